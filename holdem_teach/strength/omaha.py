"""Strength and potential of Omaha hands, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import DECK, Card
from holdem_teach.ranking.tables import load_tables


def omaha_transitions(
    hole: Sequence[Card],
    board: Sequence[Card],
    look_ahead: int,
    deck: Sequence[Card] = DECK,
) -> NDArray[np.int64]:
    """Count the pairs of an opponent's hand and a runout by relation, now and then.

    The opponent holds as many cards as one does oneself. The count is made by compiled
    code alone: NumPy would take minutes for the 122 million pairs of a flop.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> hole, board = parse_cards("2c 2d 7h 8h"), parse_cards("2h Ks Kd Jc 3s")
    >>> omaha_transitions(hole, board, 0)
    array([[108953,      0,      0],
           [     0,      0,      0],
           [     0,      0,  14457]])
    """
    from holdem_teach import kernels

    unseen = [card for card in deck if card not in {*hole, *board}]
    runouts = list(combinations(range(len(unseen)), look_ahead))
    counts = np.zeros((3, 3), dtype=np.int64)
    kernels.count_omaha(
        np.array(hole, dtype=np.uint8),
        np.array(board, dtype=np.uint8),
        np.array(unseen, dtype=np.uint8),
        np.array(runouts, dtype=np.intp).reshape(len(runouts), look_ahead),
        load_tables(),
        counts,
    )
    return counts
