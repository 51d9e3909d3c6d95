"""Street by street: what each card has done to a hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from holdem_teach.cards import Cards, card_html
from holdem_teach.strength.html_tables import shaded
from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.widgets.answer import MEASURES
from holdem_teach.widgets.asking import answer_on
from holdem_teach.widgets.exploration import Exploration
from holdem_teach.widgets.frame import framed
from holdem_teach.widgets.panel import status_html
from holdem_teach.words import say


def streets_html(state: Exploration) -> str:
    """Return the four numbers on the flop, the turn and the river as far as they came.

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> "turn Qh: EHS 51 to 77" in streets_html(start("Ad Qc", "3h 4c Jh Qh"))
    True
    """
    out = range(3, len(state.board) + 1)
    results = [answer_on(state, Cards(state.board[:number])) for number in out]
    heads = "".join(f'<th scope="col">{head}</th>' for head in _heads())
    rows = "".join(map(_row, results))
    caption = f"<caption>{say('streets.caption')}</caption>"
    table = f"<table>{caption}<tr>{heads}</tr>{rows}</table>"
    return framed(status_html(_sentence(results)) + table)


def _sentence(results: Sequence[EffectiveHandStrength]) -> str:
    """What the turn and the river did, or that they are still to come."""
    changes = [
        say(
            "streets.change",
            street=_street(after),
            card=after.board[-1],
            before=round(100 * before.ehs),
            after=round(100 * after.ehs),
        )
        for before, after in pairwise(results)
    ]
    if not changes:
        return say("streets.flop_only", ehs=round(100 * results[0].ehs))
    return say("streets.changes", changes="; ".join(changes))


def _row(result: EffectiveHandStrength) -> str:
    came = result.board if len(result.board) == 3 else result.board[-1:]
    cards = "".join(map(card_html, came))
    parts = (getattr(result, name) for name in MEASURES)
    cells = "".join(shaded(part, f"{100 * part:.1f} %") for part in parts)
    return f'<tr><th scope="row">{_street(result)} {cards}</th>{cells}</tr>'


def _street(result: EffectiveHandStrength) -> str:
    return say("practice.streets").split("|")[len(result.board) - 3]


def _heads() -> list[str]:
    return say("streets.heads").split("|")
