"""Play the table of who beats whom: ``python tests/players/who_beats_whom.py``.

Writes ``holdem_teach/tournament/who_beats_whom.csv``, on two processors in less than
30 minutes. What is in it already is not played again.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
if str(HERE) not in sys.path:
    sys.path.insert(0, str(HERE))

from yardsticks import YARDSTICKS  # noqa: E402

from holdem_teach import tournament  # noqa: E402
from holdem_teach.game import FixedLimitRules, FreezeoutRules, NoLimitRules  # noqa: E402
from holdem_teach.players.named import BUILT_IN  # noqa: E402
from holdem_teach.tournament.deals import practice_key  # noqa: E402
from holdem_teach.tournament.plan import Plan  # noqa: E402
from holdem_teach.tournament.run import run  # noqa: E402

STORED = Path(tournament.__file__).with_name("who_beats_whom.csv")
LEVELS = ("easy", "normal", "hard")
STYLES = ("rock", "maniac")  # the station plays as the caller does
RULES = {
    "nolimit": NoLimitRules(1, 2),
    "fixedlimit": FixedLimitRules(10, 20),
    "freezeout": FreezeoutRules(),
}


class Match(NamedTuple):
    """Two players at so many seats of a game, for so many deals."""

    game: str
    seats: int
    first: str
    second: str
    deals: int


class Row(NamedTuple):
    """A match, and what the first wins, with its 95 % interval."""

    game: str
    seats: int
    first: str
    second: str
    sets: int
    rate: float
    low: float
    high: float


def matches() -> Iterator[Match]:
    """Yield all matches: levels against one another, then against the others."""
    for first, second in (("hard", "normal"), ("normal", "easy"), ("hard", "easy")):
        hard = first == "hard"
        yield Match("nolimit", 6, first, second, 8_000)
        yield Match("fixedlimit", 2, first, second, 12_000)
        yield Match("nolimit", 2, first, second, 4_000 if hard else 12_000)
        yield Match("freezeout", 2, first, second, 20)
    for second in (*YARDSTICKS, *STYLES):
        for first in LEVELS:
            for game in ("nolimit", "fixedlimit"):
                yield Match(game, 2, first, second, 2_000)


def play(match: Match) -> Row:
    """Play a match."""
    BUILT_IN.update(YARDSTICKS)
    plan = Plan(
        RULES[match.game],
        (match.first, match.second),
        match.deals,
        practice_key(8),
        practice=8,
        seats=match.seats,
        freezeout=match.game == "freezeout",
    )
    outcome = run(plan, quiet=True)
    rate = outcome.standings.pairs[0, 1]
    figures = (round(x, 2) for x in (rate.mean, rate.low, rate.high))
    return Row(*match[:4], rate.sets, *figures)


def stored() -> list[Row]:
    """Return the table that is stored."""
    with STORED.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return [
        Row(game, int(seats), first, second, int(sets), *map(float, figures))
        for game, seats, first, second, sets, *figures in rows
    ]


def main() -> None:
    """Play all that is not stored yet, and store each match as it is done."""
    rows = stored() if STORED.exists() else []
    done = {(*row[:4], row.sets) for row in rows}
    todo = [match for match in matches() if match not in done]
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for row in pool.map(play, todo):
            print(*row, flush=True)
            rows.append(row)
            with STORED.open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file, lineterminator="\n")
                writer.writerows([Row._fields, *sorted(rows)])


if __name__ == "__main__":
    main()
