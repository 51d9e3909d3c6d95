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
        f"<body><main><h1>{title}</h1>\n{_total(graded)}{_next(graded)}"
        f"{exercises}{_left(graded)}</main></body></html>\n"
    )


def _total(graded: Graded) -> str:
    score = sum(report.score for report in graded.reports)
    highest = sum(report.max_score for report in graded.reports)
    said = say("grading.total", score=f"{score:g}", highest=f"{highest:g}")
    return f"<p><strong>{said}</strong></p>\n"


def _next(graded: Graded) -> str:
    """Name the first task that is still to be done, as the next step."""
    for report in graded.reports:
        for task in report.tasks:
            if task.status not in ("passed", "unrun"):
                name = f"{report.module.partition('_')[0]}.{task.task}"
                return f"<p>{escape(say('grading.next', task=name))}</p>\n"
    return f"<p>{escape(say('grading.nothing_left'))}</p>\n"


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
    """Return what the teacher gave for a task, or for an exercise as a whole."""
    key = "marks.given" if task else "marks.given_in_all"
    subject = module, task, OVERRIDE
    found = (d for d in graded.decisions if (d.exercise, d.task, d.kind) == subject)
    return "".join(
        f"<p><strong>{escape(say(key, points=f'{d.value:g}', reason=d.reason))}"
        "</strong></p>"
        for d in found
    )


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
    left = graded.remarks
    if not left:
        return ""
    more = len(left) - _MOST_LEFT
    lines = [
        *left[:_MOST_LEFT],
        *([say("grading.left_more", count=more)] if more > 0 else []),
    ]
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<section><h2>{say('grading.left_head')}</h2><ul>{items}</ul></section>\n"
