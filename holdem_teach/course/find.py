"""Which course, and which exercise of it, is meant?"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from holdem_teach import __version__
from holdem_teach.checks import CheckFileError, module_tasks
from holdem_teach.course.files import CourseError, WrongUse, read_bytes
from holdem_teach.course.material import COURSE_TOML, FOLDERS, checkout
from holdem_teach.course.stamp import is_older, read_stamp
from holdem_teach.words import say

_CLOSE: Final = 0.7  # how alike a name and one that is there have to be
_CHECK_FILE: Final = re.compile(r"test_(ex\d\d_\w+)\.py")


def short_name(module: str) -> str:
    """Return an exercise's number alone.

    Examples
    --------
    >>> short_name("ex02_ranking")
    'ex02'
    """
    return module.partition("_")[0]


@dataclass(frozen=True)
class Exercise:
    """One exercise: its module, the student's file and its visible checks."""

    module: str
    path: Path
    check_file: Path
    course: Course

    @property
    def short(self) -> str:
        """The number alone, as in "ex02"."""
        return short_name(self.module)

    def task_names(self) -> list[str]:
        """Return the names of its tasks; none where the check file is not right."""
        try:
            return [task.name for task in module_tasks(self.check_file)]
        except (OSError, SyntaxError, UnicodeDecodeError, CheckFileError):
            return []

    def source(self) -> bytes | None:
        """Return what the student's file holds on disk, or None where there is none.

        Raises
        ------
        CourseError
            If it is there and cannot be read.
        """
        return read_bytes(self.path) if self.path.exists() else None


@dataclass(frozen=True)
class Course:
    """A student's copy of the course, or the checkout itself (``version`` is None)."""

    root: Path
    checks: Path
    version: str | None

    @property
    def settings_file(self) -> Path:
        """Where ``course.toml`` stands; the teacher's own is that of the checkout."""
        folder = self.root if self.version is not None else self.root / "solutions"
        return folder / COURSE_TOML

    @property
    def note(self) -> str:
        """A sentence where another version made this copy, or nothing."""
        if self.version is None or self.version == __version__:
            return ""
        said = {"copy": self.version, "version": __version__}
        newer = is_older(__version__, self.version)
        return say("course.newer_copy" if newer else "course.other_version", **said)

    def path_of(self, module: str) -> Path:
        """Return the place of a student's file."""
        return self.root / "exercises" / f"{module}.py"

    def exercises(self) -> tuple[Exercise, ...]:
        """Return all exercises, in the order of their numbers.

        Raises
        ------
        CourseError
            If the course has no check files.
        """
        found = tuple(
            Exercise(module, self.path_of(module), file, self)
            for module, file in visible_checks(self.checks).items()
        )
        if not found:
            raise CourseError(say("course.no_checks", folder=self.checks))
        return found

    def exercise(self, name: str) -> Exercise:
        """Return the exercise that "ex02", "ex02_ranking" or the path of a file names.

        Raises
        ------
        WrongUse
            If there is none of that name.
        """
        wanted = Path(name).stem if name.endswith(".py") else name
        for exercise in self.exercises():
            if wanted.lower() in (exercise.short, exercise.module):
                return _at_path(exercise, name)
        raise WrongUse(
            say(
                "course.no_such_exercise",
                name=name,
                guess=self._guess(name),
                there=", ".join(exercise.module for exercise in self.exercises()),
            )
        )

    def _guess(self, name: str) -> str:
        """Ask whether a like name is meant, or a task of the name; or say nothing."""
        there = [n for each in self.exercises() for n in (each.short, each.module)]
        meant = get_close_matches(name.lower(), there, 1, _CLOSE)
        for exercise in self.exercises():
            if name in exercise.task_names():
                meant = [f"{exercise.short}.{name}"]
        return say("course.meant", close=meant[0]) if meant else ""


def visible_checks(folder: Path) -> dict[str, Path]:
    """Return the visible check file of each exercise, by module, in their order."""
    matches = {file: _CHECK_FILE.fullmatch(file.name) for file in folder.glob("*.py")}
    return {match[1]: file for file, match in sorted(matches.items()) if match}


def find_course(near: str = "") -> Course:
    """Return the course that the current folder, or the file named, stands in.

    The search goes from there upwards to the first folder that ``start`` made, or to
    the checkout that this package is run from.

    Parameters
    ----------
    near
        The path of an exercise's file; anything else leaves it at the current folder.

    Raises
    ------
    CourseError
        If there is no course.
    """
    origin = (Path(near).parent if near.endswith(".py") else Path()).resolve()
    for folder in (origin, *origin.parents):
        course = course_in(folder)
        if course is not None:
            return course
    raise CourseError(say("course.not_found", folder=origin))


def course_in(folder: Path) -> Course | None:
    """Return the course whose top a folder is, or None.

    Raises
    ------
    CourseError
        If there is one whose own record is broken.
    """
    stamp = read_stamp(folder)
    if stamp is not None:
        return Course(folder, folder / "checks", stamp.version)
    if folder == checkout():
        return Course(folder, folder / FOLDERS["checks"], None)
    return None


def as_name(given: object, example: str) -> str:
    """Return a name that somebody typed, or raise WrongUse with an example of one."""
    if isinstance(given, str):
        return given
    raise WrongUse(say("course.not_a_name", given=given, example=example))


def find_exercise(name: str) -> Exercise:
    """Return the exercise of that name in the course that is found from here.

    Raises
    ------
    CourseError
        If there is no course or no such exercise.
    """
    name = as_name(name, "ex02")
    return find_course(name).exercise(name)


def _at_path(exercise: Exercise, name: str) -> Exercise:
    """Take the file that was named, which may be a copy of its own elsewhere."""
    if not name.endswith(".py"):
        return exercise
    path = Path(name)
    if not path.is_file():
        # a bare file name is meant in the course, wherever one stands
        path = exercise.path.with_name(path.name) if path.name == name else path
    if not path.is_file():
        raise WrongUse(say("course.no_such_file", path=name))
    return replace(exercise, path=path.resolve())
