"""``OUT/return``: what each system takes back, and folders for who came from none."""

from __future__ import annotations

import os
import shutil
import sqlite3
import zipfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tqdm import tqdm

from holdem_teach.course.files import file_error, make_folder, write_aside
from holdem_teach.course.plain import one_line
from holdem_teach.course.settings import Settings
from holdem_teach.grading.giving_back.work import Work, work_of
from holdem_teach.grading.gradebook_results import class_of
from holdem_teach.grading.gradebook_runs import Run
from holdem_teach.grading.handing_out.packing import add
from holdem_teach.grading.marks.courses import last_class
from holdem_teach.grading.outcome import page_name
from holdem_teach.words import plural, say

RETURN: Final = "return"
_SYSTEMS: Final = ("canvas", "moodle")


@dataclass(frozen=True)
class Returned:
    """How many students get something back by each way, and who gets nothing."""

    folder: Path
    students: Counter[str]
    nothing: tuple[str, ...]

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        for way, count in sorted(self.students.items()):
            said = {"path": self.folder / way, "students": plural(count, "student")}
            yield say("back.written", **said)
        if self.nothing:
            names = ", ".join(map(one_line, self.nothing))
            yield say("back.nothing", names=names)


def give_back(out: Path, clone: Path | None = None) -> Returned:
    """Make what goes back to the students of a class, in ``OUT/return``.

    What was there is replaced, once all of the new is written.

    Raises
    ------
    CourseError
        If there is no such gradebook, or the folder cannot be written.
    """
    ready, aside = out / RETURN, out / f".{RETURN}.{os.getpid()}.part"
    with last_class(out, clone) as (book, run, settings):
        make_folder(aside)
        try:
            students, nothing = _write_all(book, run, aside, settings)
            shutil.rmtree(ready, ignore_errors=True)
            aside.replace(ready)
        except OSError as trouble:
            raise file_error("write", ready, trouble) from trouble
        finally:
            shutil.rmtree(aside, ignore_errors=True)
    return Returned(ready, students, nothing)


def _write_all(
    book: sqlite3.Connection, run: Run, folder: Path, settings: Settings
) -> tuple[Counter[str], tuple[str, ...]]:
    students: Counter[str] = Counter()
    nothing: list[str] = []
    with _Ways(folder) as ways:
        everyone = class_of(book, run, settings)
        for graded in tqdm(everyone, desc=say("back.progress"), disable=None):
            way = ways.give(work_of(book, run.course, graded))
            students.update([way] if way else [])
            nothing.extend([] if way else [graded.student])
    return students, tuple(nothing)


class _Ways:
    """The archives of one class, each begun by the first who needs it."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._stack = folder, ExitStack()
        self._archives: dict[str, zipfile.ZipFile] = {}

    def __enter__(self) -> _Ways:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def give(self, work: Work) -> str:
        """Give one student's work back; return which way, "" if there was nothing."""
        files = list(work.files())
        if not files:
            return ""
        if work.system not in _SYSTEMS:
            home = (
                self._folder / "files" / page_name(work.graded.student)[: -len(".html")]
            )
            for name, data in files:
                write_aside(home / name, data)
            return "files"
        for name, data in files:
            add(self._archive(work.system), name, data)
        return f"{work.system}.zip"

    def _archive(self, system: str) -> zipfile.ZipFile:
        if system not in self._archives:
            made = zipfile.ZipFile(self._folder / f"{system}.zip", "w")
            self._archives[system] = self._stack.enter_context(made)
        return self._archives[system]
