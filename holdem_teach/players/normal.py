"""Normal plays by the book: positions, prices, stacks, and what the board may bring.

Before the flop it has a range for each position. Later it compares its EHS (rules S1 to
S4), what it wins against random hands when all cards are out, with the pot odds. It
allows for bets coming from better hands than random ones by a fixed step, and does not
ask who bets.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from holdem_teach.players.decision import BuiltIn, Decision
from holdem_teach.players.spot import Spot
from holdem_teach.players.starting import starting_rank
from holdem_teach.players.strength import equity_against

# Before the flop, by the number of opponents still in: the share of hands to open with
# when nobody acts after oneself later, and by how much each one who does narrows it.
OPENS = {1: 0.75, 2: 0.5, 3: 0.4, 4: 0.32, 5: 0.28}
NARROWER = 0.88
# By the raises before: the share of hands to raise again with, and that to call with
RERAISES = (0.0, 0.15, 0.06, 0.04)
CALLS = (1.0, 0.45, 0.2, 0.08)
CHEAP, DEAR = 0.2, 0.3  # pot odds for which it stays in with everything, and with those
SHORT = 10  # big blinds: with fewer it is all or nothing

VALUE = 0.6  # bets with so much EHS
STRONG = 0.76  # raises with so much
STEP = 0.15  # a bettor's hand is so much better than a random one
DRY, WET = 0.66, 1.0  # bets, as shares of the pot
_ANY_TWO = np.ones((9, 1326))


@dataclass(frozen=True)
class Normal(BuiltIn):
    """Plays by position, pot odds, stack depth and board.

    Parameters
    ----------
    seed
        Any whole number.
    samples
        How many hands and boards it samples for its EHS.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> holes = ["9s8h", *[None] * 5]
    >>> hand = Hand(NoLimitRules(1, 2), [200] * 6, button=3, holes=holes)
    >>> Normal().act(hand.view(0))
    ['fold']
    """

    samples: int = 400

    def bet(self, spot: Spot) -> Decision:
        """Decide by the ranges before the flop, and by EHS after it."""
        if spot.before_flop:
            return self._start(spot)
        return self._go_on(spot)

    # before the flop

    def _start(self, spot: Spot) -> Decision:
        worse = 1 - starting_rank(spot.hole)  # the share of hands that are better
        raises = min(spot.raises, 3)
        raise_share, call_share = _shares(spot, raises)
        said = {"share": worse, "raises": raise_share, "calls": call_share}
        if worse <= raise_share:
            short = spot.deepest <= SHORT * spot.unit
            return Decision(spot.all_in() if short else _opening(spot), "opens", said)
        if spot.cost == 0 or worse <= call_share:
            return Decision(spot.call(), "enters", said)
        return Decision(spot.fold(), "stays_out", said)

    # after the flop

    def _go_on(self, spot: Spot) -> Decision:
        ehs = self._ehs(spot)
        return _face_a_bet(spot, ehs) if spot.cost else _open(spot, ehs)

    def _ehs(self, spot: Spot) -> float:
        """EHS against as many random hands."""
        many = _ANY_TWO[: len(spot.opponents)]
        seed = self.random(spot, "ehs")
        return equity_against(spot.hole, spot.board, many, self.samples, seed)


def _open(spot: Spot, ehs: float) -> Decision:
    """Bet for value, go on betting, or check."""
    said = {"ehs": ehs}
    if ehs >= VALUE:
        return Decision(spot.raise_by(_size(spot)), "value", said)
    if _led(spot):
        return Decision(spot.raise_by(DRY), "continues", said)
    return Decision(spot.call(), "waits", said)


def _face_a_bet(spot: Spot, ehs: float) -> Decision:
    """Raise for value, call where the price is right, or fold."""
    worth = ehs - STEP
    said = {"ehs": ehs, "worth": worth, "odds": spot.odds}
    if worth >= STRONG:
        return Decision(spot.raise_by(_size(spot)), "value_raise", said)
    if worth >= spot.odds:
        return Decision(spot.call(), "ehs_calls", said)
    return Decision(spot.fold(), "ehs_folds", said)


def _size(spot: Spot) -> float:
    """What it bets, as a share of the pot: more where draws are to be charged."""
    return WET if is_wet(spot) else DRY


def _shares(spot: Spot, raises: int) -> tuple[float, float]:
    """The shares of hands to raise with and to stay in with, by position and price."""
    others = min(len(spot.opponents), 5)
    if raises == 0:
        share = OPENS[others] * NARROWER**spot.to_act
        return share, share if spot.cost else 1.0
    crowd = 1.0 if others == 1 else 0.6
    raise_share, call_share = RERAISES[raises] * crowd, CALLS[raises] * crowd
    cheap = min(max((DEAR - spot.odds) / (DEAR - CHEAP), 0.0), 1.0)
    return raise_share, call_share + (1 - call_share) * cheap


def _opening(spot: Spot) -> list[object]:
    """Raise to about three times the price."""
    return spot.raise_by(0.75 if spot.raises == 0 else 1.0)


def _led(spot: Spot) -> bool:
    """Whether it raised last before the flop, and goes on against one opponent."""
    raisers = [
        seat
        for word, seat, *_ in spot.view["history"]
        if word == "raise" and len(spot.board) == 3
    ]
    return len(spot.opponents) == 1 and raisers[-1:] == [spot.seat]


def is_wet(spot: Spot) -> bool:
    """Whether the board makes draws: two of a suit to come, or ranks close together."""
    suits = [card.suit for card in spot.board]
    ranks = sorted({card.rank for card in spot.board})
    close = any(high - low <= 3 for low, high in zip(ranks, ranks[2:], strict=False))
    return len(spot.board) < 5 and (close or max(map(suits.count, suits)) == 2)
