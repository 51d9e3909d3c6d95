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
        """Tell what a seat has seen, its own cards too, in sentences; None: all see."""
        told = self._state.told(() if seat is None else (seat,))
        return [_sentence(event, len(self._state.pots)) for event in told]

    def shown_by_choice(self) -> list[int]:
        """Return the seats that showed after the hand was over (N8)."""
        words = [event[0] for event in self._state.events]
        paid = len(words) - words[::-1].index("pay") if "pay" in words else len(words)
        return [seat for _, seat, *_ in self._state.events[paid:]]

    def to_phh(self) -> str:
        """Return the hand in the PHH format, which other programs read.

        The freezeout is not among PHH's games; its rules and turns stand in fields of
        our own.
        """
        return write_phh(self._state)


def _sentence(event: Event, pots: int) -> str:
    word, first, *rest = event
    if word == "board":
        key = "board_1" if len(first.split()) == 1 else "board_3"
        return say(f"game.told.{key}", cards=first)
    if word == "announce":
        five, category, reason = rest
        key = "announce" if reason is None else "announce_refused"
        said = {"seat": first, "cards": five, "category": category}
        return say(f"game.told.{key}", **said, **({"reason": reason} if reason else {}))
    if word == "pay":
        chips, number = rest
        key = "pay" if pots == 1 else "pay_main" if number == 0 else "pay_side"
        side = {"number": number} if key == "pay_side" else {}
        return say(f"game.told.{key}", seat=first, chips=chips, **side)
    key = word.replace(" ", "_").replace("-", "_")
    what = {"what": rest[0]} if rest else {}
    return say(f"game.told.{key}", seat=first, **what)
