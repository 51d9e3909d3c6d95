"""What was handed in, kept as facts: who, which bytes, when, and what counts now."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from holdem_teach.course.files import digest
from holdem_teach.course.plain import one_line, plain
from holdem_teach.grading.intake import Attempt, Submission
from holdem_teach.words import say

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


def keep_course(book: sqlite3.Connection, title: str) -> int:
    """Return the number of a course, which is known by its title."""
    with book:
        book.execute("INSERT OR IGNORE INTO course (title) VALUES (?)", (title,))
    find = "SELECT id FROM course WHERE title = ?"
    return int(book.execute(find, (title,)).fetchone()[0])


def keep_submissions(
    book: sqlite3.Connection,
    course: int,
    submissions: Iterable[Submission],
    modules: Sequence[str],
) -> None:
    """Keep what a class has handed in; what came before is kept as well.

    Of each student and exercise one attempt counts from now on: the last, or that
    nothing came.
    """
    with book:
        book.execute("DELETE FROM counted WHERE course = ?", (course,))
        for submission in submissions:
            student = _keep_student(book, submission)
            for module in modules:
                attempt = _keep_attempts(book, student, submission, module)
                row = (course, student, module, attempt)
                book.execute("INSERT INTO counted VALUES (?, ?, ?, ?)", row)


def _keep_student(book: sqlite3.Connection, submission: Submission) -> int:
    origin = submission.origin
    row = (
        plain(submission.student),  # text that can be seen
        origin.system,
        plain(origin.name),
        plain(origin.number),
        json.dumps(origin.handed_out),
    )
    ((student,),) = book.execute(
        "INSERT INTO student (name, system, system_name, system_number, handed_out)"
        " VALUES (?, ?, ?, ?, ?) ON CONFLICT (name) DO UPDATE SET"
        " system = excluded.system, system_name = excluded.system_name,"
        " system_number = excluded.system_number, handed_out = excluded.handed_out"
        " RETURNING id",
        row,
    ).fetchall()
    book.execute("DELETE FROM remark WHERE student = ?", (student,))
    remarks = [("note", said) for said in submission.notes]
    remarks += [("left", said) for said in submission.left]
    book.executemany(
        "INSERT INTO remark VALUES (?, ?, ?, ?)",
        [(student, place, *remark) for place, remark in enumerate(remarks)],
    )
    return int(student)


def _keep_attempts(
    book: sqlite3.Connection, student: int, submission: Submission, module: str
) -> int:
    """Keep all that came for an exercise and return the attempt that counts."""
    kept = [
        _keep_attempt(book, student, module, attempt)
        for attempt in submission.attempts.get(module, ())
    ]
    if kept:
        return kept[-1]
    reason = submission.refused.get(module, "")
    return _keep_attempt(book, student, module, None, reason)


def _keep_attempt(
    book: sqlite3.Connection,
    student: int,
    module: str,
    attempt: Attempt | None,
    refused: str = "",
) -> int:
    file: str | None = None
    facts: tuple[object, ...] = ("", None, "", False)
    if attempt is not None:
        file = digest(attempt.data)
        book.execute("INSERT OR IGNORE INTO file VALUES (?, ?)", (file, attempt.data))
        when = attempt.handed_in and attempt.handed_in.isoformat()
        facts = (plain(attempt.name), when, attempt.known_from, attempt.late)
    ((number,),) = book.execute(
        "INSERT INTO attempt"
        " (student, exercise, file, refused, name, handed_in, known_from, late)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (student, exercise, ifnull(file, ''), refused) DO UPDATE SET"
        " name = excluded.name, handed_in = excluded.handed_in,"
        " known_from = excluded.known_from, late = excluded.late RETURNING id",
        (student, module, file, refused, *facts),
    ).fetchall()
    return int(number)


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
