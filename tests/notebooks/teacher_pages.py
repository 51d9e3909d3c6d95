"""What the pages of the teacher's guide say, read out of their tables."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

_SECTION = re.compile(r"^## (.+?)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
_ROW = re.compile(r"^\| (.+) \|$", re.MULTILINE)
_MODULE = re.compile(r"exercise `(ex\d\d_\w+)`")
_MINUTES = re.compile(r"\| *\[([^\]]+)\]\([^)]*\) *\| *(\d+) *\|")
_VERB = re.compile(r"\*\*([a-z ]+)\*\*")
_MISTAKE = re.compile(r"`(\w+?__\w+)`")

NEEDED = (
    "Timing",
    "What to say",
    "On the board",
    "Misconceptions",
    "Talk about",
    "For those who are quick",
    "What it assesses",
)


class Assessed(NamedTuple):
    """A row of what a lesson assesses."""

    goal: str
    task: str
    points: float


class Page:
    """One lesson's page of the guide."""

    def __init__(self, path: Path) -> None:
        self.path, self.text = path, path.read_text(encoding="utf-8")
        self.sections = dict(_SECTION.findall(self.text))

    @property
    def module(self) -> str | None:
        """The exercise that belongs to the lesson, if there is one."""
        found = _MODULE.search(self.text)
        return found and found[1]

    @property
    def minutes(self) -> list[tuple[str, int]]:
        """Section and minutes, in order."""
        return [(row[0], int(row[1])) for row in self._rows("Timing")]

    @property
    def mistakes(self) -> set[str]:
        """The names of typical mistakes."""
        return set(_MISTAKE.findall(self.text))

    @property
    def assessed(self) -> list[Assessed]:
        """What is assessed, row by row."""
        return [
            Assessed(goal.strip("*"), task.strip("`"), float(points))
            for goal, task, points in self._rows("What it assesses")
        ]

    def _rows(self, section: str) -> list[list[str]]:
        rows = _ROW.findall(self.sections[section])[1:]  # without the heads
        return [row.split(" | ") for row in rows]


def minutes_of(lesson: str) -> list[tuple[str, int]]:
    """Section and minutes as a lesson's own table has them, of all its text."""
    return [(title, int(count)) for title, count in _MINUTES.findall(lesson)]


def verbs_of(lesson: str) -> set[str]:
    """The verbs of a lesson's goals, of the text of that cell."""
    return set(_VERB.findall(lesson))
