"""Bars for the lessons: shares side by side, each with its number written beside it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from holdem_teach.widgets.lesson import Share, Shown
from holdem_teach.words import say

_WIDE: Final = 260  # pixels of the longest bar
_COLOURS: Final = ("#0072b2", "#e69f00")  # Okabe and Ito's blue and orange
_LEFT: Final = "text-align:left"


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
