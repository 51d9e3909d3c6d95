"""How a sample is dealt, watched and stopped: seeds, blocks, goals and a bar.

A sample is kept as counts, so that it can grow without end in little memory and is
right at any moment. Nothing here knows what is counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from math import nan
from numbers import Integral, Real
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.strength.numbers import is_whole
from holdem_teach.words import say

if TYPE_CHECKING:
    from tqdm import tqdm

DEFAULT_SAMPLES: Final = 100_000  # no standard error of a share is above 0.0016
LEAST_TOLERANCE: Final = 1e-5  # up to two and a half thousand million samples
BLOCK: Final = 16_384
BAR_AFTER: Final = 1.0  # seconds
# Where n samples were all alike, the rest may still be 3 / n (with 95 % confidence):
# J. A. Hanley and A. Lippman-Hand, If nothing goes wrong, is everything all right?,
# JAMA 249 (1983). An error of nought is believed only below that.
_NOTHING_SEEN: Final = 3

Counts = NDArray[np.int64]
Count = Callable[[np.random.Generator, int], Counts]  # counts so many new samples


@dataclass(frozen=True)
class Goal:
    """When a sample is large enough: by its size, or by its standard error."""

    samples: int | None
    tolerance: float | None

    def size(self, drawn: int, error: float) -> float:
        """Return the size that is needed, as far as ``drawn`` samples can tell.

        Examples
        --------
        >>> Goal(None, 0.01).size(100, 0.02)
        400.0
        """
        if self.tolerance is None:
            return self.samples or DEFAULT_SAMPLES
        least = _NOTHING_SEEN / self.tolerance
        return max(least, drawn * (error / self.tolerance) ** 2) if drawn else least

    def next_block(self, drawn: int, error: float) -> int:
        """Return how many samples to draw next, 0 when there are enough.

        Examples
        --------
        >>> Goal(20_000, None).next_block(16_384, 0.1)
        3616
        """
        left = self.size(drawn, error) - drawn
        if left <= 0:
            return 0
        return BLOCK if self.tolerance is not None else min(BLOCK, int(left))


def read_goal(samples: object, tolerance: object) -> Goal:
    """Read the two arguments of which one may be given.

    Raises
    ------
    ValueError
        If both are given, or one is no such number.

    Examples
    --------
    >>> read_goal(1000, None)
    Goal(samples=1000, tolerance=None)
    """
    if samples is not None and tolerance is not None:
        raise ValueError(
            say("sampled.both_goals", samples=samples, tolerance=tolerance)
        )
    if tolerance is None:
        size = DEFAULT_SAMPLES if samples is None else samples
        return Goal(whole_number(size, "sampled.bad_samples", 1), None)
    number = real_number(tolerance)
    if not LEAST_TOLERANCE <= number <= 0.5:
        said = {"given": tolerance, "least": LEAST_TOLERANCE}
        raise ValueError(say("sampled.bad_tolerance", **said))
    return Goal(None, number)


def real_number(given: object) -> float:
    """Return a number as a float, and nan, which is in no range, for anything else.

    Examples
    --------
    >>> real_number(1), real_number("1"), real_number(True)
    (1.0, nan, nan)
    """
    if isinstance(given, Real) and not isinstance(given, bool):
        return float(given)
    return nan


def whole_number(number: object, key: str, least: int) -> int:
    """Read a whole number of at least ``least``, or raise the text under ``key``.

    Examples
    --------
    >>> whole_number(-1, "sampled.bad_samples", 1)
    Traceback (most recent call last):
        ...
    ValueError: samples: -1 was given, expected a whole number of at least 1
    """
    if not isinstance(number, Integral) or not is_whole(number, least):
        raise ValueError(say(key, given=number))
    return int(number)


def read_generator(seed: object) -> np.random.Generator:
    """Return the source of random numbers that belongs to a seed.

    The kind of generator is named, since NumPy's default may change, and only plain
    fractions are drawn from it, which are the same on every machine. (A later NumPy may
    change even those, says its NEP 19; a test holds on to what they are.)

    Examples
    --------
    >>> read_generator(7).random() == read_generator(7).random()
    True
    """
    if seed is not None:
        seed = whole_number(seed, "sampled.bad_seed", 0)
    return np.random.Generator(np.random.PCG64(seed))


def deal(
    generator: np.random.Generator, cards: Sequence[int], rows: int, number: int
) -> NDArray[np.uint8]:
    """Deal different cards at random, in many rows at once.

    Each row is the beginning of a shuffle (R. Durstenfeld, Algorithm 235, Random
    permutation, Communications of the ACM 7, 1964). How the rows are shared out among
    calls makes no difference.

    Returns
    -------
    array
        Shape (rows, number), uint8.

    Examples
    --------
    >>> deal(read_generator(1), range(52), 2, 5).shape
    (2, 5)
    """
    decks = np.tile(np.array(cards, dtype=np.uint8), (rows, 1))
    left = len(cards) - np.arange(number)
    steps = (generator.random((rows, number)) * left).astype(np.intp)
    each = np.arange(rows)
    for place in range(number):
        chosen = place + steps[:, place]
        card = decks[each, chosen]
        decks[each, chosen] = decks[:, place]
        decks[:, place] = card
    return decks[:, :number]


def gather(
    count: Count, goal: Goal, error_of: Callable[[Counts], float], seed: object
) -> tuple[Counts, bool]:
    """Count samples until there are enough, or until somebody stops it.

    Returns
    -------
    counts, stopped
        What was counted; whether it was interrupted (Ctrl-C, or a notebook's stop
        button) before the goal.

    Raises
    ------
    KeyboardInterrupt
        If it is interrupted before anything is counted.
    """
    generator = read_generator(seed)
    counts = count(generator, 0)
    drawn, error = 0, nan
    with _progress_bar() as bar:
        try:
            while block := goal.next_block(drawn, error):
                # one step, so that an interrupt finds the old counts or the new ones
                counts = counts + count(generator, block)
                drawn, error = drawn + block, error_of(counts)
                if bar is not None:
                    bar.total = max(drawn, goal.size(drawn, error))
                    bar.update(block)
        except KeyboardInterrupt:
            if not counts.any():
                raise
            return counts, True
    return counts, False


def _progress_bar() -> tqdm[Any] | nullcontext[None]:
    """A bar for whoever waits at a terminal; the base install comes without one."""
    try:
        from tqdm import tqdm
    except ImportError:
        return nullcontext()
    text = say("sampled.progress")
    return tqdm(
        desc=text, unit="", unit_scale=True, total=1, disable=None, delay=BAR_AFTER
    )
