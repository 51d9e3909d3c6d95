"""At which level are students' files run? The best that there is, or none."""

from __future__ import annotations

from typing import Final

from holdem_teach.course.files import CourseError
from holdem_teach.course.settings import ISOLATION_LEVELS
from holdem_teach.words import say

_AVAILABLE: Final = ("process",)


def best_level(least: str) -> str:
    """Return the best level that this machine offers.

    Raises
    ------
    CourseError
        If that is below ``least``.
    """
    best = _AVAILABLE[0]
    if ISOLATION_LEVELS.index(best) < ISOLATION_LEVELS.index(least):
        raise CourseError(say("grading.too_low", least=least, best=best))
    return best
