"""How far a student is in the whole course, as a table: module, points, due date."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from html import escape

from holdem_teach.course.checking import read_tasks
from holdem_teach.course.course_toml import in_use, settings_of
from holdem_teach.course.files import WrongUse
from holdem_teach.course.find import Exercise, find_course
from holdem_teach.course.last_checks import LastCheck, digest_of, read_progress
from holdem_teach.course.settings import Settings
from holdem_teach.course.table import table_html
from holdem_teach.course.times import lately, moment
from holdem_teach.words import say


@dataclass(frozen=True)
class ModuleProgress:
    """One module: what its last check found, and when it is due.

    ``tasks`` tasks are worth ``points``; ``is_changed`` says that the file is not the
    one that was checked.
    """

    module: str
    tasks: int
    points: float
    last: LastCheck | None
    is_changed: bool
    due: datetime | None

    def cells(self, now: datetime) -> list[str]:
        """Return what the table says of this module, column by column."""
        passed, score = (self.last.passed, self.last.score) if self.last else (0, 0)
        return [
            self.module,
            say("course.of", score=passed, highest=self.tasks),
            say("course.of", score=f"{score:g}", highest=f"{self.points:g}"),
            self._checked(now),
            self._due(now),
        ]

    def _checked(self, now: datetime) -> str:
        if self.last is None:
            return say("course.never")
        when = lately(self.last.checked, now)
        return say("course.changed_since", when=when) if self.is_changed else when

    def _due(self, now: datetime) -> str:
        if self.due is None:
            return say("course.no_date")
        when = moment(self.due)
        return say("course.overdue", when=when) if self.due < now else when


@dataclass(frozen=True)
class Progress:
    """How far a student is: it prints as text and, in a notebook, as a table."""

    title: str
    modules: tuple[ModuleProgress, ...]
    notes: tuple[str, ...]
    now: datetime

    @property
    def points(self) -> str:
        """All provisional points in a sentence."""
        score = sum(each.last.score for each in self.modules if each.last)
        highest = sum(each.points for each in self.modules)
        return say("course.points", score=f"{score:g}", highest=f"{highest:g}")

    def __repr__(self) -> str:
        rows = [_heads(), *self._cells()]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [self.title, *self.notes, ""]
        for row in rows:
            padded = (f"{c:<{w}}" for c, w in zip(row, widths, strict=True))
            lines.append(f"  {'  '.join(padded)}".rstrip())
        return "\n".join([*lines, "", self.points])

    def _repr_html_(self) -> str:
        notes = "".join(f"<p>{escape(note)}</p>" for note in self.notes)
        rows = [[escape(cell) for cell in row] for row in self._cells()]
        table = table_html(self.title, _heads(), rows, whole=5)
        return f"{notes}{table}<p>{self.points}</p>"

    def _cells(self) -> list[list[str]]:
        return [each.cells(self.now) for each in self.modules]


def _heads() -> list[str]:
    return say("course.progress_columns").split("|")


def progress() -> Progress:
    """Tell how far you are: of each module the last check, its points, its due date.

    Nothing is checked anew; the points are provisional.

    Returns
    -------
    Progress
        It prints as text and, in a notebook, as a table.

    Raises
    ------
    CourseError
        If there is no copy of the course here, or it cannot be read.
    """
    course = find_course()
    if course.version is None:
        raise WrongUse(say("course.progress_in_copy", root=course.root))
    settings, trouble = settings_of(course)
    kept, note = read_progress(course.root)
    modules = tuple(_module(each, settings, kept) for each in in_use(course))
    late = say("course.late", rule=settings.late) if settings.late else ""
    notes = tuple(filter(None, [late, trouble, note, course.note]))
    title = settings.title or say("course.untitled")
    return Progress(title, modules, notes, datetime.now())


def _module(
    exercise: Exercise, settings: Settings, kept: dict[str, LastCheck]
) -> ModuleProgress:
    tasks, last = read_tasks(exercise.check_file), kept.get(exercise.module)
    return ModuleProgress(
        exercise.module,
        len(tasks),
        sum(task.points for task in tasks),
        last,
        last is not None and last.digest != digest_of(exercise.source()),
        settings.module(exercise.module).due,
    )
