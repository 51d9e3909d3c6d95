"""Is a course ready for its class? ``course.toml`` by line, then each exercise."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from holdem_teach.checks import run_checks
from holdem_teach.checks.known import (
    KnownTask,
    WrongVersion,
    read_known,
    wrong_versions,
)
from holdem_teach.checks.run import report, run_items
from holdem_teach.checks.stubs import stale_stubs, telling_lines
from holdem_teach.checks.tasks import CheckFileError
from holdem_teach.course.course_toml import CourseTomlError
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.material import COURSE_TOML, checkout
from holdem_teach.course.settings import Settings
from holdem_teach.course.toml_handout import is_stale
from holdem_teach.grading.course import (
    GradedExercise,
    course_settings,
    graded_exercises,
)
from holdem_teach.words import plural, say

POINTS: Final = 10
FEWEST: Final = 2  # hints, and mistakes, for each task
ROOM: Final = 0.25  # of the time limit, that a solution may take on average


@dataclass(frozen=True)
class Verdict:
    """One thing that was looked at, and a sentence for each thing that is wrong."""

    name: str
    problems: tuple[str, ...]
    found: str = ""

    def __str__(self) -> str:
        if not self.problems:
            return say("grading.ready", name=self.name, found=self.found)
        wrong = (say("grading.wrong", name=self.name, said=p) for p in self.problems)
        return "\n".join(wrong)


def validate(
    names: Sequence[str] = (), course: Path | None = None
) -> Iterator[Verdict]:
    """Look at ``course.toml``, then at the exercises named, or at all.

    ``course`` is the folder of a course, by default the checkout.

    Raises
    ------
    CourseError
        If there is no such course, or no such exercise.
    """
    exercises = graded_exercises(course, Settings())
    chosen = [_named(exercises, name) for name in names] or exercises
    root = course or checkout()
    assert root is not None  # there are exercises
    problems = tuple(_toml_problems(root))
    found = "" if problems else _toml_found(root)
    yield Verdict(f"solutions/{COURSE_TOML}", problems, found)
    for exercise in chosen:
        yield _verdict(root, exercise)


def _named(exercises: Sequence[GradedExercise], name: str) -> GradedExercise:
    for exercise in exercises:
        if name.lower() in (exercise.module, exercise.short):
            return exercise
    there = ", ".join(exercise.module for exercise in exercises)
    raise WrongUse(say("course.no_such_exercise", name=name, guess="", there=there))


def _toml_problems(root: Path) -> Iterator[str]:
    try:
        if is_stale(root):
            yield say("grading.stale", file=f"exercises/{COURSE_TOML}")
    except CourseTomlError as trouble:
        for problem in trouble.problems:
            yield say("grading.at_line", line=problem.line, said=problem.sentence)
    except CourseError as trouble:
        yield str(trouble)


def _toml_found(root: Path) -> str:
    settings = course_settings(root)
    used = settings.modules
    modules = (
        say("grading.all_modules") if used is None else plural(len(used), "module")
    )
    seed = say("grading.no_seed" if settings.seed is None else "grading.seed")
    return say("grading.toml_found", modules=modules, seed=seed)


def _verdict(root: Path, exercise: GradedExercise) -> Verdict:
    try:
        versions = wrong_versions(exercise.solution, exercise.mistakes)
        problems = [
            *_declared_problems(exercise),
            *_stale_problems(root, exercise),
            *_stub_problems(root, exercise),
            *_solution_problems(exercise),
            *_mistake_problems(exercise, versions),
        ]
    except (CheckFileError, OSError, SyntaxError) as trouble:
        return Verdict(exercise.module, (str(trouble),))
    tasks, mistakes = len(exercise.tasks), len(versions)
    found = f"{plural(tasks, 'task')}, {plural(mistakes, 'typical_mistake')}"
    return Verdict(exercise.module, tuple(problems), found)


def _declared_problems(exercise: GradedExercise) -> Iterator[str]:
    points = sum(task.points for task in exercise.tasks)
    if points != POINTS:
        yield say("grading.not_ten", points=f"{points:g}", asked=POINTS)
    for task in exercise.tasks:
        if len(task.hints) < FEWEST:
            hints = plural(len(task.hints), "hint")
            yield say("grading.few_hints", task=task.name, hints=hints, asked=FEWEST)


def _stale_problems(root: Path, exercise: GradedExercise) -> Iterator[str]:
    folders = root / "solutions", root / "exercises"
    for path in stale_stubs(*folders, module=exercise.module):
        yield say("grading.stale", file=path.relative_to(root).as_posix())


def _stub_problems(root: Path, exercise: GradedExercise) -> Iterator[str]:
    """Say which tasks a stub seems to have done, and what it gives away."""
    stub = (root / "exercises" / exercise.solution.name).read_bytes()
    found = run_checks(exercise.module, stub, exercise.check_files)
    for task in found.tasks:
        if task.status != "unattempted":
            yield say("grading.stub_tried", task=task.task, status=task.status)
    solution = exercise.solution.read_text(encoding="utf-8")
    for line in telling_lines(solution):
        if line in stub.decode("utf-8"):
            yield say("grading.stub_tells", line=line)


def _solution_problems(exercise: GradedExercise) -> Iterator[str]:
    source, limit = exercise.solution.read_bytes(), exercise.cpu_seconds
    opened = exercise.opened(source, limit, "process")
    run_items(opened, exercise.check_files, "")
    for task in report(opened, graded=True).tasks:
        record = opened.records[task.task]
        if task.status != "passed":
            told = task.message.partition("\n")[0]
            yield say("grading.solution_fails", task=task.task, said=told)
        elif record.computed > ROOM * limit * len(record.calls):
            seconds = f"{record.computed / len(record.calls):.1f}"
            said = {"task": task.task, "seconds": seconds, "limit": f"{limit:g}"}
            yield say("grading.solution_slow", **said)


def _mistake_problems(
    exercise: GradedExercise, versions: Sequence[WrongVersion]
) -> Iterator[str]:
    known = read_known(exercise.visible)
    for task in exercise.tasks:
        mine = [each for each in versions if each.cause.task == task.name]
        if len(mine) < FEWEST:
            mistakes = plural(len(mine), "typical_mistake")
            said = {"task": task.name, "mistakes": mistakes, "asked": FEWEST}
            yield say("grading.few_mistakes", **said)
        for version in mine:
            if not _is_named(version, known[task.name]):
                yield say("grading.not_named", name=version.name)


def _is_named(version: WrongVersion, known: KnownTask) -> bool:
    """Return whether the visible checks tell a mistake from all before it."""
    firsts = (
        next((cause for cause in causes if cause.task == version.cause.task), None)
        for causes in known.causes.values()
    )
    return version.cause in firsts
