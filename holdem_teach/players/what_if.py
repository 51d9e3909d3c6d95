"""The same spot many times, once with each action: what does each of them bring?

What the seat in turn cannot see is dealt anew each time, opponents' cards as their
actions make them likely (``reading.py``), and the hand is played to its end, built-in
players with another seed each time. Every action meets the same deals and seeds, so
that their difference is surer than each by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from holdem_teach.cards import DECK
from holdem_teach.game.hand import Hand
from holdem_teach.players.decision import BuiltIn, Player
from holdem_teach.players.reading import read_ranges
from holdem_teach.players.spot import Action
from holdem_teach.strength.hand_names import PAIRS
from holdem_teach.words import say


@dataclass(frozen=True, repr=False)
class WhatIf:
    """What one action brings.

    Attributes
    ----------
    action
        As plain data.
    value
        The mean of chips won or lost from here on: what is in the pot already is not
        one's own any more, so that folding brings 0.
    error
        The standard error of the mean.
    times
        How often it was played.
    """

    action: tuple[Any, ...]
    value: float
    error: float
    times: int

    def __repr__(self) -> str:
        word = " ".join(map(str, self.action))
        said = {"value": self.value, "error": self.error, "times": self.times}
        return say("players.what_if", action=word, **said)


def what_if(
    hand: Hand,
    players: Sequence[Player],
    actions: Sequence[Action] | None = None,
    *,
    times: int = 1000,
    seed: int = 0,
) -> list[WhatIf]:
    """Play the same spot many times with each action; return what each brings.

    Parameters
    ----------
    hand
        A hand that waits for a seat.
    players
        Who plays on, by seat; the one in turn takes the action first.
    actions
        Those to compare; by default each legal word, bets and raises of half a pot, the
        pot and everything.
    times
        How often each is played.
    seed
        Any whole number: the same deals each time.

    Raises
    ------
    ValueError
        If nobody is in turn; (``IllegalAction``) if an action is not legal.

    Examples
    --------
    >>> from holdem_teach.game import NoLimitRules
    >>> from holdem_teach.players import CallingStation
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["AsAh", None], seed=1)
    >>> fold, call, *_, most = what_if(hand, [CallingStation()] * 2, times=200)
    >>> fold.value, most.action, most.value > call.value > 1
    (0.0, ('raise', 200), True)
    """
    if hand.actor is None:
        raise ValueError(say("players.nobody_in_turn"))
    tried = list(actions or sizes_to_try(hand))
    for action in tried:
        hand.at(len(hand.history.turns)).act(action)  # raises if it is not legal
    found = np.zeros((times, len(tried)))
    deals = tqdm(_dealt_anew(hand, times, seed), total=times, disable=None, delay=1)
    for number, holes in enumerate(deals):
        deal_seed = seed + number
        seated = [_with_other_chances(player, number) for player in players]
        for column, action in enumerate(tried):
            again = _again(hand, holes, deal_seed)
            found[number, column] = _result(again, action, seated)
    return [
        WhatIf(tuple(a), float(f.mean()), float(f.std() / np.sqrt(times)), times)
        for a, f in zip(tried, found.T, strict=True)
    ]


def _with_other_chances(player: Player, number: int) -> Player:
    """The same player where it decides by chance; else one coin would serve all."""
    if isinstance(player, BuiltIn):
        return replace(player, seed=player.seed + number)
    return player


def sizes_to_try(hand: Hand) -> list[Action]:
    """Return each legal word once, and bets or raises of three sizes.

    Examples
    --------
    >>> from holdem_teach.game import NoLimitRules
    >>> sizes_to_try(Hand(NoLimitRules(1, 2), [200, 200], seed=1))
    [['fold'], ['call'], ['raise', 4], ['raise', 6], ['raise', 200]]
    """
    legal = hand.legal_actions()
    words = {
        "fold": legal.can_fold and not legal.can_check,
        "check": legal.can_check,
        "call": legal.call_adds is not None,
        "straddle": legal.straddle_amount is not None,
    }
    found: list[Action] = [[word] for word, is_legal in words.items() if is_legal]
    for word, span in (("bet", legal.bet_to), ("raise", legal.raise_to)):
        if span is not None:
            found += [[word, total] for total in _totals(hand, span)]
    return found


def _totals(hand: Hand, span: tuple[int, int]) -> list[int]:
    view = hand.view(hand.actor)
    low, high = span
    price, pot = max(view["street_bets"]), view["pot"]
    pot += price - view["street_bets"][view["seat"]]
    wanted = (price + pot // 2, price + pot, high)
    return sorted({min(max(total, low), high) for total in wanted})


def _dealt_anew(
    hand: Hand, times: int, seed: int
) -> Iterator[list[Sequence[int] | None]]:
    """Yield hole cards by seat: one's own, and others as they may be."""
    assert hand.actor is not None
    view = hand.view(hand.actor)
    seats = [
        seat
        for seat, place in enumerate(view["positions"])
        if place is not None and seat != hand.actor
    ]
    weights = read_ranges(view, seats)
    own = [card for card in DECK if str(card) in view["hole"]]
    random = Random(seed)
    for _ in range(times):
        holes: list[Sequence[int] | None] = [None] * len(view["stacks"])
        holes[hand.actor] = own
        for seat, row in zip(seats, weights.copy(), strict=True):
            holes[seat] = _drawn(row, [h for h in holes if h], random)
        yield holes


def _drawn(
    weights: NDArray[np.float64], taken: Sequence[Sequence[int]], random: Random
) -> list[int]:
    weights[np.isin(PAIRS, np.ravel(taken)).any(axis=1)] = 0.0
    sums = np.cumsum(weights)
    place = np.searchsorted(sums, random.random() * sums[-1], side="right")
    drawn: list[int] = PAIRS[place].tolist()
    return drawn


def _again(hand: Hand, holes: Sequence[Sequence[int] | None], seed: int) -> Hand:
    """The same hand with other hidden cards, at the same turn."""
    start, button = hand.start_stacks, hand.button
    again = Hand(hand.rules, start, button, seed, holes=holes, board=hand.board)
    for _, *action in hand.history.turns:
        again.act(action)
    return again


def _result(hand: Hand, action: Action, players: Sequence[Player]) -> float:
    """Chips that the seat in turn wins or loses from here on."""
    seat = hand.actor
    assert seat is not None
    before = hand.stacks[seat]
    hand.act(action)
    while hand.actor is not None:
        hand.act(players[hand.actor].act(hand.view(hand.actor)))
    return float(hand.stacks[seat] - before)
