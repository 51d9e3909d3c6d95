"""What is given out of a gradebook: the marks as a table, pages, and a summary."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdem_teach.checks.report import STATUSES, TaskReport
from holdem_teach.course.files import digest, write_aside
from holdem_teach.course.plain import one_line
from holdem_teach.course.settings import Settings
from holdem_teach.grading.feedback import feedback_page
from holdem_teach.grading.feedback_text import feedback_text
from holdem_teach.grading.gradebook_flags import MOST_SHOWN, flags, intake_lines
from holdem_teach.grading.gradebook_results import Change, changes, class_of
from holdem_teach.grading.gradebook_runs import Run
from holdem_teach.grading.grades import Graded, write_grades, write_table
from holdem_teach.words import plural, say

_NO_NAME: Final = re.compile(r'[\x00-\x1f<>:"/\\|?*]')  # what not every disk takes
_LONGEST_NAME: Final = 200  # bytes; most disks take 255, and a little is put before it


@dataclass(frozen=True)
class Batch:
    """A class that was graded: how much of it now, what came of it, where it stands.

    ``graded`` counts the files that were graded now, ``statuses`` the rows of the
    class, those whose turn has not come apart from what could not be graded;
    ``changes`` are the marks that this run has changed, if it is not the first.
    """

    run: Run
    graded: int
    students: int
    statuses: Counter[str]
    changes: tuple[Change, ...]
    lines: tuple[str, ...]
    out: Path

    def __str__(self) -> str:
        rows = plural(self.statuses.total(), "row")
        students = plural(self.students, "student")
        graded = plural(self.graded, "file")
        counted = ((each, self.statuses[each]) for each in (*STATUSES, _waiting()))
        told = (f"{number} {each}" for each, number in counted if number)
        lines = [
            say("grading.done", students=students, rows=rows, graded=graded),
            ", ".join(told),
            *self.lines,
            *self._changed(),
        ]
        if unrun := self.statuses["unrun"]:
            lines.append(say("grading.some_unrun", rows=plural(unrun, "row")))
        lines.append(say("grading.written", out=self.out, seed=self.run.seed))
        return "\n".join(lines)

    def _changed(self) -> Iterator[str]:
        if self.run.reason == "first" or not self.graded:
            return
        reason = say(f"grading.run_{self.run.reason}")
        marks = plural(len(self.changes), "mark")
        yield say("grading.new_run", run=self.run.number, reason=reason, marks=marks)
        for change in self.changes[:MOST_SHOWN]:
            yield say("grading.change", **change._asdict())
        if len(self.changes) > MOST_SHOWN:
            yield say("grading.more_changes", count=len(self.changes) - MOST_SHOWN)


def write_outcome(
    book: sqlite3.Connection,
    run: Run,
    out: Path,
    settings: Settings,
    stray: Sequence[str] = (),
    graded: int = 0,
) -> Batch:
    """Write ``grades.csv`` and a page for each student; return the summary.

    The marks that differ from those of the run before are written to ``changes.csv``,
    and files that are alike to ``alike.csv``.
    """
    statuses: Counter[str] = Counter()
    pages: set[str] = set()
    everyone = _with_pages(book, run, out, settings, statuses, pages)
    write_grades(out / "grades.csv", everyone)
    changed = tuple(changes(book, run.number))
    if run.reason != "first":
        write_table(out / "changes.csv", Change._fields, changed)
    alike = flags(book, run.course)
    rows = ((each.student, each.module, str(each)) for each in alike)
    write_table(out / "alike.csv", ("student", "exercise", "message"), rows)
    lines = (*intake_lines(book, run.course, stray), *_old_pages(out, pages))
    return Batch(run, graded, len(pages), statuses, changed, lines, out)


def _with_pages(
    book: sqlite3.Connection,
    run: Run,
    out: Path,
    settings: Settings,
    statuses: Counter[str],
    pages: set[str],
) -> Iterator[Graded]:
    """Yield each student when the page is written; count rows and note pages."""
    for each in class_of(book, run, settings):
        pages.add(_write_page(out, each).casefold())
        tasks = (task for report in each.reports for task in report.tasks)
        statuses.update(map(_status, tasks))
        yield each


def _status(task: TaskReport) -> str:
    return _waiting() if task.message == _waiting() else task.status


def _waiting() -> str:
    return say("grading.not_graded")


def rewrite_for(
    book: sqlite3.Connection,
    run: Run,
    out: Path,
    students: Collection[str],
    settings: Settings,
) -> None:
    """Write ``grades.csv`` and the pages of students whom something has changed for."""
    write_grades(out / "grades.csv", _with_pages_of(book, run, out, students, settings))


def _with_pages_of(
    book: sqlite3.Connection,
    run: Run,
    out: Path,
    students: Collection[str],
    settings: Settings,
) -> Iterator[Graded]:
    for each in class_of(book, run, settings):
        if each.student in students:
            _write_page(out, each)
        yield each


def _write_page(out: Path, graded: Graded) -> str:
    name = page_name(graded.student)
    path = out / "feedback" / name
    write_aside(path, feedback_page(graded).encode("utf-8"))
    write_aside(text_beside(path), feedback_text(graded).encode("utf-8"))
    return name


def text_beside(page: Path) -> Path:
    """Return where the same stands in Markdown."""
    return page.with_name(f"{page.name.removesuffix('.html')}.md")


def page_name(student: str) -> str:
    """Return the name of a student's page, one that every disk takes.

    Examples
    --------
    >>> page_name("ann"), len(page_name("ann" * 100))
    ('ann.html', 58)
    >>> page_name("a/b").startswith("a_b-")
    True
    """
    name, plain = f"{student}.html", _NO_NAME.sub("_", student)
    if plain == student and len(name.encode("utf-8")) <= _LONGEST_NAME:
        return name
    return f"{plain[:40]}-{digest(student.encode('utf-8'))[:12]}.html"


def _old_pages(out: Path, pages: set[str]) -> Iterator[str]:
    """Name the pages of students who are not in this class."""
    found = sorted(path.name for path in (out / "feedback").glob("*.html"))
    old = [one_line(name) for name in found if name.casefold() not in pages]
    if old:
        yield say("grading.old_pages", names=", ".join(old))
