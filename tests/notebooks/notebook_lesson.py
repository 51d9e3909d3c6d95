"""A notebook as its readers see it: texts, headings, code, and what the code shows."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from nbformat import NotebookNode

MARK = "# NBVAL_CHECK_OUTPUT"
IMAGE = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
WHOLE = re.compile(r"\*\*Time:\*\* (\d+) minutes")
_FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_HEADING = re.compile(r"^(#{1,6}) +(.+?) *$", re.MULTILINE)


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


def lines_of(cell: NotebookNode) -> list[str]:
    """Return the lines of a code cell that say something."""
    lines = cell.source.splitlines()
    return [line for line in lines if line.strip() and line != MARK]


def data_of(cell: NotebookNode) -> list[NotebookNode]:
    """Return what a cell shows, by its types."""
    return [output.data for output in cell.get("outputs", []) if "data" in output]


def htmls(cell: NotebookNode) -> list[str]:
    """Return what a cell shows as HTML."""
    return [data["text/html"] for data in data_of(cell) if "text/html" in data]
