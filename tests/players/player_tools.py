"""Players at a table, and hands that they play to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from game_tools import random_rules

from holdem_teach.game import Hand
from holdem_teach.game.rule_set import Rules

View = dict[str, Any]
Act = Callable[[View], list[Any]]


def play(hand: Hand, acts: Sequence[Act | None], most: int = 400) -> list[int]:
    """Play a hand to its end; return what each seat gains."""
    for _ in range(most):
        if hand.is_over:
            return hand.net
        hand.act(acts[hand.actor](hand.view(hand.actor)))
    raise AssertionError("the hand does not end")


def any_table(game: str, random: Random) -> tuple[Rules, list[int], int]:
    """Rules of any kind, stacks from one chip to 500 bets, and a button."""
    rules = random_rules(game, random)
    players = random.randint(2, min(9, rules.most_players))
    top = random.choice([12, 60, 400, 5000])
    stacks = [random.randint(1, top) for _ in range(players)]
    if random.random() < 0.2:
        stacks.insert(random.randint(0, players), 0)
    button = random.choice([seat for seat, chips in enumerate(stacks) if chips])
    return rules, stacks, button
