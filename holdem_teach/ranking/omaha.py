"""Evaluate Omaha hands: exactly two hole cards with exactly three of the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from holdem_teach.cards import read_spot
from holdem_teach.ranking.evaluator import evaluate


def evaluate_omaha(hole: str | Sequence[int], board: str | Sequence[int]) -> int:
    """Return the value of the best two hole cards with the best three board cards.

    Parameters
    ----------
    hole
        Four to six hole cards.
    board
        Three to five board cards.

    Returns
    -------
    int
        As :func:`holdem_teach.evaluate`: 1 to 7,462, larger is stronger.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.

    Examples
    --------
    Four spades in the hand are no flush: only two of them count.

    >>> from holdem_teach import category
    >>> category(evaluate_omaha("As Ks Qs 2s", "7s 8s Td 3c 4h"))
    'high card'
    """
    holes, table = read_spot(hole, board, holes=(4, 5, 6))
    return max(
        evaluate(two + three)
        for two in combinations(holes, 2)
        for three in combinations(table, 3)
    )
