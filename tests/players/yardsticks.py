"""Three players that stay as they are, to measure the built-in ones by."""

from __future__ import annotations

from holdem_teach.players.decision import BuiltIn, Decision
from holdem_teach.players.easy import strength_of


class Caller(BuiltIn):
    """Calls everything, bets nothing."""

    def bet(self, spot):
        return Decision(spot.call(), "station")


class Raiser(BuiltIn):
    """Bets and raises by the least that is legal, whenever it is."""

    def bet(self, spot):
        return Decision(spot.raise_by(0.0), "maniac")


class PotOdds(BuiltIn):
    """Calls where its strength is above the pot odds, and bets two hands in seven."""

    def bet(self, spot):
        strength = strength_of(spot) ** len(spot.opponents)
        if spot.cost == 0 and strength > 5 / 7:
            return Decision(spot.raise_by(0.5), "station")
        if strength >= spot.odds:
            return Decision(spot.call(), "station")
        return Decision(spot.fold(), "station")


YARDSTICKS = {"caller": Caller, "raiser": Raiser, "pot odds": PotOdds}
