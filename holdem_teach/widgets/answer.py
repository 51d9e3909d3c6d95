"""What is shown of an answer: the sentence, the four numbers, the table, the gap."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from holdem_teach.strength.estimate import SampledHandStrength
from holdem_teach.strength.result import EffectiveHandStrength, transitions_html
from holdem_teach.widgets.exploration import Exploration
from holdem_teach.widgets.flow import counts_now, flow_svg, of_hundred
from holdem_teach.widgets.frame import framed
from holdem_teach.widgets.history import mean_gap
from holdem_teach.widgets.panel import status_html
from holdem_teach.words import plural, say

MEASURES: Final = ("hs", "ppot", "npot", "ehs")
_ROW: Final = "display:flex;flex-wrap:wrap;gap:1em 2.5em;margin-top:.6em"


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
    if result.opponents > 1:
        now = say("widgets.sentence_several", now=now, opponents=result.opponents)
    key = "to_come" if result.look_ahead else "river"
    said = say(f"widgets.sentence_{key}", now=now, worth=round(100 * result.ehs))
    if isinstance(result, SampledHandStrength):
        sampled = say("widgets.sentence_sampled", samples=result.samples)
        return f"{said} {sampled}"
    return said


def gap_sentence(state: Exploration, result: EffectiveHandStrength) -> str:
    """Return how far the guess was off, and all of them on average; empty without one.

    The gap is to the answer that is shown: an estimate, once samples are asked for.

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
    last = replace(state.guesses[-1], truth=result.ehs)
    said = say(
        "widgets.gap", guess=last.percent, truth=100 * last.truth, gap=f"{last.gap:.1f}"
    )
    if len(state.guesses) == 1:
        return said
    guesses = plural(len(state.guesses), "guess")
    mean = mean_gap(state.guesses)
    return f"{said} {say('widgets.gaps', guesses=guesses, mean=mean)}"


def answer_html(state: Exploration, result: EffectiveHandStrength) -> str:
    """Return the answer to what is asked, as HTML.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> from holdem_teach.widgets.exploration import start
    >>> result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    >>> "Effective hand strength" in answer_html(start("Ad Qc", "3h 4c Jh"), result)
    True
    """
    said = " ".join(filter(None, [sentence(result), gap_sentence(state, result)]))
    tables = f'<div style="{_ROW}">{_measures(result)}{transitions_html(result)}</div>'
    return framed(status_html(said) + flow_svg(result) + tables)


def _measures(result: EffectiveHandStrength) -> str:
    rows = "".join(
        f'<tr><th scope="row">{say(f"measures.{name}")}</th>'
        f"<td>{_per_cent(result, name)}</td></tr>"
        for name in MEASURES
    )
    caption = say("widgets.measures")
    return f"<table><caption>{caption}</caption>{rows}</table>"


def _per_cent(result: EffectiveHandStrength, name: str) -> str:
    value = f"{100 * getattr(result, name):.1f}"
    if not isinstance(result, SampledHandStrength):
        return f"{value} %"
    error = 100 * getattr(result, f"{name}_error")
    return say("widgets.with_error", value=value, error=f"{error:.1f}")
