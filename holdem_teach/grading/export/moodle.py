"""Marks into a file that Moodle gave: an assignment's worksheet, or the gradebook's.

The *offline grading worksheet* has a row for each participant: ``Identifier``
("Participant 123"), ``Grade``, ``Maximum Grade``, ``Last modified (grade)``, by which
Moodle sees whether somebody has graded there meanwhile and which stays as it is, and a
column for feedback. The *gradebook's CSV* has ``Email address``, in which capital and
small letters differ, ``ID number`` and for each assignment ``Assignment: T (Real)``;
feedback without that column would lose grades there, so it is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from holdem_teach.course.files import CourseError
from holdem_teach.grading.export.choosing import (
    TOTAL,
    Asked,
    Filling,
    fillings,
    marked,
)
from holdem_teach.grading.export.filled import Filled
from holdem_teach.grading.export.matching import Key, Matched, match
from holdem_teach.grading.export.school_file import (
    SchoolFile,
    read_highest,
    read_school_file,
)
from holdem_teach.grading.marks.facts import Marks
from holdem_teach.grading.marks.people import Person
from holdem_teach.grading.marks.rules import Mark, shown
from holdem_teach.words import say

_IDENTIFIER: Final = "Identifier"
_GRADE: Final = "Grade"
_COMMENTS: Final = "Feedback comments"
_MAXIMUM: Final = "Maximum Grade"
_CHANGEABLE: Final = "Grade can be changed"
_PARTICIPANT: Final = re.compile(r"Participant (\d+)")
_REAL: Final = re.compile(r"(?P<kind>[^:]+): (?P<title>.+) \(Real\)", re.DOTALL)
_NUMBER: Final = re.compile(r"\d+(\.\d+)?")
_PLAIN_NOTES: Final = ("late_unknown", "not_handed_in", "set")
_FEEDBACK: Final = re.compile(r".+ \(Feedback\)", re.DOTALL)


def _participant(cell: str) -> str:
    found = _PARTICIPANT.fullmatch(cell.strip())
    return found[1] if found else ""


def _own_number(person: Person) -> Sequence[str]:
    return [person.system_number] if person.system == "moodle" else []


def _names(person: Person) -> Sequence[str]:
    system_name = person.system_name if person.system == "moodle" else ""
    return [person.full_name, system_name, person.name]


_MAIL: Final = (
    Key("Email address", lambda person: [person.email]),
    Key("ID number", lambda person: [person.id_number]),
)
_WORKSHEET_KEYS: Final = (
    Key(_IDENTIFIER, _own_number, _participant),
    *_MAIL,
    Key("Full name", _names),
)


def fill_moodle(
    path: Path, marks: Iterable[Marks], asked: Asked, modules: Sequence[str]
) -> Filled:
    """Fill marks into a file that Moodle gave.

    In a worksheet a mark is scaled to the maximum that stands in the row; the
    gradebook's file says no maximum, so points go in as they are. Feedback goes into
    cells that are empty or hold that of an earlier export.

    Raises
    ------
    CourseError
        If it is no such file, or no one column can be told; it is then unchanged.
    """
    file = read_school_file(path)
    rows = range(1, len(file.rows))
    if file.column(_IDENTIFIER) is not None and file.column(_GRADE) is not None:
        columns = [_worksheet_column(file, asked, modules)]
        matched = match(file, rows, marks, _WORKSHEET_KEYS)
    else:
        columns = _gradebook_columns(file, asked, modules)
        matched = match(file, rows, marks, _MAIL)
    done = Filled(path)
    for column in columns:
        name = file.header[column.filling.column]
        filled = [
            row for row in matched.rows if _fill(file, row, matched, column, done)
        ]
        done.filled[name] = len(filled)
    _leave(file, matched, done)
    file.write()
    return done


@dataclass(frozen=True)
class _Column:
    """A column for marks, and the one for what is said of them, if there is one."""

    filling: Filling
    feedback: int | None


def _worksheet_column(
    file: SchoolFile, asked: Asked, modules: Sequence[str]
) -> _Column:
    """Return where grades go in a worksheet, which is about one assignment alone."""
    grade = file.column(_GRADE)
    if grade is None or file.column(_MAXIMUM) is None:
        raise CourseError(say("export.no_maximum", path=file.path))
    asked = Asked(asked.mark, asked.column or _GRADE)
    (filling,) = fillings(file, {grade: _GRADE}, asked, modules)
    return _Column(filling, file.column(_COMMENTS))


def _gradebook_columns(
    file: SchoolFile, asked: Asked, modules: Sequence[str]
) -> list[_Column]:
    found = enumerate(map(_REAL.fullmatch, file.header))
    titles = {place: title["title"] for place, title in found if title}
    if not titles or all(file.column(key.column) is None for key in _MAIL):
        key = "no_grade" if any(map(_FEEDBACK.fullmatch, file.header)) else "not_moodle"
        raise CourseError(say(f"export.{key}", path=file.path))
    return [
        _Column(each, file.column(_feedback_of(file.header[each.column])))
        for each in fillings(file, titles, asked, modules)
    ]


def _feedback_of(header: str) -> str:
    return f"{header.removesuffix('(Real)')}(Feedback)"


def _fill(
    file: SchoolFile, row: int, matched: Matched, column: _Column, done: Filled
) -> bool:
    """Fill in one row; what has no mark, or may not be changed, is left as it is."""
    marks = matched.rows[row]
    mark = marked(marks, column.filling.mark)
    if file.cell(row, file.column(_CHANGEABLE)).strip() == "No":
        done.leave("export.locked", marks.person.name)
    elif mark.is_open:
        done.leave("export.open", marks.person.name)
    elif mark.excused:
        done.leave("export.excused", marks.person.name)
    else:
        file.put(row, column.filling.column, shown(_points(file, row, mark)))
        said = file.cell(row, column.feedback)
        if column.feedback is not None and _is_ours(said, mark):
            file.put(row, column.feedback, feedback(mark))
        return True
    return False


def _is_ours(said: str, mark: Mark) -> bool:
    """Tell whether nobody has written there, or an earlier export of this mark has."""
    best = say("marks.best_of", attempts=0)
    late = say("marks.late", days="0 days", share=0)
    told = ["", late, *(say(f"marks.{each}") for each in _PLAIN_NOTES)]
    notes = [*told, *(f"{best} {each}".strip() for each in told)]
    ours = {_shape(feedback(replace(mark, note=note))) for note in notes}
    return not said.strip() or _shape(said.strip()) in ours


def _shape(said: str) -> str:
    """Return a sentence with all numbers alike, and what follows from them."""
    return _NUMBER.sub("0", said.lower()).replace("0 day ", "0 days ")


def _points(file: SchoolFile, row: int, mark: Mark) -> float | None:
    """Return the points on the scale of a row, where it has one."""
    text = file.cell(row, file.column(_MAXIMUM)).strip()
    if not text:
        return mark.points
    return mark.share * read_highest(text, _MAXIMUM)


def feedback(mark: Mark) -> str:
    """Return what is said of a mark beside it, in plain text.

    Examples
    --------
    >>> feedback(Mark("ex02_ranking", 4.5, 10, "1 day late: 90 % of the points count"))
    'ex02_ranking: 4.5 of 10. 1 day late: 90 % of the points count.'
    """
    name = say("export.whole_course") if mark.exercise == TOTAL else mark.exercise
    points = say("course.of", score=shown(mark.points), highest=shown(mark.highest))
    said = say("export.feedback", name=name, points=points)
    return f"{said} {mark.note[0].upper()}{mark.note[1:]}." if mark.note else said


def _leave(file: SchoolFile, matched: Matched, done: Filled) -> None:
    """Note who could not be matched, by what the file says first of a person."""
    for row in matched.rows_left:
        names = (file.cell(row, place) for place in range(len(file.header)))
        if name := next((each.strip() for each in names if each.strip()), ""):
            done.leave("export.rows_left", name)
    for person in matched.people_left:
        done.leave("export.people_left", person.name)
