"""The compiled functions: they loop over tables and write into what they are given.

They check nothing; the wrappers in ``ranking`` and ``strength`` did. They stand in one
file because numba notices a change only in the file of the function that it compiled,
and take tables as arguments because it keeps the value that a global had. Each has a
readable twin (``categories.reference_value``, ``strength/reference.py``) that the tests
run on the same cases. Arrays are indexed by unsigned numbers, which saves numba's test
for a negative index.
"""

from __future__ import annotations

import numpy as np

from holdem_teach.jit import compiled
from holdem_teach.ranking.tables import (
    FIVE_SUITED,
    NO_CARDS,
    ROW_BITS,
    ROW_MASK,
    SUM_SHIFT,
)

_EMPTY = np.uint64(NO_CARDS)
_SUITED = np.uint64(FIVE_SUITED)
_SHIFT = np.uint64(SUM_SHIFT)
_ROW_SHIFT = np.uint64(SUM_SHIFT + ROW_BITS)
_MASK = np.uint64(ROW_MASK)
_SUIT_BITS = np.uint64(16)
_RANK_BITS = np.uint64(0x1FFF)
_FIELD = np.uint64(21)  # wide enough for the 1,081 hands of one runout
_FIELD_MASK = np.uint64(2**21 - 1)


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
def evaluate_rows(rows, tables, out):
    """Write the value of each row of cards, (N, 5), (N, 6) or (N, 7) uint8."""
    for i in range(rows.shape[0]):
        key, bits = _EMPTY, np.uint64(0)
        for j in range(rows.shape[1]):
            card = rows[i, j]
            key += tables.keys[card]
            bits |= tables.bits[card]
        out[i] = value_of(key, bits, tables)


@compiled
def count_five(tables, counts):
    """Count all five-card hands by value."""
    keys, bits = tables.keys, tables.bits
    for a in range(np.uint64(52)):
        for b in range(a):
            key2, bits2 = keys[a] + keys[b] + _EMPTY, bits[a] | bits[b]
            for c in range(b):
                key3, bits3 = key2 + keys[c], bits2 | bits[c]
                for d in range(c):
                    key4, bits4 = key3 + keys[d], bits3 | bits[d]
                    for e in range(d):
                        counts[value_of(key4 + keys[e], bits4 | bits[e], tables)] += 1


@compiled
def count_seven(tables, counts):
    """Count all seven-card hands by value."""
    keys, bits = tables.keys, tables.bits
    for a in range(np.uint64(52)):
        for b in range(a):
            key2, bits2 = keys[a] + keys[b] + _EMPTY, bits[a] | bits[b]
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
def relations_to_pairs(hole, board, cards, tables, out):
    """Write at ``out[i, j]``, j < i, the relation to the hand of cards i and j."""
    key, bits = add_cards(_EMPTY, np.uint64(0), board, tables)
    mine = value_of(*add_cards(key, bits, hole, tables), tables)
    for i in range(np.uint64(len(cards))):
        key1, bits1 = key + tables.keys[cards[i]], bits | tables.bits[cards[i]]
        for j in range(i):
            both = key1 + tables.keys[cards[j]]
            theirs = value_of(both, bits1 | tables.bits[cards[j]], tables)
            out[i, j] = relation(mine, theirs)


@compiled
def places_left(number, runout, left):
    """Write which of ``number`` places a runout leaves; return how many they are."""
    size = np.uint64(0)
    for place in range(np.uint64(number)):
        taken = False
        for card in runout:
            taken |= np.uint64(card) == place
        if not taken:
            left[size] = place
            size += np.uint64(1)
    return size


@compiled
def tally(key, bits, keys, own_bits, left, mine, ones, tables):
    """Add up the ones of all pairs, of those not below ``mine``, of those above it."""
    every = not_below = above = np.uint64(0)
    for i in range(np.uint64(len(left))):
        first = left[i]
        key1, bits1 = key + keys[first], bits | own_bits[first]
        row = ones[first]
        for j in range(i):
            second = left[j]
            theirs = value_of(key1 + keys[second], bits1 | own_bits[second], tables)
            one = row[second]
            every += one
            not_below += one if theirs >= mine else np.uint64(0)
            above += one if theirs > mine else np.uint64(0)
    return every, not_below, above


@compiled
def count_transitions(hole, board, unseen, runouts, tables, counts):
    """Count the pairs of an opponent's hand and a runout by relation, now and then.

    Cards are uint8; ``runouts`` is (R, k) places in ``unseen``, intp; ``counts`` is
    (3, 3) int64, rows now, columns then.
    """
    number = np.uint64(len(unseen))
    now = np.empty((number, number), np.uint64)
    relations_to_pairs(hole, board, unseen, tables, now)
    # a field for each relation now, so that one addition counts for all three
    ones = np.uint64(1) << _FIELD * now
    keys, own_bits = tables.keys[unseen], tables.bits[unseen]
    left = np.empty(number, np.uint64)
    for r in range(len(runouts)):
        key, bits = add_cards(_EMPTY, np.uint64(0), board, tables)
        key, bits = add_cards(key, bits, unseen[runouts[r]], tables)
        mine = value_of(*add_cards(key, bits, hole, tables), tables)
        size = places_left(number, runouts[r], left)
        every, not_below, above = tally(
            key, bits, keys, own_bits, left[:size], mine, ones, tables
        )
        for start in range(3):
            shift = _FIELD * np.uint64(start)
            no_win = (not_below >> shift) & _FIELD_MASK
            loss = (above >> shift) & _FIELD_MASK
            counts[start, 0] += ((every >> shift) & _FIELD_MASK) - no_win
            counts[start, 1] += no_win - loss
            counts[start, 2] += loss
