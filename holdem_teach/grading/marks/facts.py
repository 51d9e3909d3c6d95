"""The facts that marks are made of, read from a gradebook one student at a time."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from holdem_teach.course.settings import Settings
from holdem_teach.grading.gradebook_runs import Run
from holdem_teach.grading.marks.courses import highest_points
from holdem_teach.grading.marks.decisions import (
    EXCUSE,
    EXTENSION,
    OVERRIDE,
    Decision,
    local_moment,
    standing,
)
from holdem_teach.grading.marks.people import Person, people
from holdem_teach.grading.marks.rules import Attempt, Mark, Work, dropped, mark, total

# What came, each with the points of the last run that has any of it. What a teacher
# gave for a task stands instead of what the checks found.
_ATTEMPTS: Final = """
    SELECT counted.student, counted.exercise, result.run, handed_in, attempt.late,
        total(coalesce(given.value, score)),
        total(status = 'unrun' AND given.value IS NULL)
    FROM counted
    JOIN attempt ON attempt.student = counted.student
        AND attempt.exercise = counted.exercise
        AND (:all OR attempt.id = counted.attempt)
    LEFT JOIN result ON result.attempt = attempt.id AND result.run =
        (SELECT max(run) FROM result AS any_run WHERE any_run.attempt = attempt.id
            AND run IN (SELECT id FROM run WHERE course = :course))
    LEFT JOIN mark ON mark.run = result.run AND mark.attempt = attempt.id
    LEFT JOIN standing AS given ON given.course = :course AND kind = 'override'
        AND given.student = counted.student AND given.exercise = counted.exercise
        AND given.task = mark.task
    WHERE counted.course = :course AND (attempt.file IS NOT NULL OR refused <> '')
    GROUP BY attempt.id
    ORDER BY counted.student, counted.exercise, attempt.id = counted.attempt, attempt.id
"""


@dataclass(frozen=True)
class Marks:
    """What all exercises of one student count, and the whole course in percent."""

    person: Person
    marks: tuple[Mark, ...]
    total: float | None

    @property
    def is_excused(self) -> bool:
        """Whether nothing at all is asked of the student."""
        return all(each.excused for each in self.marks)


@dataclass
class _Decided:
    """What is decided about one exercise of a student."""

    tasks: dict[str, float] = field(default_factory=dict)
    until: datetime | None = None
    excused: bool = False

    def take(self, decision: Decision) -> None:
        if decision.kind == OVERRIDE:
            self.tasks[decision.task] = float(decision.value or 0.0)
        elif decision.kind == EXTENSION:
            self.until = local_moment(str(decision.value))
        elif decision.kind == EXCUSE:
            self.excused = True


def marks_of_class(
    book: sqlite3.Connection, run: Run, settings: Settings
) -> Iterator[Marks]:
    """Yield the marks of each student of a class, in the order of their numbers.

    Parameters
    ----------
    run
        The run that counts.
    settings
        What ``course.toml`` says: due dates, weights and rules.
    """
    highest = highest_points(book, run)
    decided = _decided(book, run.course)
    everyone = _by_student(book, run, best=settings.marks.best_attempt)
    waiting = next(everyone, None)
    for person in people(book, run.course):
        tried: Mapping[str, tuple[Attempt, ...]] = {}
        if waiting is not None and waiting[0] == person.number:
            tried, waiting = waiting[1], next(everyone, None)
        works = (
            _work(module, points, tried, decided[person.number, module])
            for module, points in highest.items()
        )
        marks = dropped([mark(work, settings) for work in works], settings)
        yield Marks(person, marks, total(marks, settings))


def _decided(
    book: sqlite3.Connection, course: int
) -> defaultdict[tuple[int, str], _Decided]:
    found: defaultdict[tuple[int, str], _Decided] = defaultdict(_Decided)
    for decision in standing(book, course):
        found[decision.student, decision.exercise].take(decision)
    return found


def _by_student(
    book: sqlite3.Connection, run: Run, *, best: bool
) -> Iterator[tuple[int, dict[str, tuple[Attempt, ...]]]]:
    """Yield the attempts that may count, by exercise, of each student who has any."""
    rows = book.execute(_ATTEMPTS, {"course": run.course, "all": best})
    for student, theirs in groupby(rows, key=itemgetter(0)):
        by_module = groupby(theirs, key=itemgetter(1))
        yield (
            student,
            {module: _attempts(run, list(some)) for module, some in by_module},
        )


def _attempts(run: Run, rows: list[tuple[Any, ...]]) -> tuple[Attempt, ...]:
    """Return the attempts of an exercise; the last has to be graded in this run."""
    *earlier, last = rows
    return (
        *(_attempt(row, row[2] is not None) for row in earlier),
        _attempt(last, last[2] == run.number),
    )


def _attempt(row: tuple[Any, ...], is_graded: bool) -> Attempt:
    _student, _exercise, _run, handed_in, late, points, unrun = row
    when = None if handed_in is None else datetime.fromisoformat(handed_in)
    is_whole = is_graded and not unrun
    return Attempt(points if is_whole else None, when, bool(late))


def _work(
    module: str,
    highest: float,
    tried: Mapping[str, tuple[Attempt, ...]],
    decided: _Decided,
) -> Work:
    attempts = tried.get(module, ())
    given = {task: points for task, points in decided.tasks.items() if task}
    if given and not attempts:  # marks without a file: a teacher saw it done
        attempts = (Attempt(sum(given.values())),)
    return Work(
        module,
        highest,
        attempts,
        decided.until,
        decided.excused,
        decided.tasks.get(""),
    )
