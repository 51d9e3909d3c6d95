"""When was it handed in? From the name of an archive, or from a teacher's own list."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from holdem_teach.course.files import CourseError
from holdem_teach.course.find import short_name
from holdem_teach.course.plain import compared, one_line
from holdem_teach.grading.tables import read_table, wrong_line
from holdem_teach.words import say

HANDED_IN: Final = "handed_in.csv"
Times = Mapping[tuple[str, str], datetime]  # by student, in small letters, and module
_COLUMNS: Final = ("student", "exercise", "time")
_MADE: Final = re.compile(r"\d{4}-\d\d-\d\d_\d{6}")  # as submit names its archives


def made_in_name(name: str) -> str:
    """Return when ``submit`` made an archive, as its name says it; "" if it does not.

    Examples
    --------
    >>> made_in_name("ex02-ex03_2026-11-29_101500 (1).zip")
    '2026-11-29_101500'
    """
    found = _MADE.search(name)
    return found[0] if found else ""


def made_time(made: str) -> datetime | None:
    """Return that moment, in the time of this machine's place; None if it is none.

    Examples
    --------
    >>> made_time("2026-11-29_101500").strftime("%H:%M"), made_time("2026-99-29_101500")
    ('10:15', None)
    """
    try:
        return datetime.strptime(made, "%Y-%m-%d_%H%M%S").astimezone()
    except (ValueError, OverflowError, OSError):
        return None


def in_local_time(*numbers: int) -> datetime | None:
    """Return year, month, day, hour and so on as a moment; None if it is none."""
    try:
        return datetime(*numbers).astimezone()  # type: ignore[arg-type]
    except (ValueError, OverflowError, OSError):
        return None


def read_handed_in(
    folder: Path, modules: Collection[str]
) -> dict[tuple[str, str], datetime]:
    """Read ``handed_in.csv`` beside the submissions: when each file was handed in.

    The file is the teacher's: its columns are student, exercise and time; an exercise
    may be named by its number, "ex02", and a time is written as 2026-11-29T10:15 or
    with a time zone, 2026-11-29T10:15+01:00. By student (in small letters) and module.

    Raises
    ------
    CourseError
        If a line of it is not right; it says which. No such file is an empty one.
    """
    path = folder / HANDED_IN
    if not path.is_file():
        return {}
    found: dict[tuple[str, str], datetime] = {}
    for line, (student, module, moment) in _rows(path, modules):
        if (student, module) in found:
            raise _wrong(path, line, "twice", f"{student}, {module}")
        found[student, module] = moment
    return found


def _rows(
    path: Path, modules: Collection[str]
) -> Iterator[tuple[int, tuple[str, str, datetime]]]:
    names = {short_name(name): name for name in modules}
    names |= {name: name for name in modules}
    for line, row in read_table(path, _COLUMNS):
        module = names.get(row["exercise"].strip().lower().removesuffix(".py"))
        if module is None:
            raise _wrong(path, line, "exercise", row["exercise"])
        yield line, (compared(row["student"].strip()), module, _time(path, line, row))


def _time(path: Path, line: int, row: Mapping[str, str]) -> datetime:
    try:
        return datetime.fromisoformat(row["time"].strip()).astimezone()
    except (ValueError, OverflowError, OSError) as trouble:
        raise _wrong(path, line, "time", row["time"]) from trouble


def _wrong(path: Path, line: int, what: str, came: str) -> CourseError:
    return wrong_line(path, line, say(f"grading.times_{what}", came=one_line(came)))
