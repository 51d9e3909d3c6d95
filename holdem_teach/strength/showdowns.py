"""Deal hole cards and boards at random, and share out the pots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import Card
from holdem_teach.ranking.evaluator import evaluate_many
from holdem_teach.strength.deals import Deals
from holdem_teach.strength.hand_names import PAIRS
from holdem_teach.strength.ranges import Range

_BLOCK: Final = 100_000


def sample_showdowns(
    ranges: Sequence[Range],
    deals: Deals | None,
    board: Sequence[Card],
    dead: Sequence[Card],
    samples: int,
    seed: int | None,
) -> NDArray[np.float64]:
    """Return each player's share of the pot in so many random deals, (samples, P).

    Parameters
    ----------
    ranges
        What each player may hold.
    deals
        All deals of these ranges if they are known, else hands are drawn until they
        share no card.
    board, dead
        Cards that are out already.
    samples, seed
        How many deals are drawn, and from which seed.

    Examples
    --------
    >>> from holdem_teach.strength.deals import all_deals
    >>> from holdem_teach.strength.ranges import read_range
    >>> ranges = [read_range("AA"), read_range("KK")]
    >>> shares = sample_showdowns(ranges, all_deals(ranges), (), (), 1000, seed=1)
    >>> shares.shape, bool((shares.sum(axis=1) == 1).all())
    ((1000, 2), True)
    """
    random = np.random.default_rng(seed)
    parts = []
    for start in range(0, samples, _BLOCK):
        size = min(_BLOCK, samples - start)
        holes = PAIRS[_draw_deals(ranges, deals, size, random)]
        boards = _draw_boards(holes, board, dead, random)
        parts.append(_shares(holes, boards))
    return np.concatenate(parts)


def _draw_deals(
    ranges: Sequence[Range], deals: Deals | None, size: int, random: np.random.Generator
) -> NDArray[np.intp]:
    """Places of the players' hands, (size, P)."""
    if deals is not None:
        chances = deals.weights / deals.weights.sum()
        return deals.places[random.choice(len(chances), size=size, p=chances)]
    drawn = np.empty((0, len(ranges)), dtype=np.intp)
    while len(drawn) < size:
        tried = np.column_stack([_draw_hands(held, size, random) for held in ranges])
        cards = np.sort(PAIRS[tried].reshape(size, -1), axis=1)
        apart = (np.diff(cards.astype(np.int8), axis=1) > 0).all(axis=1)
        drawn = np.concatenate([drawn, tried[apart]])
    return drawn[:size]


def _draw_hands(
    held: Range, size: int, random: np.random.Generator
) -> NDArray[np.intp]:
    chances = held.weights / held.weights.sum()
    return random.choice(len(chances), size=size, p=chances).astype(np.intp)


def _draw_boards(
    holes: NDArray[np.uint8],
    board: Sequence[Card],
    dead: Sequence[Card],
    random: np.random.Generator,
) -> NDArray[np.uint8]:
    """Whole boards, (N, 5): the unseen cards in a random order, the first of them."""
    order = random.random((len(holes), 52), dtype=np.float32)
    seen = holes.reshape(len(holes), -1)
    np.put_along_axis(order, seen.astype(np.intp), 2, axis=1)
    order[:, [*board, *dead]] = 2
    to_come = 5 - len(board)
    cards = np.argpartition(order, to_come, axis=1)[:, :to_come].astype(np.uint8)
    out = np.tile(np.array(board, dtype=np.uint8), (len(holes), 1))
    return np.concatenate([out, cards], axis=1)


def _shares(holes: NDArray[np.uint8], boards: NDArray[np.uint8]) -> NDArray[np.float64]:
    values = np.stack(
        [
            evaluate_many(np.concatenate([holes[:, player], boards], axis=1))
            for player in range(holes.shape[1])
        ],
        axis=1,
    )
    best = values == values.max(axis=1, keepdims=True)
    shares: NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return shares
