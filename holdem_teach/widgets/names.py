"""Names of hands as they are typed: "kjO", "10 9s"."""

from __future__ import annotations

from holdem_teach.strength.hand_names import HAND_NAMES
from holdem_teach.words import say


def read_hand_name(typed: str) -> str:
    """Return which of the 169 names is meant.

    Raises
    ------
    ValueError
        If it is none of them.

    Examples
    --------
    >>> read_hand_name(" akS "), read_hand_name("10 9s")
    ('AKs', 'T9s')
    """
    name = "".join(typed.split()).upper().replace("10", "T")
    name = name[:2] + name[2:].lower()
    if name not in HAND_NAMES:
        raise ValueError(say("story.no_name", given=typed))
    return name
