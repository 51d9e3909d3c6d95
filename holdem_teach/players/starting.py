"""Starting hands in order: which share of all hands is worth less than this one.

The order is by equity against one random hand. It flatters high cards that stand alone
and undervalues hands that make straights and flushes, which many opponents reward.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from holdem_teach.strength.hand_names import HAND_NAMES, PLACES, pair_index
from holdem_teach.strength.preflop import equity_against_random


@cache
def starting_ranks() -> NDArray[np.float64]:
    """Return the rank of each pair of cards, (1326,): 0 the worst, 1 the best.

    Examples
    --------
    >>> ranks = starting_ranks()
    >>> round(float(ranks[pair_index(51, 50)]), 3), round(float(ranks.mean()), 3)
    (0.998, 0.5)
    """
    order = np.array([equity_against_random(name) for name in HAND_NAMES])[PLACES]
    below = (order[:, None] > order).sum(axis=1)
    level = (order[:, None] == order).sum(axis=1)
    ranks: NDArray[np.float64] = (below + level / 2) / len(order)
    ranks.setflags(write=False)
    return ranks


@cache
def _plain_ranks() -> list[float]:
    ranks: list[float] = starting_ranks().tolist()
    return ranks


def starting_rank(hole: Sequence[int]) -> float:
    """Return the share of all hands that a starting hand stands above, 0 to 1.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> hands = map(parse_cards, ("AsKs", "7c2d", "TdTh"))
    >>> [round(starting_rank(hand), 2) for hand in hands]
    [0.97, 0.04, 0.98]
    """
    return _plain_ranks()[pair_index(*hole)]
