"""A gradebook in a notebook: pages in a frame, and work beside its checks."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from holdem_teach.course.files import CourseError
from holdem_teach.course.plain import one_line, plain
from holdem_teach.course.task_lines import message
from holdem_teach.grading.class_page.page import class_html
from holdem_teach.grading.feedback import feedback_page, task_head
from holdem_teach.grading.gradebook_results import graded_of
from holdem_teach.grading.html_page import document
from holdem_teach.grading.marks.courses import last_class, tasks_of
from holdem_teach.grading.naming import find_exercise, find_student
from holdem_teach.words import say

_HEIGHT: Final = 480  # pixels; a page scrolls within
_BESIDE: Final = (
    "<style>.beside{display:flex;flex-wrap:wrap;gap:1rem}"
    ".beside>*{flex:1 1 20rem;min-width:0}body{max-width:none}</style>"
)


@dataclass(frozen=True)
class Page:
    """A page of its own, shown in a frame, so that its style stays inside."""

    title: str
    html: str

    def __repr__(self) -> str:
        return self.title

    def _repr_html_(self) -> str:
        source, title = escape(self.html), escape(self.title)
        style = f"width:100%;height:{_HEIGHT}px;border:1px solid #767676"
        return f'<iframe title="{title}" style="{style}" srcdoc="{source}"></iframe>'


def show_class(out: Path, clone: Path | None = None) -> Page:
    """Return the class page of a gradebook.

    Raises
    ------
    CourseError
        If there is no such gradebook.
    """
    return Page(say("class.untitled"), class_html(Path(out), clone))


def show_student(out: Path, student: str, clone: Path | None = None) -> Page:
    """Return the page that a student is given.

    Raises
    ------
    CourseError
        If there is no such gradebook or student.
    """
    with last_class(Path(out), clone) as (book, run, settings):
        graded = graded_of(book, run, find_student(book, student), settings)
    title = say("grading.title", student=one_line(graded.student))
    return Page(title, feedback_page(graded))


def show_work(
    out: Path, student: str, exercise: str, clone: Path | None = None
) -> Page:
    """Return a student's file of an exercise beside what the checks found of it.

    Raises
    ------
    CourseError
        If there is no such gradebook, student or exercise, or nothing was handed in.
    """
    with last_class(Path(out), clone) as (book, run, settings):
        module = find_exercise(exercise, tasks_of(book, run))
        number = find_student(book, student)
        graded = graded_of(book, run, number, settings)
        row = book.execute(_SOURCE, (run.course, number, module)).fetchone()
    if row is None:
        said = {"student": one_line(student), "exercise": module}
        raise CourseError(say("class.no_work", **said))
    report = next(each for each in graded.reports if each.module == module)
    checks = "".join(
        f"{task_head(task)}<p>{escape(message(report, task))}</p>"
        for task in report.tasks
    )
    source = escape(plain(row[0].decode("utf-8-sig", "replace")))
    title = say("class.work", student=one_line(student), exercise=module)
    body = f'{_BESIDE}<div class="beside"><pre>{source}</pre><div>{checks}</div></div>'
    return Page(title, document(title, body))


_SOURCE: Final = """
    SELECT data FROM counted JOIN attempt ON attempt.id = attempt
    JOIN file ON digest = file
    WHERE counted.course = ? AND counted.student = ? AND counted.exercise = ?
"""
