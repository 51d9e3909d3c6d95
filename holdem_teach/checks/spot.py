"""Where is it? Lines that open a case's cards, repeat its call or show its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from holdem_teach.cards import CardError, read_spot
from holdem_teach.checks.judge import in_words
from holdem_teach.sandbox.reply import clean
from holdem_teach.words import say

_LONGEST: Final = 160  # characters of a line that is typed or shown


def explore_line(arguments: Sequence[Any]) -> str:
    """Return the line that opens a hole and a board in the explorer, if it takes them.

    Examples
    --------
    >>> explore_line([["Ad", "Qc"], ["3h", "4c", "Jh"]])
    'ht.explore("Ad Qc", "3h 4c Jh")'
    >>> explore_line(["Ad Qc", "3h 4c Jh"]), explore_line([["Ad", "Qc"], 3])
    ('ht.explore("Ad Qc", "3h 4c Jh")', '')
    """
    texts = [each if isinstance(each, str) else in_words(each) for each in arguments]
    if len(texts) < 2:
        return ""
    try:
        read_spot(texts[0], texts[1])
    except CardError:
        return ""
    return say("checks.explore_line", hole=texts[0], board=texts[1])


def repeat_line(function: str, arguments: Sequence[Any]) -> str:
    """Return a call as Python reads it; nothing if it is too long for a line.

    Examples
    --------
    >>> repeat_line("is_flush", [["Th", "9c"]])
    "print(is_flush(['Th', '9c']))"
    """
    inputs = ", ".join(map(repr, arguments))
    line = f"print({function}({inputs}))"
    return line if len(line) <= _LONGEST else ""


def excerpt(text: str, place: tuple[int, int] | None) -> str:
    r"""Return a line of a file and a mark below a column of it, both from 1.

    Examples
    --------
    >>> print(excerpt("x = 1\n    return x +\n", (2, 14)))
    return x +
             ^
    """
    line, column = place or (0, 0)
    lines = text.splitlines()
    if not 0 < line <= len(lines) or len(lines[line - 1]) > _LONGEST:
        return ""
    whole = lines[line - 1]
    shown = whole.strip()
    indent = len(whole) - len(whole.lstrip())
    mark = " " * max(column - 1 - indent, 0) + "^"
    return f"{clean(shown)}\n{mark}" if shown.isprintable() else clean(shown)
