"""Count transitions quickly, by kinds of cards instead of cards.

Without a flush only ranks matter, so cards fall into at most 13 kinds. Count as if
there were no flushes, then mend, suit by suit, what flushes change: for that there are
at most 26 kinds, the ranks outside the suit and those in it. The twin, card by card, is
``transitions.count_weighted``.

``kinds`` is three arrays, uint64: what a kind adds to a key, its rank bit in the suit,
and how many of its cards are unseen. The last kind stands for no card: it fills up a
runout of fewer than two. ``mine`` and ``board`` are pairs: a sum of keys, bits in the
suit.
"""

from __future__ import annotations

import numpy as np

from holdem_teach.jit import compiled
from holdem_teach.kernels.evaluate import (
    EMPTY,
    NONE,
    ONE,
    Cards,
    Counts,
    add_cards,
    cards_in,
    plain_value,
    relation,
)
from holdem_teach.ranking.tables import Tables

# A field for each relation now, so that one addition counts for all three: 21 bits hold
# the 1,070,190 pairs of a flop.
FIELD = np.uint64(21)
_WORST_FLUSH = 0b101111  # seven, five, four, three, two
_STRONGEST = np.uint16(7462)
FIELD_MASK = np.uint64(2**21 - 1)


@compiled
def add_one(sums, one, mine, theirs):
    """Add ``one`` to the sums of all, of those not below mine, of those above mine."""
    every, not_below, above = sums
    return (
        every + one,
        not_below + (one if theirs >= mine else NONE),
        above + (one if theirs > mine else NONE),
    )


@compiled
def add_fields(sign, sums, counts):
    """Add what stands in the fields of the three sums to the counts."""
    for start in range(3):
        shift = FIELD * np.uint64(start)
        every = np.int64((sums[0] >> shift) & FIELD_MASK)
        not_below = np.int64((sums[1] >> shift) & FIELD_MASK)
        above = np.int64((sums[2] >> shift) & FIELD_MASK)
        counts[start, 0] += sign * (every - not_below)
        counts[start, 1] += sign * (not_below - above)
        counts[start, 2] += sign * above


@compiled
def pairs_of(left, first, second):
    """In how many ways two kinds can be dealt together."""
    same = np.uint64(first == second)
    return (left[first] * (left[second] - same)) >> same


@compiled
def runout_range(number, first, cards):
    """The kinds from which a card of a runout comes: ``number``, or only no card."""
    return range(NONE, number) if cards > 0 else range(first, first + ONE)


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
        for d in range(c + ONE):
            hand = (keys[c] + keys[d], bits[c] | bits[d])
            fields[c, d] = FIELD * relation(value, value_in_suit(hand, board, tables))
    return fields


@compiled
def count_by_rank(mine, board, kinds, look_ahead, tables, counts):
    """Count transitions as if there were no flushes."""
    keys, _, left = kinds
    now = fields_of_kinds(mine, board, kinds, tables)
    number = np.uint64(len(left) - 1)
    sums = (NONE, NONE, NONE)
    for a in runout_range(number, number, look_ahead):
        for b in runout_range(a + ONE, number, look_ahead - 1):
            ways = left[a] if b == number else pairs_of(left, a, b)
            left[a] -= ONE
            left[b] -= ONE
            river = board[0] + keys[a] + keys[b]
            value = plain_value(river + mine[0], tables)
            for c in range(number):
                river_c = river + keys[c]
                for d in range(c + ONE):
                    one = ways * pairs_of(left, c, d) << now[c, d]
                    sums = add_one(
                        sums, one, value, plain_value(river_c + keys[d], tables)
                    )
            left[a] += ONE
            left[b] += ONE
    add_fields(1, sums, counts)


