"""The facts as a table: as Markdown where there is only text, else as HTML."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from holdem_teach.facts.fact import Fact
from holdem_teach.words import say

_COLUMNS: Final = ("happens", "percent", "ways", "counting", "source", "name")


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
        rows = [heads, ["---"] * len(heads), *map(_markdown, self.facts)]
        return "\n".join(f"| {' | '.join(row)} |" for row in rows)

    def _repr_html_(self) -> str:
        heads = (say(f"facts.{column}") for column in _COLUMNS)
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
        caption = say("facts.caption", count=len(self.facts))
        return (
            f"<table><caption>{caption}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{''.join(map(_row, self.facts))}</tbody></table>"
        )


def _plain(fact: Fact) -> Iterator[str]:
    """What a table says of a fact before its counting, source and name."""
    yield fact.words
    yield say("facts.percents", percent=fact.percent)
    yield fact.cases


def _markdown(fact: Fact) -> list[str]:
    counting = f"`{fact.counting}`" if fact.counting else say("facts.one_by_one")
    source = str(fact.source)
    if address := fact.source.address:
        source = f"[{source}]({address})"
    return [*_plain(fact), counting, source, f"`{fact.name}`"]


def _row(fact: Fact) -> str:
    happens, *cells = map(escape, _plain(fact))
    counting = f"<code>{escape(fact.counting)}</code>"
    source = escape(str(fact.source))
    if address := fact.source.address:
        source = f'<a href="{escape(address)}">{source}</a>'
    cells += [
        counting if fact.counting else escape(say("facts.one_by_one")),
        source,
        f"<code>{fact.name}</code>",
    ]
    data = "".join(f"<td>{cell}</td>" for cell in cells)
    return f'<tr><th scope="row">{happens}</th>{data}</tr>'
