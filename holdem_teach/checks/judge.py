"""Is this answer right, and if not, what is said about it?"""

from __future__ import annotations

import math
from collections.abc import Sequence
from copy import copy
from typing import Any, Final

from holdem_teach.cards import CardError, parse_cards
from holdem_teach.checks.record import Call, ordered
from holdem_teach.sandbox.reply import Reply
from holdem_teach.words import say

TOLERANCE: Final = 1e-9  # relative, for floats
_LONGEST: Final = 240  # characters of a value in a sentence
_MOST_CARDS: Final = 12  # that are named one by one
_ROUNDED_TO: Final = range(2, 9)  # digits that a rounded answer may have
_OTHER_ROW: Final = ("list_for_tuple", "tuple_for_list")
_LARGEST: Final = 1000  # bits of a whole number that a float can be compared with


def same(value: Any, expected: Any, tolerance: float = TOLERANCE) -> bool:
    """Tell whether a plain value is right: its exact type, and its value.

    A whole number is taken where a float is asked, never a bool.

    Examples
    --------
    >>> same(1, 1.0), same(True, 1), same([1], (1,)), same({"a": 2}, {"a": 2})
    (True, False, False, True)
    """
    if type(expected) is float:
        return _close(value, expected, tolerance)
    if type(value) is not type(expected):
        return False
    if isinstance(expected, (list, tuple)):
        pairs = zip(value, expected, strict=False)
        return len(value) == len(expected) and all(same(*p, tolerance) for p in pairs)
    if isinstance(expected, dict):
        # 1, 1.0 and True are the same key in a dict; as text they differ
        found, wanted = _by_text(value), _by_text(expected)
        keys_agree = found.keys() == wanted.keys()
        return keys_agree and all(same(found[k], wanted[k], tolerance) for k in wanted)
    return bool(value == expected)


def _close(value: Any, expected: float, tolerance: float) -> bool:
    if type(value) is int:
        return value.bit_length() < _LARGEST and math.isclose(
            value, expected, rel_tol=tolerance
        )
    return type(value) is float and math.isclose(value, expected, rel_tol=tolerance)


def _by_text(mapping: dict[Any, Any]) -> dict[str, Any]:
    return {repr(key): value for key, value in mapping.items()}


def remark(call: Call, expected: Any, *, returns: bool) -> str:
    """Return a sentence on what came back, where ``expected`` should have.

    It does not say what was expected. ``returns`` says whether another call of the
    function has returned something.
    """
    reply, given = call.reply, call.arguments
    key = _remark_key(reply, given, expected)
    key = "none_here" if reply.value is None and returns else key
    value = reply.value
    if key in _OTHER_ROW and _holds_what(call, expected):
        key = f"{key}_right"
    fields: dict[str, object] = {
        "value": shown(value),
        "came": _kind(value),
        "asked": _kind(expected),
    }
    if key == "long_value":
        found = _first_difference(value, expected)
        fields |= {"length": len(value), "item": _item(value, found), "place": found}
    return say(f"checks.{key}", **fields)


def _holds_what(call: Call, expected: Any) -> bool:
    """Tell whether a list holds what a tuple should, or the other way round."""
    order = ordered if call.any_order else copy
    return same(order(type(expected)(call.reply.value)), order(expected))


def difference(value: Any, expected: Sequence[str]) -> str:
    """Return which cards of a list or tuple are too much, and which are missing.

    Examples
    --------
    >>> difference(("Ac", "9d"), ("2c", "Ac"))
    'too much: 9d; missing: 2c'
    """
    if type(value) not in (list, tuple) or not _are_cards(value):
        return ""
    cards = {
        "too_much": [card for card in value if card not in expected],
        "missing": [card for card in expected if card not in value],
    }
    told = (say(f"checks.{key}", cards=_few(c)) for key, c in cards.items() if c)
    return "; ".join(told)


def _few(cards: Sequence[str]) -> str:
    more = ["..."] * (len(cards) > _MOST_CARDS)
    return ", ".join([*cards[:_MOST_CARDS], *more])


def asked_for(call: Call, expected: Any) -> str:
    """Return what was expected of a call: of a long list, where the two part."""
    if _remark_key(call.reply, call.arguments, expected) != "long_value":
        return shown(expected)
    item = _item(expected, _first_difference(call.reply.value, expected))
    return say("checks.expected_there", item=item, length=len(expected))


