"""Plain styles to practise against: each makes one mistake, always the same.

The rock waits for very good cards, the calling station cannot fold, the maniac cannot
stop raising. What beats each of them is a lesson.
"""

from __future__ import annotations

from dataclasses import dataclass

from holdem_teach.players.decision import BuiltIn, Decision
from holdem_teach.players.easy import strength_of
from holdem_teach.players.spot import Spot


@dataclass(frozen=True)
class Rock(BuiltIn):
    """Plays few hands, and bets those: whoever bluffs takes its blinds.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["KsTh", None])
    >>> Rock().act(hand.view(0))
    ['fold']
    """

    def bet(self, spot: Spot) -> Decision:
        """Raise with the best tenth of its hands, check or fold the rest."""
        strength = strength_of(spot)
        said = {"strength": strength, "enough": 0.9}
        if strength >= 0.9:
            return Decision(spot.raise_by(0.75), "strong", said)
        if spot.cost == 0:
            return Decision(spot.call(), "free", {"strength": strength})
        return Decision(spot.fold(), "weak", said)


@dataclass(frozen=True)
class CallingStation(BuiltIn):
    """Calls whatever it costs: whoever bets good hands and never bluffs takes all.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> CallingStation().act(Hand(NoLimitRules(1, 2), [200, 200]).view(0))
    ['call']
    """

    def bet(self, spot: Spot) -> Decision:
        """Check or call."""
        return Decision(spot.call(), "station")


@dataclass(frozen=True)
class Maniac(BuiltIn):
    """Raises four times in five, whatever it holds: whoever waits and calls wins.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["7c2d", None])
    >>> Maniac(seed=1).act(hand.view(0))
    ['raise', 6]
    """

    def bet(self, spot: Spot) -> Decision:
        """Raise by the pot, or call."""
        if self.happens(0.8, spot, "raise"):
            return Decision(spot.raise_by(1.0), "maniac")
        return Decision(spot.call(), "maniac_calls")
