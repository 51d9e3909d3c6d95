"""The pattern of a lesson as measures: how large, how many, and what the course wants.

The pattern is that of the courses we learned from: 40 to 50 minutes, short texts, code
of a few lines, guesses before answers, each number by two roads.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from statistics import median

from notebook_lesson import IMAGE, WHOLE, Lesson, htmls, lines_of

_SHOWN = re.compile(r"<(?:svg|table|img)\b")  # a picture or a table, no mere sentence
_EXPLORER = re.compile(r"\bexplore(?:_\w+)?\(|\bplay\(")
_QUIZ = re.compile(r"\bquiz\.(?:choice|number|predict)\(")


@dataclass(frozen=True)
class Measure:
    """One count of a lesson, and between what bounds the pattern has it."""

    name: str
    count: Callable[[Lesson], float]
    least: float
    most: float
    what: str

    @property
    def bounds(self) -> str:
        """What the pattern has, as in a table."""
        if self.most == inf:
            return f"{self.least} or more" if self.least else "any"
        return f"{self.least} to {self.most}"

    @property
    def wanted(self) -> str:
        """What the pattern has, in words."""
        return f"{self.bounds} {self.what}"

    def fits(self, lesson: Lesson) -> bool:
        """Return whether a lesson is as the pattern has it."""
        return self.least <= self.count(lesson) <= self.most


def _minutes(lesson: Lesson) -> int:
    said = WHOLE.search(lesson.text)
    return int(said[1]) if said else 0


def _text_share(lesson: Lesson) -> int:
    return round(100 * len(lesson.texts) / len(lesson.notebook.cells))


def _pictures(lesson: Lesson) -> int:
    shown = (any(map(_SHOWN.search, htmls(cell))) for cell in lesson.code)
    return sum(shown) + len(IMAGE.findall(lesson.text))


def _in_code(pattern: str | re.Pattern[str]) -> Callable[[Lesson], int]:
    """A count of how often something stands in the code of a lesson."""
    return lambda lesson: sum(
        len(re.findall(pattern, cell.source)) for cell in lesson.code
    )


PATTERN = (
    Measure("minutes", _minutes, 40, 50, "minutes"),
    Measure("cells", lambda lesson: len(lesson.notebook.cells), 35, 60, "cells"),
    Measure("% text", _text_share, 40, 60, "% of the cells text"),
    Measure(
        "words",
        lambda lesson: median(len(text.split()) for _, text in lesson.texts),
        0,
        45,
        "words to a text cell (median)",
    ),
    Measure(
        "lines",
        lambda lesson: median(len(lines_of(cell)) for cell in lesson.code),
        2,
        4,
        "lines to a code cell (median)",
    ),
    Measure("pictures", _pictures, 3, inf, "pictures or tables"),
    Measure(
        "predict",
        lambda lesson: lesson.text.count("**Predict"),
        3,
        inf,
        "prompts to predict",
    ),
    Measure("quizzes", _in_code(_QUIZ), 0, inf, "quizzes"),
    Measure(
        "explorers", _in_code(_EXPLORER), 1, inf, "explorers, or tables to play at"
    ),
    Measure("checks", _in_code(r"ht\.check\("), 1, inf, "checks of an exercise"),
    Measure(
        "two roads", _in_code(r"compare\("), 1, inf, "numbers counted and simulated"
    ),
)


def report(lessons: Sequence[tuple[str, Lesson]]) -> str:
    """Return a table in Markdown of all lessons beside the pattern.

    A count in bold is outside of the pattern: a report and no gate.
    """
    rows = [
        ["lesson", *(measure.name for measure in PATTERN)],
        ["---"] * (1 + len(PATTERN)),
        ["the pattern", *(measure.bounds for measure in PATTERN)],
    ]
    rows += [[name, *map(_cell(lesson), PATTERN)] for name, lesson in lessons]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def _cell(lesson: Lesson) -> Callable[[Measure], str]:
    def told(measure: Measure) -> str:
        count = f"{measure.count(lesson):g}"
        return count if measure.fits(lesson) else f"**{count}**"

    return told
