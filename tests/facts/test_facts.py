"""Each fact of the course, counted case by case and simulated."""

from __future__ import annotations

from functools import cache
from itertools import chain, combinations
from math import comb, sqrt

import numpy as np
import pytest

from holdem_teach.facts import FACTS, fact
from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.evaluator import evaluate_many

ACE, KING = 12, 11  # ranks of this file: a card's code // 4
DECK = np.arange(52)
TRIES = 40_000

# What one sees: a pair of kings; two hearts, a ten and a five; an ace and a king; two
# hearts and a flop with one more, and with two more.
KINGS, HEARTS, ACE_KING = (44, 45), (34, 14), (48, 45)
ONE_HEART, TWO_HEARTS = (*HEARTS, 50, 4, 9), (*HEARTS, 50, 6, 9)


@cache
def all_rows(count, seen=()):
    """Every way to deal some cards of those that are not seen."""
    unseen = [card for card in range(52) if card not in seen]
    flat = chain.from_iterable(combinations(unseen, count))
    size = comb(len(unseen), count)
    return np.fromiter(flat, np.uint8, size * count).reshape(size, count)


@cache
def random_rows(count, seen=()):
    """Deal some cards of those that are not seen, TRIES times, in any order."""
    unseen = np.setdiff1d(DECK, seen).astype(np.uint8)
    keys = np.random.default_rng(count + len(seen)).random((TRIES, len(unseen)))
    return unseen[np.argpartition(keys, count, axis=1)[:, :count]]


