"""One file in what was handed in, before anybody has decided whether it is wanted."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import PurePosixPath
from typing import Final

MAX_BYTES: Final = 500_000  # of one exercise file; the longest solution has 10,000
MAX_MEMBERS: Final = 1_000
LONGEST_PATH: Final = 1_000  # characters; systems take paths of 260 to 4,096
# What reading a damaged or hostile archive may raise: its reader names some kinds, and
# where a size or a table lies others come as well (OverflowError, IndexError).
BROKEN: Final = Exception
# Refused as a whole: nobody knows which exercises were in there.
_CLOSED: Final = (
    "grading.archive_broken",
    "grading.archive_large",
    "grading.archive_kind",
    "grading.left_nested",
    "grading.left_archives",
)
_DRIVE: Final = re.compile(r"[A-Za-z]:")
_TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e") | set(
    "\u2066\u2067\u2068\u2069"
)
_MADE_BY_TOOLS: Final = {"__pycache__", "__MACOSX", "site-packages", "node_modules"}


# A moment, and where it is known from: as ``Attempt`` has them.
Known = tuple[datetime | None, str]


def unknown() -> Known:
    """Return that nobody knows when."""
    return None, ""


@dataclass(frozen=True)
class Member:
    """A file in a folder or archive, and how to read at most a little too much of it.

    Attributes
    ----------
    path
        Where it stands, with "/" between folders, as the person is shown it.
    read
        Returns its bytes, at most one more than an exercise file may have.
    refused
        The key of the sentence that says why it is not read; "" if nothing is wrong.
    when
        Returns when it was handed in or last saved, and where that is known from.
    upload
        Canvas's number of the file: the larger one came later.
    made
        When the archive that it is in was made, as ``submit`` writes it.
    late
        Whether Canvas has marked it.
    """

    path: str
    read: Callable[[], bytes] = bytes
    refused: str = ""
    when: Callable[[], Known] = unknown
    upload: int = 0
    made: str = ""
    late: bool = False

    @property
    def name(self) -> str:
        """The last part of the path."""
        return PurePosixPath(self.path).name

    @property
    def depth(self) -> int:
        """How many folders and archives it lies in."""
        return self.path.count("/")

    @property
    def is_closed(self) -> bool:
        """Whether any exercise may be in there, for all that is known."""
        return self.refused in _CLOSED


def why_refused(path: str) -> str:
    """Return the key of why a path in an archive is refused, "" if it is not.

    Examples
    --------
    >>> why_refused("work/ex02_ranking.py"), why_refused("../ex02_ranking.py")
    ('', 'grading.left_outside')
    """
    if len(path) > LONGEST_PATH:
        return "grading.left_long"
    if any(sign in _TURNING or unicodedata.category(sign) == "Cc" for sign in path):
        return "grading.left_signs"
    outside = path.startswith("/") or ".." in path.split("/") or _DRIVE.match(path)
    return "grading.left_outside" if outside else ""


def made_by_tools(path: str) -> str:
    """Return the folder on the way that some tool has made, "" if there is none.

    What is in it is not looked at: a ``.venv`` holds thousands of files.

    Examples
    --------
    >>> made_by_tools("my-course/.venv/lib/a.py"), made_by_tools("my-course/ex01.py")
    ('my-course/.venv', '')
    """
    parts = path.split("/")[:-1]
    for place, part in enumerate(parts):
        if is_made_by_tools(part):
            return "/".join(parts[: place + 1])
    return ""


def is_made_by_tools(folder: str) -> bool:
    """Return whether a folder of this name holds nothing that was written by hand."""
    hidden = folder.startswith(".") and folder.strip(".") != ""
    return hidden or folder in _MADE_BY_TOOLS
