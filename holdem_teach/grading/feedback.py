"""What a student is given back: one page, without a script, that says what to do next.

Of a hidden check the page says that it did not pass and what kind of mistake that
looks like, never its input nor what was expected.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from holdem_teach.checks import ModuleReport, TaskReport
from holdem_teach.course.find import short_name
from holdem_teach.course.plain import one_line, plain
from holdem_teach.course.task_lines import (
    SIGNS,
    message,
    points,
    printed,
    state,
    steps,
    traceback,
)
from holdem_teach.grading.grades import Graded
from holdem_teach.grading.html_page import document
from holdem_teach.grading.marks.decisions import OVERRIDE
from holdem_teach.grading.marks.rules import shown
from holdem_teach.words import say

_MOST_LEFT: Final = 12
_MOST_NEXT: Final = 3


def feedback_page(graded: Graded) -> str:
    """Return the page for one student, as HTML in UTF-8."""
    title = say("grading.title", student=one_line(graded.student))
    exercises = "".join(_exercise(graded, report) for report in graded.reports)
    total = f"<p><strong>{escape(total_line(graded))}</strong></p>"
    body = f"{total}\n{_next(graded)}{exercises}{_left(graded)}"
    return document(title, body)


def total_line(graded: Graded) -> str:
    """Return the points of all exercises that count, in a sentence."""
    counting = [each for each in graded.marks if each.counts]
    score = sum(each.points or 0.0 for each in counting)
    highest = sum(each.highest for each in counting)
    return say("grading.total", score=shown(score), highest=shown(highest))


def next_lines(graded: Graded) -> list[str]:
    """Return what to do next: the first few things that are still to be done."""
    lines = [line for report in graded.reports for line in _next_of(report)]
    return lines[:_MOST_NEXT] or [say("grading.nothing_left")]


def _next_of(report: ModuleReport) -> Iterator[str]:
    if {task.status for task in report.tasks} == {"missing"}:
        yield say("grading.next_hand_in", file=f"{report.module}.py")
        return
    if report.problem is not None:
        yield say("grading.next_file", file=f"{report.module}.py")
    for task in report.tasks:
        if task.status not in ("passed", "unrun") and not task.of_file:
            name = f"{short_name(report.module)}.{task.task}"
            yield say("grading.next", task=name)


def _next(graded: Graded) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in next_lines(graded))
    return f"<h2>{say('grading.next_head')}</h2><ol>{items}</ol>\n"


def given_lines(graded: Graded, module: str, task: str) -> list[str]:
    """Return what the teacher gave and says, for a task or a whole exercise ("")."""
    said = graded.said.get((module, task))
    counts = [] if task else _counts(graded, module)
    key = "marks.given" if task else "marks.given_in_all"
    subject = module, task, OVERRIDE
    return [
        *counts,
        *(
            say(key, points=f"{each.value:g}", reason=each.reason)
            for each in graded.decisions
            if (each.exercise, each.task, each.kind) == subject
        ),
        *([say("marks.said", text=said)] if said else []),
    ]


def _counts(graded: Graded, module: str) -> Iterator[str]:
    """Yield why an exercise counts other than its points, if it does."""
    for each in graded.marks:
        if each.exercise != module:
            continue
        if each.excused:
            yield say("marks.you_are_excused")
        elif each.note and not each.is_open and module in graded.receipts:
            said = {"points": shown(each.points), "highest": shown(each.highest)}
            yield say("marks.counts", note=each.note, **said)
        if each.dropped:
            yield say("marks.yours_is_dropped")


def told_tasks(graded: Graded, report: ModuleReport) -> list[TaskReport]:
    """Return the tasks of which there is something to say: none without a file.

    A task that the teacher gave points or a sentence for is told in any case.
    """
    handed_in = report.module in graded.receipts
    return [
        task
        for task in report.tasks
        if handed_in or given_lines(graded, report.module, task.task)
    ]


def left_lines(graded: Graded) -> list[str]:
    """Return what was not taken in, or under another name; of much only the first."""
    more = len(graded.remarks) - _MOST_LEFT
    rest = [say("grading.left_more", count=more)] if more > 0 else []
    return [*graded.remarks[:_MOST_LEFT], *rest]


def _exercise(graded: Graded, report: ModuleReport) -> str:
    score = say("course.of", score=f"{report.score:g}", highest=f"{report.max_score:g}")
    head = f"<h2>{escape(report.module)}: {say('grading.points', points=score)}</h2>"
    code = graded.receipts.get(report.module)
    told = say("grading.receipt", code=code) if code else say("grading.no_file")
    problem = f"<p>{escape(plain(report.problem))}</p>" if report.problem else ""
    given = _given(graded, report.module, "")
    tasks = "\n".join(
        _task(report, task, _given(graded, report.module, task.task))
        for task in told_tasks(graded, report)
    )
    said = f"{given}<p>{escape(told)}</p>{problem}"
    return f"<section>{head}{said}\n{tasks}</section>\n"


def _given(graded: Graded, module: str, task: str) -> str:
    lines = given_lines(graded, module, task)
    return "".join(f"<p><strong>{escape(line)}</strong></p>" for line in lines)


def task_head(task: TaskReport) -> str:
    """Return the heading of a task, with its state and points, as HTML."""
    return (
        f'<h3><span aria-hidden="true">{SIGNS[task.status]}</span>'
        f" <code>{escape(task.task)}</code>: {state(task)},"
        f" {say('grading.points', points=points(task))}</h3>"
    )


def _task(report: ModuleReport, task: TaskReport, given: str) -> str:
    # what went wrong on our side is the teacher's to read
    ours = task.status == "unrun"
    told = unrun_line(task) if ours else message(report, task)
    lines = "".join(
        f"<p>{escape(line)}</p>"
        for line in [*told.splitlines(), *steps(report, task, "command")]
    )
    shown = "".join(
        f"<pre>{escape(part)}</pre>"
        for part in filter(None, [traceback(task), printed(task)])
    )
    return f"<section>{task_head(task)}{given}{lines}{shown}</section>"


def unrun_line(task: TaskReport) -> str:
    """Return why a task has no verdict: its turn has not come, or we could not."""
    waits = task.message == say("grading.not_graded")
    return say("grading.waits" if waits else "grading.our_fault")


def _left(graded: Graded) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in left_lines(graded))
    head = f"<h2>{say('grading.left_head')}</h2>"
    return f"<section>{head}<ul>{items}</ul></section>\n" if items else ""
