"""The archive that Gradescope takes as an autograder.

It has ``setup.sh``, which is run once where the archive is unpacked, in ``source/``,
and ``run_autograder``, which is put beside that folder and run for each submission.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from holdem_teach.course.files import read_bytes
from holdem_teach.grading.handing_out.kit import graded_by
from holdem_teach.grading.handing_out.packing import (
    Packed,
    files_below,
    in_folder,
    pack,
    template,
)

COURSE: Final = "course"
SETUP: Final = "setup.sh"
RUN: Final = "run_autograder"
# Beside what marks are given by: what the package is installed from.
_FILES: Final = ("pyproject.toml", "README.md", "LICENSE")
_FOLDERS: Final = ("holdem_teach", "notebooks")


def write_autograder(root: Path, path: Path) -> Packed:
    """Pack a clone, and the two scripts that Gradescope runs, in one archive.

    Raises
    ------
    CourseError
        If a file cannot be read, or the archive cannot be written.
    """
    course = graded_by(root) | {name: read_bytes(root / name) for name in _FILES}
    for folder in _FOLDERS:
        course |= in_folder(folder, files_below(root / folder))
    scripts = {name: template(f"{name}.txt").encode("utf-8") for name in (SETUP, RUN)}
    files = in_folder(COURSE, course) | scripts
    return pack("out.autograder", path, files, programs=scripts.keys())
