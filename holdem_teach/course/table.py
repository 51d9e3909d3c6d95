"""Tables and folded parts for a notebook, as HTML that a screen reader can follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

_CELL: Final = "text-align:left;vertical-align:top;padding:.3em .6em"
_WHOLE: Final = f"{_CELL};white-space:nowrap"


def table_html(
    caption: str,
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    *,
    whole: int,
) -> str:
    """Return a table whose first column names its rows.

    Parameters
    ----------
    caption, heads
        Plain text.
    rows
        The cells of each row, which may hold HTML.
    whole
        How many of the first columns are never broken into lines.
    """
    columns = "".join(
        f'<th scope="col" style="{_CELL}">{escape(head)}</th>' for head in heads
    )
    body = "".join(_row(row, whole) for row in rows)
    return (
        f'<table style="border-collapse:collapse"><caption style="{_CELL}">'
        f"{escape(caption)}</caption><thead><tr>{columns}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )


def _row(row: Sequence[str], whole: int) -> str:
    name, *cells = row
    told = "".join(
        f'<td style="{_WHOLE if place < whole else _CELL}">{cell}</td>'
        for place, cell in enumerate(cells, 1)
    )
    return f'<tr><th scope="row" style="{_WHOLE}">{name}</th>{told}</tr>'


def lines_html(lines: Iterable[str]) -> str:
    """Return lines of plain text as HTML, one below the other."""
    return "<br>".join(map(escape, lines))


def preformatted(text: str) -> str:
    """Return plain text as it stands, line by line."""
    style = "white-space:pre-wrap;margin:.3em 0"
    return f'<pre style="{style}">{escape(text)}</pre>'


def folded(summary: str, inside: str) -> str:
    """Return HTML that is shown when its summary is opened."""
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"
