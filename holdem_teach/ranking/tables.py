"""How the evaluator's look-up tables are made, stored and loaded.

Give every rank a weight so that no two sets of up to seven ranks have the same sum of
weights: then the sum alone names the ranks, in any order, and one addition for each
card is all the work. Multiplying the weights by an odd number modulo 2 ** 25 keeps the
sums apart and scatters them evenly. Of those 33 million numbers 73,775 belong to five,
six or seven cards. They are packed by *row displacement*: cut the numbers into rows of
4,096, lay the rows over one another, each shifted until no two entries collide, and
note where each row starts (R. E. Tarjan and A. C. Yao, Storing a sparse table,
Communications of the ACM 22, 1979). A flush is told by suit counts and looked up by its
13 rank bits.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holdem_teach.ranking.categories import hand_key, values_by_key

# The smallest weights, rank by rank, that keep all sums apart; weights.py finds them.
RANK_WEIGHTS: Final = (
    1,
    5,
    24,
    112,
    521,
    2247,
    9244,
    30823,
    103066,
    250154,
    667453,
    1526359,
    3453520,
)
SUM_BITS: Final = 25  # the largest sum is 18,393,157
SCATTER: Final = 3**15  # odd, nothing else matters
ROW_BITS: Final = 12  # the smallest tables, of 10 to 13
ROW_MASK: Final = (1 << ROW_BITS) - 1
# A key is 64 bits: the sum stands on top, where it overflows by itself, and the number
# of cards of each suit below, in four bits that start at 3, so that 5 cards set bit 3.
SUM_SHIFT: Final = 64 - SUM_BITS
NO_CARDS: Final = 0x3333
FIVE_SUITED: Final = 0x8888
_FILE: Final = "tables.npz"

Ranks = tuple[int, ...]  # how many cards of each of the 13 ranks


class Tables(NamedTuple):
    """The arrays that evaluation needs.

    ``keys`` and ``bits``, uint64 by card: what a card adds to a hand's key (its rank's
    scattered weight on top, one in its suit's count) and its bit, 16 bits a suit.
    ``starts``, uint32 by row, and ``values``, uint16: a hand without a flush is worth
    ``values[starts[sum >> 12] + (sum & 4095)]``. ``flushes``, uint16 by 13 rank bits.
    """

    keys: NDArray[np.uint64]
    bits: NDArray[np.uint64]
    starts: NDArray[np.uint32]
    values: NDArray[np.uint16]
    flushes: NDArray[np.uint16]


def make_tables() -> Tables:
    """Make the tables from the readable ranking (about two seconds).

    Examples
    --------
    >>> made, stored = make_tables(), load_tables()
    >>> all((a == b).all() for a, b in zip(made, stored))
    True
    """
    card = np.arange(52, dtype=np.uint64)
    rank, suit = card // 4, card % 4
    sums = np.array([_scattered(weight) for weight in RANK_WEIGHTS], dtype=np.uint64)
    keys = (sums[rank] << SUM_SHIFT) + (np.uint64(1) << 4 * suit)
    bits = np.uint64(1) << (16 * suit + rank)
    starts, values = _pack(_values_by_sum())
    return Tables(keys, bits, starts, values, _flush_values())


def _scattered(total: int) -> int:
    return total * SCATTER % 2**SUM_BITS


def _values_by_sum() -> dict[int, int]:
    """The value of every set of 5, 6 and 7 ranks without a flush, by scattered sum."""
    values: dict[Ranks, int] = {}
    for size in (5, 6, 7):
        for ranks in _rank_sets(size):
            values[ranks] = (
                _value_of(ranks, values) if size > 5 else _value_of_five(ranks)
            )
    return {_weighed(ranks): value for ranks, value in values.items()}


def _rank_sets(size: int, ranks_left: int = 13) -> Iterator[Ranks]:
    if ranks_left == 0:
        if size == 0:
            yield ()
        return
    for count in range(min(size, 4) + 1):
        for rest in _rank_sets(size - count, ranks_left - 1):
            yield (count, *rest)


def _value_of_five(ranks: Ranks) -> int:
    spread = [rank for rank, count in enumerate(ranks, 2) for _ in range(count)]
    return values_by_key()[hand_key(spread, suited=False)]


def _value_of(ranks: Ranks, smaller: dict[Ranks, int]) -> int:
    """The best of the hands that are left when one card is taken away."""
    present = [place for place, count in enumerate(ranks) if count]
    return max(smaller[_without(ranks, place)] for place in present)


def _without(ranks: Ranks, place: int) -> Ranks:
    return (*ranks[:place], ranks[place] - 1, *ranks[place + 1 :])


def _weighed(ranks: Ranks) -> int:
    weighed = zip(ranks, RANK_WEIGHTS, strict=True)
    return _scattered(sum(count * weight for count, weight in weighed))


def _pack(values: dict[int, int]) -> tuple[NDArray[np.uint32], NDArray[np.uint16]]:
    """Lay the rows over one another, fullest first, each where it first fits."""
    rows: dict[int, list[int]] = {}
    for total in values:
        rows.setdefault(total >> ROW_BITS, []).append(total)
    starts: dict[int, int] = {}
    taken = 0  # bit i says that place i is used
    for row in sorted(rows, key=lambda row: (-len(rows[row]), row)):
        columns = [total & ROW_MASK for total in rows[row]]
        starts[row] = _first_fit(taken, columns)
        taken |= sum(1 << (starts[row] + column) for column in columns)
    packed = np.zeros(taken.bit_length(), dtype=np.uint16)
    for total, value in values.items():
        packed[starts[total >> ROW_BITS] + (total & ROW_MASK)] = value
    rows_in_order = [starts.get(row, 0) for row in range(1 << (SUM_BITS - ROW_BITS))]
    return np.array(rows_in_order, dtype=np.uint32), packed


def _first_fit(taken: int, columns: list[int]) -> int:
    blocked = 0  # bit i says that a row that starts at i would collide
    for column in columns:
        blocked |= taken >> column
    free = ~blocked
    return (free & -free).bit_length() - 1


def _flush_values() -> NDArray[np.uint16]:
    """The best flush of five to seven cards of one suit, by rank bits."""
    values = np.zeros(1 << 13, dtype=np.uint16)
    for size in (5, 6, 7):
        for places in combinations(range(13), size):
            bits = sum(1 << place for place in places)
            if size == 5:
                key = hand_key([place + 2 for place in places], suited=True)
                values[bits] = values_by_key()[key]
            else:
                values[bits] = max(values[bits ^ (1 << place)] for place in places)
    return values


@cache
def load_tables() -> Tables:
    """Load the tables that are stored in the package (milliseconds).

    Examples
    --------
    >>> load_tables().keys.shape
    (52,)
    """
    with (
        (files("holdem_teach.ranking") / _FILE).open("rb") as file,
        np.load(file) as stored,
    ):
        return Tables(*(stored[name] for name in Tables._fields))
