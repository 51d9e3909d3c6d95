"""The range matrix: which hands are in, how many of each are left, what they make."""

from __future__ import annotations

import numpy as np

from holdem_teach.strength.breakdown import breakdown
from holdem_teach.strength.hand_names import COMBOS, HAND_NAMES, PLACES
from holdem_teach.strength.html_tables import shade
from holdem_teach.strength.ranges import Range
from holdem_teach.widgets.frame import cell, framed, square
from holdem_teach.widgets.panel import status_html
from holdem_teach.widgets.range_state import RangeState, out_text
from holdem_teach.words import say

_FLOP = 3


def range_html(state: RangeState) -> str:
    """Return the matrix of a range, how much is left of it, and what that has made.

    Examples
    --------
    >>> from holdem_teach.widgets.picking import pick
    >>> page = range_html(RangeState(pick("", "As"), "AA"))
    >>> 'aria-label="AA: 3 of 6 hands, weight 100 per cent"' in page
    True
    """
    parts = [status_html(sentence(state)), _matrix(state)]
    if state.left is not None and len(state.cards.board) >= _FLOP:
        parts.append(breakdown(state.left, state.cards.board)._repr_html_())
    return framed("".join(parts))


def sentence(state: RangeState) -> str:
    """Return how many hands a range has, and how many of them are left.

    Examples
    --------
    >>> from holdem_teach.widgets.picking import pick
    >>> sentence(RangeState(pick("", "As"), "AA"))
    'The range has 6 hands, which weigh 6.00 of 1,326 (0.5%). With As out, 3 of them \
are left, which weigh 3.00.'
    """
    whole, left = state.range, state.left
    if whole is None:
        return say("range.empty")
    said = {"combos": whole.combos, "total": whole.total, "share": whole.share}
    first = say("range.whole", **said)
    if not (state.cards.hole or state.cards.board):
        return first
    combos, total = (left.combos, left.total) if left else (0, 0.0)
    second = say("range.left", out=out_text(state), combos=combos, total=total)
    return f"{first} {second}"


def _matrix(state: RangeState) -> str:
    counts = _by_name(state.left)
    weights = [0.0] * len(HAND_NAMES)
    if state.range is not None:
        weights = state.range.matrix().ravel().tolist()
    cells = [
        _cell(name, weights[place], counts[place], COMBOS[place], name == state.hand)
        for place, name in enumerate(HAND_NAMES)
    ]
    return square(cells, say("range.caption"))


def _by_name(left: Range | None) -> list[int]:
    """How many pairs of cards are left of each name."""
    if left is None:
        return [0] * len(HAND_NAMES)
    there = PLACES[left.weights > 0]
    counts: list[int] = np.bincount(there, minlength=len(HAND_NAMES)).tolist()
    return counts


def _cell(name: str, weight: float, left: int, of: int, chosen: bool) -> str:
    if not weight:
        return cell(name, "", "", say("range.not_in", name=name), chosen)
    said = {"name": name, "left": left, "of": of, "weight": round(100 * weight)}
    below = f"{left}" if weight == 1 else say("range.below", **said)
    # darker the more it weighs; black letters read on all of it
    ground = shade(0.3 + 0.7 * weight)
    return cell(name, below, ground, say("range.cell", **said), chosen)
