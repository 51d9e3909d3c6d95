"""Marks out of a gradebook and into a file of the school's, by the course's rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from holdem_teach.course.files import WrongUse
from holdem_teach.grading.export.canvas import fill_canvas
from holdem_teach.grading.export.choosing import TOTAL, Asked
from holdem_teach.grading.export.filled import Filled
from holdem_teach.grading.export.gradescope import write_gradescope
from holdem_teach.grading.export.moodle import fill_moodle
from holdem_teach.grading.export.table import write_marks
from holdem_teach.grading.marks.courses import last_class, tasks_of
from holdem_teach.grading.marks.facts import marks_of_class
from holdem_teach.grading.naming import find_exercise
from holdem_teach.words import say

_FILLED_IN: Final = {"canvas": fill_canvas, "moodle": fill_moodle}


def export(
    out: Path,
    system: str,
    file: Path | None = None,
    *,
    mark: str = "",
    column: str = "",
    clone: Path | None = None,
) -> Filled:
    """Give out the marks of a class as a system takes them.

    Parameters
    ----------
    out
        The folder that ``grade`` has written to.
    system
        "canvas", "moodle", "gradescope" or "csv".
    file
        For Canvas and Moodle the file that the system gave, which is filled in. For the
        others where to write, by default ``OUT/marks.csv`` and ``OUT/gradescope``.
    mark
        An exercise such as "ex02", or "total"; by default what the columns are named
        after.
    column
        The title of the one column to fill in.
    clone
        A clone of the course, whose ``course.toml`` has the rules; by default the
        checkout that this package is run from.

    Raises
    ------
    CourseError
        If there is no such gradebook or mark, or the file is not one of that system;
        nothing is then changed.
    """
    if file is None and system in _FILLED_IN:
        raise WrongUse(say("export.no_file", system=system.capitalize()))
    with last_class(out, clone) as (book, run, settings):
        tasks = tasks_of(book, run)
        is_general = mark.lower() in ("", TOTAL)
        named = mark.lower() if is_general else find_exercise(mark, tasks)
        marks = marks_of_class(book, run, settings)
        if file is not None and system in _FILLED_IN:
            return _FILLED_IN[system](file, marks, Asked(named, column), list(tasks))
        if system == "gradescope":
            return write_gradescope(file or out / system, book, run, settings)
        return write_marks(file or out / "marks.csv", marks, list(tasks))
