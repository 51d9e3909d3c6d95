"""A range as one builds it, by text or hand by hand: no screen needed."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from holdem_teach.strength.hand_names import PAIRS, pairs_named
from holdem_teach.strength.range_reading import RangeError
from holdem_teach.strength.ranges import Range, read_range
from holdem_teach.widgets.names import read_hand_name
from holdem_teach.widgets.picking import Picked
from holdem_teach.words import say

_WHOLE = 100


@dataclass(frozen=True)
class RangeState:
    """One state of the range matrix.

    Attributes
    ----------
    cards
        Cards that are out: one's own and the board's.
    text
        The range as it was typed, or in short after a change by hand; empty: no hand.
    hand
        The hand that is chosen in the matrix.

    Examples
    --------
    >>> from holdem_teach.widgets.picking import pick
    >>> state = RangeState(pick("", ""), "QQ+").with_hand("AKs").with_weight(50)
    >>> state.text
    'QQ+, AKs@0.5'
    """

    cards: Picked
    text: str = ""
    hand: str = "AA"

    @cached_property
    def range(self) -> Range | None:
        """The range without a thought of cards that are out; None: no hand."""
        return read_range(self.text) if self.text else None

    @cached_property
    def left(self) -> Range | None:
        """What the cards that are out leave of it; None: nothing."""
        try:
            whole = self.range
            return whole and whole.without((*self.cards.hole, *self.cards.board))
        except RangeError:  # they block all of it
            return None

    @property
    def weight(self) -> int:
        """The mean weight of the chosen hand, in per cent."""
        whole = self.range
        if whole is None:
            return 0
        mean = whole.weights[pairs_named(self.hand)].mean()
        return round(_WHOLE * float(mean))

    def with_cards(self, cards: Picked) -> RangeState:
        """Return the state with other cards out."""
        return replace(self, cards=cards)

    def with_text(self, text: str) -> RangeState:
        """Return the state with another range; empty text is no hand.

        Raises
        ------
        RangeError, CardError
            If the range cannot be read.
        """
        stripped = text.strip()
        if stripped:
            read_range(stripped)
        return replace(self, text=stripped)

    def with_hand(self, hand: str) -> RangeState:
        """Return the state with another hand chosen, such as "AKs".

        Raises
        ------
        ValueError
            If there is no such name among the 169.
        """
        return replace(self, hand=read_hand_name(hand))

    def with_weight(self, per_cent: int) -> RangeState:
        """Return the state in which the chosen hand has another weight, 0 to 100.

        Examples
        --------
        >>> from holdem_teach.widgets.picking import pick
        >>> RangeState(pick("", ""), "AA").with_weight(0).text
        ''
        """
        whole = self.range
        weights = np.zeros(len(PAIRS)) if whole is None else whole.weights.copy()
        weights[pairs_named(self.hand)] = per_cent / _WHOLE
        text = str(Range.from_weights(weights)) if weights.any() else ""
        return replace(self, text=text)

    def toggled(self) -> RangeState:
        """Return the state with the chosen hand taken out, or put in whole.

        Examples
        --------
        >>> from holdem_teach.widgets.picking import pick
        >>> RangeState(pick("", "")).toggled().text
        'AA'
        """
        return self.with_weight(0 if self.weight else _WHOLE)

    @property
    def as_python(self) -> str:
        """The line of Python that gives the range."""
        if not self.text:
            return ""
        return f"ht.read_range({json.dumps(self.text, ensure_ascii=False)})"


def out_text(state: RangeState) -> str:
    """Return the cards that are out, in a line.

    Examples
    --------
    >>> from holdem_teach.widgets.picking import pick
    >>> out_text(RangeState(pick("As", "")))
    'As'
    """
    cards = (*state.cards.hole, *state.cards.board)
    return " ".join(map(str, cards)) or say("picker.no_cards_yet")
