"""What a second thread brings a grid, and what the machine could have given it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor

from holdem_teach.bench.loops import SPOT
from holdem_teach.bench.peers import Peer
from holdem_teach.bench.timing import repeated, time_in_turn
from holdem_teach.strength.grid import ehs_grid
from holdem_teach.words import say


def two_threads(_: Sequence[Peer]) -> Iterator[str]:
    """One grid on two threads, beside two grids at once that share nothing.

    Two processors of a rented machine are often one, or a busy neighbour's: then two
    grids at once take as long as one after the other, and no sharing out can help.
    """
    yield say("bench.threads_head")
    with ThreadPoolExecutor(2) as pool:
        for street, more in (("flop", ""), ("turn", " 2s")):
            yield _line(street, SPOT[1] + more, pool)


def _line(street: str, board: str, pool: Executor) -> str:
    tasks = {
        "one": repeated(lambda: ehs_grid(board)),
        "shared": repeated(lambda: ehs_grid(board, threads=2)),
        "apart": repeated(_both(board, pool)),
    }
    timings = time_in_turn(tasks, rounds=15)
    shared = 1 / timings["shared"].over(timings["one"])
    apart = 1 / timings["apart"].over(timings["one"]) / 2
    return say("bench.threads", street=street, shared=shared, apart=apart)


def _both(board: str, pool: Executor) -> Callable[[], object]:
    return lambda: list(pool.map(ehs_grid, (board, board)))
