"""All explorers on one page, each made when its tab is first opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import ipywidgets as widgets

from holdem_teach.widgets.explorer import explore
from holdem_teach.widgets.frame import STYLE
from holdem_teach.widgets.hand_explorer import explore_hand
from holdem_teach.widgets.play_table import play
from holdem_teach.widgets.pot_explorer import explore_pots
from holdem_teach.widgets.range_explorer import explore_range
from holdem_teach.words import say

EXPLORERS: Final[dict[str, Callable[[], widgets.Widget]]] = {
    "strength": explore,
    "hand": explore_hand,
    "range": explore_range,
    "pots": explore_pots,
    "play": lambda: play("easy, rock, station"),
}


class Shelf(widgets.VBox):  # type: ignore[misc]  # ipywidgets has no types
    """Tabs with an explorer each; made by :func:`explorers`."""

    def __init__(self) -> None:
        look = widgets.HTML(STYLE)
        places = [widgets.VBox() for _ in EXPLORERS]
        self.tabs = widgets.Tab(places)
        self.tabs.titles = [say(f"shelf.{name}") for name in EXPLORERS]
        super().__init__([look, self.tabs])
        self.add_class("holdem-live")
        self.tabs.observe(self._turned, "selected_index")
        self.tabs.selected_index = 0
        self._fill(0)

    def _turned(self, change: dict[str, Any]) -> None:
        if change["new"] is not None:
            self._fill(change["new"])

    def _fill(self, place: int) -> None:
        """Put the explorer into its tab, unless it is there."""
        tab = self.tabs.children[place]
        if not tab.children:
            tab.children = [list(EXPLORERS.values())[place]()]


def explorers() -> Shelf:
    """Return all explorers, for a page of their own.

    Examples
    --------
    >>> shelf = explorers()
    >>> [len(tab.children) for tab in shelf.tabs.children]
    [1, 0, 0, 0, 0]
    """
    return Shelf()
