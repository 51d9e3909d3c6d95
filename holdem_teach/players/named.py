"""Players by the name that one types."""

from __future__ import annotations

from typing import Final

from holdem_teach.players.decision import BuiltIn
from holdem_teach.players.easy import Easy
from holdem_teach.players.hard import Hard
from holdem_teach.players.normal import Normal
from holdem_teach.players.styles import CallingStation, Maniac, Rock
from holdem_teach.words import say

BUILT_IN: Final[dict[str, type[BuiltIn]]] = {
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "rock": Rock,
    "station": CallingStation,
    "maniac": Maniac,
}


def player_named(name: str, seed: int = 0) -> BuiltIn:
    """Return a built-in player.

    Raises
    ------
    ValueError
        If there is none of this name.

    Examples
    --------
    >>> player_named("easy", seed=7)
    Easy(seed=7)
    """
    if name not in BUILT_IN:
        *first, last = BUILT_IN
        names = say("words.or", first=", ".join(first), last=last)
        raise ValueError(say("players.no_such_player", name=name, names=names))
    return BUILT_IN[name](seed)
