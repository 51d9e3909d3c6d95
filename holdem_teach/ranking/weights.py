"""How the weights of the ranks were found: the smallest that keep all sums apart.

"All sums" are those of up to seven cards with up to four of a rank. Rank by rank, the
next weight is the first whose new sums repeat neither an old one nor each other.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.jit import compiled

Ints = NDArray[np.int64]
Marks = NDArray[np.bool_]

_LIMIT = 2**25  # the sums must stay below this for the tables to use them


def find_rank_weights() -> tuple[int, ...]:
    """Find the weights of the 13 ranks anew (about five seconds).

    Examples
    --------
    >>> from holdem_teach.ranking.tables import RANK_WEIGHTS
    >>> find_rank_weights() == RANK_WEIGHTS
    True
    """
    sums, sizes = np.array([0]), np.array([0])
    weights: list[int] = []
    for _ in range(13):
        seen = np.zeros(_LIMIT, dtype=np.bool_)
        seen[sums] = True
        after = weights[-1] + 1 if weights else 1
        weights.append(_first_that_fits(after, sums, sizes, seen))
        sums, sizes = _extended(weights[-1], sums, sizes)
    return tuple(weights)


def _extended(weight: int, sums: Ints, sizes: Ints) -> tuple[Ints, Ints]:
    """All sums with up to four cards of one more rank, and their numbers of cards."""
    new_sums = np.concatenate([sums + count * weight for count in range(5)])
    new_sizes = np.concatenate([sizes + count for count in range(5)])
    return new_sums[new_sizes <= 7], new_sizes[new_sizes <= 7]


@compiled
def _first_that_fits(weight: int, sums: Ints, sizes: Ints, seen: Marks) -> int:
    """The first weight, from ``weight`` on, that gives no sum twice."""
    wanted = 0
    for size in sizes:
        wanted += min(4, 7 - size)
    while True:
        marked = _mark(weight, sums, sizes, seen, wanted, True)
        _mark(weight, sums, sizes, seen, marked, False)
        if marked == wanted:
            return weight
        weight += 1


@compiled
def _mark(
    weight: int, sums: Ints, sizes: Ints, seen: Marks, number: int, value: bool
) -> int:
    """Set ``number`` new sums to ``value``, or fewer, up to one that has it already."""
    done = 0
    for count in range(1, 5):
        for i in range(len(sums)):
            total = sums[i] + count * weight
            if sizes[i] + count <= 7:
                if done == number or seen[total] == value:
                    return done
                seen[total] = value
                done += 1
    return done
