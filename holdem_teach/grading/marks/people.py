"""Who is in a class: those on the roster, and those who have handed something in."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_PEOPLE: Final = """
    SELECT id, name, full_name, id_number, email, login, system, system_name,
        system_number
    FROM student WHERE id IN (SELECT student FROM counted WHERE course = :course
        UNION SELECT student FROM enrolled WHERE course = :course)
    ORDER BY id
"""


@dataclass(frozen=True)
class Person:
    """A student, and what the school's systems call the same person.

    ``name`` is the one in ``grades.csv``. ``full_name``, ``id_number`` (the school's),
    ``email`` and ``login`` are from the roster; ``system`` is "canvas" or "moodle"
    where the files came from there, with the name and number that it gave them.
    """

    number: int
    name: str
    full_name: str = ""
    id_number: str = ""
    email: str = ""
    login: str = ""
    system: str = ""
    system_name: str = ""
    system_number: str = ""


def people(book: sqlite3.Connection, course: int) -> Iterator[Person]:
    """Yield all students of a class, in the order of their numbers."""
    return (Person(*row) for row in book.execute(_PEOPLE, {"course": course}))
