"""The checks of one exercise on one student's file, from bytes to a report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from holdem_teach.checks.report import ModuleReport


def run_checks(
    module: str,
    source: bytes | None,
    check_files: Sequence[Path],
    *,
    seed: str | int = "",
    solution: Path | None = None,
    mistakes: Path | None = None,
    cpu_seconds: float = 2.0,
) -> ModuleReport:
    """Run check files on a student's file and return what came of every task.

    Parameters
    ----------
    module
        The exercise, such as "ex02_ranking".
    source
        The bytes of the student's file, or None if there is none. Nothing of it is
        imported or evaluated here: it runs in a process of its own.
    check_files
        The visible check file first, then the hidden ones, if it is graded.
    seed
        What the hidden inputs are drawn from, such as course seed and student.
    solution, mistakes
        The exercise's solution and its typical wrong versions, if they are at hand
        (the grader has them); without them, causes come from the digests that stand
        beside the visible check file.
    cpu_seconds
        How long a call may compute.
    """
    raise NotImplementedError
