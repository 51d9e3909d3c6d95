"""Marks into the gradebook file that Canvas exported, to be imported there again.

Its first columns are ``Student, ID, SIS User ID, SIS Login ID, Section``; a column for
each assignment follows, ``Title (id)``, and a row ``Points Possible`` comes before the
students'. Canvas makes a new assignment of a header that it does not know, so none is
ever written. ``EX`` excuses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.grading.export.choosing import Asked, Filling, fillings, marked
from holdem_teach.grading.export.filled import Filled
from holdem_teach.grading.export.matching import Key, match
from holdem_teach.grading.export.school_file import (
    SchoolFile,
    read_highest,
    read_school_file,
)
from holdem_teach.grading.marks.facts import Marks
from holdem_teach.grading.marks.people import Person
from holdem_teach.grading.marks.rules import shown
from holdem_teach.words import say

_NEEDED: Final = ("Student", "ID")
_ASSIGNMENT: Final = re.compile(r"(?P<title>.+) \(\d+\)", re.DOTALL)
_POSSIBLE: Final = "Points Possible"
_READ_ONLY: Final = "(read only)"
_EXCUSED: Final = "EX"


def _own_number(person: Person) -> Sequence[str]:
    return [person.system_number] if person.system == "canvas" else []


_KEYS: Final = (
    Key("ID", _own_number),
    Key("SIS User ID", lambda person: [person.id_number]),
    Key("SIS Login ID", lambda person: [person.login]),
    Key("Student", lambda person: [person.full_name, person.name]),
)


def fill_canvas(
    path: Path, marks: Iterable[Marks], asked: Asked, modules: Sequence[str]
) -> Filled:
    """Fill marks into a file that Canvas exported.

    A mark is scaled to the points that the assignment is worth there.

    Raises
    ------
    CourseError
        If it is no such file, or no one column can be told; it is then unchanged.
    """
    file = read_school_file(path)
    if None in map(file.column, _NEEDED):
        raise CourseError(say("export.not_canvas", path=path))
    possible = _possible_row(file)
    matched = match(file, range(possible + 1, len(file.rows)), marks, _KEYS)
    done = Filled(path)
    for filling in fillings(file, _titles(file), asked, modules):
        highest = _highest(file, possible, filling)
        done.filled[file.header[filling.column]] = len(
            [
                row
                for row, each in matched.rows.items()
                if _fill(file, row, each, filling, highest, done)
            ]
        )
    for row in matched.rows_left:
        if name := file.cell(row, file.column("Student")).strip():
            done.leave("export.rows_left", name)
    for person in matched.people_left:
        done.leave("export.people_left", person.name)
    file.write()
    return done


def _possible_row(file: SchoolFile) -> int:
    for row in range(1, len(file.rows)):
        if file.cell(row, file.column("Student")).strip() == _POSSIBLE:
            return row
    raise CourseError(say("export.not_canvas", path=file.path))


def _titles(file: SchoolFile) -> dict[int, str]:
    found = enumerate(map(_ASSIGNMENT.fullmatch, file.header))
    return {place: title["title"] for place, title in found if title}


def _highest(file: SchoolFile, possible: int, filling: Filling) -> float | None:
    """Return what the assignment is worth in Canvas, None if it does not say."""
    text = file.cell(possible, filling.column).strip()
    if text == _READ_ONLY:
        said = {"path": file.path, "column": file.header[filling.column]}
        raise WrongUse(say("export.read_only", **said))
    return read_highest(text, file.header[filling.column]) if text else None


def _fill(
    file: SchoolFile,
    row: int,
    marks: Marks,
    filling: Filling,
    highest: float | None,
    done: Filled,
) -> bool:
    """Fill one cell; what has no mark yet is left as it is."""
    mark = marked(marks, filling.mark)
    if mark.is_open:
        done.leave("export.open", marks.person.name)
        return False
    points = mark.points if highest is None else mark.share * highest
    file.put(row, filling.column, _EXCUSED if mark.excused else shown(points))
    return True
