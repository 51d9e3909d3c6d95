"""Ranges: which hands somebody may hold, and with what weight each.

A range is read from text such as "QQ+, AKs, A5s-A2s, 76s@0.5, KdQd, 15%", and printed
back in short. Behind it stand 1,326 weights, one for each pair of cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import shorten
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from holdem_teach.cards import DECK, Cards, read_cards
from holdem_teach.strength.hand_names import (
    COMBOS,
    HAND_NAMES,
    PAIRS,
    PLACES,
    pair_index,
)
from holdem_teach.strength.html_tables import square_html
from holdem_teach.strength.range_reading import RangeError, weights_of
from holdem_teach.strength.range_weights import nothing_left, read_weights
from holdem_teach.strength.range_writing import text_of
from holdem_teach.words import say

__all__ = ["HAND_NAMES", "Range", "RangeError", "read_range"]

_IN_A_SENTENCE: Final = 100  # letters of a range's text, which lists hands one by one


@dataclass(frozen=True, eq=False, repr=False)
class Range:
    """The hands that somebody may hold, each with a weight from 0 to 1.

    Two ranges are equal when all their weights are. ``str`` gives the short text, which
    reads as an equal range; it does not keep the words "15%", but lists the hands.

    Attributes
    ----------
    weights
        Shape (1326,), float64, not to be written to, in the order of
        ``combinations(range(52), 2)``: 0 where a pair of cards is absent or blocked.

    Examples
    --------
    >>> jacks = read_range("JJ+, AKs@0.5")
    >>> jacks.combos, jacks.total
    (28, 26.0)
    >>> print(jacks.without("As"))
    KK-JJ, AhAd, AhAc, AdAc, AhKh@0.5, AdKd@0.5, AcKc@0.5
    """

    weights: NDArray[np.float64]

    @classmethod
    def from_weights(cls, weights: ArrayLike) -> Range:
        """Return the range of 1,326 weights.

        Raises
        ------
        RangeError
            If there are not 1,326 numbers from 0 to 1, or all are 0.

        Examples
        --------
        >>> str(Range.from_weights([0.0] * 1325 + [1.0]))
        'AsAh'
        """
        read = read_weights(weights, (len(PAIRS),))
        if not read.any():
            reason = say("ranges.no_weight")
            raise nothing_left(say("ranges.these_weights"), reason)
        read.setflags(write=False)
        return cls(read)

    @classmethod
    def from_matrix(cls, matrix: ArrayLike) -> Range:
        """Return the range in which all pairs of cards of a name weigh the same.

        Parameters
        ----------
        matrix
            Shape (13, 13), numbers from 0 to 1: as :meth:`matrix` gives it.

        Raises
        ------
        RangeError
            If the shape is another, a number is not from 0 to 1, or all are 0.

        Examples
        --------
        >>> str(Range.from_matrix(np.eye(13)))
        '22+'
        """
        return cls.from_weights(read_weights(matrix, (13, 13)).ravel()[PLACES])

    def matrix(self) -> NDArray[np.float64]:
        """Return the mean weights by name, (13, 13); a blocked hand counts as 0.

        Row and column 0 are the ace's; suited hands stand above the diagonal.

        Examples
        --------
        >>> read_range("AKs, AsKd").matrix()[:2, :2].round(3)
        array([[0.   , 1.   ],
               [0.083, 0.   ]])
        """
        sums = np.bincount(PLACES, self.weights, minlength=len(HAND_NAMES))
        return (sums / COMBOS).reshape(13, 13)

    @property
    def combos(self) -> int:
        """How many of the 1,326 hands weigh more than 0."""
        return int(np.count_nonzero(self.weights))

    @property
    def total(self) -> float:
        """The sum of all weights."""
        return float(self.weights.sum())

    @property
    def share(self) -> float:
        """The sum of all weights, as a part of 1,326."""
        return self.total / len(PAIRS)

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The hands that weigh more than 0, two cards each, the higher one first."""
        rows = PAIRS[self.weights > 0].tolist()
        return tuple(Cards((DECK[high], DECK[low])) for low, high in rows)

    @property
    def in_short(self) -> str:
        """The text for a sentence, cut off where it lists very many hands."""
        return shorten(str(self), _IN_A_SENTENCE)

    def without(self, dead: str | Sequence[int]) -> Range:
        """Return the range without the hands that dead cards block.

        Raises
        ------
        RangeError
            If no hand is left.
        CardError
            If the cards cannot be read or repeat.

        Examples
        --------
        >>> read_range("AA").without("As Ks").combos
        3
        """
        cards = read_cards(dead, "dead")
        if not cards:
            return self
        blocked = np.isin(PAIRS, cards).any(axis=1)
        left = np.where(blocked, 0.0, self.weights)
        if not left.any():  # the text only then: writing it takes a millisecond
            raise nothing_left(str(self), say("ranges.all_blocked", dead=cards))
        return Range.from_weights(left)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Range):
            return NotImplemented
        return bool((self.weights == other.weights).all())

    def __hash__(self) -> int:
        return hash((self.weights + 0.0).tobytes())  # a weight of -0.0 equals 0.0

    def __str__(self) -> str:
        return text_of(self.weights)

    def __repr__(self) -> str:
        key = "ranges.sentence" if self.total == self.combos else "ranges.weighted"
        names = ("combos", "share", "total")
        said = {name: getattr(self, name) for name in names}
        return say(key, text=self.in_short, **said)

    def _repr_html_(self) -> str:
        return f"<p>{self!r}</p>{square_html(self.matrix(), say('ranges.caption'))}"


