"""Who beats whom: what a long tournament of the built-in players has found, stored.

``tests/players/who_beats_whom.py`` plays it again, which takes a quarter of an hour.
"""

from __future__ import annotations

import csv
from importlib.resources import files
from typing import Final

from holdem_teach.tournament.standings import ENOUGH, Rate
from holdem_teach.words import say

_FILE: Final = "who_beats_whom.csv"


def who_beats_whom(
    game: str = "nolimit", seats: int = 2
) -> dict[tuple[str, str], Rate]:
    """Return what one player wins from another, for each two that have met.

    Parameters
    ----------
    game
        "nolimit", "fixedlimit" or "freezeout".
    seats
        At a table.

    Returns
    -------
    dict
        By both names: big blinds in a hundred hands, in fixed limit big bets, in the
        freezeout buy-ins in a hundred, with the 95 % interval; see
        ``notebooks/teacher/players.md``.

    Raises
    ------
    ValueError
        If none has been played in this game at so many seats.

    Examples
    --------
    >>> who_beats_whom()["hard", "easy"]
    +256.6 (+221.8 to +292.1)
    """
    text = files("holdem_teach.tournament").joinpath(_FILE).read_text(encoding="utf-8")
    found = {
        (row["first"], row["second"]): _rate(row)
        for row in csv.DictReader(text.splitlines())
        if (row["game"], row["seats"]) == (game, str(seats))
    }
    if not found:
        raise ValueError(say("tournament.not_stored", game=game, seats=seats))
    return found


def _rate(row: dict[str, str]) -> Rate:
    mean, low, high = (float(row[name]) for name in ("rate", "low", "high"))
    enough = ENOUGH[row["game"] == "freezeout"]
    return Rate(mean, low, high, int(row["sets"]), enough)
