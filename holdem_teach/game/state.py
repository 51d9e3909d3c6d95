"""Everything that is so at one moment of a hand. ``hand.py`` changes it by the rules.

Views, explanations and histories read it; only the dealer's side may hold one, since
all cards are in it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from holdem_teach.cards import Cards
from holdem_teach.game.betting import Betting
from holdem_teach.game.legal import NOTHING, LegalActions, legal_actions
from holdem_teach.game.pots import Pot, unmatched
from holdem_teach.game.rule_set import Payouts, Rules, Worth
from holdem_teach.words import say

# A word and what belongs to it: ["raise", 2, 12] is seat 2 raising to 12.
Event: TypeAlias = list[Any]
BOARD_CARDS = (0, 0, 3, 4, 5)  # by the number of the round


@dataclass(slots=True)
class HandState:
    """One moment of a hand.

    Attributes
    ----------
    rules, button, start
        What the hand began with; ``start`` are the stacks.
    holes, cards
        Hole cards by seat (None: unseen, or no player) and all five of the board.
    betting
        Chips, and the round of betting.
    round
        1 to 4; it stays where the hand ended.
    actor
        The seat that has to act or to claim, None when nobody has to.
    called
        The seat that shows first, at the showdown.
    is_over
        Whether everything is paid.
    to_claim, worth, refused
        At the showdown: seats that have yet to claim or muck, what hands are worth, and
        seats whose first claim was refused.
    shown
        Cards by seat that everybody has seen, None for the others.
    events, turns, shown_by_choice
        What everybody has seen happen, what was done by players, and the seats that
        showed once it was over (N8).
    pots, payouts
        What there was to win, and chips by seat for each pot; once the hand is over.
    """

    rules: Rules
    button: int
    start: tuple[int, ...]
    holes: list[Cards | None]
    cards: Cards
    betting: Betting
    round: int = 0
    actor: int | None = None
    called: int | None = None
    is_over: bool = False
    to_claim: list[int] = field(default_factory=list)
    worth: dict[int, Worth] = field(default_factory=dict)
    refused: set[int] = field(default_factory=set)
    shown: list[Cards | None] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    turns: list[Event] = field(default_factory=list)
    shown_by_choice: list[int] = field(default_factory=list)
    pots: list[Pot] = field(default_factory=list)
    payouts: Payouts = field(default_factory=list)
    _legal: LegalActions | None = None

    @property
    def board(self) -> Cards:
        """The cards of the board that lie open."""
        return Cards(self.cards[: BOARD_CARDS[self.round]])

    def current_pots(self) -> list[Pot]:
        """Return what there is, or was, to win."""
        return list(self.pots if self.is_over else self.rules.pots(self.betting))

    def unmatched(self) -> tuple[int, int] | None:
        """Return the seat whose last chips are to be returned, and how many (N5)."""
        if not self.rules.returns_unmatched:
            return None
        folded = [seat for seat, out in enumerate(self.betting.folded) if out]
        return unmatched(self.betting.contributions, folded)

    def matched(self) -> list[int]:
        """Return the chips by seat that are in the pots."""
        paid = list(self.betting.contributions)
        back = self.unmatched()
        if back is not None:
            paid[back[0]] -= back[1]
        return paid

    def told_to(self, seat: int | None) -> list[Event]:
        """Return what a seat has seen, its own cards too; None: what everybody has.

        Raises
        ------
        ValueError
            If there is no such seat.
        """
        count = len(self.start)
        if seat is not None and (type(seat) is not int or not 0 <= seat < count):
            raise ValueError(say("game.bad_seat", seat=seat, last=count - 1))
        return self.told(() if seat is None else (seat,))

    def told(self, seats: Collection[int]) -> list[Event]:
        """Return what those see who see the hole cards of some seats."""
        events = list(map(list, self.events))
        deals: list[Event] = [
            ["deal", seat, "??" if hole is None else str(hole)]
            for seat in sorted(seats)
            if self.start[seat]
            for hole in (self.holes[seat],)
        ]
        antes = 0
        for event in events:
            if event[0] != "ante":
                break
            antes += 1
        events[antes:antes] = deals  # antes stand before the cards (L2)
        return events

    def legal(self) -> LegalActions:
        """Return what the seat in turn may do, found once for each turn."""
        if self._legal is None:
            self._legal = self._find_legal()
        return self._legal

    def _find_legal(self) -> LegalActions:
        if self.actor is None:
            return NOTHING
        if self.to_claim:
            may_muck = self.actor != self.called  # rule L11
            return LegalActions(can_announce=True, can_muck=may_muck)
        return legal_actions(self.betting, self.actor, self.rules)

    def turn_to(self, seat: int | None) -> None:
        """Give the turn to a seat, or to nobody."""
        self.actor = seat
        self._legal = None
