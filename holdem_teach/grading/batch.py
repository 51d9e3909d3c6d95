"""A class graded: a submission that we cannot check stops nobody else's."""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from tqdm import tqdm

from holdem_teach.checks import ModuleReport, Task, TaskReport, run_checks
from holdem_teach.course.files import WrongUse, make_folder, write_aside
from holdem_teach.course.plain import one_line
from holdem_teach.grading.course import (
    GradedExercise,
    course_settings,
    graded_exercises,
)
from holdem_teach.grading.feedback import feedback_page
from holdem_teach.grading.gradebook import Graded, write_grades
from holdem_teach.grading.intake import Submission, Submissions, read_submissions
from holdem_teach.words import plural, say


@dataclass(frozen=True)
class Batch:
    """A class that was graded: its students, what was left aside, where it stands."""

    graded: tuple[Graded, ...]
    stray: tuple[str, ...]
    old_pages: tuple[str, ...]
    out: Path
    seed: int

    def __str__(self) -> str:
        rows = [row for each in self.graded for row in each.rows()]
        counts = Counter(status for *_, status, _message, _isolation in rows)
        students = plural(len(self.graded), "student")
        lines = [
            say("grading.done", students=students, rows=plural(len(rows), "row")),
            ", ".join(f"{count} {status}" for status, count in counts.most_common()),
        ]
        if self.stray:
            lines.append(say("grading.stray", names=", ".join(self.stray)))
        lines += self._not_taken_in()
        if counts["unrun"]:
            lines.append(say("grading.some_unrun", rows=plural(counts["unrun"], "row")))
        if self.old_pages:
            lines.append(say("grading.old_pages", names=", ".join(self.old_pages)))
        lines.append(say("grading.written", out=self.out, seed=self.seed))
        return "\n".join(lines)

    def _not_taken_in(self) -> list[str]:
        """Name the students of whom something was refused, or left as no exercise."""
        lines, others = [], []
        for submission in (each.submission for each in self.graded):
            student = one_line(submission.student)
            if notes := "; ".join(submission.notes):
                lines.append(say("grading.taken_of", student=student, notes=notes))
            if reasons := "; ".join(dict.fromkeys(submission.refused.values())):
                said = {"student": student, "reasons": reasons}
                lines.append(say("grading.refused_of", **said))
            elif submission.left:
                others.append(student)
        if others:
            lines.append(say("grading.left_of", names=", ".join(others)))
        return lines


def grade(
    submissions: Path, out: Path, *, course: Path | None = None, seed: int | None = None
) -> Batch:
    """Grade what a class has handed in; write ``grades.csv`` and a page for each.

    Parameters
    ----------
    submissions
        A folder with a folder or a zip archive for each student.
    out
        The folder for ``grades.csv`` and ``feedback/``; made where it is missing.
    course
        A clone of the course; by default the checkout that this package is run from.
    seed
        What the hidden inputs of each student are drawn from, together with the name;
        by default that of ``course.toml``, or a new one.

    Raises
    ------
    CourseError
        If there is nothing to grade, nothing to grade it by, or nowhere to write.
    """
    if submissions.resolve() in (out.resolve(), *out.resolve().parents):
        raise WrongUse(say("grading.out_inside", out=out, submissions=submissions))
    settings = course_settings(course)
    exercises = graded_exercises(course, settings)
    handed_in = read_submissions(submissions, [each.module for each in exercises])
    make_folder(out / "feedback")
    seeds = (seed, settings.seed, secrets.randbits(32))
    chosen = next(each for each in seeds if each is not None)
    graded = _grade_all(handed_in, exercises, chosen, out)
    old = _old_pages(graded, out)
    return Batch(tuple(graded), handed_in.stray, tuple(old), out, chosen)


def _grade_all(
    handed_in: Submissions,
    exercises: Sequence[GradedExercise],
    seed: int,
    out: Path,
) -> list[Graded]:
    """Grade one student after the other; what is done is written however it ends."""
    graded: list[Graded] = []
    bar = tqdm(handed_in, desc=say("grading.progress"), unit="student", disable=None)
    try:
        for each in bar:
            done = _graded(each, exercises, seed)
            page = feedback_page(done).encode("utf-8")
            write_aside(out / "feedback" / f"{done.student}.html", page)
            graded.append(done)
    finally:
        write_grades(out / "grades.csv", graded)
        if len(graded) < len(handed_in):
            _say_how_far(len(graded), len(handed_in), out)
    return graded


def _say_how_far(done: int, of: int, out: Path) -> None:
    students = plural(of, "student")
    said = {"done": done, "students": students, "path": out / "grades.csv"}
    print(say("grading.stopped_early", **said), file=sys.stderr)


def _old_pages(graded: Sequence[Graded], out: Path) -> list[str]:
    """Return the pages of students who are not in this class."""
    pages = {f"{each.student}.html".casefold() for each in graded}
    found = sorted(path.name for path in (out / "feedback").glob("*.html"))
    return [one_line(name) for name in found if name.casefold() not in pages]


def _graded(
    submission: Submission, exercises: Sequence[GradedExercise], seed: int
) -> Graded:
    own_seed = f"{seed}:{submission.student}"
    reports = (_report(submission, exercise, own_seed) for exercise in exercises)
    return Graded(submission, tuple(reports))


def _report(
    submission: Submission, exercise: GradedExercise, seed: str
) -> ModuleReport:
    source = submission.files.get(exercise.module)
    try:
        report = _run(exercise, source, seed)
    except Exception as trouble:  # ours, whatever it is: said, and never a pass
        nothing = ModuleReport(exercise.module, (), None, "process")
        return _complete(nothing, exercise.tasks, repr(trouble))
    report = _refused(report, submission.refused.get(exercise.module))
    return _complete(report, exercise.tasks, say("grading.no_report"))


def _refused(report: ModuleReport, reason: str | None) -> ModuleReport:
    """Say of a file that came and was not taken in more than that it is not there."""
    if reason is None:
        return report
    said = say("grading.file_refused", module=report.module, reason=reason)
    tasks = tuple(replace(task, message=said) for task in report.tasks)
    return replace(report, problem=said, tasks=tasks)


def _run(
    exercise: GradedExercise,
    source: bytes | None,
    seed: str,
) -> ModuleReport:
    return run_checks(
        exercise.module,
        source,
        exercise.check_files,
        seed=seed,
        solution=exercise.solution,
        mistakes=exercise.mistakes,
        cpu_seconds=exercise.cpu_seconds,
    )


def _complete(report: ModuleReport, tasks: Sequence[Task], fault: str) -> ModuleReport:
    """Give each task exactly one row: one that came without a report was not run."""
    found = {task.task: task for task in report.tasks}
    rows = tuple(found.get(task.name) or _unrun(task, fault) for task in tasks)
    return ModuleReport(report.module, rows, report.problem, report.isolation)


def _unrun(task: Task, fault: str) -> TaskReport:
    return TaskReport(task.name, "unrun", 0.0, task.points, fault, "", "", 0, 0, 0)
