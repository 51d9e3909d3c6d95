"""The page of a class's contest: ranking, cross table, faults, and how to check it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from holdem_teach.course.plain import one_line
from holdem_teach.grading.html_page import document, table
from holdem_teach.tournament.run import Outcome
from holdem_teach.tournament.standings import Rate
from holdem_teach.words import say


def league_page(outcome: Outcome, left_out: Mapping[str, str]) -> str:
    """Return the league table as a page of HTML without a script."""
    head = str(outcome).partition("\n\n")[0].splitlines()
    parts = [f"<p>{escape(line)}</p>" for line in head]
    parts += [_ranking(outcome), _cross(outcome), _in_words(outcome)]
    parts.append(_list(say("contest.faults"), outcome.faults()))
    parts.append(_list(say("contest.left_out"), left_out_lines(left_out)))
    recipe = f"<p>{escape(say('contest.recipe'))}</p>"
    parts.append(_details(say("contest.recipe_title"), recipe))
    return document(say("contest.title"), "".join(parts))


def left_out_lines(left_out: Mapping[str, str]) -> list[str]:
    """Return a line for each who does not play, with the reason."""
    return [f"{name}: {reason}" for name, reason in left_out.items()]


def _ranking(outcome: Outcome) -> str:
    standings = outcome.standings
    headings = say("contest.headings", unit=standings.unit).split("|")
    rows = [
        [str(rank), escape(standings.names[place]), str(standings.overall[place])]
        for rank, place in enumerate(standings.order, 1)
    ]
    return table(headings, rows)


def _cross(outcome: Outcome) -> str:
    """For each row's player, what it wins from each column's, by rank.

    Where it is open who is better, the figure stands in brackets.
    """
    pairs, order = outcome.standings.pairs, outcome.standings.order
    names = [escape(outcome.standings.names[place]) for place in order]
    rows = []
    for rank, (first, name) in enumerate(zip(order, names, strict=True), 1):
        cells = [_cell(pairs.get((first, second))) for second in order]
        rows.append([f"{rank}. {name}", *cells])
    title, told = escape(say("contest.pairs")), escape(say("contest.brackets"))
    ranks = map(str, range(1, len(order) + 1))
    shown = table([say("contest.from_rank"), *ranks], rows)
    return f'<h2>{title}</h2><p>{told}</p><div class="wide" tabindex="0">{shown}</div>'


def _cell(rate: Rate | None) -> str:
    if rate is None:
        return ""
    said = f"{rate.mean:+.0f}"
    return f"({said})" if rate.verdict == "open" else said


def _in_words(outcome: Outcome) -> str:
    lines = outcome.standings.who_beats_whom()
    told = "".join(f"<p>{escape(line)}</p>" for line in lines)
    return _details(say("contest.in_words"), told)


def _details(title: str, body: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{body}</details>"


def _list(title: str, lines: Sequence[str]) -> str:
    if not lines:
        return ""
    items = "".join(f"<li>{escape(one_line(line))}</li>" for line in lines)
    return f"<h2>{escape(title)}</h2><ul>{items}</ul>"
