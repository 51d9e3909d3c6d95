"""A class's contest: what was handed in is read, tried, and plays a tournament.

A program *qualifies* if it is at no fault in ten deals against one who calls: every
answer in time and legal. Who does not is listed with the reason. The others and Easy
play all against all, and the league table is one page.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tqdm import tqdm

from holdem_teach.aside import write_aside
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.plain import compared, one_line
from holdem_teach.game.rules import NoLimitRules
from holdem_teach.grading.intake import read_submissions
from holdem_teach.grading.isolation import best_level
from holdem_teach.grading.league_page import league_page, left_out_lines
from holdem_teach.players.named import BUILT_IN
from holdem_teach.tournament.deals import practice_key, secret_key
from holdem_teach.tournament.files import kept_key
from holdem_teach.tournament.plan import Plan
from holdem_teach.tournament.run import Outcome, run
from holdem_teach.words import say

MODULE: Final = "ex10_player"
PACEMAKER: Final = "easy"
_TRIAL: Final = 10  # deals that a program has to play without a fault


@dataclass(frozen=True)
class League:
    """A contest that has been played.

    Attributes
    ----------
    outcome
        The tournament.
    left_out
        Who does not play, with the reason.
    page
        The file of the league table.
    """

    outcome: Outcome
    left_out: dict[str, str]
    page: Path

    def __str__(self) -> str:
        left = left_out_lines(self.left_out)
        head = [f"{say('contest.left_out')}:"] if left else []
        done = say("contest.page", page=self.page)
        return "\n".join([str(self.outcome), *head, *left, done])


def contest(
    submissions: Path,
    out: Path,
    *,
    deals: int = 200,
    seed: int | None = None,
    jobs: int = 1,
    seconds: float = 0.5,
    isolation: str = "landlock",
) -> League:
    """Play a contest of what a class has handed in.

    Parameters
    ----------
    submissions
        A folder or archive, as ``grade`` takes it; ``ex10_player.py`` is what counts.
    out
        The folder for programs, results and the page; a contest that was stopped goes
        on from there.
    deals
        For every two, each played from both seats.
    seed
        For practice; None: deals from a secret key, which the page publishes.
    seconds
        What a program may compute for a decision.
    isolation
        The least level at which programs are run.

    Raises
    ------
    CourseError
        If there is nothing to read, nobody qualifies, or this machine does not offer
        the level of isolation.
    """
    if submissions.resolve() in (out.resolve(), *out.resolve().parents):
        raise WrongUse(say("grading.out_inside", out=out, submissions=submissions))
    best_level(isolation)
    programs, left_out = _programs(submissions, out)
    faults = _faults(programs, seconds)
    left_out |= {path.stem: fault for path, fault in faults.items()}
    entrants = [str(path) for path in programs if path not in faults]
    if not entrants:
        reasons = "; ".join(left_out_lines(left_out))
        raise CourseError(say("contest.nobody", folder=submissions, reasons=reasons))
    kept = kept_key(out) if seed is None else practice_key(seed)
    plan = Plan(
        NoLimitRules(),
        (*entrants, PACEMAKER),
        deals,
        kept or secret_key(),
        practice=seed,
        seconds=seconds,
    )
    outcome = run(plan, out, jobs)
    page = out / "league.html"
    write_aside(page, league_page(outcome, left_out).encode())
    return League(outcome, left_out, page)


def _programs(submissions: Path, out: Path) -> tuple[list[Path], dict[str, str]]:
    """Write each program beside the results; say who has handed in none."""
    paths: list[Path] = []
    left_out: dict[str, str] = {}
    taken = set(BUILT_IN)
    for submission in read_submissions(submissions, [MODULE]):
        name = _file_name(submission.student, taken)
        source = submission.files.get(MODULE)
        if source is None:
            missing = say("contest.no_file", module=MODULE)
            left_out[name] = submission.refused.get(MODULE, missing)
            continue
        path = out / "programs" / f"{name}.py"
        write_aside(path, source)
        paths.append(path)
    return paths, left_out


def _file_name(student: str, taken: set[str]) -> str:
    """A name that is a file's on every system, and nobody else's."""
    composed = unicodedata.normalize("NFC", student.strip())
    plain = re.sub(r"^\W|[^\w -]", "_", composed) or "_"
    name, number = plain, 1
    while compared(name) in taken:
        number += 1
        name = f"{plain} {number}"
    taken.add(compared(name))
    return name


def _faults(programs: Sequence[Path], seconds: float) -> dict[Path, str]:
    """What is wrong with each of those that do not qualify."""
    unit = say("contest.tried")
    tried = tqdm(programs, unit=unit, disable=None, delay=1)
    found = {program: _fault(program, seconds) for program in tried}
    return {program: fault for program, fault in found.items() if fault is not None}


def _fault(program: Path, seconds: float) -> str | None:
    """What is wrong with a program in a few deals that everybody can play."""
    entrants = (str(program), "station")
    key = practice_key(0)
    plan = Plan(NoLimitRules(), entrants, _TRIAL, key, practice=0, seconds=seconds)
    faults = run(plan, quiet=True).faults()
    if not faults:
        return None
    told = one_line(faults[0]).removeprefix(f"{program.stem}: ")
    return told.replace(program.name, f"{MODULE}.py")  # as the student calls it
