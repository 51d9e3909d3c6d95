"""Makes controls: ipywidgets' own, each with a name that can be said and a hint.

All that one kit makes share a layout and the styles, since each of these opens a
channel to the browser of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import ipywidgets as widgets
from ipywidgets.widgets.widget_bool import CheckboxStyle
from ipywidgets.widgets.widget_button import ButtonStyle
from ipywidgets.widgets.widget_description import DescriptionStyle
from ipywidgets.widgets.widget_string import HTMLStyle, TextStyle

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
        self._style = DescriptionStyle(description_width="6.5em")
        self._text_style = TextStyle(description_width="6.5em")
        self._button_style = ButtonStyle()
        self._checkbox_style = CheckboxStyle(description_width="0")
        self._html_style = HTMLStyle()

    def dropdown(
        self, key: str, options: Sequence[tuple[str, Any]], **more: Any
    ) -> widgets.Dropdown:
        """Make a list to choose from; ``options`` are pairs of a label and a value."""
        look = {"layout": self._layout, "style": self._style}
        return widgets.Dropdown(options=options, **_named(key), **look, **more)

    def place(self, name: str, options: Sequence[tuple[str, Any]]) -> widgets.Dropdown:
        """Make a list of cards for a place that has a name already."""
        look = {"layout": self._layout, "style": self._style}
        return widgets.Dropdown(options=options, description=name, **look)

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

    def html(self) -> widgets.HTML:
        """Make a place for text and pictures."""
        return widgets.HTML(layout=self._plain, style=self._html_style)

    def row(self, controls: Sequence[widgets.Widget]) -> widgets.HBox:
        """Put controls beside one another; they wrap where there is no room."""
        return widgets.HBox(controls, layout=self._row)

    def column(self, parts: Sequence[widgets.Widget]) -> widgets.VBox:
        """Put parts below one another."""
        return widgets.VBox(parts, layout=self._plain)


def _named(key: str) -> dict[str, str]:
    """Return the name of a control and what is said when it is pointed at."""
    return {
        "description": say(f"controls.{key}"),
        "tooltip": say(f"controls.{key}_help"),
    }
