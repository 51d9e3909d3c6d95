"""What a class is graded by: the visible and the hidden checks of each exercise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from holdem_teach import __version__
from holdem_teach.checks import Task
from holdem_teach.checks.exercise import Exercise
from holdem_teach.checks.known import known_file, read_known, wrong_versions
from holdem_teach.course.checking import read_tasks
from holdem_teach.course.course_toml import read_settings
from holdem_teach.course.files import CourseError, WrongUse, digest
from holdem_teach.course.find import short_name, visible_checks
from holdem_teach.course.material import COURSE_TOML, FOLDERS, checkout
from holdem_teach.course.settings import Settings
from holdem_teach.sandbox.reply import Limits
from holdem_teach.words import say


@dataclass(frozen=True)
class GradedExercise:
    """One exercise and the files that it is graded by.

    ``digest`` is the version of all that marks depend on, as it was when grading began.
    """

    module: str
    visible: Path
    hidden: Path
    solution: Path
    mistakes: Path
    tasks: tuple[Task, ...]
    cpu_seconds: float
    digest: str = ""

    def digest_now(self) -> str:
        """Return the version of files, time limit and program as they are now."""
        known = known_file(self.visible)
        files = (*self.check_files, known, self.solution, self.mistakes)
        told = [f"{__version__} {self.cpu_seconds:g}", *map(_digest, files)]
        return digest("\n".join(told).encode("ascii"))

    @property
    def check_files(self) -> tuple[Path, Path]:
        """The check files, the visible one first."""
        return self.visible, self.hidden

    @property
    def short(self) -> str:
        """The number alone, as in "ex02"."""
        return short_name(self.module)

    def opened(
        self, source: bytes | None, cpu_seconds: float, isolation: str
    ) -> Exercise:
        """Return the exercise with a student's file, ready for its checks.

        ``cpu_seconds`` is what a call may compute, scaled to the machine.

        Raises
        ------
        CheckFileError
            If a file of the course cannot be used.
        """
        return Exercise(
            self.module,
            source,
            self.visible,
            read_known(self.visible),
            wrong_versions(self.solution, self.mistakes),
            Limits(cpu_seconds=cpu_seconds),
            isolation,
        )


def _digest(file: Path) -> str:
    return digest(file.read_bytes()) if file.is_file() else ""


def course_settings(course: Path | None) -> Settings:
    """Return what ``course.toml`` says of a clone; nothing special without one.

    Raises
    ------
    CourseError
        If it is not right, since marks depend on it.
    """
    root = checkout() if course is None else course
    path = (root or Path()) / "solutions" / COURSE_TOML
    if not path.is_file():
        return Settings()
    return read_settings(path, visible_checks(path.parents[1] / FOLDERS["checks"]))


def graded_exercises(
    course: Path | None, settings: Settings
) -> tuple[GradedExercise, ...]:
    """Return the exercises in use of a clone of the course, by default the checkout.

    Raises
    ------
    CourseError
        If there is no such clone, or an exercise of it lacks hidden checks or solution.
    """
    root = checkout() if course is None else course
    if root is None:
        raise WrongUse(say("grading.no_course"))
    visible = visible_checks(root / FOLDERS["checks"])
    if not visible:
        raise WrongUse(say("grading.not_a_course", path=root))
    return tuple(
        _exercise(root, module, file, settings.cpu_seconds)
        for module, file in visible.items()
        if settings.is_in_use(module)
    )


def _exercise(
    root: Path, module: str, visible: Path, cpu_seconds: float
) -> GradedExercise:
    checks = root / "tests" / "exercises"
    exercise = GradedExercise(
        module,
        visible,
        checks / "hidden" / f"test_{module}_hidden.py",
        root / "solutions" / f"{module}.py",
        checks / "mistakes" / f"{module}.py",
        read_tasks(visible),
        cpu_seconds,
    )
    if not exercise.hidden.is_file():
        raise CourseError(say("grading.no_hidden", path=exercise.hidden))
    if not exercise.solution.is_file():
        raise CourseError(say("grading.no_solution", path=exercise.solution))
    return replace(exercise, digest=exercise.digest_now())
