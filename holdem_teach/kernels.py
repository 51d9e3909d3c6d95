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

_EMPTY = np.uint64(NO_CARDS)
_SUITED = np.uint64(FIVE_SUITED)
_SHIFT = np.uint64(SUM_SHIFT)
_ROW_SHIFT = np.uint64(SUM_SHIFT + ROW_BITS)
_MASK = np.uint64(ROW_MASK)
_SUIT_BITS = np.uint64(16)
_RANK_BITS = np.uint64(0x1FFF)
_NONE = np.uint64(0)
_ONE = np.uint64(1)
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
def evaluate_rows(rows: Cards, tables: Tables, out: NDArray[np.uint16]) -> None:
    """Write the value of each row of cards, (N, 5), (N, 6) or (N, 7) uint8."""
    for i in range(rows.shape[0]):
        key, bits = _EMPTY, _NONE
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
            key2, bits2 = keys[a] + keys[b] + _EMPTY, bits[a] | bits[b]
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
    key, bits = add_cards(_EMPTY, _NONE, board, tables)
    my_key, my_bits = add_cards(key, bits, hole, tables)
    mine = value_of(my_key, my_bits, tables)
    for i in range(np.uint64(len(cards))):
        key1, bits1 = key + tables.keys[cards[i]], bits | tables.bits[cards[i]]
        for j in range(i):
            both = key1 + tables.keys[cards[j]]
            theirs = value_of(both, bits1 | tables.bits[cards[j]], tables)
            out[i, j] = relation(mine, theirs)


@compiled
def places_left(number, runout, left):
    """Write which of ``number`` places a runout leaves; return how many they are."""
    size = _NONE
    for place in range(np.uint64(number)):
        taken = False
        for card in runout:
            taken |= np.uint64(card) == place
        if not taken:
            left[size] = place
            size += np.uint64(1)
    return size


@compiled
def add_one(sums, one, mine, theirs):
    """Add ``one`` to the sums of all, of those not below mine, of those above mine."""
    every, not_below, above = sums
    return (
        every + one,
        not_below + (one if theirs >= mine else _NONE),
        above + (one if theirs > mine else _NONE),
    )


@compiled
def add_fields(sign, sums, counts):
    """Add what stands in the fields of the three sums to the counts."""
    for start in range(3):
        shift = _FIELD * np.uint64(start)
        every = np.int64((sums[0] >> shift) & _FIELD_MASK)
        not_below = np.int64((sums[1] >> shift) & _FIELD_MASK)
        above = np.int64((sums[2] >> shift) & _FIELD_MASK)
        counts[start, 0] += sign * (every - not_below)
        counts[start, 1] += sign * (not_below - above)
        counts[start, 2] += sign * above


@compiled
def tally(key, bits, keys, own_bits, left, mine, ones, tables):
    """Add up the ones of all pairs of the cards that are left."""
    sums = (_NONE, _NONE, _NONE)
    for i in range(np.uint64(len(left))):
        first = left[i]
        key1, bits1 = key + keys[first], bits | own_bits[first]
        row = ones[first]
        for j in range(i):
            second = left[j]
            theirs = value_of(key1 + keys[second], bits1 | own_bits[second], tables)
            sums = add_one(sums, row[second], mine, theirs)
    return sums


@compiled
def count_transitions(
    hole: Cards,
    board: Cards,
    unseen: Cards,
    runouts: NDArray[np.intp],
    tables: Tables,
    counts: Counts,
) -> None:
    """Count the pairs of an opponent's hand and a runout by relation, now and then.

    Cards are uint8; ``runouts`` is (R, k) places in ``unseen``, intp; ``counts`` is
    (3, 3) int64, rows now, columns then.
    """
    number = np.uint64(len(unseen))
    now = np.empty((number, number), np.uint64)
    relations_to_pairs(hole, board, unseen, tables, now)
    # a field for each relation now, so that one addition counts for all three
    ones = _ONE << _FIELD * now
    keys, own_bits = tables.keys[unseen], tables.bits[unseen]
    left = np.empty(number, np.uint64)
    for r in range(len(runouts)):
        key, bits = add_cards(_EMPTY, _NONE, board, tables)
        key, bits = add_cards(key, bits, unseen[runouts[r]], tables)
        my_key, my_bits = add_cards(key, bits, hole, tables)
        mine = value_of(my_key, my_bits, tables)
        size = places_left(number, runouts[r], left)
        sums = tally(key, bits, keys, own_bits, left[:size], mine, ones, tables)
        add_fields(1, sums, counts)


# The quick way. Without a flush only ranks matter, so cards fall into at most 13 kinds.
# Count as if there were no flushes, then mend, suit by suit, what flushes change: for
# that there are at most 26 kinds, the ranks outside the suit and those in it. ``kinds``
# is three arrays, uint64: what a kind adds to a key, its rank bit in the suit, and how
# many of its cards are unseen. The last kind stands for no card: it fills up a runout
# of fewer than two. ``mine`` and ``board`` are pairs: a sum of keys, bits in the suit.


@compiled
def pairs_of(left, first, second):
    """In how many ways two kinds can be dealt together."""
    same = np.uint64(first == second)
    return (left[first] * (left[second] - same)) >> same


@compiled
def runout_range(number, first, cards):
    """The kinds from which a card of a runout comes: ``number``, or only no card."""
    return range(_NONE, number) if cards > 0 else range(first, first + _ONE)


@compiled
def value_in_suit(hand, board, tables):
    """The value of a hand of which a flush, if there is one, is in the given suit."""
    flush = tables.flushes[hand[1] | board[1]]
    return max(plain_value(hand[0] + board[0], tables), flush)


