"""What students get of ``course.toml``: all but the table ``[grading]``."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from holdem_teach.course.course_toml import read_settings
from holdem_teach.course.files import CourseError, write_aside
from holdem_teach.course.find import visible_checks
from holdem_teach.course.material import COURSE_TOML, FOLDERS
from holdem_teach.words import say

_GRADING: Final = re.compile(r"^[ \t]*\[[ \t]*grading[ \t]*\]", re.MULTILINE)


def for_students(text: str) -> str:
    """Return the text of a ``course.toml`` without its table ``[grading]``.

    Raises
    ------
    CourseError
        If that table is not the last one, or is written in another way: then nothing
        is made, so that the seed is never given away.

    Examples
    --------
    >>> for_students('title = "Hold them"\\n\\n[grading]\\nseed = 7\\n')
    'title = "Hold them"\\n'
    """
    found = _GRADING.search(text)
    kept = text[: found.start()].rstrip() + "\n" if found else text
    whole = tomllib.loads(text)
    whole.pop("grading", None)
    if not _says(kept, whole):
        raise CourseError(say("course.grading_last"))
    return kept


def _says(text: str, content: dict[str, Any]) -> bool:
    try:
        return tomllib.loads(text) == content
    except tomllib.TOMLDecodeError:
        return False  # it was cut within a value


def student_toml(root: Path) -> str:
    """Return the students' ``course.toml`` of a checkout, made from the teacher's.

    Raises
    ------
    CourseError
        If the teacher's is missing or not right.
    """
    teachers = root / "solutions" / COURSE_TOML
    read_settings(teachers, visible_checks(root / FOLDERS["checks"]))
    return for_students(teachers.read_text(encoding="utf-8-sig"))


def is_stale(root: Path) -> bool:
    """Return whether the students' ``course.toml`` of a checkout is to be made anew.

    Raises
    ------
    CourseError
        If the teacher's is missing or not right.
    """
    place = root / "exercises" / COURSE_TOML
    data = place.read_bytes() if place.is_file() else None
    return data != student_toml(root).encode("utf-8")


def write_student_toml(root: Path) -> bool:
    """Make the students' ``course.toml`` anew; return whether it was stale.

    Raises
    ------
    CourseError
        If the teacher's is missing or not right, or the file cannot be written.
    """
    stale = is_stale(root)
    if stale:
        data = student_toml(root).encode("utf-8")
        write_aside(root / "exercises" / COURSE_TOML, data)
    return stale
