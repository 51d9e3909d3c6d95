"""A teacher's own exercise: five small files that hold together from the start.

They stand in a clone of the course, or in a folder of the teacher's own, which needs
nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdem_teach.checks.stubs import write_stubs
from holdem_teach.course.files import WrongUse, write_aside
from holdem_teach.course.find import short_name
from holdem_teach.course.material import COURSE_TOML
from holdem_teach.course.plain import one_line
from holdem_teach.course.toml_handout import write_student_toml
from holdem_teach.grading.handing_out.packing import template
from holdem_teach.words import say

_NAME: Final = re.compile(r"ex\d\d_[a-z][a-z0-9_]*")
# Where each file stands in a clone, and the template that it begins as.
_FILES: Final = {
    "solutions/{module}.py": "solution.txt",
    "tests/exercises/visible/test_{module}.py": "visible.txt",
    "tests/exercises/hidden/test_{module}_hidden.py": "hidden.txt",
    "tests/exercises/mistakes/{module}.py": "mistakes.txt",
    "tests/exercises/inputs/{module}.py": "inputs.txt",
}


# What stands in a template for the exercise's name, and for its number.
_MODULE: Final = "ex00_name"
_SHORT: Final = "ex00"


@dataclass(frozen=True)
class NewExercise:
    """An exercise that was made: the files to edit, and those that are made of them."""

    module: str
    written: tuple[str, ...]
    made: tuple[str, ...]

    def __str__(self) -> str:
        lines = [say("new.written", module=self.module)]
        lines += [f"  {path}" for path in self.written]
        lines.append(say("new.made", files=", ".join(self.made)))
        return "\n".join([*lines, say("new.next", short=short_name(self.module))])


def new_exercise(root: Path, name: str) -> NewExercise:
    """Make the files of a new exercise in a course; it can be validated at once.

    Parameters
    ----------
    root
        The clone of the course, or a folder of your own, which may be empty or missing.
        It gets a ``course.toml``, if there is none.
    name
        A number that no exercise has, and a name, such as "ex11_bluffs".

    Raises
    ------
    WrongUse
        If it is no such name, or the number is taken; nothing is then written.
    """
    if not _NAME.fullmatch(name):
        raise WrongUse(say("new.bad_name", name=one_line(name)))
    short = short_name(name)
    taken = sorted(path.stem for path in (root / "solutions").glob(f"{short}_*.py"))
    if taken:
        raise WrongUse(say("new.taken", name=name, there=", ".join(taken)))
    files = dict(_texts(root, name, short))
    for path in files:
        if path.exists():
            raise WrongUse(say("new.exists", path=path))
    toml = root / "solutions" / COURSE_TOML
    if not toml.exists():
        files[toml] = template("course.txt")
    for path, text in files.items():
        write_aside(path, text.encode("utf-8"))
    made = write_stubs(root / "solutions", root / "exercises", module=name)
    write_student_toml(root)
    return NewExercise(name, _shown(root, files), _shown(root, made))


def _texts(root: Path, module: str, short: str) -> Iterator[tuple[Path, str]]:
    for place, name in _FILES.items():
        text = template(name).replace(_MODULE, module).replace(_SHORT, short)
        yield root / place.format(module=module), text


def _shown(root: Path, paths: Iterable[Path]) -> tuple[str, ...]:
    return tuple(path.relative_to(root).as_posix() for path in paths)