def read_range(
    text: str | Range | Sequence[int], dead: str | Sequence[int] = ()
) -> Range:
    """Return the range that a text names, without the hands that dead cards block.

    Parts are separated by commas, semicolons or spaces, in any case:

    - ``QQ``, ``AKs`` (suited), ``AKo`` (offsuit), ``AK`` (both);
    - ``TT+``: a pair and all higher ones; ``ATs+``: the lower card goes up to just
      below the higher one (ATs, AJs, AQs, AKs), so that ``T9s+`` is T9s alone;
    - ``99-66``, ``A5s-A2s`` (the higher card is fixed), ``JTs-76s`` (the gap is fixed);
      either end may come first, and a dash may be long;
    - ``KdQd`` or ``Kd Qd``: two cards;
    - ``15%``: the best hands by equity against a random hand: whole names are added as
      long as the total does not exceed that share of the 1,326 pairs of cards;
    - ``random``, ``any two``, ``100%``: all of them.

    Each may have a weight from 0 to 1, ``76s@0.5`` or ``76s@50%``. Of parts that name
    the same pair of cards the last one holds: in ``AK, AKs@0.5`` AKo weighs 1.

    Parameters
    ----------
    text
        The text, or two cards as a sequence, or a range.
    dead
        Cards that nobody can hold, such as one's own and the board's.

    Raises
    ------
    RangeError
        If a part is not understood, a weight is not from 0 to 1, or no hand is left.
    CardError
        If the dead cards cannot be read, or a card is there twice.

    Examples
    --------
    >>> read_range("KK+, AKs, 76s@0.5")
    range KK+, AKs, 76s@0.5: 20 hands that weigh 18.00 of 1,326 (1.4%)
    >>> print(read_range("AKs AQs AJs, 99 – 55"))
    99-55, AJs+
    """
    if isinstance(text, Range):
        return text.without(dead)
    if isinstance(text, str):
        weights = weights_of(text)
        if not weights.any():
            raise nothing_left(text, say("ranges.no_weight"))
        return Range.from_weights(weights).without(dead)
    return _of_cards(text).without(dead)


def _of_cards(cards: Any) -> Range:
    if not isinstance(cards, Sequence):
        raise RangeError(say("ranges.not_text", given=cards))
    weights = np.zeros(len(PAIRS))
    weights[pair_index(*read_cards(cards, "range", {2}))] = 1
    return Range.from_weights(weights)
