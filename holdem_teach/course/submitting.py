"""What is on disk, packed to be handed in, with a receipt."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from holdem_teach.checks import ModuleReport
from holdem_teach.course.checking import last_saved, run_visible
from holdem_teach.course.course_toml import in_use, settings_of
from holdem_teach.course.files import CourseError, write_aside
from holdem_teach.course.find import Course, Exercise, find_course
from holdem_teach.course.plain import one_line
from holdem_teach.course.receipt import receipt
from holdem_teach.words import say


@dataclass(frozen=True)
class Packed:
    """One file that was packed: its exact bytes, and what the checks say of it."""

    exercise: Exercise
    data: bytes
    saved: datetime
    report: ModuleReport

    def __str__(self) -> str:
        name = self.exercise.path.name
        head = say("course.packed", name=name, saved=f"{self.saved:%Y-%m-%d %H:%M}")
        code = say("course.receipt", code=receipt(self.data))
        return "\n".join([head, f"  {self._state()}", f"  {code}"])

    def _state(self) -> str:
        if self.report.problem:
            return one_line(self.report.problem)
        tasks = self.report.tasks
        stubs = [task.task for task in tasks if task.status == "unattempted"]
        passed = sum(task.status == "passed" for task in tasks)
        said = say("course.tasks_pass", passed=passed, total=len(tasks))
        return said + (
            say("course.stubs_left", names=", ".join(stubs)) if stubs else ""
        )


@dataclass(frozen=True)
class Submission:
    """An archive that was written, and the files in it."""

    archive: Path
    packed: tuple[Packed, ...]

    def __str__(self) -> str:
        files = "\n".join(map(str, self.packed))
        return f"{files}\n\n{say('course.submitted', archive=self.archive)}"


def submit(names: Sequence[str] = ()) -> Submission:
    """Pack exercises into one archive in the student's copy, exactly as they are saved.

    Parameters
    ----------
    names
        Which exercises; none: all that are on disk.

    Raises
    ------
    CourseError
        If there is nothing to pack, or the archive cannot be written.
    """
    course = find_course(names[0] if names else "")
    packed = tuple(map(_pack, _chosen(course, names)))
    now = datetime.now()
    short = "-".join(each.exercise.short for each in packed)
    archive = course.root / "submissions" / f"{short}_{now:%Y-%m-%d_%H%M%S}.zip"
    write_aside(archive, _zipped(packed))
    return Submission(archive, packed)


def _chosen(course: Course, names: Sequence[str]) -> list[Exercise]:
    if not names:
        chosen = [each for each in in_use(course) if each.path.is_file()]
        if not chosen:
            raise CourseError(say("course.nothing_to_submit", folder=course.root))
        return chosen
    named = {exercise.module: exercise for exercise in map(course.exercise, names)}
    return [named[module] for module in sorted(named)]


def _pack(exercise: Exercise) -> Packed:
    data = exercise.source()
    if data is None:
        raise CourseError(say("course.no_such_file", path=exercise.path))
    # whether it parses is found out where it is run, never in this process
    settings, _ = settings_of(exercise.course)
    report = run_visible(exercise, data, settings.cpu_seconds)
    return Packed(exercise, data, last_saved(exercise), report)


def _zipped(packed: Sequence[Packed]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for each in packed:
            member = zipfile.ZipInfo(
                f"{each.exercise.module}.py", each.saved.timetuple()[:6]
            )
            member.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(member, each.data)
    return buffer.getvalue()
