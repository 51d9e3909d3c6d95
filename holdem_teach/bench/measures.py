"""What is measured: the evaluator, one exact flop, and the wait for a first answer."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import time
from typing import Any, Final

import numpy as np

from holdem_teach import kernels
from holdem_teach.bench.boards import whole_boards
from holdem_teach.bench.costs import cost_table
from holdem_teach.bench.grading import grading_overhead
from holdem_teach.bench.hands import hands_again
from holdem_teach.bench.loops import FLOP_PAIRS, SPOT, flop_loop
from holdem_teach.bench.peers import Peer
from holdem_teach.bench.players import players_play
from holdem_teach.bench.threads import two_threads
from holdem_teach.bench.timing import Task, repeated, time_in_turn
from holdem_teach.cards import DECK, Cards
from holdem_teach.ranking.evaluator import evaluate, evaluate_many
from holdem_teach.ranking.tables import load_tables
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.warmup import wait_until_ready
from holdem_teach.words import say

_ALL_SEVEN: Final = 133_784_560
# How many calls of a peer make a round of about a fiftieth of a second.
_CALLS: Final = {
    "eval7": 200_000,
    "phevaluator": 50_000,
    "treys": 5_000,
    "pokerkit": 500,
}
# How many of a flop's 1,081 runouts a peer's loop walks; the rest would take minutes.
_RUNOUTS: Final = {"eval7": 1081, "phevaluator": 400, "treys": 40, "pokerkit": 2}


def single_calls(peers: Sequence[Peer]) -> Iterator[str]:
    """One hand of seven from text, validation included, and from ready-made cards."""
    hands = _random_hands(max(_CALLS.values()))
    texts = list(map(str, hands))
    from_text: dict[str, Task] = {"ours": (_each(evaluate, texts), len(texts))}
    from_cards: dict[str, Task] = {"ours": (_each(evaluate, hands), len(hands))}
    for peer in peers:
        calls = _CALLS[peer.name]
        ready = [list(map(peer.card, hand)) for hand in hands[:calls]]
        from_text[peer.name] = (_each(peer.from_text, texts[:calls]), calls)
        from_cards[peer.name] = (_each(peer.value, ready), calls)
    yield from _rows("bench.from_text", from_text)
    yield from _rows("bench.from_cards", from_cards)


def many_hands(peers: Sequence[Peer]) -> Iterator[str]:
    """The walk over all seven-card hands, and random rows, against single calls."""
    counts = np.zeros(7463, dtype=np.int64)
    rows = np.array(_random_hands(200_000), dtype=np.uint8)
    rows = np.ascontiguousarray(np.tile(rows, (10, 1)))
    evaluate_many(rows[:1])
    wait_until_ready()
    hands = _random_hands(max(_CALLS.values()))
    theirs: dict[str, Task] = {}
    for peer in peers:
        calls = _CALLS[peer.name]
        ready = [list(map(peer.card, hand)) for hand in hands[:calls]]
        theirs[peer.name] = (_each(peer.value, ready), calls)
    walk: Task = (lambda: kernels.count_seven(load_tables(), counts), _ALL_SEVEN)
    yield from _rows("bench.walk", {"ours": walk} | theirs)
    yield from _rows(
        "bench.rows", {"ours": (lambda: evaluate_many(rows), len(rows))} | theirs
    )


def flop_strength(peers: Sequence[Peer]) -> Iterator[str]:
    """One exact EHS on the flop against a loop over a peer, in pairs a second."""
    tasks: dict[str, Task] = {
        "ours": _pairs(repeated(lambda: effective_hand_strength(*SPOT).ehs))
    }
    for peer in peers:
        runouts = _RUNOUTS[peer.name]
        work = FLOP_PAIRS * runouts / 1081
        tasks[peer.name] = (flop_loop(peer, runouts), work)
    yield from _rows("bench.flop", tasks, rounds=3)


def _pairs(task: Task) -> Task:
    return task[0], task[1] * FLOP_PAIRS


def first_answer(_: Sequence[Peer]) -> Iterator[str]:
    """Seconds from a fresh process to the first EHS and to the first compiled one."""
    with tempfile.TemporaryDirectory() as folder:
        for key in ("bench.first_cold", "bench.first_warm"):
            first, compiled = _fresh_process(folder)
            yield say(key, first=first, compiled=compiled)


def _fresh_process(cache: str) -> tuple[float, float]:
    code = (
        "import holdem_teach as ht, sys, time\n"
        "from holdem_teach import warmup\n"
        f"ht.effective_hand_strength(*{SPOT!r}).ehs\n"
        "print(time.time(), flush=True)\n"
        "warmup.wait_until_ready()\n"
        f"ht.effective_hand_strength(*{SPOT!r}).ehs\n"
        "print(time.time())\n"
    )
    environment = os.environ | {"NUMBA_CACHE_DIR": cache}
    start = time()
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    first, compiled = map(float, done.stdout.split())
    return first - start, compiled - start


def _random_hands(number: int) -> list[Cards]:
    random = Random(7)
    return [Cards(random.sample(DECK, 7)) for _ in range(number)]


def _each(
    function: Callable[[Any], object], inputs: Sequence[Any]
) -> Callable[[], None]:
    def run() -> None:
        for one in inputs:
            function(one)

    return run


def _rows(key: str, tasks: dict[str, Task], rounds: int = 9) -> Iterator[str]:
    timings = time_in_turn(tasks, rounds)
    ours = timings.pop("ours")
    yield say(key, rate=ours.rate / 1e6)
    for name, theirs in timings.items():
        yield say(
            "bench.ratio", name=name, rate=theirs.rate / 1e6, ratio=ours.over(theirs)
        )


MEASURES: Final = (
    single_calls,
    many_hands,
    flop_strength,
    whole_boards,
    two_threads,
    cost_table,
    hands_again,
    players_play,
    first_answer,
    grading_overhead,
)
