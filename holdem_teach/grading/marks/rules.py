"""From points to marks: late days, the best attempt, excuses, weights, what is dropped.

Pure arithmetic on facts; where they come from is told in ``facts.py``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from holdem_teach.course.settings import LateRule, Settings
from holdem_teach.words import plural, say


@dataclass(frozen=True)
class Attempt:
    """One file that came for an exercise, or that none did.

    ``points`` is None where the grader could not grade all of it. ``handed_in`` has a
    time zone; ``marked_late`` says that the system it was handed in to called it late.
    """

    points: float | None
    handed_in: datetime | None = None
    marked_late: bool = False


@dataclass(frozen=True)
class Work:
    """What a student did for one exercise, and what the teacher decided about it.

    ``attempts`` has the one that counts last. ``until`` is an extension, ``excused``
    tells that nothing is asked, and ``set_to`` is the mark that the teacher gave.
    """

    exercise: str
    highest: float
    attempts: tuple[Attempt, ...]
    until: datetime | None = None
    excused: bool = False
    set_to: float | None = None


@dataclass(frozen=True)
class Mark:
    """What an exercise counts: so many of ``highest`` points, or None, and why.

    ``points`` is None if the student is excused or it is not graded yet; ``is_open``
    tells the latter. ``dropped`` is a mark that does not count, being the lowest.
    """

    exercise: str
    points: float | None
    highest: float
    note: str = ""
    excused: bool = False
    dropped: bool = False

    @property
    def is_open(self) -> bool:
        """Whether there is no mark yet that there has to be."""
        return self.points is None and not self.excused

    @property
    def counts(self) -> bool:
        """Whether it counts at all: it is neither excused nor dropped."""
        return not (self.excused or self.dropped)

    @property
    def share(self) -> float:
        """The points as a share of the highest, from 0 to 1."""
        return (self.points or 0.0) / self.highest if self.highest else 0.0


def days_late(handed_in: datetime, due: datetime) -> int:
    """Return how many days after the due minute were begun; 0 if it was in time.

    ``due`` is in local time and has no time zone. Days are those of the clock on the
    wall, also where summer time ends between the two.

    Examples
    --------
    >>> due = datetime(2026, 10, 1, 23, 59)
    >>> [days_late(datetime(2026, 10, day, 23, minute).astimezone(), due)
    ...  for day, minute in [(1, 59), (2, 0), (3, 0)]]
    [0, 1, 2]
    """
    when = handed_in.astimezone().replace(tzinfo=None, second=0, microsecond=0)
    return max(0, math.ceil((when - due) / timedelta(days=1)))


def kept_share(days: int, rule: LateRule | None) -> float:
    """Return which share of the points is left after so many days.

    Examples
    --------
    >>> rule = LateRule(per_day=0.25, days=3)
    >>> [kept_share(days, rule) for days in (0, 1, 3, 4)], kept_share(9, None)
    ([1.0, 0.75, 0.25, 0.0], 1.0)
    """
    if rule is None or days == 0:
        return 1.0
    if rule.days is not None and days > rule.days:
        return 0.0
    return max(0.0, 1.0 - rule.per_day * days)


def mark(work: Work, settings: Settings) -> Mark:
    """Return what an exercise counts, by the rules of the course."""
    empty = Mark(work.exercise, None, work.highest)
    if work.excused:
        return replace(empty, note=say("marks.excused"), excused=True)
    if work.set_to is not None:
        return replace(empty, points=work.set_to, note=say("marks.set"))
    due = _due(work, settings)
    tried = [_attempted(each, due, settings.late) for each in work.attempts]
    if not tried:
        return replace(empty, points=0.0, note=say("marks.not_handed_in"))
    graded = [each for each in tried if each[0] is not None]
    is_best = settings.marks.best_attempt and len(tried) > 1
    points, note = max(graded, key=_worth) if is_best and graded else tried[-1]
    if is_best:
        best = say("marks.best_of", attempts=len(tried))
        note = " ".join(filter(None, [best, note]))
    return replace(empty, points=points, note=note)


def _due(work: Work, settings: Settings) -> datetime | None:
    """Return until when work is in time: an extension only ever adds to that."""
    due = settings.module(work.exercise).due
    return due if due is None or work.until is None else max(due, work.until)


def _worth(attempted: tuple[float | None, str]) -> float:
    return attempted[0] or 0.0


def _attempted(
    attempt: Attempt, due: datetime | None, rule: LateRule | None
) -> tuple[float | None, str]:
    """Return what an attempt is worth after the late rule, and a sentence."""
    if attempt.points is None:
        return None, say("marks.not_graded")
    if due is None:
        return attempt.points, ""
    if attempt.handed_in is None:
        return attempt.points, say("marks.late_unknown") if attempt.marked_late else ""
    days = days_late(attempt.handed_in, due)
    if days == 0:
        return attempt.points, ""
    share = kept_share(days, rule)
    said = {"days": plural(days, "day"), "share": f"{100 * share:g}"}
    return attempt.points * share, say("marks.late", **said)


def dropped(marks: Sequence[Mark], settings: Settings) -> tuple[Mark, ...]:
    """Return the marks, those with the lowest shares noted as dropped.

    As many as the course says, of those that count at all; one always stays. Of equal
    ones the first is dropped; as long as a mark is open, none is.
    """
    counting = [each for each in marks if _weight(each, settings) > 0]
    number = max(0, min(settings.marks.drop_lowest, len(counting) - 1))
    is_open = any(each.is_open for each in counting)
    lowest = sorted(counting, key=lambda each: each.share)[: 0 if is_open else number]
    names = {each.exercise for each in lowest}
    return tuple(replace(each, dropped=each.exercise in names) for each in marks)


def _weight(each: Mark, settings: Settings) -> float:
    """Return what a mark weighs; nothing if it is dropped or the student excused."""
    return settings.module(each.exercise).weight if each.counts else 0.0


def total(marks: Sequence[Mark], settings: Settings) -> float | None:
    """Return the mark of the whole course in percent; None if it cannot be told yet.

    Examples
    --------
    >>> marks = [Mark("ex01_cards", 8, 10), Mark("ex02_ranking", 5, 10)]
    >>> total(marks, Settings())
    65.0
    """
    weights = [_weight(each, settings) for each in marks]
    counting = [each for each, weight in zip(marks, weights, strict=True) if weight]
    if not counting or any(each.is_open for each in counting):
        return None
    summed = sum(
        weight * each.share for each, weight in zip(marks, weights, strict=True)
    )
    return 100 * summed / sum(weights)


def shown(number: float | None) -> str:
    """Return points as they are written: at most two digits after the point.

    Examples
    --------
    >>> shown(7 * 0.9), shown(10.0), shown(None)
    ('6.3', '10', '')
    """
    if number is None:
        return ""
    return f"{number:.2f}".rstrip("0").rstrip(".")
