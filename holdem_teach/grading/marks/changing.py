"""A teacher's word about one mark: an override, an extension or an excuse."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

from holdem_teach.course.files import WrongUse
from holdem_teach.course.plain import one_line
from holdem_teach.course.settings import Settings
from holdem_teach.grading.gradebook_runs import Run
from holdem_teach.grading.marks.courses import highest_points, last_class, tasks_of
from holdem_teach.grading.marks.decisions import (
    EXCUSE,
    EXTENSION,
    OVERRIDE,
    Decision,
    Why,
    decide,
    local_moment,
    read_moment,
    read_points,
    standing,
)
from holdem_teach.grading.naming import (
    find_exercise,
    find_student,
    find_task,
    student_name,
)
from holdem_teach.grading.outcome import rewrite_for
from holdem_teach.words import say


@dataclass(frozen=True)
class Changed:
    """A decision as it was kept, and about whom.

    ``still_excused`` tells that the exercise counts nothing, whatever its points.
    """

    student: str
    decision: Decision
    still_excused: bool = False

    def __str__(self) -> str:
        decision = self.decision
        subject = ".".join(filter(None, [decision.exercise, decision.task]))
        value = decision.value
        key = "taken_back" if value is None else "kept"
        written = f"{value:g}" if isinstance(value, float) else str(value)[:16]
        told = say(
            f"marks.{decision.kind}_{key}",
            student=one_line(self.student),
            subject=subject,
            value=written.replace("T", " "),
            author=decision.author,
            reason=decision.reason,
        )
        if not self.still_excused:
            return told
        return f"{told}\n{say('marks.still_excused', exercise=decision.exercise)}"


def override(
    out: Path, student: str, subject: str, points: str, why: Why, clone: Path | None
) -> Changed:
    """Set the points of a task, or the mark of a whole exercise; "none" takes it back.

    A task's points stand instead of what the checks found. A whole exercise's mark
    stands instead of all else, the late rule too.

    Parameters
    ----------
    subject
        A task such as "ex02.category", or an exercise such as "ex02".
    points
        From 0 to what the task or the exercise is worth, or "none".

    Raises
    ------
    WrongUse
        If there is no such student, task or exercise, or not so many points.
    """
    with last_class(out, clone) as (book, run, settings):
        exercise, task, highest = _subject(book, run, subject)
        value = read_points(points, highest)
        key = find_student(book, student), exercise, task
        return _kept(book, run, out, key, OVERRIDE, value, why, settings)


def extend(
    out: Path, student: str, exercise: str, until: str, why: Why, clone: Path | None
) -> Changed:
    """Let a student hand in an exercise until later; "none" takes it back.

    Raises
    ------
    WrongUse
        If there is no such student or exercise, that is no moment, or it is due later.
    """
    with last_class(out, clone) as (book, run, settings):
        module = find_exercise(exercise, tasks_of(book, run))
        value = read_moment(until)
        _refuse_earlier(value, module, settings)
        key = find_student(book, student), module, ""
        return _kept(book, run, out, key, EXTENSION, value, why, settings)


def excuse(
    out: Path, student: str, exercise: str, answer: str, why: Why, clone: Path | None
) -> Changed:
    """Ask a student nothing for an exercise; an answer of "none" takes it back.

    Raises
    ------
    WrongUse
        If there is no such student or exercise.
    """
    with last_class(out, clone) as (book, run, settings):
        module = find_exercise(exercise, tasks_of(book, run))
        value = None if answer == "none" else 1.0
        key = find_student(book, student), module, ""
        return _kept(book, run, out, key, EXCUSE, value, why, settings)


def _refuse_earlier(value: str | None, module: str, settings: Settings) -> None:
    due = settings.module(module).due
    if due is not None and value is not None and local_moment(value) < due:
        said = {"came": f"{local_moment(value):%Y-%m-%d %H:%M}", "module": module}
        raise WrongUse(say("marks.no_extension", due=f"{due:%Y-%m-%d %H:%M}", **said))


def _subject(book: sqlite3.Connection, run: Run, name: str) -> tuple[str, str, float]:
    """Return exercise, task and highest points; no task where an exercise is meant."""
    tasks = tasks_of(book, run)
    try:
        module = find_exercise(name, tasks)
    except WrongUse:
        module, task = find_task(name, tasks)
        find = "SELECT max_score FROM task WHERE version = ? AND name = ?"
        key = run.versions[module], task
        return module, task, float(book.execute(find, key).fetchone()[0])
    return module, "", highest_points(book, run)[module]


def _kept(
    book: sqlite3.Connection,
    run: Run,
    out: Path,
    subject: tuple[int, str, str],
    kind: str,
    value: float | str | None,
    why: Why,
    settings: Settings,
) -> Changed:
    decision = decide(book, run.course, subject, kind, value, why)
    name = student_name(book, subject[0])
    rewrite_for(book, run, out, {name}, settings)
    excused = kind == OVERRIDE and any(
        each.kind == EXCUSE and each.exercise == decision.exercise
        for each in standing(book, run.course, decision.student)
    )
    return Changed(name, decision, excused)
