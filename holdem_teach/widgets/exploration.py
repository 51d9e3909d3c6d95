"""What can be done in the explorer, and what is then known: no screen needed.

An :class:`Exploration` is one state: the cards chosen so far, whether the answer has
been seen, and how far earlier guesses were off. Each step gives a new state or raises,
so that a refused step leaves the last good one as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from holdem_teach.cards import Card, CardError, Cards, read_cards
from holdem_teach.words import say

PLACES: Final = tuple(say("widgets.places").split("|"))
HOLE_PLACES: Final = 2
TURN, RIVER = 5, 6


class GuessError(ValueError):
    """A guess where none is asked: cards are missing, or the answer has been seen."""


@dataclass(frozen=True)
class Exploration:
    """One state of the explorer.

    Parameters
    ----------
    places
        A card or None for each of the seven places: two hole cards, the flop's three,
        turn, river.
    guess_first
        Whether the numbers stay hidden until a guess is committed.
    guess
        The guess that was committed for these cards, in per cent, or None.
    gaps
        How far each earlier guess was off, in points of a hundred, in order.

    Examples
    --------
    >>> state = start("Ad Qc", "3h 4c Jh")
    >>> state.is_complete, state.shows_numbers
    (True, False)
    >>> state.commit(60, truth=0.512).gaps
    (8.8,)
    """

    places: tuple[Card | None, ...]
    guess_first: bool = True
    guess: int | None = None
    gaps: tuple[float, ...] = ()

    @property
    def hole(self) -> Cards:
        """The hole cards chosen so far."""
        return _chosen(self.places[:HOLE_PLACES])

    @property
    def board(self) -> Cards:
        """The board cards chosen so far."""
        return _chosen(self.places[HOLE_PLACES:])

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of the places that must be filled before there is an answer."""
        needed = TURN if self.places[RIVER] is None else RIVER
        return tuple(
            name
            for name, card in zip(PLACES[:needed], self.places, strict=False)
            if card is None
        )

    @property
    def is_complete(self) -> bool:
        """Whether there are two hole cards and a flop, and no turn is left out."""
        return not self.missing

    @property
    def shows_numbers(self) -> bool:
        """Whether the numbers may be seen."""
        return self.is_complete and not (self.guess_first and self.guess is None)

    def with_card(self, place: int, card: Card | None) -> Exploration:
        """Return the state with another card at a place, 0 to 6; None takes it away.

        Raises
        ------
        CardError
            If the card lies at another place.

        Examples
        --------
        >>> start("Ad Qc", "3h 4c Jh").with_card(5, Card(51)).board
        (3h, 4c, Jh, As)
        """
        if card is not None and card in self.places:
            other = self.places.index(card)
            if other != place:
                fields = {"card": card, "place": PLACES[place], "other": PLACES[other]}
                raise CardError(say("widgets.taken", **fields))
        places = (*self.places[:place], card, *self.places[place + 1 :])
        return self._on(places)

    def with_hole(self, text: str | Sequence[int]) -> Exploration:
        """Return the state with other hole cards; fewer than two leave places open.

        Raises
        ------
        CardError
            If the cards cannot be read, repeat, or are more than two.

        Examples
        --------
        >>> start("Ad Qc", "3h 4c Jh").with_hole("7s").missing
        ('Hole card 2',)
        """
        board = self.places[HOLE_PLACES:]
        name, other = say("widgets.hole_cards"), say("widgets.board")
        hole = read_cards(text, name, range(3), apart_from=(other, self.board))
        return self._on((*_padded(hole, HOLE_PLACES), *board))

    def with_board(self, text: str | Sequence[int]) -> Exploration:
        """Return the state with another board; fewer than three leave places open.

        Raises
        ------
        CardError
            If the cards cannot be read, repeat, or are more than five.

        Examples
        --------
        >>> start("Ad Qc", "3h 4c Jh").with_board("3h 4c Jh 9s").board
        (3h, 4c, Jh, 9s)
        """
        hole = self.places[:HOLE_PLACES]
        name, other = say("widgets.board"), say("widgets.hole_cards")
        board = read_cards(text, name, range(6), apart_from=(other, self.hole))
        return self._on((*hole, *_padded(board, len(PLACES) - HOLE_PLACES)))

    def with_guess_first(self, guess_first: bool) -> Exploration:
        """Return the state in which a guess comes first, or in which none is asked."""
        return replace(self, guess_first=guess_first)

    def commit(self, guess: int, truth: float) -> Exploration:
        """Return the state after a guess, in per cent, at a chance from 0 to 1.

        Raises
        ------
        GuessError
            If cards are missing, or if the numbers have been seen already.

        Examples
        --------
        >>> seen = start("Ad Qc", "3h 4c Jh").commit(50, truth=0.512)
        >>> seen.shows_numbers
        True
        >>> seen.commit(51, truth=0.512)
        Traceback (most recent call last):
            ...
        holdem_teach.widgets.exploration.GuessError: You have seen this answer; change \
a card to guess again.
        """
        if not self.is_complete:
            raise GuessError(self.prompt)
        if self.shows_numbers:
            raise GuessError(say("widgets.seen"))
        gap = round(abs(guess - 100 * truth), 1)
        return replace(self, guess=guess, gaps=(*self.gaps, gap))

    @property
    def prompt(self) -> str:
        """What to do next, in a sentence."""
        if not self.is_complete:
            return say("widgets.choose", places=", ".join(self.missing))
        if self.shows_numbers:
            return say("widgets.go_on")
        return say("widgets.guess_now")

    def _on(self, places: tuple[Card | None, ...]) -> Exploration:
        """Return the state for these cards: a new question if they are other ones."""
        if places == self.places:
            return self
        return replace(self, places=places, guess=None)


def start(hole: str | Sequence[int], board: str | Sequence[int]) -> Exploration:
    """Return the first state: cards as they were given, nothing guessed.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are too many.

    Examples
    --------
    >>> start("", "").is_complete
    False
    """
    empty = Exploration(places=(None,) * len(PLACES))
    return empty.with_hole(hole).with_board(board)


def _chosen(places: Sequence[Card | None]) -> Cards:
    return Cards(card for card in places if card is not None)


def _padded(cards: Cards, length: int) -> tuple[Card | None, ...]:
    return (*cards, *[None] * (length - len(cards)))
