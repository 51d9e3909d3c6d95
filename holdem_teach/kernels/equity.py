"""Deal all boards to players who hold known cards, and count who wins."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.jit import compiled
from holdem_teach.kernels.evaluate import (
    EMPTY,
    NONE,
    Cards,
    Counts,
    add_cards,
    value_of,
)
from holdem_teach.ranking.tables import Tables


@compiled
def settle(key, bits, hole_keys, hole_bits, values, tables, won, tied):
    """Count one showdown: a win for the best alone, or a tie of so many for each."""
    best, winner, number = np.uint16(0), 0, 0
    for p in range(len(values)):
        value = value_of(key + hole_keys[p], bits | hole_bits[p], tables)
        values[p] = value
        if value > best:
            best, winner, number = value, p, 1
        elif value == best:
            number += 1
    if number == 1:
        won[winner] += 1
        return
    for p in range(len(values)):
        if values[p] == best:
            tied[p, number] += 1


@compiled
def next_choice(places, number):
    """Move rising places below ``number`` to the next choice; False after the last."""
    size = len(places)
    for i in range(size - 1, -1, -1):
        if places[i] < number - size + i:
            places[i] += 1
            for j in range(i + 1, size):
                places[j] = places[j - 1] + 1
            return True
    return False


@compiled
def deal_boards(
    holes: Cards, board: Cards, unseen: Cards, tables: Tables, won: Counts, tied: Counts
) -> None:
    """Deal every board from the unseen cards to players with the given hole cards.

    ``holes`` is (P, 2); ``won[p]`` counts the boards that p wins alone, ``tied[p, n]``
    those that p shares with n - 1 others.
    """
    players, number = len(holes), len(unseen)
    key, bits = add_cards(EMPTY, NONE, board, tables)
    hole_keys, hole_bits = np.zeros((2, players), np.uint64)
    for p in range(players):
        hole_keys[p], hole_bits[p] = add_cards(NONE, NONE, holes[p], tables)
    values = np.empty(players, np.uint16)
    to_come = 5 - len(board)
    # the last card runs in a loop of its own, on sums of all the others
    places = np.arange(max(to_come - 1, 0))
    going = True
    while going:
        start, first_key, first_bits = np.intp(0), key, bits
        for place in places:
            first_key += tables.keys[unseen[place]]
            first_bits |= tables.bits[unseen[place]]
            start = np.intp(place + 1)
        for last in range(start, number if to_come else 1):
            river_key, river_bits = first_key, first_bits
            if to_come:
                river_key += tables.keys[unseen[last]]
                river_bits |= tables.bits[unseen[last]]
            settle(
                river_key, river_bits, hole_keys, hole_bits, values, tables, won, tied
            )
        going = next_choice(places, number)


@compiled
def deal_all(
    deals: NDArray[np.uint8],
    weights: NDArray[np.float64],
    board: Cards,
    dead: Cards,
    tables: Tables,
    won: NDArray[np.float64],
    tied: NDArray[np.float64],
) -> None:
    """Add up ``deal_boards`` over deals of hole cards, (N, P, 2), by their weights."""
    players = deals.shape[1]
    for i in range(len(deals)):
        seen = np.zeros(52, np.bool_)
        seen[board] = True
        seen[dead] = True
        for p in range(players):
            seen[deals[i, p]] = True
        unseen = np.flatnonzero(~seen).astype(np.uint8)
        won_here = np.zeros(players, np.int64)
        tied_here = np.zeros((players, players + 1), np.int64)
        deal_boards(deals[i], board, unseen, tables, won_here, tied_here)
        won += weights[i] * won_here
        tied += weights[i] * tied_here
