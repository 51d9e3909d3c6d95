"""A CSV file of a school's system: read, filled in, and written back as it came."""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdem_teach.course.files import CourseError, read_bytes, write_aside
from holdem_teach.course.plain import one_line
from holdem_teach.words import say

_MARK: Final = b"\xef\xbb\xbf"  # of UTF-8, which some systems put in front
_DELIMITERS: Final = ",;\t"


@dataclass
class SchoolFile:
    """The cells of a file, and how it was written.

    ``rows`` has the header first; a cell is set by :meth:`put`.
    """

    path: Path
    rows: list[list[str]]
    delimiter: str
    ending: str
    has_mark: bool

    @property
    def header(self) -> Sequence[str]:
        """The names of the columns."""
        return self.rows[0]

    def column(self, name: str) -> int | None:
        """Return the place of a column, None if there is none of that name.

        Where none is written just so, capital and small letters are alike: systems
        change them from one version to the next.
        """
        if name in self.header:
            return self.header.index(name)
        small = [each.casefold() for each in self.header]
        return small.index(name.casefold()) if name.casefold() in small else None

    def cell(self, row: int, column: int | None) -> str:
        """Return a cell's text; empty where the row is short, or there is no column."""
        cells = self.rows[row]
        return cells[column] if column is not None and column < len(cells) else ""

    def put(self, row: int, column: int, text: str) -> None:
        """Set a cell, of a row that may be short."""
        cells = self.rows[row]
        cells.extend([""] * (column + 1 - len(cells)))
        cells[column] = text

    def write(self) -> None:
        """Write the file in its own place: all of it or nothing.

        Raises
        ------
        CourseError
            If it cannot be written; what was there before is unchanged.
        """
        text = io.StringIO(newline="")
        writer = csv.writer(text, delimiter=self.delimiter, lineterminator=self.ending)
        writer.writerows(self.rows)
        data = text.getvalue().encode("utf-8")
        write_aside(self.path, _MARK + data if self.has_mark else data)


def read_highest(text: str, column: str) -> float:
    """Return what is worth most in a column: a number of points that can be divided.

    Raises
    ------
    CourseError
        If it is none.
    """
    try:
        highest = float(text)
    except ValueError:
        highest = 0.0
    if not 0 < highest < math.inf:
        said = {"came": one_line(text), "column": one_line(column)}
        raise CourseError(say("export.bad_highest", **said))
    return highest


def read_school_file(path: Path) -> SchoolFile:
    """Read a CSV file that a school's system gave.

    Raises
    ------
    CourseError
        If it cannot be read, is not in UTF-8, or is no table.
    """
    data = read_bytes(path)
    try:
        text = data.removeprefix(_MARK).decode("utf-8")
        header = text.partition("\n")[0]
        delimiter = max(_DELIMITERS, key=header.count)
        rows = list(_rows(text, delimiter))
    except UnicodeDecodeError as trouble:
        raise CourseError(say("export.not_utf8", path=path)) from trouble
    except csv.Error as trouble:
        said = {"path": path, "trouble": one_line(str(trouble))}
        raise CourseError(say("export.no_table", **said)) from trouble
    if not rows:
        raise CourseError(say("export.no_table", path=path, trouble="-"))
    ending = "\r\n" if header.endswith("\r") else "\n"
    return SchoolFile(path, rows, delimiter, ending, data.startswith(_MARK))


def _rows(text: str, delimiter: str) -> Iterator[list[str]]:
    source = io.StringIO(text, newline="")
    yield from csv.reader(source, delimiter=delimiter, strict=True)
