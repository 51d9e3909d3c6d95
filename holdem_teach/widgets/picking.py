"""Cards at named places, as one picks, types or deals them: no screen needed.

Each step gives new cards or raises, so that a refused step leaves the last good ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from holdem_teach.cards import DECK, Card, CardError, Cards, read_cards
from holdem_teach.words import say

BOARD_PLACES: Final = tuple(say("picker.board_places").split("|"))
HOLDEM, OMAHA = 2, 4
_FLOP: Final = 3

Places = tuple[Card | None, ...]


@dataclass(frozen=True)
class Picked:
    """Hole cards and a board, each at its place; a place may be empty.

    Attributes
    ----------
    mine, table
        A card or None for each hole card, and for flop (three), turn and river.

    Examples
    --------
    >>> picked = pick("Ad Qc", "3h 4c Jh")
    >>> picked.table
    (3h, 4c, Jh, None, None)
    >>> picked.missing
    ()
    """

    mine: Places
    table: Places = (None,) * len(BOARD_PLACES)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the places, hole cards first."""
        return (*hole_names(len(self.mine)), *BOARD_PLACES)

    @property
    def places(self) -> Places:
        """What lies at each place, in the order of ``names``."""
        return (*self.mine, *self.table)

    @property
    def hole(self) -> Cards:
        """The hole cards chosen so far."""
        return _chosen(self.mine)

    @property
    def board(self) -> Cards:
        """The board cards chosen so far."""
        return _chosen(self.table)

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of the places to fill before there is a flop and no gap after it.

        Examples
        --------
        >>> pick("Ad", "3h 4c Jh").with_card(6, Card(51)).missing
        ('Hole card 2', 'Turn')
        """
        out = [place for place, card in enumerate(self.table) if card is not None]
        needed = len(self.mine) + max([_FLOP, *(place + 1 for place in out)])
        named = zip(self.names[:needed], self.places, strict=False)
        return tuple(name for name, card in named if card is None)

    def with_card(self, place: int, card: Card | None) -> Picked:
        """Return the cards with another one at a place; None takes it away.

        Raises
        ------
        CardError
            If the card lies at another place.

        Examples
        --------
        >>> pick("Ad Qc", "3h 4c Jh").with_card(5, Card(51)).board
        (3h, 4c, Jh, As)
        """
        if card is not None and card in self.places:
            other = self.places.index(card)
            if other != place:
                said = {"place": self.names[place], "other": self.names[other]}
                raise CardError(say("picker.taken", card=card, **said))
        places = (*self.places[:place], card, *self.places[place + 1 :])
        return Picked(places[: len(self.mine)], places[len(self.mine) :])

    def with_next(self, card: Card) -> Picked:
        """Return the cards with another one at the first empty place.

        Raises
        ------
        CardError
            If the card lies there, or every place is taken.

        Examples
        --------
        >>> pick("Ad", "").with_next(Card(51)).hole
        (Ad, As)
        """
        if None not in self.places:
            raise CardError(say("picker.full", card=card))
        return self.with_card(self.places.index(None), card)

    def taken_back(self) -> Picked:
        """Return the cards without the last one.

        Examples
        --------
        >>> pick("Ad Qc", "3h").taken_back().board
        ()
        """
        out = [place for place, card in enumerate(self.places) if card is not None]
        return self.with_card(out[-1], None) if out else self

    def in_other_game(self) -> Picked:
        """Return the cards with places for Omaha in place of hold'em, or the reverse.

        Examples
        --------
        >>> pick("Ad Qc", "").in_other_game().mine
        (Ad, Qc, None, None)
        """
        return self.with_hole_places(OMAHA if len(self.mine) == HOLDEM else HOLDEM)

    def with_hole(self, text: str | Sequence[int]) -> Picked:
        """Return the cards with other hole cards; too few leave places open.

        Raises
        ------
        CardError
            If the cards cannot be read, repeat, or are more than there are places.

        Examples
        --------
        >>> pick("Ad Qc", "3h 4c Jh").with_hole("7s").missing
        ('Hole card 2',)
        """
        size = len(self.mine)
        hole = _read(text, "hole_cards", size, ("board", self.board))
        return replace(self, mine=_padded(hole, size))

    def with_board(self, text: str | Sequence[int]) -> Picked:
        """Return the cards with another board; too few leave places open.

        Raises
        ------
        CardError
            If the cards cannot be read, repeat, or are more than five.

        Examples
        --------
        >>> pick("Ad Qc", "3h 4c Jh").with_board("3h 4c Jh 9s").board
        (3h, 4c, Jh, 9s)
        """
        size = len(self.table)
        board = _read(text, "board", size, ("hole_cards", self.hole))
        return replace(self, table=_padded(board, size))

    def with_hole_places(self, size: int) -> Picked:
        """Return the cards with so many places for hole cards; the first ones stay.

        Examples
        --------
        >>> pick("Ad Qc", "").with_hole_places(4).mine
        (Ad, Qc, None, None)
        """
        return replace(self, mine=_padded(self.mine[:size], size))

    def cleared(self) -> Picked:
        """Return as many places, all empty.

        Examples
        --------
        >>> pick("Ad Qc", "3h 4c Jh").cleared().hole
        ()
        """
        return pick("", "", len(self.mine))

    def dealt(self, random: Random) -> Picked:
        """Return random cards, as many on the board as now, a flop at least.

        Examples
        --------
        >>> dealt = pick("Ad Qc", "3h 4c Jh 2s").dealt(Random(1))
        >>> len(dealt.hole), len(dealt.board)
        (2, 4)
        """
        size, out = len(self.mine), max(_FLOP, len(self.board))
        cards = random.sample(DECK, size + out)
        return pick(cards[:size], cards[size:], size)

    def next_street(self, random: Random) -> Picked:
        """Return the cards with the flop, the turn or the river dealt at random.

        Raises
        ------
        CardError
            If the river is out.

        Examples
        --------
        >>> len(pick("Ad Qc", "").next_street(Random(1)).board)
        3
        """
        if None not in self.table:
            raise CardError(say("picker.no_street"))
        first_empty = self.table.index(None)
        # whoever has one or two cards of the flop is dealt the rest of it
        until = max(_FLOP, first_empty + 1)
        unseen = [card for card in DECK if card not in self.places]
        dealt = iter(random.sample(unseen, until))
        table = tuple(
            next(dealt) if card is None and place < until else card
            for place, card in enumerate(self.table)
        )
        return replace(self, table=table)


def pick(
    hole: str | Sequence[int], board: str | Sequence[int], size: int | None = None
) -> Picked:
    """Return given cards at their places, ``size`` of them for hole cards.

    Unless it is given there are two, or four where more than two cards are.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are too many.

    Examples
    --------
    >>> pick("", "").missing
    ('Hole card 1', 'Hole card 2', 'Flop 1', 'Flop 2', 'Flop 3')
    >>> pick("As Kd Qc", "").missing[0]
    'Hole card 4'
    """
    if size is None:
        given = read_cards(hole, say("picker.hole_cards"))
        size = HOLDEM if len(given) <= HOLDEM else OMAHA
    return Picked((None,) * size).with_hole(hole).with_board(board)


def hole_names(size: int) -> tuple[str, ...]:
    """Return the names of places for so many hole cards.

    Examples
    --------
    >>> hole_names(2)
    ('Hole card 1', 'Hole card 2')
    """
    return tuple(say("picker.hole_place", place=place + 1) for place in range(size))


def _read(
    text: str | Sequence[int], name: str, size: int, other: tuple[str, Cards]
) -> Cards:
    apart = say(f"picker.{other[0]}"), other[1]
    return read_cards(text, say(f"picker.{name}"), range(size + 1), apart_from=apart)


def _chosen(places: Places) -> Cards:
    return Cards(card for card in places if card is not None)


def _padded(cards: Sequence[Card | None], size: int) -> Places:
    return (*cards, *[None] * (size - len(cards)))
