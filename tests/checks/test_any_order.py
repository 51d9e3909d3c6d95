"""Answers whose order is left open: any order and any equally good choice is right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from holdem_teach.checks import TaskReport

Checked = Callable[..., dict[str, TaskReport]]
BACKWARDS = "max(combinations(seven[::-1], 5), key=rank_key)"


@pytest.fixture
def module() -> str:
    return "ex03_best_hand"


@pytest.mark.parametrize("graded", [False, True])
@pytest.mark.parametrize(
    "returned", [BACKWARDS, f"{BACKWARDS}[::-1]", f"tuple(sorted({BACKWARDS}))"]
)
def test_other_orders_and_choices_are_right(
    checked: Checked, solution: str, returned: str, graded: bool
) -> None:
    text = f"{solution}\ndef best_five(seven): return {returned}\n"
    assert checked(text, graded=graded)["best_five"].status == "passed"


@pytest.mark.parametrize(
    ("returned", "said"),
    [
        (f"list({BACKWARDS})", "a list where a tuple is asked"),
        (f"{BACKWARDS}[:4]", "expected ('2h', '2s', 'Ac', 'Kd', 'Jh'), in any order"),
        (f"{BACKWARDS}[:4] + ('Ac',)", "'Ac') came back"),
        ("tuple(seven)", "came back; expected"),
        ("(None, 1, True, 'Ac', seven)", "came back; expected"),
        ("None", "was return forgotten?"),
    ],
)
def test_all_else_is_wrong(
    checked: Checked, solution: str, returned: str, said: str
) -> None:
    text = f"{solution}\ndef best_five(seven): return {returned}\n"
    task = checked(text)["best_five"]
    assert (task.status, task.score) == ("wrong", 0)
    assert said in task.message


@pytest.mark.parametrize("order", ["", "[::-1]"])
def test_a_cause_is_found_in_any_order(
    checked: Checked, solution: str, order: str
) -> None:
    wrong = f"def best_five(seven): return tuple(seven[:5]){order}"
    task = checked(f"{solution}\n{wrong}\n")["best_five"]
    assert "A likely cause: the first five cards came back" in task.message
