"""A tournament in figures: chips over hands, and who wins how much from whom."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from holdem_teach.plots.picture import (
    BLUE,
    INK,
    ORANGE,
    SKY_BLUE,
    VERMILION,
    Picture,
    letters_on,
)
from holdem_teach.tournament.run import Outcome
from holdem_teach.words import say

_LINES = ("-", "--", ":", "-.")
_COLOURS = (BLUE, VERMILION, INK, ORANGE, SKY_BLUE)


def chips_over_hands(outcome: Outcome) -> Picture:
    """Return what each player has won, in chips, after each deal at all its tables.

    Examples
    --------
    >>> from holdem_teach.game import NoLimitRules
    >>> from holdem_teach.tournament.deals import practice_key
    >>> from holdem_teach.tournament.plan import Plan
    >>> from holdem_teach.tournament.run import run
    >>> plan = Plan(NoLimitRules(), ("rock", "station"), 20, practice_key(1))
    >>> print(chips_over_hands(run(plan, quiet=True)).description)
    Lines of chips won over 20 deals. At the end: rock +58, station -58.
    """
    won = _running_totals(outcome)
    names = outcome.plan.names
    ends = ", ".join(
        say("plots.chips_end", name=name, chips=int(line[-1]))
        for name, line in zip(names, won, strict=True)
    )
    deals = won.shape[1]
    text = say("plots.chips_text", deals=deals, ends=ends)
    picture = Picture(text, width=7, height=4.2)
    axes = picture.subplots()
    axes.axhline(0, color=INK, linewidth=0.8)
    for number, (name, line) in enumerate(zip(names, won, strict=True)):
        axes.plot(
            range(1, deals + 1),
            line,
            label=name,
            color=_COLOURS[number % len(_COLOURS)],
            linestyle=_LINES[number % len(_LINES)],
        )
    axes.set_title(say("plots.chips_title"))
    axes.set_xlabel(say("plots.chips_deals"))
    axes.set_ylabel(say("plots.chips_axis"))
    axes.legend()
    return picture


def draw(outcome: Outcome, folder: Path) -> None:
    """Draw both figures into a folder, as ``chips.png`` and ``pairs.png``."""
    chips_over_hands(outcome).savefig(folder / "chips.png")
    cross_table(outcome).savefig(folder / "pairs.png")


def _running_totals(outcome: Outcome) -> NDArray[np.int64]:
    """Chips won so far, (entrants, deals): what a deal brought at all tables."""
    plan = outcome.plan
    won = np.zeros((len(plan.names), plan.deals), dtype=np.int64)
    for block, played in zip(plan.blocks(), outcome.blocks, strict=True):
        won[np.ix_(block.lineup, block.deals)] += np.transpose(played.nets)
    return won.cumsum(axis=1)


def cross_table(outcome: Outcome) -> Picture:
    """Return a square of what the player of each row wins from that of each column.

    Where the 95 % interval holds 0, so that nobody is told to be better, the figure
    stands in brackets.
    """
    standings = outcome.standings
    order = standings.order
    names = [standings.names[place] for place in order]
    values = np.full((len(order), len(order)), np.nan)
    for (first, second), rate in standings.pairs.items():
        values[order.index(first), order.index(second)] = rate.mean
    text = say("plots.cross_text", names=", ".join(names), unit=standings.unit)
    size = 2.5 + 0.9 * len(order)
    picture = Picture(text, width=size + 1.5, height=size)
    axes = picture.subplots()
    most = float(np.nanmax(np.abs(values))) or 1.0
    image = axes.imshow(values, cmap="PuOr", vmin=-most, vmax=most)
    colours = image.to_rgba(values)
    picture.colorbar(image, label=standings.unit, shrink=0.8)
    axes.set_title(say("plots.cross_title"))
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel(say("plots.cross_columns"))
    axes.set_ylabel(say("plots.cross_rows"))
    for (first, second), rate in standings.pairs.items():
        row, column = order.index(first), order.index(second)
        said = f"{rate.mean:+.0f}"
        axes.text(
            column,
            row,
            f"({said})" if rate.verdict == "open" else said,
            ha="center",
            va="center",
            color=letters_on(*colours[row, column, :3]),
        )
    return picture
