"""What is said of one task of an exercise, a line or a few for each thing."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from holdem_teach.checks import ModuleReport, TaskReport, next_steps
from holdem_teach.course.plain import plain
from holdem_teach.course.settings import Opening
from holdem_teach.course.times import moment
from holdem_teach.words import say

# The state of a task is told by a word and a sign, never by a colour alone.
SIGNS: Final = {
    "passed": "✓",
    "wrong": "✗",
    "crashed": "‼",
    "slow": "…",
    "refused": "⊘",
    "unattempted": "○",
    "missing": "–",
    "unrun": "?",
}


def message(report: ModuleReport, task: TaskReport) -> str:
    """Return what is said of a task; what is wrong with the whole file is said once."""
    is_said = report.problem is not None and task.of_file
    return "" if is_said else plain(task.message)


def steps(report: ModuleReport, task: TaskReport, way: str) -> list[str]:
    """Return what can be done next, by "command" or by "call", a line each."""
    return next_steps(report.module, task, way)


def opens_later(what: str, opening: Opening) -> list[str]:
    """Return when "hints" or an "idea" can be read, if that will come."""
    if not isinstance(opening, datetime):
        return []
    return [say(f"course.{what}_later", when=moment(opening))]


def state(task: TaskReport) -> str:
    """Return the state of a task as a word or two; of a whole file it says less."""
    is_untried = task.status == "crashed" and task.of_file
    return say(f"course.state_{'untried' if is_untried else task.status}")


def points(task: TaskReport) -> str:
    """Return the points of a task, such as "1.5 of 2"."""
    return say("course.of", score=f"{task.score:g}", highest=f"{task.max_score:g}")


def traceback(task: TaskReport) -> str:
    """Return the student's lines of what a task raised; nothing if it passed.

    What is said of the whole file says its line as well.
    """
    is_told = task.status == "passed" or task.of_file
    return "" if is_told else plain(task.traceback.rstrip())


def printed(task: TaskReport) -> str:
    """Return what a task printed, in a sentence; nothing if it passed."""
    if task.status == "passed" or not task.printed:
        return ""
    return say("course.printed", text=plain(task.printed.rstrip()))
