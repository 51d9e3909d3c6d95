"""Count transitions card by card, with a weight for each hand of the opponent."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.jit import compiled
from holdem_teach.kernels.evaluate import (
    EMPTY,
    NONE,
    Cards,
    add_cards,
    relation,
    value_of,
)
from holdem_teach.ranking.tables import Tables


@compiled
def relations_to(hole, board, hands, tables, out):
    """Write the relation to each hand of two cards, (N, 2), on a board."""
    key, bits = add_cards(EMPTY, NONE, board, tables)
    my_key, my_bits = add_cards(key, bits, hole, tables)
    mine = value_of(my_key, my_bits, tables)
    for i in range(len(hands)):
        their_key, their_bits = add_cards(key, bits, hands[i], tables)
        out[i] = relation(mine, value_of(their_key, their_bits, tables))


@compiled
def count_weighted(
    hole: Cards,
    board: Cards,
    hands: Cards,
    weights: NDArray[np.float64],
    runouts: Cards,
    tables: Tables,
    counts: NDArray[np.float64],
) -> None:
    """Add up the weights of opponents' hands and runouts by relation, now and then.

    ``hands`` is (N, 2), ``runouts`` (R, k); those that share a card are passed over.
    ``counts`` is (3, 3), rows now, columns then.
    """
    now = np.empty(len(hands), np.uint8)
    then = np.empty(len(hands), np.uint8)
    relations_to(hole, board, hands, tables, now)
    for r in range(len(runouts)):
        river = np.concatenate((board, runouts[r]))
        relations_to(hole, river, hands, tables, then)
        taken = np.zeros(52, np.bool_)
        taken[runouts[r]] = True
        for i in range(len(hands)):
            if not taken[hands[i, 0]] and not taken[hands[i, 1]]:
                counts[now[i], then[i]] += weights[i]
