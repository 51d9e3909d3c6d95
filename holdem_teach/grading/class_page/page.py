"""The class page: one HTML file for the teacher, which names students."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

from holdem_teach.course.files import write_aside
from holdem_teach.course.find import short_name
from holdem_teach.course.plain import one_line, plain
from holdem_teach.grading.class_page.facts import Facts, Failing
from holdem_teach.grading.html_page import document, table
from holdem_teach.grading.marks.courses import last_class
from holdem_teach.grading.marks.facts import marks_of_class
from holdem_teach.grading.naming import some_of
from holdem_teach.words import plural, say

PAGE: Final = "class.html"
_BINS: Final = 10  # of the distribution, each ten percent wide
_MOST: Final = 15  # of a kind of rows
_MOST_NAMES: Final = 8

Row = Sequence[str]


def write_class_page(out: Path, clone: Path | None = None) -> Path:
    """Write ``OUT/class.html`` and return where it is.

    Raises
    ------
    CourseError
        If there is no such gradebook, or the page cannot be written.
    """
    write_aside(out / PAGE, class_html(out, clone).encode("utf-8"))
    return out / PAGE


def class_html(out: Path, clone: Path | None = None) -> str:
    """Return the class page of a gradebook as HTML.

    Raises
    ------
    CourseError
        If there is no such gradebook.
    """
    with last_class(out, clone) as (book, run, settings):
        totals = [each.total for each in marks_of_class(book, run, settings)]
        return class_page(settings.title, totals, Facts(book, run))


def class_page(title: str, totals: Sequence[float | None], facts: Facts) -> str:
    """Return the page as HTML; totals are in percent, None where a mark is open."""
    return document(
        say("class.title", title=title) if title else say("class.untitled"),
        "".join([_distribution(totals), *_sections(facts)]),
    )


def _distribution(totals: Sequence[float | None]) -> str:
    known = [each for each in totals if each is not None]
    counts = [0] * _BINS
    for each in known:
        counts[min(int(each / 100 * _BINS), _BINS - 1)] += 1
    said = say("class.students", students=plural(len(totals), "student"))
    if known:
        middle = statistics.median(known)
        said += say("class.middle", median=f"{middle:.0f}")
    if opened := len(totals) - len(known):
        said += say("class.open", students=plural(opened, "student"))
    highest = max(counts, default=0) or 1
    rows = [
        (
            say("class.bin", low=10 * low, high=10 * (low + 1)),
            str(count),
            _bar(count / highest),
        )
        for low, count in enumerate(counts)
    ]
    head = ("class.percent", "class.count", "class.bar")
    return f"<p>{escape(said)}</p>{_table('distribution', head, rows)}"


def _bar(share: float) -> str:
    return f'<span class="bar" style="width:{10 * share:.1f}em"></span>'


def _sections(facts: Facts) -> Iterator[str]:
    yield _table(
        "hardest",
        ("class.task", "class.passed", "class.share"),
        [
            (
                f"{_named(t.exercise, t.task)}",
                f"{t.passed:.0f} of {t.tried}",
                f"{t.share:.0%}",
            )
            for t in facts.tasks()
        ],
    )
    yield _table(
        "causes",
        ("class.task", "class.count", "class.cause"),
        [
            (_named(c.exercise, c.task), str(c.students), escape(plain(c.sentence)))
            for c in facts.causes()
        ],
    )
    yield _groups(facts.failing())
    yield _table(
        "ended",
        ("class.how", "class.student", "class.exercise", "class.tasks"),
        [
            (escape(how), _name(student), escape(exercise), escape(tasks))
            for student, exercise, tasks, how in facts.ended()
        ],
    )
    yield _table(
        "nothing",
        ("class.student", "class.exercise"),
        [
            (_name(student), escape(exercises or say("class.all")))
            for student, exercises in facts.nothing()
        ],
    )
    yield _table(
        "alike",
        ("class.student", "class.exercise", "class.whose"),
        [
            (_name(each.student), escape(each.module), escape(one_line(str(each))))
            for each in facts.alike()
        ],
    )
    yield _table(
        "slowest",
        ("class.student", "class.exercise", "class.seconds"),
        [
            (_name(student), escape(exercise), f"{seconds:.2f}")
            for student, exercise, seconds in facts.slowest(_MOST)
        ],
    )


def _groups(groups: Sequence[Failing]) -> str:
    rows = [
        (
            f"<code>{each.group.code}</code>",
            _named(each.group.exercise, each.group.task),
            str(len(each.students)),
            escape(plain(each.group.cases)),
            escape(plain(each.said)),
            escape(some_of(each.students, _MOST_NAMES)),
        )
        for each in groups
    ]
    head = (
        *("class.code", "class.task", "class.count"),
        *("class.cases", "class.said", "class.students_in_it"),
    )
    how = f"<p>{escape(say('class.how_to_tell'))}</p>" if rows else ""
    return _table("groups", head, rows, how)


def _table(key: str, head: Iterable[str], rows: Sequence[Row], above: str = "") -> str:
    """Return a section with a table; of many rows the others are folded away."""
    title = f"<h2>{escape(say(f'class.{key}_head'))}</h2>"
    if not rows:
        return f"<section>{title}<p>{escape(say('class.none'))}</p></section>\n"
    names = list(map(say, head))
    first, rest = rows[:_MOST], rows[_MOST:]
    shown = table(names, first)
    if rest:
        more = escape(say("class.more", count=len(rest)))
        folded = table(names, rest)
        shown += f"<details><summary>{more}</summary>{folded}</details>"
    return f"<section>{title}{above}{shown}</section>\n"


def _named(exercise: str, task: str) -> str:
    return f"<code>{escape(short_name(exercise))}.{escape(task)}</code>"


def _name(student: str) -> str:
    return escape(one_line(student))
