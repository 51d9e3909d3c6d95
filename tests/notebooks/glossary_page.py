"""The glossary of the course, made of those of the lessons.

``python tests/notebooks/glossary_page.py`` writes it anew.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import nbformat

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
_ROW = re.compile(r"^\| (?!word|---)(.+?) \| (.+?) \|$", re.MULTILINE)
TOP = """# Glossary

The words of this course, each with the lessons that explain it. Numbers are on the page
of [facts](facts.md), and the [rules](rules.md) have words of their own. Back to
[the start](00_start_here.ipynb).

| word | meaning | lessons |
|---|---|---|
"""
BOTTOM = """
This page may be shared and changed under
[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/). Play money only.
"""


class Entry(NamedTuple):
    """A row of a lesson's glossary."""

    words: str
    meaning: str
    lesson: str


def entries(paths: list[Path]) -> Iterator[Entry]:
    """Yield each row of the lessons' glossaries."""
    for path in paths:
        for cell in nbformat.read(path, as_version=4).cells:
            if cell.source.startswith("### Glossary"):
                for words, meaning in _ROW.findall(cell.source):
                    yield Entry(words, meaning, path.name)


def quarrels(rows: list[Entry]) -> dict[str, set[str]]:
    """Return the words that have more than one meaning, with these."""
    meanings = defaultdict(set)
    for row in rows:
        for word in row.words.split(", "):
            meanings[word].add(row.meaning)
    return {word: told for word, told in meanings.items() if len(told) > 1}


def text(rows: list[Entry]) -> str:
    """Return the page, in the order of the alphabet."""
    lessons = defaultdict(list)
    for row in rows:
        lessons[row.words, row.meaning].append(_link(row.lesson))
    lines = [
        f"| {words} | {meaning} | {', '.join(lessons[words, meaning])} |"
        for words, meaning in sorted(lessons, key=_place)
    ]
    return "\n".join([TOP.rstrip(), *lines, BOTTOM])


def _place(entry: tuple[str, str]) -> str:
    """Where a word stands: "to call" under C."""
    return entry[0].lower().removeprefix("to ")


def _link(lesson: str) -> str:
    return f"[{int(lesson[:2])}]({lesson})"


def lessons() -> list[Path]:
    """Return the start page and the lessons, in order."""
    return sorted(NOTEBOOKS.glob("[0-9][0-9]_*.ipynb"))


def write() -> None:
    """Write the page anew."""
    rows = list(entries(lessons()))
    (NOTEBOOKS / "glossary.md").write_text(text(rows), encoding="utf-8")


if __name__ == "__main__":
    write()
