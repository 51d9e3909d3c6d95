"""Is this task right? Tasks, points, cases and feedback, on pytest.

``run_checks`` runs the check files of one exercise on a student's file, which itself
runs in ``holdem_teach.sandbox``. Everything loads when first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from holdem_teach.checks.feedback import next_steps
    from holdem_teach.checks.report import ModuleReport, TaskReport
    from holdem_teach.checks.run import run_checks
    from holdem_teach.checks.tasks import (
        CheckFileError,
        Task,
        hidden_task,
        module_tasks,
        task,
    )

__all__ = [
    "CheckFileError",
    "ModuleReport",
    "Task",
    "TaskReport",
    "hidden_task",
    "module_tasks",
    "next_steps",
    "run_checks",
    "task",
]
_HOMES = {
    "ModuleReport": "report",
    "TaskReport": "report",
    "next_steps": "feedback",
    "run_checks": "run",
}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = _HOMES.get(name, "tasks")
    return getattr(import_module(f"{__name__}.{home}"), name)