@compiled
def mend_flushes(mine, board, kinds, suited, look_ahead, tables, counts):
    """Move the pairs that flushes of a suit decide; ``suited`` is its first kind."""
    keys, bits, left = kinds
    without = (keys, np.zeros_like(bits), left)
    plain_now = fields_of_kinds((mine[0], NONE), (board[0], NONE), without, tables)
    now = plain_now
    if cards_in(board[1]) >= 3:
        now = fields_of_kinds(mine, board, kinds, tables)
    number = np.uint64(len(left) - 1)
    sums = plain_sums = (NONE, NONE, NONE)
    for a in runout_range(number, number, look_ahead):
        for b in runout_range(a + ONE, number, look_ahead - 1):
            ways = left[a] if b == number else pairs_of(left, a, b)
            river = (board[0] + keys[a] + keys[b], board[1] | bits[a] | bits[b])
            needed = 5 - cards_in(river[1])
            if ways == 0 or needed > 2:
                continue
            left[a] -= ONE
            left[b] -= ONE
            plain = plain_value(river[0] + mine[0], tables)
            value = value_in_suit(mine, river, tables)
            if value > plain:  # my flush changes things against every hand
                first, start = NONE, NONE
            else:  # theirs do, if one or both of their cards are of the suit
                first, start = suited, suited if needed > 1 else NONE
            # then which flush they have matters only if a few of them lose to me
            beaten = value < tables.flushes[_WORST_FLUSH]
            for c in range(first, number):
                if left[c] == 0:
                    continue
                river_c, bits_c = river[0] + keys[c], river[1] | bits[c]
                for d in range(start, c + ONE):
                    many = ways * pairs_of(left, c, d)
                    theirs_plain = plain_value(river_c + keys[d], tables)
                    plain_sums = add_one(
                        plain_sums, many << plain_now[c, d], plain, theirs_plain
                    )
                    theirs = _STRONGEST
                    if not beaten:
                        theirs = max(theirs_plain, tables.flushes[bits_c | bits[d]])
                    sums = add_one(sums, many << now[c, d], value, theirs)
            left[a] += ONE
            left[b] += ONE
    add_fields(1, sums, counts)
    add_fields(-1, plain_sums, counts)


@compiled
def rank_bits(cards, suit):
    """The rank bits of the cards of one suit."""
    bits = NONE
    for card in cards:
        if card % 4 == suit:
            bits |= ONE << np.uint64(card // 4)
    return bits


@compiled
def unseen_cards(board):
    """1 for each card that is not on the board, 0 for the others, by rank and suit."""
    unseen = np.ones((13, 4), np.uint64)
    for card in board:
        unseen[card // 4, card % 4] = 0
    return unseen


@compiled
def kinds_of(unseen, suit, tables):
    """The kinds of unseen cards, those outside the suit first, and how many these are.

    The suit 4 is none: then all cards of a rank are of one kind. (Plain loops: NumPy's
    functions for whole arrays would take seconds to compile.)
    """
    keys, bits = np.zeros(27, np.uint64), np.zeros(27, np.uint64)
    left = np.zeros(27, np.uint64)
    number = suited = NONE
    for inside in range(2):
        suited = number
        for rank in range(13):
            count = NONE
            for own in range(4):
                if (own == suit) == inside:
                    count += unseen[rank, own]
            if count:
                keys[number] = tables.keys[4 * rank]
                bits[number] = np.uint64(inside) << np.uint64(rank)
                left[number] = count
                number += ONE
    left[number] = ONE
    size = number + ONE
    return (keys[:size], bits[:size], left[:size]), suited


@compiled
def count_transitions_quickly(
    hole: Cards, board: Cards, look_ahead: int, tables: Tables, counts: Counts
) -> None:
    """What ``count_weighted`` counts, by kinds of cards instead of cards."""
    unseen = unseen_cards(board)
    for card in hole:
        unseen[card // 4, card % 4] = 0
    mine, _ = add_cards(NONE, NONE, hole, tables)
    table, _ = add_cards(EMPTY, NONE, board, tables)
    count_ranks_of(mine, table, unseen, look_ahead, tables, counts)
    for suit in range(4):
        on_board = rank_bits(board, suit)
        if cards_in(on_board) + look_ahead >= 3:
            hand = (mine, rank_bits(hole, suit))
            place = (table, on_board)
            mend_suit(hand, place, unseen, suit, look_ahead, tables, counts)


@compiled
def count_ranks_of(mine, table, unseen, look_ahead, tables, counts):
    """Count by rank for a hand and a board, given as sums of keys."""
    kinds, _ = kinds_of(unseen, 4, tables)
    count_by_rank((mine, NONE), (table, NONE), kinds, look_ahead, tables, counts)


@compiled
def mend_suit(hand, board, unseen, suit, look_ahead, tables, counts):
    """Mend the flushes of one suit."""
    kinds, suited = kinds_of(unseen, suit, tables)
    mend_flushes(hand, board, kinds, suited, look_ahead, tables, counts)
