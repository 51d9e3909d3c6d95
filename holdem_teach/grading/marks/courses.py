"""Which course of a gradebook is meant, and which of its runs counts?"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from holdem_teach.course.files import WrongUse
from holdem_teach.grading.course import course_settings
from holdem_teach.grading.gradebook_runs import Run
from holdem_teach.grading.naming import Tasks
from holdem_teach.words import say


def course_number(book: sqlite3.Connection, clone: Path | None = None) -> int:
    """Return the number of the course of a gradebook.

    Most gradebooks hold one; of several it is the one that ``course.toml`` names.

    Raises
    ------
    WrongUse
        If there is none, or none of that title.
    """
    titles = dict(book.execute("SELECT title, id FROM course").fetchall())
    if len(titles) == 1:
        return int(next(iter(titles.values())))
    title = course_settings(clone).title
    if title not in titles:
        there = ", ".join(f'"{each}"' for each in titles) or "-"
        raise WrongUse(say("marks.no_course", title=title, there=there))
    return int(titles[title])


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
