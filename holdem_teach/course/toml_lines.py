"""On which line of a TOML file does a key stand? ``tomllib`` does not say."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any


def line_of(text: str, keys: Sequence[str]) -> int:
    r"""Return the line, from 1, of the statement that first gives a key.

    The text is read by ``tomllib`` a line further each time, so that every way to write
    a key is understood: dotted, quoted, in a table or in an inline one.

    Parameters
    ----------
    text
        The whole file, which can be read.
    keys
        The path to the key, such as ``("late", "per_day")``.

    Examples
    --------
    >>> line_of('title = "x"\n\n[late]\n# a day\nper_day = 0.1\n', ["late", "per_day"])
    5
    """
    lines = text.split("\n")
    begun = 0
    for end in range(1, len(lines) + 1):
        read = _read("\n".join(lines[:end]))
        if read is None:
            continue  # in the midst of a statement of several lines
        if _has(read, keys):
            return 1 + _first_statement(lines, begun, end)
        begun = end
    raise KeyError(".".join(keys))


def _read(text: str) -> dict[str, Any] | None:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None


def _has(read: object, keys: Sequence[str]) -> bool:
    for key in keys:
        if not isinstance(read, Mapping) or key not in read:
            return False
        read = read[key]
    return True


def _first_statement(lines: Sequence[str], begun: int, end: int) -> int:
    """Return the first of some lines that is neither empty nor a comment."""
    numbers = range(begun, end)
    told = (n for n in numbers if lines[n].strip() and lines[n].strip()[0] != "#")
    return next(told, end - 1)
