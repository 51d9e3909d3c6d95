"""How facts on cards that are dealt come about: two cards, flops, boards, hands."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb, prod

import numpy as np
from fact_ways import Way, choices, dealt, listed, random_rows, value

from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.evaluator import evaluate_many

ACE, KING, QUEEN = 12, 11, 10  # ranks of this file: a card's code // 4

# What one sees: a pair of kings; two hearts, a ten and a five; an ace and a king; an
# ace; two cards of two suits; two hearts and a flop with one more, and with two more.
KINGS, HEARTS, ACE_KING, AN_ACE, TWO_SUITS = (
    (44, 45),
    (34, 14),
    (48, 45),
    (48,),
    (26, 20),
)
ONE_HEART, TWO_HEARTS = (*HEARTS, 50, 4, 9), (*HEARTS, 50, 6, 9)
# Three hearts on the board, and no heart of one's own: two cards, and four.
BOARD = (2, 22, 38, 4, 47)
HOLE, OMAHA_HOLE = (49, 31), (49, 31, 8, 12)


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


def by_suit(rows):
    """How many cards each suit has, the largest number first."""
    counts = np.stack([(rows % 4 == suit).sum(axis=1) for suit in range(4)], axis=1)
    return -np.sort(-counts, axis=1)


def suits(number):
    """So many suits."""
    shown = np.array([bin(bits).count("1") for bits in range(16)])
    return lambda rows: shown[np.bitwise_or.reduce(1 << rows % 4, axis=1)] == number


def different(number):
    """So many ranks."""
    return lambda rows: (np.diff(ranks(rows)) > 0).sum(axis=1) + 1 == number


def both(first, second):
    return lambda rows: first(rows) & second(rows)


def neither(first, second):
    return lambda rows: ~first(rows) & second(rows)


def in_a_row(rows):
    """Three ranks in a row, where the ace may be low."""
    high, wheel = np.diff(ranks(rows)) == 1, ranks(rows) == (0, 1, ACE)
    return high.all(axis=1) | wheel.all(axis=1)


def outs(number):
    """At least one of the first so many cards of those that are unseen comes."""
    chosen = np.setdiff1d(np.arange(52), TWO_HEARTS)[:number]
    return lambda rows: np.isin(rows, chosen).any(axis=1)


@cache
def _category_by_value():
    names = ["", *(category(value) for value in range(1, 7463))]
    return np.array([CATEGORIES.index(name) if name else -1 for name in names])


def kinds(rows):
    """The places of the categories of the best five cards."""
    return _category_by_value()[evaluate_many(rows)]


def named(*names):
    """The best five cards are of one of these categories."""
    wanted = [CATEGORIES.index(name) for name in names]
    return lambda rows: np.isin(kinds(rows), wanted)


def flush_with(*hole):
    """The best five of hole cards and board are a flush."""
    wanted = [CATEGORIES.index(name) for name in ("flush", "straight flush")]
    return lambda rows: np.isin(_category_by_value()[value(hole, rows)], wanted)


def royal(rows):
    return suits(1)(rows) & (ranks(rows)[:, 0] == 8)  # a ten is the lowest


def queens_or_better_or_ace_king(rows):
    pairs = both(different(1), among(QUEEN, KING, ACE))
    return pairs(rows) | each_of(ACE, KING)(rows)


def _aces_of_one(places):
    """Of four places among fifty cards two are one opponent's, of the first eight."""
    seats = np.where(places < 16, places // 2, 100 + places)
    return (np.diff(np.sort(seats, axis=1)) == 0).any(axis=1)


def _eight_opponents(so_of_places, so_of_cards, seen):
    """Counted by where the four aces lie; simulated by dealing to eight."""
    places = choices(4, 50)
    counted = so_of_places(places)
    return Way(
        lambda: Fraction(int(counted.sum()), len(places)),
        lambda: so_of_cards(random_rows((2,) * 8, seen)),
    )


def _one_has_aces(rows):
    pairs = (rows // 4 == ACE).reshape(len(rows), 8, 2)
    return pairs.all(axis=2).any(axis=1)


def _seven(size, so_of_counts, so):
    """Seven cards, counted by how many there are of each of four suits or ranks."""
    groups = 52 // size
    counted = sum(
        prod(comb(size, count) for count in counts)
        for counts in _sums(7, groups, size)
        if so_of_counts(counts)
    )
    simulated = dealt((7,), (), so).simulated
    return Way(lambda: Fraction(counted, comb(52, 7)), simulated)


def _sums(total, groups, most):
    """All ways to write a number as a sum in order, none larger than ``most``."""
    if groups == 1:
        return [(total,)] if total <= most else []
    return [
        (first, *rest)
        for first in range(min(total, most) + 1)
        for rest in _sums(total - first, groups - 1, most)
    ]


def _five_of(cards, so):
    """Five of so many cards that lie in a row are chosen."""
    return listed(choices(5, cards), so)


TWO, FLOP, FIVE = (2,), (3,), (5,)
WAYS = {
    "two_suited": dealt(TWO, (), suits(1)),
    "two_hearts": dealt(TWO, (), hearts(2)),
    "two_with_an_ace": dealt(TWO, (), among(ACE)),
    "two_high": dealt(TWO, (), among(8, 9, 10, 11, 12, at_least=2)),
    "two_neighbours_suited": dealt(
        TWO, (), both(suits(1), lambda rows: np.diff(ranks(rows))[:, 0] == 1)
    ),
    "pocket_pair": dealt(TWO, (), different(1)),
    "pocket_aces": dealt(TWO, (), among(ACE, at_least=2)),
    "ace_king": dealt(TWO, (), each_of(ACE, KING)),
    "ace_king_suited": dealt(TWO, (), both(suits(1), each_of(ACE, KING))),
    "ace_king_two_suits": dealt(TWO, (), both(suits(2), each_of(ACE, KING))),
    "queens_or_better_or_ace_king": dealt(TWO, (), queens_or_better_or_ace_king),
    "aces_after_an_ace": dealt(TWO, AN_ACE, among(ACE, at_least=2)),
    "ace_king_after_an_ace": dealt(TWO, AN_ACE, each_of(ACE, KING)),
    "flop_one_suit": dealt(FLOP, (), suits(1)),
    "flop_two_suits": dealt(FLOP, (), suits(2)),
    "flop_three_suits": dealt(FLOP, (), suits(3)),
    "flop_pair": dealt(FLOP, (), different(2)),
    "flop_three_alike": dealt(FLOP, (), different(1)),
    "flop_with_an_ace": dealt(FLOP, (), among(ACE)),
    "three_straight": dealt(FLOP, (), neither(suits(1), in_a_row)),
    "three_flush": dealt(FLOP, (), neither(in_a_row, suits(1))),
    "three_straight_flush": dealt(FLOP, (), both(in_a_row, suits(1))),
    "pair_flops_a_third": dealt(FLOP, KINGS, among(KING)),
    "pair_flops_four": dealt(FLOP, KINGS, among(KING, at_least=2)),
    "suited_flops_flush": dealt(FLOP, HEARTS, hearts(3)),
    "suited_flops_draw": dealt(FLOP, HEARTS, hearts(2)),
    "two_ranks_flop_a_pair": dealt(FLOP, ACE_KING, among(ACE, KING)),
    "two_ranks_flop_both": dealt(FLOP, ACE_KING, each_of(ACE, KING)),
    "kings_see_an_ace": dealt(FLOP, KINGS, among(ACE)),
    "kings_meet_aces": dealt(TWO, KINGS, among(ACE, at_least=2)),
    "pair_meets_its_twin": dealt(TWO, KINGS, among(KING, at_least=2)),
    "opponent_has_an_ace": dealt(TWO, KINGS, among(ACE)),
    "opponent_has_an_ace_too": dealt(TWO, ACE_KING, among(ACE)),
    "opponent_has_a_pair": dealt(TWO, KINGS, different(1)),
    "eight_without_an_ace": _eight_opponents(
        lambda places: (places >= 16).all(axis=1),
        lambda rows: ~among(ACE)(rows),
        KINGS,
    ),
    "one_of_eight_has_aces": _eight_opponents(_aces_of_one, _one_has_aces, KINGS),
    "two_hearts_come": dealt(TWO, ONE_HEART, hearts(2)),
    "pair_makes_three_or_four": dealt(FIVE, KINGS, among(KING)),
    "suited_makes_a_flush": dealt(FIVE, HEARTS, hearts(3, 4, 5)),
    "two_ranks_meet_neither": dealt(
        FIVE, ACE_KING, lambda rows: ~among(ACE, KING)(rows)
    ),
    "kings_see_an_ace_by_the_river": dealt(FIVE, KINGS, among(ACE)),
    "suited_ends_in_a_flush": dealt(FIVE, HEARTS, flush_with(*HEARTS)),
    "two_suits_end_in_a_flush": dealt(FIVE, TWO_SUITS, flush_with(*TWO_SUITS)),
    "five_royal_flush": dealt(FIVE, (), royal),
    "five_of_one_suit": dealt(FIVE, (), suits(1)),
    "five_ranks": dealt(FIVE, (), different(5)),
    "five_pair_or_better": dealt(FIVE, (), named(*CATEGORIES[1:])),
    "five_one_pair_at_most": dealt(FIVE, (), named(*CATEGORIES[:2])),
    "seven_five_of_a_suit": _seven(
        13, lambda counts: max(counts) >= 5, lambda rows: by_suit(rows)[:, 0] >= 5
    ),
    "seven_ranks": _seven(4, lambda counts: max(counts) == 1, different(7)),
    # the first two of seven are hole cards, the first four of nine
    "choice_with_a_hole_card": _five_of(7, lambda rows: (rows < 2).any(axis=1)),
    "choice_with_two_of_four": _five_of(9, lambda rows: (rows < 4).sum(axis=1) == 2),
    "omaha_one_suit": dealt((4,), (), suits(1)),
    "omaha_two_and_two_suited": dealt(
        (4,), (), lambda rows: (by_suit(rows)[:, :2] == 2).all(axis=1)
    ),
    "omaha_four_suits": dealt((4,), (), suits(4)),
    "omaha_four_ranks": dealt((4,), (), different(4)),
    "omaha_two_aces": dealt((4,), (), lambda rows: (rows // 4 == ACE).sum(axis=1) == 2),
    "opponent_has_two_hearts": dealt(TWO, (*HOLE, *BOARD), hearts(2)),
    "omaha_opponent_has_two_hearts": dealt(
        (4,), (*OMAHA_HOLE, *BOARD), hearts(2, 3, 4)
    ),
}
for word, number in zip(
    ("two", "four", "five", "six", "eight", "nine", "twelve", "fifteen"),
    (2, 4, 5, 6, 8, 9, 12, 15),
    strict=True,
):
    WAYS[f"turn_{word}_outs"] = dealt((1,), TWO_HEARTS, outs(number))
    WAYS[f"river_{word}_outs"] = dealt((1,), (*TWO_HEARTS, 51), outs(number))
    WAYS[f"both_{word}_outs"] = dealt(TWO, TWO_HEARTS, outs(number))
for kind in CATEGORIES:
    WAYS[f"five_{kind.replace(' ', '_')}"] = dealt(FIVE, (), named(kind))
    WAYS[f"seven_{kind.replace(' ', '_')}"] = dealt((7,), (), named(kind))
