"""What a check found, as text for a terminal and as a table for a notebook."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from datetime import datetime
from html import escape
from urllib.parse import quote

from holdem_teach.checks import ModuleReport, TaskReport
from holdem_teach.course.find import Exercise
from holdem_teach.course.plain import plain
from holdem_teach.course.settings import ModuleSettings, is_open
from holdem_teach.course.table import folded, lines_html, preformatted, table_html
from holdem_teach.course.task_lines import (
    SIGNS,
    message,
    opens_later,
    points,
    printed,
    state,
    steps,
    traceback,
)
from holdem_teach.course.times import lately
from holdem_teach.words import say


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
    asked
        What the teacher asks of this module.
    notes
        Sentences on the due date and on what else is to be known.
    checked
        When it was checked.
    """

    exercise: Exercise
    report: ModuleReport
    saved: datetime | None
    asked: ModuleSettings = field(default_factory=ModuleSettings)
    notes: tuple[str, ...] = ()
    checked: datetime = field(default_factory=datetime.now)

    @property
    def passed(self) -> bool:
        """Whether every visible check passes."""
        tasks = self.report.tasks
        return bool(tasks) and all(task.status == "passed" for task in tasks)

    @property
    def points(self) -> str:
        """The provisional points in a sentence."""
        score, highest = f"{self.report.score:g}", f"{self.report.max_score:g}"
        return say("course.points", score=score, highest=highest)

    @property
    def counts(self) -> str:
        """How many visible checks pass, and how many more will run, in a sentence."""
        passed = sum(task.passed for task in self.report.tasks)
        total = sum(task.total for task in self.report.tasks)
        to_come = sum(task.hidden_to_come for task in self.report.tasks)
        ran = "course.checks_and_more" if to_come else "course.checks_pass"
        key = ran if total else "course.no_check_ran"
        return say(key, passed=passed, total=total, more=to_come)

    @property
    def when(self) -> str:
        """When the file was last saved, in words."""
        if self.saved is None:
            return say("course.no_file")
        return say("course.last_saved", time=lately(self.saved, self.checked))

    def __repr__(self) -> str:
        return self.as_text("call", where=True)

    def as_text(self, way: str, *, where: bool) -> str:
        """Return lines of text.

        Parameters
        ----------
        way
            How hints are asked for: by "command" or by "call".
        where
            Whether to show where a task raised; else a line says how to see it.
        """
        lines = [f"{self.exercise.path.name}, {self.when}", *self._notes()]
        if self.report.problem:
            lines += ["", plain(self.report.problem)]
        if self.report.excerpt:
            lines += [f"    {line}" for line in plain(self.report.excerpt).splitlines()]
        lines.append("")
        for task in self.report.tasks:
            lines.append(self._headline(task))
            told = [message(self.report, task), *self._steps(task, way)]
            if self._idea(task):
                told.append(say("course.idea", idea=self._idea(task)))
            told += [self._where(task, where), printed(task)]
            lines += [f"      {line}" for part in told for line in part.splitlines()]
        return "\n".join([*lines, "", self.points, self.counts, *self._submit(way)])

    def _submit(self, way: str) -> list[str]:
        """Return what can be done next once every visible check passes."""
        if not self.passed or self.exercise.course.version is None:
            return []
        return [say(f"course.then_submit_{way}", exercise=self.exercise.short)]

    def _notes(self) -> list[str]:
        return list(filter(None, [*self.notes, self.exercise.course.note]))

    def _headline(self, task: TaskReport) -> str:
        width = max(len(each.task) for each in self.report.tasks)
        name = f"  {SIGNS[task.status]} {task.task:<{width}}"
        return f"{name}  {state(task):<12}  {say('course.points_of', of=points(task))}"

    def _steps(self, task: TaskReport, way: str) -> list[str]:
        """Return what can be done next; what is closed says when it opens."""
        later = []
        if task.hints and not is_open(self.asked.hints, self.checked):
            task = replace(task, hints=0)
            later += opens_later("hints", self.asked.hints)
        if task.idea and not self._idea(task):
            later += opens_later("idea", self.asked.solutions)
        return [*steps(self.report, task, way), *later]

    def _idea(self, task: TaskReport) -> str:
        return task.idea if is_open(self.asked.solutions, self.checked) else ""

    def _where(self, task: TaskReport, shown: bool) -> str:
        """Return the student's lines, or the last of them and how to see the others."""
        *before, last = traceback(task).splitlines() or [""]
        if shown or not before:
            return traceback(task)
        how = say("course.see_where", exercise=self.exercise.short)
        return f"{last}\n{how}"

    def _repr_html_(self) -> str:
        notes = "".join(f"<br>{escape(note)}" for note in self._notes())
        problem = escape(plain(self.report.problem or ""))
        table = table_html(
            say("course.caption", exercise=self.exercise.short),
            say("course.columns").split("|"),
            map(self._row, self.report.tasks),
            whole=3,
        )
        return (
            f"<p>{self._link()}, {self.when}.{notes}</p>"
            + (f"<p><strong>{problem}</strong></p>" if problem else "")
            + (preformatted(plain(self.report.excerpt)) if self.report.excerpt else "")
            + f"{table}<p>{lines_html([self._sum(), *self._submit('call')])}</p>"
        )

    def _sum(self) -> str:
        return f"{self.points} {self.counts}"

    def _row(self, task: TaskReport) -> list[str]:
        sign = f'<span aria-hidden="true">{SIGNS[task.status]}</span> {state(task)}'
        found = lines_html(message(self.report, task).splitlines())
        if traceback(task):
            found += folded(say("course.where"), preformatted(traceback(task)))
        if printed(task):
            found += preformatted(printed(task))
        following = lines_html(self._steps(task, "call"))
        if self._idea(task):
            following += folded(say("course.idea_head"), escape(self._idea(task)))
        name = f"<code>{escape(task.task)}</code>"
        return [name, sign, points(task), found, following]

    def _link(self) -> str:
        """Link to the file, as seen from the notebook's folder."""
        name = escape(self.exercise.path.name)
        try:
            beside = os.path.relpath(self.exercise.path).replace(os.sep, "/")
        except ValueError:  # the file is on another drive of Windows
            return name
        return f'<a href="{quote(beside)}">{name}</a>'
