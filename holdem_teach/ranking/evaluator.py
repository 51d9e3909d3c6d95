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
from holdem_teach.cards import DECK, Card, CardError, read_cards
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
_SUITS_SHIFT: Final = SUM_BITS + 3  # seven sums overflow by three bits
_NO_SUITS: Final = NO_CARDS << _SUITS_SHIFT
_FIVE_SUITED: Final = FIVE_SUITED << _SUITS_SHIFT
_COUNTS: Final = frozenset({5, 6, 7})
_PLAIN: Final = frozenset({int, Card})


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
    tokens = _tokens(cards)
    try:
        total = sum(map(single.keys.__getitem__, tokens))
    except KeyError:  # text in another spelling, or no cards at all
        tokens = read_cards(cards, "cards", _COUNTS)
        total = sum(map(single.keys.__getitem__, tokens))
    if len(set(tokens)) != len(tokens) or len(tokens) not in _COUNTS:
        read_cards(cards, "cards", _COUNTS)  # says what is wrong
    if total + _NO_SUITS & _FIVE_SUITED:
        return single.flush_value(tokens)
    row = (total & _SUM_MASK) >> ROW_BITS
    return single.values[single.starts[row] + (total & ROW_MASK)]


def _tokens(cards: str | Sequence[int]) -> Sequence[str | int]:
    """The cards as single tokens, without a look at whether they are cards."""
    if isinstance(cards, str):
        return cards.split()
    # the types first: True would pass for the two of diamonds
    if isinstance(cards, (list, tuple)) and _PLAIN.issuperset(map(type, cards)):
        return cards
    return read_cards(cards, "cards", _COUNTS)


class _Single:
    """The tables as plain Python objects, for one hand at a time.

    ``keys`` and ``bits`` are by card and by its usual spelling. A key is the scattered
    weight, and above that one in the suit's count: seven of them stay below 2 ** 44,
    and such numbers Python adds fastest.
    """

    def __init__(self) -> None:
        tables = load_tables()
        sums, bits = (tables.keys >> SUM_SHIFT).tolist(), tables.bits.tolist()
        self.keys: dict[str | int, int] = {}
        self.bits: dict[str | int, int] = {}
        for card in DECK:
            for name in (card, str(card)):
                self.keys[name] = sums[card] + (1 << _SUITS_SHIFT + 4 * card.suit)
                self.bits[name] = bits[card]
        self.starts: list[int] = tables.starts.tolist()
        self.values: list[int] = tables.values.tolist()
        self.flushes: list[int] = tables.flushes.tolist()

    def flush_value(self, tokens: Sequence[str | int]) -> int:
        """The value of cards of which five or more have one suit."""
        bits = sum(map(self.bits.__getitem__, tokens))
        return max(self.flushes[bits >> 16 * suit & 0x1FFF] for suit in range(4))


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
