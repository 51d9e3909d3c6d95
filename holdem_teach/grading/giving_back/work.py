"""What one student gets back, by the names under which it came."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from holdem_teach.course.plain import plain
from holdem_teach.grading.feedback import feedback_page
from holdem_teach.grading.feedback_text import exercise_text, feedback_text
from holdem_teach.grading.giving_back.annotated import commented, with_feedback
from holdem_teach.grading.grades import Graded
from holdem_teach.grading.intake.systems import HandedOut, handed_out

PAGE: Final = "feedback.html"
_FILES: Final = """
    SELECT counted.exercise, attempt.name, data FROM counted
    JOIN attempt ON attempt.id = attempt JOIN file ON digest = file
    WHERE counted.course = ? AND counted.student = ? ORDER BY counted.exercise
"""


@dataclass(frozen=True)
class Counted:
    """A file that counts: its exercise, its path as it was handed in, and its bytes."""

    exercise: str
    name: str
    data: bytes


_NO_FILE: Final = Counted("", "", b"")


@dataclass(frozen=True)
class Work:
    """A student's feedback, the files that it is about, and where they came from.

    ``names`` are those in the archive that a system handed out.
    """

    graded: Graded
    system: str
    names: tuple[str, ...]
    counted: tuple[Counted, ...]

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Yield what goes back, by its path in the archive for the system."""
        if self.system == "canvas":
            return self._for_canvas()
        if self.system == "moodle":
            return self._for_moodle()
        return self._for_a_folder()

    def _for_canvas(self) -> Iterator[tuple[str, bytes]]:
        """Yield files under the names that Canvas handed out, and of their types.

        The files that count come back with what is said of them; if there is none, any
        other that can hold feedback does.
        """
        counted = {each.name.partition("/")[0]: each for each in self.counted}
        parts = [(name, handed_out(name)) for name in self.names]
        own = {name: plain(each.own) for name, each in parts if each}
        theirs = [name for name in own if own[name] in counted] or list(own)
        for name in theirs:
            each = counted.get(own[name], _NO_FILE)
            is_program = each.name == own[name]  # and not in an archive of that name
            data, about = (each.data, each.exercise) if is_program else (b"", "")
            made = with_feedback(name, data, self._text(about), self._page())
            if made is not None:
                yield name, made

    def _for_moodle(self) -> Iterator[tuple[str, bytes]]:
        """Yield the page, in the folder or behind the name that Moodle handed out."""
        for name in self.names[:1]:
            parts = handed_out(name)
            yield _moodle_name(name, parts), self._page().encode("utf-8")

    def _for_a_folder(self) -> Iterator[tuple[str, bytes]]:
        yield PAGE, self._page().encode("utf-8")
        for each in self.counted:
            yield f"{each.exercise}.py", commented(each.data, self._text(each.exercise))

    def _page(self) -> str:
        return feedback_page(self.graded)

    def _text(self, exercise: str) -> str:
        """Return what is said of one exercise, or of all."""
        for report in self.graded.reports:
            if report.module == exercise:
                return exercise_text(self.graded, report)
        return feedback_text(self.graded)


def _moodle_name(name: str, parts: HandedOut | None) -> str:
    if parts is None or not parts.own:
        return f"{name}/{PAGE}"
    return f"{name.removesuffix(parts.own)}{PAGE}"


def work_of(book: sqlite3.Connection, course: int, graded: Graded) -> Work:
    """Return what is known of a student's work and of where it came from."""
    student, system, names = book.execute(
        "SELECT id, system, handed_out FROM student WHERE name = ?", (graded.student,)
    ).fetchone()
    files = book.execute(_FILES, (course, student))
    counted = tuple(Counted(*row) for row in files)
    return Work(graded, system, tuple(json.loads(names)), counted)
