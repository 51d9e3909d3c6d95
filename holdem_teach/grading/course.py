"""What a class is graded by: the visible and the hidden checks of each exercise."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from holdem_teach.checks import Task
from holdem_teach.course.checking import read_tasks
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.find import visible_checks
from holdem_teach.course.material import FOLDERS, checkout
from holdem_teach.words import say


@dataclass(frozen=True)
class GradedExercise:
    """One exercise and the files that it is graded by."""

    module: str
    visible: Path
    hidden: Path
    solution: Path
    mistakes: Path
    tasks: tuple[Task, ...]

    @property
    def check_files(self) -> tuple[Path, Path]:
        """The check files, the visible one first."""
        return self.visible, self.hidden


def graded_exercises(course: Path | None) -> tuple[GradedExercise, ...]:
    """Return the exercises of a clone of the course, of the checkout by default.

    Raises
    ------
    CourseError
        If there is no such clone, or an exercise of it lacks its hidden checks.
    """
    root = checkout() if course is None else course
    if root is None:
        raise WrongUse(say("grading.no_course"))
    visible = visible_checks(root / FOLDERS["checks"])
    if not visible:
        raise WrongUse(say("grading.not_a_course", path=root))
    return tuple(_exercise(root, module, file) for module, file in visible.items())


def _exercise(root: Path, module: str, visible: Path) -> GradedExercise:
    checks = root / "tests" / "exercises"
    exercise = GradedExercise(
        module,
        visible,
        checks / "hidden" / f"test_{module}_hidden.py",
        root / "solutions" / f"{module}.py",
        checks / "mistakes" / f"{module}.py",
        read_tasks(visible),
    )
    if not exercise.hidden.is_file():
        raise CourseError(say("grading.no_hidden", path=exercise.hidden))
    return exercise
