"""The checks of exercises on students' files, from bytes to reports."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, MutableMapping, Sequence
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
        for name in (
            *("terminal", "cacheprovider", "faulthandler", "warnings", "doctest"),
            *("unraisableexception", "threadexception"),  # they collect all garbage
        )
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
    level: str = "process",
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
    level
        The level of isolation that the file runs at, of ``sandbox.levels.LEVELS``.

    Raises
    ------
    CheckFileError
        If a file of the course cannot be used.
    NotStarted
        If the level does not work here.
    KeyboardInterrupt
        If the person stopped it.
    """
    visible = Path(check_files[0])
    exercise = Exercise(
        module,
        source,
        visible,
        read_known(visible),
        wrong_versions(solution, mistakes) if solution and mistakes else (),
        Limits(cpu_seconds=cpu_seconds),
        level,
    )
    run_items(exercise, check_files, seed)
    return report(exercise, graded=len(check_files) > 1)


def report(exercise: Exercise, *, graded: bool) -> ModuleReport:
    """Return what came of an exercise whose checks have run."""
    tasks = tuple(
        task_report(exercise, name, graded=graded) for name in exercise.records
    )
    told = (exercise.problem, exercise.level, exercise.excerpt)
    return ModuleReport(exercise.module, tasks, *told)


def run_items(exercise: Exercise, check_files: Sequence[Path], seed: str | int) -> None:
    """Run every check of an exercise in a pytest of its own, in this process."""
    try:
        run_all([(exercise, str(seed))], {exercise.module: check_files})
    finally:
        exercise.close()


def run_all(
    work: Iterable[tuple[Exercise, str]], check_files: Mapping[str, Sequence[Path]]
) -> None:
    """Run the checks of one exercise after the other in one pytest, in this process.

    Check files are collected once, however many students' files they are run on.

    Parameters
    ----------
    work
        Exercises and what their hidden inputs are drawn from. The next is asked for
        when all checks of the one before have run.
    check_files
        Of each exercise by its name, the visible check file first.

    Raises
    ------
    KeyboardInterrupt
        If the person stopped it.
    """
    watcher = _Watcher(work, check_files)
    with tempfile.TemporaryDirectory(prefix="holdem-teach-") as folder:
        files = [file for each in check_files.values() for file in each]
        copies = [shutil.copy(file, folder) for file in files]
        empty = Path(folder, "pytest.ini")
        empty.write_text("[pytest]\n", encoding="utf-8")
        options = [*_OPTIONS, "-c", str(empty), "--rootdir", folder]
        with _surroundings_out(copies):
            code = pytest.main([*options, *copies], plugins=[watcher, plugin])
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
    """What run_all adds to the plugin: the exercises, and what went wrong with us."""

    def __init__(
        self,
        work: Iterable[tuple[Exercise, str]],
        check_files: Mapping[str, Sequence[Path]],
    ) -> None:
        self.work, self.check_files = work, check_files
        self.is_broken = False
        self._not_loaded: dict[str, str] = {}  # check files by name, and why

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self._not_loaded[Path(report.nodeid).name] = str(report.longrepr)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            module = item.module.MODULE  # type: ignore[attr-defined]
            items.setdefault(module, []).append(item)
        for exercise, seed in self.work:
            session.config.stash[plugin.EXERCISES] = {exercise.module: exercise}
            session.config.stash[plugin.SEED] = seed
            try:
                self._run(exercise, items.get(exercise.module, []))
            except Exception as trouble:  # ours, whatever it is
                self._break_all(exercise, repr(trouble))
        return True

    def _run(self, exercise: Exercise, items: Sequence[pytest.Item]) -> None:
        for file in self.check_files[exercise.module]:
            if reason := self._not_loaded.get(Path(file).name):
                self._break_all(exercise, reason)
        if all(record.ended for record in exercise.records.values()):
            return  # not handed in, or all as it was handed out: nothing to call
        for item in items:
            plugin.record_of(item).items_waiting += 1
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> pytest.TestReport:
        """Note what came of a check; nobody reads a report, so it says nothing."""
        assert call.when != "collect"  # of an item there is none
        record = plugin.record_of(item)
        if call.excinfo and not call.excinfo.errisinstance(plugin.NotPassed):
            self._break(record, call.excinfo.exconly())
        elif call.when == "call":
            record.items_waiting -= 1
        return pytest.TestReport(
            item.nodeid, item.location, {}, "passed", None, call.when
        )

    def _break_all(self, exercise: Exercise, reason: str) -> None:
        for record in exercise.records.values():
            self._break(record, reason)

    def _break(self, record: Record, reason: str) -> None:
        self.is_broken = True
        record.broken = record.broken or reason
