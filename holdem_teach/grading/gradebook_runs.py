"""Runs: one grading of a class by one seed and one version of each exercise's checks.

A run that was stopped goes on where it stopped. What would change marks that are there,
other checks or another seed, makes a new run beside the old.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import NamedTuple

from holdem_teach.grading.course import GradedExercise
from holdem_teach.grading.isolation import at_least


@dataclass(frozen=True)
class Run:
    """One run: its number, its seed, and the version of each exercise's checks."""

    number: int
    course: int
    seed: int
    reason: str
    versions: Mapping[str, int]


class Wanted(NamedTuple):
    """What a grading asks for; a seed of None is that of the last run.

    ``course`` is its number, ``isolation`` the least level.
    """

    course: int
    seed: int | None
    regrade: bool
    isolation: str


def now() -> str:
    """Return this moment as it stands in the gradebook."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def own_seed(seed: str, student: str) -> str:
    """Return what the hidden inputs of one student are drawn from.

    Examples
    --------
    >>> own_seed("7", "ann")
    '7:ann'
    """
    return f"{seed}:{student}"


def run_for(
    book: sqlite3.Connection,
    wanted: Wanted,
    exercises: Sequence[GradedExercise],
    new_seed: int,
) -> Run:
    """Return the last run of a course if it can go on, else a new one.

    ``new_seed`` is taken where neither the teacher nor an earlier run says one.
    """
    with book:
        course = wanted.course
        versions = {each.module: _version(book, each) for each in exercises}
        last = book.execute(
            "SELECT id, seed, reason, ended FROM run WHERE course = ?"
            " ORDER BY id DESC LIMIT 1",
            (course,),
        ).fetchone()
        last_seed = int(last[1]) if last else new_seed
        seed = last_seed if wanted.seed is None else wanted.seed
        reason = _reason(book, last, seed, wanted, versions)
        number = last[0] if last else 0
        if reason is not None:
            number = _begin(book, course, seed, reason)
            if reason in ("checks", "isolation"):
                _carry_over(book, last[0], number, versions, wanted.isolation)
        book.execute("UPDATE run SET ended = NULL WHERE id = ?", (number,))
        _set_versions(book, number, versions)
    return Run(number, course, seed, reason or last[2], versions)


def _version(book: sqlite3.Connection, exercise: GradedExercise) -> int:
    key = (exercise.module, exercise.digest)
    find = "SELECT id FROM version WHERE exercise = ? AND digest = ?"
    if found := book.execute(find, key).fetchone():
        return int(found[0])
    book.execute("INSERT INTO version (exercise, digest) VALUES (?, ?)", key)
    number = int(book.execute(find, key).fetchone()[0])
    tasks = enumerate(exercise.tasks)
    rows = [(number, place, task.name, task.points) for place, task in tasks]
    book.executemany("INSERT INTO task VALUES (?, ?, ?, ?)", rows)
    return number


def _reason(
    book: sqlite3.Connection,
    last: tuple[int, str, str, str | None] | None,
    seed: int,
    wanted: Wanted,
    versions: Mapping[str, int],
) -> str | None:
    """Return why a new run is needed, None if the last one can go on."""
    if last is None:
        return "first"
    number, last_seed, last_reason, ended = last
    if str(seed) != last_seed:
        return "seed"
    is_this_regrade = last_reason == "regrade" and ended is None
    if wanted.regrade and not is_this_regrade:
        return "regrade"
    before = _versions(book, number)
    if any(before.get(module, new) != new for module, new in versions.items()):
        return "checks"
    found = book.execute(
        "SELECT DISTINCT isolation FROM result WHERE run = ?", last[:1]
    )
    levels = at_least(wanted.isolation)
    return None if all(level in levels for (level,) in found) else "isolation"


def _versions(book: sqlite3.Connection, run: int) -> dict[str, int]:
    find = "SELECT exercise, version FROM run_version WHERE run = ?"
    return dict(book.execute(find, (run,)))


def _begin(book: sqlite3.Connection, course: int, seed: int, reason: str) -> int:
    ((number,),) = book.execute(
        "INSERT INTO run (course, seed, reason, began) VALUES (?, ?, ?, ?)"
        " RETURNING id",
        (course, str(seed), reason, now()),
    ).fetchall()
    return int(number)


def _set_versions(
    book: sqlite3.Connection, run: int, versions: Mapping[str, int]
) -> None:
    rows = [(run, *each) for each in versions.items()]
    book.executemany("INSERT OR IGNORE INTO run_version VALUES (?, ?, ?)", rows)


def _carry_over(
    book: sqlite3.Connection,
    old: int,
    new: int,
    versions: Mapping[str, int],
    isolation: str,
) -> None:
    """Copy what the new run would find again: the same checks, at a level as good."""
    levels = at_least(isolation)
    marks = ",".join("?" * len(levels))
    for version in versions.values():
        attempts = book.execute(
            f"SELECT attempt FROM result WHERE run = ? AND version = ?"
            f" AND isolation IN ({marks})",
            (old, version, *levels),
        ).fetchall()
        for table in ("result", "mark"):
            _copy(book, table, old, new, attempts)


def _copy(
    book: sqlite3.Connection,
    table: str,
    old: int,
    new: int,
    attempts: Sequence[tuple[int]],
) -> None:
    columns = [row[1] for row in book.execute(f"PRAGMA table_info({table})")]
    others = ", ".join(name for name in columns if name != "run")
    book.executemany(
        f"INSERT INTO {table} (run, {others}) SELECT ?, {others} FROM {table}"
        " WHERE run = ? AND attempt = ?",
        [(new, old, attempt) for (attempt,) in attempts],
    )


def attempts_to_grade(
    book: sqlite3.Connection, run: Run, *, best: bool
) -> list[tuple[int, str, str]]:
    """Return what may count and has no mark yet: attempt, student and exercise.

    That is the last attempt or, where the best one counts, each that has a file. What
    is unrun is no verdict of the checks, and is tried again.
    """
    return book.execute(
        "SELECT attempt.id, student.name, counted.exercise FROM counted"
        " JOIN student ON student.id = counted.student"
        " JOIN run_version ON run_version.exercise = counted.exercise"
        " JOIN attempt ON attempt.student = counted.student"
        "  AND attempt.exercise = counted.exercise"
        "  AND (attempt.id = counted.attempt OR (? AND file IS NOT NULL))"
        " WHERE course = ? AND run = ? AND NOT EXISTS (SELECT 1 FROM result"
        "  WHERE result.run = run_version.run AND result.attempt = attempt.id"
        "  AND result.version = run_version.version AND NOT EXISTS (SELECT 1 FROM mark"
        "   WHERE mark.run = result.run AND mark.attempt = result.attempt"
        "   AND status = 'unrun'))"
        " ORDER BY counted.student, counted.exercise, attempt.id",
        (best, run.course, run.number),
    ).fetchall()


def end_run(book: sqlite3.Connection, run: Run) -> None:
    """Note that nothing is left to do."""
    with book:
        book.execute("UPDATE run SET ended = ? WHERE id = ?", (now(), run.number))
