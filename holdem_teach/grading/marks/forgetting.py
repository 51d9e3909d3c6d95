"""A student forgotten: no name, file or mark stays in the gradebook or beside it."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from holdem_teach.course.files import file_error
from holdem_teach.course.plain import one_line
from holdem_teach.grading.course import course_settings
from holdem_teach.grading.gradebook import alone_in, gradebook
from holdem_teach.grading.marks.courses import last_run
from holdem_teach.grading.naming import find_student, student_name
from holdem_teach.grading.outcome import page_name, text_beside, write_outcome
from holdem_teach.words import say

# What is made of marks on request, and may name the student: to be made anew.
_MADE: Final = ("return", "gradescope", "class.html", "marks.csv")
_FILES_OF_NOBODY: Final = (
    "DELETE FROM file WHERE digest NOT IN"
    " (SELECT file FROM attempt WHERE file IS NOT NULL)"
)


def forget(out: Path, student: str, clone: Path | None = None) -> str:
    """Remove all that a gradebook and its folder hold of a student.

    The tables and pages of the last run are written anew; what was made of marks
    besides is removed. A copy that somebody made elsewhere stays.

    Raises
    ------
    CourseError
        If there is no such student, or a grader is at work there.
    """
    settings = course_settings(clone)
    with alone_in(out), gradebook(out) as book:
        number = find_student(book, student)
        courses = _courses(book, number)
        name = student_name(book, number)
        with book:
            book.execute("PRAGMA secure_delete = ON")
            book.execute("DELETE FROM student WHERE id = ?", (number,))
            book.execute(_FILES_OF_NOBODY)
            # what cannot be removed undoes all of it, so that forget can be asked again
            removed = list(_remove_made(out, name))
        # neither pages that were freed nor the log may hold what was deleted
        book.execute("VACUUM")
        book.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        for course in courses:
            write_outcome(book, last_run(book, course), out, settings)
    said = say("marks.forgotten", student=one_line(name), out=out)
    made = say("marks.removed", names=", ".join(removed)) if removed else ""
    return "\n".join(filter(None, [said, made]))


def _courses(book: sqlite3.Connection, student: int) -> list[int]:
    """Return the courses with marks of a student; the one graded last comes last."""
    found = book.execute(
        "SELECT course, max(run.id) AS last FROM counted JOIN run USING (course)"
        " WHERE student = ? GROUP BY course ORDER BY last",
        (student,),
    )
    return [course for course, _last in found]


def _remove_made(out: Path, student: str) -> Iterator[str]:
    page = out / "feedback" / page_name(student)
    for path in (page, text_beside(page)):
        _remove(path)
    for name in _MADE:
        if _remove(out / name):
            yield name


def _remove(path: Path) -> bool:
    """Remove a file or a folder; return whether it was there."""
    try:
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    except FileNotFoundError:
        return False
    except OSError as trouble:
        raise file_error("write", path, trouble) from trouble
    return True
