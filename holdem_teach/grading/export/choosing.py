"""Which mark goes into which column? What is called alike, or what the teacher says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from holdem_teach.course.files import WrongUse
from holdem_teach.course.find import short_name
from holdem_teach.course.plain import one_line
from holdem_teach.grading.export.school_file import SchoolFile
from holdem_teach.grading.marks.facts import Marks
from holdem_teach.grading.marks.rules import Mark
from holdem_teach.words import say

TOTAL: Final = "total"
_PERCENT: Final = 100.0


@dataclass(frozen=True)
class Asked:
    """What the teacher said: a mark such as "ex02_ranking" or "total", and a column."""

    mark: str = ""
    column: str = ""


@dataclass(frozen=True)
class Filling:
    """One column of a file, and the mark that goes into it."""

    mark: str
    column: int


def marked(marks: Marks, name: str) -> Mark:
    """Return the mark of one exercise, or that of the whole course in percent."""
    if name != TOTAL:
        return next(each for each in marks.marks if each.exercise == name)
    return Mark(TOTAL, marks.total, _PERCENT, excused=marks.is_excused)


def fillings(
    file: SchoolFile, titles: Mapping[int, str], asked: Asked, modules: Sequence[str]
) -> list[Filling]:
    """Return which columns are filled in with which marks.

    Without a column being asked for, it is those whose title is the name or the number
    of an exercise, or "total".

    Parameters
    ----------
    titles
        The titles of the columns that marks may go into, by place.
    modules
        The exercises of the course.

    Raises
    ------
    WrongUse
        If no column or more than one fits.
    """
    if asked.column:
        mark = asked.mark or (modules[0] if len(modules) == 1 else "")
        if not mark:
            raise WrongUse(say("export.which_mark", marks=_either(modules)))
        return [Filling(mark, _one(file, titles, [asked.column]))]
    wanted = [asked.mark] if asked.mark else [*modules, TOTAL]
    there = {title.casefold() for title in titles.values()}
    found = [
        Filling(mark, _one(file, titles, _names(mark)))
        for mark in wanted
        if there & set(_names(mark))
    ]
    if not found:
        raise _no_column(file, titles, " or ".join(wanted))
    return found


def _either(modules: Sequence[str]) -> str:
    return ", ".join([*map(short_name, modules), TOTAL])


def _names(mark: str) -> list[str]:
    return list(dict.fromkeys([mark, short_name(mark)]))


def _one(file: SchoolFile, titles: Mapping[int, str], names: Sequence[str]) -> int:
    """Return the one column that has one of some titles, or is just called so."""
    asked = {name.casefold() for name in names}
    exact = [place for place in titles if file.header[place] in names]
    found = exact or [
        place for place, title in titles.items() if title.casefold() in asked
    ]
    if len(found) == 1:
        return found[0]
    if not found:
        raise _no_column(file, titles, " or ".join(names))
    columns = ", ".join(f'"{one_line(file.header[place])}"' for place in found)
    raise WrongUse(say("export.two_columns", path=file.path, columns=columns))


def _no_column(file: SchoolFile, titles: Mapping[int, str], asked: str) -> WrongUse:
    there = ", ".join(f'"{one_line(title)}"' for title in titles.values()) or "-"
    said = {"path": file.path, "asked": one_line(asked), "there": there}
    return WrongUse(say("export.no_column", **said))
