"""Honest timings: ours and the peer's in turn, and the middle of the pairs' ratios."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import Final

from holdem_teach.warmup import wait_until_ready

ROUNDS: Final = 5
Task = tuple[Callable[[], object], float]  # what to run, and how much work it does


@dataclass(frozen=True)
class Timing:
    """How fast a task was, in units of work a second, in each of several rounds."""

    rates: tuple[float, ...]

    @property
    def rate(self) -> float:
        """The middle rate, in units of work a second."""
        return median(self.rates)

    def over(self, other: Timing) -> float:
        """How many times as fast as ``other``: the middle of the rounds' ratios.

        Examples
        --------
        >>> Timing((4.0, 9.0, 6.0)).over(Timing((2.0, 3.0, 1.0)))
        3.0
        """
        pairs = zip(self.rates, other.rates, strict=True)
        return median(mine / theirs for mine, theirs in pairs)


def repeated(answer: Callable[[], object], seconds: float = 0.05) -> Task:
    """Return a task that asks a quick question so often that a clock can tell.

    The question is asked once before, and what is compiled for it is waited for.

    Examples
    --------
    >>> run, work = repeated(lambda: sum(range(100)), seconds=0.001)
    >>> work >= 1
    True
    """
    answer()
    wait_until_ready()
    start = perf_counter()
    answer()
    number = max(1, round(seconds / (perf_counter() - start)))

    def run() -> None:
        for _ in range(number):
            answer()

    return run, number


def time_in_turn(tasks: dict[str, Task], rounds: int = ROUNDS) -> dict[str, Timing]:
    """Run each task once in every round, after one round that does not count.

    Taking turns, a machine that slows down for a while slows all of them.

    Examples
    --------
    >>> timings = time_in_turn({"sum": (lambda: sum(range(1000)), 1000)})
    >>> timings["sum"].rate > 0
    True
    """
    rates: dict[str, list[float]] = {name: [] for name in tasks}
    for turn in range(rounds + 1):
        for name, (run, work) in tasks.items():
            start = perf_counter()
            run()
            if turn:
                rates[name].append(work / (perf_counter() - start))
    return {name: Timing(tuple(found)) for name, found in rates.items()}
