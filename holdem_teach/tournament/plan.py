"""What is played: the rules, who is there, how many deals, and from which key."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations
from math import inf
from pathlib import Path
from typing import Any, Final

from holdem_teach.game.rule_set import Rules
from holdem_teach.players.named import BUILT_IN
from holdem_teach.words import say

_BLOCKS: Final = {False: 50, True: 2}  # deals of a block, and freezeouts of one
_MOST: Final = {"deals": 10**6, "stack": 10**9}
_ACTS: Final = ("=", "+", "-", "@")  # a spreadsheet takes what begins so for a formula
_DEEP: Final = {"nolimit": 100, "fixedlimit": 25, "freezeout": 50}  # bets by game


@dataclass(frozen=True)
class Block:
    """A piece of work that depends on nothing else: some deals of one line-up.

    A program starts anew with each block, so that results do not depend on how many
    blocks are played at a time.
    """

    number: int
    lineup: tuple[int, ...]
    deals: range


@dataclass(frozen=True)
class Plan:
    """A tournament to be played.

    Parameters
    ----------
    rules
        A rule set.
    entrants
        Names of built-in players, and paths of programs (``mine.py``).
    deals
        Deals, or freezeouts, for each line-up. Each is played once from every seat.
    key
        The key of the deals, 16 bytes; see :mod:`holdem_teach.tournament.deals`.
    practice
        The seed that the key follows from; None in a contest.
    table
        How many entrants meet at a table: every so many of them are a line-up.
    seats
        Seats at a table, a multiple of ``table``: with 2 entrants and 6 seats each has
        three. As many as entrants if 0.
    stack
        What each begins with; in hands it is reset each time. 0: as the game has it.
    freezeout
        Whether a deal is a whole freezeout, until one has everything.
    seconds
        What a program may compute for a decision.

    Attributes
    ----------
    sources
        The programs' files, read once: one that is edited meanwhile plays as it was.
        None for built-in players.

    Raises
    ------
    ValueError
        If something of it is not possible.

    Examples
    --------
    >>> from holdem_teach.game import NoLimitRules
    >>> from holdem_teach.tournament.deals import practice_key
    >>> plan = Plan(NoLimitRules(1, 2), ("easy", "hard"), 120, practice_key(1))
    >>> [(block.lineup, len(block.deals)) for block in plan.blocks()]
    [((0, 1), 50), ((0, 1), 50), ((0, 1), 20)]
    """

    rules: Rules
    entrants: tuple[str, ...]
    deals: int
    key: bytes
    practice: int | None = None
    table: int = 2
    seats: int = 0
    stack: int = 0
    freezeout: bool = False
    seconds: float = 0.5
    sources: tuple[bytes | None, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        _check_players(self)
        sources = tuple(
            None if name in BUILT_IN else Path(name).read_bytes()
            for name in self.entrants
        )
        object.__setattr__(self, "sources", sources)
        _check_table(self)
        for what, number in (("deals", self.deals), ("stack", self.chips)):
            if not 1 <= number <= _MOST[what]:
                said = {"what": what, "number": number, "most": _MOST[what]}
                raise ValueError(say("tournament.number", **said))
        if not 0 < self.seconds < inf:
            raise ValueError(say("tournament.seconds", seconds=self.seconds))

    @property
    def names(self) -> tuple[str, ...]:
        """What entrants are called: a program by its file's name."""
        return tuple(
            name if name in BUILT_IN else Path(name).stem for name in self.entrants
        )

    @property
    def chairs(self) -> int:
        """Seats at a table."""
        return self.seats or self.table

    @property
    def chips(self) -> int:
        """What each begins with."""
        return self.stack or self.rules.buy_in or self.unit * _DEEP[self.rules.game]

    @property
    def unit(self) -> int:
        """What rates are told in: the big blind, in limit games the big bet."""
        return self.rules.bet_size(4)

    def lineups(self) -> list[tuple[int, ...]]:
        """Return who meets at each table, as places among the entrants."""
        return list(combinations(range(len(self.entrants)), self.table))

    def blocks(self) -> Iterator[Block]:
        """Yield the pieces of work, in order."""
        size = _BLOCKS[self.freezeout]
        number = 0
        for lineup in self.lineups():
            for start in range(0, self.deals, size):
                last = min(start + size, self.deals)
                yield Block(number, lineup, range(start, last))
                number += 1

    def plain(self) -> dict[str, Any]:
        """Return all that the results follow from, as plain data."""
        return {
            "rules": self.rules.for_file(),
            "entrants": list(self.names),
            "programs": [_digest(source) for source in self.sources],
            "deals": self.deals,
            "key": self.key.hex(),
            "practice": self.practice,
            "table": self.table,
            "seats": self.chairs,
            "stack": self.chips,
            "freezeout": self.freezeout,
            "seconds": self.seconds,
        }


def _check_players(plan: Plan) -> None:
    for name in plan.entrants:
        if name not in BUILT_IN and not Path(name).is_file():
            known = ", ".join(BUILT_IN)
            raise ValueError(say("tournament.no_entrant", name=name, known=known))
    for name in plan.names:
        if not name.isprintable() or name.startswith(_ACTS):
            raise ValueError(say("tournament.bad_name", name=name))
    names = ", ".join(plan.names)
    if len(plan.names) < 2:
        raise ValueError(say("tournament.alone", names=names))
    if len(set(plan.names)) < len(plan.names):
        raise ValueError(say("tournament.twice", names=names))


def _check_table(plan: Plan) -> None:
    last = len(plan.entrants)
    if not 2 <= plan.table <= last:
        raise ValueError(say("tournament.table", table=plan.table, last=last))
    most = plan.rules.most_players
    if plan.chairs % plan.table or not 2 <= plan.chairs <= most:
        said = {"seats": plan.chairs, "table": plan.table, "most": most}
        raise ValueError(say("tournament.seats", **said))


def _digest(source: bytes | None) -> str | None:
    return None if source is None else sha256(source).hexdigest()
