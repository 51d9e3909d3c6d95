"""Who has handed in what? A class's folder or archive, read student by student."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path
from typing import Final
from unicodedata import normalize

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.plain import compared, one_line
from holdem_teach.grading.intake.choosing import choose
from holdem_teach.grading.intake.entries import (
    Entry,
    archive_entries,
    folder_entries,
)
from holdem_teach.grading.intake.moments import HANDED_IN, Times, read_handed_in
from holdem_teach.grading.intake.submission import Attempt, Origin, Submission
from holdem_teach.words import say

_MOST_STRAY: Final = 30


@dataclass(frozen=True)
class Submissions:
    """A class's submissions, each read when it is come to.

    Attributes
    ----------
    students
        The names, each other than all others, in the order of reading.
    stray
        What stands among the submissions and is none.
    """

    students: tuple[str, ...]
    stray: tuple[str, ...]
    _entries: tuple[tuple[Entry, ...], ...] = field(repr=False)
    _modules: tuple[str, ...] = field(repr=False)
    _times: Times = field(repr=False)

    def __len__(self) -> int:
        return len(self.students)

    def __iter__(self) -> Iterator[Submission]:
        return map(self._read, self.students, self._entries)

    def _read(self, student: str, entries: tuple[Entry, ...]) -> Submission:
        members = chain.from_iterable(entry.members() for entry in entries)
        origin = _origin(entries)
        found = choose(student, members, self._modules, origin)
        listed = _names(student, origin)
        attempts = {
            module: self._with_time(listed, module, tried)
            for module, tried in found.attempts.items()
        }
        return replace(found, attempts=attempts)

    def _with_time(
        self, listed: Sequence[str], module: str, tried: tuple[Attempt, ...]
    ) -> tuple[Attempt, ...]:
        """Give the attempt that counts the time of the teacher's list, if any."""
        told = (self._times.get((name, module)) for name in listed)
        when = next(filter(None, told), None)
        if when is None:
            return tried
        return (*tried[:-1], replace(tried[-1], handed_in=when, known_from="metadata"))


def read_submissions(place: Path, modules: Collection[str]) -> Submissions:
    """Find what each student has handed in, in the order of their names.

    Parameters
    ----------
    place
        A folder with a folder, a git clone or an archive (zip or tar) for each student,
        named after the student; or the archive that Canvas or Moodle hands out, as it
        is or unpacked. ``handed_in.csv`` in the folder, or beside the archive, says
        when (see ``read_handed_in``).
    modules
        The exercises that are taken in, such as "ex02_ranking".

    Raises
    ------
    CourseError
        If there is no such folder or archive, nothing in it, two entries of one name,
        or a line in ``handed_in.csv`` that is not right.
    """
    if place.is_dir():
        entries, stray = folder_entries(place)
    elif place.is_file():
        entries, stray = archive_entries(place)
    else:
        raise WrongUse(say("grading.no_folder", path=place))
    if not entries:
        raise CourseError(say("grading.no_submissions", path=place))
    students = _students(entries)
    times = read_handed_in(place if place.is_dir() else place.parent, modules)
    stray += _unknown(students, times)
    shown = tuple(map(one_line, stray))
    return Submissions(
        tuple(students), shown, tuple(students.values()), tuple(modules), times
    )


def _students(entries: Sequence[Entry]) -> dict[str, tuple[Entry, ...]]:
    """Group entries by student; who shares a name gets the system's number behind it.

    Two entries of one name would share a page, on some systems in any case, and as
    they are shown nobody could tell them apart.
    """
    groups: dict[tuple[str, str, str], list[Entry]] = defaultdict(list)
    for entry in entries:
        groups[entry.who].append(entry)
    shared = Counter(compared(group[0].student) for group in groups.values())
    named: dict[str, tuple[Entry, ...]] = {}
    taken: dict[str, Entry] = {}
    for group in groups.values():
        first = group[0]
        twin = shared[compared(first.student)] > 1 and first.number
        student = normalize("NFC", first.student)  # not as macOS writes accents
        student = f"{student} ({first.number})" if twin else student
        other = taken.setdefault(compared(one_line(student)), first)
        if other is not first:
            raise _same(other, group[-1])
        named[student] = tuple(group)
    return dict(sorted(named.items()))


def _same(first: Entry, second: Entry) -> CourseError:
    said = {"first": one_line(first.name), "second": one_line(second.name)}
    return CourseError(say("grading.same_student", **said))


def _origin(entries: Sequence[Entry]) -> Origin:
    system, name, number = entries[0].who
    return Origin(system, name, number, tuple(entry.name for entry in entries))


def _names(student: str, origin: Origin) -> list[str]:
    """Return what a student may be called in a list of the teacher's, small letters."""
    return [compared(name) for name in (student, origin.name, origin.number) if name]


def _unknown(students: dict[str, tuple[Entry, ...]], times: Times) -> list[str]:
    """Return who is in the list of times and has handed in nothing."""
    pairs = ((student, _origin(entries)) for student, entries in students.items())
    known = set(chain.from_iterable(_names(*pair) for pair in pairs))
    unknown = dict.fromkeys(name for name, _module in times if name not in known)
    return [f"{HANDED_IN}: {name}" for name in unknown][:_MOST_STRAY]