def _first_difference(value: Sequence[Any], expected: Sequence[Any]) -> int:
    pairs = enumerate(zip(value, expected, strict=False))
    shorter = min(len(value), len(expected))
    return next((place for place, pair in pairs if not same(*pair)), shorter)


def _item(values: Sequence[Any], place: int) -> str:
    return shown(values[place]) if place < len(values) else say("checks.nothing")


def _remark_key(reply: Reply, given: tuple[Any, ...], expected: Any) -> str:
    value = reply.value
    if value is None:
        return "none_printed" if reply.printed.strip() else "none"
    if type(value) is float and math.isnan(value):
        return "nan"
    if type(value) is not type(expected) and type(expected) is not float:
        return _kind_key(value, expected)
    if type(expected) is float and type(value) not in (int, float):
        return _kind_key(value, expected)
    if type(value) in (list, dict) and len(value) > 1 and value in given:
        return "input_back"
    if isinstance(expected, (list, tuple)) and len(repr(expected)) > _LONGEST:
        return "long_value"
    return "rounded" if _is_rounded(value, expected) else "other_value"


def _is_rounded(value: Any, expected: Any) -> bool:
    """Tell whether a float is the right one with fewer digits."""
    are_floats = type(value) is type(expected) is float
    return are_floats and any(value == round(expected, n) for n in _ROUNDED_TO)


def holds_nan(value: Any) -> bool:
    """Tell whether nan is anywhere in a plain value; compared with itself it may pass.

    Examples
    --------
    >>> holds_nan((14, [float("nan")])), holds_nan((14, "nan"))
    (True, False)
    """
    if isinstance(value, dict):
        value = list(value.items())
    if isinstance(value, (list, tuple)):
        return any(map(holds_nan, value))
    return isinstance(value, float) and math.isnan(value)


def _kind_key(value: Any, expected: Any) -> str:
    kinds = (type(value), type(expected))
    if kinds == (list, tuple):
        return "list_for_tuple"
    if kinds == (tuple, list):
        return "tuple_for_list"
    if type(value) is bool and type(expected) in (int, float):
        return "bool_for_number"
    if type(expected) is bool and type(value) in (int, float):
        return "number_for_bool"
    if type(value) is str and value == str(expected):
        return "text_of_it"
    return "other_kind"


def _kind(value: Any) -> str:
    return say(f"checks.kind_{type(value).__name__}")


def shown(value: Any) -> str:
    """Return a plain value as Python writes it, cut in its middle if it is long."""
    text = repr(value)
    if len(text) <= _LONGEST:
        return text
    return say("checks.cut", start=text[: _LONGEST - 40], end=text[-20:])


def in_words(argument: Any) -> str:
    """Return an input in the course's words: cards as they are written.

    Examples
    --------
    >>> in_words(["Th", "9c"]), in_words([["Th", "9c"], ["2c", "2d"]]), in_words(3)
    ('Th 9c', 'Th 9c | 2c 2d', '3')
    """
    if isinstance(argument, dict) and "hole" in argument:
        return _view_in_words(argument)
    if isinstance(argument, (list, tuple)) and argument:
        if _are_cards(argument):
            return " ".join(argument)
        if all(isinstance(hand, list) and _are_cards(hand) for hand in argument):
            return " | ".join(map(" ".join, argument))
    return shown(argument)


def _view_in_words(view: dict[str, Any]) -> str:
    """Return of a view what one decides by; all of it would fill a page."""
    legal = view["legal"]
    fields = {
        "hole": " ".join(view["hole"]),
        "board": " ".join(view["board"]) or say("checks.no_board"),
        "pot": view["pot"],
        "bets": view["street_bets"],
        "seat": view["seat"],
        "call_adds": legal["call_adds"],
        "bet_to": legal["bet_to"],
        "raise_to": legal["raise_to"],
    }
    return say("checks.view", **fields)


def call_in_words(call: Call) -> str:
    """Return a call as it would be written in the course's words."""
    return f"{call.function}({', '.join(map(in_words, call.arguments))})"


def _are_cards(values: Any) -> bool:
    try:
        return all(type(card) is str and len(parse_cards(card)) == 1 for card in values)
    except CardError:
        return False
