"""Standings: what each wins in a hundred hands, how sure that is, and who beats whom.

The unit of chance is a *set*, the same deal played from every seat: its results belong
together. Intervals come from the bootstrap over sets (B. Efron, Annals of Statistics 7,
1979): as many sets are drawn again from those that were played, a thousand times, and
the middle 95 % of the means that this gives are the interval.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.tournament.match import Played
from holdem_teach.tournament.plan import Plan
from holdem_teach.words import say

_AGAIN: Final = 1000  # times that sets are drawn again
_ROOM: Final = 4_000_000  # numbers that are drawn at a time
Values = NDArray[np.float64]


@dataclass(frozen=True)
class Rate:
    """A mean with the middle 95 % of its bootstrap, and the number of sets.

    Examples
    --------
    >>> Rate(12.3, 4.0, 20.6, 500)
    +12.3 (+4.0 to +20.6)
    """

    mean: float
    low: float
    high: float
    sets: int

    @property
    def verdict(self) -> str:
        """One of "wins", "loses" and "open": whether 0 lies outside the interval."""
        if self.low > 0:
            return "wins"
        return "loses" if self.high < 0 else "open"

    def __repr__(self) -> str:
        return f"{self.mean:+.1f} ({self.low:+.1f} to {self.high:+.1f})"


def rate_of(groups: Sequence[Values], seed: int = 0) -> Rate:
    """Return the mean of the groups' means, each group drawn again by itself.

    Parameters
    ----------
    groups
        For each line-up, a number for each set.

    Examples
    --------
    >>> rate_of([np.array([1.0, 3.0, 2.0, 2.0])])
    +2.0 (+1.5 to +2.8)
    """
    random = np.random.default_rng(seed)
    means = np.mean([_means_again(values, random) for values in groups], axis=0)
    low, high = np.quantile(means, (0.025, 0.975))
    mean = float(np.mean([values.mean() for values in groups]))
    return Rate(mean, float(low), float(high), sum(map(len, groups)))


def _means_again(values: Values, random: np.random.Generator) -> Values:
    size = max(1, _ROOM // len(values))
    means = np.empty(_AGAIN)
    for start in range(0, _AGAIN, size):
        number = min(size, _AGAIN - start)
        drawn = random.integers(len(values), size=(number, len(values)))
        means[start : start + number] = values[drawn].mean(axis=1)
    return means


@dataclass(frozen=True)
class Standings:
    """What came of a tournament.

    Attributes
    ----------
    names
        The entrants.
    overall
        What each wins in a hundred hands (or freezeouts) against all it met.
    pairs
        ``pairs[i, j]``: what i wins from j; half the difference of what they won at the
        tables where they met.
    """

    names: tuple[str, ...]
    overall: tuple[Rate, ...]
    pairs: dict[tuple[int, int], Rate]
    unit: str

    @property
    def order(self) -> list[int]:
        """Places among the entrants, the best first."""
        rates = [rate.mean for rate in self.overall]
        return sorted(range(len(rates)), key=lambda place: -rates[place])

    def __str__(self) -> str:
        return "\n".join([*self._ranking(), "", *self._who_beats_whom()])

    def _ranking(self) -> list[str]:
        width = max(map(len, self.names))
        lines = [say("tournament.heading", unit=self.unit)]
        for rank, place in enumerate(self.order, 1):
            name = self.names[place].ljust(width)
            rate, sets = self.overall[place], self.overall[place].sets
            said = {"rank": rank, "name": name, "rate": rate, "sets": sets}
            lines.append(say("tournament.row", **said))
        return lines

    def _who_beats_whom(self) -> list[str]:
        lines = [say("tournament.pairs")]
        for at, first in enumerate(self.order):
            for second in self.order[at + 1 :]:
                rate = self.pairs[first, second]
                names = {"first": self.names[first], "second": self.names[second]}
                lines.append(say(f"tournament.{rate.verdict}", rate=rate, **names))
        return lines


def standings_of(plan: Plan, blocks: Sequence[Played]) -> Standings:
    """Return the standings of the blocks that have been played."""
    tables = _by_lineup(plan, blocks)
    entrants = range(len(plan.names))
    overall = [
        rate_of([v[:, who.index(e)] for who, v in tables.items() if e in who])
        for e in entrants
    ]
    pairs = {(i, j): _pair(tables, i, j) for i in entrants for j in entrants if i != j}
    key = "freezeout" if plan.freezeout else plan.rules.game
    unit = say(f"tournament.unit_{key}")
    return Standings(plan.names, tuple(overall), pairs, unit)


def _pair(tables: Mapping[tuple[int, ...], Values], first: int, second: int) -> Rate:
    """What the first wins from the second, at the tables where both sat."""
    return rate_of(
        [
            (values[:, who.index(first)] - values[:, who.index(second)]) / 2
            for who, values in tables.items()
            if first in who and second in who
        ]
    )


def _by_lineup(plan: Plan, blocks: Sequence[Played]) -> dict[tuple[int, ...], Values]:
    """For each line-up, what its entrants win by set: a hundred hands of one seat."""
    unit = plan.chips if plan.freezeout else plan.unit
    plays = plan.chairs  # seats of each, chairs / table, times plays, table
    found: dict[tuple[int, ...], list[Values]] = {}
    for played in sorted(blocks, key=lambda played: played.block):
        nets = np.array(played.nets, dtype=np.float64)
        found.setdefault(played.lineup, []).append(nets / plays / unit * 100)
    return {lineup: np.concatenate(parts) for lineup, parts in found.items()}
