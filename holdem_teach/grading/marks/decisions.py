"""What a teacher decided about a student's mark: rows, of which the last counts.

A decision has an author, a time and a reason. None is ever changed or removed: to take
one back is a decision as well.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import datetime, time
from typing import Final, NamedTuple

from holdem_teach.course.files import WrongUse
from holdem_teach.course.plain import one_line
from holdem_teach.grading.gradebook_runs import now
from holdem_teach.words import say

OVERRIDE: Final = "override"
EXTENSION: Final = "extension"
EXCUSE: Final = "excuse"
_COLUMNS: Final = "student, exercise, task, kind, value, author, reason, made"


class Decision(NamedTuple):
    """One decision; ``task`` is empty where it is about the exercise as a whole.

    ``value`` is what was decided: points, a moment in ISO 8601, 1 for an excuse; None
    if an earlier decision is taken back.
    """

    student: int
    exercise: str
    task: str
    kind: str
    value: float | str | None
    author: str
    reason: str
    made: str


class Why(NamedTuple):
    """Who decides, and for what reason."""

    author: str
    reason: str


def decide(
    book: sqlite3.Connection,
    course: int,
    subject: tuple[int, str, str],
    kind: str,
    value: float | str | None,
    why: Why,
) -> Decision:
    """Keep a decision about a student's exercise or task, and return it.

    Raises
    ------
    WrongUse
        If author or reason are empty.
    """
    author, reason = map(one_line, why)
    if not author or not reason:
        raise WrongUse(say("marks.no_reason"))
    decision = Decision(*subject, kind, value, author, reason, now())
    with book:
        book.execute(
            f"INSERT INTO decision (course, {_COLUMNS})"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (course, *decision),
        )
    return decision


def standing(
    book: sqlite3.Connection, course: int, student: int | None = None
) -> Iterator[Decision]:
    """Yield the decisions that count, of a student or of all, by student."""
    found = book.execute(
        f"SELECT {_COLUMNS} FROM standing WHERE course = ?"
        " AND (? IS NULL OR student = ?) ORDER BY student, exercise, task, kind",
        (course, student, student),
    )
    return (Decision(*row) for row in found)


def read_points(text: str, highest: float) -> float | None:
    """Read points from 0 to the highest; "none" takes earlier ones back.

    Raises
    ------
    WrongUse
        If it is neither.

    Examples
    --------
    >>> read_points("1.5", 2), read_points("none", 2)
    (1.5, None)
    """
    if text.lower() == "none":
        return None
    try:
        points = float(text)
    except ValueError:
        points = -1.0
    if not 0 <= points <= highest:
        said = {"came": one_line(text), "highest": f"{highest:g}"}
        raise WrongUse(say("marks.bad_points", **said))
    return points


def local_moment(kept: str) -> datetime:
    """Return a moment as it was kept by the clock on the wall, as due dates are."""
    return datetime.fromisoformat(kept).astimezone().replace(tzinfo=None)


def read_moment(text: str) -> str | None:
    """Read a moment; a date alone lasts until its last minute, "none" takes one back.

    Raises
    ------
    WrongUse
        If it is none.

    Examples
    --------
    >>> read_moment("2026-10-05")[:16], read_moment("none")
    ('2026-10-05T23:59', None)
    """
    if text.lower() == "none":
        return None
    try:
        moment = datetime.fromisoformat(text.strip())
        if len(text.strip()) <= len("2026-10-05"):
            moment = datetime.combine(moment, time(23, 59))
        return moment.astimezone().isoformat()
    except (ValueError, OverflowError, OSError) as trouble:
        raise WrongUse(say("marks.bad_moment", came=one_line(text))) from trouble
