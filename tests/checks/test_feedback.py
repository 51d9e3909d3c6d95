"""What a student reads: every kind of trouble has a sentence of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from holdem_teach.checks import ModuleReport, TaskReport, next_steps, run_checks

Checked = Callable[..., dict[str, TaskReport]]
FLUSH = "len({card[1] for card in hand}) == 1"


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        ("pass", "wrong", "None came back (was return forgotten?); expected True"),
        (f"print({FLUSH})", "wrong", "with return instead of print"),
        (f"return int({FLUSH})", "wrong", "a number where True or False is asked"),
        (f"return str({FLUSH})", "wrong", "leave out the quotation marks"),
        ("return hand", "wrong", "a list where a truth value is asked"),
        ("return hand[7] == 1", "crashed", "IndexError: list index out of range"),
        ("while True: pass", "slow", "is there a loop that never ends?"),
        ("raise SystemExit", "crashed", "a function should return instead"),
        (
            "return (x for x in hand)",
            "refused",
            "list(...) or tuple(...) makes a plain",
        ),
        ("return {card[1] for card in hand}", "refused", "sorted(...) makes a list"),
        ("import collections as c; return c.Counter()", "refused", "dict(...) makes"),
        ("return 1j", "refused", "a value of type complex came back"),
        ("raise NotImplementedError", "crashed", "reached a part that is not written"),
        ("import helper", "crashed", "put what you need into ex02_ranking.py"),
        ("import helper", "crashed", "no module helper: is its name spelled right?"),
        ("import randm", "crashed", "there is no module randm; is random meant?"),
        ("import holdem_teach", "crashed", "may not be used in this exercise"),
        ("import numpy", "crashed", "numpy may not be used in this exercise"),
        ("return map(len, hand)", "refused", "map came back, which gives one thing"),
        ("import itertools as i; return i.count()", "refused", "list(...) makes a"),
        ("return 1.5 ^ 2", "crashed", "a power is written with two stars"),
        ("return None[0]", "crashed", "something here is None"),
        ("return max([])", "crashed", "there was nothing to choose from"),
        ("return 2(hand)", "crashed", "brackets follow something that is no function"),
    ],
)
def test_each_trouble_has_its_sentence(
    checked: Checked, solution: str, body: str, status: str, said: str
) -> None:
    text = f"{solution}\ndef is_flush(hand):\n {body}\n"
    task = checked(text)["is_flush"]
    assert (task.status, task.score) == (status, 0)
    assert said in task.message
    assert task.message.startswith("is_flush(Th 3h Ah 9h 4h): ")
    attempt, step = next_steps("ex02_ranking", task)
    assert attempt.endswith("print(is_flush(['Th', '3h', 'Ah', '9h', '4h']))")
    assert step == "Next step: hint 1 of 2: holdem-teach hint ex02.is_flush 1"
    assert "!" not in task.message


@pytest.mark.slow
def test_a_sentence_ends_once(checked: Checked, solution: str) -> None:
    for body, said in {
        "while True: pass": "is there a loop that never ends?",
        "raise ValueError('this is bad.')": "ValueError: this is bad.",
        "raise ValueError('why?')": "ValueError: why?",
        "raise ValueError('no\\r\\n')": "ValueError: no.",
    }.items():
        task = checked(f"{solution}\ndef is_flush(hand):\n {body}\n")["is_flush"]
        assert task.message.splitlines()[0].endswith(said)


@pytest.mark.parametrize(
    "head", ["while True: pass", "1 / 0", "import os; os._exit(3)"]
)
def test_trouble_at_loading_names_no_input_and_no_hint(
    checked: Checked, head: str
) -> None:
    for task in checked(f"{head}\n").values():
        assert task.message.startswith("ex02_ranking.py stopped while it was loaded: ")
        assert not task.hints
        assert not task.explore


def test_a_file_that_cannot_be_read_asks_for_no_hint(checked: Checked) -> None:
    assert {task.hints for task in checked("def f(:\n").values()} == {0}


FALLS_THROUGH = """
def straight_high(hand):
    ranks = sorted(rank_counts(hand))
    print(ranks)
    if len(ranks) == 5 and ranks[4] - ranks[0] == 4:
        return ranks[4]
