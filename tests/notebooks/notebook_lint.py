"""What is wrong with a lesson: each rule yields sentences that name the cell."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import unquote

from nbformat import NotebookNode
from notebook_lesson import IMAGE, MARK, WHOLE, Lesson, data_of, htmls
from notebook_measures import PATTERN
from notebook_strip import WIDGET, is_live

_LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+(?:\([^)\s]*\)[^)\s]*)?)\)")
_TAG = re.compile(r"<(img|svg)\b[^>]*>")
_MACHINE = re.compile(r"/(?:home|Users|root|work|tmp|private)/|\b[A-Z]:\\\\?\w")
_SECTION_ROW = re.compile(r"^\| *\[([^\]]+)\]\([^)]*\) *\| *(\d+) *\|$", re.MULTILINE)
_GOAL = re.compile(r"^- \*\*([a-z]+)\*\*|^- .*?\*\*([a-z]+)\*\*", re.MULTILINE)
_NEEDED_HEADINGS = ("Before you start", "Goals", "Recap", "Glossary")
_NEEDED_WORDS = ("You need:", "play money", "CC BY 4.0")


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
    whole = WHOLE.search(lesson.text)
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
        targets = _LINK.findall(text) + [source for _, source in IMAGE.findall(text)]
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
        for alternative, source in IMAGE.findall(text):
            if len(alternative.split()) < 4:
                yield f"{cell}: {source} has no alternative text, or too little"
    for cell in lesson.notebook.cells:
        for html in [cell.source, *htmls(cell)]:
            for tag in _TAG.finditer(html):
                wanted = "alt=" if tag[1] == "img" else "aria-label="
                if wanted not in tag[0]:
                    yield f"{cell.id}: an <{tag[1]}> has no {wanted}"
        if any("image/png" in data for data in data_of(cell)):
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
        marked = MARK in cell.source
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
        if any(WIDGET in data for data in data_of(cell)):
            yield f"{cell.id}: the view of a widget is stored"
        if found := _MACHINE.search(f"{cell.source}\n{cell.get('outputs', '')}"):
            yield f"{cell.id}: a path of a machine: {found[0]}"


def shape(lesson: Lesson) -> Iterator[str]:
    """What a lesson has of everything that the pattern asks for."""
    for measure in PATTERN:
        if not measure.fits(lesson):
            yield f"expected {measure.wanted}"
    if "**Questions" not in lesson.text:
        yield "expected questions to the explorer"


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
