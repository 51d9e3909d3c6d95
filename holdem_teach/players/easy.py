"""Easy looks at its own cards: how strong are they now?

After the flop that is HS (rule S1), before it the place among the starting hands, and
with several opponents its power (rule S5). It does not ask what the price is, what may
still come, or what the others' actions tell: that is how to beat it.
"""

from __future__ import annotations

from dataclasses import dataclass

from holdem_teach.players.decision import BuiltIn, Decision
from holdem_teach.players.spot import Spot
from holdem_teach.players.starting import starting_rank
from holdem_teach.players.strength import strength_now

RAISE = 0.75  # bets with so much strength
MORE = 0.06  # and with so much more for each raise that was made
CALL = 0.45
SIZE = 0.6  # of the pot


@dataclass(frozen=True)
class Easy(BuiltIn):
    """Plays by the strength of its own cards now.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["AsAh", None])
    >>> Easy().decide(hand.view(0))
    raise 4: strength 1.00, and 0.75 is enough to raise
    """

    def bet(self, spot: Spot) -> Decision:
        """Raise with strong cards, call with fair ones."""
        strength = strength_of(spot) ** len(spot.opponents)
        enough = RAISE + MORE * spot.raises
        if strength >= enough:
            said = {"strength": strength, "enough": enough}
            return Decision(spot.raise_by(SIZE), "strong", said)
        if spot.cost == 0:
            return Decision(spot.call(), "free", {"strength": strength})
        if strength >= CALL:
            said = {"strength": strength, "enough": CALL}
            return Decision(spot.call(), "fair", said)
        said = {"strength": strength, "enough": CALL}
        return Decision(spot.fold(), "weak", said)


def strength_of(spot: Spot) -> float:
    """Return the strength of one's cards now against one random hand, 0 to 1."""
    if spot.before_flop:
        return starting_rank(spot.hole)
    return strength_now(spot.hole, spot.board)
