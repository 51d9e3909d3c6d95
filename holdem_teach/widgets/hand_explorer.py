"""The hand explorer: pick cards, see which five count and what beats them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import traitlets

from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.hand_facts import HandFacts, hand_facts
from holdem_teach.widgets.hand_page import hand_html
from holdem_teach.widgets.hand_rules import RULES
from holdem_teach.widgets.panel import Panel, status_html
from holdem_teach.widgets.picker import Picker, cards_html, spot_text
from holdem_teach.widgets.picking import Picked, pick
from holdem_teach.words import say

_KEYS: Final = tuple(RULES)


@dataclass(frozen=True)
class Look:
    """What the hand explorer shows: cards, by one rule.

    Examples
    --------
    >>> Look(pick("Ad Qc", "3h 4c Jh"), "omaha").facts
    Ad Qc on 3h 4c Jh: high card, ace, queen, jack, four and three
    """

    cards: Picked
    rule: str = "standard"

    @property
    def facts(self) -> HandFacts | None:
        """What the cards make; None while some are missing."""
        if self.cards.missing:
            return None
        return hand_facts(self.cards.hole, self.cards.board, self.rule)

    def with_cards(self, cards: Picked) -> Look:
        """Return the same look at other cards."""
        return replace(self, cards=cards)

    def with_next_rule(self) -> Look:
        """Return the look at the same cards by the next rule, after the last the first.

        Examples
        --------
        >>> Look(pick("Ad Qc", "3h 4c Jh"), "omaha").with_next_rule().rule
        'standard'
        """
        return replace(self, rule=_KEYS[(_KEYS.index(self.rule) + 1) % len(_KEYS)])


class HandExplorer(Panel):
    """Choose cards and see what they make; made by :func:`holdem_teach.explore_hand`.

    Attributes
    ----------
    value
        The :class:`HandFacts` of the cards; None until they are complete.
    state
        The :class:`Look` that is shown.
    """

    value = traitlets.Any(None, allow_none=True)

    def __init__(self, state: Look, seed: int | None) -> None:
        kit = Kit()
        self.picker = Picker(kit, True, seed)
        self.rule = kit.button("rule", "primary")
        self.page = kit.html()
        above = [*self.picker.rows, kit.row([self.rule])]
        super().__init__(kit, above, [self.page], [self.picker.box])
        self.show(state)
        self._listen()

    def _listen(self) -> None:
        self.on_cards(self.picker)
        self.on_press(self.rule, Look.with_next_rule)

    def show(self, state: Look) -> None:
        """Show a state, or raise and change nothing."""
        facts = state.facts
        page = hand_html(facts) if facts else _unfinished(state.cards)
        with self.quietly():
            self.picker.show(state.cards)
            self.rule.description = say("hand.by_rule", rule=RULES[state.rule].name)
        self.state, self.value, self.page.value = state, facts, page

    def text(self) -> str:
        """Return what the cards make, in a line."""
        said = self.value or spot_text(self.state.cards)
        return say("hand.plain", said=said)

    def kept(self) -> str:
        """Return the cards that stay when others are refused."""
        return spot_text(self.state.cards)


def explore_hand(
    hole: str | Sequence[int] = "Ad Qc",
    board: str | Sequence[int] = "3h 4c Jh Qd 2s",
    *,
    seed: int | None = None,
) -> HandExplorer:
    """Return the hand explorer, a widget for a notebook: which five cards count?

    Parameters
    ----------
    hole, board
        The cards to begin with, two hole cards or four; empty places are open.
    seed
        Of the cards that are dealt at random; None: new ones each time.

    Returns
    -------
    HandExplorer
        Its ``value`` says what the cards make, None until they are complete.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are too many.

    Examples
    --------
    >>> explore_hand("Ad Qc", "3h 4c Jh Qd 2s").value.words
    'one pair, queens with ace, jack and four'
    """
    return HandExplorer(Look(pick(hole, board)), seed)


def _unfinished(cards: Picked) -> str:
    prompt = say("picker.choose", places=", ".join(cards.missing))
    return cards_html(cards) + status_html(prompt)
