"""The archive that a class begins with: a student's copy of the course."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from holdem_teach.checks.stubs import BEGIN, stale_stubs
from holdem_teach.course.files import CourseError
from holdem_teach.course.handout import start
from holdem_teach.course.toml_handout import is_stale
from holdem_teach.grading.handing_out.packing import (
    Packed,
    files_below,
    in_folder,
    pack,
)
from holdem_teach.words import say

COURSE: Final = "my-course"


def release(root: Path, path: Path) -> Packed:
    """Pack the students' copy of the course as one archive.

    It holds stubs, visible checks, lessons and the students' ``course.toml``; never a
    solution, a hidden check or the seed.

    Parameters
    ----------
    root
        The clone, or the folder of a teacher's own course.
    path
        The archive to write.

    Raises
    ------
    CourseError
        If what students get is not as its sources make it, or it cannot be written.
    """
    stale = [*stale_stubs(root / "solutions", root / "exercises")]
    names = [path.relative_to(root).as_posix() for path in stale]
    names += ["exercises/course.toml"] * is_stale(root)
    if names:
        raise CourseError(say("out.stale", files=", ".join(names)))
    with tempfile.TemporaryDirectory(prefix="holdem-teach-") as folder:
        start(Path(folder, COURSE), root)
        files = files_below(Path(folder, COURSE))
    for name, data in files.items():
        if BEGIN.encode("ascii") in data:
            raise CourseError(say("out.leak", file=name))
    return pack("out.released", path, in_folder(COURSE, files))
