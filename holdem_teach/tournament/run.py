"""Play a tournament: block by block, on several processors, to be stopped and resumed.

Blocks depend on nothing but the plan, so that the results are the same whatever the
number of processes, and whichever block is ready first.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from pathlib import Path
from types import FrameType

from tqdm import tqdm

from holdem_teach.tournament.files import Folder
from holdem_teach.tournament.match import Played, play_block
from holdem_teach.tournament.plan import Block, Plan
from holdem_teach.tournament.standings import Standings, standings_of
from holdem_teach.words import say


@dataclass(frozen=True)
class Outcome:
    """A tournament that has been played.

    Attributes
    ----------
    plan, blocks
        What was played, and what came of it, in order.
    standings
        Who won how much.
    """

    plan: Plan
    blocks: tuple[Played, ...]
    standings: Standings

    @property
    def hands(self) -> int:
        """How many hands were played."""
        return sum(played.hands for played in self.blocks)

    def faults(self) -> list[str]:
        """Return a sentence for each kind of fault of each program."""
        found: Counter[str] = Counter()
        examples: dict[str, str] = {}
        removed: Counter[int] = Counter()
        for played in self.blocks:
            found += played.faults
            examples = played.examples | examples
            removed += played.removed
        lines = []
        for fault, number in sorted(found.items()):
            entrant, _, kind = fault.partition(" ")
            said = {"name": self.plan.names[int(entrant)], "example": examples[fault]}
            word = say(f"tournament.kind_{kind.replace(' ', '_')}")
            lines.append(say("tournament.fault", n=number, kind=word, **said))
        for place, number in sorted(removed.items()):
            name = self.plan.names[place]
            lines.append(say("tournament.removed", name=name, n=number))
        return lines

    def __str__(self) -> str:
        plan = self.plan
        deals = plan.key.hex()
        parts = [say("tournament.played", hands=self.hands, deals=deals)]
        if plan.practice is not None:
            parts.append(say("tournament.practice", seed=plan.practice))
        return "\n".join([*parts, "", str(self.standings), *self.faults()])


def run(
    plan: Plan, folder: Path | None = None, jobs: int = 1, quiet: bool = False
) -> Outcome:
    """Play a tournament, or what is still missing of it.

    Parameters
    ----------
    plan
        What is played.
    folder
        Where everything is kept; what is there already is not played again. None: it is
        kept nowhere.
    jobs
        How many processes play.
    quiet
        Whether to leave out the progress bar, as where there is no terminal.

    Raises
    ------
    ValueError
        If another tournament is in the folder.
    KeyboardInterrupt
        If it is stopped; blocks that were played are kept in the folder.

    Examples
    --------
    >>> from holdem_teach.game import NoLimitRules
    >>> from holdem_teach.tournament.deals import practice_key
    >>> plan = Plan(NoLimitRules(), ("rock", "maniac"), 20, practice_key(1))
    >>> outcome = run(plan, quiet=True)
    >>> outcome.hands, [sum(nets) for nets in outcome.blocks[0].nets] == [0] * 20
    (40, True)
    """
    kept = None if folder is None else Folder(folder, plan)
    done = [] if kept is None else list(kept.blocks())
    known = {played.block for played in done}
    todo = [block for block in plan.blocks() if block.number not in known]
    total = len(todo) + len(done)
    off = True if quiet else None
    unit = say("tournament.blocks")
    with tqdm(total=total, initial=len(done), unit=unit, disable=off) as bar:
        for played in _play(plan, todo, jobs):
            if kept is not None:
                kept.keep(played)
            played.phh.clear()
            done.append(played)
            bar.update()
    done.sort(key=lambda played: played.block)
    standings = standings_of(plan, done)
    if kept is not None:
        kept.write_results(plan, done, standings)
    return Outcome(plan, tuple(done), standings)


def _play(plan: Plan, todo: Sequence[Block], jobs: int) -> Iterator[Played]:
    if jobs == 1 or len(todo) < 2:
        for block in todo:
            yield play_block(plan, block)
        return
    spawn = multiprocessing.get_context("spawn")
    stop = spawn.Event()
    with ProcessPoolExecutor(
        jobs, mp_context=spawn, initializer=_start, initargs=(stop,)
    ) as pool:
        waiting = [pool.submit(_play_one, plan, block) for block in todo]
        try:
            for future in as_completed(waiting):
                yield future.result()
        finally:  # stopped in between: no block begins, and no further hand of one
            stop.set()
            pool.shutdown(cancel_futures=True)


_stops: list[Event] = []  # of the process that this is, if it plays for another


def _start(stop: Event) -> None:
    _stops.append(stop)
    # Ctrl-C reaches all processes of a terminal; who stops the tournament ends these
    signal.signal(signal.SIGINT, _go_on)


def _play_one(plan: Plan, block: Block) -> Played:
    return play_block(plan, block, _stops[0].is_set)


def _go_on(number: int, frame: FrameType | None) -> None:
    """Do nothing, where ignoring the signal would be handed on to students' code."""
