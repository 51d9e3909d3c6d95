"""The 13 x 13 square of starting hands as a table, for a notebook."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from holdem_teach.strength.hand_names import HAND_NAMES


def square_html(matrix: NDArray[np.float64], caption: str) -> str:
    """Return parts from 0 to 1 by name, (13, 13), as a table with numbers in per cent.

    Examples
    --------
    >>> "<b>AA</b> 50</td>" in square_html(np.eye(13) / 2, "Half of all pairs")
    True
    """
    body = "".join(map(_row, range(13), matrix.tolist()))
    return f"<table><caption>{caption}</caption>{body}</table>"


def _row(row: int, parts: list[float]) -> str:
    names = HAND_NAMES[13 * row : 13 * row + 13]
    return f"<tr>{''.join(map(_cell, names, parts))}</tr>"


def _cell(name: str, part: float) -> str:
    """One cell; what is absent is grey and has no number."""
    if part == 0:
        return f'<td style="color:#767676">{name}</td>'
    style = f"background:rgba(86,180,233,{0.3 + 0.7 * part:.2f});color:#000"
    return f'<td style="{style}"><b>{name}</b> {100 * part:.3g}</td>'
