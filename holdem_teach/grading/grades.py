"""The marks as rows: one for each student and task, always; and as a CSV file."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from holdem_teach.checks import ModuleReport
from holdem_teach.course.files import write_aside
from holdem_teach.course.plain import one_line
from holdem_teach.grading.marks.decisions import Decision
from holdem_teach.grading.marks.rules import Mark

COLUMNS: Final = (
    "student",
    "exercise",
    "task",
    "score",
    "max_score",
    "status",
    "message",
    "isolation",
)
# A spreadsheet takes a cell that begins so for a formula.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


@dataclass(frozen=True)
class Graded:
    """What came of one student's work, as it stands in the gradebook.

    Attributes
    ----------
    student
        The student's name.
    reports
        Of each exercise, in order.
    receipts
        Of each exercise that was handed in, the code of the file that counts.
    remarks
        A sentence about each thing that was not taken in, or under another name.
    decisions
        What the teacher has decided about the student's marks.
    said
        What the teacher says of a failure that others have as well, by exercise and
        task.
    marks
        What each exercise counts, by the rules of the course.
    """

    student: str
    reports: tuple[ModuleReport, ...]
    receipts: Mapping[str, str] = field(default_factory=dict)
    remarks: tuple[str, ...] = ()
    decisions: tuple[Decision, ...] = ()
    said: Mapping[tuple[str, str], str] = field(default_factory=dict)
    marks: tuple[Mark, ...] = ()

    def rows(self) -> list[tuple[str, ...]]:
        """Return the student's rows, their cells in the order of ``COLUMNS``."""
        return [
            (
                self.student,
                report.module,
                task.task,
                f"{task.score:g}",
                f"{task.max_score:g}",
                task.status,
                task.message,
                report.isolation,
            )
            for report in self.reports
            for task in report.tasks
        ]


def write_grades(path: Path, graded: Iterable[Graded]) -> None:
    """Write the rows of all students as CSV in UTF-8, all of it or nothing."""
    write_table(path, COLUMNS, (row for each in graded for row in each.rows()))


def write_table(
    path: Path, columns: Iterable[str], rows: Iterable[Iterable[str]]
) -> None:
    """Write rows of text as CSV in UTF-8, all of it or nothing."""
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows(map(cell, row) for row in rows)
    write_aside(path, text.getvalue().encode("utf-8"))


def cell(text: str) -> str:
    """Return text as it may stand in a spreadsheet: one line, and never a formula.

    Examples
    --------
    >>> cell("=1+1"), cell("two\\nlines")
    ("'=1+1", 'two lines')
    """
    shown = one_line(text)
    return (
        f"'{shown}"
        if text.startswith(_FORMULA) or shown.startswith(_FORMULA)
        else shown
    )
