"""Lines of starting hands, such as TT+, A5s-A2s and JTs-76s: what they hold.

A line goes down the pairs, down the lower card beside a fixed higher one, or down both
cards with a fixed gap. A plus goes up from a hand: to the aces from a pair, else up to
the lower card just below the higher one.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from holdem_teach.cards import RANKS
from holdem_teach.strength.hand_names import name_at

RANK: Final = "10|[2-9TJQKA]"  # with re.IGNORECASE
_NAME: Final = re.compile(f"({RANK})({RANK})([so]?)", re.IGNORECASE)


class HandName(NamedTuple):
    """A name of a starting hand; ``kind`` is "s", "o", or "" for a pair and for both.

    ``high`` and ``low`` are rows and columns of the square: 0 is the ace, 12 the two.

    Examples
    --------
    >>> str(HandName(0, 3, "s")), HandName(0, 1, "").names
    ('AJs', ('AKs', 'AKo'))
    """

    high: int
    low: int
    kind: str

    def __str__(self) -> str:
        return name_at(self.high, self.low)[:2] + self.kind

    @property
    def is_pair(self) -> bool:
        """Whether both cards have one rank."""
        return self.high == self.low

    @property
    def names(self) -> tuple[str, ...]:
        """The names among the 169 that are meant."""
        if self.is_pair or self.kind:
            return (str(self),)
        return f"{self}s", f"{self}o"

    @property
    def top(self) -> HandName:
        """Where the line ends that a plus draws."""
        return HandName(0, 0, "") if self.is_pair else self.beside(self.high + 1)

    def beside(self, low: int) -> HandName:
        """The hand with the same higher card and another lower one."""
        return HandName(self.high, low, self.kind)


def read_name(text: str) -> HandName | None:
    """Return the hand that a name means, or None if it is not a name.

    Examples
    --------
    >>> read_name("j10s"), read_name("AsKs")
    (HandName(high=3, low=4, kind='s'), None)
    """
    found = _NAME.fullmatch(text)
    if found is None:
        return None
    ranks = (found[1].upper(), found[2].upper())
    high, low = sorted(12 - RANKS.index("T" if r == "10" else r) for r in ranks)
    return HandName(high, low, found[3].lower())


def line_between(one: HandName, other: HandName) -> list[HandName]:
    """Return the hands from one to the other, the highest first; none without a line.

    Examples
    --------
    >>> [str(name) for name in line_between(read_name("A3s"), read_name("A5s"))]
    ['A5s', 'A4s', 'A3s']
    >>> [str(name) for name in line_between(read_name("JT"), read_name("98"))]
    ['JT', 'T9', '98']
    >>> line_between(read_name("A3s"), read_name("K4s"))
    []
    """
    first, last = sorted((one, other))
    if first.high == last.high and not (first.is_pair or last.is_pair):
        return [first.beside(low) for low in range(first.low, last.low + 1)]
    gap = first.low - first.high
    if last.low - last.high != gap:
        return []
    highs = range(first.high, last.high + 1)
    return [HandName(high, high + gap, first.kind) for high in highs]


def line_text(first: HandName, last: HandName) -> str:
    """Return a line in short, given its highest and its lowest hand.

    Examples
    --------
    >>> line_text(read_name("AA"), read_name("QQ"))
    'QQ+'
    >>> line_text(read_name("A5s"), read_name("A2s"))
    'A5s-A2s'
    """
    if first == last:
        return str(first)
    # the suit may be left out of neither end, so a plus is the shorter one
    return f"{last}+" if last.top == first else f"{first}-{last}"
