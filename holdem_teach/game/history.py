"""The record of a hand: its events, what they are in sentences, and files of them.

An event is a list: a word, the seat, and what belongs to it.

=====================  ==========================================================
ante, small blind,     seat, chips
big blind, big blind
ante, blind
deal                   seat, its cards, "??" if nobody has seen them
board                  the cards that are dealt
fold, check, muck      seat
call, straddle,        seat, chips
all-in, return
bet, raise             seat, its total on this street
announce               seat, five cards, category, the dealer's reason to refuse
show                   seat, its cards
pay                    seat, chips, the number of the pot, 0 for the main pot
=====================  ==========================================================
"""

from __future__ import annotations

from holdem_teach.game.phh import write_phh
from holdem_teach.game.state import Event, HandState
from holdem_teach.words import say


class History:
    """What has happened in a hand so far. It holds all cards, as the dealer does.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], seed=7)
    >>> hand.fold()
    >>> hand.history.events[2:4]
    [['small blind', 0, 1], ['big blind', 1, 2]]
    >>> print(*hand.history.sentences(), sep="\\n")
    Seat 0 posts the small blind of 1.
    Seat 1 posts the big blind of 2.
    Seat 0 folds.
    Seat 1 gets 1 back that nobody matched.
    Seat 1 is paid 2.
    """

    __slots__ = ("_state",)

    def __init__(self, state: HandState) -> None:
        self._state = state

    def __repr__(self) -> str:
        turns = len(self._state.turns)
        return say("game.history", events=len(self._state.events), turns=turns)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, hole cards of all seats too."""
        return self._state.told(self._state.betting.seats)

    @property
    def turns(self) -> list[Event]:
        """What players did, each with the seat first: ``[2, "raise", 12]``."""
        return [turn.copy() for turn in self._state.turns]

    def sentences(self, seat: int | None = None) -> list[str]:
        """Tell what a seat has seen, its own cards too, in sentences; None: all see.

        Raises
        ------
        ValueError
            If there is no such seat.
        """
        told = self._state.told_to(seat)
        streets = iter(("flop", "turn", "river"))
        return [
            _street(next(streets), event[1])
            if event[0] == "board"
            else _sentence(event, len(self._state.pots))
            for event in told
        ]

    def shown_by_choice(self) -> list[int]:
        """Return the seats that showed after the hand was over (N8)."""
        return list(self._state.shown_by_choice)

    def to_phh(self) -> str:
        """Return the hand in the PHH format, which other programs read.

        The freezeout is not among PHH's games; its rules and turns stand in fields of
        our own.
        """
        return write_phh(self._state)


def _street(street: str, cards: str) -> str:
    return say("game.told.board", street=street, cards=cards)


def _sentence(event: Event, pots: int) -> str:
    word, seat, *rest = event
    if word == "announce":
        return _claim(seat, *rest)
    if word == "pay":
        chips, number = rest
        return _payment(seat, chips, number, pots)
    key = word.replace(" ", "_").replace("-", "_")
    what = {"what": rest[0]} if rest else {}
    return say(f"game.told.{key}", seat=seat, **what)


def _claim(seat: int, cards: str, category: str, reason: str | None) -> str:
    claim = say("game.told.announce", seat=seat, cards=cards, category=category)
    if reason is None:
        return claim
    return say("game.told.refuse", claim=claim, reason=reason)


def _payment(seat: int, chips: int, number: int, pots: int) -> str:
    if pots == 1:
        return say("game.told.pay", seat=seat, chips=chips)
    if number == 0:
        return say("game.told.pay_main", seat=seat, chips=chips)
    return say("game.told.pay_side", seat=seat, chips=chips, number=number)
