"""A picture of a hand's way from now to the river: two bars and the ribbons between.

The left bar is what an opponent may hold now, the right one what those hands have
become when all cards are out. It is SVG with its numbers written in it, takes its text
colour from the page, and carries the same facts as a label for those who listen.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.words import say

# Okabe and Ito's blue, yellow and vermilion: ahead, tied, behind.
COLOURS: Final = ("#0072b2", "#f0e442", "#d55e00")
_WIDTH, _HEIGHT = 640, 216
_TOP, _TALL = 26, 180
_LEFT, _RIGHT, _BAR = 120, 440, 22
_LINE = 17  # the least distance between two labels

Span = tuple[float, float]


def of_hundred(counts: Sequence[float]) -> tuple[int, ...]:
    """Return counts or weights as whole parts of a hundred that add up to a hundred.

    Each is rounded down, and what is left goes to the largest remainders.

    Examples
    --------
    >>> of_hundred([628, 9, 444])
    (58, 1, 41)
    >>> of_hundred([1, 1, 1])
    (34, 33, 33)
    """
    total = sum(counts)
    parts = [int(100 * count // total) for count in counts]
    by_remainder = sorted(
        range(len(counts)), key=lambda place: 100 * counts[place] % total, reverse=True
    )
    for place in by_remainder[: 100 - sum(parts)]:
        parts[place] += 1
    return tuple(parts)


def counts_now(result: EffectiveHandStrength) -> tuple[float, float, float]:
    """Return how many hands one is ahead of, tied with and behind now, by weight."""
    return result.ahead, result.tied, result.behind


def counts_then(result: EffectiveHandStrength) -> tuple[float, ...]:
    """Return how many pairs of a hand and a runout end ahead, tied and behind.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> counts_then(ht.effective_hand_strength("Ad Qc", "3h 4c Jh"))
    (540986, 12617, 516587)
    """
    return tuple(result.transitions.sum(axis=0).tolist())


def flow_label(result: EffectiveHandStrength) -> str:
    """Return what the picture shows, in words."""
    now, then = of_hundred(counts_now(result)), of_hundred(counts_then(result))
    return say("widgets.flow_label", now=now, then=then)


def flow_svg(result: EffectiveHandStrength) -> str:
    """Return the picture of a result, as SVG.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> picture = flow_svg(ht.effective_hand_strength("Ad Qc", "3h 4c Jh"))
    >>> picture.count("<path"), "ahead 58" in picture
    (8, True)
    """
    table = result.transitions.tolist()
    scale = _TALL / float(result.transitions.sum())
    rows = _stack([sum(row) * scale for row in table], _TOP)
    columns = _stack([sum(column) * scale for column in zip(*table, strict=True)], _TOP)
    body = _ribbons(table, scale, rows, columns)
    body += _bar(rows, _LEFT) + _bar(columns, _RIGHT)
    body += _labels(rows, of_hundred(counts_now(result)), _LEFT - 10, "end")
    body += _labels(
        columns, of_hundred(counts_then(result)), _RIGHT + _BAR + 10, "start"
    )
    body += _heading(say("widgets.flow_now"), _LEFT - 10, "end")
    body += _heading(say("widgets.flow_then"), _RIGHT + _BAR + 10, "start")
    return (
        f'<svg role="img" aria-label="{escape(flow_label(result))}" '
        f'viewBox="0 0 {_WIDTH} {_HEIGHT}" fill="currentColor" font-size="14" '
        f'style="width:100%;max-width:{_WIDTH}px;display:block">{body}</svg>'
    )


def _stack(heights: Sequence[float], top: float) -> list[Span]:
    """Return the spans, from and to, of parts that stand one below the other."""
    spans = []
    for height in heights:
        spans.append((top, top + height))
        top += height
    return spans


def _ribbons(
    table: list[list[float]], scale: float, rows: list[Span], columns: list[Span]
) -> str:
    """Return the ribbons; each cell of the table joins its row to its column."""
    paths = ""
    reached = [top for top, _ in columns]
    for row, (top, _) in enumerate(rows):
        starts = _stack([count * scale for count in table[row]], top)
        for column, (start, end) in enumerate(starts):
            if table[row][column]:
                span = reached[column], reached[column] + end - start
                reached[column] = span[1]
                paths += _ribbon((start, end), span, COLOURS[row])
    return paths


def _ribbon(start: Span, end: Span, colour: str) -> str:
    left, right, middle = _LEFT + _BAR, _RIGHT, (_LEFT + _BAR + _RIGHT) / 2
    there = f"M{left} {start[0]:.1f}C{middle} {start[0]:.1f} {middle} {end[0]:.1f}"
    back = f"L{right} {end[1]:.1f}C{middle} {end[1]:.1f} {middle} {start[1]:.1f}"
    path = f"{there} {right} {end[0]:.1f}{back} {left} {start[1]:.1f}Z"
    return f'<path d="{path}" fill="{colour}" fill-opacity="0.5"/>'


def _bar(spans: list[Span], left: float) -> str:
    return "".join(
        f'<rect x="{left}" y="{top:.1f}" width="{_BAR}" height="{bottom - top:.1f}" '
        f'fill="{colour}"/>'
        for (top, bottom), colour in zip(spans, COLOURS, strict=True)
    )


def _labels(spans: list[Span], parts: Sequence[int], x: float, anchor: str) -> str:
    words = say("strength.relations").split("|")
    middles = _spread([(top + bottom) / 2 + 5 for top, bottom in spans])
    return "".join(
        f'<text x="{x}" y="{y:.1f}" text-anchor="{anchor}">{word} {part}</text>'
        for word, part, y in zip(words, parts, middles, strict=True)
    )


def _spread(heights: Sequence[float]) -> list[float]:
    """Return the heights of labels, moved apart so that none covers another."""
    lowest = _TOP + _TALL + 5
    spread: list[float] = []
    for above, height in enumerate(heights):
        room = lowest - _LINE * (len(heights) - 1 - above)
        earliest = spread[-1] + _LINE if spread else _TOP + 10
        spread.append(max(earliest, min(height, room)))
    return spread


def _heading(text: str, x: float, anchor: str) -> str:
    return (
        f'<text x="{x}" y="15" text-anchor="{anchor}" font-weight="bold">'
        f"{escape(text)}</text>"
    )
