"""What is shown of an answer: the sentence, the four numbers, the table, the gap."""

from __future__ import annotations

from html import escape
from typing import Final

from holdem_teach.cards import Cards, card_html
from holdem_teach.strength.result import EffectiveHandStrength, transitions_html
from holdem_teach.widgets.exploration import Exploration
from holdem_teach.widgets.flow import counts_now, flow_svg, of_hundred
from holdem_teach.words import plural, say

_MEASURES: Final = ("hs", "ppot", "npot", "ehs")
_ROW: Final = "display:flex;flex-wrap:wrap;gap:1em 2.5em;margin-top:.6em"
# Notebooks leave tables inside a widget without any space between their cells.
_STYLE: Final = (
    "<style>.holdem-answer{line-height:1.4}"
    ".holdem-answer caption{font-weight:bold;text-align:left;padding:.2em .4em}"
    ".holdem-answer :is(td,th){padding:.2em .4em;text-align:right;font-weight:normal}"
    ".holdem-answer [scope=row]{text-align:left}</style>"
)


def sentence(result: EffectiveHandStrength) -> str:
    """Return a result in words, of 100 hands that an opponent may hold.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> print(sentence(ht.effective_hand_strength("Ad Qc", "3h 4c Jh 7s 2d")))
    Of 100 hands that an opponent can hold here, yours is ahead of 35, tied with 1 \
and behind 64; no card is to come, so it is worth 35 in 100.
    """
    ahead, tied, behind = of_hundred(counts_now(result))
    now = say("widgets.sentence_now", ahead=ahead, tied=tied, behind=behind)
    key = "to_come" if result.look_ahead else "river"
    return say(f"widgets.sentence_{key}", now=now, worth=round(100 * result.ehs))


def gap_sentence(state: Exploration, result: EffectiveHandStrength) -> str:
    """Return how far the guess was off, and earlier ones on average; empty without one.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> from holdem_teach.widgets.exploration import start
    >>> result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    >>> state = start("Ad Qc", "3h 4c Jh").commit(60, result.ehs)
    >>> gap_sentence(state, result)
    'You guessed 60 %, the answer is 51.2 %: the gap is 8.8 points.'
    """
    if state.guess is None:
        return ""
    gaps = state.gaps
    said = say(
        "widgets.gap", guess=state.guess, truth=100 * result.ehs, gap=f"{gaps[-1]:.1f}"
    )
    if len(gaps) == 1:
        return said
    mean = sum(gaps) / len(gaps)
    guesses = plural(len(gaps), "guess", "guesses")
    return f"{said} {say('widgets.gaps', guesses=guesses, mean=mean)}"


def cards_html(state: Exploration) -> str:
    """Return the cards chosen so far, as small cards under their names."""
    groups = (("widgets.your_cards", state.hole), ("widgets.on_board", state.board))
    return "".join(_group(say(key), cards) for key, cards in groups)


def _group(name: str, cards: Cards) -> str:
    shown = "".join(map(card_html, cards)) or say("widgets.no_cards_yet")
    return f'<span style="margin-right:1.5em">{name}: {shown}</span>'


def answer_html(state: Exploration, result: EffectiveHandStrength | None) -> str:
    """Return all that may be seen in this state, as HTML.

    Parameters
    ----------
    state
        The cards and whether their numbers may be seen.
    result
        The answer for these cards; None if cards are missing.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> from holdem_teach.widgets.exploration import start
    >>> result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    >>> hidden = answer_html(start("Ad Qc", "3h 4c Jh"), result)
    >>> "EHS" in hidden, "press Reveal" in hidden
    (False, True)
    """
    if result is None or not state.shows_numbers:
        return _status(state.prompt)
    said = " ".join(filter(None, [sentence(result), gap_sentence(state, result)]))
    tables = f'<div style="{_ROW}">{_measures(result)}{transitions_html(result)}</div>'
    parts = _STYLE + _status(said) + flow_svg(result) + tables
    return f'<div class="holdem-answer">{parts}</div>'


def note_html(trouble: str) -> str:
    """Return one line about what went wrong, which a screen reader says at once."""
    if not trouble:
        return ""
    return (
        f'<p role="alert" style="margin:.3em 0;padding:.2em .6em;'
        f'border-left:.3em solid #d55e00">{escape(trouble)}</p>'
    )


def _status(said: str) -> str:
    return (
        '<p role="status" aria-live="polite" '
        f'style="margin:.4em 0;font-size:1.05em;line-height:1.4">{escape(said)}</p>'
    )


def _measures(result: EffectiveHandStrength) -> str:
    rows = "".join(
        f'<tr><th scope="row">{say(f"widgets.{name}")}</th>'
        f"<td>{100 * getattr(result, name):.1f} %</td></tr>"
        for name in _MEASURES
    )
    caption = say("widgets.measures")
    return f"<table><caption>{caption}</caption>{rows}</table>"
