"""The game that CONTRIBUTING.md adds in a few lines works everywhere at once."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from game_tools import play_out

from holdem_teach.game import Hand, Table
from holdem_teach.game.rule_set import Rules
from holdem_teach.game.rules import rules_from_plain


@pytest.fixture(scope="module")
def example(root) -> dict[str, Any]:
    text = (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    part = text.partition("## Adding a game")[2]
    (code,) = re.findall(r"```python\n(.*?)```", part, re.DOTALL)[:1]
    names: dict[str, Any] = {}
    exec(code, names)
    names["said"] = re.search(r"# (fold.*)", code)[1]
    yield names
    del Rules.known["potlimit"]


def test_the_example_prints_what_it_says(example) -> None:
    assert str(example["hand"].legal_actions()) == example["said"]


def test_a_raise_is_at_most_the_pot(example) -> None:
    hand = Hand(example["PotLimitRules"](1, 2), [200, 200, 200], seed=7)
    assert "highest total to raise to is 7" in hand.explain(["raise", 8])
    hand.raise_to(7)
    assert hand.legal_actions().raise_to == (12, 23)  # calls 6, and raises by 16
    hand.call()
    hand.call()
    assert hand.legal_actions().bet_to == (2, 21)


def test_hands_go_to_files_and_tables_go_on(example) -> None:
    rules = example["PotLimitRules"](5, 10, ante=1)
    assert rules_from_plain(rules.plain()) == rules
    for number in range(20):
        random = Random(number)
        hand = Hand(rules, [random.randint(1, 400) for _ in range(5)], seed=number)
        play_out(hand, random)
        assert sum(hand.net) == 0
        assert hand.view(0)["game"] == "potlimit"
    table = Table(rules, [100, 100], seed=1)
    table.deal()
    assert Table.from_json(table.to_json()).view(0) == table.view(0)
