"""How fast players play: hands a second, one decision, and two processors."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import Final

from holdem_teach.bench.loops import FLOP_PAIRS, flop_loop
from holdem_teach.bench.peers import Peer
from holdem_teach.bench.timing import Task, repeated, time_in_turn
from holdem_teach.game import Hand, NoLimitRules
from holdem_teach.players.decision import BuiltIn
from holdem_teach.players.easy import Easy
from holdem_teach.players.hard import Hard
from holdem_teach.tournament.deals import practice_key
from holdem_teach.tournament.plan import Plan
from holdem_teach.tournament.run import run
from holdem_teach.words import say

_RULES: Final = NoLimitRules(1, 2)
_STACKS: Final = (200, 200)
_HANDS: Final = 200
_DEALS: Final = 8000  # of the tournament on one processor and on two


def players_play(peers: Sequence[Peer]) -> Iterator[str]:
    """Easy against itself and callers in pokerkit; Hard alone; two processors."""
    names = {peer.name: peer for peer in peers}
    yield from _hands_a_second("pokerkit" in names)
    yield from _decision(names.get("eval7"))
    yield say("bench.two_jobs", ratio=_second_processor())


def _hands_a_second(has_pokerkit: bool) -> Iterator[str]:
    tasks: dict[str, Task] = {"ours": _task(lambda: play_hands(Easy()))}
    if has_pokerkit:
        tasks["pokerkit"] = _task(callers_in_pokerkit)
    timings = time_in_turn(tasks, 5)
    ours = timings["ours"]
    line = say("bench.easy", rate=ours.rate)
    if has_pokerkit:
        line += say("bench.callers_ratio", ratio=ours.over(timings["pokerkit"]))
    yield line


def _task(play: Callable[[], object]) -> Task:
    answer, number = repeated(play, seconds=0.3)
    return answer, number * _HANDS


def play_hands(player: BuiltIn, hands: int = _HANDS) -> list[list[int]]:
    """Let a player play hands against itself; return the stacks after each.

    Examples
    --------
    >>> [sum(stacks) for stacks in play_hands(Easy(), 3)]
    [400, 400, 400]
    """
    ends = []
    for seed in range(hands):
        hand = Hand(_RULES, _STACKS, seed=seed)
        while (seat := hand.actor) is not None:
            hand.act(player.act(hand.view(seat)))
        ends.append(hand.stacks)
    return ends


def callers_in_pokerkit(hands: int = _HANDS) -> list[list[int]]:
    """Play hands of two callers in pokerkit; return the stacks after each."""
    import pokerkit

    deal = tuple(pokerkit.Automation)
    ends = []
    for _ in range(hands):
        state = pokerkit.NoLimitTexasHoldem.create_state(
            deal, True, 0, _RULES.blinds, _RULES.big_blind, _STACKS, len(_STACKS)
        )
        while state.status:
            state.check_or_call()
        ends.append(list(state.stacks))
    return ends


def decision_seconds(hands: int = 300) -> list[float]:
    """Return what each of Hard's decisions takes, in hands against itself.

    Examples
    --------
    >>> all(seconds > 0 for seconds in decision_seconds(2))
    True
    """
    player, found = Hard(), []
    for seed in range(hands):
        hand = Hand(_RULES, _STACKS, seed=seed)
        while (seat := hand.actor) is not None:
            view = hand.view(seat)
            start = time.perf_counter()
            action = player.act(view)
            found.append(time.perf_counter() - start)
            hand.act(action)
    return found


def _decision(eval7: Peer | None) -> Iterator[str]:
    decision_seconds(20)
    found = decision_seconds()
    mean = sum(found) / len(found)
    yield say("bench.hard", mean=mean * 1e3, middle=median(found) * 1e3)
    if eval7 is not None:
        loop = time_in_turn({"loop": (flop_loop(eval7, 1081), FLOP_PAIRS)}, 1)["loop"]
        yield say("bench.hard_ratio", ratio=FLOP_PAIRS / loop.rate / mean)


def _second_processor() -> float:
    """How many times as fast a tournament is on two processors as on one."""
    plan = Plan(_RULES, ("hard", "normal"), _DEALS, practice_key(1), practice=1)
    seconds = []
    for jobs in (1, 2):
        start = time.perf_counter()
        run(plan, jobs=jobs, quiet=True)
        seconds.append(time.perf_counter() - start)
    return seconds[0] / seconds[1]
