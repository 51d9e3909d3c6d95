"""Two players in a lesson: each deal from both seats, with nothing added up yet.

A tournament adds up what a deal brings from its seats. Who wants to see what that does
to luck needs the results apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.game import Hand, NoLimitRules, Table
from holdem_teach.players.decision import Player
from holdem_teach.players.profiles import Profile, profiles
from holdem_teach.players.spot import Action, View
from holdem_teach.tournament.deals import derived, practice_key
from holdem_teach.tournament.match import play_hand

RULES: Final = NoLimitRules(1, 2)
STACKS: Final = (200, 200)  # 100 big blinds, as in the exercise on players


@dataclass(frozen=True)
class ByFunction:
    """A reader's own function ``act(view)`` as a player, without a sandbox.

    Examples
    --------
    >>> from holdem_teach.players import Rock
    >>> hand = study_hand(ByFunction(lambda view: ["fold"]), Rock(), seed=4)
    >>> hand.net
    [-1, 1]
    """

    function: Callable[[View], Action]

    def act(self, view: View) -> Action:
        """Return what the function returns."""
        return self.function(view)


def study_hand(button: Player, other: Player, seed: int) -> Hand:
    """Return a hand of no-limit for two that was played to its end.

    Parameters
    ----------
    button, other
        Who sits at seat 0, which has the button and the small blind, and at seat 1.
    seed
        Of the deal, any whole number: the same seed gives the same cards.

    Raises
    ------
    ValueError
        (``IllegalAction``) If a player does what is not legal.
    """
    hand = Table(RULES, STACKS, button=0, seed=seed).deal()
    play_hand(hand, (button, other))
    return hand


def facing_a_bet(hole: str, flop: str, bet: int) -> Hand:
    """Return a hand in which seat 0 has to answer a bet of some chips into 12.

    The opponent, whose cards are unseen, has raised before the flop and bets on it.

    Examples
    --------
    >>> facing_a_bet("9h 8h", "Th 7h 2c", bet=8).legal_actions().call_adds
    8
    """
    hand = Hand(RULES, STACKS, button=1, holes=[hole, None], board=flop)
    for action in (["raise", 6], ["call"], ["check"], ["bet", bet]):
        hand.act(action)
    return hand


def from_both_seats(
    first: Player, second: Player, deals: int, seed: int = 0
) -> NDArray[np.float64]:
    """Return what the first of two players wins in each deal, from either seat.

    Parameters
    ----------
    first, second
        Built-in players, or each a :class:`ByFunction`.
    deals
        How many; each is played twice, and the players change their seats between.
    seed
        Of all deals, any whole number: those of ``holdem-teach tournament --seed``.

    Returns
    -------
    array, shape (deals, 2)
        In big blinds: with the cards of the button, and with those of the other seat.

    Examples
    --------
    >>> from holdem_teach.players import Easy
    >>> won = from_both_seats(Easy(), Easy(), deals=100)
    >>> float(won.sum())  # nobody is better
    0.0
    """
    key = practice_key(seed)
    won = np.empty((deals, 2))
    for deal in range(deals):
        cards = derived(key, "deal", deal)
        won[deal] = (
            _gain(study_hand(first, second, cards), 0),
            _gain(study_hand(second, first, cards), 1),
        )
    return won / RULES.big_blind


def profiles_of(
    players: Sequence[Player], opponent: Player, hands: int
) -> dict[str, Profile]:
    """Return how each player plays from the button, by the name of its class.

    Parameters
    ----------
    players
        Of different classes, the opponent's among them if you like.
    opponent
        Who sits at the other seat.
    hands
        How many each of them plays; the same deals for all.

    Examples
    --------
    >>> from holdem_teach.players import CallingStation, Easy
    >>> profiles_of([CallingStation()], Easy(), hands=20)
    {'CallingStation': CallingStation: 20 hands, enters 100%, raises 0%, folds to 0% \
of bets, shows 100% of flops, won -149}
    """
    found = {}
    for player in players:
        name = type(player).__name__
        played = [study_hand(player, opponent, seed) for seed in range(hands)]
        found[name] = profiles(played, [(name, "")] * hands)[name]
    return found


def _gain(hand: Hand, seat: int) -> int:
    assert hand.net is not None  # it has been played to its end
    return hand.net[seat]
