"""Names of hands, the five that count, and the tables that are made of them."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.ranking import tables
from holdem_teach.ranking.categories import (
    best_five,
    category,
    describe,
    describe_value,
    reference_value,
)
from holdem_teach.ranking.evaluator import evaluate

hands = st.lists(st.sampled_from(DECK), unique=True, min_size=5, max_size=7)


@pytest.mark.parametrize(
    ("cards", "five", "words"),
    [
        ("As Ks Qs Js Ts", "As Ks Qs Js Ts", "straight flush, ace high"),
        ("5d 4d 3d 2d Ad Kd", "5d 4d 3d 2d Ad", "straight flush, five high"),
        ("Ac 6d 6s 6h 6c 2d", "6d 6s 6h 6c Ac", "four of a kind, sixes with ace"),
        ("7d 2c 7h 2d 7s", "7d 7h 7s 2c 2d", "full house, sevens over twos"),
        ("7d 2c 7h 2d 7s 2h Ac", "7d 7h 7s 2c 2d", "full house, sevens over twos"),
        ("2h Jh 9h Kh 3h", "Kh Jh 9h 3h 2h", "flush, king, jack, nine, three and two"),
        ("Ah 2d 3c 4s 5h", "5h 4s 3c 2d Ah", "straight, five high"),
        ("Ah 2d 3c 4s 5h 6d", "6d 5h 4s 3c 2d", "straight, six high"),
        ("Td 9c 8d 7h 6s", "Td 9c 8d 7h 6s", "straight, ten high"),
        (
            "3d 3c 3h Ks Qd",
            "3d 3c 3h Ks Qd",
            "three of a kind, threes with king and queen",
        ),
        (
            "8d 4c 8s 4h 7d 7c",
            "8d 8s 7d 7c 4c",
            "two pair, eights and sevens with four",
        ),
        ("Ah Ad Kc Qs 6h", "Ah Ad Kc Qs 6h", "one pair, aces with king, queen and six"),
        (
            "7d 5c 4h 3s 2d",
            "7d 5c 4h 3s 2d",
            "high card, seven, five, four, three and two",
        ),
    ],
)
def test_best_five_and_words(cards: str, five: str, words: str) -> None:
    assert str(best_five(cards)) == five
    assert describe(cards) == words
    assert words.startswith(category(evaluate(cards)))


def test_of_equal_choices_the_first_cards_count() -> None:
    assert str(best_five("Ac Kc Qd Jh Tc Ts Td")) == "Ac Kc Qd Jh Tc"
    assert str(best_five("Ts Td Ac Kc Qd Jh Tc")) == "Ac Kc Qd Jh Ts"


@given(hands)
def test_the_best_five_are_worth_the_whole_hand(cards: list[int]) -> None:
    five = best_five(cards)
    assert set(five) <= set(cards)
    assert len(set(five)) == 5
    assert evaluate(five) == evaluate(cards)
    assert describe(five) == describe(cards) == describe_value(evaluate(cards))


def test_every_value_has_words_of_its_own() -> None:
    assert len({describe_value(value) for value in range(1, 7463)}) == 7462


@pytest.mark.parametrize("value", [0, 7463, -1, 1.5, None, True, "7", 10**30])
def test_values_that_no_hand_has(value: object) -> None:
    for function in (category, describe_value):
        with pytest.raises(ValueError, match=r"from 1 .* to 7462"):
            function(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("function", [best_five, describe])
def test_too_few_and_too_many(function: object) -> None:
    for cards in ("", "Ad Qc 3h 4c", "Ad Qc 3h 4c Jh 2c 2d 2h"):
        with pytest.raises(CardError, match="expected 5, 6 or 7"):
            function(cards)  # type: ignore[operator]


def test_seven_is_the_best_of_twenty_one_fives() -> None:
    seven = parse_cards("Ad Qc 3h 4c Jh 2s 5d")
    assert reference_value(seven) == max(map(evaluate, combinations(seven, 5)))


def test_tables_made_anew_equal_those_stored() -> None:
    for made, stored in zip(tables.make_tables(), tables.load_tables(), strict=True):
        assert made.dtype == stored.dtype
        assert (made == stored).all()


def test_no_two_sets_of_ranks_share_a_sum() -> None:
    sets = [ranks for size in range(8) for ranks in tables._rank_sets(size)]
    assert len({tables._weighed(ranks) for ranks in sets}) == len(sets) == 76_155
