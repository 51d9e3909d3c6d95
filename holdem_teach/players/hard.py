"""Hard asks what the others may hold, and how it stands against that.

It reads a range for each opponent from public actions (``reading.py``), samples its
equity against those ranges, and acts by that number: it calls when the equity is above
the pot odds, bets for value by the size of the pot, and bluffs as often as it is set to
on the river and with draws, so that its bets are not always what they seem.
"""

from __future__ import annotations

from dataclasses import dataclass

from holdem_teach.players.decision import BuiltIn, Decision
from holdem_teach.players.reading import read_ranges
from holdem_teach.players.spot import Spot
from holdem_teach.players.strength import equity_against

HOPELESS = 0.25  # equity below which a bet on the river is a bluff
DRAWING = 0.45  # equity up to which a bet with cards to come is a semi-bluff
# Equity against one opponent; ``_enough`` says what it comes to with more of them
VALUE = 0.52  # bets for value with so much
RAISE = 0.66  # raises a bet with so much
CROWD = 0.3
MARGIN = 0.03  # calls need so much more than the pot odds while cards are to come
BLUFF_SIZE = 0.75  # of the pot
SIZES = 0.5, 1.25  # the smallest and the largest value bet, as shares of the pot


@dataclass(frozen=True)
class Hard(BuiltIn):
    """Plays by its equity against ranges that it narrows from public actions.

    Parameters
    ----------
    seed
        Any whole number.
    samples
        How many deals it samples for each decision.
    bluff
        How often, 0 to 1, it bets a hopeless hand on the river when checked to.
    semi_bluff
        How often, 0 to 1, it bets a drawing hand.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["AsAh", None])
    >>> Hard().act(hand.view(0))
    ['raise', 7]
    """

    samples: int = 1000
    bluff: float = 0.1
    semi_bluff: float = 0.15

    def bet(self, spot: Spot) -> Decision:
        """Decide by equity against what the others may hold."""
        equity = self.equity(spot)
        if spot.cost:
            return self._face_a_bet(spot, equity)
        return self._open(spot, equity)

    def equity(self, spot: Spot) -> float:
        """Return the equity against the ranges of all who are still in, 0 to 1."""
        weights = read_ranges(spot.view, spot.opponents)
        seed = self.random(spot, "equity")
        return equity_against(spot.hole, spot.board, weights, self.samples, seed)

    def _open(self, spot: Spot, equity: float) -> Decision:
        """Bet for value, bluff at the set frequency, or check."""
        said = {"equity": equity}
        enough = _enough(VALUE, spot)
        if equity >= enough:
            size = _value_size(equity - enough)
            return Decision(spot.raise_by(size), "value_bet", said)
        if spot.can_raise and self._bluffs(spot, equity):
            return Decision(spot.raise_by(BLUFF_SIZE), "bluff", said)
        return Decision(spot.call(), "checks", said)

    def _bluffs(self, spot: Spot, equity: float) -> bool:
        if spot.before_flop or len(spot.opponents) > 1:
            return False
        if len(spot.board) == 5:
            return equity < HOPELESS and self.happens(self.bluff, spot, "bluff")
        drawing = HOPELESS <= equity < DRAWING
        return drawing and self.happens(self.semi_bluff, spot, "semi-bluff")

    def _face_a_bet(self, spot: Spot, equity: float) -> Decision:
        """Raise for value, call where the price is right, or fold."""
        said = {"equity": equity, "odds": spot.odds}
        first = spot.before_flop and spot.raises == 0
        enough = _enough(VALUE if first else RAISE, spot)
        if equity >= enough and spot.can_raise:
            return Decision(spot.raise_by(_value_size(equity - enough)), "raise", said)
        if len(spot.board) == 5:
            key, margin = "no_price", 0.0
        else:
            key, margin = "no_price_yet", MARGIN
        if equity >= spot.odds + margin:
            return Decision(spot.call(), "price", said)
        return Decision(spot.fold(), key, said | {"margin": margin})


def _enough(heads_up: float, spot: Spot) -> float:
    """The equity that is enough among so many opponents."""
    crowd = 1 + CROWD * (len(spot.opponents) - 1)
    return float(heads_up**crowd)


def _value_size(more: float) -> float:
    """The size of a value bet, as a share of the pot: more with more equity."""
    least, most = SIZES
    return min(least + 2 * more, most)
