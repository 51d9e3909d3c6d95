"""Results into a gradebook and out of it: a row for each student and task, always."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, fields, replace
from typing import Final, NamedTuple

from holdem_teach.checks import ModuleReport, TaskReport
from holdem_teach.course.receipt import receipt
from holdem_teach.course.settings import Settings
from holdem_teach.grading.gradebook_runs import Run, now
from holdem_teach.grading.grades import Graded
from holdem_teach.grading.marks.decisions import OVERRIDE, Decision, standing
from holdem_teach.grading.marks.facts import marks_of_class
from holdem_teach.grading.marks.rules import Mark
from holdem_teach.grading.marks.sentences import Group, said_of_groups
from holdem_teach.words import say

_FIELDS: Final = tuple(field.name for field in fields(TaskReport))
_OF_MARK: Final = ", ".join(f"mark.{name}" for name in _FIELDS)


@dataclass(frozen=True)
class Result:
    """What came of one exercise file, and what that took.

    ``cpu_seconds`` is what a call was allowed, scaled to the machine; ``computed`` and
    ``waited`` are the seconds in the student's functions, of the processor and by the
    clock.
    """

    report: ModuleReport
    cpu_seconds: float
    computed: float = 0.0
    waited: float = 0.0


class Change(NamedTuple):
    """A mark that a run has changed; ``before`` and ``after`` say status and score."""

    student: str
    exercise: str
    task: str
    before: str
    after: str


def keep_result(
    book: sqlite3.Connection, run: int, attempt: int, version: int, result: Result
) -> None:
    """Write one result with all its marks, or nothing of it."""
    report = result.report
    spent = (result.cpu_seconds, result.computed, result.waited)
    row = (run, attempt, version, report.isolation, report.problem, *spent, now())
    marks = [(run, attempt, *astuple(task)) for task in report.tasks]
    places = ", ".join("?" * (2 + len(_FIELDS)))
    with book:
        key = (run, attempt)
        book.execute("DELETE FROM result WHERE run = ? AND attempt = ?", key)
        book.execute("INSERT INTO result VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        columns = ", ".join(("run", "attempt", *_FIELDS))
        book.executemany(f"INSERT INTO mark ({columns}) VALUES ({places})", marks)


def class_of(
    book: sqlite3.Connection, run: Run, settings: Settings
) -> Iterator[Graded]:
    """Yield what came of each student of the class, one at a time, by name.

    What has not been graded is unrun, and says so. Points that a teacher gave for a
    task stand instead of those that the checks found; what a whole exercise counts is
    worked out by the rules of the course.
    """
    students = book.execute(
        "SELECT DISTINCT id, name FROM counted JOIN student ON id = student"
        " WHERE course = ? ORDER BY name",
        (run.course,),
    ).fetchall()
    sentences = said_of_groups(book)
    marks = {each.person.number: each for each in marks_of_class(book, run, settings)}
    for student in students:
        yield _graded(book, run, student, sentences, marks[student[0]].marks)


def graded_of(
    book: sqlite3.Connection, run: Run, student: int, settings: Settings
) -> Graded:
    """Return what came of one student, by the number; see :func:`class_of`."""
    find = "SELECT name FROM student WHERE id = ?"
    (name,) = book.execute(find, (student,)).fetchone()
    everyone = class_of(book, run, settings)
    return next(each for each in everyone if each.student == name)


def _graded(
    book: sqlite3.Connection,
    run: Run,
    row: tuple[int, str],
    sentences: Mapping[Group, str],
    marks: tuple[Mark, ...],
) -> Graded:
    student, name = row
    counted = book.execute(
        "SELECT counted.exercise, attempt, version, data FROM counted"
        " JOIN run_version ON run_version.exercise = counted.exercise"
        " JOIN attempt ON attempt.id = attempt"
        " LEFT JOIN file ON file.digest = attempt.file"
        " WHERE course = ? AND counted.student = ? AND run = ?"
        " ORDER BY counted.exercise",
        (run.course, student, run.number),
    ).fetchall()
    decided = tuple(standing(book, run.course, student))
    reports = tuple(
        _with_given(_report(book, run.number, *each[:3]), decided) for each in counted
    )
    codes = {
        exercise: receipt(data) for exercise, _, _, data in counted if data is not None
    }
    said = {
        (report.module, task.task): sentences[key]
        for report in reports
        for task in report.tasks
        if (key := Group(report.module, task.task, task.cases)) in sentences
    }
    remarks = _remarks(book, student)
    return Graded(name, reports, codes, remarks, decided, said, marks)


def _with_given(report: ModuleReport, decided: Sequence[Decision]) -> ModuleReport:
    """Put the points that a teacher gave in the place of those of the checks."""
    given = {
        each.task: float(each.value or 0.0)
        for each in decided
        if (each.exercise, each.kind) == (report.module, OVERRIDE)
    }
    tasks = tuple(
        replace(task, score=given[task.task]) if task.task in given else task
        for task in report.tasks
    )
    return replace(report, tasks=tasks)


def _report(
    book: sqlite3.Connection, run: int, exercise: str, attempt: int, version: int
) -> ModuleReport:
    key = (run, attempt, version)
    result = book.execute(
        "SELECT isolation, problem FROM result"
        " WHERE run = ? AND attempt = ? AND version = ?",
        key,
    ).fetchone()
    if result is None:
        return unrun_report(exercise, _tasks(book, version), say("grading.not_graded"))
    found = book.execute(
        f"SELECT {_OF_MARK} FROM mark JOIN task ON name = task"
        " WHERE run = ? AND attempt = ? AND version = ? ORDER BY place",
        key,
    )
    return ModuleReport(exercise, tuple(map(_task_report, found)), result[1], result[0])


def _task_report(row: tuple[object, ...]) -> TaskReport:
    values = dict(zip(_FIELDS, row, strict=True))
    values["of_file"] = bool(values["of_file"])
    return TaskReport(**values)  # type: ignore[arg-type]


def _tasks(book: sqlite3.Connection, version: int) -> list[tuple[str, float]]:
    find = "SELECT name, max_score FROM task WHERE version = ? ORDER BY place"
    return book.execute(find, (version,)).fetchall()


def unrun_report(
    exercise: str,
    tasks: list[tuple[str, float]],
    reason: str,
    isolation: str = "process",
) -> ModuleReport:
    """Return the report of an exercise that could not be graded, which is our fault."""
    rows = tuple(
        TaskReport(name, "unrun", 0.0, points, reason, "", "", 0, 0, 0)
        for name, points in tasks
    )
    return ModuleReport(exercise, rows, None, isolation)


def _remarks(book: sqlite3.Connection, student: int) -> tuple[str, ...]:
    find = "SELECT sentence FROM remark WHERE student = ? ORDER BY place"
    return tuple(sentence for (sentence,) in book.execute(find, (student,)))


def changes(book: sqlite3.Connection, run: int) -> list[Change]:
    """Return which marks a run has changed, against the run of the course before it."""
    found = book.execute(
        "WITH earlier AS (SELECT max(old.id) AS id FROM run AS old JOIN run AS new"
        "  ON old.course = new.course AND old.id < new.id WHERE new.id = :run)"
        " SELECT student.name, attempt.exercise, after.task, before.status,"
        "  before.score, after.status, after.score FROM mark AS after"
        " JOIN mark AS before USING (attempt, task)"
        " JOIN attempt ON attempt.id = attempt JOIN student ON student.id = student"
        " WHERE after.run = :run AND before.run = (SELECT id FROM earlier)"
        "  AND (before.status, before.score) <> (after.status, after.score)"
        " ORDER BY student.name, attempt.exercise, after.task",
        {"run": run},
    )
    return [
        Change(student, exercise, task, _mark(*before), _mark(*after))
        for student, exercise, task, *marks in found
        for before, after in [(marks[:2], marks[2:])]
    ]


def _mark(status: str, score: float) -> str:
    return say("grading.mark", status=status, score=f"{score:g}")
