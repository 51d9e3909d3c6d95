"""Bars and squares for the lessons: each colour has its number written beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from holdem_teach.strength.hand_names import HAND_NAMES
from holdem_teach.widgets.lesson import Share, Shown
from holdem_teach.words import say

_WIDE: Final = 260  # pixels of the longest bar
_COLOURS: Final = ("#0072b2", "#e69f00")  # Okabe and Ito's blue and orange
_LEFT: Final = "text-align:left"
# Five colours of cividis, which all kinds of colour vision see rise: J. Nuñez and
# others, PLOS ONE 13 (2018).
_STOPS: Final = (
    (0, 34, 78),
    (67, 78, 108),
    (125, 124, 120),
    (188, 174, 108),
    (254, 232, 56),
)
_NAMED: Final = 3  # of the best hands, in the text


def bars(caption: str, columns: Mapping[str, Mapping[str, Share]]) -> Shown:
    """Return shares as bars, in one column or in two that are compared.

    Parameters
    ----------
    caption
        What is shown.
    columns
        A head for each column, and below it shares, 0 to 1, by name; the same names in
        each.

    Raises
    ------
    ValueError
        If there are no columns or more than two, or their names differ.

    Examples
    --------
    >>> bars("Two coins", {"counted": {"two heads": 0.25, "else": 0.75}})
    Two coins
    two heads: counted 25 %
    else: counted 75 %
    """
    names = [list(shares) for shares in columns.values()]
    if not 1 <= len(names) <= len(_COLOURS) or names.count(names[0]) != len(names):
        raise ValueError(say("charts.bad_columns", most=len(_COLOURS)))
    longest = max(max(shares.values()) for shares in columns.values()) or 1
    lines, rows = [caption], ""
    for name in names[0]:
        shares = [column[name] for column in columns.values()]
        heads = zip(columns, map(_percent, shares), strict=True)
        lines.append(f"{name}: {', '.join(f'{head} {said}' for head, said in heads)}")
        rows += _row(name, shares, _WIDE / float(longest))
    return Shown("\n".join(lines), _table(caption, list(columns), rows))


def _percent(share: Share) -> str:
    """Return a share with the three digits that say most.

    Examples
    --------
    >>> _percent(0.50118), _percent(0.0000154), _percent(1.0)
    ('50.1 %', '0.00154 %', '100 %')
    """
    return f"{100 * float(share):.3g} %"


def _row(name: str, shares: list[Share], scale: float) -> str:
    strips = "".join(
        f'<div style="background:{colour};height:9px;margin:1px 0;'
        f'width:{max(1, float(share) * scale):.0f}px"></div>'
        for share, colour in zip(shares, _COLOURS, strict=False)
    )
    cells = "".join(f"<td>{_percent(share)}</td>" for share in shares)
    return (
        f'<tr><th scope="row" style="{_LEFT}">{escape(name)}</th>'
        f'<td style="{_LEFT};width:{_WIDE}px">{strips}</td>{cells}</tr>'
    )


def _table(caption: str, columns: list[str], rows: str) -> str:
    """Return the table; the square before a head has the colour of its bars."""
    heads = "".join(
        f'<th scope="col"><span aria-hidden="true" style="color:{colour}">■</span> '
        f"{escape(head)}</th>"
        for head, colour in zip(columns, _COLOURS, strict=False)
    )
    return (
        f"<table><caption>{escape(caption)}</caption>"
        f'<tr><th scope="col"></th><th scope="col"></th>{heads}</tr>{rows}</table>'
    )


def bands(values: ArrayLike, edges: Sequence[float]) -> dict[str, float]:
    """Return which share of some values lies in each of the bands between edges.

    Parameters
    ----------
    values
        Any numbers, at least one.
    edges
        Where a band ends and the next one begins, rising.

    Examples
    --------
    >>> bands([-3, 0, 0.5, 9], edges=[0, 5])
    {'below 0': 0.25, '0 to 5': 0.5, '5 and more': 0.25}
    """
    numbers = np.asarray(values, np.float64).ravel()
    within = [say("charts.band", low=low, high=high) for low, high in pairwise(edges)]
    names = [
        say("charts.band_below", edge=edges[0]),
        *within,
        say("charts.band_above", edge=edges[-1]),
    ]
    places = np.searchsorted(edges, numbers, side="right")
    counts = np.bincount(places, minlength=len(names)) / len(numbers)
    return dict(zip(names, counts.tolist(), strict=True))


def square(caption: str, matrix: ArrayLike) -> Shown:
    """Return a value for each of the 169 starting hands as a square of colours.

    Parameters
    ----------
    caption
        What is shown.
    matrix
        Shape (13, 13), 0 to 1, nan where there is no value; row and column 0 = ace,
        suited above the diagonal.

    Raises
    ------
    ValueError
        If the array has another shape.

    Examples
    --------
    >>> square("made up", np.linspace(1, 0, 169).reshape(13, 13))
    made up. Highest: AA 100 %, AKs 99 %, AQs 99 %.
    """
    values = np.asarray(matrix, np.float64)
    if values.shape != (13, 13):
        raise ValueError(say("charts.bad_square", shape=values.shape))
    best = np.argsort(np.nan_to_num(-values.ravel(), nan=1), kind="stable")[:_NAMED]
    said = ", ".join(
        f"{HAND_NAMES[place]} {100 * values.flat[place]:.0f} %" for place in best
    )
    text = say("charts.square", caption=caption, best=said)
    return Shown(text, _square_html(caption, values) + f"<p>{escape(text)}</p>")


def _square_html(caption: str, values: NDArray[np.float64]) -> str:
    rows = ""
    for row in range(13):
        names = HAND_NAMES[13 * row : 13 * row + 13]
        cells = map(_square_cell, names, values[row].tolist())
        rows += f"<tr>{''.join(cells)}</tr>"
    head = f"<caption>{escape(caption)}</caption>"
    return f'<table style="font-size:11px">{head}{rows}</table>'


def _square_cell(name: str, value: float) -> str:
    """Return a cell: the name above the value, in letters that stand out."""
    if np.isnan(value):
        return f"<td>{name}<br>–</td>"
    red, green, blue = colour(value)
    letters = "#000" if value > 0.45 else "#fff"
    style = f"background:rgb({red},{green},{blue});color:{letters};padding:2px 4px"
    return f'<td style="{style}">{name}<br>{100 * value:.0f}</td>'


def colour(value: float) -> tuple[int, ...]:
    """Return the red, green and blue, 0 to 255, of a value from 0 to 1.

    Examples
    --------
    >>> colour(0), colour(0.5), colour(1)
    ((0, 34, 78), (125, 124, 120), (254, 232, 56))
    """
    place = min(int(4 * value), 3)
    low, high = list(pairwise(_STOPS))[place]
    part = 4 * value - place
    return tuple(round(a + part * (b - a)) for a, b in zip(low, high, strict=True))
