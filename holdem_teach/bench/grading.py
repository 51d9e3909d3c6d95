"""What grading costs beside the students' own functions, next to plain pytest."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdem_teach.bench.classes import make_class, without_matches
from holdem_teach.bench.peers import Peer
from holdem_teach.bench.plain_pytest import INSIDE
from holdem_teach.course.material import checkout
from holdem_teach.course.settings import Settings
from holdem_teach.grading.course import GradedExercise, graded_exercises
from holdem_teach.grading.gradebook import NAME
from holdem_teach.words import say

_AT_A_TIME: Final = 2
_KINDS: Final = ("solution", "mistake", "stub", "mistake")
_STUDENTS: Final = 24
_SAMPLE: Final = 8  # of them, for pytest, which takes far longer
_LEAN: Final = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
_CONFTEST: Final = (
    "import sys\nsys.path.insert(0, {exercises!r})\n"
    'pytest_plugins = ["holdem_teach.bench.plain_pytest"]\n'
)


@dataclass(frozen=True)
class Spent:
    """Seconds of so many students: by the clock, and in their functions."""

    students: int
    wall: float
    inside: float

    @property
    def overhead(self) -> float:
        """Seconds for each student beside the functions, two students at a time."""
        return (_AT_A_TIME * self.wall - self.inside) / self.students


def grading_overhead(_: Sequence[Peer]) -> Iterator[str]:
    """Overhead for each student of a class: ours, and plain pytest's.

    pytest runs in a process for each student, on the same check files, once as it is
    installed here and once without loading any plugins.
    """
    if checkout() is None:
        yield say("bench.no_checkout")
        return
    exercises = without_matches(graded_exercises(None, Settings()))
    with tempfile.TemporaryDirectory() as folder:
        handed_in = Path(folder, "in")
        make_class(handed_in, exercises, _STUDENTS, _KINDS)
        sample = sorted(handed_in.iterdir())[:_SAMPLE]
        _prepare(sample, exercises)
        _pytest(sample, _LEAN)  # compiles what is compiled, and fills pytest's cache
        spent = {
            "lean": _pytest(sample, _LEAN),
            "ours": _ours(handed_in, Path(folder, "out")),
            "pytest": _pytest(sample, {}),
        }
    ours = spent["ours"].overhead
    yield say("bench.overhead", milliseconds=1000 * ours, students=_STUDENTS)
    for name in ("pytest", "lean"):
        theirs = spent[name].overhead
        fields = {"milliseconds": 1000 * theirs, "share": ours / theirs}
        yield say(f"bench.overhead_{name}", **fields)


def _prepare(students: Sequence[Path], exercises: Sequence[GradedExercise]) -> None:
    """Put the check files beside each student's files, where plain pytest runs them."""
    for student in students:
        checks = student / "checks"
        checks.mkdir()
        for exercise in exercises:
            for file in exercise.check_files:
                shutil.copy(file, checks)
        conftest = _CONFTEST.format(exercises=str(student))
        (student / "conftest.py").write_text(conftest, encoding="utf-8")


def _ours(handed_in: Path, out: Path) -> Spent:
    start = time.perf_counter()
    command = [sys.executable, "-m", "holdem_teach", "grade", str(handed_in)]
    options = ["--out", str(out), "--jobs", str(_AT_A_TIME)]
    subprocess.run(
        [*command, *options, "--minimum-isolation", "process"],
        stdout=subprocess.DEVNULL,
        check=True,
    )
    wall = time.perf_counter() - start
    with closing(sqlite3.connect(out / NAME)) as book:
        ((inside,),) = book.execute("SELECT sum(computed) FROM result")
    return Spent(_STUDENTS, wall, inside)


def _pytest(students: Sequence[Path], more: dict[str, str]) -> Spent:
    start = time.perf_counter()
    with ThreadPoolExecutor(_AT_A_TIME) as pool:
        inside = sum(pool.map(lambda each: _one_pytest(each, more), students))
    return Spent(len(students), time.perf_counter() - start, inside)


def _one_pytest(student: Path, more: dict[str, str]) -> float:
    inside = student / "inside.txt"
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "checks"],
        cwd=student,
        stdout=subprocess.DEVNULL,
        env=os.environ | {INSIDE: str(inside)} | more,
        check=False,  # students' checks fail
    )
    return float(inside.read_text(encoding="utf-8"))
