"""At which level are students' files run? The best that there is, or none."""

from __future__ import annotations

from holdem_teach.course.files import CourseError
from holdem_teach.course.settings import ISOLATION_LEVELS
from holdem_teach.sandbox import levels
from holdem_teach.words import say


def best_level(least: str) -> str:
    """Return the best level that this machine offers.

    Raises
    ------
    CourseError
        If that is below ``least``.
    """
    best = levels.available()[0]
    if best not in at_least(least):
        said = {"least": least, "best": best, "reason": levels.refusal(least)}
        raise CourseError(say("grading.too_low", **said))
    return best


def at_least(level: str) -> tuple[str, ...]:
    """Return a level and those that are better.

    Examples
    --------
    >>> at_least("landlock")
    ('landlock', 'bubblewrap')
    """
    return ISOLATION_LEVELS[ISOLATION_LEVELS.index(level) :]
