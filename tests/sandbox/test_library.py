"""What a file may use of the library from ex07 on: two names, as they are outside."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import holdem_teach as ht
from holdem_teach.cards import DECK
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.library import HOMES
from holdem_teach.sandbox.reply import Reply

SOURCE = b"""
import sys

import holdem_teach as ht
from holdem_teach import evaluate, parse_cards


def values(hands):
    return [evaluate(hand) for hand in hands]


def read(cards):
    return [[int(card), card.rank, card.suit, str(card)] for card in parse_cards(cards)]


def names():
    return [name for name in dir(ht) if not name.startswith("__")]


def modules():
    return [name for name in sys.modules if name.startswith("holdem_teach")]


def globals_of(name):
    return sorted(getattr(ht, name).__globals__)


def take_by_import(name):
    exec(f"from holdem_teach import {name}")


def take_as_module(name):
    exec(f"import holdem_teach.{name}")


def take_by_dot(name):
    return getattr(ht, name)


def lack_something_else():
    return sys.nothing
"""


@pytest.fixture(scope="module")
def child() -> Iterator[Child]:
    with Child("ex99_library", SOURCE, library=tuple(HOMES)) as child:
        yield child


def test_it_evaluates_as_the_library_does(child: Child) -> None:
    draw = random.Random(1)
    cards = [draw.sample(DECK, draw.choice((5, 6, 7))) for _ in range(6_000)]
    flushes = [draw.sample(range(draw.randrange(4), 52, 4), 7) for _ in range(1_000)]
    hands = [list(map(int, hand)) for hand in cards + flushes]
    texts = [" ".join(map(str, hand)) for hand in cards]
    for given in (hands, texts):
        for start in range(0, len(given), 1_000):
            some = given[start : start + 1_000]
            assert child.call("values", [some]).value == [ht.evaluate(h) for h in some]


@pytest.mark.parametrize("cards", ["Ad Qc", "AdQc", "a♦ q♣", "10d Qc", "", [0, 51]])
def test_it_reads_cards_as_the_library_does(child: Child, cards: str) -> None:
    read = ht.parse_cards(cards)
    expected = [[int(card), card.rank, card.suit, str(card)] for card in read]
    assert child.call("read", [cards]).value == expected


@pytest.mark.parametrize(
    "cards",
    [
        "Ad Qc 3h 4c",
        "Ad Qc 3h 4c Jh Jh",
        "Ad Qc 3h 4c Xh",
        "Ad Qc 3h 4c J",
        "2c 3c 4c 5c 6c 7c 8c 9c",
        ["Ad", "Qc", "3h", "4c", "Jh"],
        [1, 2, 3, 4, 52],
        [True, 2, 3, 4, 5],
        7,
    ],
)
def test_it_refuses_in_the_same_words(child: Child, cards: object) -> None:
    with pytest.raises(ht.CardError) as caught:
        ht.evaluate(cards)
    reply = child.call("values", [[cards]])
    assert reply.status == "raised"
    assert reply.error == "holdem_teach.cards.CardError"
    assert reply.detail == f"CardError: {caught.value}"


def test_nothing_else_of_the_library_is_there(child: Child) -> None:
    assert child.call("names", []).value == ["evaluate", "parse_cards"]
    assert child.call("modules", []).value == ["holdem_teach"]
    for name in HOMES:
        reached = child.call("globals_of", [name]).value
        assert not [n for n in reached if "strength" in n or "numpy" in n]


@pytest.mark.parametrize(
    ("way", "name"),
    [
        ("take_by_import", "effective_hand_strength"),
        ("take_by_import", "strength"),
        ("take_by_dot", "effective_hand_strength"),
        ("take_by_dot", "__path__"),
        ("take_by_dot", "__file__"),
        ("take_as_module", "strength"),
        ("take_as_module", "cards"),
    ],
)
def test_what_is_not_there_is_said(child: Child, way: str, name: str) -> None:
    reply = child.call(way, [name])
    assert reply.status == "raised"
    assert "of holdem_teach this exercise has these alone: evaluate, parse" in (
        reply.detail
    )


def test_what_another_module_lacks_is_said_as_ever(child: Child) -> None:
    detail = child.call("lack_something_else", []).detail
    assert detail == "AttributeError: module 'sys' has no attribute 'nothing'"


def loaded(source: str, library: tuple[str, ...]) -> Reply:
    with Child("ex99_library", source.encode(), library=library) as child:
        return child.load()


def test_an_exercise_may_allow_one_name_alone() -> None:
    line = "from holdem_teach import "
    assert loaded(f"{line}parse_cards", ("parse_cards",)).status == "answered"
    detail = loaded(f"{line}evaluate", ("parse_cards",)).detail
    assert "has these alone: parse_cards;" in detail


@pytest.mark.parametrize(
    "line", ["import holdem_teach", "from holdem_teach import evaluate"]
)
def test_without_leave_there_is_no_library(line: str) -> None:
    reply = loaded(line, ())
    assert reply.status == "raised"
    assert (
        "holdem_teach may not be used in this exercise, which is yours" in reply.detail
    )
