"""Which cards is a case about, and which line opens them in the explorer?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdem_teach.cards import CardError, read_spot
from holdem_teach.checks.judge import in_words
from holdem_teach.words import say


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
