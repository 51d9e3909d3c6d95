"""What does the teacher ask of a course? Modules in use, weights, dates, limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from holdem_teach.course.times import moment
from holdem_teach.words import plural, say

Opening = bool | datetime
ISOLATION_LEVELS: Final = ("process", "landlock", "bubblewrap")


@dataclass(frozen=True)
class ModuleSettings:
    """One module of a course.

    ``hints`` and ``solutions`` are open (True), closed (False), or open from a moment
    on. ``solutions`` are the ideas in words that follow a pass.
    """

    weight: float = 1.0
    due: datetime | None = None
    hints: Opening = True
    solutions: Opening = True


@dataclass(frozen=True)
class LateRule:
    """Each day begun after the due date costs a share of the points, for some days."""

    per_day: float = 0.0
    days: int | None = None

    def __str__(self) -> str:
        share = say("course.late_share", share=f"{100 * self.per_day:g}")
        costs = share if self.per_day else say("course.late_free")
        if self.days is None:
            return costs
        return say("course.late_until", costs=costs, days=plural(self.days, "day"))


@dataclass(frozen=True)
class MarkRule:
    """What of a student's work counts.

    ``best_attempt`` tells that of several files for a module the one that is worth most
    counts, not the last; so many modules as ``drop_lowest`` says do not count.
    """

    best_attempt: bool = False
    drop_lowest: int = 0


@dataclass(frozen=True)
class Settings:
    """What ``course.toml`` says; where it says nothing, what stands here.

    Attributes
    ----------
    title
        The course's name; none by default.
    usual
        What is asked of a module that is not named.
    modules
        The modules in use, by name; None: all that there are.
    late
        The late rule; None: the course has none.
    marks
        Which attempts and modules count.
    cpu_seconds
        How long a call of a student's function may compute.
    seed
        What hidden inputs are drawn from; the teacher's copy alone has it.
    isolation
        The least level at which students' files may be graded.
    """

    title: str = ""
    usual: ModuleSettings = field(default_factory=ModuleSettings)
    modules: dict[str, ModuleSettings] | None = None
    late: LateRule | None = None
    marks: MarkRule = MarkRule()
    cpu_seconds: float = 2.0
    seed: int | None = None
    isolation: str = "landlock"

    def module(self, name: str) -> ModuleSettings:
        """Return what is asked of a module."""
        return (self.modules or {}).get(name, self.usual)

    def is_in_use(self, name: str) -> bool:
        """Return whether the course uses a module."""
        return self.modules is None or name in self.modules

    def dates(self) -> str:
        """Return all due dates in a sentence; empty where none is set."""
        dated = ((name, each.due) for name, each in (self.modules or {}).items())
        told = [f"{name} {moment(due)}" for name, due in dated if due is not None]
        return say("course.dates", dates=", ".join(told)) if told else ""

    def due_line(self, name: str, now: datetime) -> str:
        """Return when a module is due, in a sentence; empty where no date is set."""
        due = self.module(name).due
        if due is None:
            return ""
        line = say("course.due", when=moment(due))
        if now <= due:
            return line
        rule = say("course.late", rule=self.late) if self.late else ""
        return " ".join(filter(None, [line, say("course.due_passed"), rule]))


def is_open(opening: Opening, now: datetime) -> bool:
    """Return whether hints or solutions may be read.

    Examples
    --------
    >>> is_open(True, datetime(2026, 9, 1)), is_open(False, datetime(2026, 9, 1))
    (True, False)
    >>> is_open(datetime(2026, 9, 1), datetime(2026, 9, 1, 8))
    True
    """
    return opening if isinstance(opening, bool) else opening <= now
