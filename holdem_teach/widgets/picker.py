"""The card picker of all explorers: a deck to press, text to type, or chance.

Lists to choose from are left out on purpose: in a notebook's command mode arrow keys
and letters that are meant for a list move, insert or delete cells. Buttons and lines of
text are safe.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import ipywidgets as widgets

from holdem_teach.cards import DECK, SUITS, Card, Cards, card_html
from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.picking import HOLDEM, OMAHA, Picked
from holdem_teach.words import say

Step = Callable[[Picked, Any], Picked]
_GAMES: Final = dict(zip((HOLDEM, OMAHA), say("picker.games").split("|"), strict=True))


class Picker:
    """The controls for cards, and what each of them does to a :class:`Picked`.

    Parameters
    ----------
    kit
        What makes the controls.
    has_games
        Whether one can change between hold'em and Omaha.
    seed
        Of the cards that are dealt at random; None: new ones each time.

    Attributes
    ----------
    deck
        A button for each card; one that lies on the table cannot be pressed.

    Examples
    --------
    >>> from holdem_teach.widgets.picking import pick
    >>> picker = Picker(Kit(), has_games=True, seed=1)
    >>> picker.show(pick("Ad Qc", "3h 4c Jh"))
    >>> picker.hole.value, picker.deck[0].disabled, picker.deck[4 * 12 + 1].disabled
    ('Ad Qc', False, True)
    """

    def __init__(self, kit: Kit, has_games: bool, seed: int | None) -> None:
        self.random = Random(seed)
        self.deck = [kit.card(card) for card in DECK]
        self.hole, self.board = kit.text("hole_cards"), kit.text("board")
        self.game = kit.button("game")
        self.next_street = kit.button("next_street")
        self.deal = kit.button("deal")
        self.take_back, self.clear = kit.button("take_back"), kit.button("clear")
        games = [self.game] if has_games else []
        buttons = [self.next_street, self.deal, self.take_back, self.clear, *games]
        self.rows = [kit.row([self.hole, self.board]), kit.row(buttons)]
        # spades above, and aces on the left: that is where people look
        suits = [self.deck[suit::4][::-1] for suit in reversed(range(len(SUITS)))]
        self.box = kit.on_top([kit.line(suit) for suit in suits])

    def changes(self) -> list[tuple[widgets.Widget, Step]]:
        """Return what to do to the cards when a line has been typed."""
        return [(self.hole, Picked.with_hole), (self.board, Picked.with_board)]

    def presses(self) -> list[tuple[widgets.Button, Callable[[Picked], Picked]]]:
        """Return what to do to the cards when a button is pressed."""
        deck = [
            (button, _laying(card))
            for button, card in zip(self.deck, DECK, strict=True)
        ]
        return [
            *deck,
            (self.game, Picked.in_other_game),
            (self.next_street, lambda picked: picked.next_street(self.random)),
            (self.deal, lambda picked: picked.dealt(self.random)),
            (self.take_back, Picked.taken_back),
            (self.clear, Picked.cleared),
        ]

    def show(self, picked: Picked) -> None:
        """Set every control to what the cards are."""
        for button, card in zip(self.deck, DECK, strict=True):
            button.disabled = card in picked.places
        self.hole.value, self.board.value = str(picked.hole), str(picked.board)
        other = picked.in_other_game()
        self.game.description = say("picker.game", other=_GAMES[len(other.mine)])


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


def _laying(card: Card) -> Callable[[Picked], Picked]:
    return lambda picked: picked.with_next(card)
