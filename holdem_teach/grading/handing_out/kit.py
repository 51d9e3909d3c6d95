"""The teacher's kit: all that grading needs besides an installed ``holdem-teach``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from holdem_teach.grading.handing_out.packing import (
    Packed,
    files_below,
    in_folder,
    pack,
    template,
)

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


def write_kit(root: Path, path: Path) -> Packed:
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
    return pack("out.kit", path, in_folder(KIT, files))


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
