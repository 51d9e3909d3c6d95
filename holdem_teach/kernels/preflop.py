"""Count every showdown of every two hands on every board, by kinds of hands."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.jit import compiled
from holdem_teach.kernels.evaluate import EMPTY, NONE, Cards, add_cards, value_of
from holdem_teach.ranking.tables import Tables


@compiled
def images(board, permutations):
    """How many boards the board becomes under permutations of suits, or 0.

    0 unless it is the least of them, so that each family of boards is taken once. A
    board is told by its set of cards, as bits.
    """
    least, stays = NONE, 0
    for card in board:
        least |= np.uint64(1) << np.uint64(card)
    for p in range(len(permutations)):
        image = NONE
        for card in board:
            moved = card - card % 4 + permutations[p, card % 4]
            image |= np.uint64(1) << np.uint64(moved)
        if image < least:
            return 0
        stays += image == least
    return len(permutations) // stays


@compiled
def values_on(board, hands, tables, values):
    """Write the value of each hand that the board leaves, by its cards; 0 elsewhere."""
    key, bits = add_cards(EMPTY, NONE, board, tables)
    values[:] = 0
    for i in range(len(hands)):
        a, b = hands[i]
        if a not in board and b not in board:
            own_key, own_bits = add_cards(key, bits, hands[i], tables)
            values[a, b] = values[b, a] = value_of(own_key, own_bits, tables)


@compiled
def count_showdowns(
    boards: Cards,
    permutations: Cards,
    hands: Cards,
    kinds: NDArray[np.intp],
    tables: Tables,
    won: NDArray[np.int64],
    tied: NDArray[np.int64],
) -> None:
    """Count, for each two kinds of hands, how often the first wins and how often not.

    ``boards`` is (B, 5), each for all its images; ``hands`` is (N, 2), ``kinds``
    (52, 52) says of which kind two cards are; ``won`` and ``tied`` are (K, K).
    """
    values = np.empty((52, 52), np.uint16)
    by_hand = np.empty(len(hands), np.uint16)
    for b in range(len(boards)):
        weight = images(boards[b], permutations)
        if weight == 0:
            continue
        values_on(boards[b], hands, tables, values)
        for i in range(len(hands)):
            by_hand[i] = values[hands[i, 0], hands[i, 1]]
        order = np.argsort(by_hand)
        below, level = np.zeros((2, len(won)), np.int64)  # hands of each kind
        start = np.searchsorted(by_hand[order], 1)
        while start < len(order):
            value = by_hand[order[start]]
            stop = start
            level[:] = 0
            while stop < len(order) and by_hand[order[stop]] == value:
                first, second = hands[order[stop]]
                level[kinds[first, second]] += weight
                stop += 1
            for place in range(start, stop):
                first, second = hands[order[place]]
                kind = kinds[first, second]
                won[kind] += below
                tied[kind] += level
                take_back(first, second, kinds, values, weight, won[kind], tied[kind])
            below += level
            start = stop


@compiled
def take_back(first, second, kinds, values, weight, won, tied):
    """Take out the hands that share a card with a hand: they cannot meet it."""
    value = values[first, second]
    tied[kinds[first, second]] += weight  # the hand itself is met twice below
    for card in (first, second):
        for other in range(52):
            theirs = values[card, other]
            if theirs == 0:
                continue
            if theirs < value:
                won[kinds[card, other]] -= weight
            elif theirs == value:
                tied[kinds[card, other]] -= weight
