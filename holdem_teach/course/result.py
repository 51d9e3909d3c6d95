"""What a check found, as text for a terminal and as a table for a notebook."""

from __future__ import annotations

import os
from dataclasses import dataclass
from datetime import datetime
from html import escape
from typing import Final
from urllib.parse import quote

from holdem_teach.checks import ModuleReport, TaskReport, next_steps
from holdem_teach.course.find import Exercise
from holdem_teach.course.plain import plain
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
_CELL: Final = "text-align:left;vertical-align:top;padding:.3em .6em"


@dataclass(frozen=True)
class CheckResult:
    """What the visible checks of one exercise found, its points provisional.

    Attributes
    ----------
    exercise
        Which exercise, and where the student's file stands.
    report
        The report of the layer ``checks``.
    saved
        When the file was last saved; None where there is none.
    """

    exercise: Exercise
    report: ModuleReport
    saved: datetime | None

    @property
    def passed(self) -> bool:
        """Whether every visible check passes."""
        tasks = self.report.tasks
        return bool(tasks) and all(task.status == "passed" for task in tasks)

    @property
    def points(self) -> str:
        """The provisional points in a sentence."""
        score = sum(task.score for task in self.report.tasks)
        highest = sum(task.max_score for task in self.report.tasks)
        return say("course.points", score=f"{score:g}", highest=f"{highest:g}")

    @property
    def counts(self) -> str:
        """How many visible checks pass, and how many more will run, in a sentence."""
        passed = sum(task.passed for task in self.report.tasks)
        total = sum(task.total for task in self.report.tasks)
        to_come = sum(task.hidden_to_come for task in self.report.tasks)
        key = "course.checks_and_more" if to_come else "course.checks_pass"
        return say(key, passed=passed, total=total, more=to_come)

    @property
    def when(self) -> str:
        """When the file was last saved, in words."""
        if self.saved is None:
            return say("course.no_file")
        today = self.saved.date() == datetime.now().date()
        time = f"{self.saved:%H:%M}" if today else f"{self.saved:%Y-%m-%d %H:%M}"
        return say("course.last_saved", time=time)

    def __repr__(self) -> str:
        lines = [f"{self.exercise.path.name}, {self.when}"]
        if self.exercise.course.note:
            lines.append(self.exercise.course.note)
        if self.report.problem:
            lines += ["", plain(self.report.problem)]
        lines += ["", *self._task_lines(), "", self.points, self.counts]
        return "\n".join(lines)

    def _task_lines(self) -> list[str]:
        width = max((len(task.task) for task in self.report.tasks), default=0)
        lines = []
        for task in self.report.tasks:
            head = f"  {SIGNS[task.status]} {task.task:<{width}}  {state(task):<12}"
            lines.append(f"{head}  {points(task)}")
            told = [message(self.report, task), *extras(task)]
            lines += [f"      {line}" for part in told for line in part.splitlines()]
        return lines

    def _repr_html_(self) -> str:
        problem = escape(plain(self.report.problem or ""))
        rows = "".join(map(self._row, self.report.tasks))
        heads = say("course.columns").split("|")
        columns = "".join(
            f'<th scope="col" style="{_CELL}">{head}</th>' for head in heads
        )
        return (
            f"<p>{self._link()}, {self.when}. {escape(self.exercise.course.note)}</p>"
            + (f"<p><strong>{problem}</strong></p>" if problem else "")
            + f'<table style="border-collapse:collapse"><caption style="{_CELL}">'
            f"{say('course.caption', exercise=self.exercise.short)}</caption>"
            f"<thead><tr>{columns}</tr></thead><tbody>{rows}</tbody></table>"
            f"<p>{self.points} {self.counts}</p>"
        )

    def _row(self, task: TaskReport) -> str:
        told = "<br>".join(escape(message(self.report, task)).splitlines())
        told += "".join(
            f'<pre style="white-space:pre-wrap;margin:.3em 0">{escape(part)}</pre>'
            for part in extras(task)
        )
        sign = f'<span aria-hidden="true">{SIGNS[task.status]}</span> {state(task)}'
        first = f'<th scope="row" style="{_CELL}"><code>{escape(task.task)}</code></th>'
        short = (
            f'<td style="{_CELL};white-space:nowrap">{cell}</td>'
            for cell in (sign, points(task))
        )
        return f'<tr>{first}{"".join(short)}<td style="{_CELL}">{told}</td></tr>'

    def _link(self) -> str:
        """Link to the file, as seen from the notebook's folder."""
        name = escape(self.exercise.path.name)
        try:
            beside = os.path.relpath(self.exercise.path).replace(os.sep, "/")
        except ValueError:  # the file is on another drive of Windows
            return name
        return f'<a href="{quote(beside)}">{name}</a>'


def message(report: ModuleReport, task: TaskReport) -> str:
    """Return what is said of a task; what is wrong with the whole file is said once."""
    return "" if report.problem else plain(task.message)


def steps(report: ModuleReport, task: TaskReport, way: str) -> list[str]:
    """Return what can be done next, by "command" or by "call", a line each."""
    return [] if report.problem else next_steps(report.module, task, way)


def state(task: TaskReport) -> str:
    """Return the state of a task as a word or two."""
    return say(f"course.state_{task.status}")


def points(task: TaskReport) -> str:
    """Return the points of a task, such as "1.5 of 2"."""
    return say("course.of", score=f"{task.score:g}", highest=f"{task.max_score:g}")


def extras(task: TaskReport) -> list[str]:
    """Return what a task printed and the student's lines of its traceback, if any."""
    if task.status == "passed":
        return []
    shown = []
    if task.traceback:
        shown.append(plain(task.traceback.rstrip()))
    if task.printed:
        shown.append(say("course.printed", text=plain(task.printed.rstrip())))
    return shown
