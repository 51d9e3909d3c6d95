"""The look of what is shown: tables with room in them, and squares of 13 x 13 hands."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

# Notebooks leave tables inside a widget without any space between their cells. What is
# wider than the page scrolls by itself, so that sentences end where the page does, and
# squares are as large as there is room. Tabs without room go on in the next line.
STYLE: Final = (
    "<style>.holdem-answer{line-height:1.4;overflow-x:auto;container-type:inline-size}"
    ".holdem-answer caption{font-weight:bold;text-align:left;padding:.2em .4em}"
    ".holdem-answer :is(td,th){padding:.2em .4em;text-align:right;font-weight:normal}"
    ".holdem-answer :is([scope=row],[scope=col]:first-child){text-align:left}"
    ".holdem-answer .holdem-words :is(td,th){text-align:left}"
    ".holdem-square{border-collapse:separate;border-spacing:1px;"
    "font-size:clamp(8px,2.4cqw,.8em)}.holdem-square caption{font-size:max(1em,12px)}"
    ".holdem-answer .holdem-square td{padding:.1em;min-width:2.9em;"
    "text-align:center;line-height:1.25}"
    ".holdem-square td.chosen{outline:.2em solid #000;outline-offset:-.2em}"
    ".holdem-live{--jp-widgets-horizontal-tab-width:auto}"
    ".holdem-live .lm-TabBar-content{flex-wrap:wrap;height:auto}"
    ".holdem-live .lm-TabBar-tab{min-width:max-content}"
    ".holdem-live .holdem-choice{height:auto;min-height:2.2em;max-width:100%;"
    "white-space:normal;text-align:left;line-height:1.3}"
    "</style>"
)


def framed(html: str) -> str:
    """Return what is shown, to have the look of tables.

    Examples
    --------
    >>> framed("<p>51.2 %</p>")
    '<div class="holdem-answer"><p>51.2 %</p></div>'
    """
    return f'<div class="holdem-answer">{html}</div>'


def worded(table: str) -> str:
    """Return a table whose cells are words, and stand on the left.

    Examples
    --------
    >>> worded("<table></table>")
    '<div class="holdem-words"><table></table></div>'
    """
    return f'<div class="holdem-words">{table}</div>'


def square(cells: Sequence[str], caption: str) -> str:
    """Return 169 cells as a square table, the rows in the order of ``HAND_NAMES``.

    Examples
    --------
    >>> square(["<td></td>"] * 169, "Nothing").count("<tr>")
    13
    """
    rows = (cells[start : start + 13] for start in range(0, 169, 13))
    body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    caption = f"<caption>{escape(caption)}</caption>"
    return f'<table class="holdem-square">{caption}{body}</table>'


def cell(name: str, below: str, ground: str, label: str, chosen: bool = False) -> str:
    """Return a cell of a square: a hand's name, a few signs, and the same in words.

    Parameters
    ----------
    name
        Of the hand, such as "AKs".
    below
        What stands under it.
    ground
        A background, as CSS has it; empty for none, where the hand counts for nothing.
    label
        What a screen reader says instead of the signs.
    chosen
        Whether it is pointed out by an outline.

    Examples
    --------
    >>> cell("AKs", "4", "#fff", "AKs: four", chosen=True)
    '<td class="chosen" aria-label="AKs: four" style="background:#fff;color:#000">\
<b>AKs</b><br>4</td>'
    """
    mark = ' class="chosen"' if chosen else ""
    look = f"background:{ground};color:#000" if ground else "opacity:.75"
    text = f"<b>{name}</b><br>{below}" if below else f"{name}<br>&nbsp;"
    return f'<td{mark} aria-label="{escape(label)}" style="{look}">{text}</td>'
