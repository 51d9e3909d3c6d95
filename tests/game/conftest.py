"""Cases, hands and random play that several tests share."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdem_teach.game import FixedLimitRules, Hand, NoLimitRules
from holdem_teach.game.rule_set import Rules

sys.path.insert(0, str(Path(__file__).parent))  # for game_tools

DATA = Path(__file__).parents[1] / "data"


@pytest.fixture(scope="session")
def cases() -> list[dict[str, Any]]:
    """The cases of ``engine_cases.json``; its ``about`` says how to read them."""
    text = (DATA / "engine_cases.json").read_text(encoding="utf-8")
    return json.loads(text)["cases"]


@pytest.fixture(scope="session")
def real_hands() -> list[dict[str, Any]]:
    """854 hands as they were played; their ids name the source.

    People at sites and at the World Series of Poker, the program Pluribus, and the
    programs of the Annual Computer Poker Competition. Hole cards that nobody saw are
    filled with others.
    """
    text = (DATA / "game_hands.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def rules_of(record: dict[str, Any]) -> Rules:
    """The rules of a real hand. Where antes are unequal the big blind pays for all."""
    small, big = sorted(sorted(record["blinds"])[-2:])
    antes = record["antes"]
    equal = len(set(antes)) == 1
    rest = {"ante": antes[0]} if equal else {"big_blind_ante": max(antes)}
    if record["game"] == "nolimit":
        return NoLimitRules(small, big, **rest)
    return FixedLimitRules(*record["bets"], small_blind=small, **rest)


@pytest.fixture(scope="session")
def start_of() -> Callable[[dict[str, Any]], Hand]:
    """A real hand before its first action."""

    def start(record: dict[str, Any]) -> Hand:
        return Hand(
            rules_of(record),
            record["stacks"],
            record["button"],
            holes=record["holes"],
            board=record["board"],
        )

    return start


@pytest.fixture(scope="session")
def play() -> Callable[[Hand, list[list[Any]]], None]:
    """Do actions that begin with the seat whose turn it has to be."""

    def play_all(hand: Hand, actions: list[list[Any]]) -> None:
        for seat, *action in actions:
            assert hand.actor == seat, (hand.actor, seat, action)
            hand.act(action)

    return play_all
