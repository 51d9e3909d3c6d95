"""The checks of one exercise on one student's file, from bytes to a report."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

from holdem_teach.checks import plugin
from holdem_teach.checks.exercise import Exercise
from holdem_teach.checks.feedback import task_report
from holdem_teach.checks.known import read_known, wrong_versions
from holdem_teach.checks.record import Record
from holdem_teach.checks.report import ModuleReport
from holdem_teach.sandbox.child import ISOLATION
from holdem_teach.sandbox.reply import Limits

Value = TypeVar("Value")

# Nothing of the surroundings takes part: no plugins, configuration, conftest or cache
_OPTIONS = (
    "--disable-plugin-autoload",
    "--noconftest",
    "--import-mode=importlib",
    "--continue-on-collection-errors",
    "--assert=plain",
    "--capture=no",
    *(
        option
        for name in ("terminal", "cacheprovider", "faulthandler", "warnings", "doctest")
        for option in ("-p", f"no:{name}")
    ),
)
_VARIABLES = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DEBUG")


def run_checks(
    module: str,
    source: bytes | None,
    check_files: Sequence[Path],
    *,
    seed: str | int = "",
    solution: Path | None = None,
    mistakes: Path | None = None,
    cpu_seconds: float = 2.0,
) -> ModuleReport:
    """Run check files on a student's file and return what came of every task.

    Parameters
    ----------
    module
        The exercise, such as "ex02_ranking".
    source
        The bytes of the student's file, or None if there is none. Nothing of it is
        imported or evaluated here: it runs in a process of its own.
    check_files
        The visible check file first, then the hidden ones, if it is graded.
    seed
        What the hidden inputs are drawn from, such as course seed and student.
    solution, mistakes
        The exercise's solution and its typical wrong versions, if they are at hand
        (the grader has them); without them, causes come from the digests that stand
        beside the visible check file.
    cpu_seconds
        How long a call may compute.

    Raises
    ------
    CheckFileError
        If a file of the course cannot be used.
    KeyboardInterrupt
        If the person stopped it.
    """
    versions = wrong_versions(solution, mistakes) if solution and mistakes else ()
    visible = Path(check_files[0])
    exercise = Exercise(
        module,
        source,
        visible,
        read_known(visible),
        versions,
        Limits(cpu_seconds=cpu_seconds),
    )
    run_items(exercise, check_files, seed)
    return report(exercise, graded=len(check_files) > 1)


def report(exercise: Exercise, *, graded: bool) -> ModuleReport:
    """Return what came of an exercise whose checks have run."""
    tasks = tuple(
        task_report(exercise, name, graded=graded) for name in exercise.records
    )
    return ModuleReport(exercise.module, tasks, exercise.problem, ISOLATION)


def run_items(exercise: Exercise, check_files: Sequence[Path], seed: str | int) -> None:
    """Run every check of an exercise in a pytest of its own, in this process."""
    watcher = _Watcher(exercise, str(seed))
    with tempfile.TemporaryDirectory(prefix="holdem-teach-") as folder:
        copies = [shutil.copy(file, folder) for file in check_files]
        empty = Path(folder, "pytest.ini")
        empty.write_text("[pytest]\n", encoding="utf-8")
        options = [*_OPTIONS, "-c", str(empty), "--rootdir", folder]
        try:
            with _surroundings_out(copies):
                code = pytest.main([*options, *copies], plugins=[watcher, plugin])
        finally:
            exercise.close()
    if code == pytest.ExitCode.INTERRUPTED and not watcher.is_broken:
        raise KeyboardInterrupt


@contextmanager
def _surroundings_out(check_files: Sequence[str]) -> Iterator[None]:
    """Keep pytest's variables out, and no check file in memory: the next may differ."""
    names = [Path(file).stem for file in check_files]
    variables = {name: os.environ.pop(name, None) for name in _VARIABLES}
    modules = {name: sys.modules.pop(name, None) for name in names}
    try:
        yield
    finally:
        for name in names:
            sys.modules.pop(name, None)
        _put_back(os.environ, variables)
        _put_back(sys.modules, modules)


def _put_back(
    place: MutableMapping[str, Value], kept: Mapping[str, Value | None]
) -> None:
    for name, value in kept.items():
        if value is not None:
            place[name] = value


class _Watcher:
    """What run_checks adds to the plugin: the exercise, and what went wrong with us."""

    def __init__(self, exercise: Exercise, seed: str) -> None:
        self.exercise, self.seed, self.is_broken = exercise, seed, False

    def pytest_configure(self, config: pytest.Config) -> None:
        config.stash[plugin.EXERCISES] = {self.exercise.module: self.exercise}
        config.stash[plugin.SEED] = self.seed

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            for record in self.exercise.records.values():
                self._break(record, str(report.longrepr))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            plugin.record_of(item).items_waiting += 1

    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> None:
        record = plugin.record_of(item)
        if call.excinfo and not call.excinfo.errisinstance(plugin.NotPassed):
            self._break(record, call.excinfo.exconly())
        elif call.when == "call":
            record.items_waiting -= 1

    def _break(self, record: Record, reason: str) -> None:
        self.is_broken = True
        record.broken = record.broken or reason
