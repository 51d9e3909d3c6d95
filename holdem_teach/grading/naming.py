"""What a teacher calls a student, an exercise or a task, found in the gradebook."""

from __future__ import annotations

import difflib
import sqlite3
from collections.abc import Mapping, Sequence

from holdem_teach.course.files import WrongUse
from holdem_teach.course.find import short_name
from holdem_teach.course.plain import compared, one_line, plain
from holdem_teach.words import plural, say

Tasks = Mapping[str, Sequence[str]]  # of each exercise, such as "ex02_ranking"


def some_of(names: Sequence[str], most: int, between: str = ", ") -> str:
    """Return the first of some names, and how many more there are.

    Examples
    --------
    >>> some_of(["ann", "bob", "cy"], 2)
    'ann, bob and 1 more'
    """
    more = len(names) - most
    rest = say("marks.and_more", count=more) if more > 0 else ""
    return between.join(map(one_line, names[:most])) + rest


def find_student(book: sqlite3.Connection, student: str) -> int:
    """Return the number of a student of this name, as it stands in ``grades.csv``.

    That is with the sign there before a name that could be a formula, too. Capitals and
    the way in which accents are written need not be the same where one alone is meant.

    Raises
    ------
    WrongUse
        If there is none.
    """
    find = "SELECT id FROM student WHERE name = ?"
    if found := book.execute(find, (plain(student),)).fetchone():
        return int(found[0])
    if name := known_name(book, student) or known_name(book, student.removeprefix("'")):
        return find_student(book, name)
    names = _names(book)
    close = difflib.get_close_matches(student, names, n=3, cutoff=0.5)
    there = ", ".join(map(one_line, close)) or plural(len(names), "student")
    said = {"student": one_line(student), "there": there}
    raise WrongUse(say("grading.no_such_student", **said))


def student_name(book: sqlite3.Connection, number: int) -> str:
    """Return the name of a student of this number."""
    find = "SELECT name FROM student WHERE id = ?"
    return str(book.execute(find, (number,)).fetchone()[0])


def known_name(book: sqlite3.Connection, name: str) -> str | None:
    """Return the one name in a gradebook that is this, but for capitals and accents.

    Just the same name is found before others; None if there are none or several.
    """
    wanted = compared(plain(name))
    found = [each for each in _names(book) if compared(each) == wanted]
    if plain(name) in found:
        return plain(name)
    return found[0] if len(found) == 1 else None


def _names(book: sqlite3.Connection) -> list[str]:
    return [name for (name,) in book.execute("SELECT name FROM student ORDER BY name")]


def find_task(name: str, tasks: Tasks) -> tuple[str, str]:
    """Return exercise and task of a name; the exercise is named where two have one.

    Raises
    ------
    WrongUse
        If there is no such task, or more than one.

    Examples
    --------
    >>> find_task("ex02.category", {"ex02_ranking": ["rank_counts", "category"]})
    ('ex02_ranking', 'category')
    """
    module, _, task = name.rpartition(".")
    found = [
        each
        for each, names in tasks.items()
        if module.lower() in ("", each, short_name(each)) and task in names
    ]
    if len(found) == 1:
        return found[0], task
    there = [f"{short_name(each)}.{t}" for each, names in tasks.items() for t in names]
    shown = [each for each in there if each.endswith(f".{task}")] or there
    said = {"task": one_line(name), "there": ", ".join(shown)}
    raise WrongUse(say("grading.no_such_task", **said))


def find_exercise(name: str, tasks: Tasks) -> str:
    """Return the exercise of a name or a number, such as "ex02".

    Raises
    ------
    WrongUse
        If there is none.
    """
    for module in tasks:
        if name.lower() in (module, short_name(module)):
            return module
    said = {"name": one_line(name), "there": ", ".join(tasks)}
    raise WrongUse(say("grading.no_such_exercise", **said))
