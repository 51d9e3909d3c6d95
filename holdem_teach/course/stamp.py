"""What was handed out to a student, and with which version: ``.holdem-teach.json``."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdem_teach.course.files import CourseError, digest, read_bytes, write_aside
from holdem_teach.words import say

STAMP: Final = ".holdem-teach.json"
LESSON: Final = ".ipynb"


@dataclass(frozen=True)
class Stamp:
    """The version that made a copy, and the fingerprint of each file handed out."""

    version: str
    files: dict[str, str]


def read_stamp(root: Path) -> Stamp | None:
    """Return the stamp of a student's copy, or None where there is none.

    Raises
    ------
    CourseError
        If there is one that cannot be read.
    """
    path = root / STAMP
    if not path.is_file():
        return None
    try:
        content = json.loads(read_bytes(path))
        return Stamp(str(content["version"]), dict(content["files"]))
    except (ValueError, KeyError, TypeError) as trouble:
        if isinstance(trouble, CourseError):
            raise
        raise CourseError(say("course.bad_stamp", path=path)) from trouble


def write_stamp(root: Path, stamp: Stamp) -> None:
    """Write the stamp of a student's copy.

    Raises
    ------
    CourseError
        If it cannot be written.
    """
    content = {"version": stamp.version, "files": dict(sorted(stamp.files.items()))}
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    write_aside(root / STAMP, text.encode("utf-8"))


def fingerprint(path: str, data: bytes) -> str:
    """Return what tells whether somebody has written into a file.

    Of a lesson the texts of its cells count alone: running it adds results, counts and
    the name of the kernel.

    Examples
    --------
    >>> lesson = b'{"cells": [{"cell_type": "code", "source": "1 + 1", "outputs": []}]}'
    >>> run = lesson.replace(b"[]", b'["2"]')
    >>> fingerprint("a.ipynb", lesson) == fingerprint("a.ipynb", run)
    True
    """
    return digest(_written(data) if path.endswith(LESSON) else data)


def _written(lesson: bytes) -> bytes:
    """The texts of a lesson's cells; all of a file that is none."""
    try:
        cells = json.loads(lesson)["cells"]
        texts = [[cell["cell_type"], "".join(cell["source"])] for cell in cells]
    except (ValueError, KeyError, TypeError):
        return lesson
    return json.dumps(texts).encode("utf-8")


def is_older(version: str, than: str) -> bool:
    """Return whether one version comes before another.

    Examples
    --------
    >>> is_older("0.9.0", "0.10.0"), is_older("0.1.0", "0.1.0")
    (True, False)
    """
    return _numbers(version) < _numbers(than)


def _numbers(version: str) -> list[int]:
    return [int(part) for part in version.split(".") if part.isdecimal()]
