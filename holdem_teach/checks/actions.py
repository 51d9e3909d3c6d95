"""Is an action legal for who was handed a view? Complaints for what a program answers.

The engine says so as well, with the numbers of the hand; these sentences leave them
out, so that a typical mistake is known by them whatever the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from holdem_teach.words import say

_SIZED: Final = ("bet", "raise")
_WORDS: Final = ("fold", "check", "call", *_SIZED)


def allowed(view: Mapping[str, Any]) -> Callable[[Any], str]:
    """Return what complains of an action that is not legal in a no-limit hand.

    Parameters
    ----------
    view
        What the seat in turn has been handed.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> complaint = allowed(Hand(NoLimitRules(1, 2), [200, 200]).view(0))
    >>> complaint(["raise", 6]), complaint(["raise", 3])
    ('', 'that is below the lowest total')
    >>> complaint(["check"])
    'check is not legal: there is something to call'
    """
    legal = view["legal"]

    def complaint(action: Any) -> str:
        key = _no_action(action) or _not_legal(action, legal)
        return say(f"checks.action_{key}") if key else ""

    return complaint


def _no_action(action: Any) -> str:
    """Return the key of what is wrong with its form."""
    if type(action) is not list:
        return {str: "text", tuple: "tuple", type(None): "none"}.get(
            type(action), "kind"
        )
    word, *rest = action or [None]
    if type(word) is not str or word not in _WORDS:
        return "word"
    if word not in _SIZED:
        return "too_long" if rest else ""
    if len(rest) != 1:
        return "no_total"
    return "" if type(rest[0]) is int else "no_whole_number"


def _not_legal(action: list[Any], legal: Mapping[str, Any]) -> str:
    """Return the key of the rule that it breaks."""
    word = action[0]
    if word == "check":
        return "" if legal["can_check"] else "check"
    if word == "call":
        return "call" if legal["call_adds"] is None else ""
    if word == "fold":
        return ""
    span = legal[f"{word}_to"]
    if span is None:
        return _no_span(word, legal)
    low, high = span
    return "too_low" if action[1] < low else "too_high" if action[1] > high else ""


def _no_span(word: str, legal: Mapping[str, Any]) -> str:
    (other,) = set(_SIZED) - {word}
    return f"{word}_for_{other}" if legal[f"{other}_to"] else "no_raise"


def sound(view: Mapping[str, Any], *, is_best: bool = False) -> Callable[[Any], str]:
    """Return what complains of an illegal action, and of a fold for nothing.

    Parameters
    ----------
    view
        What the seat in turn has been handed.
    is_best
        Whether nobody can have a better hand.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> complaint = sound(Hand(NoLimitRules(1, 2), [200, 200]).view(0), is_best=True)
    >>> complaint(["fold"]), complaint(["call"])
    ('the best hand that there is is folded', '')
    """
    illegal, is_free = allowed(view), view["legal"]["can_check"]

    def complaint(action: Any) -> str:
        if action != ["fold"] or not (is_free or is_best):
            return illegal(action)
        return say("checks.action_folds_the_best" if is_best else "checks.action_folds")

    return complaint
