"""What was handed in, kept as facts: who, which bytes, when, and what counts now."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from tqdm import tqdm

from holdem_teach.course.files import digest
from holdem_teach.course.plain import plain
from holdem_teach.grading.alike import Comparison
from holdem_teach.grading.course import GradedExercise
from holdem_teach.grading.gradebook_flags import keep_flags
from holdem_teach.grading.intake import Attempt, Submission, Submissions
from holdem_teach.words import say


def keep_course(book: sqlite3.Connection, title: str) -> int:
    """Return the number of a course, which is known by its title."""
    with book:
        book.execute("INSERT OR IGNORE INTO course (title) VALUES (?)", (title,))
    find = "SELECT id FROM course WHERE title = ?"
    return int(book.execute(find, (title,)).fetchone()[0])


def keep_submissions(
    book: sqlite3.Connection,
    course: int,
    submissions: Submissions,
    exercises: Sequence[GradedExercise],
) -> None:
    """Keep what a class has handed in; what came before is kept as well.

    Of each student and exercise one attempt counts from now on: the last, or that
    nothing came. Files that are alike are flagged.
    """
    counted: list[tuple[int, int, str, int]] = []
    with Comparison(exercises) as comparison:
        for submission in tqdm(
            submissions, desc=say("grading.reading"), unit="student", disable=None
        ):
            with book:
                student = _keep_student(book, submission)
                for module in (each.module for each in exercises):
                    attempt = _keep_attempts(book, student, submission, module)
                    counted.append((course, student, module, attempt))
            for module, data in submission.files.items():
                comparison.add(plain(submission.student), module, data)
        likenesses = comparison.likenesses()
    with book:
        book.execute("DELETE FROM counted WHERE course = ?", (course,))
        book.executemany("INSERT INTO counted VALUES (?, ?, ?, ?)", counted)
        keep_flags(book, course, likenesses)


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
