"""What a check of one exercise file found: plain, frozen data for whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STATUSES: Final = (
    "passed",
    "wrong",
    "crashed",
    "slow",
    "refused",
    "unattempted",
    "missing",
    "unrun",
)


@dataclass(frozen=True)
class TaskReport:
    """What came of one task of an exercise.

    ``status`` is one word of ``STATUSES``; ``score`` is ``max_score`` when it is
    "passed", and else 0.0, or less than ``max_score`` if points are given in parts.
    ``passed`` of ``total`` checks passed; a further
    ``hidden_to_come`` run only when it is graded. ``message`` is a few lines for the
    student; ``printed`` (at most 2 kB) and ``traceback`` (the student's lines alone)
    belong to the first call that failed. All three are free of control characters, but
    not escaped for HTML or for a spreadsheet.

    What can be done next: ``hints`` are there (0 where none is asked for), ``explore``
    is the line that opens the failing cards in a notebook, ``repeat`` the one that
    makes the failing call again, ``stub_line`` the number of the line to begin with,
    and ``idea`` is that of the solution, for a task that passed. ``of_file`` tells that
    the message is about the file as a whole.

    What a teacher looks for in a class: ``cause`` is the typical mistake that was
    found, and ``cases``, where nothing is known, the public cases that fail, and how.
    """

    task: str
    status: str
    score: float
    max_score: float
    message: str
    printed: str
    traceback: str
    passed: int
    total: int
    hidden_to_come: int
    hints: int = 0
    explore: str = ""
    idea: str = ""
    of_file: bool = False
    repeat: str = ""
    stub_line: int = 0
    cause: str = ""
    cases: str = ""


@dataclass(frozen=True)
class ModuleReport:
    """What came of one exercise file: its tasks in order, always all of them.

    ``problem`` is a sentence about the whole file (a syntax error with its line and
    column, say), or None; ``excerpt`` shows the line, and a mark below the column.
    ``isolation`` is the level at which the file ran.
    """

    module: str
    tasks: tuple[TaskReport, ...]
    problem: str | None
    isolation: str
    excerpt: str = ""

    @property
    def score(self) -> float:
        """The points of all tasks together."""
        return sum(task.score for task in self.tasks)

    @property
    def max_score(self) -> float:
        """The points that the exercise is worth."""
        return sum(task.max_score for task in self.tasks)
