"""What of a graded report may be read: marks from all checks, words from visible ones.

A call of a hidden check shows its input in what a student's function returns, prints or
raises. So whatever is said of a task that did not pass is held against a second run, of
the visible checks alone, in which no hidden input is there to be shown.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from holdem_teach.checks import ModuleReport, TaskReport
from holdem_teach.words import plural, say

# In these states nothing was called, or nothing is left to say.
_WITHOUT_CALL: Final = ("passed", "unattempted", "missing", "unrun")


def needs_words(report: ModuleReport) -> bool:
    """Return whether a second run, of the visible checks alone, is needed."""
    return any(task.status not in _WITHOUT_CALL for task in report.tasks)


def public(graded: ModuleReport, visible: ModuleReport) -> ModuleReport:
    """Return the marks of one report with the words of another.

    Parameters
    ----------
    graded
        From visible and hidden checks together.
    visible
        Of the same file, from the visible checks alone.
    """
    words = {task.task: task for task in visible.tasks}
    tasks = tuple(_public(task, words[task.task]) for task in graded.tasks)
    return replace(graded, tasks=tasks)


def _public(task: TaskReport, visible: TaskReport) -> TaskReport:
    if task.status in _WITHOUT_CALL:
        return task
    if visible.status == "passed":
        shown = plural(visible.total, "visible check")
        hidden_only = say("grading.hidden_only", visible=shown)
        return replace(task, message=hidden_only, printed="", traceback="", explore="")
    # the same call, which is a visible one: all that goes with it may be read
    if _first_line(task) == _first_line(visible):
        return task
    # a function that answers now this, now that
    return replace(
        task,
        message=_first_line(visible),
        printed=visible.printed,
        traceback=visible.traceback,
        explore=visible.explore,
    )


def _first_line(task: TaskReport) -> str:
    """Return what was called and what came back; hints and counts follow it."""
    return task.message.partition("\n")[0]
