"""What a player at the table asks within a millisecond: strength, ranks, equity.

The generator is splitmix64 (G. Steele, D. Lea and C. Flood, OOPSLA 2014): three lines
that give the same numbers on every machine and in every version of NumPy.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.jit import compiled
from holdem_teach.kernels.evaluate import (
    EMPTY,
    NONE,
    ONE,
    Cards,
    add_cards,
    relation,
    value_of,
)
from holdem_teach.ranking.tables import Tables

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = (np.uint64(bits) for bits in (30, 27, 31, 32))
_DECK = np.uint64(52)
_VALUES = 7463
_TRIES = 100


@compiled
def mixed(state):
    """A random number of 64 bits, by the state of the generator; add _STEP for more."""
    state = (state ^ (state >> _30)) * _FIRST
    state = (state ^ (state >> _27)) * _SECOND
    return state ^ (state >> _31)


@compiled
def marked(cards):
    """A set of cards as bits."""
    bits = NONE
    for card in cards:
        bits |= ONE << np.uint64(card)
    return bits


@compiled
def drawn(seen, seed):
    """Draw a card that is not in a set; return it, the set with it, and the state."""
    card = (mixed(seed) >> _32) % _DECK
    seed += _STEP
    while seen >> card & ONE:
        card = (mixed(seed) >> _32) % _DECK
        seed += _STEP
    return card, seen | ONE << card, seed


@compiled
def count_relations(hole: Cards, board: Cards, tables: Tables) -> tuple[int, int, int]:
    """How many hands of one opponent are behind, tied with and ahead of ours now.

    In the order ahead, tied, behind, as seen from the hole cards (rule S1).
    """
    key, bits = add_cards(EMPTY, NONE, board, tables)
    own_key, own_bits = add_cards(key, bits, hole, tables)
    mine = value_of(own_key, own_bits, tables)
    seen = marked(hole) | marked(board)
    counts = np.zeros(3, np.int64)
    for a in range(_DECK):
        if seen >> a & ONE:
            continue
        key1, bits1 = key + tables.keys[a], bits | tables.bits[a]
        for b in range(a):
            if seen >> b & ONE:
                continue
            theirs = value_of(key1 + tables.keys[b], bits1 | tables.bits[b], tables)
            counts[relation(mine, theirs)] += 1
    return counts[0], counts[1], counts[2]


@compiled
def rank_pairs(board: Cards, tables: Tables, values, ranks, times) -> None:
    """Add to each pair's rank on a whole board: the share of all pairs that it beats.

    Pairs stand in the order of ``combinations(range(52), 2)``; one with a card of the
    board is left out. Ties count half. ``values`` (1326,) is room to work in.
    """
    key, bits = add_cards(EMPTY, NONE, board, tables)
    seen = marked(board)
    counts = np.zeros(_VALUES, np.int64)
    place, number = 0, 0
    for a in range(_DECK):
        key1, bits1 = key + tables.keys[a], bits | tables.bits[a]
        for b in range(a + ONE, _DECK):
            values[place] = 0
            if not (seen >> a & ONE or seen >> b & ONE):
                value = value_of(key1 + tables.keys[b], bits1 | tables.bits[b], tables)
                values[place] = value
                counts[value] += 1
                number += 1
            place += 1
    below = 0
    for value in range(_VALUES):  # to twice the number of hands that are beaten
        level = counts[value]
        counts[value] = 2 * below + level
        below += level
    for place in range(len(values)):
        if values[place]:
            ranks[place] += counts[values[place]] / (2 * number)
            times[place] += 1


@compiled
def sample_ranks(
    board: Cards,
    runouts: int,
    seed: np.uint64,
    tables: Tables,
    ranks: NDArray[np.float64],
) -> None:
    """Write the mean rank, 0 to 1, of each pair of cards over sampled runouts."""
    values, times = np.empty(len(ranks), np.uint16), np.zeros(len(ranks))
    whole = np.empty(5, np.uint8)
    # by loops: of an assignment to a slice numba compiles its error message as well,
    # for seconds
    for place in range(len(board)):
        whole[place] = board[place]
    for place in range(len(ranks)):
        ranks[place] = 0
    for _ in range(runouts):
        seen = marked(board)
        for place in range(len(board), 5):
            card, seen, seed = drawn(seen, seed)
            whole[place] = card
        rank_pairs(whole, tables, values, ranks, times)
    for place in range(len(ranks)):
        if times[place]:
            ranks[place] /= times[place]


@compiled
def first_above(value: float, sums: NDArray[np.float64]) -> int:
    """Where the first of ascending sums stands that is larger than a value.

    What ``np.searchsorted`` finds on the right side, compiled in half the time.
    """
    low, high = 0, len(sums)
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > value:
            high = middle
        else:
            low = middle + 1
    return low


@compiled
def sample_equity(
    hole: Cards,
    board: Cards,
    pairs: Cards,
    chances: NDArray[np.float64],
    samples: int,
    seed: np.uint64,
    tables: Tables,
) -> float:
    """Our mean share of the pot against opponents whose hands are drawn from ranges.

    ``pairs`` is (1326, 2); ``chances`` is (opponents, 1326), the running sums of each
    range's weights. A sample in which no hand is left for somebody is drawn anew.
    """
    start_key, start_bits = add_cards(EMPTY, NONE, board, tables)
    hole_key, hole_bits = add_cards(NONE, NONE, hole, tables)
    known = marked(hole) | marked(board)
    opponents = len(chances)
    theirs = np.empty(opponents, np.intp)
    total, number = 0.0, 0
    for _ in range(samples):
        seen, found = known, True
        for player in range(opponents):
            found = False
            for _ in range(_TRIES):
                part = (mixed(seed) >> _32) / 4294967296.0
                seed += _STEP
                pair = first_above(part * chances[player, -1], chances[player])
                cards = marked(pairs[pair])
                if not seen & cards:
                    seen |= cards
                    theirs[player] = pair
                    found = True
                    break
            if not found:
                break
        if not found:
            continue
        key, bits = start_key, start_bits
        for _ in range(len(board), 5):
            card, seen, seed = drawn(seen, seed)
            key, bits = key + tables.keys[card], bits | tables.bits[card]
        mine = value_of(key + hole_key, bits | hole_bits, tables)
        sharers = 1
        for player in range(opponents):
            their_key, their_bits = add_cards(key, bits, pairs[theirs[player]], tables)
            value = value_of(their_key, their_bits, tables)
            if value > mine:
                sharers = 0
                break
            sharers += value == mine
        number += 1
        if sharers:
            total += 1 / sharers
    return total / number if number else 0.5
