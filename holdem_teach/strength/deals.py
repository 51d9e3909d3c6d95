"""Which hole cards can be dealt to several players at once, and how often each deal is.

A deal is one hand of two cards for each player. Deals that differ by an exchange of
suits alone end alike on boards exchanged likewise: one of them stands for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holdem_teach.strength.hand_names import PAIRS
from holdem_teach.strength.ranges import Range

_BITS: Final = (np.uint64(1) << PAIRS.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
_MOST: Final = 2_000_000  # deals to write down; more are sampled
_TOLD_APART: Final = 5  # players whose deal fits into 64 bits, six for each card


class Deals(NamedTuple):
    """Deals of hole cards: ``places`` (N, P) among all hands, ``weights`` (N,)."""

    places: NDArray[np.intp]
    weights: NDArray[np.float64]


def all_deals(ranges: Sequence[Range]) -> Deals | None:
    """Return all deals in which no card is there twice, or None if they are too many.

    A deal weighs the product of its hands' weights.

    Examples
    --------
    >>> from holdem_teach.strength.ranges import read_range
    >>> deals = all_deals([read_range("AA"), read_range("AKs"), read_range("AsKs")])
    >>> deals.places.shape
    (3, 3)
    """
    places = np.zeros((1, 0), dtype=np.intp)
    weights, seen = np.ones(1), np.zeros(1, dtype=np.uint64)
    for held in ranges:
        hands = np.flatnonzero(held.weights)
        if len(seen) * len(hands) > 8 * _MOST:
            return None
        deal, hand = np.nonzero((seen[:, None] & _BITS[hands]) == 0)
        places = np.column_stack([places[deal], hands[hand]])
        weights = weights[deal] * held.weights[hands[hand]]
        seen = seen[deal] | _BITS[hands[hand]]
    return Deals(places, weights) if len(seen) <= _MOST else None


def merged(deals: Deals, fixed: Sequence[int]) -> Deals:
    """Return one deal of each family, with the weight of all of it.

    Only exchanges of suits that leave the ``fixed`` cards (board, dead) as they are
    make a family.

    Examples
    --------
    >>> from holdem_teach.strength.ranges import read_range
    >>> deals = all_deals([read_range("AA"), read_range("KK")])
    >>> len(deals.places), len(merged(deals, ()).places), len(merged(deals, [0]).places)
    (36, 3, 8)
    """
    if deals.places.shape[1] > _TOLD_APART:
        return deals
    codes = np.stack([_codes(deals, suits) for suits in _symmetries(fixed)])
    _, first, family = np.unique(
        codes.min(axis=0), return_index=True, return_inverse=True
    )
    weights = np.bincount(family, deals.weights).astype(np.float64)
    return Deals(deals.places[first], weights)


def _symmetries(fixed: Sequence[int]) -> list[NDArray[np.uint64]]:
    cards = {(card // 4, card % 4) for card in fixed}
    return [
        np.array(suits, dtype=np.uint64)
        for suits in permutations(range(4))
        if {(rank, suits[suit]) for rank, suit in cards} == cards
    ]


def _codes(deals: Deals, suits: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """A number for each deal after an exchange of suits."""
    cards = PAIRS[deals.places].astype(np.uint64)
    moved = np.sort(cards - cards % 4 + suits[cards % 4], axis=2)
    code = np.zeros(len(moved), dtype=np.uint64)
    for card in moved.reshape(len(moved), -1).T:
        code = code << np.uint64(6) | card
    return code
