"""The freezeout ranking: 6,331 values, and at least one card of one's own."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import holdem_teach as ht
from holdem_teach.cards import DECK, Cards
from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.freezeout import (
    best_value,
    freezeout_values,
    reference_freezeout_value,
)

spots = st.lists(st.sampled_from(DECK), unique=True, min_size=5, max_size=7)


@pytest.fixture(scope="module")
def cases(root):
    path = root / "tests" / "data" / "engine_cases.json"
    found = json.loads(path.read_text(encoding="utf-8"))["cases"]
    found = [case for case in found if "seed_limit_rules" in case["expected"]]
    assert len(found) == 17
    return found


def test_there_are_6331_values_as_many_in_each_category_as_the_rules_say() -> None:
    kinds = {
        value: category(standard)
        for standard, value in enumerate(freezeout_values())
        if standard
    }
    assert sorted(kinds) == list(range(1, 6332))
    counts = Counter(kinds.values())
    assert [counts[name] for name in reversed(CATEGORIES)] == [
        10, 13, 13, 1277, 10, 13, 858, 2860, 1277,
    ]  # fmt: skip


def test_each_case_has_its_winners_and_categories(cases) -> None:
    for case in cases:
        board, holes = case["setup"]["board"], case["setup"]["hole"]
        values = [ht.freezeout_value(hole, board) for hole in holes]
        winners = [seat for seat, value in enumerate(values) if value == max(values)]
        standard = [
            best_value(ht.parse_cards(hole), ht.parse_cards(board), 1) for hole in holes
        ]
        expected = case["expected"]["seed_limit_rules"]
        assert winners == expected["winners"], case["id"]
        assert list(map(category, standard)) == expected["categories"], case["id"]


@given(spots)
def test_the_readable_twin_agrees(cards: list[ht.Card]) -> None:
    hole, board = Cards(cards[:2]), Cards(cards[2:])
    assert ht.freezeout_value(hole, board) == reference_freezeout_value(hole, board)


@given(spots)
def test_no_hand_is_worth_more_than_without_the_rule(cards: list[ht.Card]) -> None:
    free = freezeout_values()[ht.evaluate(cards)]
    assert ht.freezeout_value(cards[:2], cards[2:]) <= free


def test_the_board_alone_is_never_a_hand() -> None:
    royal = "As Ks Qs Js Ts"
    assert ht.freezeout_value("2c 3d", royal) < ht.freezeout_value("9s 2d", royal)


@pytest.mark.parametrize(
    ("hole", "board"),
    [("Ad", "3h 4c Jh"), ("Ad Qc", "3h 4c"), ("Ad Qc", "Ad 4c Jh"), ("Ad Qc Jc", "")],
)
def test_too_few_too_many_or_twice(hole: str, board: str) -> None:
    with pytest.raises(ht.CardError):
        ht.freezeout_value(hole, board)
