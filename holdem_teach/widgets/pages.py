"""The pages of the hand-strength explorer: which there are, and what stands on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.widgets.answer import answer_html
from holdem_teach.widgets.exploration import Exploration
from holdem_teach.widgets.history import history_html
from holdem_teach.widgets.names import read_hand_name
from holdem_teach.widgets.opponents import map_html
from holdem_teach.widgets.outlook import all_hands_html, next_html
from holdem_teach.widgets.panel import note_html, status_html, trouble_text
from holdem_teach.widgets.story import story_html
from holdem_teach.widgets.streets import streets_html
from holdem_teach.words import say

Page = Callable[[Exploration, EffectiveHandStrength, str], str]

PAGES: Final = ("answer", "streets", "opponents", "next", "all", "history")
# These are there at once; the others are made beside the page.
QUICK: Final = frozenset({"answer", "history"})
_HOLDEM_ONLY: Final = frozenset({"opponents", "next", "all"})


def page_html(
    page: str, state: Exploration, result: EffectiveHandStrength | None, hand: str
) -> str:
    """Return what stands on a page: no number of an answer that must be guessed first.

    Parameters
    ----------
    page
        One of ``PAGES``.
    state, result
        What is asked, and the answer; None if cards are missing.
    hand
        The opponent's hand whose story is told, such as "QJs"; empty for none.

    Examples
    --------
    >>> from holdem_teach.widgets.asking import answer
    >>> from holdem_teach.widgets.exploration import start
    >>> state = start("Ad Qc", "3h 4c Jh")
    >>> "press Reveal" in page_html("answer", state, answer(state), "")
    True
    """
    if page == "history":
        return history_html(state.guesses)
    if result is None or not state.shows_numbers:
        return status_html(state.prompt)
    if page in _HOLDEM_ONLY and not state.is_holdem:
        return status_html(say("pages.holdem_only"))
    try:
        return _MADE_BY[page](state, result, hand)
    except ValueError as refusal:
        return note_html(str(refusal))
    except Exception as trouble:  # on a thread nobody would hear of it
        return note_html(trouble_text(trouble))


def _opponents_html(
    state: Exploration, result: EffectiveHandStrength, hand: str
) -> str:
    if not hand:
        return map_html(state, "")
    try:
        name = read_hand_name(hand)
    except ValueError as refusal:
        return note_html(str(refusal)) + map_html(state, "")
    return story_html(state, name) + map_html(state, name)


_MADE_BY: Final[dict[str, Page]] = {
    "answer": lambda state, result, hand: answer_html(state, result),
    "streets": lambda state, result, hand: streets_html(state),
    "opponents": _opponents_html,
    "next": lambda state, result, hand: next_html(state),
    "all": lambda state, result, hand: all_hands_html(state),
}
