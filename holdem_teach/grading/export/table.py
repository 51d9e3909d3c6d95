"""The marks of a class as a table of one's own: a row for each student."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from holdem_teach.course.files import WrongUse, read_bytes
from holdem_teach.grading.export.filled import Filled
from holdem_teach.grading.grades import write_table
from holdem_teach.grading.marks.facts import Marks
from holdem_teach.grading.marks.rules import Mark, shown
from holdem_teach.words import say

_MARK: Final = b"\xef\xbb\xbf"
_PERSON: Final = ("student", "name", "id", "email")


def write_marks(path: Path, marks: Iterable[Marks], modules: Sequence[str]) -> Filled:
    """Write ``student, name, id, email``, the points of each exercise and the total.

    The total is in percent. An excuse is written as "EX", and what is not graded yet
    stays empty. Notes say why a mark is not what the checks found. It takes the place
    of such a table, and of no other file.

    Raises
    ------
    WrongUse
        If another file stands there: the gradebook, or one of the school's.
    """
    _refuse_other(path)
    done = Filled(path)
    write_table(path, [*_PERSON, *modules, "total", "notes"], _rows(marks, done))
    return done


def _refuse_other(path: Path) -> None:
    begins = ",".join(_PERSON).encode("ascii")
    there = read_bytes(path) if path.is_file() else b""
    if there and not there.removeprefix(_MARK).startswith(begins):
        raise WrongUse(say("export.another_file", path=path))


def _rows(marks: Iterable[Marks], done: Filled) -> Iterator[list[str]]:
    count = 0
    for each in marks:
        person = each.person
        named = [person.name, person.full_name, person.id_number, person.email]
        notes = "; ".join(filter(None, map(_note, each.marks)))
        yield [*named, *map(_written, each.marks), shown(each.total), notes]
        count += 1
        if any(mark.is_open for mark in each.marks):
            done.leave("export.open", person.name)
    done.filled["total"] = count


def _written(mark: Mark) -> str:
    return "EX" if mark.excused else shown(mark.points)


def _note(mark: Mark) -> str:
    """Return what is to be said of a mark; nothing of an ordinary one."""
    told = [mark.note] if mark.note else []
    told += [say("marks.dropped")] * mark.dropped
    return f"{mark.exercise}: {', '.join(told)}" if told else ""
