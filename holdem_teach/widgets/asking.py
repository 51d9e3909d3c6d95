"""What an explorer's question is answered by, and the line of Python that asks it."""

from __future__ import annotations

import json

from holdem_teach.cards import Cards
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.strength.sampled import sample_effective_hand_strength
from holdem_teach.widgets.exploration import Exploration


def answer(state: Exploration) -> EffectiveHandStrength | None:
    """Return the answer to what is asked; None while cards are missing.

    Raises
    ------
    ValueError
        If the cards that are out leave nothing of the opponent's range.

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> round(answer(start("Ad Qc", "3h 4c Jh")).ehs, 3)
    0.512
    """
    return answer_on(state, state.board) if state.is_complete else None


def answer_on(state: Exploration, board: Cards) -> EffectiveHandStrength:
    """Return the answer to the same question with fewer board cards, or all.

    Raises
    ------
    ValueError
        As :func:`answer`.
    """
    if state.samples:
        return sample_effective_hand_strength(state.hole, board, **state.options)
    return effective_hand_strength(state.hole, board, **state.options)


def as_python(state: Exploration) -> str:
    """Return the line of Python that gives the answer; empty while cards are missing.

    Examples
    --------
    >>> from holdem_teach.widgets.exploration import start
    >>> as_python(start("Ad Qc", "3h 4c Jh").with_opponents(3))
    'ht.effective_hand_strength("Ad Qc", "3h 4c Jh", opponents=3)'
    """
    if not state.is_complete:
        return ""
    name = (
        "sample_effective_hand_strength" if state.samples else "effective_hand_strength"
    )
    cards = (f'"{cards}"' for cards in (state.hole, state.board))
    options = (
        f"{option}={json.dumps(value, ensure_ascii=False)}"
        for option, value in state.options.items()
    )
    return f"ht.{name}({', '.join((*cards, *options))})"
