"""Hand strength and potential by NumPy: readable, and nothing to compile.

For each runout it lays all hands that an opponent can hold side by side, and counts.
The compiled ``count_transitions`` is its twin. It also takes a smaller deck, so that a
class can count by hand what it computes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import DECK
from holdem_teach.ranking.tables import NO_CARDS, load_tables
from holdem_teach.ranking.vectorised import values_of

_AT_ONCE: Final = 32  # runouts in one block: small enough for the processor's cache

Sums = tuple[NDArray[np.uint64], NDArray[np.uint64]]  # keys and bits of sets of cards


def transition_counts(
    hole: Sequence[int],
    board: Sequence[int],
    look_ahead: int,
    deck: Sequence[int] = DECK,
    weights: NDArray[np.float64] | None = None,
) -> NDArray[np.int64] | NDArray[np.float64]:
    """Count the pairs of an opponent's hand and a runout by relation, now and then.

    Parameters
    ----------
    hole, board
        Two hole cards and three to five board cards, all different.
    look_ahead
        How many cards are to come: at most five less the board.
    deck
        The cards that the game is played with; the full deck unless given.
    weights
        What each hand of the opponent counts, (52, 52) by its cards, the lower first;
        1 unless given.

    Returns
    -------
    array
        Shape (3, 3), int64 or, with weights, float64: rows now, columns at the end;
        ahead, tied, behind (S2).

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> hole, board = parse_cards("Ad Qc"), parse_cards("3h 4c Jh")
    >>> transition_counts(hole, board, 2)
    array([[449005,   3211, 169504],
           [     0,   8370,    540],
           [ 91981,   1036, 346543]])

    Two suits of five ranks: three cards are unseen, and one can count along.

    >>> small = parse_cards("Tc Jc Qc Kc Ac Td Jd Qd Kd Ad")
    >>> transition_counts(parse_cards("Ac Kc"), parse_cards("Qc Qd Tc Td Ad"), 0, small)
    array([[1, 0, 0],
           [0, 0, 0],
           [0, 0, 2]])
    """
    unseen = [card for card in deck if card not in {*hole, *board}]
    pairs = list(combinations(unseen, 2))
    each = None if weights is None else weights[tuple(np.sort(pairs).T)]
    hands = _sums(pairs)
    now = _relations(hole, board, _sums([()]), hands)[0]
    counts: Any = np.zeros(9, dtype=np.int64 if each is None else np.float64)
    for runouts in _blocks(unseen, look_ahead):
        moves = 3 * now + _relations(hole, board, runouts, hands)
        possible = (runouts[1][:, None] & hands[1]) == 0
        weighed = None if each is None else np.broadcast_to(each, moves.shape)[possible]
        counts += np.bincount(moves[possible], weighed, minlength=9)
    square: NDArray[np.int64] | NDArray[np.float64] = counts.reshape(3, 3)
    return square


def runout_count(hole: int, board: int, look_ahead: int) -> int:
    """Return the number of runouts that each opponent's hand meets (S5).

    Examples
    --------
    >>> runout_count(2, 3, 2), runout_count(2, 4, 1), runout_count(4, 3, 2)
    (990, 44, 820)
    """
    return comb(52 - 2 * hole - board, look_ahead)


def _blocks(unseen: Sequence[int], look_ahead: int) -> Iterator[Sums]:
    runouts = list(combinations(unseen, look_ahead))
    for start in range(0, len(runouts), _AT_ONCE):
        yield _sums(runouts[start : start + _AT_ONCE])


def _sums(card_sets: Sequence[Sequence[int]]) -> Sums:
    """The sums of keys and of bits of each set of cards; the sets are of one size."""
    tables = load_tables()
    cards = np.array(card_sets, dtype=np.intp).reshape(len(card_sets), -1)
    keys = tables.keys[cards].sum(axis=1, dtype=np.uint64)
    return keys, tables.bits[cards].sum(axis=1, dtype=np.uint64)


def _relations(
    hole: Sequence[int], board: Sequence[int], runouts: Sums, hands: Sums
) -> NDArray[np.int8]:
    """0, 1 or 2 (ahead, tied, behind) by runout and opponent's hand."""
    board_keys, board_bits = _sums([board])
    keys = runouts[0] + board_keys + np.uint64(NO_CARDS)
    bits = runouts[1] | board_bits
    hole_keys, hole_bits = _sums([hole])
    mine = values_of(keys + hole_keys, bits | hole_bits)[:, None]
    theirs = values_of(keys[:, None] + hands[0], bits[:, None] | hands[1])
    return (theirs >= mine).astype(np.int8) + (theirs > mine)
