"""A student's program at the table: legal actions, matches, points by degrees."""

from __future__ import annotations

import ast
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holdem_teach.checks import Task, TaskReport, match
from holdem_teach.checks.actions import allowed
from holdem_teach.checks.match_checks import Match
from holdem_teach.checks.record import Record
from holdem_teach.game import Hand
from holdem_teach.players import Easy, easy
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import Limits

Checked = Callable[..., dict[str, TaskReport]]
CALLS = "def act(view): return ['check' if view['legal']['can_check'] else 'call']"
FOLDS = "def act(view): return ['fold']"


@pytest.fixture
def module() -> str:
    return "ex10_player"


def played(source: str, deals: int = 5, seconds: float = 0.5) -> match.Played:
    limits = Limits(cpu_seconds=seconds)
    with Child("player", source.encode(), limits) as child:
        return match.play(child, "act", Easy(), deals, Random(1))


def random_action(chance: Random) -> list[object]:
    word = chance.choice(["fold", "check", "call", "bet", "raise"])
    sized = word in ("bet", "raise")
    return [word, chance.randint(0, 220)] if sized else [word]


def test_an_action_is_allowed_where_the_engine_allows_it() -> None:
    chance, seen = Random(4), {True: 0, False: 0}
    for seed in range(200):
        hand = Hand(match.RULES, [match.STACK] * 2, seed=seed)
        while hand.actor is not None:
            action = random_action(chance)
            is_legal = hand.explain(action) is None
            seen[is_legal] += 1
            assert (allowed(hand.view(hand.actor))(action) == "") == is_legal, action
            hand.act(action if is_legal else ["fold"])
    assert min(seen.values()) > 50


@pytest.mark.parametrize(
    "action",
    [
        *(None, "call", ("call",), {}, [], [[]], ["show"], ["call", 2], ["all-in"]),
        *(["raise", *rest] for rest in ([], [6.0], ["6"], [True], [6, 6])),
    ],
)
def test_what_is_no_action_is_said_to_be_none(action: object) -> None:
    view = Hand(match.RULES, [match.STACK] * 2, seed=1).view(0)
    assert allowed(view)(action)


class _Mirror:
    """Plays as the student does, so that what one seat wins the other loses."""

    def act(self, view: dict[str, Any]) -> list[Any]:
        return ["check" if view["legal"]["can_check"] else "call"]


def test_a_deal_has_the_same_cards_from_both_seats() -> None:
    with Child("player", CALLS.encode()) as child:
        outcome = match.play(child, "act", _Mirror(), 20, Random(1))
    assert (outcome.hands, outcome.won, outcome.stopped) == (40, 0, "")
    assert not outcome.faults


def test_a_program_cannot_remember_cards_for_the_other_seat() -> None:
    outcome = played(
        """
seats = set()

def act(view):
    seats.add(view["seat"])
    return ["fold"] if len(seats) == 1 else None
"""
    )
    assert (outcome.hands, outcome.faults.total()) == (10, 0)


def test_what_breaks_a_rule_becomes_a_fold_and_is_counted() -> None:
    outcome = played("def act(view): return ['raise', 1]")
    assert outcome.faults["rules"] == outcome.faults.total() > 0
    assert outcome.examples["rules"].endswith("that is below the lowest total")
    assert outcome.rate == pytest.approx(100 * outcome.won / 2 / 10)


@pytest.mark.parametrize(
    ("source", "kind", "said"),
    [
        ("def act(view): return 1 / 0", "rules", "100 decisions"),
        ("import os\ndef act(view): os._exit(1)", "rules", "ended 3 times"),
        ("def act(view):\n    while True: pass", "time", "ended 3 times"),
        ("def other(view): pass", "rules", "ended 3 times"),
    ],
)
def test_a_program_that_does_not_play_is_stopped(
    source: str, kind: str, said: str
) -> None:
    outcome = played(source, deals=200, seconds=0.1)
    assert said in outcome.stopped
    assert outcome.faults[kind] == outcome.faults.total()


def test_decisions_may_take_only_so_much_time_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(match, "_WAITED", 2)
    slow = f"import time\n{FOLDS.replace(': ', ': time.sleep(0.05); ')}"
    outcome = played(slow, deals=100, seconds=0.2)
    assert "more than 0.4 s together" in outcome.stopped
    assert (outcome.faults["time"], outcome.faults["rules"]) == (1, 0)


@pytest.mark.parametrize(
    ("act", "points"),
    [
        (CALLS, 3.0),  # breaks no rule and is in time
        pytest.param(FOLDS, 1.0, marks=pytest.mark.slow),  # also where a check is free
    ],
)
def test_points_are_given_in_parts_and_a_lost_match_has_no_cause(
    checked: Checked, solution: str, act: str, points: float
) -> None:
    task = checked(f"{solution}\n{act}\n", graded=True)["act"]
    assert (task.status, task.score, task.max_score) == ("wrong", points, 6)
    if act == CALLS:
        assert "big blinds in 100 hands against Easy" in task.message
        assert "likely cause" not in task.message


@pytest.mark.parametrize(
    ("won", "points"), [(-1, 3), (0, 4), (39, 4), (40, 5), (79, 5), (80, 6)]
)
def test_points_come_by_degrees_of_the_win_rate(won: int, points: float) -> None:
    parts = (("rules", 2), ("time", 1), ("even", 1), ("ahead", 1), ("far ahead", 1))
    record = Record(Task("act", 6, parts=parts))
    result = Match(record, match.Played(hands=100, won=won), hidden=True)
    result.should_keep_the_rules(part="rules")
    result.should_be_in_time(part="time")
    for least, part in ((0, "even"), (20, "ahead"), (40, "far ahead")):
        result.should_win(least, part=part)
    assert record.score == points


def test_who_breaks_every_rule_earns_nothing(checked: Checked, solution: str) -> None:
    act = "def act(view): return ['raise', 6]"
    task = checked(f"{solution}\n{act}\n", graded=True)["act"]
    assert (task.status, task.score) == ("wrong", 0)


def test_easy_is_as_the_exercise_describes_it(solution: str) -> None:
    (told,) = (
        ast.get_docstring(node) or ""
        for node in ast.parse(solution).body
        if isinstance(node, ast.FunctionDef) and node.name == "act"
    )
    assert f"It raises with {easy.RAISE} and more" in " ".join(told.split())
    assert f"calls with {easy.CALL}" in " ".join(told.split())


@pytest.mark.long
def test_the_solution_gets_full_points_whatever_the_seed(
    checked: Checked,
    solution: str,
    scaled: Callable[[int], int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(match, "_WAITED", 3000)  # other work on a machine is no fault
    for seed in range(scaled(20)):
        tasks = checked(solution, graded=True, seed=f"student {seed}")
        assert sum(task.score for task in tasks.values()) == 10
