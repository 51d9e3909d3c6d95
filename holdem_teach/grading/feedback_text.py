"""A student's feedback in Markdown: for whoever reads it in a terminal or an editor.

It says what the page in HTML says. What a student's file has said is escaped, or stands
in a block that it cannot end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
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
from holdem_teach.grading.feedback import (
    given_lines,
    left_lines,
    next_lines,
    told_tasks,
    total_line,
    unrun_line,
)
from holdem_teach.grading.grades import Graded
from holdem_teach.words import say

_SPECIAL: Final = re.compile(r"([\\`*_\[\]<>&#|~])")
_TICKS: Final = re.compile("`+")
_SHORTEST_FENCE: Final = 3


def feedback_text(graded: Graded) -> str:
    """Return the feedback of one student in Markdown."""
    title = say("grading.title", student=one_line(graded.student))
    parts = [
        f"# {escaped(title)}",
        f"**{escaped(total_line(graded))}**",
        f"## {say('grading.next_head')}",
        "\n".join(_numbered(next_lines(graded))),
        *(exercise_text(graded, report) for report in graded.reports),
        *_left(graded),
    ]
    return "\n\n".join(parts) + "\n"


def _numbered(lines: Iterable[str]) -> Iterator[str]:
    return (f"{number}. {escaped(line)}" for number, line in enumerate(lines, start=1))


def exercise_text(graded: Graded, report: ModuleReport) -> str:
    """Return what is said of one exercise, in Markdown without an end of line."""
    score = say("course.of", score=f"{report.score:g}", highest=f"{report.max_score:g}")
    code = graded.receipts.get(report.module)
    parts = [
        f"## {escaped(report.module)}: {say('grading.points', points=score)}",
        *map(escaped, given_lines(graded, report.module, "")),
        escaped(say("grading.receipt", code=code) if code else say("grading.no_file")),
        *([escaped(plain(report.problem))] if report.problem else []),
        *(
            part
            for task in told_tasks(graded, report)
            for part in _task(graded, report, task)
        ),
    ]
    return "\n\n".join(parts)


def _task(graded: Graded, report: ModuleReport, task: TaskReport) -> Iterator[str]:
    worth = say("grading.points", points=points(task))
    yield f"### {SIGNS[task.status]} `{task.task}`: {state(task)}, {worth}"
    ours = task.status == "unrun"
    told = unrun_line(task) if ours else message(report, task)
    lines = [
        *given_lines(graded, report.module, task.task),
        *told.splitlines(),
        *steps(report, task, "command"),
    ]
    yield from map(escaped, lines)
    yield from map(_block, filter(None, [traceback(task), printed(task)]))


def _left(graded: Graded) -> Iterator[str]:
    if lines := left_lines(graded):
        yield f"## {say('grading.left_head')}"
        yield "\n".join(f"- {escaped(line)}" for line in lines)


def escaped(text: str) -> str:
    r"""Return text as Markdown that shows just that.

    Examples
    --------
    >>> print(escaped("rank_counts gave <b>*"))
    rank\_counts gave \<b\>\*
    """
    return _SPECIAL.sub(r"\\\1", text)


def _block(text: str) -> str:
    """Return text in a fence that is longer than any within it."""
    longest = max(map(len, _TICKS.findall(text)), default=0)
    fence = "`" * max(_SHORTEST_FENCE, longest + 1)
    return f"{fence}text\n{text}\n{fence}"
