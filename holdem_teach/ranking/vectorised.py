"""Many hands at once with NumPy and nothing to compile: twin of the compiled loops."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.ranking.tables import (
    FIVE_SUITED,
    NO_CARDS,
    ROW_BITS,
    ROW_MASK,
    SUM_SHIFT,
    load_tables,
)


def values_of(keys: NDArray[np.uint64], bits: NDArray[np.uint64]) -> NDArray[np.uint16]:
    """Return the values of hands by the sums of their cards' keys and bits.

    Parameters
    ----------
    keys, bits
        uint64, of one shape; ``keys`` with ``NO_CARDS`` added once for each hand.

    Examples
    --------
    >>> tables = load_tables()
    >>> royal = [51, 47, 43, 39, 35]
    >>> key = tables.keys[royal].sum() + np.uint64(NO_CARDS)
    >>> values_of(np.array([key]), tables.bits[royal].sum(keepdims=True))
    array([7462], dtype=uint16)
    """
    tables = load_tables()
    sums = keys >> np.uint64(SUM_SHIFT)
    values: NDArray[np.uint16] = tables.values[
        tables.starts[sums >> ROW_BITS] + (sums & ROW_MASK)
    ]
    suited = (keys & np.uint64(FIVE_SUITED)) != 0
    if suited.any():
        values[suited] = _flush_values(bits[suited])
    return values


def _flush_values(bits: NDArray[np.uint64]) -> NDArray[np.uint16]:
    flushes = load_tables().flushes
    suits = [
        flushes[bits >> np.uint64(16 * suit) & np.uint64(0x1FFF)] for suit in range(4)
    ]
    best: NDArray[np.uint16] = np.maximum.reduce(suits)
    return best


def evaluate_rows(rows: NDArray[np.uint8]) -> NDArray[np.uint16]:
    """Return the value of each row of five to seven cards, (N, k) uint8.

    Examples
    --------
    >>> evaluate_rows(np.array([[51, 47, 43, 39, 35]], dtype=np.uint8))
    array([7462], dtype=uint16)
    """
    tables = load_tables()
    keys = tables.keys[rows].sum(axis=1, dtype=np.uint64) + np.uint64(NO_CARDS)
    return values_of(keys, tables.bits[rows].sum(axis=1, dtype=np.uint64))
