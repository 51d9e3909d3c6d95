"""The explorer's controls: ipywidgets' own, each with a name that can be said.

All share one layout and one style of each kind, since each of these opens a channel to
the browser of its own.
"""

from __future__ import annotations

from typing import Final

import ipywidgets as widgets
from ipywidgets.widgets.widget_description import DescriptionStyle
from ipywidgets.widgets.widget_string import TextStyle

from holdem_teach.cards import DECK, Card
from holdem_teach.widgets.exploration import HOLE_PLACES, PLACES, Exploration
from holdem_teach.words import say

# A dropdown takes None for "no choice made", so an empty place has a value of its own.
EMPTY: Final = ""
# Aces first: that is where people look.
_OPTIONS: Final[tuple[tuple[str, Card | str], ...]] = (
    (say("widgets.no_card"), EMPTY),
    *((say("widgets.card_option", card=c, name=c.name), c) for c in reversed(DECK)),
)
_FIRST_GUESS: Final = 50


class Controls:
    """What can be set: seven cards, two lines of text, a guess and whether it is asked.

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> controls = Controls()
    >>> controls.show(start("Ad Qc", "3h 4c Jh"))
    >>> controls.hole.value, controls.cards[0].value
    ('Ad Qc', Ad)
    """

    def __init__(self) -> None:
        layout = widgets.Layout(width="19.5em", margin="2px 8px 2px 0")
        style = DescriptionStyle(description_width="6.5em")
        text_style = TextStyle(description_width="6.5em")
        self.cards = [
            widgets.Dropdown(
                options=_OPTIONS, description=name, layout=layout, style=style
            )
            for name in PLACES
        ]
        self.hole, self.board = (
            widgets.Text(
                description=say(name),
                continuous_update=False,  # told at return, or on leaving it
                layout=layout,
                style=text_style,
            )
            for name in ("widgets.hole_cards", "widgets.board")
        )
        self.guess = widgets.BoundedIntText(
            value=_FIRST_GUESS,
            min=0,
            max=100,
            layout=layout,
            style=style,
            **_named("guess"),
        )
        self.reveal = widgets.Button(
            button_style="primary", layout=layout, **_named("reveal")
        )
        self.guess_first = widgets.Checkbox(
            value=True, indent=False, layout=layout, **_named("guess_first")
        )

    def rows(self) -> list[list[widgets.Widget]]:
        """Return the controls by rows, in the order in which the tab key goes."""
        return [
            self.cards[:HOLE_PLACES],
            self.cards[HOLE_PLACES:],
            [self.hole, self.board],
            [self.guess, self.reveal, self.guess_first],
        ]

    def show(self, state: Exploration) -> None:
        """Set every control to what a state says."""
        for dropdown, card in zip(self.cards, state.places, strict=True):
            dropdown.value = EMPTY if card is None else card
        self.hole.value, self.board.value = str(state.hole), str(state.board)
        self.guess_first.value = state.guess_first


def _named(control: str) -> dict[str, str]:
    """Return the name of a control and what is said about it when it is pointed at."""
    return {
        "description": say(f"widgets.{control}"),
        "tooltip": say(f"widgets.{control}_help"),
    }
