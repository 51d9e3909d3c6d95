"""A mark again: what was asked, what came back, and the verdict, for the teacher.

The checks run once more on the very bytes that were graded, with the inputs that the
student had. What is printed holds hidden inputs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from holdem_teach.checks.judge import call_in_words, shown
from holdem_teach.checks.record import Record, Verdict
from holdem_teach.checks.run import run_items
from holdem_teach.course.files import WrongUse
from holdem_teach.course.plain import one_line, plain
from holdem_teach.course.receipt import receipt
from holdem_teach.grading.course import course_settings, graded_exercises
from holdem_teach.grading.gradebook import gradebook
from holdem_teach.grading.gradebook_runs import own_seed
from holdem_teach.grading.isolation import best_level
from holdem_teach.grading.naming import find_student, find_task, student_name
from holdem_teach.words import plural, say

# The last mark of a task that counts, or counted, for a student.
_MARK: Final = """
    SELECT result.run, seed, isolation, cpu_seconds, made, status, score, max_score,
        message, version.digest, version.exercise, file.data, handed_in
    FROM mark JOIN result USING (run, attempt) JOIN run ON run.id = result.run
    JOIN version ON version.id = version JOIN attempt ON attempt.id = result.attempt
    LEFT JOIN file ON file.digest = attempt.file
    LEFT JOIN counted ON counted.attempt = result.attempt
    WHERE attempt.student = ? AND version.exercise = ? AND task = ?
    ORDER BY result.run DESC, counted.attempt IS NULL, made DESC LIMIT 1
"""


@dataclass(frozen=True)
class Mark:
    """A mark as it stands in the gradebook, and what it was made from."""

    run: int
    seed: str
    isolation: str
    cpu_seconds: float
    made: str
    status: str
    score: float
    max_score: float
    message: str
    version: str
    exercise: str
    source: bytes | None
    handed_in: str | None


@dataclass(frozen=True)
class Explanation:
    """A mark, and the record of its task when the checks ran once more."""

    student: str
    mark: Mark
    record: Record
    is_of_this_version: bool

    def __str__(self) -> str:
        return "\n".join([*self._head(), *self._checks(), *self._foot()])

    def _head(self) -> Iterator[str]:
        mark, task = self.mark, self.record.task.name
        said = vars(mark) | {"student": one_line(self.student), "task": task}
        yield say("grading.explain_mark", **said)
        if mark.source is None:
            yield say("grading.explain_no_file")
        else:
            code, handed_in = receipt(mark.source), mark.handed_in
            when = handed_in or say("grading.explain_no_time")
            yield say("grading.explain_file", code=code, when=when)
        yield say("grading.explain_message")
        yield from (f"  {line}" for line in plain(mark.message).splitlines())

    def _checks(self) -> Iterator[str]:
        made = [each for each in self.record.verdicts if each.call is not None]
        yield say("grading.explain_checks", checks=plural(len(made), "check"))
        yield from map(_line, made)
        if left := len(self.record.verdicts) - len(made):
            checks = plural(left, "check")
            yield say("grading.explain_not_called", checks=checks)

    def _foot(self) -> Iterator[str]:
        if not self.is_of_this_version:
            yield say("grading.explain_changed")
        now = self.record.status
        same = "same" if now == self.mark.status else "other"
        yield say(f"grading.explain_{same}", now=now, before=self.mark.status)


def _line(verdict: Verdict) -> str:
    assert verdict.call is not None
    kind = say("grading.explain_hidden") if verdict.hidden else ""
    if verdict.failure is None:
        call, value = call_in_words(verdict.call), shown(verdict.call.reply.value)
        return say("grading.explain_right", kind=kind, call=call, value=value)
    said = plain(verdict.failure.sentence)
    if verdict.hidden and not verdict.failure.of_file:  # else it says what was asked
        said = say("grading.explain_asked", said=said, asked=_asked(*verdict.asked))
    return say("grading.explain_wrong", kind=kind, said=said)


def _asked(word: str, value: Any) -> str:
    if word in ("below", "equal"):
        value = "-" if value is None else call_in_words(value)
    elif value is not None or word == "be":
        value = shown(value)
    return say(f"grading.asked_{word}", value=value)


def explain(
    out: Path, student: str, task: str, *, course: Path | None = None, least: str = ""
) -> Explanation:
    """Run the checks of one student's task again, as they ran when it was graded.

    Parameters
    ----------
    out
        The folder that ``grade`` has written to.
    student
        The name, as it stands in ``grades.csv``.
    task
        Such as "ex02.category", "ex02_ranking.category" or "category".
    course
        A clone of the course; by default the checkout that this package is run from.
    least
        The least level of isolation; by default that at which it was graded.

    Raises
    ------
    CourseError
        If there is no such gradebook, student, task or mark, or no such level here.
    """
    exercises = graded_exercises(course, course_settings(course))
    tasks = {each.module: [t.name for t in each.tasks] for each in exercises}
    module, name = find_task(task, tasks)
    exercise = next(each for each in exercises if each.module == module)
    with gradebook(out) as book:
        student = student_name(book, find_student(book, student))
        mark = _mark(book, student, exercise.module, name)
    level = best_level(least or mark.isolation)
    checked = exercise.opened(mark.source, mark.cpu_seconds, level)
    run_items(checked, exercise.check_files, own_seed(mark.seed, student))
    is_same = mark.version == exercise.digest
    return Explanation(student, mark, checked.records[name], is_same)


def _mark(book: sqlite3.Connection, student: str, module: str, task: str) -> Mark:
    number = find_student(book, student)
    row = book.execute(_MARK, (number, module, task)).fetchone()
    if row is None:
        said = {"student": one_line(student), "task": f"{module}.{task}"}
        raise WrongUse(say("grading.no_mark", **said))
    return Mark(*row)
