"""A fact of the course: a chance as an exact fraction, how it is counted, a source."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from holdem_teach.facts.sources import Source
from holdem_teach.words import say

# Beyond so many digits a number is shown rounded; `ways` and `total` stay exact.
_DIGITS: Final = 15


@dataclass(frozen=True, repr=False)
class Fact:
    """A chance that the course speaks of.

    Attributes
    ----------
    name
        By which :func:`holdem_teach.facts.fact` finds it.
    ways, total
        In how many cases it is so, and of how many equally likely ones.
    counting
        Python that comes to ``ways``, with ``comb`` and ``prod`` of ``math``; empty
        where the cases are looked at one by one.
    source
        Where the fact can be looked up.
    lesson
        The lesson that it is for.

    Examples
    --------
    >>> from holdem_teach.facts import fact
    >>> fact("pocket_pair")
    two cards of one rank: 78 of 1,326, 5.88 %
    >>> fact("pocket_pair").counting
    '13 * comb(4, 2)'
    """

    name: str
    ways: int
    total: int
    counting: str
    source: Source
    lesson: int

    @property
    def chance(self) -> Fraction:
        """The chance, as an exact fraction in lowest terms.

        Examples
        --------
        >>> from holdem_teach.facts import fact
        >>> fact("pocket_pair").chance
        Fraction(1, 17)
        """
        return Fraction(self.ways, self.total)

    @property
    def words(self) -> str:
        """What happens with this chance."""
        return say(f"facts.{self.name}")

    @property
    def percent(self) -> str:
        """The chance in per cent, to three digits."""
        return f"{float(100 * self.chance):.3g}"

    @property
    def cases(self) -> str:
        """The ways and the total, in words."""
        return say("facts.cases", ways=_shown(self.ways), total=_shown(self.total))

    def __repr__(self) -> str:
        return say("facts.said", fact=self)


@dataclass(frozen=True)
class Group:
    """Facts of one lesson with one total, from one source.

    Attributes
    ----------
    lesson, total, source
        As in :class:`Fact`.
    facts
        By name, the ways and how they are counted.
    """

    lesson: int
    total: int
    source: Source
    facts: Mapping[str, tuple[int, str]]

    def __iter__(self) -> Iterator[Fact]:
        """Yield each fact."""
        for name, (ways, counting) in self.facts.items():
            yield Fact(name, ways, self.total, counting, self.source, self.lesson)


def _shown(number: int) -> str:
    return f"{number:,}" if number < 10**_DIGITS else f"{number:.3e}"
