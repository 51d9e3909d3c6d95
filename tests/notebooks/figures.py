"""Which numbers of a lesson's text does no cell show, and no fact hold?

A figure that is typed goes stale without a sound. So each number of a text cell has to
stand in the code of the lesson, in an output that its cells give, or in the ledger of
facts. A small number may do so by chance: what this finds is a figure out of nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from nbformat import NotebookNode

from holdem_teach.facts import FACTS

_NUMBER = re.compile(r"(?<![\w.,/-])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?!\w)")
# What is no figure: code, addresses and what they are called, numbers of lessons and of
# a list, tables of minutes, the licence.
_APART = re.compile(
    r"^```.*?^```|`[^`]*`|\[[^\]]*\]\([^)]*\)|^ *\d+\. |\| *\d+ *\|$|CC BY 4\.0"
    r"|\*\*Time:\*\* \d+|\b[Ll]essons? \d+(?:(?:, | and | to )\d+)*",
    re.MULTILINE | re.DOTALL,
)
_DIGITS = re.compile(r"\d+(?:\.\d+)?")
_THOUSANDS = re.compile(r"(?<=\d)[,_](?=\d{3})")
_LEAST = 100  # smaller numbers of the ledger say nothing


def out_of_nowhere(
    lesson: NotebookNode, allowed: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Yield the cell and the number for each figure that nothing accounts for.

    ``allowed`` has numbers that may stand there, each with the reason.
    """
    known = set(allowed) | _of_the_ledger() | set(_of_the_cells(lesson))
    for cell in lesson.cells:
        if cell.cell_type == "markdown":
            yield from ((cell.id, n) for n in figures(cell.source) if n not in known)


def figures(text: str) -> list[str]:
    """Return the numbers of a text, without the commas in them."""
    found = _NUMBER.findall(_APART.sub(" ", text))
    return [_THOUSANDS.sub("", number) for number in found]


def _of_the_cells(lesson: NotebookNode) -> Iterator[str]:
    for cell in lesson.cells:
        if cell.cell_type == "code":
            for text in (cell.source, *map(_shown, cell.outputs)):
                yield from _DIGITS.findall(_THOUSANDS.sub("", text))


def _shown(output: NotebookNode) -> str:
    data = output.get("data", {})
    return "\n".join([output.get("text", ""), data.get("text/plain", "")])


def _of_the_ledger() -> set[str]:
    numbers = {
        number
        for fact in FACTS.values()
        for number in (fact.ways, fact.total, *fact.chance.as_integer_ratio())
    }
    return {str(number) for number in numbers if number >= _LEAST}
