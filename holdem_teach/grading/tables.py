"""A teacher's own CSV file, read row by row: what is wrong is said by its line."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from holdem_teach.course.files import CourseError, read_bytes
from holdem_teach.course.plain import one_line
from holdem_teach.words import say


def read_table(
    path: Path, needed: Sequence[str], others: Sequence[str] = ()
) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Yield each row by its columns, with the line that it ends on.

    Parameters
    ----------
    path
        The file: CSV in UTF-8, with the names of its columns in the first line.
    needed
        The columns that have to be there.
    others
        Those that may be there as well.

    Raises
    ------
    CourseError
        If the file cannot be read, its columns are others, or a row has too many cells.
    """
    try:
        text = read_bytes(path).decode("utf-8-sig")
        reader = csv.DictReader(io.StringIO(text, newline=""), strict=True, restval="")
        _check_columns(path, reader.fieldnames or [], needed, others)
        for row in reader:
            if None in row:
                raise wrong_line(path, reader.line_num, say("grading.table_cells"))
            yield reader.line_num, row
    except (UnicodeDecodeError, csv.Error) as trouble:
        said = say("grading.table_unreadable", came=one_line(str(trouble)))
        raise wrong_line(path, 1, said) from trouble


def _check_columns(
    path: Path, came: Sequence[str], needed: Sequence[str], others: Sequence[str]
) -> None:
    is_right = set(needed) <= set(came) <= {*needed, *others}
    if is_right and len(set(came)) == len(came):
        return
    more = say("grading.table_more", columns=", ".join(others)) if others else ""
    told = {"came": one_line(", ".join(came)), "expected": ", ".join(needed)}
    raise wrong_line(path, 1, say("grading.table_columns", more=more, **told))


def wrong_line(path: Path, line: int, said: str) -> CourseError:
    """Return the error of a line that is not right."""
    return CourseError(f"{path}, {say('grading.at_line', line=line, said=said)}")
