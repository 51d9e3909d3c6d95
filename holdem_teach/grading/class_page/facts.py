"""The facts of a class page, each read from the gradebook by one question."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, NamedTuple

from holdem_teach.grading.alike import Likeness
from holdem_teach.grading.gradebook_flags import flags
from holdem_teach.grading.gradebook_runs import Run
from holdem_teach.grading.marks.sentences import Group, said_of_groups

# The marks of a class that count now.
_NOW: Final = """
    FROM counted JOIN mark ON mark.run = :run AND mark.attempt = counted.attempt
    JOIN student ON student.id = counted.student
    WHERE counted.course = :course
"""
_TASKS: Final = f"""
    SELECT exercise, task, total(status = 'passed'), count(*) {_NOW}
        AND status NOT IN ('missing', 'unrun')
    GROUP BY exercise, task
"""
_CAUSES: Final = f"""
    SELECT exercise, task, cause, count(*) AS students {_NOW} AND cause <> ''
    GROUP BY exercise, task, cause ORDER BY students DESC, exercise, task, cause
"""
_GROUPS: Final = f"""
    SELECT exercise, task, cases, name {_NOW} AND cases <> ''
    ORDER BY exercise, task, cases, name
"""
_ENDED: Final = f"""
    SELECT name, exercise, group_concat(task, ', '), status {_NOW}
        AND status IN ('crashed', 'slow', 'refused', 'unrun')
    GROUP BY counted.student, exercise, status ORDER BY status, name, exercise
"""
_NOTHING: Final = """
    SELECT name, NULL FROM enrolled JOIN student ON student.id = student
    WHERE course = :course AND student NOT IN
        (SELECT student FROM counted WHERE course = :course)
    UNION ALL
    SELECT student.name, group_concat(counted.exercise, ', ') FROM counted
    JOIN student ON student.id = counted.student
    JOIN attempt ON attempt.id = counted.attempt
    WHERE course = :course AND file IS NULL
    GROUP BY counted.student ORDER BY 1
"""
_SLOWEST: Final = """
    SELECT name, counted.exercise, computed FROM counted
    JOIN result ON result.run = :run AND result.attempt = counted.attempt
    JOIN student ON student.id = counted.student
    WHERE counted.course = :course ORDER BY computed DESC LIMIT :most
"""


class TaskFacts(NamedTuple):
    """How many of those who handed a file in have passed a task."""

    exercise: str
    task: str
    passed: float
    tried: int

    @property
    def share(self) -> float:
        """The share who passed."""
        return self.passed / self.tried


class Cause(NamedTuple):
    """A typical mistake, and how many students made it."""

    exercise: str
    task: str
    sentence: str
    students: int


@dataclass(frozen=True)
class Failing:
    """A group who fail alike, and what its teacher says to them, if anything."""

    group: Group
    students: tuple[str, ...]
    said: str


class Facts:
    """What is to be told of a class in one run; each part is read when asked for."""

    def __init__(self, book: sqlite3.Connection, run: Run) -> None:
        self._book, self._run = book, run
        self._key = {"run": run.number, "course": run.course}

    def tasks(self) -> list[TaskFacts]:
        """Return how each task went, the hardest first."""
        found = [TaskFacts(*row) for row in self._book.execute(_TASKS, self._key)]
        return sorted(found, key=lambda each: each.share)

    def causes(self) -> list[Cause]:
        """Return the typical mistakes, the commonest first."""
        return [Cause(*row) for row in self._book.execute(_CAUSES, self._key)]

    def failing(self) -> list[Failing]:
        """Return the groups without a known cause, the largest first."""
        said = said_of_groups(self._book)
        rows = self._book.execute(_GROUPS, self._key)
        groups = groupby(rows, key=lambda row: Group(*row[:3]))
        found = [
            Failing(group, tuple(row[3] for row in some), said.get(group, ""))
            for group, some in groups
        ]
        return sorted(found, key=lambda each: -len(each.students))

    def ended(self) -> Iterator[tuple[str, str, str, str]]:
        """Yield student, exercise, tasks and how they ended: badly, or not graded."""
        return self._book.execute(_ENDED, self._key)

    def nothing(self) -> Iterator[tuple[str, str | None]]:
        """Yield who handed in nothing for which exercises; None: for all."""
        return self._book.execute(_NOTHING, self._key)

    def slowest(self, most: int) -> Sequence[tuple[str, str, float]]:
        """Return the files that computed longest, in seconds."""
        return self._book.execute(_SLOWEST, self._key | {"most": most}).fetchall()

    def alike(self) -> list[Likeness]:
        """Return the files that are alike."""
        return flags(self._book, self._run.course)
