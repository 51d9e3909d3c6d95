"""The marks of a class as a table of one's own: a row for each student."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from holdem_teach.grading.export.filled import Filled
from holdem_teach.grading.grades import write_table
from holdem_teach.grading.marks.facts import Marks
from holdem_teach.grading.marks.rules import Mark, shown
from holdem_teach.words import say


def write_marks(path: Path, marks: Iterable[Marks], modules: Sequence[str]) -> Filled:
    """Write ``student, name, id, email``, the points of each exercise and the total.

    The total is in percent. An excuse is written as "EX", and what is not graded yet
    stays empty. Notes say why a mark is not what the checks found.
    """
    done = Filled(path)
    columns = ["student", "name", "id", "email", *modules, "total", "notes"]
    write_table(path, columns, _rows(marks, done))
    return done


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
