"""The pytest plugin behind every check: fixtures, and what comes of each item.

It is loaded by a student's copy's own conftest, and by :func:`run_checks`; never by an
entry point, which would load it everywhere. In a student's copy the exercise files
stand in ``exercises/`` and the digests beside the check files.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import Any

import pytest

from holdem_teach.checks import feedback
from holdem_teach.checks.exercise import Exercise
from holdem_teach.checks.known import read_known
from holdem_teach.checks.record import Record
from holdem_teach.checks.student import Student
from holdem_teach.words import say

EXERCISES = pytest.StashKey[dict[str, Exercise]]()
SEED = pytest.StashKey[str]()


class NotPassed(pytest.fail.Exception):  # type: ignore[name-defined, misc]
    """A check that did not pass: pytest shows its sentences, not the check's text."""

    __module__ = "builtins"  # its short name in pytest's summary

    def __init__(self, message: str) -> None:
        super().__init__(message, pytrace=False)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known, and begin with no exercise under check."""
    line = "holdem_task(task, hidden): the check of one task of an exercise"
    config.addinivalue_line("markers", line)
    config.stash.setdefault(EXERCISES, {})
    config.stash.setdefault(SEED, "")


def pytest_unconfigure(config: pytest.Config) -> None:
    """End the processes that the students' files ran in."""
    for exercise in config.stash.get(EXERCISES, {}).values():
        exercise.close()


@pytest.fixture
def student(request: pytest.FixtureRequest) -> Student:
    """What the student wrote for this task; its functions can be called."""
    declared, hidden = _declared(request.node)
    return _exercise(request.node).student(declared, hidden=hidden)


@pytest.fixture
def draw(request: pytest.FixtureRequest) -> random.Random:
    """Chance for one task's hidden inputs: the same for the same seed."""
    name, _ = _declared(request.node)
    seed = request.config.stash[SEED]
    return random.Random(f"{seed}/{request.module.MODULE}/{name}")


def _declared(item: pytest.Item) -> tuple[str, bool]:
    marker = item.get_closest_marker("holdem_task")
    if marker is None:
        raise pytest.UsageError(say("checks.no_task", item=item.name))
    return marker.args[0].name, marker.kwargs["hidden"]


def _exercise(item: pytest.Item) -> Exercise:
    """Return the exercise of a check, made from the student's copy when first asked."""
    module = item.module.MODULE  # type: ignore[attr-defined]
    open_ones = item.config.stash[EXERCISES]
    if module not in open_ones:
        file = item.path.parent.parent / "exercises" / f"{module}.py"
        source = file.read_bytes() if file.is_file() else None
        known = read_known(item.path)
        open_ones[module] = Exercise(module, source, item.path, known)
    return open_ones[module]


def record_of(item: pytest.Item) -> Record:
    """Return the record of the task that an item checks."""
    return _exercise(item).records[_declared(item)[0]]


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    """Run a check to its end, then fail if one of its calls was not right."""
    if pyfuncitem.get_closest_marker("holdem_task") is None:
        return (yield)
    record = record_of(pyfuncitem)
    counted = record.total
    called = yield
    if record.total == counted:
        raise RuntimeError(say("checks.compared_nothing", item=pyfuncitem.name))
    if record.failure is not None:
        report = feedback.task_report(
            _exercise(pyfuncitem), record.task.name, graded=False
        )
        steps = feedback.next_steps(pyfuncitem.module.MODULE, report)
        raise NotPassed("\n".join([report.message, *steps]))
    return called


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Print the points of a student's copy so far."""
    for module, exercise in config.stash[EXERCISES].items():
        reports = [
            feedback.task_report(exercise, name, graded=False)
            for name in exercise.records
        ]
        terminalreporter.section(module)
        for report in reports:
            terminalreporter.line(say("checks.points_line", **vars(report)))
        points = sum(report.score for report in reports)
        of = sum(report.max_score for report in reports)
        terminalreporter.line(say("checks.points_so_far", points=points, of=of))
