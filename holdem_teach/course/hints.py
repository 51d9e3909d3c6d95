"""Hints for a task, one at a time."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from html import escape

from holdem_teach.checks import Task
from holdem_teach.course.checking import find_task
from holdem_teach.course.course_toml import settings_of
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.find import Exercise
from holdem_teach.course.settings import is_open
from holdem_teach.course.task_lines import opens_later
from holdem_teach.words import plural, say


@dataclass(frozen=True)
class Hint:
    """One hint for a task: its number, how many there are, and what it says."""

    task: str
    number: int
    total: int
    text: str

    def __repr__(self) -> str:
        return self.as_text("call")

    def as_text(self, way: str) -> str:
        """Return lines of text; the next hint is asked for by "command" or "call"."""
        return "\n".join([self._head(), self.text, *self._next(way)])

    def _repr_html_(self) -> str:
        parts = [self.text, *self._next("call")]
        paragraphs = "".join(f"<p>{escape(part)}</p>" for part in parts)
        return f"<p><strong>{escape(self._head())}</strong></p>{paragraphs}"

    def _head(self) -> str:
        said = {"number": self.number, "total": self.total, "task": self.task}
        return say("course.hint_head", **said)

    def _next(self, way: str) -> list[str]:
        if self.number == self.total:
            return []
        how = say(f"checks.hint_{way}", task=self.task, number=self.number + 1)
        return [say("course.hint_next", how=how)]


def hint(task: str, number: int = 1) -> Hint:
    """Give one hint for a task.

    Parameters
    ----------
    task
        The exercise and the task, such as "ex02.category".
    number
        Which hint, from 1.

    Raises
    ------
    CourseError
        If there is no course here, or no such task or hint, or hints are not open.
    """
    exercise, wanted = find_task(task)
    _check_open(exercise)
    return _hint(wanted, f"{exercise.short}.{wanted.name}", number)


def _check_open(exercise: Exercise) -> None:
    opening = settings_of(exercise.course)[0].module(exercise.module).hints
    if not is_open(opening, datetime.now()):
        later = opens_later("hints", opening) or [say("course.hints_closed")]
        raise CourseError(*later)


def _hint(task: Task, name: str, number: int) -> Hint:
    total = len(task.hints)
    if not total:
        raise WrongUse(say("course.no_hints", task=name))
    if type(number) is not int or not 1 <= number <= total:
        hints = plural(total, "hint")
        raise WrongUse(
            say("course.no_such_hint", task=name, number=number, hints=hints)
        )
    return Hint(name, number, total, task.hints[number - 1])
