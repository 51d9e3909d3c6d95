"""Hard beats Normal and Normal beats Easy, and each beats what it should."""

from __future__ import annotations

import pytest
from who_beats_whom import LEVELS, Match, matches, play, stored
from yardsticks import YARDSTICKS

GAMES = ("nolimit", "fixedlimit")
ABOVE = [
    (game, seats, first, second)
    for game, seats in (("nolimit", 2), ("nolimit", 6), ("fixedlimit", 2))
    for first, second in (("hard", "normal"), ("normal", "easy"))
] + [("freezeout", 2, "hard", "easy")]


@pytest.fixture(scope="module")
def table():
    return {row[:4]: row for row in stored()}


@pytest.mark.parametrize("match", ABOVE, ids=str)
def test_each_level_beats_the_one_below(table, match):
    assert table[match].low > 0


@pytest.mark.parametrize("yardstick", YARDSTICKS)
@pytest.mark.parametrize("game", GAMES)
def test_each_level_beats_the_yardsticks_by_more_than_the_one_below(
    table, game, yardstick
):
    rows = [table[game, 2, level, yardstick] for level in LEVELS]
    assert all(row.low > 0 for row in rows)
    rates = [row.rate for row in rows]
    assert rates == sorted(rates)


def test_the_table_is_whole(table):
    assert set(table) == {match[:4] for match in matches()}


def test_the_page_shows_what_is_stored(table, root):
    page = (root / "notebooks" / "teacher" / "players.md").read_text(encoding="utf-8")
    for row in table.values():
        digits = 1 if row.game == "fixedlimit" else 0
        rate, low, high = (f"{x:+.{digits}f}" for x in row[-3:])
        assert f"| {rate} ({low} to {high}) |" in page


@pytest.mark.long
@pytest.mark.parametrize("match", list(matches()), ids=str)
def test_it_is_as_it_is_stored(match: Match, table, scaled):
    """The same seed gives the same table; a part of it lies near."""
    deals = scaled(match.deals)
    row = play(match._replace(deals=deals))
    if deals == match.deals:
        assert row == table[match[:4]]
    assert row.first == match.first and row.sets == deals
