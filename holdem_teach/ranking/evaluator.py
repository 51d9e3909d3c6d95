"""Evaluate five to seven cards: one hand from Python, many hands compiled.

A single hand takes the tables as plain Python lists, since calling compiled code would
cost more than it saves. Arrays of hands go to the compiled loop in ``kernels``, or to
NumPy as long as that loop is not made.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
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

# The tables for one hand, as plain Python objects. Keys and bits are by card and by its
# usual spelling. A key is the scattered weight and, above it, one in the suit's count:
# seven of them stay below 2 ** 44, and such numbers Python adds fastest.
_KEYS: Final[dict[str | int, int]] = {}
_BITS: Final[dict[str | int, int]] = {}
for _card in DECK:
    for _name in (_card, str(_card)):
        _sum = int(load_tables().keys[_card]) >> SUM_SHIFT
        _KEYS[_name] = _sum + (1 << _SUITS_SHIFT + 4 * _card.suit)
        _BITS[_name] = int(load_tables().bits[_card])
_KEY_OF: Final = _KEYS.__getitem__
# arrays: a list of as many numbers would not stay in the processor's cache
_STARTS: Final[array[int]] = array("I", load_tables().starts.tolist())
_VALUES: Final[array[int]] = array("H", load_tables().values.tolist())
_FLUSHES: Final[array[int]] = array("H", load_tables().flushes.tolist())


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
    tokens: Sequence[str | int]
    tokens = cards.split() if isinstance(cards, str) else _plain(cards)
    try:
        total = sum(map(_KEY_OF, tokens), _NO_SUITS)
    except KeyError:  # text in another spelling, or no cards at all
        tokens = read_cards(cards, "cards", _COUNTS)
        total = sum(map(_KEY_OF, tokens), _NO_SUITS)
    number = len(tokens)
    if len(set(tokens)) != number or number not in _COUNTS:
        read_cards(cards, "cards", _COUNTS)  # says what is wrong
    if total & _FIVE_SUITED:
        return _flush_value(tokens)
    return _VALUES[_STARTS[(total & _SUM_MASK) >> ROW_BITS] + (total & ROW_MASK)]


def _plain(cards: Sequence[int]) -> Sequence[int]:
    """The cards, without a look at whether they are cards, where all are plain."""
    # the types first: True would pass for the two of diamonds
    if isinstance(cards, (list, tuple)) and _PLAIN.issuperset(map(type, cards)):
        return cards
    return read_cards(cards, "cards", _COUNTS)


def _flush_value(tokens: Sequence[str | int]) -> int:
    bits = sum(map(_BITS.__getitem__, tokens))
    return max(_FLUSHES[bits >> 16 * suit & 0x1FFF] for suit in range(4))


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
