"""The marks as rows: one for each student and task, always."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdem_teach.checks import ModuleReport
from holdem_teach.course.files import write_aside
from holdem_teach.course.plain import one_line
from holdem_teach.course.receipt import receipt
from holdem_teach.grading.intake import Submission

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
    """One student's submission and the report of each exercise."""

    submission: Submission
    reports: tuple[ModuleReport, ...]

    @property
    def student(self) -> str:
        """The student's name."""
        return self.submission.student

    def receipt(self, module: str) -> str | None:
        """Return the receipt of an exercise's file, None where there was no file."""
        data = self.submission.files.get(module)
        return None if data is None else receipt(data)

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
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for each in graded:
        writer.writerows(map(cell, row) for row in each.rows())
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
