"""How often does a hand end up in each category, over all boards that can come?"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations
from math import comb
from typing import Final

import numpy as np

from holdem_teach.cards import read_cards
from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.evaluator import evaluate_many

_HOLE: Final = 2
_BOARD: Final = 5
_MOST: Final = 7463  # one more than the largest value


def category_frequencies(
    hole: str | Sequence[int], board: str | Sequence[int] = ""
) -> dict[str, int]:
    """Return in how many runouts two hole cards end up in each category.

    Nobody else's cards are known, and all runouts are equally likely. There are
    2,118,760 before the flop; counting them takes a second.

    Parameters
    ----------
    hole
        Two cards.
    board
        The cards that are out, none to five.

    Returns
    -------
    dict
        The number of runouts by category, the weakest category first.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.

    Examples
    --------
    >>> counts = category_frequencies("Ah Kh", "Qh 7h 2c")
    >>> counts["flush"], sum(counts.values())
    (377, 1081)
    """
    seen = read_cards(hole, "hole", [_HOLE])
    apart_from = ("hole", seen)
    out = read_cards(board, "board", range(_BOARD + 1), apart_from=apart_from)
    known = [*seen, *out]
    unseen = [card for card in range(52) if card not in known]
    to_come = _BOARD - len(out)
    rows = np.empty((comb(len(unseen), to_come), _HOLE + _BOARD), np.uint8)
    rows[:, : len(known)] = known
    if to_come:
        cards = chain.from_iterable(combinations(unseen, to_come))
        rows[:, len(known) :] = np.fromiter(cards, np.uint8).reshape(-1, to_come)
    by_value = np.bincount(evaluate_many(rows), minlength=_MOST)
    counts = dict.fromkeys(CATEGORIES, 0)
    for value in np.flatnonzero(by_value).tolist():
        counts[category(value)] += int(by_value[value])
    return counts
