"""A person at a terminal is asked until the answer is legal."""

from __future__ import annotations

import pytest

from holdem_teach.game import FreezeoutRules, Hand, NoLimitRules
from holdem_teach.players.person import Person


def answer(hand: Hand, *lines: str):
    said, left = [], iter(lines)
    person = Person(ask=lambda prompt: next(left), tell=said.append)
    return person.act(hand.view(hand.actor)), said


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("fold", ["fold"]),
        (" CALL ", ["call"]),
        ("raise 12", ["raise", 12]),
        ("all-in", ["all-in"]),
    ],
)
def test_a_legal_line_is_the_action(line, action):
    hand = Hand(NoLimitRules(1, 2), [200, 200], seed=1)
    assert answer(hand, line)[0] == action
    assert hand.explain(action) is None


@pytest.mark.parametrize(
    "line",
    [
        "",
        "check",
        "raise",
        "raise 3",
        "raise -5",
        "raise x",
        "raise 201",
        "bet 4",
        "muck",
        "announce",
        "straddle",
        "raise 1_0",
        "raise ²",
    ],
)
def test_any_other_is_asked_again(line):
    hand = Hand(NoLimitRules(1, 2), [200, 200], seed=1)
    action, said = answer(hand, line, "fold")
    assert action == ["fold"] and said[-1].endswith("is none of them.")


def test_the_lines_that_teachers_are_given_play_a_hand(root, monkeypatch, capsys):
    page = (root / "notebooks" / "teacher" / "players.md").read_text(encoding="utf-8")
    lines = page.partition("## Playing oneself")[2].partition("```python\n")[2]
    monkeypatch.setattr(Person.__init__, "__defaults__", (lambda prompt: "fold", print))
    exec(lines.partition("```")[0], {})
    said = capsys.readouterr().out
    assert "You hold" in said and said.endswith("[-1, 1]\n")


def test_at_the_showdown_the_best_hand_is_announced():
    hand = Hand(FreezeoutRules(), [100, 100], seed=1)
    while not hand.legal_actions().can_announce:
        legal = hand.legal_actions()
        word = "check" if legal.can_check else "call" if legal.call_adds else "straddle"
        hand.act(answer(hand, word)[0])
    assert hand.act(answer(hand, "announce")[0]) is None
