"""What an opponent may hold, by what everybody has seen it do (Bayes' rule).

Each of the 1,326 hands gets a weight, 1 at first. An action multiplies it by how likely
a careful player takes that action with that hand. Some players are not careful: they
raise, or call, whatever they hold. So the weight that is left is a mixture, by how
likely each kind of player is to have acted so. One who raises five times in a hand is
either very strong or raises always, and this tells how far to believe it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import parse_cards
from holdem_teach.players.spot import View
from holdem_teach.players.starting import starting_ranks
from holdem_teach.players.strength import Ranks, ranks_on
from holdem_teach.strength.hand_names import PAIRS

Weights = NDArray[np.float64]

# Careless players: how likely one meets them, and how often they act so with any hand
RAISER = 0.07, {"raise": 0.95, "call": 0.5, "check": 0.05}
STATION = 0.12, {"raise": 0.05, "call": 0.9, "check": 0.9}
BLUFF = 0.08  # how often a careful player raises with a hand that is not good enough
# By the raises before, the rank that a careful player needs before the flop
RAISES_WITH = (0.6, 0.86, 0.95)
CALLS_WITH = (0.3, 0.55, 0.85)


@dataclass(frozen=True)
class Seen:
    """An action that everybody has seen.

    Attributes
    ----------
    seat, board, word
        Who, on which board (text), and "raise" (a bet, too), "call" or "check".
    share
        Of a raise: what it adds, as a share of the pot after a call. Of a call: the pot
        odds, the share of the pot that it pays.
    raises
        Bets and raises before it on this street.
    """

    seat: int
    board: str
    word: str
    share: float
    raises: int


def actions_in(view: View) -> Iterator[Seen]:
    """Yield what players have done in a hand so far, forced bets and folds left out.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], seed=7)
    >>> hand.raise_to(6); hand.call()
    >>> for seen in actions_in(hand.view(0)):
    ...     print(seen.seat, seen.word, round(seen.share, 2))
    0 raise 1.0
    1 call 0.33
    """
    board, pot, raises = "", 0, 0
    bets: dict[int, int] = {}
    for word, *rest in view["history"]:
        if word == "board":
            board, raises, bets = f"{board} {rest[0]}".strip(), 0, {}
            continue
        if word in ("deal", "fold", "show", "muck", "pay", "announce"):
            continue
        seat, chips = rest[0], rest[1] if len(rest) > 1 else 0
        price, paid = max(bets.values(), default=0), bets.get(seat, 0)
        if word in ("bet", "raise"):
            share = (chips - price) / max(pot + price - paid, 1)
            yield Seen(seat, board, "raise", share, raises)
            raises, chips = raises + 1, chips - paid
        elif word in ("call", "all-in"):
            yield Seen(seat, board, "call", chips / (pot + chips), raises)
        elif word == "check":
            yield Seen(seat, board, "check", 0.0, raises)
        pot += chips if word != "return" else -chips
        if "ante" not in word and word != "return":
            bets[seat] = paid + chips


def _rising(ranks: Ranks, low: float, high: float) -> Weights:
    """0 up to one rank, 1 from another one on, and a straight line between."""
    rising: Weights = np.clip((ranks - low) / (high - low), 0.0, 1.0)
    return rising


@lru_cache(maxsize=4096)
def likelihood(board: str, word: str, share: float, raises: int) -> Weights:
    """Return how likely a careful player acts so with each hand, (1326,).

    Examples
    --------
    >>> from holdem_teach.strength.hand_names import pair_index
    >>> raising = likelihood("", "raise", 1.0, 0)
    >>> float(raising[pair_index(51, 50)]), float(raising[pair_index(0, 21)])
    (1.0, 0.08)
    """
    if board:
        ranks = ranks_on(tuple(parse_cards(board)))
        raises_with = min(0.55 + 0.15 * share, 0.8) + 0.1 * raises
        calls_with = share + 0.1 * raises
    else:
        ranks = starting_ranks()
        level = min(raises, 2)
        raises_with, calls_with = RAISES_WITH[level], CALLS_WITH[level]
    raises_with = min(raises_with, 0.95)
    if word == "raise":
        good = _rising(ranks, raises_with - 0.1, raises_with + 0.05)
        return BLUFF + (1 - BLUFF) * good
    slow = 1 - 0.7 * _rising(ranks, raises_with, raises_with + 0.1)  # plays good hands
    if word == "check":
        return slow
    return slow * (0.02 + 0.98 * _rising(ranks, calls_with - 0.1, calls_with + 0.1))


def read_ranges(view: View, seats: list[int]) -> Weights:
    """Return the weight of each hand of each of these seats, (seats, 1326).

    It uses what everybody has seen, and leaves out hands with a card that the view's
    own seat can see.
    """
    kinds = (RAISER, STATION)
    careful = np.ones((len(seats), 1326))
    careful *= 1 - sum(chance for chance, _ in kinds)
    careless = np.tile([chance for chance, _ in kinds], (len(seats), 1))
    place = {seat: number for number, seat in enumerate(seats)}
    for seen in actions_in(view):
        if seen.seat in place:
            row = place[seen.seat]
            rounded = round(seen.share, 1), min(seen.raises, 4)
            careful[row] *= likelihood(seen.board, seen.word, *rounded)
            careless[row] *= [habits[seen.word] for _, habits in kinds]
    known = "".join([*(view["hole"] or ()), *view["board"]])
    weights: Weights = careful + careless.sum(axis=1)[:, None]
    weights[:, _blocked(known)] = 0.0
    return weights


@lru_cache(maxsize=512)
def _blocked(cards: str) -> NDArray[np.bool_]:
    is_known = np.zeros(52, dtype=np.bool_)
    is_known[list(parse_cards(cards))] = True
    return is_known[PAIRS[:, 0]] | is_known[PAIRS[:, 1]]
