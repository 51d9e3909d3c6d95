"""What may come next: outs, the map of next cards, and the EHS of all hands here."""

from __future__ import annotations

import numpy as np

from holdem_teach.strength.grid import ehs_grid
from holdem_teach.strength.hand_names import HAND_NAMES, PLACES, pair_index
from holdem_teach.strength.html_tables import shade
from holdem_teach.strength.next_cards import next_cards
from holdem_teach.strength.outs import outs
from holdem_teach.widgets.exploration import Exploration
from holdem_teach.widgets.frame import cell, framed, square
from holdem_teach.widgets.panel import status_html
from holdem_teach.words import say


def next_html(state: Exploration) -> str:
    """Return which next cards help, and the EHS after each that may come.

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> "Outs of Ad Qc on 3h 4c Jh" in next_html(start("Ad Qc", "3h 4c Jh"))
    True
    """
    if len(state.board) == 5:
        return framed(status_html(say("outlook.river")))
    found = outs(state.hole, state.board, state.against.get("weights"))
    after = next_cards(state.hole, state.board, **state.against)
    return framed(found._repr_html_() + after._repr_html_())


def all_hands_html(state: Exploration) -> str:
    """Return the EHS of every hand on this board, with one's own pointed out.

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> "AQo is number" in all_hands_html(start("Ad Qc", "3h 4c Jh"))
    True
    """
    matrix = ehs_grid(state.board).matrix().ravel()
    mine = HAND_NAMES[PLACES[pair_index(*state.hole)]]
    own = matrix[HAND_NAMES.index(mine)]
    rank = 1 + int(np.sum(matrix > own))
    names = int(np.sum(~np.isnan(matrix)))
    said = say("outlook.all", name=mine, rank=rank, names=names, ehs=round(100 * own))
    values = zip(HAND_NAMES, matrix.tolist(), strict=True)
    cells = [_cell(name, ehs, name == mine) for name, ehs in values]
    return framed(status_html(said) + square(cells, say("outlook.all_caption")))


def _cell(name: str, ehs: float, chosen: bool) -> str:
    if np.isnan(ehs):
        return cell(name, "", "", say("opponents.none", name=name), chosen)
    said = f"{100 * ehs:.0f}"
    label = say("outlook.cell", name=name, ehs=said)
    return cell(name, said, shade(ehs), label, chosen)
