"""Evaluate five to seven cards: one hand from Python, many hands compiled.

A single hand stays in Python (``one_hand``). Arrays of hands go to the compiled loop in
``kernels``, or to NumPy as long as that loop is not made.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from holdem_teach import warmup
from holdem_teach.cards import CardError
from holdem_teach.ranking import vectorised
from holdem_teach.ranking.one_hand import evaluate
from holdem_teach.ranking.tables import load_tables
from holdem_teach.words import say

__all__ = ["evaluate", "evaluate_many"]
_COUNTS: Final = frozenset({5, 6, 7})


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
