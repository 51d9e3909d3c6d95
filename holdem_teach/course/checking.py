"""Is this exercise right? The visible checks, run on what is on disk."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from holdem_teach.checks import (
    CheckFileError,
    ModuleReport,
    Task,
    module_tasks,
    run_checks,
)
from holdem_teach.course.files import CourseError
from holdem_teach.course.find import Exercise, find_course, find_exercise
from holdem_teach.course.plain import one_line
from holdem_teach.course.result import CheckResult
from holdem_teach.words import say


def check(exercise: str) -> CheckResult:
    """Try what you have saved of an exercise on its visible checks.

    Your file runs in a process of its own, so that an endless loop ends. Nothing is
    awarded: the points are provisional.

    Parameters
    ----------
    exercise
        "ex02", "ex02_ranking" or the path of a file.

    Returns
    -------
    CheckResult
        It prints as text and, in a notebook, as a table.

    Raises
    ------
    CourseError
        If there is no course here, or no such exercise in it.
    """
    return check_exercise(find_exercise(exercise))


def check_exercise(exercise: Exercise) -> CheckResult:
    """Try one exercise, as :func:`check` does."""
    source = exercise.source()
    report = run_visible(exercise, source)
    saved = None if source is None else last_saved(exercise)
    return CheckResult(exercise, report, saved)


def run_visible(exercise: Exercise, source: bytes | None) -> ModuleReport:
    """Run the visible checks of an exercise on the bytes of a student's file.

    Raises
    ------
    CourseError
        If the check file cannot be used.
    """
    read_tasks(exercise.check_file)  # says what is wrong with the file, before it runs
    try:
        return run_checks(exercise.module, source, [exercise.check_file])
    except CheckFileError as trouble:
        raise _bad_check_file(exercise.check_file, trouble) from trouble


def read_tasks(check_file: Path) -> tuple[Task, ...]:
    """Return the tasks that a check file declares.

    Raises
    ------
    CourseError
        If the file cannot be read, or does not declare them as it should.
    """
    try:
        return module_tasks(check_file)
    except (OSError, SyntaxError, UnicodeDecodeError, CheckFileError) as trouble:
        raise _bad_check_file(check_file, trouble) from trouble


def _bad_check_file(path: Path, trouble: Exception) -> CourseError:
    said = {"path": path, "trouble": one_line(str(trouble))}
    return CourseError(say("course.bad_check_file", **said))


def last_saved(exercise: Exercise) -> datetime:
    """Return when the student's file was last saved, in local time."""
    return datetime.fromtimestamp(exercise.path.stat().st_mtime)


def check_all(names: Sequence[str]) -> list[CheckResult]:
    """Try the exercises named, or all of the course where none is.

    Raises
    ------
    CourseError
        If there is no course here, or no such exercise in it.
    """
    exercises = [find_exercise(name) for name in names] or find_course().exercises()
    return [check_exercise(exercise) for exercise in exercises]
