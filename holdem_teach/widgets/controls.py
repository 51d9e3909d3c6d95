"""Makes controls: ipywidgets' own, each with a name that can be said and a hint.

All that one kit makes share a layout and the styles, since each of these opens a
channel to the browser of its own.
"""

from __future__ import annotations

from collections.abc import Sequence

import ipywidgets as widgets
from ipywidgets.widgets.widget_bool import CheckboxStyle
from ipywidgets.widgets.widget_button import ButtonStyle
from ipywidgets.widgets.widget_description import DescriptionStyle
from ipywidgets.widgets.widget_string import HTMLStyle, TextStyle

from holdem_teach.cards import RANKS, SUIT_COLOURS, SYMBOLS, Card
from holdem_teach.words import say


class Kit:
    """Makes the controls of one explorer; each is named by a key of ``controls``.

    Examples
    --------
    >>> button = Kit().button("clear")
    >>> button.description, button.tooltip
    ('Clear', 'Take all cards away')
    """

    def __init__(self) -> None:
        self._layout = widgets.Layout(width="19.5em", margin="2px 8px 2px 0")
        self._narrow = widgets.Layout(width="auto", margin="2px 8px 2px 0")
        self._wide = widgets.Layout(width="98%", max_width="60em")
        self._row = widgets.Layout(display="flex", flex_flow="row wrap")
        self._plain = widgets.Layout()
        self._card = widgets.Layout(
            flex="0 1 3em",
            width="7%",
            min_width="0",
            margin="1px",
            padding="0",
            border="1px solid #777",
        )
        self._suits = [
            ButtonStyle(text_color=colour, button_color="#fff", font_weight="bold")
            for colour in SUIT_COLOURS
        ]
        self._style = DescriptionStyle(description_width="6.5em")
        self._text_style = TextStyle(description_width="6.5em")
        self._button_style = ButtonStyle()
        self._checkbox_style = CheckboxStyle(description_width="0")
        self._html_style = HTMLStyle()

    def text(self, key: str, wide: bool = False) -> widgets.Text:
        """Make a line to type into; it tells at return, or when it is left."""
        layout = self._wide if wide else self._layout
        look = {"layout": layout, "style": self._text_style}
        return widgets.Text(continuous_update=False, **_named(key), **look)

    def number(self, key: str, value: int, low: int, high: int) -> widgets.Widget:
        """Make a whole number with bounds."""
        look = {"layout": self._layout, "style": self._style}
        bounds = {"min": low, "max": high}
        return widgets.BoundedIntText(value=value, **bounds, **_named(key), **look)

    def checkbox(self, key: str, value: bool) -> widgets.Checkbox:
        """Make a box to tick."""
        look = {"layout": self._layout, "style": self._checkbox_style}
        return widgets.Checkbox(value=value, indent=False, **_named(key), **look)

    def button(self, key: str, colour: str = "") -> widgets.Button:
        """Make a button, in a colour that ipywidgets has a name for."""
        look = {"layout": self._narrow, "style": self._button_style}
        return widgets.Button(button_style=colour, **_named(key), **look)

    def answer(self, text: str) -> widgets.Button:
        """Make a button for an answer, which may be long."""
        look = {"layout": self._narrow, "style": self._button_style}
        hint = say("controls.choice_help")
        button = widgets.Button(description=text, tooltip=hint, **look)
        button.add_class("holdem-choice")
        return button

    def card(self, card: Card) -> widgets.Button:
        """Make a button for a card, in the colour of its suit."""
        look = {"layout": self._card, "style": self._suits[card.suit]}
        name = say("controls.card", rank=RANKS[card.rank - 2], suit=SYMBOLS[card.suit])
        return widgets.Button(description=name, tooltip=card.name, **look)

    def html(self) -> widgets.HTML:
        """Make a place for text and pictures."""
        return widgets.HTML(layout=self._plain, style=self._html_style)

    def row(self, controls: Sequence[widgets.Widget]) -> widgets.HBox:
        """Put controls beside one another; they wrap where there is no room."""
        return widgets.HBox(controls, layout=self._row)

    def line(self, controls: Sequence[widgets.Widget]) -> widgets.HBox:
        """Put controls beside one another in one line, however narrow it is."""
        return widgets.HBox(controls, layout=self._plain)

    def on_top(self, parts: Sequence[widgets.Widget]) -> widgets.VBox:
        """Put parts above all others, though the tab key comes to them last."""
        return widgets.VBox(parts, layout=widgets.Layout(order="-1"))

    def column(self, parts: Sequence[widgets.Widget]) -> widgets.VBox:
        """Put parts below one another."""
        return widgets.VBox(parts, layout=self._plain)


def _named(key: str) -> dict[str, str]:
    """Return the name of a control and what is said when it is pointed at."""
    return {
        "description": say(f"controls.{key}"),
        "tooltip": say(f"controls.{key}_help"),
    }
