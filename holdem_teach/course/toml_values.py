"""Is this value of ``course.toml`` right? Each kind says what it expects."""

from __future__ import annotations

import math
from collections.abc import Callable
from datetime import date, datetime, time
from typing import Final, TypeVar

from holdem_teach.course.settings import ISOLATION_LEVELS, Opening
from holdem_teach.words import say

_MOST_SECONDS: Final = 60
_LARGEST: Final = 1000  # bits of a whole number that a float can hold

Kind = TypeVar("Kind")


class Unfit(ValueError):
    """A value that is not right; the message says what was expected."""


def text(value: object) -> str:
    """Read some text that is not empty."""
    return _fit(value, str, "text", lambda read: bool(read.strip()))


def share(value: object) -> float:
    """Read a number from 0 to 1."""
    return _number(value, "share", lambda read: 0 <= read <= 1)


def weight(value: object) -> float:
    """Read a number of 0 or more."""
    return _number(value, "weight", lambda read: read >= 0)


def seconds(value: object) -> float:
    """Read a number of seconds that a call may compute."""
    return _number(value, "seconds", lambda read: 0 < read <= _MOST_SECONDS)


def whole(value: object) -> int:
    """Read a whole number of 0 or more."""
    return _fit(value, int, "whole", lambda read: read >= 0)


def truth(value: object) -> bool:
    """Read whether something is so."""
    return _fit(value, bool, "truth", lambda read: True)


def level(value: object) -> str:
    """Read a level of isolation."""
    return _fit(value, str, "level", lambda read: read in ISOLATION_LEVELS)


def due(value: object) -> datetime:
    """Read a due date; a date alone lasts until its last minute."""
    return _moment(value, "date", time(23, 59))


def opening(value: object) -> Opening:
    """Read whether or from when something is open; a date alone from its beginning."""
    return value if isinstance(value, bool) else _moment(value, "opening", time())


def _fit(
    value: object, kind: type[Kind], key: str, is_right: Callable[[Kind], bool]
) -> Kind:
    if type(value) is not kind or not is_right(value):
        raise Unfit(say(f"course.want_{key}"))
    return value


def _number(value: object, key: str, is_right: Callable[[float], bool]) -> float:
    """Read a whole number or a float, never a truth value, nan or infinity."""
    if type(value) is int and value.bit_length() < _LARGEST:
        value = float(value)
    return _fit(value, float, key, lambda read: math.isfinite(read) and is_right(read))


def _moment(value: object, key: str, at: time) -> datetime:
    """Read a date or a date with a time; one with an offset is turned to local time."""
    try:
        if isinstance(value, datetime):
            return value.astimezone().replace(tzinfo=None) if value.tzinfo else value
        if isinstance(value, date):
            return datetime.combine(value, at)
    except (OverflowError, OSError):
        pass  # a year that this system has no time zone for
    raise Unfit(say(f"course.want_{key}"))
