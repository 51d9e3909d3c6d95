"""How fast whole boards and Omaha are, in parts of one loop for one flop hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from holdem_teach.bench.loops import FLOP_PAIRS, SPOT, flop_loop
from holdem_teach.bench.peers import Peer
from holdem_teach.bench.timing import Task, repeated, time_in_turn
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.strength.grid import ehs_grid
from holdem_teach.words import say

OMAHA: Final = "Ad Qc Kh 7d"


def whole_boards(peers: Sequence[Peer]) -> Iterator[str]:
    """Grids and Omaha in parts of one loop over eval7 for one flop hand."""
    loops = [peer for peer in peers if peer.name == "eval7"]
    if not loops:
        yield say("bench.no_loop")
        return
    tasks: dict[str, Task] = {"loop": (flop_loop(loops[0], 1081), 1)}
    for name, answer in _answers().items():
        tasks[name] = repeated(answer)
    timings = time_in_turn(tasks, rounds=3)
    loop = timings.pop("loop")
    yield say("bench.loop", seconds=1 / loop.rate, pairs=FLOP_PAIRS)
    for name, timing in timings.items():
        seconds, ratio = 1 / timing.rate, timing.over(loop)
        yield say("bench.part", name=name, milliseconds=1000 * seconds, ratio=ratio)


def _answers() -> dict[str, Callable[[], object]]:
    answers: dict[str, Callable[[], object]] = {
        say("bench.one_hand"): lambda: effective_hand_strength(*SPOT).ehs,
        say("bench.omaha"): lambda: effective_hand_strength(OMAHA, SPOT[1]).ehs,
    }
    for street, more in (("flop", ""), ("turn", " 2s"), ("river", " 2s 9d")):
        answers[say("bench.grid", street=street)] = _grid(SPOT[1] + more)
    return answers


def _grid(board: str) -> Callable[[], object]:
    return lambda: ehs_grid(board).ehs
