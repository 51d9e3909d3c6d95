"""What a student is given back: one page, without a script, that says what to do next.

Of a hidden check the page says that it did not pass and what kind of mistake that
looks like, never its input nor what was expected.
"""

from __future__ import annotations

from html import escape
from typing import Final

from holdem_teach.checks import ModuleReport, TaskReport
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
from holdem_teach.grading.marks.decisions import OVERRIDE
from holdem_teach.words import say

_STYLE: Final = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;"
    "padding:1rem;color:#111;background:#fff}"
    "h1{font-size:1.5rem}h2{font-size:1.25rem;border-bottom:2px solid #111}"
    "h3{font-size:1rem;margin:0}code,pre{font-size:.95em;overflow-wrap:anywhere}"
    "section section{border:1px solid #767676;border-radius:.3rem;padding:.6rem .8rem;"
    "margin:.6rem 0;break-inside:avoid}section section p{margin:.3rem 0}"
    "pre{white-space:pre-wrap;margin:.3rem 0}"
)
_MOST_LEFT: Final = 12


def feedback_page(graded: Graded) -> str:
    """Return the page for one student, as HTML in UTF-8."""
    title = escape(say("grading.title", student=one_line(graded.student)))
    exercises = "".join(_exercise(graded, report) for report in graded.reports)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta http-equiv="Content-Security-Policy"'
        " content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{_STYLE}</style></head>\n"
        f"<body><main><h1>{title}</h1>\n"
        f"<p><strong>{escape(total_line(graded))}</strong></p>\n"
        f"<p>{escape(next_line(graded))}</p>\n"
        f"{exercises}{_left(graded)}</main></body></html>\n"
    )


def total_line(graded: Graded) -> str:
    """Return the points of all exercises, in a sentence."""
    score = sum(report.score for report in graded.reports)
    highest = sum(report.max_score for report in graded.reports)
    return say("grading.total", score=f"{score:g}", highest=f"{highest:g}")


def next_line(graded: Graded) -> str:
    """Return the first task that is still to be done as the next step."""
    for report in graded.reports:
        for task in report.tasks:
            if task.status not in ("passed", "unrun"):
                name = f"{report.module.partition('_')[0]}.{task.task}"
                return say("grading.next", task=name)
    return say("grading.nothing_left")


def given_lines(graded: Graded, module: str, task: str) -> list[str]:
    """Return what the teacher gave for a task, or for an exercise as a whole ("")."""
    key = "marks.given" if task else "marks.given_in_all"
    subject = module, task, OVERRIDE
    return [
        say(key, points=f"{each.value:g}", reason=each.reason)
        for each in graded.decisions
        if (each.exercise, each.task, each.kind) == subject
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
        for task in report.tasks
    )
    said = f"{given}<p>{escape(told)}</p>{problem}"
    return f"<section>{head}{said}\n{tasks}</section>\n"


def _given(graded: Graded, module: str, task: str) -> str:
    lines = given_lines(graded, module, task)
    return "".join(f"<p><strong>{escape(line)}</strong></p>" for line in lines)


def _task(report: ModuleReport, task: TaskReport, given: str) -> str:
    head = (
        f'<h3><span aria-hidden="true">{SIGNS[task.status]}</span>'
        f" <code>{escape(task.task)}</code>: {state(task)},"
        f" {say('grading.points', points=points(task))}</h3>"
    )
    # what went wrong on our side is the teacher's to read
    ours = task.status == "unrun"
    told = say("grading.our_fault") if ours else message(report, task)
    lines = "".join(
        f"<p>{escape(line)}</p>"
        for line in [*told.splitlines(), *steps(report, task, "command")]
    )
    shown = "".join(
        f"<pre>{escape(part)}</pre>"
        for part in filter(None, [traceback(task), printed(task)])
    )
    return f"<section>{head}{given}{lines}{shown}</section>"


def _left(graded: Graded) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in left_lines(graded))
    head = f"<h2>{say('grading.left_head')}</h2>"
    return f"<section>{head}<ul>{items}</ul></section>\n" if items else ""
