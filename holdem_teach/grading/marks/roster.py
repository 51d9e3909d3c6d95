"""Who sits in the class? Read from a CSV file, kept beside what was handed in."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from unicodedata import normalize

from holdem_teach.course.files import make_folder
from holdem_teach.course.plain import compared, one_line, plain
from holdem_teach.grading.course import course_settings
from holdem_teach.grading.gradebook import gradebook
from holdem_teach.grading.gradebook_intake import keep_course
from holdem_teach.grading.marks.courses import refuse_other_course
from holdem_teach.grading.naming import some_of
from holdem_teach.grading.tables import read_table, wrong_line
from holdem_teach.words import plural, say

# The columns of a roster, and those of the table of students that they go to.
_COLUMNS: Final = {
    "name": "full_name",
    "id": "id_number",
    "email": "email",
    "login": "login",
}
_MOST_SHOWN: Final = 10

Row = Mapping[str, str]


@dataclass(frozen=True)
class Roster:
    """A roster that was read: who has handed in nothing, and who is not on it."""

    path: Path
    students: tuple[str, ...]
    nothing: tuple[str, ...]
    strangers: tuple[str, ...]

    def __str__(self) -> str:
        students = plural(len(self.students), "student")
        return "\n".join(
            [
                say("marks.roster", path=self.path, students=students),
                *_listed("marks.roster_nothing", self.nothing),
                *_listed("marks.roster_strangers", self.strangers),
            ]
        )


def _listed(key: str, names: tuple[str, ...]) -> Iterator[str]:
    if names:
        yield say(key, names=some_of(names, _MOST_SHOWN))


def enrol(out: Path, file: Path, clone: Path | None = None) -> Roster:
    """Put a roster in the place of the one that a gradebook has.

    Parameters
    ----------
    out
        The folder that ``grade`` writes to; made where it is missing.
    file
        CSV in UTF-8. The column ``student`` has the name under which a student's files
        are handed in; ``name``, ``id``, ``email`` and ``login`` say what the school
        calls the same person, so that its own files can be filled in.
    clone
        A clone of the course; by default the checkout that this package is run from.

    Raises
    ------
    CourseError
        If a line of the file is not right, or the gradebook is of another course;
        nothing is then changed.
    """
    rows = list(_rows(file))
    title = course_settings(clone).title
    make_folder(out)
    with gradebook(out, new=True) as book:
        refuse_other_course(book, title)
        course = keep_course(book, title)
        rows = _named_as_known(book, rows)
        with book:
            book.execute("DELETE FROM enrolled WHERE course = ?", (course,))
            book.executemany(_KEEP, rows)
            key = [(course, row["student"]) for row in rows]
            book.executemany(_ENROL, key)
        names = tuple(row["student"] for row in rows)
        return Roster(file, names, *_compared(book, course, names))


_KEEP: Final = """
    INSERT INTO student (name, system, system_name, system_number, handed_out,
        full_name, id_number, email, login)
    VALUES (:student, '', '', '', '[]', :name, :id, :email, :login)
    ON CONFLICT (name) DO UPDATE SET full_name = excluded.full_name,
        id_number = excluded.id_number, email = excluded.email, login = excluded.login
"""
_ENROL: Final = "INSERT INTO enrolled SELECT ?, id FROM student WHERE name = ?"


def _named_as_known(book: sqlite3.Connection, rows: Sequence[Row]) -> list[Row]:
    """Return rows under the names by which a gradebook knows the same students.

    No two rows have names that are alike, so no two become one student.
    """
    known: dict[str, list[str]] = defaultdict(list)
    for (name,) in book.execute("SELECT name FROM student"):
        known[compared(name)].append(name)
    return [
        {**row, "student": _as_known(row["student"], known[compared(row["student"])])}
        for row in rows
    ]


def _as_known(name: str, alike: Sequence[str]) -> str:
    is_clear = len(alike) == 1 and name not in alike
    return alike[0] if is_clear else name


def _rows(file: Path) -> Iterator[Row]:
    """Yield the rows of a roster; nothing in it may be the same for two students."""
    seen: dict[tuple[str, str], int] = {}
    for line, row in read_table(file, ["student"], list(_COLUMNS)):
        read = {column: row.get(column, "").strip() for column in _COLUMNS}
        read["student"] = plain(normalize("NFC", row["student"].strip()))
        if not read["student"]:
            raise wrong_line(file, line, say("marks.roster_empty"))
        for column in ("student", "id", "email", "login"):
            key = column, compared(read[column])
            if read[column] and key in seen:
                said = {"came": one_line(read[column]), "line": seen[key]}
                raise wrong_line(file, line, say("marks.roster_twice", **said))
            seen[key] = line
        yield read


def _compared(
    book: sqlite3.Connection, course: int, names: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return who is on the roster alone, and who has handed in and is not on it."""
    counted = book.execute(
        "SELECT DISTINCT name FROM counted JOIN student ON id = student"
        " WHERE course = ? ORDER BY name",
        (course,),
    )
    handed_in = {name: None for (name,) in counted}
    nothing = tuple(name for name in names if name not in handed_in)
    strangers = tuple(name for name in handed_in if name not in set(names))
    return nothing, strangers