@compiled
def fields_of_kinds(mine, board, kinds, tables):
    """For each pair of kinds (c, d), d <= c, the field of its relation on a board."""
    keys, bits, left = kinds
    value = value_in_suit(mine, board, tables)
    number = np.uint64(len(left) - 1)
    fields = np.empty((number, number), np.uint64)
    for c in range(number):
        for d in range(c + _ONE):
            hand = (keys[c] + keys[d], bits[c] | bits[d])
            fields[c, d] = _FIELD * relation(value, value_in_suit(hand, board, tables))
    return fields


@compiled
def count_by_rank(mine, board, kinds, look_ahead, tables, counts):
    """Count transitions as if there were no flushes."""
    keys, _, left = kinds
    now = fields_of_kinds(mine, board, kinds, tables)
    number = np.uint64(len(left) - 1)
    sums = (_NONE, _NONE, _NONE)
    for a in runout_range(number, number, look_ahead):
        for b in runout_range(a + _ONE, number, look_ahead - 1):
            ways = left[a] if b == number else pairs_of(left, a, b)
            left[a] -= _ONE
            left[b] -= _ONE
            river = board[0] + keys[a] + keys[b]
            value = plain_value(river + mine[0], tables)
            for c in range(number):
                river_c = river + keys[c]
                for d in range(c + _ONE):
                    one = ways * pairs_of(left, c, d) << now[c, d]
                    sums = add_one(
                        sums, one, value, plain_value(river_c + keys[d], tables)
                    )
            left[a] += _ONE
            left[b] += _ONE
    add_fields(1, sums, counts)


@compiled
def mend_flushes(mine, board, kinds, suited, look_ahead, tables, counts):
    """Move the pairs that flushes of a suit decide; ``suited`` is its first kind."""
    keys, bits, left = kinds
    without = (keys, np.zeros_like(bits), left)
    plain_now = fields_of_kinds((mine[0], _NONE), (board[0], _NONE), without, tables)
    now = plain_now
    if cards_in(board[1]) >= 3:
        now = fields_of_kinds(mine, board, kinds, tables)
    number = np.uint64(len(left) - 1)
    sums = plain_sums = (_NONE, _NONE, _NONE)
    for a in runout_range(number, number, look_ahead):
        for b in runout_range(a + _ONE, number, look_ahead - 1):
            ways = left[a] if b == number else pairs_of(left, a, b)
            river = (board[0] + keys[a] + keys[b], board[1] | bits[a] | bits[b])
            needed = 5 - cards_in(river[1])
            if ways == 0 or needed > 2:
                continue
            left[a] -= _ONE
            left[b] -= _ONE
            plain = plain_value(river[0] + mine[0], tables)
            value = value_in_suit(mine, river, tables)
            if value > plain:  # my flush changes things against every hand
                first, start = _NONE, _NONE
            else:  # theirs do, if one or both of their cards are of the suit
                first, start = suited, suited if needed > 1 else _NONE
            for c in range(first, number):
                if left[c] == 0:
                    continue
                river_c, bits_c = river[0] + keys[c], river[1] | bits[c]
                for d in range(start, c + _ONE):
                    many = ways * pairs_of(left, c, d)
                    theirs_plain = plain_value(river_c + keys[d], tables)
                    plain_sums = add_one(
                        plain_sums, many << plain_now[c, d], plain, theirs_plain
                    )
                    theirs = max(theirs_plain, tables.flushes[bits_c | bits[d]])
                    sums = add_one(sums, many << now[c, d], value, theirs)
            left[a] += _ONE
            left[b] += _ONE
    add_fields(1, sums, counts)
    add_fields(-1, plain_sums, counts)


@compiled
def cards_in(bits):
    """How many cards a set of bits stands for."""
    number = 0
    while bits:
        bits &= bits - _ONE
        number += 1
    return number


@compiled
def rank_bits(cards, suit):
    """The rank bits of the cards of one suit."""
    bits = _NONE
    for card in cards:
        if card % 4 == suit:
            bits |= _ONE << np.uint64(card // 4)
    return bits


@compiled
def kinds_of(plain, suited, rank_keys):
    """The kinds of which there are cards, by how many of each rank are unseen."""
    left = np.concatenate((plain, suited, np.ones(1, np.uint64)))
    keys = np.concatenate((rank_keys, rank_keys, np.zeros(1, np.uint64)))
    bits = np.zeros(len(left), np.uint64)
    bits[13:26] = _ONE << np.arange(13).astype(np.uint64)
    there = left > 0
    return (keys[there], bits[there], left[there]), np.uint64((plain > 0).sum())


@compiled
def count_transitions_quickly(
    hole: Cards, board: Cards, look_ahead: int, tables: Tables, counts: Counts
) -> None:
    """What ``count_transitions`` counts, by kinds of cards instead of cards."""
    mine, _ = add_cards(_NONE, _NONE, hole, tables)
    table, _ = add_cards(_EMPTY, _NONE, board, tables)
    unseen = np.ones((13, 4), np.uint64)
    for card in np.concatenate((hole, board)):
        unseen[card // 4, card % 4] = 0
    rank_keys = tables.keys[::4].copy()
    ranks = unseen.sum(axis=1)
    kinds, _ = kinds_of(ranks, np.zeros(13, np.uint64), rank_keys)
    count_by_rank((mine, _NONE), (table, _NONE), kinds, look_ahead, tables, counts)
    for suit in range(4):
        on_board = rank_bits(board, suit)
        if cards_in(on_board) + look_ahead >= 3:
            in_suit = unseen[:, suit].copy()
            kinds, suited = kinds_of(ranks - in_suit, in_suit, rank_keys)
            hand = (mine, rank_bits(hole, suit))
            mend_flushes(
                hand, (table, on_board), kinds, suited, look_ahead, tables, counts
            )
