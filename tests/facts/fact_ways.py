"""Two roads to each fact: every case looked at, and many cases tried at random.

A way has both. Cards are numbers from 0 to 51, a row is a case, and what is asked of
rows answers with a number for each: 0 or 1, or up to the ``unit`` that is one whole.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import chain, combinations
from math import comb
from typing import NamedTuple

import numpy as np

from holdem_teach.ranking.evaluator import evaluate_many

TRIES = 40_000


class Way(NamedTuple):
    """The share of all cases, exactly; and a number from 0 to 1 for each try."""

    counted: Callable[[], Fraction]
    simulated: Callable[[], np.ndarray]


def dealt(sizes, seen, so, given=None, unit=1):
    """Cards are dealt in groups of these sizes to somebody who sees some others.

    ``given`` leaves out the cases that are not asked about.
    """

    def answers(rows):
        asked = rows if given is None else rows[given(rows)]
        return so(asked)

    def counted():
        found = answers(all_rows(sizes, seen))
        return Fraction(int(found.sum()), unit * len(found))

    return Way(counted, lambda: answers(random_rows(sizes, seen)) / unit)


def listed(cases, so, given=None):
    """The cases can be listed, and one of the list is drawn."""

    def answers(rows):
        asked = rows if given is None else rows[given(rows)]
        return so(asked)

    def counted():
        found = answers(cases)
        return Fraction(int(found.sum()), len(found))

    rng = np.random.default_rng(len(cases))
    return Way(counted, lambda: answers(rng.choice(cases, TRIES)))


def tossed(times, sides, start, move, over, so):
    """A die of some sides is tossed again and again.

    ``move`` leads from a state and a face to the next state, and ``over`` tells of the
    last state whether it is so; ``so`` tells the same of rows of faces.
    """

    def counted():
        states = Counter({start: 1})
        for _ in range(times):
            following = Counter()
            for state, ways in states.items():
                for face in range(sides):
                    following[move(state, face)] += ways
            states = following
        return Fraction(sum(states[s] for s in states if over(s)), sides**times)

    rng = np.random.default_rng(times + sides)
    return Way(counted, lambda: so(rng.integers(sides, size=(TRIES, times))))


@cache
def _of_the_deck(count):
    flat = chain.from_iterable(combinations(range(52), count))
    rows = comb(52, count)
    return np.fromiter(flat, np.uint8, rows * count).reshape(rows, count)


def choices(count, size):
    """All ways to choose some of up to 52 things, as rows of rising places."""
    rows = _of_the_deck(count)
    return rows[rows[:, -1] < size]


@cache
def all_rows(sizes, seen=()):
    """Every way to deal one group of cards, or two, of those that are not seen."""
    unseen = np.setdiff1d(np.arange(52, dtype=np.uint8), seen)
    rows = unseen[choices(sum(sizes), len(unseen))]
    return rows if len(sizes) == 1 else _parted(rows, sizes[0])


def _parted(rows, first):
    """Each row in every way to part it, the first group in front."""
    places = range(rows.shape[1])
    orders = (
        [*chosen, *(place for place in places if place not in chosen)]
        for chosen in combinations(places, first)
    )
    return np.concatenate([rows[:, order] for order in orders])


@cache
def random_rows(sizes, seen=()):
    """Deal TRIES times from a shuffled deck."""
    unseen = np.setdiff1d(np.arange(52, dtype=np.uint8), seen)
    count = sum(sizes)
    keys = np.random.default_rng(count + len(seen)).random((TRIES, len(unseen)))
    chosen = np.argpartition(keys, count, axis=1)[:, :count]
    order = np.argsort(np.take_along_axis(keys, chosen, axis=1), axis=1)
    return unseen[np.take_along_axis(chosen, order, axis=1)]


def value(*parts):
    """The value of the best hand in each row, of cards that are the same in all rows,
    such as a board, and of columns."""
    length = max(len(part) for part in parts if isinstance(part, np.ndarray))
    wide = [
        np.broadcast_to(np.asarray(part, np.uint8), (length, np.shape(part)[-1]))
        for part in parts
        if np.shape(part)[-1]
    ]
    return evaluate_many(np.ascontiguousarray(np.hstack(wide)))


def standing(mine, theirs):
    """2 where one is ahead, 1 where tied, 0 where behind."""
    return 1 + (mine > theirs).astype(int) - (mine < theirs)
