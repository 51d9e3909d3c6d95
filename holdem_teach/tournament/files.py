"""A tournament's folder: what is planned, the blocks played so far, and the results.

``tournament.json`` says what is played, the key of the deals too; ``blocks/`` holds
what came of each block, and ``hands/`` every hand as PHH. ``standings.csv``,
``pairs.csv`` and ``sets.csv`` are written once all is played.
"""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

from holdem_teach.aside import write_aside
from holdem_teach.game.phh import write_many
from holdem_teach.tournament.match import Played
from holdem_teach.tournament.plan import Plan
from holdem_teach.tournament.standings import Rate, Standings
from holdem_teach.words import say


class Folder:
    """The folder of one tournament.

    Raises
    ------
    ValueError
        If another tournament is in it.
    """

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        kept = path / "tournament.json"
        text = json.dumps(plan.plain(), indent=1, ensure_ascii=False).encode()
        if kept.exists() and kept.read_bytes() != text:
            raise ValueError(say("tournament.other", folder=path))
        write_aside(kept, text)

    def keep(self, played: Played) -> None:
        """Write what came of a block; it counts once the file of the block is there."""
        hands = self.path / "hands" / f"{played.block:05}.phhs"
        write_aside(hands, write_many(played.phh).encode())
        found = {name: value for name, value in vars(played).items() if name != "phh"}
        write_aside(self._block(played.block), json.dumps(found).encode())

    def _block(self, number: int) -> Path:
        return self.path / "blocks" / f"{number:05}.json"

    def blocks(self) -> Iterator[Played]:
        """Yield what came of the blocks that were played, without their hands."""
        for path in sorted((self.path / "blocks").glob("*.json")):
            try:
                yield _played(json.loads(path.read_text(encoding="utf-8")))
            except (KeyError, TypeError, ValueError, AttributeError):
                raise ValueError(say("tournament.bad_block", file=path)) from None

    def write_results(
        self, plan: Plan, blocks: Sequence[Played], standings: Standings
    ) -> None:
        """Write the three tables."""
        self._table("standings.csv", _standings(standings))
        self._table("pairs.csv", _pairs(standings))
        self._table("sets.csv", _sets(plan, blocks))

    def _table(self, name: str, rows: Iterable[Sequence[object]]) -> None:
        text = StringIO()
        csv.writer(text, lineterminator="\n").writerows(rows)
        write_aside(self.path / name, text.getvalue().encode())


def kept_key(path: Path) -> bytes | None:
    """Return the key of the tournament in a folder, None if there is none.

    Raises
    ------
    ValueError
        If what is there was not written here.
    """
    kept = path / "tournament.json"
    if not kept.exists():
        return None
    try:
        return bytes.fromhex(json.loads(kept.read_text(encoding="utf-8"))["key"])
    except (KeyError, TypeError, ValueError):
        raise ValueError(say("tournament.unreadable", file=kept)) from None


def _played(found: dict[str, Any]) -> Played:
    return Played(
        found["block"],
        tuple(found["lineup"]),
        found["nets"],
        found["hands"],
        Counter(found["faults"]),
        found["examples"],
        Counter({int(entrant): n for entrant, n in found["removed"].items()}),
    )


def _numbers(rate: Rate) -> list[object]:
    return [*(f"{x:.3f}" for x in (rate.mean, rate.low, rate.high)), rate.sets]


def _standings(standings: Standings) -> Iterator[Sequence[object]]:
    yield ["player", "rate", "low", "high", "sets"]
    for place in standings.order:
        yield [standings.names[place], *_numbers(standings.overall[place])]


def _pairs(standings: Standings) -> Iterator[Sequence[object]]:
    yield ["player", "opponent", "rate", "low", "high", "sets", "verdict"]
    for (first, second), rate in standings.pairs.items():
        names = standings.names[first], standings.names[second]
        yield [*names, *_numbers(rate), rate.verdict]


def _sets(plan: Plan, blocks: Sequence[Played]) -> Iterator[Sequence[object]]:
    yield ["block", "deal", "player", "net"]
    found = {played.block: played for played in blocks}
    for block in plan.blocks():
        for deal, nets in zip(block.deals, found[block.number].nets, strict=True):
            for entrant, net in zip(block.lineup, nets, strict=True):
                yield [block.number, deal, plan.names[entrant], net]
