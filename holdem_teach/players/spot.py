"""A view as a player reads it: the price, the pot, and actions that are legal."""

from __future__ import annotations

from functools import cached_property
from typing import Any, TypeAlias

from holdem_teach.cards import DECK, Card

View: TypeAlias = dict[str, Any]
Action: TypeAlias = list[Any]
_CARDS = {str(card): card for card in DECK}


class Spot:
    """The turn of one seat, from its view.

    Attributes
    ----------
    view
        What the seat may know.
    stack
        Chips behind.
    cost
        Chips that staying in takes now; 0 where one may check.
    pot
        Chips that one can win by paying the cost, those of a bet that is faced too. A
        player who is all-in cannot win what others put in beyond that (N5, L12).

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], seed=7)
    >>> spot = Spot(hand.view(0))
    >>> spot.cost, spot.pot, round(spot.odds, 2), spot.raise_by(1.0)
    (1, 3, 0.25, ['raise', 6])
    """

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.legal: dict[str, Any] = view["legal"]
        self.stack: int = view["stacks"][self.seat]
        self.cost = self._cost()
        put_in: list[int] = view["contributions"]
        reach = put_in[self.seat] + self.cost
        dead = view["pot"] - sum(put_in)
        self.pot: int = dead + sum(min(chips, reach) for chips in put_in)
        if self.legal["straddle_amount"]:  # the blind's poster completes it, or folds
            self.pot += self.cost - max(view["street_bets"])

    def _cost(self) -> int:
        legal = self.legal
        if legal["can_check"]:
            return 0
        for chips in (legal["call_adds"], legal["straddle_amount"]):
            if chips is not None:
                return int(chips)
        return self.stack  # all-in for less (L7)

    @property
    def claims(self) -> bool:
        """Whether it is the time to announce a hand (L11)."""
        return bool(self.legal["can_announce"])

    @property
    def odds(self) -> float:
        """The pot odds: the share of the pot that one pays by staying in, 0 to 1."""
        return self.cost / (self.pot + self.cost) if self.cost else 0.0

    @cached_property
    def hole(self) -> tuple[Card, ...]:
        """One's own cards."""
        return tuple(_CARDS[text] for text in self.view["hole"])

    @cached_property
    def board(self) -> tuple[Card, ...]:
        """The cards of the board."""
        return tuple(_CARDS[text] for text in self.view["board"])

    @cached_property
    def opponents(self) -> list[int]:
        """The other seats still in."""
        folded = self.view["folded"]
        return [s for s, out in enumerate(folded) if not out and s != self.seat]

    @property
    def before_flop(self) -> bool:
        """Whether there is no board yet."""
        return not self.view["board"]

    @cached_property
    def raises(self) -> int:
        """Bets and raises on this street; the blinds are none."""
        count = 0
        for event in self.view["history"]:
            count = 0 if event[0] == "board" else count + (event[0] in ("bet", "raise"))
        return count

    @cached_property
    def to_act(self) -> int:
        """How many opponents act after this seat on later streets: 0 is the best."""
        places = self.view["positions"]
        last = self.view["players"]
        own = places[self.seat] or last  # the button, place 0, acts last
        return sum((places[s] or last) > own for s in self.opponents)

    @property
    def deepest(self) -> int:
        """Chips that can still be won or lost against the deepest opponent."""
        return int(self.view["effective_stacks"][self.seat])

    @property
    def unit(self) -> int:
        """The big blind; in the freezeout the straddle, which is its price."""
        rules = self.view["rules"]
        for name in ("big_blind", "straddle", "small_bet"):
            if name in rules:
                return int(rules[name])
        return 1

    # actions, all of them legal

    def fold(self) -> Action:
        """Check if that is free, else fold."""
        return ["check"] if self.cost == 0 else ["fold"]

    def call(self) -> Action:
        """Stay in for as little as possible."""
        legal = self.legal
        if legal["can_check"]:
            return ["check"]
        if legal["call_adds"] is not None:
            return ["call"]
        return ["all-in"] if legal["straddle_amount"] is None else ["straddle"]

    @property
    def can_raise(self) -> bool:
        """Whether one may bet or raise."""
        return bool(self.legal["bet_to"] or self.legal["raise_to"])

    def raise_by(self, share: float) -> Action:
        """Bet or raise by a share of the pot as it is after a call; else call.

        Limit games know one size. Where less than half of the pot would be left behind,
        it is everything.
        """
        pot = self.pot + self.cost
        return self._raise_to(max(self.view["street_bets"]) + round(share * pot), pot)

    def all_in(self) -> Action:
        """Bet or raise as much as possible; else call."""
        return self._raise_to(self.stack + sum(self.view["street_bets"]), 0)

    def _raise_to(self, total: int, pot: int) -> Action:
        word = "bet" if self.legal["bet_to"] else "raise"
        span = self.legal[f"{word}_to"]
        if span is None:
            return self.call()
        low, high = span
        total = min(max(total, low), high)
        return [word, high if 2 * (high - total) < pot + total else total]
