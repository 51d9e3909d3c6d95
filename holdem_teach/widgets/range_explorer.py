"""The range matrix as a widget: type a range, or put hands in one by one."""

from __future__ import annotations

from collections.abc import Sequence

import traitlets

from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.panel import Panel
from holdem_teach.widgets.picker import Picker, cards_html
from holdem_teach.widgets.picking import HOLDEM, pick
from holdem_teach.widgets.range_page import range_html, sentence
from holdem_teach.widgets.range_state import RangeState
from holdem_teach.words import say


class RangeExplorer(Panel):
    """Build a range and see what is left of it.

    Made by :func:`holdem_teach.explore_range`.

    Attributes
    ----------
    value
        The :class:`~holdem_teach.strength.ranges.Range`, cards that are out or not;
        None: no hand.
    state
        The :class:`RangeState` that is shown.
    """

    value = traitlets.Any(None, allow_none=True)

    def __init__(self, state: RangeState, seed: int | None) -> None:
        kit = Kit()
        self.picker = Picker(kit, False, seed)
        self.range = kit.text("range", wide=True)
        self.hand = kit.text("cell")
        self.weight = kit.number("weight", 0, 0, 100)
        self.toggle = kit.button("toggle", "primary")
        self.python = kit.text("python", wide=True)
        self._cards, self.page = kit.html(), kit.html()
        cells = kit.row([self.hand, self.weight, self.toggle])
        above = [self.range, cells, *self.picker.rows]
        below = [self._cards, self.page, self.python]
        super().__init__(kit, above, below, [self.picker.box])
        self.show(state)
        self._listen()

    def _listen(self) -> None:
        self.on_cards(self.picker)
        self.on_value(self.range, RangeState.with_text)
        self.on_value(self.hand, RangeState.with_hand)
        self.on_value(self.weight, RangeState.with_weight)
        self.on_press(self.toggle, RangeState.toggled)

    def show(self, state: RangeState) -> None:
        """Show a state, or raise and change nothing."""
        page, value = range_html(state), state.range
        with self.quietly():
            self.picker.show(state.cards)
            self.range.value, self.hand.value = state.text, state.hand
            self.weight.value = state.weight
            self.python.value = state.as_python
        self.state, self.value = state, value
        self._cards.value, self.page.value = cards_html(state.cards), page

    def text(self) -> str:
        """Return the range in a line."""
        said = {"text": self.state.text, "sentence": sentence(self.state)}
        return say("range.plain", **said)

    def kept(self) -> str:
        """Return the range that stays when another is refused."""
        return self.state.text or say("range.nothing")


def explore_range(
    range_text: str = "QQ+, AKs",
    board: str | Sequence[int] = "",
    *,
    hole: str | Sequence[int] = "",
    seed: int | None = None,
) -> RangeExplorer:
    """Return the range matrix, a widget for a notebook.

    Parameters
    ----------
    range_text
        The range to begin with, as :func:`holdem_teach.read_range` takes it; empty: no
        hand.
    board, hole
        Cards that are out, so that nobody else can hold them.
    seed
        Of the cards that are dealt at random; None: new ones each time.

    Returns
    -------
    RangeExplorer
        Its ``value`` is the range, None while it has no hand.

    Raises
    ------
    RangeError
        If the range cannot be read.
    CardError
        If cards cannot be read, repeat, or are too many.

    Examples
    --------
    >>> explore_range("JJ+, AKs@0.5").value.combos
    28
    """
    state = RangeState(pick(hole, board, HOLDEM)).with_text(range_text)
    return RangeExplorer(state, seed)
