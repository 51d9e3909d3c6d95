"""Count the transitions of all hands on a board, sharing what hands have in common.

Hands with the same ranks share what counts by rank; those among them which hold a suit
alike share what is mended in it.
"""

from __future__ import annotations

import numpy as np

from holdem_teach.jit import compiled
from holdem_teach.kernels.evaluate import (
    EMPTY,
    NONE,
    Cards,
    Counts,
    add_cards,
    cards_in,
)
from holdem_teach.kernels.kinds import (
    count_ranks_of,
    mend_suit,
    rank_bits,
    unseen_cards,
)
from holdem_teach.ranking.tables import Tables


@compiled
def count_grid(
    ranks: Cards, board: Cards, look_ahead: int, tables: Tables, counts: Counts
) -> None:
    """Count the transitions of all hands of the given pairs of ranks.

    ``ranks`` is (N, 2), 0 to 12, the higher first; ``counts`` is (52, 52, 3, 3), by the
    cards of a hand, the lower first.
    """
    unseen = unseen_cards(board)
    table, _ = add_cards(EMPTY, NONE, board, tables)
    for i in range(len(ranks)):
        high, low = np.intp(ranks[i, 0]), np.intp(ranks[i, 1])
        mine = tables.keys[4 * high] + tables.keys[4 * low]
        by_rank = np.zeros((1, 3, 3), np.int64)
        by_suit = np.zeros((4, 2, 2, 3, 3), np.int64)
        known = np.zeros((5, 2, 2), np.bool_)
        for first in range(4):
            for second in range(first if high == low else 4):
                if unseen[high, first] * unseen[low, second] == 0:
                    continue
                unseen[high, first] = unseen[low, second] = 0
                if not known[4, 0, 0]:
                    known[4, 0, 0] = True
                    count_ranks_of(mine, table, unseen, look_ahead, tables, by_rank[0])
                total = counts[4 * low + second, 4 * high + first]
                total += by_rank[0]
                for suit in range(4):
                    a, b = np.intp(first == suit), np.intp(second == suit)
                    on_board = rank_bits(board, suit)
                    if cards_in(on_board) + look_ahead < 3:
                        continue
                    part = by_suit[suit, a, b]
                    if not known[suit, a, b]:
                        known[suit, a, b] = True
                        hand = (mine, held_bits(high, a) | held_bits(low, b))
                        place = (table, on_board)
                        mend_suit(hand, place, unseen, suit, look_ahead, tables, part)
                    total += part
                unseen[high, first] = unseen[low, second] = 1


@compiled
def held_bits(rank, held):
    """The rank's bit if a card of it is held in the suit (1), else nothing (0)."""
    return np.uint64(held) << np.uint64(rank)