"""


def test_a_function_that_returns_elsewhere_does_not_print_instead(
    checked: Checked, solution: str
) -> None:
    task = checked(f"{solution}\n{FALLS_THROUGH}")["straight_high"]
    said = "None came back (does it reach a return for this input?); expected"
    assert f"straight_high(5c 4d 3h 2s Ac): {said} 5." in task.message
    # the first input is the one that it returns nothing for
    later = "def is_flush(hand):\n print(hand)\n if hand[0] != 'Th': return False\n"
    task = checked(f"{solution}\n{later}")["is_flush"]
    assert f"is_flush(Th 3h Ah 9h 4h): {said} True." in task.message


def test_a_cause_elsewhere_is_named_only_if_that_task_failed(
    checked: Checked, solution: str
) -> None:
    own = """
_category = category
def category(hand):
    if sorted(rank_counts(hand)) == [2, 3, 4, 5, 14]:
        return "flush" if is_flush(hand) else "high card"
    return _category(hand)
"""
    for graded in (False, True):
        tasks = checked(f"{solution}\n{own}", graded=graded)
        assert tasks["straight_high"].status == "passed"
        assert tasks["category"].status == "wrong"
        assert "It seems to come from" not in tasks["category"].message


def test_a_numpy_number_has_its_sentence(checked: Checked, solution: str) -> None:
    module = "import types\nnumpy = type('bool_', (), {'__module__': 'numpy'})\n"
    text = f"{solution}\n{module}\ndef is_flush(hand): return numpy()\n"
    task = checked(text)["is_flush"]
    assert task.status == "refused"
    assert "type numpy.bool_ came back: int(...), float(...)" in task.message


def test_a_changed_input_is_told_and_costs_nothing(
    checked: Checked, solution: str
) -> None:
    sort = "def is_flush(hand):\n hand.sort()\n return hand and " + FLUSH
    task = checked(f"{solution}\n{sort}\n")["is_flush"]
    assert task.status == "passed"
    assert "The call also changed hand" in task.message
    assert "hand.copy() makes a copy to work on, and new = hand makes none" in (
        task.message
    )


@pytest.mark.parametrize("module", ["ex01_cards"])
def test_a_changed_input_fails_where_it_is_promised_to_stay(
    checked: Checked, solution: str
) -> None:
    right = "right = remaining\ndef remaining(cards):\n left = right(cards)\n "
    changes = {"": "passed", "cards[:] = [print]": "wrong", "cards.clear()": "wrong"}
    for change, status in changes.items():
        text = f"{solution}\n{right}{change}\n return left\n"
        task = checked(text)["remaining"]
        assert task.status == status
    assert "remaining(2c): cards was changed, and should stay as it" in task.message
    assert task.message.count("cards.copy()") == 1


def test_a_print_costs_nothing_and_is_shown_when_it_fails(
    checked: Checked, solution: str
) -> None:
    debug = "def is_flush(hand):\n print('here', hand[0])\n return " + FLUSH
    task = checked(f"{solution}\n{debug}\n")["is_flush"]
    assert task.status == "passed"
    task = checked(f"{solution}\n{debug} or None\n")["is_flush"]
    assert task.status == "wrong"
    assert task.printed == "here Th\n"  # of the first hand that is no flush


def test_only_the_students_lines_are_shown(checked: Checked) -> None:
    text = "def is_flush(x):\n    return deeper(x)\n\ndef deeper(x):\n    return x[9]\n"
    task = checked(text)["is_flush"]
    assert task.traceback.splitlines() == [
        "line 2, in is_flush: return deeper(x)",
        "line 5, in deeper: return x[9]",
    ]


def test_a_task_that_uses_a_stub_says_so(checked: Checked, solution: str) -> None:
    text = (
        f"{solution}\ndef straight_high(hand):\n raise NotImplementedError('later')\n"
    )
    task = checked(text)["category"]
    assert task.status == "crashed"
    assert "not written yet (line" in task.message


def test_a_missing_file_and_one_that_python_cannot_read(
    report_of: Callable[..., ModuleReport],
) -> None:
    report = report_of(None)
    assert report.problem == "ex02_ranking.py is not there"
    assert {task.status for task in report.tasks} == {"missing"}
    report = report_of("def category(hand)\n    pass\n")
    assert report.problem == (
        "ex02_ranking.py cannot be read by Python: line 1, column 19: expected ':'"
    )
    assert {task.status for task in report.tasks} == {"crashed"}
    assert report.score == 0
    assert report.max_score == 10


def test_keys_that_cannot_be_compared(checked: Checked, solution: str) -> None:
    mixed = "def rank_key(hand): return (len(hand), None if hand[0] > '5' else 1)"
    task = checked(f"{solution}\n{mixed}\n")["rank_key"]
    assert task.status == "wrong"
    text = "def rank_key(hand): return [1]"
    task = checked(f"{solution}\n{text}\n")["rank_key"]
    assert "a list where a tuple is asked" in task.message
    assert "expected a tuple" in task.message


@pytest.mark.parametrize("key", ["(nan,)", "((1, [nan]), hand[0])", "({nan: 1},)"])
def test_nan_in_a_key_is_never_right(checked: Checked, solution: str, key: str) -> None:
    text = f"nan = float('nan')\ndef rank_key(hand): return {key}"
    task = checked(f"{solution}\n{text}\n")["rank_key"]
    assert (task.status, task.passed) == ("wrong", 0)
    assert "nan is no number" in task.message


def test_a_task_that_passed_tells_the_solutions_idea(
    checked: Checked, solution: str
) -> None:
    tasks = checked(f"{solution}\ndef is_flush(hand): return None\n")
    assert "set of suits" not in tasks["is_flush"].idea
    assert tasks["is_flush"].hints == 2
    assert "one counter for each rank" in tasks["rank_counts"].idea
    assert tasks["rank_counts"].hints == 0


def test_a_case_of_hole_and_board_can_be_opened(tmp_path: Path) -> None:
    file = tmp_path / "test_ex77_open.py"
    file.write_text(
        "from holdem_teach.checks import task\n"
        "MODULE = 'ex77_open'\n"
        "@task('strength', points=10, hints=())\n"
        "def test_strength(student):\n"
        "    student.strength(['Ad', 'Qc'], ['3h', '4c', 'Jh']).should_be(0.5)\n"
        "@task('potential', points=0, hints=())\n"
        "def test_potential(student):\n"
        "    spot = ('Ad Qc', '3h 4c Jh')\n"
        "    student.potential([1, 2]).should_be(0.5, explore=spot)\n"
        "@task('count', points=0, hints=())\n"
        "def test_count(student):\n"
        "    student.count(['Ad', 'Qc'], 3).should_be(0.5)\n",
        encoding="utf-8",
    )
    empty = '{"stub": "", "hidden_checks": 0, "parameters": [], "given": {},'
    empty += ' "causes": {}}'
    known = ", ".join(f'"{n}": {empty}' for n in ("strength", "potential", "count"))
    file.with_suffix(".json").write_text(f"{{{known}}}", encoding="utf-8")
    source = b"strength = potential = count = lambda *given: 1\n"
    report = run_checks("ex77_open", source, [file])
    lines = [task.explore for task in report.tasks]
    assert lines == ['ht.explore("Ad Qc", "3h 4c Jh")'] * 2 + [""]
    step, _ = next_steps("ex77_open", report.tasks[0], "call")
    assert step == 'See these cards: ht.explore("Ad Qc", "3h 4c Jh")'


STRENGTH = pytest.mark.parametrize("module", ["ex07_hand_strength"])


@STRENGTH
@pytest.mark.parametrize(
    "body",
    [
        "pass",
        *(
            pytest.param(b, marks=pytest.mark.slow)
            for b in ("return 1 / 0", "return []")
        ),
    ],
)
def test_a_task_that_uses_one_that_is_not_right_says_so(
    checked: Checked, solution: str, body: str
) -> None:
    tasks = checked(f"{solution}\ndef opponent_hands(hole, board):\n {body}\n")
    uses = "It uses opponent_hands, which is not right yet: put that right first."
    for name in ("ahead_tied_behind", "hand_strength"):
        assert uses in tasks[name].message.splitlines()
    assert "It uses" not in tasks["opponent_hands"].message
    own = "def ahead_tied_behind(hole, board): return strength(hole + board)\n"
    tasks = checked(f"{solution}\ndef opponent_hands(hole, board): pass\n{own}")
    assert "It uses" not in tasks["ahead_tied_behind"].message
    # a divisor of 1,081 would give the same shares, and is not what is wrong
    own = "right = ahead_tied_behind\ndef ahead_tied_behind(hole, board):\n"
    own += " ahead, tied, _ = right(hole, board)\n return ahead, tied, 1081-ahead-tied"
    message = checked(f"{solution}\n{own}\n")["hand_strength"].message
    assert "likely cause" not in message and "It uses ahead_tied_behind" in message


EMPTIED = """
def opponent_hands(hole, board):
    for card in hole + board:
        DECK.remove(card)
    return list(combinations(DECK, 2))
