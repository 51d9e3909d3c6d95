"""The facts as a table: as Markdown where there is only text, else as HTML."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from holdem_teach.facts.fact import Fact
from holdem_teach.words import say

_COLUMNS = ("happens", "ways", "percent", "counting", "source", "name")


@dataclass(frozen=True, repr=False)
class Ledger:
    """Facts side by side, in the order of the lessons.

    Attributes
    ----------
    facts
        What the table shows.
    """

    facts: Sequence[Fact]

    def __repr__(self) -> str:
        heads = [say(f"facts.{column}") for column in _COLUMNS]
        rows = [heads, ["---"] * len(heads), *map(_cells, self.facts)]
        return "\n".join(f"| {' | '.join(row)} |" for row in rows)

    def _repr_html_(self) -> str:
        heads = (say(f"facts.{column}") for column in _COLUMNS)
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
        caption = say("facts.caption", count=len(self.facts))
        return (
            f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{''.join(_row(self.facts))}</tbody></table>"
        )


def _cells(fact: Fact) -> list[str]:
    """What a table says of one fact, column by column."""
    counting = f"`{fact.counting}`" if fact.counting else say("facts.one_by_one")
    percent = say("facts.percents", percent=fact.percent)
    name = f"`{fact.name}`"
    return [fact.words, fact.cases, percent, counting, fact.source, name]


def _row(facts: Sequence[Fact]) -> Iterator[str]:
    for fact in facts:
        happens, *cells = (_html(cell) for cell in _cells(fact))
        data = "".join(f"<td>{cell}</td>" for cell in cells)
        yield f'<tr><th scope="row">{happens}</th>{data}</tr>'


def _html(cell: str) -> str:
    text = escape(cell.strip("`"))
    if cell.startswith("`"):
        return f"<code>{text}</code>"
    return f'<a href="{text}">{text}</a>' if cell.startswith("https://") else text
