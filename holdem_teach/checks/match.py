"""A student's program at the table: the same deals from both seats, and the outcome.

It plays no-limit hold'em for two, 100 big blinds deep, against a built-in player. What
it does wrong becomes a check or a fold and is counted; the cards of a deal are the same
from both seats, so that luck counts for less.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from holdem_teach.checks.actions import allowed
from holdem_teach.checks.judge import shown
from holdem_teach.checks.trouble import of_call
from holdem_teach.game import Hand, NoLimitRules
from holdem_teach.players import Player
from holdem_teach.players.program import DEATHS, way_out
from holdem_teach.players.spot import Action
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import Reply
from holdem_teach.tournament.match import play_hand
from holdem_teach.words import say

RULES: Final = NoLimitRules(1, 2)
STACK: Final = 200
DEALS = 2000  # of a match that counts
_FAULTS: Final = 100  # after so many of any kind it is asked no more
# What all decisions may take together, in what one may compute: of the processor, and
# by the clock
_COMPUTED: Final = 60
_WAITED: Final = 300
_DEADLY: Final = ("crashed", "slow", "missing")


class _Stopped(Exception):
    """It is asked no more; the argument is the sentence that says why."""


@dataclass
class Played:
    """What came of a match.

    Attributes
    ----------
    hands
        How many were played.
    won
        Chips, over all of them.
    faults
        How often it was at fault, by "rules" and "time".
    examples
        Of each kind the first, in a sentence.
    stopped
        Why it was asked no more; "" if it played to the end.
    """

    hands: int = 0
    won: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    stopped: str = ""

    @property
    def rate(self) -> float:
        """Big blinds won in 100 hands."""
        return 100 * self.won / RULES.big_blind / max(self.hands, 1)


def play(
    child: Child, function: str, foe: Player, deals: int, chance: Random
) -> Played:
    """Play deals from one seat, then from the other, against another player.

    The file is started anew in between, so that it cannot remember the cards.

    Parameters
    ----------
    child
        The student's file.
    function
        The function that is asked for each action.
    chance
        What the cards are drawn from.
    """
    played = Played()
    seat = _Seat(child, function, played)
    seeds = [chance.getrandbits(128) for _ in range(deals)]
    try:
        for place in (0, 1):
            child.close()
            for seed in seeds:
                played.won += _net(seed, seat, foe, place)
                played.hands += 1
    except _Stopped as stopped:
        played.stopped = stopped.args[0]
    return played


def _net(seed: int, mine: Player, foe: Player, place: int) -> int:
    """Play one hand, with the button at seat 0; return what the seat ``place`` wins."""
    hand = Hand(RULES, [STACK, STACK], button=0, seed=seed)
    play_hand(hand, [mine, foe] if place == 0 else [foe, mine])
    assert hand.net is not None  # the hand is over
    return hand.net[place]


class _Seat:
    """The student's function as a player; what it does wrong is counted."""

    def __init__(self, child: Child, function: str, played: Played) -> None:
        self._child, self._function, self._played = child, function, played
        self._deaths = 0
        self._waited = 0.0
        self._computed = child.computed

    def act(self, view: dict[str, Any]) -> Action:
        """Return its action, or if that is none, a check or a fold."""
        began = time.monotonic()
        reply = self._child.call(self._function, [view])
        self._waited += time.monotonic() - began
        complaint = self._complaint(reply, view)
        if complaint:
            self._blame(reply, complaint)
        self._stop_if_used_up()
        return way_out(view) if complaint else list(reply.value)

    @staticmethod
    def _complaint(reply: Reply, view: Mapping[str, Any]) -> str:
        if reply.status != "answered":
            return of_call(reply)
        said = allowed(view)(reply.value)
        return said and say("checks.misread", value=shown(reply.value), complaint=said)

    def _blame(self, reply: Reply, sentence: str) -> None:
        kind = "time" if reply.status == "slow" else "rules"
        self._played.faults[kind] += 1
        self._played.examples.setdefault(kind, sentence)
        self._deaths += reply.status in _DEADLY
        if self._deaths == DEATHS:
            raise _Stopped(say("checks.match_died", times=DEATHS, said=sentence))
        if self._played.faults.total() == _FAULTS:
            raise _Stopped(say("checks.match_faults", times=_FAULTS, said=sentence))

    def _stop_if_used_up(self) -> None:
        of_one = self._child.limits.cpu_seconds
        used = self._child.computed - self._computed
        for seconds, calls in ((used, _COMPUTED), (self._waited, _WAITED)):
            if seconds > calls * of_one:
                said = say("checks.match_slow", seconds=f"{calls * of_one:g}")
                self._played.faults["time"] += 1
                self._played.examples.setdefault("time", said)
                raise _Stopped(said)
