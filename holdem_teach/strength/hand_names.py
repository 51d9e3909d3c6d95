"""The 169 names of starting hands: "AA", "AKs", "72o", and which pairs they stand for.

Suits aside there are 13 pairs, 78 suited and 78 offsuit hands. They fill a square of
13 x 13 with the ace first: pairs on the diagonal, suited above, offsuit below.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import RANKS, all_pairs

_HIGH_FIRST: Final = RANKS[::-1]


def name_at(row: int, column: int) -> str:
    """Return the name in the 13 x 13 square; row and column 0 are the ace's.

    Examples
    --------
    >>> name_at(0, 0), name_at(0, 1), name_at(1, 0)
    ('AA', 'AKs', 'AKo')
    """
    high, low = _HIGH_FIRST[min(row, column)], _HIGH_FIRST[max(row, column)]
    kind = "" if row == column else "s" if row < column else "o"
    return high + low + kind


HAND_NAMES: Final = tuple(name_at(*divmod(place, 13)) for place in range(169))
"""The names in the order of the square's rows: AA, AKs ... A2s, AKo, KK ..."""

PAIRS: Final[NDArray[np.uint8]] = np.array(list(all_pairs()), dtype=np.uint8)
"""The 1,326 pairs of cards, (1326, 2), in the order of combinations(range(52), 2)."""


def _places() -> NDArray[np.intp]:
    lower, higher = (12 - PAIRS // 4).T.astype(np.intp)  # the second card is no lower
    suited = PAIRS[:, 0] % 4 == PAIRS[:, 1] % 4
    places: NDArray[np.intp] = np.where(
        suited, 13 * higher + lower, 13 * lower + higher
    )
    return places


PLACES: Final[NDArray[np.intp]] = _places()
"""By pair of cards, (1326,): the place of its name in :data:`HAND_NAMES`."""

COMBOS: Final[NDArray[np.intp]] = np.bincount(PLACES, minlength=169)
"""By name, (169,): of how many pairs of cards it is the name (6, 4 or 12)."""


@cache
def pairs_named(name: str) -> NDArray[np.intp]:
    """Return where the pairs of a name stand among the 1,326.

    Examples
    --------
    >>> len(pairs_named("AA")), len(pairs_named("AKs")), len(pairs_named("AKo"))
    (6, 4, 12)
    """
    return np.flatnonzero(np.equal(PLACES, HAND_NAMES.index(name)))


def pair_index(first: int, second: int) -> int:
    """Return where two different cards stand among the 1,326, in either order.

    Examples
    --------
    >>> pair_index(0, 1), pair_index(51, 50)
    (0, 1325)
    """
    low, high = min(first, second), max(first, second)
    return low * (103 - low) // 2 + high - low - 1
