"""Every two starting hands against each other before the flop, counted exactly.

A table of the package holds, for each two of the 169 names of hands, how many of all
deals (pairs of cards that can be dealt together, times 1,712,304 boards) the first wins
and how many end in a tie. ``python -m holdem_teach.strength.preflop`` makes it anew, in
minutes on two cores.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from itertools import combinations, permutations
from math import comb
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from holdem_teach.ranking.tables import load_tables
from holdem_teach.strength.hand_names import HAND_NAMES, PAIRS, PLACES
from holdem_teach.words import say

BOARDS: Final = comb(48, 5)  # boards for two hands of two cards
_FILE: Final = "preflop.npz"


class Showdowns(NamedTuple):
    """How deals end, by the names of both hands in the order of ``HAND_NAMES``.

    All are (169, 169), int64: deals that the first hand wins, deals that end in a tie,
    and all deals.
    """

    won: NDArray[np.int64]
    tied: NDArray[np.int64]
    all: NDArray[np.int64]


@cache
def load_showdowns() -> Showdowns:
    """Load the table that is stored in the package.

    Examples
    --------
    >>> table = load_showdowns()
    >>> aces, kings = HAND_NAMES.index("AA"), HAND_NAMES.index("KK")
    >>> int(table.all[aces, kings]) == 6 * 6 * BOARDS
    True
    >>> round(float(table.won[aces, kings] / table.all[aces, kings]), 4)
    0.8171
    """
    with (
        (files("holdem_teach.strength") / _FILE).open("rb") as file,
        np.load(file) as f,
    ):
        won, tied = f["won"].astype(np.int64), f["tied"].astype(np.int64)
    return Showdowns(won, tied, _deals())


def equity_against_random(name: str) -> float:
    """Return the equity, 0 to 1, of a starting hand against one random hand.

    Parameters
    ----------
    name
        One of the 169 names: "AA", "AKs", "72o".

    Raises
    ------
    ValueError
        If there is no such name.

    Examples
    --------
    >>> round(equity_against_random("AA"), 4), round(equity_against_random("72o"), 4)
    (0.852, 0.3458)
    """
    if name not in HAND_NAMES:
        raise ValueError(say("preflop.no_such_hand", given=name))
    table, place = load_showdowns(), HAND_NAMES.index(name)
    share = (table.won[place] + table.tied[place] / 2).sum() / table.all[place].sum()
    return float(share)


@cache
def _disjoint_pairs() -> NDArray[np.int64]:
    """How many pairs of two names can be dealt together, (169, 169)."""
    bits = (np.uint64(1) << PAIRS.astype(np.uint64)).sum(axis=1, dtype=np.uint64)
    counts = np.zeros((len(HAND_NAMES),) * 2, dtype=np.int64)
    for place, own in zip(PLACES, bits, strict=True):
        counts[place] += np.bincount(PLACES[(bits & own) == 0], minlength=169)
    return counts


def _deals() -> NDArray[np.int64]:
    return _disjoint_pairs() * BOARDS


def make_showdowns(
    threads: int = 2, boards: NDArray[np.uint8] | None = None
) -> Showdowns:
    """Count the table anew: all 2,598,960 boards unless some are given (minutes).

    A board stands for all that it becomes when suits are exchanged; only the least of
    them counts, as often as there are of them.
    """
    from tqdm import tqdm

    if boards is None:
        boards = np.array(list(combinations(range(52), 5)), dtype=np.uint8)
    # boards that count stand early in the list: so every slice takes from all of it
    slices = [np.ascontiguousarray(boards[i::256]) for i in range(256)]
    total = np.zeros((2, len(HAND_NAMES), len(HAND_NAMES)), dtype=np.int64)
    with ThreadPoolExecutor(threads) as pool:
        for part in tqdm(pool.map(_count_slice, slices), total=256, disable=None):
            total += part
    return Showdowns(total[0], total[1], _deals())


def _count_slice(boards: NDArray[np.uint8]) -> NDArray[np.int64]:
    from holdem_teach import kernels

    counts = np.zeros((2, len(HAND_NAMES), len(HAND_NAMES)), dtype=np.int64)
    by_cards = np.zeros((52, 52), dtype=np.intp)
    by_cards[PAIRS[:, 0], PAIRS[:, 1]] = by_cards[PAIRS[:, 1], PAIRS[:, 0]] = PLACES
    suits = np.array(list(permutations(range(4))), dtype=np.uint8)
    kernels.count_showdowns(boards, suits, PAIRS, by_cards, load_tables(), *counts)
    return counts


def store(showdowns: Showdowns, path: Path) -> None:
    """Write the table to a file, aside first and then moved into place."""
    aside = path.with_suffix(".new.npz")
    won, tied = showdowns.won.astype(np.uint32), showdowns.tied.astype(np.uint32)
    np.savez_compressed(aside, won=won, tied=tied)
    aside.replace(path)


if __name__ == "__main__":
    store(make_showdowns(), Path(__file__).with_name(_FILE))
