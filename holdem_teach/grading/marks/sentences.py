"""What a teacher says of a failure that nobody has named, to all who fail in that way.

A group is all whose function fails in the same public cases in the same way, in every
run and every course of the gradebook: a sentence is written once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from holdem_teach.course.files import WrongUse, digest
from holdem_teach.course.plain import one_line
from holdem_teach.grading.gradebook_runs import Run, now
from holdem_teach.words import plural, say

_CODE: Final = 6  # hexadecimal digits: enough for the groups of a term
_GROUPS: Final = "SELECT DISTINCT exercise, task, cases FROM mark JOIN attempt"
_CONCERNED: Final = """
    SELECT name FROM counted JOIN student ON student.id = counted.student
    JOIN mark ON mark.run = ? AND mark.attempt = counted.attempt
    WHERE course = ? AND exercise = ? AND task = ? AND cases = ? ORDER BY name
"""


class Group(NamedTuple):
    """All who fail a task in the same cases and in the same way."""

    exercise: str
    task: str
    cases: str

    @property
    def code(self) -> str:
        """A short name of the group, the same whenever it comes up.

        Examples
        --------
        >>> Group("ex02_ranking", "category", "category(2c 3c) wrong int").code
        '1624ef'
        """
        return digest("\n".join(self).encode("utf-8"))[:_CODE]


@dataclass(frozen=True)
class Told:
    """A sentence that was kept, about a group, and how many it reaches now."""

    group: Group
    text: str | None
    students: tuple[str, ...]

    def __str__(self) -> str:
        key = "marks.told_none" if self.text is None else "marks.told"
        students = plural(len(self.students), "student")
        return say(key, students=students, **self.group._asdict())


def said_of_groups(book: sqlite3.Connection) -> Mapping[Group, str]:
    """Return what is said of each group that something is said of."""
    found = book.execute("SELECT exercise, task, cases, text FROM said")
    return {Group(*group): text for *group, text in found}


def say_to_group(
    book: sqlite3.Connection, run: Run, code: str, text: str, author: str
) -> Told:
    """Keep a sentence for a group of this code; "none" takes an earlier one back.

    Raises
    ------
    WrongUse
        If there is no such group, or sentence or author are empty.
    """
    text, author = one_line(text), one_line(author)
    if not text or not author:
        raise WrongUse(say("marks.nothing_said"))
    group = _group(book, code.strip().lower())
    kept = None if text.lower() == "none" else text
    with book:
        book.execute(
            "INSERT INTO sentence (exercise, task, cases, text, author, made)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (*group, kept, author, now()),
        )
    return Told(group, kept, concerned(book, run, group))


def _group(book: sqlite3.Connection, code: str) -> Group:
    rows = book.execute(f"{_GROUPS} ON attempt.id = attempt WHERE cases <> ''")
    for row in rows:
        if Group(*row).code == code:
            return Group(*row)
    raise WrongUse(say("marks.no_group", code=one_line(code)))


def concerned(book: sqlite3.Connection, run: Run, group: Group) -> tuple[str, ...]:
    """Return the names of the students of a class who are in a group now."""
    key = (run.number, run.course, *group)
    return tuple(name for (name,) in book.execute(_CONCERNED, key))
