"""The teacher's kit: all that grading needs besides an installed ``holdem-teach``."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdem_teach.grading.handing_out.packing import (
    files_below,
    in_folder,
    pack,
    template,
)
from holdem_teach.words import plural, say

KIT: Final = "teacher-kit"
# Folders of a clone: what marks are given by, and what a teacher reads.
_FOLDERS: Final = (
    "solutions",
    "exercises",
    "tests/exercises/visible",
    "tests/exercises/hidden",
    "tests/exercises/mistakes",
    "notebooks/teacher",
)


@dataclass(frozen=True)
class Kit:
    """A teacher's kit, and how many files are in it."""

    path: Path
    files: int

    def __str__(self) -> str:
        return say("out.kit", path=self.path, files=plural(self.files, "file"))


def write_kit(root: Path, path: Path) -> Kit:
    """Pack solutions, hidden checks and guide of a clone in one archive.

    Unpacked, it is what ``--course`` takes, on a machine where ``holdem-teach`` is
    installed and no clone stands.

    Raises
    ------
    CourseError
        If a file cannot be read, or the archive cannot be written.
    """
    files = graded_by(root)
    files["README.md"] = template("kit_readme.txt").encode("utf-8")
    pack(path, in_folder(KIT, files))
    return Kit(path, len(files))


def graded_by(root: Path) -> dict[str, bytes]:
    """Return all files of a clone that marks are given by, and a teacher's pages.

    Raises
    ------
    CourseError
        If one cannot be read.
    """
    return {
        name: data
        for folder in _FOLDERS
        for name, data in in_folder(folder, files_below(root / folder)).items()
    }
