"""Strength and potential of every hand on a board at once."""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations_with_replacement
from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import DECK, CardError, Cards, read_cards
from holdem_teach.ranking.tables import load_tables
from holdem_teach.strength.hand_names import COMBOS, PAIRS, PLACES
from holdem_teach.strength.numbers import is_whole
from holdem_teach.strength.opponents import are_blocked
from holdem_teach.strength.reference import runout_count
from holdem_teach.words import say

Measure = Literal["hs", "ppot", "npot", "ehs"]
# Ranks of two cards, the higher first: hands that share their counts.
_RANKS: Final = np.array(
    [(b, a) for a, b in combinations_with_replacement(range(13), 2)], dtype=np.uint8
)


@dataclass(frozen=True, eq=False, repr=False)
class Grid:
    """HS, PPot, NPot and EHS of all 1,326 hands on a board.

    Attributes
    ----------
    board
        The board cards.
    transitions
        Shape (1326, 3, 3), int64, in the order of ``combinations(range(52), 2)``: as
        those of a single hand, 0 for a hand that shares a card with the board.
    runouts
        How many runouts each pair of hands meets (S5).
    look_ahead
        How many cards are to come.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> ht.ehs_grid("3h 4c Jh 2s 9d")
    1,081 hands on 3h 4c Jh 2s 9d: EHS from 0.005 (7c5c) to 0.995 (6s5s), mean 0.500
    """

    board: Cards
    transitions: NDArray[np.int64]
    runouts: int
    look_ahead: int

    @cached_property
    def hs(self) -> NDArray[np.float64]:
        """Hand strength, (1326,), nan for a hand that shares a card with the board."""
        ahead, tied, _ = self._now
        return np.where(self._blocked, np.nan, (ahead + tied / 2) / self._opponents)

    @cached_property
    def ppot(self) -> NDArray[np.float64]:
        """Positive potential, (1326,), nan for a hand that is blocked."""
        return self._potential(2, 0)

    @cached_property
    def npot(self) -> NDArray[np.float64]:
        """Negative potential, (1326,), nan for a hand that is blocked."""
        return self._potential(0, 2)

    @cached_property
    def ehs(self) -> NDArray[np.float64]:
        """Effective hand strength, (1326,), nan for a hand that is blocked."""
        return self.hs * (1 - self.npot) + (1 - self.hs) * self.ppot

    def matrix(self, measure: Measure = "ehs") -> NDArray[np.float64]:
        """Return the mean of a measure by names of hands, (13, 13).

        Row and column 0 are the ace's, suited hands stand above the diagonal; nan where
        the board leaves no hand of a name.

        Raises
        ------
        ValueError
            If there is no such measure.
        """
        if measure not in get_args(Measure):
            expected = ", ".join(get_args(Measure))
            raise ValueError(
                say("strength.bad_measure", given=measure, expected=expected)
            )
        values: NDArray[np.float64] = getattr(self, measure)
        there = ~self._blocked
        totals = np.bincount(PLACES[there], values[there], minlength=len(COMBOS))
        counts = np.bincount(PLACES[there], minlength=len(COMBOS))
        means = np.where(counts > 0, totals / np.maximum(counts, 1), np.nan)
        return means.reshape(13, 13)

    @cached_property
    def _now(self) -> NDArray[np.int64]:
        now: NDArray[np.int64] = self.transitions.sum(axis=2).T // self.runouts
        return now

    @property
    def _opponents(self) -> int:
        return int(self._now.sum(axis=0).max())

    @cached_property
    def _blocked(self) -> NDArray[np.bool_]:
        return are_blocked(self.board)

    def _potential(self, start: int, end: int) -> NDArray[np.float64]:
        hp = self.transitions
        moved = hp[:, start, end] + hp[:, start, 1] / 2 + hp[:, 1, end] / 2
        divisor = self.runouts * (self._now[start] + self._now[1])
        if not self.look_ahead:  # on the river nothing moves (S5)
            moved = np.zeros(len(hp))
        potential = np.divide(moved, divisor, out=np.zeros(len(hp)), where=divisor > 0)
        return np.where(self._blocked, np.nan, potential)

    def __repr__(self) -> str:
        order = np.flatnonzero(~self._blocked)[
            np.argsort(self.ehs[~self._blocked], kind="stable")
        ]
        worst, best = (
            "".join(str(DECK[c]) for c in PAIRS[i][::-1]) for i in order[[0, -1]]
        )
        least, most = self.ehs[order[[0, -1]]]
        mean = np.nanmean(self.ehs)
        said = {"count": len(order), "board": self.board, "mean": mean}
        ends = {"worst": worst, "best": best, "least": least, "most": most}
        return say("strength.grid_sentence", **said, **ends)


def ehs_grid(board: str | Sequence[int], *, threads: int = 1) -> Grid:
    """Return HS, PPot, NPot and EHS of every hold'em hand on a board, exactly.

    Hands that have something in common are counted together, so that a whole flop costs
    a fraction of 1,176 single answers, and gives the same.

    Parameters
    ----------
    board
        Three to five board cards.
    threads
        On how many threads the work is shared out before the river; a shared hub thanks
        you for 1.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are not three to five.
    ValueError
        If ``threads`` is no whole number from 1 up.

    Examples
    --------
    >>> grid = ehs_grid("3h 4c Jh")
    >>> grid.ehs.shape, grid.matrix().shape, round(float(grid.matrix()[0, 0]), 3)
    ((1326,), (13, 13), 0.848)
    """
    if not is_whole(threads, 1):
        raise ValueError(say("strength.bad_threads", given=threads))
    cards = read_cards(board, "board")
    if not cards:
        raise CardError(say("strength.before_the_flop"))
    cards = read_cards(cards, "board", (3, 4, 5))
    look_ahead = 5 - len(cards)
    counts = _count(cards, look_ahead, threads)[PAIRS[:, 0], PAIRS[:, 1]]
    return Grid(cards, counts, runout_count(2, len(cards), look_ahead), look_ahead)


def _count(board: Cards, look_ahead: int, threads: int) -> NDArray[np.int64]:
    """Count by pairs of ranks, shared out among threads; they write to other places."""
    from holdem_teach import kernels

    counts = np.zeros((52, 52, 3, 3), dtype=np.int64)
    cards = np.array(board, dtype=np.uint8)

    # a river is done before another thread has woken up
    helping = threads - 1 if look_ahead else 0
    # more shares than threads, so that a thread that is slowed down holds up little
    number = 4 * threads if helping else 1
    shares = iter([np.ascontiguousarray(_RANKS[i::number]) for i in range(number)])

    def work() -> None:
        for ranks in shares:
            kernels.count_grid(ranks, cards, look_ahead, load_tables(), counts)

    others = [_pool(helping).submit(work) for _ in range(helping)]
    work()
    for other in others:
        other.result()
    return counts


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """Keep the threads: to start them anew takes as long as a third of a turn."""
    return ThreadPoolExecutor(threads, thread_name_prefix="holdem-teach-grid")


if hasattr(os, "register_at_fork"):  # a forked child has the pool, not its threads
    os.register_at_fork(after_in_child=_pool.cache_clear)
