"""The card picker of all explorers: choose by list, by text or by chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import ipywidgets as widgets

from holdem_teach.cards import DECK, Card, Cards, card_html
from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.picking import (
    BOARD_PLACES,
    HOLDEM,
    OMAHA,
    Picked,
    hole_names,
)
from holdem_teach.words import say

# A dropdown takes None for "no choice made", so an empty place has a value of its own.
EMPTY: Final = ""
# Aces first: that is where people look.
OPTIONS: Final[tuple[tuple[str, Card | str], ...]] = (
    (say("picker.no_card"), EMPTY),
    *((say("picker.card_option", card=c, name=c.name), c) for c in reversed(DECK)),
)
GAMES: Final = tuple(zip(say("picker.games").split("|"), (HOLDEM, OMAHA), strict=True))
Step = Callable[[Picked, Any], Picked]


class Picker:
    """The controls for cards, and what each of them does to a :class:`Picked`.

    Parameters
    ----------
    kit
        What makes the controls.
    holes
        For how many hole cards there are places, at most.
    seed
        Of the cards that are dealt at random; None: new ones each time.

    Examples
    --------
    >>> from holdem_teach.widgets.picking import pick
    >>> picker = Picker(Kit(), 2, seed=1)
    >>> picker.show(pick("Ad Qc", "3h 4c Jh"))
    >>> picker.hole.value, picker.cards[0].value
    ('Ad Qc', Ad)
    """

    def __init__(self, kit: Kit, holes: int, seed: int | None) -> None:
        self.random = Random(seed)
        self.mine = [kit.place(name, OPTIONS) for name in hole_names(holes)]
        self.table = [kit.place(name, OPTIONS) for name in BOARD_PLACES]
        self.hole, self.board = kit.text("hole_cards"), kit.text("board")
        self.game = kit.dropdown("game", GAMES)
        self.next_street = kit.button("next_street")
        self.deal = kit.button("deal")
        self.clear = kit.button("clear")
        self._hole_row = kit.row(self.mine)
        typed = [self.hole, self.board] if holes else [self.board]
        games = [self.game] if holes == OMAHA else []
        buttons = [*games, self.next_street, self.deal, self.clear]
        rows = [kit.row(self.table), kit.row(typed), kit.row(buttons)]
        self.rows = [self._hole_row, *rows] if holes else rows

    @property
    def cards(self) -> list[widgets.Dropdown]:
        """The lists of cards that are shown, hole cards first."""
        return [*self._hole_row.children, *self.table]

    def changes(self) -> list[tuple[widgets.Widget, Step]]:
        """Return what to do to the cards when a control has a new value."""
        mine = [(control, _to_mine(i)) for i, control in enumerate(self.mine)]
        table = [(control, _to_table(i)) for i, control in enumerate(self.table)]
        return [
            *mine,
            *table,
            (self.hole, Picked.with_hole),
            (self.board, Picked.with_board),
            (self.game, Picked.with_hole_places),
        ]

    def presses(self) -> list[tuple[widgets.Button, Callable[[Picked], Picked]]]:
        """Return what to do to the cards when a button is pressed."""
        return [
            (self.next_street, lambda picked: picked.next_street(self.random)),
            (self.deal, lambda picked: picked.dealt(self.random)),
            (self.clear, Picked.cleared),
        ]

    def show(self, picked: Picked) -> None:
        """Set every control to what the cards are."""
        mine = tuple(self.mine[: len(picked.mine)])
        if self._hole_row.children != mine:
            self._hole_row.children = mine
        for dropdown, card in zip(self.cards, picked.places, strict=True):
            dropdown.value = EMPTY if card is None else card
        if picked.mine:
            self.game.value = len(picked.mine)
        self.hole.value, self.board.value = str(picked.hole), str(picked.board)


def cards_html(picked: Picked) -> str:
    """Return the cards chosen so far, as small cards under their names.

    Examples
    --------
    >>> from holdem_teach.widgets.picking import pick
    >>> "none yet" in cards_html(pick("Ad Qc", ""))
    True
    """
    groups = [("picker.on_board", picked.board)]
    if picked.mine:
        groups.insert(0, ("picker.your_cards", picked.hole))
    return "".join(_group(say(key), cards) for key, cards in groups)


def spot_text(picked: Picked) -> str:
    """Return the cards in one line of text.

    Examples
    --------
    >>> from holdem_teach.widgets.picking import pick
    >>> spot_text(pick("Ad Qc", ""))
    'Ad Qc on none yet'
    """
    hole, board = (
        str(cards) or say("picker.no_cards_yet")
        for cards in (picked.hole, picked.board)
    )
    return say("picker.spot", hole=hole, board=board) if picked.mine else board


def _group(name: str, cards: Cards) -> str:
    shown = "".join(map(card_html, cards)) or say("picker.no_cards_yet")
    return f'<span style="margin-right:1.5em">{name}: {shown}</span>'


def _card(value: Card | str) -> Card | None:
    return None if isinstance(value, str) else value


def _to_mine(place: int) -> Step:
    return lambda picked, value: picked.with_card(place, _card(value))


def _to_table(place: int) -> Step:
    # counted from the hole cards, whose number changes with the game
    return lambda picked, value: picked.with_card(
        len(picked.mine) + place, _card(value)
    )
