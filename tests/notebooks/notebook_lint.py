"""What is wrong with a lesson: each rule yields sentences that name the cell."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from statistics import median
from urllib.parse import unquote

from nbformat import NotebookNode
from notebook_strip import WIDGET, is_live

_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^(#{1,6}) +(.+?) *$", re.MULTILINE)
_IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
_LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+(?:\([^)\s]*\)[^)\s]*)?)\)")
_SHOWN = re.compile(r"<(?:svg|table|img)\b")  # a picture or a table, no mere sentence
_TAG = re.compile(r"<(img|svg)\b[^>]*>")
_MACHINE = re.compile(r"/(?:home|Users|root|work|tmp|private)/|\b[A-Z]:\\\\?\w")
_SECTION_ROW = re.compile(r"^\| *\[([^\]]+)\]\([^)]*\) *\| *(\d+) *\|$", re.MULTILINE)
_WHOLE = re.compile(r"\*\*Time:\*\* (\d+) minutes")
_GOAL = re.compile(r"^- \*\*([a-z]+)\*\*|^- .*?\*\*([a-z]+)\*\*", re.MULTILINE)
_MARK = "# NBVAL_CHECK_OUTPUT"
_EXPLORER = re.compile(r"\bexplore(_\w+)?\(|\bplay\(")
_NEEDED_HEADINGS = ("Before you start", "Goals", "Recap", "Glossary")
_NEEDED_WORDS = ("You need:", "play money", "CC BY 4.0")


@dataclass(frozen=True)
class Lesson:
    """A notebook with the folder that its links start from."""

    notebook: NotebookNode
    folder: Path
    least_minutes: int = 40
    most_minutes: int = 50

    @cached_property
    def texts(self) -> list[tuple[str, str]]:
        """Id and text of each text cell, without fenced code."""
        return [
            (cell.id, _FENCE.sub("", cell.source))
            for cell in self.notebook.cells
            if cell.cell_type == "markdown"
        ]

    @cached_property
    def code(self) -> list[NotebookNode]:
        """The code cells."""
        return [cell for cell in self.notebook.cells if cell.cell_type == "code"]

    @cached_property
    def text(self) -> str:
        """All text cells in one."""
        return "\n".join(text for _, text in self.texts)

    @cached_property
    def headings(self) -> list[tuple[str, int, str]]:
        """Cell, level and title of each heading."""
        return [
            (cell, len(marks), title)
            for cell, text in self.texts
            for marks, title in _HEADING.findall(text)
        ]


def headings(lesson: Lesson) -> Iterator[str]:
    """One H1, at the top, and no level skipped."""
    tops = [cell for cell, level, _ in lesson.headings if level == 1]
    if tops != [lesson.notebook.cells[0].get("id")]:
        yield f"expected one H1, in the first cell; there are {len(tops)}: {tops}"
    before = 0
    for cell, level, title in lesson.headings:
        if level > before + 1:
            yield f"{cell}: heading {title!r} skips from level {before} to {level}"
        before = level


def needed_parts(lesson: Lesson) -> Iterator[str]:
    """Prerequisites, goals as verbs, recap, glossary, licence, play money."""
    titles = [title for _, _, title in lesson.headings]
    for title in _NEEDED_HEADINGS:
        if title not in titles:
            yield f"there is no heading {title!r}"
    for words in _NEEDED_WORDS:
        if words not in lesson.text:
            yield f"{words!r} is said nowhere"
    goals = next((text for _, text in lesson.texts if "### Goals" in text), "")
    if len(_GOAL.findall(goals)) < 3:
        yield "there are fewer than three goals with a verb in bold"


def minutes(lesson: Lesson) -> Iterator[str]:
    """Minutes for the whole and for each section, which add up."""
    whole = _WHOLE.search(lesson.text)
    rows = _SECTION_ROW.findall(lesson.text)
    if whole is None or not rows:
        yield "the minutes of the whole or of its sections are missing"
        return
    if sum(int(count) for _, count in rows) != int(whole[1]):
        yield f"the sections' minutes do not add up to {whole[1]}"
    least, most = lesson.least_minutes, lesson.most_minutes
    if not least <= int(whole[1]) <= most:
        yield f"it takes {least} to {most} minutes, not {whole[1]}"
    sections = [title for _, level, title in lesson.headings if level == 2]
    if [title for title, _ in rows] != sections[1:]:
        yield f"the table of minutes does not list the sections: {sections[1:]}"


def links(lesson: Lesson) -> Iterator[str]:
    """Files that are linked are there, and so are headings."""
    anchors = {title.replace(" ", "-") for _, _, title in lesson.headings}
    for cell, text in lesson.texts:
        targets = _LINK.findall(text) + [source for _, source in _IMAGE.findall(text)]
        for target in map(unquote, targets):
            file, _, anchor = target.partition("#")
            if target.startswith("http://"):
                yield f"{cell}: {target} is not https"
            elif target.startswith("https://"):
                continue
            elif file and not (lesson.folder / file).exists():
                yield f"{cell}: there is no file {file}"
            elif not file and anchor not in anchors:
                yield f"{cell}: there is no heading {anchor}"


def alternative_text(lesson: Lesson) -> Iterator[str]:
    """Each picture says what it shows, in text cells and in outputs."""
    for cell, text in lesson.texts:
        for alternative, source in _IMAGE.findall(text):
            if len(alternative.split()) < 4:
                yield f"{cell}: {source} has no alternative text, or too little"
    for cell in lesson.notebook.cells:
        for html in [cell.source, *_htmls(cell)]:
            for tag in _TAG.finditer(html):
                wanted = "alt=" if tag[1] == "img" else "aria-label="
                if wanted not in tag[0]:
                    yield f"{cell.id}: an <{tag[1]}> has no {wanted}"
        if any("image/png" in data for data in _data(cell)):
            yield f"{cell.id}: JupyterLab drops the alt text of a PNG; use SVG or HTML"


def plain_code(lesson: Lesson) -> Iterator[str]:
    """No semicolon at the end of a line and no magics, which nbval does not serve."""
    for cell in lesson.code:
        for line in cell.source.splitlines():
            if line.rstrip().endswith(";"):
                yield f"{cell.id}: a semicolon at the end does not hide output: {line}"
            if line.lstrip().startswith(("%", "!", "?")) or line.rstrip().endswith("?"):
                yield f"{cell.id}: a magic: {line}"


def outputs(lesson: Lesson) -> Iterator[str]:
    """Each cell was run, in order; what is checked is stored; nothing went wrong."""
    counts = [cell.execution_count for cell in lesson.code]
    if counts != list(range(1, len(counts) + 1)):
        yield f"not every cell was run once, in order: {counts}"
    for cell in lesson.code:
        marked = _MARK in cell.source
        if marked and not cell.outputs:
            yield f"{cell.id}: its output is checked, and none is stored"
        if marked and is_live(cell):
            yield f"{cell.id}: its output is checked, and other each time"
        for output in cell.outputs:
            if output.output_type == "error" or output.get("name") == "stderr":
                yield f"{cell.id}: an error or a warning is stored"


def nothing_of_the_machine(lesson: Lesson) -> Iterator[str]:
    """No widget state, no widget views, no paths."""
    if "widgets" in lesson.notebook.metadata:
        yield "the state of widgets is stored in metadata.widgets"
    for cell in lesson.notebook.cells:
        if any(WIDGET in data for data in _data(cell)):
            yield f"{cell.id}: the view of a widget is stored"
        if found := _MACHINE.search(f"{cell.source}\n{cell.get('outputs', '')}"):
            yield f"{cell.id}: a path of a machine: {found[0]}"


def shape(lesson: Lesson) -> Iterator[str]:
    """A lesson's size: cells, words and lines, guesses, pictures, an explorer."""
    cells = lesson.notebook.cells
    words = median(len(text.split()) for _, text in lesson.texts)
    lines = median(len(_lines(cell)) for cell in lesson.code)
    sources = "\n".join(cell.source for cell in lesson.code)
    pictures = sum(bool(_htmls(cell)) for cell in lesson.code)
    pictures += len(_IMAGE.findall(lesson.text))
    found = {
        "35 to 60 cells": 35 <= len(cells) <= 60,
        "about half of the cells text": 0.4 <= len(lesson.texts) / len(cells) <= 0.6,
        "a median of at most 45 words in a text cell": words <= 45,
        "a median of 2 to 4 lines in a code cell": 2 <= lines <= 4,
        "three or more prompts to predict": lesson.text.count("**Predict") >= 3,
        "three or more pictures or tables": pictures >= 3,
        "an explorer or a table to play at, with questions": (
            _EXPLORER.search(sources) is not None and "**Questions" in lesson.text
        ),
        "an exercise to check": "ht.check(" in sources,
        "counting and simulation compared": "compare(" in sources,
    }
    for wanted, is_so in found.items():
        if not is_so:
            yield f"expected {wanted}"


