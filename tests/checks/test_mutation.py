"""The checks of an exercise notice small changes in its solution."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(path.stem for path in (ROOT / "solutions").glob("ex*.py"))
sys.path.insert(0, str(ROOT / "tests" / "exercises" / "mutation"))

from mutants import Mutant, change, mutants_of  # noqa: E402
from trial import (  # noqa: E402
    is_as_good,
    is_caught,
    is_equivalent,
    outcome,
    statuses,
)


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    """What runs two trials at a time."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        yield executor


@pytest.mark.long
@pytest.mark.parametrize("module", MODULES)
def test_the_checks_catch_mutants(
    module: str, pool: Executor, scaled: Callable[[int], int]
) -> None:
    text = (ROOT / "solutions" / f"{module}.py").read_text(encoding="utf-8")
    found = statuses(module, text)
    assert set(found.values()) == {"passed"}
    assert all(is_equivalent(module, Mutant(task, text, ""), 2) for task in found)
    every = list(mutants_of(text))
    mutants = random.Random(module).sample(every, scaled(len(every)))
    trial = partial(outcome, module, inputs=scaled(10_000))
    pairs = list(zip(mutants, pool.map(trial, mutants), strict=True))
    print(table(module, pairs))
    count = Counter(came for _, came in pairs)
    assert count["caught"] >= 0.95 * (count["caught"] + count["survived"])


def table(module: str, pairs: list[tuple[Mutant, str]]) -> str:
    """Return a line for each task, and each change that the checks do not see."""
    lines = [module]
    for task in dict.fromkeys(mutant.task for mutant, _ in pairs):
        count = Counter(came for mutant, came in pairs if mutant.task == task)
        lines.append(f"  {task}: {count.total()} mutants, {dict(count)}")
    unseen = [(mutant, came) for mutant, came in pairs if came != "caught"]
    lines += [f"{came} in {mutant.task}:\n{mutant.change}" for mutant, came in unseen]
    return "\n".join(lines)


def test_a_mutant_is_one_change_in_a_gap() -> None:
    text = (
        "LIMIT = 3\n"
        "def f(x):\n"
        "    y = x + 1\n"
        "    # BEGIN SOLUTION\n"
        "    return x < LIMIT\n"
        "    # END SOLUTION\n"
    )
    (mutant,) = mutants_of(text)
    assert mutant.task == "f"
    assert mutant.change == "-    return x < LIMIT\n+    return x <= LIMIT"
    assert mutant.source == text.replace("<", "<=")


@pytest.fixture
def mutated() -> Callable[[str, str, str], Mutant]:
    """A mutant of ex01's ``choose`` with one text in the place of another."""
    text = (ROOT / "solutions" / "ex01_cards.py").read_text(encoding="utf-8")

    def make(old: str, new: str) -> Mutant:
        assert text.count(old) == 1
        source = text.replace(old, new)
        return Mutant("choose", source, change(text, source))

    return make


@pytest.mark.parametrize(
    ("new", "caught", "equivalent"),
    [
        ("ways = 1", False, True),  # the solution itself
        ("ways = 2 // 2", False, True),
        ("ways = 2", True, False),
        ("ways = 1 if n != 59 else 2", False, False),  # seldom asked for by checks
        ("ways = None", True, False),
    ],
)
def test_a_mutant_is_caught_or_as_good_or_neither(
    mutated: Callable[[str, str], Mutant], new: str, caught: bool, equivalent: bool
) -> None:
    mutant = mutated("ways = 1\n", f"{new}\n")
    assert is_caught("ex01_cards", mutant) == caught
    assert is_equivalent("ex01_cards", mutant, 1000) == equivalent


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "right"),
    [
        ("strong >= 0.55 else 0.2)", "strong >= 0.6 else 0.3)", True),
        ('\n    return ["fold"]', '\n    return ["check"]', False),  # not always legal
        ('\n    return ["fold"]', "\n    return wager(view, 9)", False),  # loses
    ],
)
def test_another_player_is_as_good_if_it_keeps_the_rules_and_wins(
    old: str, new: str, right: bool
) -> None:
    text = (ROOT / "solutions" / "ex10_player.py").read_text(encoding="utf-8")
    assert text.count(old) == 1
    mutant = Mutant("act", text.replace(old, new), "")
    assert is_as_good("ex10_player", mutant, 200) == right
