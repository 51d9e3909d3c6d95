"""``course.toml``, read and checked: what is not right is said by its line."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from holdem_teach.course import toml_values as values
from holdem_teach.course.files import CourseError, read_bytes
from holdem_teach.course.find import Course, Exercise, visible_checks
from holdem_teach.course.settings import (
    LateRule,
    MarkRule,
    ModuleSettings,
    Settings,
)
from holdem_teach.course.toml_lines import line_of
from holdem_teach.words import say

_LONGEST: Final = 60  # characters of a value in a sentence
_PLACE: Final = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)")

_DATE: Final = re.compile(r"\d{4}-\d")

# A path of keys, and what is wrong there.
Wrong = tuple[tuple[str, ...], str]
# A table maps each of its keys to the reader of its value, or to a table.
Table = Mapping[str, "Table | Callable[[object], Any]"]
_MODULE: Final[Table] = {
    "weight": values.weight,
    "due": values.due,
    "hints": values.opening,
    "solutions": values.opening,
}
_WHOLE: Final[Table] = {
    "title": values.text,
    "hints": values.opening,
    "solutions": values.opening,
    "late": {"per_day": values.share, "days": values.whole},
    "marks": {"best_attempt": values.truth, "drop_lowest": values.whole},
    "limits": {"cpu_seconds": values.seconds},
    "grading": {"seed": values.whole, "isolation": values.level},
}


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a file: its line, from 1, and a sentence."""

    path: Path
    line: int
    sentence: str

    def __str__(self) -> str:
        return say(
            "course.toml_problem", path=self.path, line=self.line, said=self.sentence
        )


class CourseTomlError(CourseError):
    """A ``course.toml`` that is not right; ``problems`` has all that is wrong."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(str(problems[0]))
        self.problems = problems


def read_settings(path: Path, modules: Collection[str]) -> Settings:
    """Read a ``course.toml``.

    Parameters
    ----------
    path
        The file.
    modules
        The names of all modules that there are.

    Raises
    ------
    CourseTomlError
        If something in it is not right; each problem has its line.
    CourseError
        If the file cannot be read.
    """
    text = _decoded(path, read_bytes(path))
    content = _parsed(path, text)
    each: Table = dict.fromkeys(modules, _MODULE)
    problems: list[Wrong] = []
    read = _read_table(content, {**_WHOLE, "modules": each}, (), problems)
    if "title" not in content:
        problems.append(((), say("course.no_title")))
    modules_read = read.get("modules", {})
    if modules_read and not any(m.get("weight", 1) for m in modules_read.values()):
        problems.append((("modules",), say("course.no_weight")))
    if problems:
        raise CourseTomlError(_placed(path, text, problems))
    return _settings(read)


def _decoded(path: Path, data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")  # an editor on Windows may put a mark in front
    except UnicodeDecodeError as trouble:
        line = data.count(b"\n", 0, trouble.start) + 1
        raise CourseTomlError(
            (Problem(path, line, say("course.not_utf8")),)
        ) from trouble


def _parsed(path: Path, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as trouble:  # too many digits or brackets, too
        said, line, column = _syntax(str(trouble), text)
        wrong = text.split("\n")[line - 1]
        dates = say("course.toml_dates") if _DATE.search(wrong) else ""
        told = {"trouble": said, "column": column, "dates": dates}
        sentence = say("course.bad_toml", **told)
        raise CourseTomlError((Problem(path, line, sentence),)) from trouble


def _syntax(message: str, text: str) -> tuple[str, int, int]:
    """Return what tomllib says, and the line and column that it says it of."""
    found = _PLACE.fullmatch(message)
    if found is None or found[2] is None:
        *above, last = text.split("\n")
        return (found[1] if found else message), len(above) + 1, len(last) + 1
    return found[1], int(found[2]), int(found[3])


def _read_table(
    content: Mapping[str, Any],
    table: Table,
    above: tuple[str, ...],
    problems: list[Wrong],
) -> dict[str, Any]:
    """Return the values that are right; the others join ``problems``."""
    read: dict[str, Any] = {}
    for key, value in content.items():
        keys = (*above, key)
        wanted = table.get(key)
        if wanted is None:
            problems.append((keys, _unknown(keys, table)))
        elif not isinstance(wanted, Mapping):
            try:
                read[key] = wanted(value)
            except values.Unfit as unfit:
                problems.append((keys, _came(keys, value, str(unfit))))
        elif isinstance(value, dict):
            read[key] = _read_table(value, wanted, keys, problems)
        else:
            problems.append((keys, _came(keys, value, say("course.want_table"))))
    return read


def _unknown(keys: tuple[str, ...], table: Table) -> str:
    close = difflib.get_close_matches(keys[-1], table, n=1)
    close = close or [name for name in table if name.startswith(f"{keys[-1]}_")]
    guess = say("course.meant", close=close[0]) if close else ""
    kind = "module" if keys[:-1] == ("modules",) else "key"
    fields = {"name": ".".join(keys), "guess": guess, "there": ", ".join(table)}
    return say(f"course.unknown_{kind}", **fields)


def _came(keys: tuple[str, ...], value: object, expected: str) -> str:
    came = repr(value) if isinstance(value, str) else str(value)
    came = came if len(came) <= _LONGEST else f"{came[: _LONGEST - 3]}..."
    fields = {"name": ".".join(keys), "came": came, "expected": expected}
    return say("course.came", **fields)


def _placed(path: Path, text: str, problems: list[Wrong]) -> tuple[Problem, ...]:
    placed = [
        Problem(path, line_of(text, keys) if keys else 1, said)
        for keys, said in problems
    ]
    return tuple(sorted(placed, key=lambda problem: problem.line))


def _settings(read: dict[str, Any]) -> Settings:
    common = {key: read[key] for key in ("hints", "solutions") if key in read}
    modules = {
        name: ModuleSettings(**(common | own))
        for name, own in sorted(read.get("modules", {}).items())
    }
    return Settings(
        title=read["title"],
        usual=ModuleSettings(**common),
        modules=modules or None,
        late=LateRule(**read["late"]) if "late" in read else None,
        marks=MarkRule(**read.get("marks", {})),
        **read.get("limits", {}),
        **read.get("grading", {}),
    )


def settings_of(course: Course) -> tuple[Settings, str]:
    """Return what is asked in a course, and a note where its file is not right.

    Without a ``course.toml``, or with one that is not right, nothing special is asked:
    a student cannot mend the teacher's file, and goes on working.
    """
    if not course.settings_file.is_file():
        return Settings(), ""
    try:
        return read_settings(course.settings_file, visible_checks(course.checks)), ""
    except CourseError as trouble:
        return Settings(), say("course.toml_set_aside", trouble=trouble)


def in_use(course: Course) -> list[Exercise]:
    """Return the exercises that a course uses, in the order of their numbers.

    Raises
    ------
    CourseError
        If the course has no check files.
    """
    settings, _ = settings_of(course)
    return [each for each in course.exercises() if settings.is_in_use(each.module)]
