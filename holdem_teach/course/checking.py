"""Is this exercise right? The visible checks, run on what is on disk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from holdem_teach.checks import (
    CheckFileError,
    ModuleReport,
    Task,
    module_tasks,
    run_checks,
)
from holdem_teach.course.course_toml import in_use, settings_of
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.find import Exercise, as_name, find_course, find_exercise
from holdem_teach.course.last_checks import keep_progress
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
        "ex02", "ex02_ranking" or the path of a file; "ex02.category" shows that task
        alone.

    Returns
    -------
    CheckResult
        It prints as text and, in a notebook, as a table.

    Raises
    ------
    CourseError
        If there is no course here, or no such exercise or task in it.
    """
    return check_exercise(*_wanted(as_name(exercise, "ex02")))


def _wanted(name: str) -> tuple[Exercise, Task | None]:
    """Return the exercise of a name, and the task if one is named."""
    if "." in name and not name.endswith(".py"):
        return find_task(name)
    return find_exercise(name), None


def find_task(name: str) -> tuple[Exercise, Task]:
    """Return the exercise and the task that a name such as "ex02.category" means.

    Raises
    ------
    CourseError
        If there is no course here, or no such exercise or task in it.
    """
    module, _, wanted = as_name(name, "ex02.category").partition(".")
    exercise = find_exercise(module)
    tasks = {each.name: each for each in read_tasks(exercise.check_file)}
    if wanted not in tasks:
        there = ", ".join(f"{exercise.short}.{each}" for each in tasks)
        raise WrongUse(say("course.no_such_task", name=name, there=there))
    return exercise, tasks[wanted]


def check_exercise(exercise: Exercise, task: Task | None = None) -> CheckResult:
    """Try one exercise, as :func:`check` does; one task alone may be shown."""
    settings, trouble = settings_of(exercise.course)
    source, now = exercise.source(), datetime.now()
    report = run_visible(exercise, source, settings.cpu_seconds)
    saved = None if source is None else last_saved(exercise)
    asked = settings.module(exercise.module)
    kept = keep_progress(exercise, source, report, now)
    notes = (settings.due_line(exercise.module, now), trouble, kept)
    if task is not None:
        alone = tuple(each for each in report.tasks if each.task == task.name)
        report = replace(report, tasks=alone)
    return CheckResult(exercise, report, saved, asked, notes, now)


def run_visible(
    exercise: Exercise, source: bytes | None, cpu_seconds: float
) -> ModuleReport:
    """Run the visible checks of an exercise on the bytes of a student's file.

    A call may compute for ``cpu_seconds``.

    Raises
    ------
    CourseError
        If the check file cannot be used.
    """
    read_tasks(exercise.check_file)  # says what is wrong with the file, before it runs
    try:
        return run_checks(
            exercise.module, source, [exercise.check_file], cpu_seconds=cpu_seconds
        )
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


def check_all(names: Sequence[str]) -> Iterator[CheckResult]:
    """Try the exercises or tasks named, or all that the course uses where none is.

    Each is tried when it is asked for; that they are there is looked at first.

    Raises
    ------
    CourseError
        If there is no course here, or no such exercise in it.
    """
    wanted = (
        [_wanted(name) for name in names]
        if names
        else [(exercise, None) for exercise in in_use(find_course())]
    )
    return (check_exercise(*each) for each in wanted)
