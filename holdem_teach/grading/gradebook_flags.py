"""What a teacher should look at: files that are alike, and what was not taken in."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from holdem_teach.course.plain import one_line
from holdem_teach.grading.alike import Likeness
from holdem_teach.words import say

MOST_SHOWN: Final = 10  # of a kind of lines, in a summary
_REMARKS: Final = """
    SELECT name, sentence FROM remark JOIN student ON id = student
    WHERE id IN (SELECT student FROM counted WHERE course = ?) AND kind = ?
    ORDER BY name, place
"""
_REFUSED: Final = """
    SELECT student.name, refused FROM counted
    JOIN attempt ON attempt.id = attempt JOIN student ON student.id = counted.student
    WHERE course = ? AND refused <> '' ORDER BY student.name, attempt.exercise
"""
_FLAGS: Final = """
    SELECT flag.exercise, student.name, kind, other.name FROM flag
    JOIN student ON student.id = student JOIN student AS other ON other.id = other
    WHERE course = ? ORDER BY flag.exercise, student.name, other.name
"""


def keep_flags(
    book: sqlite3.Connection, course: int, likenesses: Iterable[Likeness]
) -> None:
    """Keep which files are alike, instead of those that were; part of a transaction."""
    book.execute("DELETE FROM flag WHERE course = ?", (course,))
    for each in likenesses:
        # who has the published solution has that of all others who have it
        alike = [("student", other) for other in each.others]
        alike = [("solution", each.student)] if each.is_solution else alike
        book.executemany(
            "INSERT INTO flag SELECT ?, one.id, ?, ?, other.id"
            " FROM student AS one, student AS other WHERE one.name = ?"
            " AND other.name = ?",
            [(course, each.module, kind, each.student, name) for kind, name in alike],
        )


def flags(book: sqlite3.Connection, course: int) -> list[Likeness]:
    """Return which files are alike, in the order of exercise and student."""
    found: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for module, student, kind, other in book.execute(_FLAGS, (course,)):
        found.setdefault((module, student), []).append((kind, other))
    return [
        Likeness(
            student,
            module,
            any(kind == "solution" for kind, _ in alike),
            tuple(other for kind, other in alike if kind == "student"),
        )
        for (module, student), alike in found.items()
    ]


def intake_lines(
    book: sqlite3.Connection, course: int, stray: Sequence[str]
) -> Iterator[str]:
    """Yield what a teacher should know of what was, or was not, taken in."""
    if stray:
        yield say("grading.stray", names=", ".join(stray))
    notes = _by_student(book.execute(_REMARKS, (course, "note")))
    refused = _by_student(book.execute(_REFUSED, (course,)))
    left = _by_student(book.execute(_REMARKS, (course, "left")))
    for student, said in notes.items():
        yield say("grading.taken_of", student=student, notes=said)
    for student, said in refused.items():
        yield say("grading.refused_of", student=student, reasons=said)
    found = [one_line(str(each)) for each in flags(book, course)]
    yield from found[:MOST_SHOWN]
    if len(found) > MOST_SHOWN:
        yield say("grading.more_alike", count=len(found) - MOST_SHOWN)
    if others := [student for student in left if student not in refused]:
        yield say("grading.left_of", names=", ".join(others))


def _by_student(rows: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the sentences about each student, each once."""
    found: dict[str, list[str]] = {}
    for student, sentence in rows:
        said = found.setdefault(one_line(student), [])
        if sentence not in said:
            said.append(sentence)
    return {student: "; ".join(said) for student, said in found.items()}
