"""Evaluate hands, compiled; the twin is ``ranking.categories.reference_value``."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.jit import compiled
from holdem_teach.ranking.tables import (
    FIVE_SUITED,
    NO_CARDS,
    ROW_BITS,
    ROW_MASK,
    SUM_SHIFT,
    Tables,
)

Cards = NDArray[np.uint8]
Counts = NDArray[np.int64]

EMPTY = np.uint64(NO_CARDS)  # the key of a hand without cards
NONE = np.uint64(0)
ONE = np.uint64(1)
_SUITED = np.uint64(FIVE_SUITED)
_SHIFT = np.uint64(SUM_SHIFT)
_ROW_SHIFT = np.uint64(SUM_SHIFT + ROW_BITS)
_MASK = np.uint64(ROW_MASK)
_SUIT_BITS = np.uint64(16)
_RANK_BITS = np.uint64(0x1FFF)


@compiled
def plain_value(key, tables):
    """The value of a hand without a flush, by its key."""
    column = (key >> _SHIFT) & _MASK
    return tables.values[tables.starts[key >> _ROW_SHIFT] + column]


@compiled
def flush_value(bits, tables):
    """The largest value that one suit of the hand makes alone, by the hand's bits."""
    best = np.uint16(0)
    for _ in range(4):
        best = max(best, tables.flushes[bits & _RANK_BITS])
        bits >>= _SUIT_BITS
    return best


@compiled
def value_of(key, bits, tables):
    """The value of five to seven cards, by the sums of their keys and bits."""
    if key & _SUITED:
        return flush_value(bits, tables)
    return plain_value(key, tables)


@compiled
def evaluate_rows(rows: Cards, tables: Tables, out: NDArray[np.uint16]) -> None:
    """Write the value of each row of cards, (N, 5), (N, 6) or (N, 7) uint8."""
    for i in range(rows.shape[0]):
        key, bits = EMPTY, NONE
        for j in range(rows.shape[1]):
            card = rows[i, j]
            key += tables.keys[card]
            bits |= tables.bits[card]
        out[i] = value_of(key, bits, tables)


@compiled
def count_five(tables: Tables, counts: Counts) -> None:
    """Count all five-card hands by value."""
    keys, bits = tables.keys, tables.bits
    for a in range(np.uint64(52)):
        for b in range(a):
            key2, bits2 = keys[a] + keys[b] + EMPTY, bits[a] | bits[b]
            for c in range(b):
                key3, bits3 = key2 + keys[c], bits2 | bits[c]
                for d in range(c):
                    key4, bits4 = key3 + keys[d], bits3 | bits[d]
                    for e in range(d):
                        counts[value_of(key4 + keys[e], bits4 | bits[e], tables)] += 1


@compiled
def count_seven(tables: Tables, counts: Counts) -> None:
    """Count all seven-card hands by value."""
    keys, bits = tables.keys, tables.bits
    for a in range(np.uint64(52)):
        for b in range(a):
            key2, bits2 = keys[a] + keys[b] + EMPTY, bits[a] | bits[b]
            for c in range(b):
                key3, bits3 = key2 + keys[c], bits2 | bits[c]
                for d in range(c):
                    key4, bits4 = key3 + keys[d], bits3 | bits[d]
                    for e in range(d):
                        key5, bits5 = key4 + keys[e], bits4 | bits[e]
                        for f in range(e):
                            key6, bits6 = key5 + keys[f], bits5 | bits[f]
                            for g in range(f):
                                key = key6 + keys[g]
                                counts[value_of(key, bits6 | bits[g], tables)] += 1


@compiled
def relation(mine, theirs):
    """0, 1 or 2: I am ahead, we are tied, I am behind."""
    return np.uint64(theirs >= mine) + np.uint64(theirs > mine)


@compiled
def add_cards(key, bits, cards, tables):
    """The key and bits of a set of cards with more cards."""
    for card in cards:
        key, bits = key + tables.keys[card], bits | tables.bits[card]
    return key, bits


@compiled
def cards_in(bits):
    """How many cards a set of bits holds; compiled, this loop is one instruction."""
    number = 0
    while bits:
        bits &= bits - ONE
        number += 1
    return number
