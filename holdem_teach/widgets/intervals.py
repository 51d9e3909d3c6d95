"""Rates with their intervals, one below the other, and a line where nobody wins."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

from holdem_teach.tournament.standings import Rate
from holdem_teach.widgets.lesson import Shown
from holdem_teach.words import say

_NAMES, _WIDE, _FIGURES, _ROW = 150, 320, 230, 26  # pixels
_EDGE: Final = 12  # left free beside the lowest and the highest figure
_BLUE: Final = "#0072b2"  # Okabe and Ito's


def intervals(caption: str, rates: Mapping[str, Rate], unit: str) -> Shown:
    """Return rates as dots, with their 95 % intervals as lines through them.

    Parameters
    ----------
    caption
        What is shown.
    rates
        By name, in the order in which they are drawn; at least one.
    unit
        What the rates are told in.

    Raises
    ------
    ValueError
        If there are none.

    Examples
    --------
    >>> intervals("Who wins", {"a from b": Rate(12, 4, 20.6, 500)}, "chips")
    Who wins (chips)
    a from b: +12.0 (+4.0 to +20.6), wins
    """
    if not rates:
        raise ValueError(say("charts.no_rates"))
    lines = [
        say("charts.interval", name=name, rate=rate, verdict=_verdict(rate))
        for name, rate in rates.items()
    ]
    text = "\n".join([say("charts.with_unit", caption=caption, unit=unit), *lines])
    return Shown(text, _svg(text, rates))


def _verdict(rate: Rate) -> str:
    return say(f"charts.{rate.verdict}")


def _svg(text: str, rates: Mapping[str, Rate]) -> str:
    low = min(0.0, *(rate.low for rate in rates.values()))
    high = max(0.0, *(rate.high for rate in rates.values()))
    scale = (_WIDE - 2 * _EDGE) / ((high - low) or 1)
    left = _NAMES + _EDGE - low * scale  # where 0 is
    tall, wide = _ROW * (len(rates) + 2), _NAMES + _WIDE + _FIGURES
    rows = "".join(
        _row(_ROW * number + _ROW // 2, left, scale, name, rate)
        for number, (name, rate) in enumerate(rates.items(), 1)
    )
    heading = escape(text.splitlines()[0])
    return (
        f'<svg role="img" aria-label="{escape(text)}" viewBox="0 0 {wide} {tall}" '
        f'fill="currentColor" font-size="12" '
        f'style="width:100%;max-width:{wide}px;display:block">'
        f'<text x="0" y="{_ROW - 10}" font-weight="bold">{heading}</text>'
        f'<line x1="{left:.0f}" x2="{left:.0f}" y1="{_ROW}" y2="{tall - _ROW}" '
        f'stroke="currentColor" stroke-dasharray="4 3"/>'
        f'<text x="{left:.0f}" y="{tall - 10}" text-anchor="middle">0</text>'
        f"{rows}</svg>"
    )


def _row(y: int, left: float, scale: float, name: str, rate: Rate) -> str:
    low, dot, high = (left + scale * x for x in (rate.low, rate.mean, rate.high))
    figures = escape(f"{rate!r}, {_verdict(rate)}")
    return (
        f'<text x="0" y="{y + 4}">{escape(name)}</text>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}" '
        f'stroke="{_BLUE}" stroke-width="4"/>'
        f'<circle cx="{dot:.1f}" cy="{y}" r="5" fill="{_BLUE}"/>'
        f'<text x="{_NAMES + _WIDE + 4}" y="{y + 4}">{figures}</text>'
    )
