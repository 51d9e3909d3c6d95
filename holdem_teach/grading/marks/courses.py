"""Which course of a gradebook is meant, and which of its runs counts?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from holdem_teach.course.files import WrongUse
from holdem_teach.course.settings import Settings
from holdem_teach.grading.course import course_settings
from holdem_teach.grading.gradebook import gradebook
from holdem_teach.grading.gradebook_runs import Run
from holdem_teach.grading.naming import Tasks
from holdem_teach.words import say


@contextmanager
def last_class(
    out: Path, clone: Path | None
) -> Iterator[tuple[sqlite3.Connection, Run, Settings]]:
    """Open the gradebook of a class with the run that counts and the course's rules.

    Raises
    ------
    CourseError
        If there is no such gradebook, it is of another course, or nothing is graded.
    """
    settings = course_settings(clone)
    with gradebook(out) as book:
        yield book, last_run(book, course_number(book, clone)), settings


def course_number(book: sqlite3.Connection, clone: Path | None = None) -> int:
    """Return the number of the course in a gradebook that ``course.toml`` is about.

    Rules of another course are never applied, not even where there is one course alone.
    A course that was graded without a title may be any.

    Raises
    ------
    WrongUse
        If there is none, or none of that title.
    """
    title = course_settings(clone).title
    refuse_other_course(book, title)
    titles = _titles(book)
    if not titles:
        raise WrongUse(say("marks.not_graded_yet"))
    return titles[title if title in titles else ""]


def refuse_other_course(book: sqlite3.Connection, title: str) -> None:
    """Refuse a course of another title than those that a gradebook has, if it has any.

    Raises
    ------
    WrongUse
        If it is another.
    """
    titles = _titles(book)
    there = sorted(filter(None, titles))
    if there and title not in titles:
        told = ", ".join(f'"{each}"' for each in there)
        raise WrongUse(say("marks.no_course", title=title, there=told))


def _titles(book: sqlite3.Connection) -> dict[str, int]:
    return dict(book.execute("SELECT title, id FROM course").fetchall())


def last_run(book: sqlite3.Connection, course: int) -> Run:
    """Return the last run of a course: the one whose marks count.

    Raises
    ------
    WrongUse
        If nothing has been graded.
    """
    found = book.execute(
        "SELECT id, seed, reason FROM run WHERE course = ? ORDER BY id DESC LIMIT 1",
        (course,),
    ).fetchone()
    if found is None:
        raise WrongUse(say("marks.not_graded_yet"))
    number, seed, reason = found
    versions = book.execute(
        "SELECT exercise, version FROM run_version WHERE run = ? ORDER BY exercise",
        (number,),
    )
    return Run(number, course, int(seed), reason, dict(versions.fetchall()))


def tasks_of(book: sqlite3.Connection, run: Run) -> Tasks:
    """Return the names of all tasks of a run, by exercise and in order."""
    find = "SELECT name FROM task WHERE version = ? ORDER BY place"
    return {
        module: [name for (name,) in book.execute(find, (version,))]
        for module, version in run.versions.items()
    }


def highest_points(book: sqlite3.Connection, run: Run) -> dict[str, float]:
    """Return what each exercise of a run is worth."""
    find = "SELECT total(max_score) FROM task WHERE version = ?"
    return {
        module: float(book.execute(find, (version,)).fetchone()[0])
        for module, version in run.versions.items()
    }
