"""Every hand that an opponent may hold, as a map: is one ahead of it, tied, behind?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import Card
from holdem_teach.ranking.evaluator import evaluate
from holdem_teach.strength.hand_names import HAND_NAMES, PAIRS, PLACES
from holdem_teach.strength.opponents import read_weights
from holdem_teach.strength.sampled import values_on
from holdem_teach.widgets.exploration import Exploration
from holdem_teach.widgets.flow import of_hundred
from holdem_teach.widgets.frame import cell, framed, square
from holdem_teach.widgets.panel import status_html
from holdem_teach.words import say

# Okabe and Ito's sky blue, yellow and orange: black letters read on each of them.
_GROUNDS: Final = ("#56b4e9", "#f0e442", "#e69f00")
_SIGNS: Final = ("▲", "=", "▼")
AHEAD, TIED, BEHIND = range(3)


def relations(hole: Sequence[Card], board: Sequence[Card]) -> NDArray[np.int64]:
    """Return for each of the 1,326 hands whether one is ahead, tied or behind now.

    Returns
    -------
    array
        Shape (1326,): 0 ahead, 1 tied, 2 behind; for hands that share a card with those
        seen it means nothing.

    Examples
    --------
    >>> from holdem_teach.cards import read_spot
    >>> relations(*read_spot("Ad Qc", "3h 4c Jh")).shape
    (1326,)
    """
    table = np.tile(np.array(board, dtype=np.uint8), (len(PAIRS), 1))
    theirs = values_on(PAIRS, table)
    mine = evaluate((*hole, *board))
    return (theirs >= mine).astype(np.int64) + (theirs > mine)


def possible(state: Exploration) -> NDArray[np.float64]:
    """Return the weight of each hand that an opponent may hold, (1326,).

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> float(possible(start("Ad Qc", "3h 4c Jh")).sum())
    1081.0
    """
    held = state.against.get("weights", "random")
    return read_weights(held, (*state.hole, *state.board))


def counts_by_name(state: Exploration) -> NDArray[np.float64]:
    """Return by name how many hands one is ahead of, tied with and behind, (169, 3).

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> counts_by_name(start("Ad Qc", "3h 4c Jh")).sum(axis=0)
    array([628.,   9., 444.])
    """
    places = 3 * PLACES + relations(state.hole, state.board)
    counts = np.bincount(places, possible(state), minlength=3 * len(HAND_NAMES))
    return counts.astype(np.float64).reshape(-1, 3)


def map_html(state: Exploration, chosen: str) -> str:
    """Return the map of all hands of an opponent, with one of them pointed out.

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> picture = map_html(start("Ad Qc", "3h 4c Jh"), "AA")
    >>> 'aria-label="AA: behind 3"' in picture
    True
    """
    counts = counts_by_name(state)
    ahead, tied, behind = of_hundred(counts.sum(axis=0).tolist())
    said = say("opponents.sentence", ahead=ahead, tied=tied, behind=behind)
    named = zip(HAND_NAMES, counts.tolist(), strict=True)
    cells = [_cell(name, row, name == chosen) for name, row in named]
    return framed(status_html(said) + square(cells, say("opponents.caption")))


def _cell(name: str, counts: list[float], chosen: bool) -> str:
    there = [relation for relation in range(3) if counts[relation]]
    if not there:
        label = say("opponents.none", name=name)
        return cell(name, "", "", label, chosen)
    signs = " ".join(f"{_SIGNS[r]}{counts[r]:.3g}" for r in there)
    words = say("strength.relations").split("|")
    parts = ", ".join(
        say(f"opponents.{words[r]}", count=f"{counts[r]:.3g}") for r in there
    )
    label = say("opponents.cell", name=name, parts=parts)
    return cell(name, signs, _ground(counts, there), label, chosen)


def _ground(counts: list[float], there: list[int]) -> str:
    """One colour, or stripes as wide as the parts."""
    total, reached, stops = sum(counts), 0.0, []
    for relation in there:
        until = reached + 100 * counts[relation] / total
        stops.append(f"{_GROUNDS[relation]} {reached:.0f}% {until:.0f}%")
        reached = until
    return f"linear-gradient(90deg,{','.join(stops)})"
