"""Count Omaha transitions: how many hands lie wholly below mine.

With two cards of the hand and three of the board, a board gives every two cards one
value, and a hand is worth the best of its pairs. So I am ahead of a hand exactly when
all its pairs are below my value. Draw a line between two cards whose pair is below: the
hands that I beat are the groups of cards in which each is joined to each, the cliques.
A card's neighbours are a set of bits, and common neighbours are found by ``&``.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.jit import compiled
from holdem_teach.kernels.evaluate import EMPTY, ONE, Cards, Counts, cards_in, value_of
from holdem_teach.ranking.tables import Tables


@compiled
def value_of_pair(first, second, board, tables):
    """The best of two cards with any three of the board."""
    key2 = EMPTY + tables.keys[first] + tables.keys[second]
    bits2 = tables.bits[first] | tables.bits[second]
    best = np.uint16(0)
    for i in range(len(board)):
        for j in range(i):
            for k in range(j):
                key, bits = key2, bits2
                for card in (board[i], board[j], board[k]):
                    key, bits = key + tables.keys[card], bits | tables.bits[card]
                best = max(best, value_of(key, bits, tables))
    return best


@compiled
def value_of_hand(hole, board, tables):
    """The best of all pairs of a hand."""
    best = np.uint16(0)
    for i in range(len(hole)):
        for j in range(i):
            best = max(best, value_of_pair(hole[i], hole[j], board, tables))
    return best


@compiled
def lines_between(hole, board, cards, tables):
    """The neighbours of each card, as bits: (3, N), by how the pair must compare.

    Row 0 joins all cards, row 1 those whose pair is not above my value, row 2 those
    whose pair is below it.
    """
    mine = value_of_hand(hole, board, tables)
    lines = np.zeros((3, len(cards)), np.uint64)
    lines[0] = (ONE << np.uint64(len(cards))) - ONE
    for i in range(len(cards)):
        for j in range(i):
            value = value_of_pair(cards[i], cards[j], board, tables)
            for row in range(1, 1 + (value <= mine) + (value < mine)):
                lines[row, i] |= ONE << np.uint64(j)
                lines[row, j] |= ONE << np.uint64(i)
    return lines


@compiled
def cliques(lines, among, top, size):
    """How many groups of ``size`` cards, 2 up, below ``top`` are all joined."""
    number = 0
    for i in range(top):
        place = ONE << np.uint64(i)
        if among & place:
            joined = among & lines[i] & (place - ONE)
            if size == 2:
                number += cards_in(joined)
            else:
                number += cliques(lines, joined, i, size - 1)
    return number


@compiled
def count_omaha(
    hole: Cards,
    board: Cards,
    unseen: Cards,
    runouts: NDArray[np.intp],
    tables: Tables,
    counts: Counts,
) -> None:
    """Count the pairs of an opponent's hand and a runout by relation, now and then.

    ``runouts`` is (R, k) places in ``unseen``; ``counts`` is (3, 3), rows now.
    """
    now = lines_between(hole, board, unseen, tables)
    for r in range(len(runouts)):
        river = np.concatenate((board, unseen[runouts[r]]))
        then = lines_between(hole, river, unseen, tables)
        left = now[0, 0]
        for place in runouts[r]:
            left ^= ONE << np.uint64(place)
        # hands to which I am at least tied (1) or ahead of (2), now and then
        at_least = np.zeros((4, 4), np.int64)
        for i in range(3):
            for j in range(3):
                lines = now[i] & then[j]
                at_least[i, j] = cliques(lines, left, len(unseen), len(hole))
        exactly = at_least[:3, :3] - at_least[1:, :3] - at_least[:3, 1:]
        counts += (exactly + at_least[1:, 1:])[::-1, ::-1]