def ranks(rows):
    return np.sort(rows // 4, axis=1)


def among(*chosen, at_least=1):
    """At least so many cards have one of the ranks."""
    return lambda rows: np.isin(rows // 4, chosen).sum(axis=1) >= at_least


def each_of(*chosen):
    """Exactly one card of each of the ranks."""
    return lambda rows: np.all(
        [(rows // 4 == rank).sum(axis=1) == 1 for rank in chosen], axis=0
    )


def hearts(*numbers):
    """So many hearts."""
    return lambda rows: np.isin((rows % 4 == 2).sum(axis=1), numbers)


def suits(number):
    """So many suits."""
    return lambda rows: (
        sum((rows % 4 == suit).any(axis=1).astype(int) for suit in range(4)) == number
    )


def different(number):
    """So many ranks."""
    return lambda rows: (np.diff(ranks(rows)) > 0).sum(axis=1) + 1 == number


def both(first, second):
    return lambda rows: first(rows) & second(rows)


def outs(number):
    """At least one of the first so many cards of those that are unseen comes."""
    chosen = np.setdiff1d(DECK, TWO_HEARTS)[:number]
    return lambda rows: np.isin(rows, chosen).any(axis=1)


@cache
def category_by_value():
    names = ["", *(category(value) for value in range(1, 7463))]
    return np.array([CATEGORIES.index(name) if name else -1 for name in names])


def named(*names):
    """The best five cards are of one of these categories."""
    wanted = [CATEGORIES.index(name) for name in names]
    return lambda rows: np.isin(category_by_value()[evaluate_many(rows)], wanted)


def royal(rows):
    return suits(1)(rows) & (ranks(rows)[:, 0] == 8)  # a ten is the lowest


def neighbours(rows):
    return np.diff(ranks(rows))[:, 0] == 1


# How each fact comes about: how many cards are dealt, what is seen, what is looked for.
WAYS = {
    "two_suited": (2, (), suits(1)),
    "two_hearts": (2, (), hearts(2)),
    "two_with_an_ace": (2, (), among(ACE)),
    "two_high": (2, (), among(8, 9, 10, 11, 12, at_least=2)),
    "two_neighbours_suited": (2, (), both(suits(1), neighbours)),
    "pocket_pair": (2, (), different(1)),
    "pocket_aces": (2, (), among(ACE, at_least=2)),
    "ace_king": (2, (), each_of(ACE, KING)),
    "ace_king_suited": (2, (), both(suits(1), each_of(ACE, KING))),
    "flop_one_suit": (3, (), suits(1)),
    "flop_two_suits": (3, (), suits(2)),
    "flop_three_suits": (3, (), suits(3)),
    "flop_pair": (3, (), different(2)),
    "flop_three_alike": (3, (), different(1)),
    "flop_with_an_ace": (3, (), among(ACE)),
    "pair_flops_a_third": (3, KINGS, among(KING)),
    "pair_flops_four": (3, KINGS, among(KING, at_least=2)),
    "suited_flops_flush": (3, HEARTS, hearts(3)),
    "suited_flops_draw": (3, HEARTS, hearts(2)),
    "two_ranks_flop_a_pair": (3, ACE_KING, among(ACE, KING)),
    "two_ranks_flop_both": (3, ACE_KING, each_of(ACE, KING)),
    "kings_see_an_ace": (3, KINGS, among(ACE)),
    "kings_meet_aces": (2, KINGS, among(ACE, at_least=2)),
    "pair_meets_its_twin": (2, KINGS, among(KING, at_least=2)),
    "opponent_has_an_ace": (2, KINGS, among(ACE)),
    "opponent_has_an_ace_too": (2, ACE_KING, among(ACE)),
    "opponent_has_a_pair": (2, KINGS, different(1)),
    "two_hearts_come": (2, ONE_HEART, hearts(2)),
    "five_royal_flush": (5, (), royal),
    "five_of_one_suit": (5, (), suits(1)),
    "five_ranks": (5, (), different(5)),
    "five_pair_or_better": (5, (), named(*CATEGORIES[1:])),
    "pair_makes_three_or_four": (5, KINGS, among(KING)),
    "suited_makes_a_flush": (5, HEARTS, hearts(3, 4, 5)),
    "two_ranks_meet_neither": (5, ACE_KING, lambda rows: ~among(ACE, KING)(rows)),
    "kings_see_an_ace_by_the_river": (5, KINGS, among(ACE)),
}
for word, number in zip(
    ("two", "four", "six", "eight", "nine", "fifteen"), (2, 4, 6, 8, 9, 15), strict=True
):
    WAYS[f"turn_{word}_outs"] = (1, TWO_HEARTS, outs(number))
    WAYS[f"river_{word}_outs"] = (1, (*TWO_HEARTS, 51), outs(number))
    WAYS[f"both_{word}_outs"] = (2, TWO_HEARTS, outs(number))
for kind in CATEGORIES:
    WAYS[f"five_{kind.replace(' ', '_')}"] = (5, (), named(kind))
    WAYS[f"seven_{kind.replace(' ', '_')}"] = (7, (), named(kind))
# Five cards make millions of rows, seven a hundred million: two of them are enough
# for `make test`, and the best of seven is counted in one go below.
QUICK = {"five_flush", "five_royal_flush"}
COUNTED = [
    name if count < 5 or name in QUICK else pytest.param(name, marks=pytest.mark.slow)
    for name, (count, _, _) in WAYS.items()
    if count < 7
]


def test_each_fact_is_counted_and_simulated():
    assert set(WAYS) == set(FACTS)


@pytest.mark.parametrize("name", COUNTED)
def test_a_fact_as_counted(name):
    count, seen, so = WAYS[name]
    rows = all_rows(count, seen)
    assert (int(so(rows).sum()), len(rows)) == (fact(name).ways, fact(name).total)


@pytest.mark.parametrize("name", WAYS)
def test_a_fact_as_simulated(name):
    count, seen, so = WAYS[name]
    share = so(random_rows(count, seen)).mean()
    chance = fact(name).ways / fact(name).total
    assert abs(share - chance) <= 4 * sqrt(chance * (1 - chance) / TRIES) + 2 / TRIES


@pytest.mark.slow
def test_the_best_of_seven_cards_as_counted():
    fives = all_rows(5)  # those whose lowest card is high stand at the end
    counts = np.zeros(len(CATEGORIES), np.int64)
    for low, next_low in combinations(range(47), 2):
        above = fives[len(fives) - comb(51 - next_low, 5) :]
        pair = np.broadcast_to(np.array([low, next_low], np.uint8), (len(above), 2))
        kinds = category_by_value()[evaluate_many(np.hstack([pair, above]))]
        counts += np.bincount(kinds, minlength=len(CATEGORIES))
    wanted = [fact(f"seven_{kind.replace(' ', '_')}").ways for kind in CATEGORIES]
    assert counts.tolist() == wanted
    assert counts.sum() == comb(52, 7)


def test_the_nine_categories_are_all_that_can_happen():
    for size in ("five", "seven"):
        names = [f"{size}_{kind.replace(' ', '_')}" for kind in CATEGORIES]
        assert sum(fact(name).chance for name in names) == 1


def test_a_name_that_is_not_there_is_refused():
    with pytest.raises(LookupError, match="no fact 'five_aces'"):
        fact("five_aces")


def test_each_fact_says_where_it_is_from():
    assert all("en.wikipedia.org" in each.source for each in FACTS.values())
