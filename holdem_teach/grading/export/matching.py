"""Whose row is this? By what is certain first, and never by what two people share."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from holdem_teach.grading.export.school_file import SchoolFile
from holdem_teach.grading.marks.facts import Marks
from holdem_teach.grading.marks.people import Person


@dataclass(frozen=True)
class Key:
    """Something that a file's column and the gradebook both say of a person.

    ``read`` turns the cell into what ``of`` returns for the same person; either is
    empty where it is not known.
    """

    column: str
    of: Callable[[Person], Sequence[str]]
    read: Callable[[str], str] = str.strip


@dataclass(frozen=True)
class Matched:
    """Marks by the number of their row, and what is left on both sides."""

    rows: Mapping[int, Marks]
    rows_left: tuple[int, ...]
    people_left: tuple[Person, ...]


def match(
    file: SchoolFile, rows: Iterable[int], marks: Iterable[Marks], keys: Sequence[Key]
) -> Matched:
    """Find for each row the one person that it is about.

    Keys are tried in their order. A person whose stronger key says otherwise is not
    meant, and what two rows or two people share tells nothing.

    Parameters
    ----------
    rows
        The numbers of the rows that are about people.
    marks
        All people of the class, with their marks.
    keys
        The most certain first.
    """
    everyone, numbers = list(marks), list(rows)
    found: dict[int, Marks] = {}
    taken: set[int] = set()
    for place, key in enumerate(keys):
        for row, each in _pairs(file, numbers, everyone, key):
            is_free = row not in found and each.person.number not in taken
            others = keys[:place]
            if is_free and not any(_differ(file, row, each.person, k) for k in others):
                found[row] = each
                taken.add(each.person.number)
    people = (each.person for each in everyone if each.person.number not in taken)
    rows_left = tuple(row for row in numbers if row not in found)
    return Matched(found, rows_left, tuple(people))


def _pairs(
    file: SchoolFile, rows: Sequence[int], everyone: Sequence[Marks], key: Key
) -> list[tuple[int, Marks]]:
    """Return rows and people of whom a key says the same, and of no other."""
    people: dict[str, list[Marks]] = defaultdict(list)
    for each in everyone:
        for value in dict.fromkeys(filter(None, key.of(each.person))):
            people[value].append(each)
    named: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        named[_read(file, row, key)].append(row)
    return [
        (named[value][0], some[0])
        for value, some in people.items()
        if len(some) == len(named.get(value, ())) == 1
    ]


def _read(file: SchoolFile, row: int, key: Key) -> str:
    return key.read(file.cell(row, file.column(key.column)))


def _differ(file: SchoolFile, row: int, person: Person, key: Key) -> bool:
    """Tell whether both sides know this key and say different things."""
    there, known = _read(file, row, key), [each for each in key.of(person) if each]
    return bool(there and known and there not in known)
