"""Guesses and how far they were off: is one learning, and where does one err most?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from holdem_teach.cards import Cards
from holdem_teach.strength.html_tables import table_html
from holdem_teach.widgets.panel import status_html
from holdem_teach.words import plural, say

_WIDTH, _TALL, _LEFT, _TOP = 560, 120, 44, 24
_BLUE: Final = "#0072b2"
_LATELY: Final = 5  # guesses that are compared with as many before


@dataclass(frozen=True)
class Guess:
    """One guess and the truth.

    Attributes
    ----------
    hole, board
        The cards.
    kind
        What kind of spot it was, such as "flop, one pair".
    percent
        The guess, 0 to 100.
    truth
        The EHS, 0 to 1.

    Examples
    --------
    >>> Guess(Cards(), Cards(), "flop, one pair", 60, 0.512).gap
    8.8
    """

    hole: Cards
    board: Cards
    kind: str
    percent: int
    truth: float

    @property
    def gap(self) -> float:
        """How far the guess was off, in points of a hundred."""
        return round(abs(self.percent - 100 * self.truth), 1)


def mean_gap(guesses: Sequence[Guess]) -> float:
    """Return how far guesses were off on average, in points; 0 without any.

    Examples
    --------
    >>> mean_gap([])
    0.0
    """
    return sum(guess.gap for guess in guesses) / max(1, len(guesses))


def mean_by_kind(guesses: Sequence[Guess]) -> dict[str, float]:
    """Return the mean gap of the last guesses of each kind, the largest first.

    Examples
    --------
    >>> mean_by_kind([Guess(Cards(), Cards(), "flop, one pair", 60, 0.5)])
    {'flop, one pair': 10.0}
    """
    kinds = {guess.kind for guess in guesses}
    means = {kind: mean_gap(_of_kind(guesses, kind)[-_LATELY:]) for kind in kinds}
    return dict(sorted(means.items(), key=lambda item: (-item[1], item[0])))


def learning_sentence(guesses: Sequence[Guess]) -> str:
    """Return whether the gaps are shrinking, in a sentence.

    Examples
    --------
    >>> guess = Guess(Cards(), Cards(), "flop, one pair", 60, 0.5)
    >>> learning_sentence([guess])
    '1 guess so far, off by 10.0 points on average.'
    """
    said = say(
        "history.so_far",
        guesses=plural(len(guesses), "guess"),
        mean=mean_gap(guesses),
    )
    if len(guesses) < 2 * _LATELY:
        return said
    before = mean_gap(guesses[-2 * _LATELY : -_LATELY])
    lately = mean_gap(guesses[-_LATELY:])
    trend = "closer" if lately < before else "not_closer"
    compared = say(f"history.{trend}", last=_LATELY, lately=lately, before=before)
    return f"{said} {compared}"


def history_html(guesses: Sequence[Guess]) -> str:
    """Return all that is said of the guesses so far, as HTML.

    Examples
    --------
    >>> "No guess yet" in history_html([])
    True
    """
    if not guesses:
        return status_html(say("history.none"))
    rows = (
        (kind, len(_of_kind(guesses, kind)), f"{mean:.1f}")
        for kind, mean in mean_by_kind(guesses).items()
    )
    heads = say("history.heads").split("|")
    table = table_html(say("history.caption"), heads, rows)
    return status_html(learning_sentence(guesses)) + _gaps_svg(guesses) + table


def _of_kind(guesses: Sequence[Guess], kind: str) -> list[Guess]:
    return [guess for guess in guesses if guess.kind == kind]


def _gaps_svg(guesses: Sequence[Guess]) -> str:
    """A bar for each gap, in order, the newest on the right."""
    shown = guesses[-40:]
    most = max(10.0, *(guess.gap for guess in shown))
    step = _WIDTH / max(10, len(shown))
    bars = "".join(
        _bar(_LEFT + place * step, step, guess, most)
        for place, guess in enumerate(shown)
    )
    gaps = ", ".join(f"{guess.gap:g}" for guess in shown)
    label = escape(say("history.label", gaps=gaps))
    height = _TOP + _TALL + 24
    return (
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {_LEFT + _WIDTH} {height}" '
        f'fill="currentColor" font-size="13" style="width:100%;max-width:{_WIDTH}px;'
        f'display:block"><text x="0" y="14">{say("history.axis")}</text>{bars}'
        f'<text x="{_LEFT}" y="{height - 4}">{say("history.order")}</text></svg>'
    )


def _bar(left: float, step: float, guess: Guess, most: float) -> str:
    tall = _TALL * guess.gap / most
    top = _TOP + _TALL - tall
    return (
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{0.7 * step:.1f}" '
        f'height="{tall:.1f}" fill="{_BLUE}"/><text x="{left + 0.35 * step:.1f}" '
        f'y="{top - 3:.1f}" text-anchor="middle" font-size="11">{guess.gap:.0f}</text>'
    )
