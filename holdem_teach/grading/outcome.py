"""What is given out of a gradebook: the marks as a table, pages, and a summary."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdem_teach.course.files import write_aside
from holdem_teach.course.plain import one_line
from holdem_teach.grading.feedback import feedback_page
from holdem_teach.grading.gradebook_results import Change, changes, class_of
from holdem_teach.grading.gradebook_runs import Run
from holdem_teach.grading.grades import Graded, write_grades, write_table
from holdem_teach.words import plural, say

_MOST_SHOWN: Final = 10


@dataclass(frozen=True)
class Batch:
    """A class that was graded: how much of it now, what came of it, where it stands.

    ``graded`` counts the files that were graded now, ``statuses`` the rows of the
    class; ``changes`` are the marks that this run has changed, if it is not the first.
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
        told = (f"{count} {status}" for status, count in self.statuses.most_common())
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
        if self.run.number == 1 or not (self.run.is_new or self.changes):
            return
        reason = say(f"grading.run_{self.run.reason}")
        marks = plural(len(self.changes), "mark")
        yield say("grading.new_run", run=self.run.number, reason=reason, marks=marks)
        for change in self.changes[:_MOST_SHOWN]:
            yield say("grading.change", **change._asdict())
        if len(self.changes) > _MOST_SHOWN:
            yield say("grading.more_changes", count=len(self.changes) - _MOST_SHOWN)


def write_outcome(
    book: sqlite3.Connection, run: Run, out: Path, stray: Sequence[str], graded: int
) -> Batch:
    """Write ``grades.csv`` and a page for each student; return the summary.

    The marks that a new run has changed are written to ``changes.csv``.
    """
    everyone = list(class_of(book, run.course, run.number))
    write_grades(out / "grades.csv", everyone)
    for each in everyone:
        page = feedback_page(each).encode("utf-8")
        write_aside(out / "feedback" / f"{each.student}.html", page)
    changed = tuple(changes(book, run.number))
    if changed:
        write_table(out / "changes.csv", Change._fields, changed)
    rows = Counter(task.status for g in everyone for r in g.reports for task in r.tasks)
    lines = tuple(_lines(everyone, stray, out))
    return Batch(run, graded, len(everyone), rows, changed, lines, out)


def _lines(
    everyone: Sequence[Graded], stray: Sequence[str], out: Path
) -> Iterator[str]:
    """Yield what a teacher should know of what was, or was not, taken in."""
    if stray:
        yield say("grading.stray", names=", ".join(stray))
