"""Reading and writing files so that trouble is one line and nothing is half-written."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Literal

from holdem_teach import aside
from holdem_teach.words import say


class CourseError(ValueError):
    """Something that can be expected to go wrong, said in one line.

    Examples
    --------
    >>> str(CourseError("no course found"))
    'no course found'
    """

    def _render_traceback_(self) -> list[str]:
        """Show the line alone in a notebook, where IPython asks for this."""
        return [str(self)]


class WrongUse(CourseError):
    """Something was asked for that there is not: an exercise, a task, a folder."""


def digest(data: bytes) -> str:
    """Return the SHA-256 of some bytes, in hexadecimal.

    Examples
    --------
    >>> digest(b"")[:12]
    'e3b0c44298fc'
    """
    return hashlib.sha256(data).hexdigest()


def read_bytes(path: Path) -> bytes:
    """Return what a file holds.

    Raises
    ------
    CourseError
        If the file cannot be read.
    """
    try:
        return path.read_bytes()
    except OSError as trouble:
        raise file_error("read", path, trouble) from trouble


def write_aside(path: Path, data: bytes) -> None:
    """Write a whole file beside its place and move it there: all of it or nothing.

    Folders that are missing on the way are made.

    Raises
    ------
    CourseError
        If the file cannot be written; what was there before is unchanged.
    """
    try:
        aside.write_aside(path, data)
    except OSError as trouble:
        raise file_error("write", path, trouble) from trouble


def make_folder(path: Path) -> None:
    """Make a folder, and those above it that are missing.

    Raises
    ------
    CourseError
        If it cannot be made, as where a file of that name stands.
    """
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as trouble:
        raise CourseError(say("course.not_a_folder", path=path)) from trouble
    except OSError as trouble:
        raise file_error("write", path, trouble) from trouble


def file_error(
    what: Literal["read", "write"], path: Path, trouble: OSError
) -> CourseError:
    """Return the error of a file or folder that we cannot read or write."""
    said = {"path": path, "trouble": trouble.strerror or trouble}
    return CourseError(say(f"course.cannot_{what}", **said))
