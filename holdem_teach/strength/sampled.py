"""Hand strength, potential and EHS by sampling: an estimate with its error.

Each sample is one opponent's hand and one runout, both drawn evenly from the cards that
one cannot see. For hold'em the exact answer is quicker; a sample shows how an estimate
comes to be, and answers where counting every case takes long, as in Omaha.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import DECK, Cards, read_spot
from holdem_teach.ranking.evaluator import evaluate_many
from holdem_teach.strength.estimate import SampledHandStrength
from holdem_teach.strength.sampling import (
    Counts,
    deal,
    gather,
    read_generator,
    read_goal,
    whole_number,
)

Rows = NDArray[np.uint8]

_HOLES: Final = (2, 4)  # hold'em and Omaha


def sample_effective_hand_strength(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    *,
    samples: int | None = None,
    tolerance: float | None = None,
    seed: int | None = None,
) -> SampledHandStrength:
    """Return an estimate of HS, PPot, NPot and EHS, each with its standard error.

    It can be stopped (Ctrl-C, or a notebook's stop button) and then returns the
    estimate of the samples that were drawn, which says so.

    Parameters
    ----------
    hole, board
        Two hole cards (hold'em) or four (Omaha), and three to five board cards.
    samples
        How many samples to draw; 100,000 if neither this nor ``tolerance`` is given.
    tolerance
        Draw until the standard error of EHS is at most this, 0.00001 to 0.5. It is
        looked at after each block of 16,384 samples, and never believed before
        3 / tolerance of them.
    seed
        A whole number: the same samples each time, on every machine. None: new ones.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.
    ValueError
        If another argument is none of those named.

    Examples
    --------
    >>> s = sample_effective_hand_strength("Ad Qc", "3h 4c Jh", samples=50_000, seed=1)
    >>> round(s.ehs, 2), round(s.ehs_error, 4), s.samples
    (0.51, 0.0022, 50000)
    """
    hole_cards, board_cards = read_spot(hole, board, _HOLES)
    goal = read_goal(samples, tolerance)
    counts, stopped = gather(
        lambda generator, size: _count(generator, size, hole_cards, board_cards),
        goal,
        lambda counts: _result(hole_cards, board_cards, counts).ehs_error,
        seed,
    )
    return _result(hole_cards, board_cards, counts, stopped)


def stream(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    seed: int | None = None,
    block: int = 1000,
) -> Iterator[SampledHandStrength]:
    """Return the estimates of a sample as it grows, block by block, without end.

    Parameters
    ----------
    hole, board, seed
        As for :func:`holdem_teach.sample_effective_hand_strength`, which draws the same
        samples.
    block
        How many samples are added from one estimate to the next.

    Raises
    ------
    CardError, ValueError
        As :func:`holdem_teach.sample_effective_hand_strength`.

    Examples
    --------
    >>> from itertools import islice
    >>> growing = stream("Ad Qc", "3h 4c Jh", seed=1, block=500)
    >>> [estimate.samples for estimate in islice(growing, 3)]
    [500, 1000, 1500]
    """
    hole_cards, board_cards = read_spot(hole, board, _HOLES)
    whole_number(block, "sampled.bad_block", 1)
    return _growing(hole_cards, board_cards, read_generator(seed), block)


def _growing(
    hole: Cards, board: Cards, generator: np.random.Generator, block: int
) -> Iterator[SampledHandStrength]:
    counts = np.zeros((3, 3), dtype=np.int64)
    while True:
        counts = counts + _count(generator, block, hole, board)
        yield _result(hole, board, counts)


def _result(
    hole: Cards, board: Cards, counts: Counts, stopped: bool = False
) -> SampledHandStrength:
    return SampledHandStrength(
        hole=hole,
        board=board,
        transitions=counts,
        runouts=1,
        look_ahead=5 - len(board),
        stopped=stopped,
    )


def _count(
    generator: np.random.Generator, size: int, hole: Cards, board: Cards
) -> Counts:
    """Count the transitions of so many opponents' hands and runouts."""
    unseen = [card for card in DECK if card not in {*hole, *board}]
    dealt = deal(generator, unseen, size, len(hole) + 5 - len(board))
    theirs, runouts = np.split(dealt, [len(hole)], axis=1)
    mine, table = (
        np.tile(np.array(cards, np.uint8), (size, 1)) for cards in (hole, board)
    )
    now = _relations(mine, theirs, table)
    then = _relations(mine, theirs, np.hstack((table, runouts)))
    return np.bincount(3 * now + then, minlength=9).reshape(3, 3)


def _relations(mine: Rows, theirs: Rows, boards: Rows) -> NDArray[np.int64]:
    """0, 1 or 2 (ahead, tied, behind) in each row."""
    my_values, their_values = values_on(mine, boards), values_on(theirs, boards)
    return (their_values >= my_values).astype(np.int64) + (their_values > my_values)


def values_on(holes: Rows, boards: Rows) -> NDArray[np.uint16]:
    """Return the value of each row's hole cards on its board.

    Parameters
    ----------
    holes, boards
        uint8, (N, 2) for hold'em or (N, 4) for Omaha, where two of the hole cards play
        with three of the board; and (N, 3), (N, 4) or (N, 5).

    Examples
    --------
    >>> board = np.array([[51, 47, 43, 39, 35]], dtype=np.uint8)  # a royal flush
    >>> values_on(np.array([[0, 1]], dtype=np.uint8), board)
    array([7462], dtype=uint16)
    >>> values_on(np.array([[0, 1, 2, 4]], dtype=np.uint8), board)  # a pair of twos
    array([1497], dtype=uint16)
    """
    if holes.shape[1] == 2:
        return evaluate_many(np.hstack((holes, boards)))
    hands = [
        np.hstack((holes[:, pair], boards[:, three]))
        for pair in combinations(range(holes.shape[1]), 2)
        for three in combinations(range(boards.shape[1]), 3)
    ]
    best: NDArray[np.uint16] = np.maximum.reduce([evaluate_many(h) for h in hands])
    return best
