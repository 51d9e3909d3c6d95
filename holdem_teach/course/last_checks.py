"""How far a student is: the last check of each module, kept in the student's copy."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from holdem_teach.checks import ModuleReport
from holdem_teach.course.files import (
    CourseError,
    digest,
    file_error,
    read_bytes,
    write_aside,
)
from holdem_teach.course.find import Exercise
from holdem_teach.words import say

PROGRESS: Final = ".holdem-teach-progress.json"


@dataclass(frozen=True)
class LastCheck:
    """What the last check of one module found, and of which bytes.

    ``passed`` of ``tasks`` tasks passed, for ``score`` of ``max_score`` points;
    ``digest`` is the checked file's, None where there was none.
    """

    passed: int
    tasks: int
    score: float
    max_score: float
    checked: datetime
    digest: str | None


def read_progress(root: Path) -> tuple[dict[str, LastCheck], str]:
    """Return the last check of each module of a student's copy, and a note.

    A file that cannot be understood is moved aside, where nothing is lost, and the note
    says so; else the note is empty.

    Raises
    ------
    CourseError
        If the file cannot be read, or not be moved aside.
    """
    path = root / PROGRESS
    if not path.exists():
        return {}, ""
    try:
        content = json.loads(read_bytes(path).decode("utf-8"))
        return {str(name): _last(entry) for name, entry in content.items()}, ""
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as trouble:
        if isinstance(trouble, CourseError):
            raise
        aside = move_aside(path)
        return {}, say("course.bad_progress", path=path, aside=aside.name)


def _last(entry: dict[str, Any]) -> LastCheck:
    passed, tasks, score, highest = numbers = [
        entry[key] for key in ("passed", "tasks", "score", "max_score")
    ]
    if any(type(number) not in (int, float) or number < 0 for number in numbers):
        raise ValueError(numbers)
    if not isinstance(entry["digest"], (str, type(None))):
        raise TypeError(entry["digest"])
    checked = datetime.fromisoformat(entry["checked"])
    when = checked.replace(tzinfo=None)
    return LastCheck(passed, tasks, score, highest, when, entry["digest"])


def move_aside(path: Path) -> Path:
    """Give a file the first name beside it that is free."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.broken-{number}.json")).exists():
        number += 1
    try:
        path.rename(aside)
    except OSError as trouble:
        raise file_error("write", path, trouble) from trouble
    return aside


def keep_progress(
    exercise: Exercise, source: bytes | None, report: ModuleReport, now: datetime
) -> str:
    """Keep what a check of some bytes found; return a note, empty if all is well.

    The note tells a student who has forgotten to save that nothing is new. Only the
    file in its place in a student's copy counts, not a draft elsewhere, nor the
    checkout. Trouble with the file never stops a check: the note says it.
    """
    course = exercise.course
    if course.version is None or exercise.path != course.path_of(exercise.module):
        return ""
    try:
        kept, note = read_progress(course.root)
        last = kept.get(exercise.module)
        if not note and last and last.digest == digest_of(source):
            note = say("course.unchanged")
        kept[exercise.module] = _found(source, report, now)
        write_aside(course.root / PROGRESS, _as_json(kept))
    except CourseError as trouble:
        return say("course.progress_not_kept", trouble=trouble)
    return note


def _found(source: bytes | None, report: ModuleReport, now: datetime) -> LastCheck:
    passed = sum(task.status == "passed" for task in report.tasks)
    return LastCheck(
        passed,
        len(report.tasks),
        report.score,
        report.max_score,
        now.replace(microsecond=0),
        digest_of(source),
    )


def digest_of(source: bytes | None) -> str | None:
    """Return the digest of a student's file; None if there is none."""
    return None if source is None else digest(source)


def _as_json(kept: dict[str, LastCheck]) -> bytes:
    content = {
        name: asdict(last) | {"checked": last.checked.isoformat()}
        for name, last in sorted(kept.items())
    }
    return (json.dumps(content, indent=1) + "\n").encode("utf-8")