"""


@STRENGTH
def test_what_was_given_and_is_changed_is_named(
    checked: Checked, solution: str
) -> None:
    emptied = checked(solution + EMPTIED)
    for name in ("opponent_hands", "ahead_tied_behind", "hand_strength"):
        said = "DECK, which stands at the top of the file, was changed by a call"
        assert said in emptied[name].message
    edited = solution.replace('return evaluate(" ".join(cards))', "return len(cards)")
    for text in (edited, solution.replace('"cdhs"]', '"cdh"]')):
        tasks = checked(text)
        name = "strength" if text is edited else "DECK"
        assert tasks["reweighted"].status == "passed"
        assert tasks["ahead_tied_behind"].status == "wrong"
        said = f"{name} was given with this exercise, and is changed now"
        assert said in tasks["ahead_tied_behind"].message
        assert "likely cause" not in tasks["ahead_tied_behind"].message


@STRENGTH
@pytest.mark.parametrize(
    ("counts", "told"), [("0, 1, 0", 1), ("628, 9, 453", 1090), ("628, 10, 443", None)]
)
def test_counts_that_do_not_make_all_hands_say_their_sum(
    checked: Checked, solution: str, counts: str, told: int | None
) -> None:
    text = f"{solution}\ndef ahead_tied_behind(hole, board): return {counts}\n"
    task = checked(text)["ahead_tied_behind"]
    assert "expected (628, 9, 444)" in task.message
    said = (
        f"the counts make {told:,} together, and there are 1,081 hands" if told else ""
    )
    assert said in task.message
    assert ("together" in task.message) == bool(said)


def test_a_stub_says_which_line_is_to_be_written(
    checked: Checked, files: dict[str, Path]
) -> None:
    text = files["stub"].read_text(encoding="utf-8")
    task = checked(text)["rank_counts"]
    first, second = next_steps("ex02_ranking", task)
    assert first == f"Next step: write it in place of line {task.stub_line}."
    assert "raise NotImplementedError" in text.splitlines()[task.stub_line - 1]
    assert second.startswith("If you are stuck, hint 1 of 2: ")


def test_a_line_that_python_cannot_read_is_shown(
    report_of: Callable[..., ModuleReport],
) -> None:
    report = report_of("x = 1\ndef category(hand):\n    return (hand\n")
    assert report.excerpt.splitlines() == ["return (hand", " " * 7 + "^"]
    report = report_of("def category(hand):\n    return \x1b[1\n")
    assert "\x1b" not in report.excerpt
    assert report_of("x = 1\n").excerpt == ""


def test_a_file_that_stops_says_its_line_once(
    report_of: Callable[..., ModuleReport],
) -> None:
    report = report_of("x = 1\nimport randm\n")
    said = "there is no module randm; is random meant? (line 2: import randm)"
    assert report.problem == f"ex02_ranking.py stopped while it was loaded: {said}"
    for task in report.tasks:
        assert task.message == f"{report.problem}."