COMMON: tuple[Callable[[Lesson], Iterator[str]], ...] = (
    headings,
    needed_parts,
    minutes,
    links,
    alternative_text,
    plain_code,
    outputs,
    nothing_of_the_machine,
)


def lint(notebook: NotebookNode, folder: Path) -> list[str]:
    """Return a sentence for each thing that is wrong with a lesson in a folder."""
    lesson = Lesson(notebook, folder)
    return [trouble for rule in (*COMMON, shape) for trouble in rule(lesson)]


def lint_start_page(notebook: NotebookNode, folder: Path) -> list[str]:
    """Return what is wrong with the page before the lessons, which is a short one."""
    page = Lesson(notebook, folder, least_minutes=5, most_minutes=15)
    return [trouble for rule in COMMON for trouble in rule(page)]


def measures(notebook: NotebookNode) -> dict[str, float]:
    """Return what a lesson's pattern is told in, by name: a report and no gate."""
    lesson = Lesson(notebook, Path())
    sources = "\n".join(cell.source for cell in lesson.code)
    shown = sum(
        any(_SHOWN.search(html) for html in _htmls(cell)) for cell in lesson.code
    )
    return {
        "cells": len(notebook.cells),
        "text cells": len(lesson.texts),
        "words": median(len(text.split()) for _, text in lesson.texts),
        "lines": median(len(_lines(cell)) for cell in lesson.code),
        "pictures": shown + len(_IMAGE.findall(lesson.text)),
        "predict": lesson.text.count("**Predict"),
        "two roads": sources.count("compare("),
    }


def _lines(cell: NotebookNode) -> list[str]:
    lines = cell.source.splitlines()
    return [line for line in lines if line.strip() and line != _MARK]


def _data(cell: NotebookNode) -> list[NotebookNode]:
    return [output.data for output in cell.get("outputs", []) if "data" in output]


def _htmls(cell: NotebookNode) -> list[str]:
    return [data["text/html"] for data in _data(cell) if "text/html" in data]
