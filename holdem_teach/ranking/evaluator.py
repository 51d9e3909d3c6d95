"""Evaluate five to seven cards: one hand from Python, many hands compiled.

A single hand takes the tables as plain Python lists, since calling compiled code would
cost more than it saves. Arrays of hands go to the compiled loop in ``kernels``, or to
NumPy as long as that loop is not made.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from types import ModuleType
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from holdem_teach import warmup
from holdem_teach.cards import DECK, CardError, read_cards
from holdem_teach.ranking import vectorised
from holdem_teach.ranking.tables import (
    FIVE_SUITED,
    NO_CARDS,
    ROW_BITS,
    ROW_MASK,
    SUM_BITS,
    SUM_SHIFT,
    load_tables,
)
from holdem_teach.words import say

_SUM_MASK: Final = (1 << SUM_BITS) - 1
_COUNTS: Final = (5, 6, 7)
# A packed card is its key and, above the four bits by which seven keys may overflow,
# one bit of its own: one sum of whole numbers carries all that is needed. It has as
# many such bits as cards just when no card is there twice, for then nothing carries.
_OWN_BITS: Final = 68


def evaluate(cards: str | Sequence[int]) -> int:
    """Return the value of the best five of five to seven cards.

    Parameters
    ----------
    cards
        Five to seven distinct cards, as text or as a sequence.

    Returns
    -------
    int
        1 (seven high) to 7,462 (an ace-high straight flush); larger is stronger, equal
        values tie. Programs that count down from the top have 7,463 less this.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are not five to seven.

    Examples
    --------
    >>> evaluate("As Ks Qs Js Ts 2c 2d")
    7462
    >>> evaluate("Ad Ac Kh Qs 2c") > evaluate("Kd Kc Ah Qs 2c")
    True
    """
    single = _single()
    tokens: Sequence[str] | Sequence[int]
    try:
        tokens = cards.split()  # type: ignore[union-attr]
        total = sum(map(single.by_token.__getitem__, tokens), NO_CARDS)
    except (AttributeError, KeyError):  # not text, or not written in the usual way
        tokens = read_cards(cards, "cards", _COUNTS)
        total = sum(map(single.packed.__getitem__, tokens), NO_CARDS)
    if (total >> _OWN_BITS).bit_count() != len(tokens) or len(tokens) not in _COUNTS:
        read_cards(cards, "cards", _COUNTS)  # says what is wrong
    return single.value(total)


class _Single:
    """The tables as plain Python objects, for one hand at a time."""

    def __init__(self) -> None:
        tables = load_tables()
        keys = tables.keys.tolist()
        own_bits = [1 << (_OWN_BITS + 13 * card.suit + card.rank - 2) for card in DECK]
        self.packed = [key + bit for key, bit in zip(keys, own_bits, strict=True)]
        self.by_token = {str(card): self.packed[card] for card in DECK}
        self.starts: list[int] = tables.starts.tolist()
        self.values: list[int] = tables.values.tolist()
        self.flushes: list[int] = tables.flushes.tolist()

    def value(self, total: int) -> int:
        """The value of the hand whose packed cards sum to ``total``."""
        if total & FIVE_SUITED:
            own = total >> _OWN_BITS
            return max(self.flushes[own >> 13 * suit & 0x1FFF] for suit in range(4))
        scattered = total >> SUM_SHIFT & _SUM_MASK
        return self.values[self.starts[scattered >> ROW_BITS] + (scattered & ROW_MASK)]


@cache
def _single() -> _Single:
    return _Single()


def evaluate_many(cards: ArrayLike, *, check: bool = False) -> NDArray[np.uint16]:
    """Return the values of many hands of equal size.

    Parameters
    ----------
    cards
        Whole numbers 0 to 51, shape (N, 5), (N, 6) or (N, 7); uint8 is taken as it is.
    check
        Also look for a card that is twice in a row. Without it rows are trusted to hold
        distinct cards, and the value of one that does not means nothing.

    Returns
    -------
    array
        Shape (N,), uint16: what :func:`evaluate` gives for each row.

    Raises
    ------
    CardError
        If the array has another shape or type, a number is not a card's, or, with
        ``check``, a row repeats a card.

    Examples
    --------
    >>> evaluate_many([[51, 47, 43, 39, 35], [0, 4, 8, 12, 21]])
    array([7462,    1], dtype=uint16)
    """
    rows = _read_rows(cards)
    if check:
        _check_rows(rows)
    return warmup.answer(
        "evaluate_rows",
        lambda kernels: _compiled_rows(kernels, rows),
        lambda: vectorised.evaluate_rows(rows),
        rehearsal=lambda kernels: _compiled_rows(kernels, rows[:0].copy()),
    )


def _compiled_rows(kernels: ModuleType, rows: NDArray[np.uint8]) -> NDArray[np.uint16]:
    values = np.empty(len(rows), dtype=np.uint16)
    kernels.evaluate_rows(rows, load_tables(), values)
    return values


def _read_rows(cards: ArrayLike) -> NDArray[np.uint8]:
    rows = np.asarray(cards)
    if rows.ndim != 2 or rows.shape[1] not in _COUNTS or rows.dtype.kind not in "iu":
        raise CardError(say("ranking.bad_array", dtype=rows.dtype, shape=rows.shape))
    # the compiled loop reads whatever a number points at, so none may leave the tables
    if rows.size and (rows.max() > 51 or rows.min() < 0):
        _refuse_row(rows, np.any((rows < 0) | (rows > 51), axis=1))
    return np.ascontiguousarray(rows, dtype=np.uint8)


def _check_rows(rows: NDArray[np.uint8]) -> None:
    bits = load_tables().bits[rows]
    repeated = bits.sum(axis=1, dtype=np.uint64) != np.bitwise_or.reduce(bits, axis=1)
    if repeated.any():
        _refuse_row(rows, repeated)


def _refuse_row(rows: NDArray[np.integer], wrong: NDArray[np.bool_]) -> None:
    row = int(wrong.argmax())
    said = {"row": row, "token": rows[row].tolist(), "count": rows.shape[1]}
    raise CardError(say("ranking.bad_row", **said))
