"""Figures of a tournament hold what was won."""

from __future__ import annotations

import pytest

from holdem_teach import plots
from holdem_teach.game import NoLimitRules
from holdem_teach.tournament.deals import practice_key
from holdem_teach.tournament.plan import Plan
from holdem_teach.tournament.run import Outcome, run


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    entrants = ("rock", "station", "maniac")
    return run(Plan(NoLimitRules(), entrants, 15, practice_key(1)), quiet=True)


def test_lines_end_where_the_tournament_does(outcome: Outcome) -> None:
    axes = plots.chips_over_hands(outcome).axes[0]
    lines = {line.get_label(): line.get_ydata() for line in axes.lines[1:]}
    won = dict.fromkeys(outcome.plan.names, 0)
    for played in outcome.blocks:
        for nets in played.nets:
            for entrant, net in zip(played.lineup, nets, strict=True):
                won[outcome.plan.names[entrant]] += net
    assert {name: line[-1] for name, line in lines.items()} == won
    assert {len(line) for line in lines.values()} == {15}
    assert sum(won.values()) == 0


def test_all_tables_of_a_deal_stand_at_one_place(outcome: Outcome) -> None:
    """Else a player's line would lie flat while others play."""
    axes = plots.chips_over_hands(outcome).axes[0]
    rock = next(line for line in axes.lines if line.get_label() == "rock")
    first = [p.nets[0][p.lineup.index(0)] for p in outcome.blocks if 0 in p.lineup]
    assert len(first) == 2 and rock.get_ydata()[0] == sum(first)


def test_cells_hold_the_rates_and_brackets_where_it_may_be_chance(
    outcome: Outcome,
) -> None:
    axes = plots.cross_table(outcome).axes[0]
    standings = outcome.standings
    expected = set()
    for (first, second), rate in standings.pairs.items():
        row, column = map(standings.order.index, (first, second))
        said = f"{rate.mean:+.0f}"
        text = f"({said})" if rate.verdict == "open" else said
        expected.add((column, row, text))
    found = {(*text.get_position(), text.get_text()) for text in axes.texts}
    assert found == expected
