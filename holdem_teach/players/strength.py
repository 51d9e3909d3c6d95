"""The numbers that players decide by, each within a millisecond.

All of them go by the standard ranking. In the freezeout, about one showdown in fifty
comes out otherwise, which these players do not mind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from holdem_teach import warmup
from holdem_teach.cards import parse_cards
from holdem_teach.ranking.tables import load_tables
from holdem_teach.strength.hand_names import PAIRS

Ranks = NDArray[np.float64]
_NAME = "players"
_RUNOUTS = 24  # sampled for the ranks of all hands on a flop or turn


def _codes(cards: Sequence[int]) -> NDArray[np.uint8]:
    return np.array(cards, dtype=np.uint8)


def prepare() -> None:
    """Have all of this compiled, or loaded, on a thread of its own.

    Without it the first decisions take seconds.

    Examples
    --------
    >>> prepare()
    >>> warmup.wait_until_ready()
    >>> is_prepared()
    True
    """
    warmup.prepare(_NAME, lambda kernels: _rehearse())


def is_prepared() -> bool:
    """Return whether all of this is compiled."""
    return warmup.is_ready(_NAME)


def _rehearse() -> None:
    hole, board = parse_cards("Ad Qc"), parse_cards("3h 4c Jh")
    strength_now(hole, board)
    equity_against(hole, board, np.ones((1, len(PAIRS))), 1, seed=0)
    ranks_on(tuple(board))


def strength_now(hole: Sequence[int], board: Sequence[int]) -> float:
    """Return HS (rule S1): the chance of being ahead of one random hand now.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> round(strength_now(parse_cards("Ad Qc"), parse_cards("3h 4c Jh")), 5)
    0.58511
    """
    from holdem_teach import kernels

    counts = kernels.count_relations(_codes(hole), _codes(board), load_tables())
    ahead, tied, behind = counts
    return float((ahead + tied / 2) / (ahead + tied + behind))


@lru_cache(maxsize=512)
def ranks_on(board: tuple[int, ...], seed: int = 0) -> Ranks:
    """Return how good each pair of cards is on a board, (1326,), 0 to 1.

    On the river that is the share of hands that it beats; before, the mean of that over
    a sample of runouts, so that draws count as what they may become. A pair with a card
    of the board has rank 0.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> from holdem_teach.strength.hand_names import pair_index
    >>> ranks = ranks_on(tuple(parse_cards("As Ks Qs 2h 7d")))
    >>> round(float(ranks[pair_index(*parse_cards("Js Ts"))]), 4)
    0.9995
    """
    from holdem_teach import kernels

    ranks = np.empty(len(PAIRS))
    runouts = _RUNOUTS if len(board) < 5 else 1
    tables = load_tables()
    kernels.sample_ranks(_codes(board), runouts, np.uint64(seed), tables, ranks)
    ranks.setflags(write=False)
    return ranks


def equity_against(
    hole: Sequence[int],
    board: Sequence[int],
    weights: NDArray[np.float64],
    samples: int,
    seed: int,
) -> float:
    """Return one's mean share of the pot over sampled opponents' hands and boards.

    Parameters
    ----------
    weights
        (opponents, 1326), what each hand of each opponent counts, in the order of
        ``combinations(range(52), 2)``. Hands with a known card are never drawn.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> any_two = np.ones((1, 1326))
    >>> share = equity_against(parse_cards("As Ah"), (), any_two, 4000, seed=1)
    >>> abs(share - 0.852) < 0.02
    True
    """
    from holdem_teach import kernels

    return float(
        kernels.sample_equity(
            _codes(hole),
            _codes(board),
            PAIRS,
            np.cumsum(weights, axis=1),
            samples,
            np.uint64(seed),
            load_tables(),
        )
    )
