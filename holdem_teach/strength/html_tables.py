"""Results as tables for a notebook: every cell says in text what its colour repeats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from holdem_teach.strength.hand_names import HAND_NAMES

_DARKEST = np.array([86, 180, 233])  # Okabe and Ito's sky blue, on which black reads


def table_html(
    caption: str, heads: Sequence[str], rows: Iterable[Sequence[object]]
) -> str:
    """Return a table whose first column names its rows; the caption may hold HTML.

    Examples
    --------
    >>> "<td>6</td>" in table_html("Outs", ["to", "many"], [("top pair", 6)])
    True
    """
    head = "".join(f'<th scope="col">{word}</th>' for word in heads)
    body = "".join(
        f'<tr><th scope="row">{name}</th>{"".join(f"<td>{x}</td>" for x in cells)}</tr>'
        for name, *cells in rows
    )
    return f"<table><caption>{caption}</caption><tr>{head}</tr>{body}</table>"


def square_html(matrix: NDArray[np.float64], caption: str) -> str:
    """Return parts from 0 to 1 by name, (13, 13), as a table with numbers in per cent.

    Examples
    --------
    >>> "<b>AA</b> 50</td>" in square_html(np.eye(13) / 2, "Half of all pairs")
    True
    """
    body = "".join(map(_square_row, range(13), matrix.tolist()))
    return f"<table><caption>{caption}</caption>{body}</table>"


def shaded(part: float, text: str) -> str:
    """Return a cell with a ground that is darker the more of 1 a part is.

    The ground is opaque, so that its text reads in a dark theme as well.

    Examples
    --------
    >>> shaded(0, "none")
    '<td style="background:rgb(255,255,255);color:#000">none</td>'
    """
    return f'<td style="background:{shade(part)};color:#000">{text}</td>'


def shade(part: float) -> str:
    """Return a ground, as CSS has it, that is darker the more of 1 a part is.

    Examples
    --------
    >>> shade(0), shade(1)
    ('rgb(255,255,255)', 'rgb(86,180,233)')
    """
    red, green, blue = (255 + part * (_DARKEST - 255)).round().astype(int)
    return f"rgb({red},{green},{blue})"


def _square_row(row: int, parts: list[float]) -> str:
    names = HAND_NAMES[13 * row : 13 * row + 13]
    return f"<tr>{''.join(map(_square_cell, names, parts))}</tr>"


def _square_cell(name: str, part: float) -> str:
    """One cell; what is absent is grey and has no number."""
    if part == 0:
        return f'<td style="color:#767676">{name}</td>'
    return shaded(0.3 + 0.7 * part, f"<b>{name}</b> {100 * part:.3g}")
