"""What a lesson looks at: both seats of a deal apart, and the table that is stored."""

import csv
from pathlib import Path

import numpy as np
import pytest

from holdem_teach import tournament
from holdem_teach.game import IllegalAction, NoLimitRules
from holdem_teach.players import CallingStation, Easy, Rock
from holdem_teach.tournament.deals import practice_key
from holdem_teach.tournament.plan import Plan
from holdem_teach.tournament.run import run
from holdem_teach.tournament.stored import who_beats_whom
from holdem_teach.tournament.study import (
    ByFunction,
    from_both_seats,
    profiles_of,
    study_hand,
)


def test_both_seats_together_are_what_a_tournament_adds_up():
    won = from_both_seats(Rock(), CallingStation(), deals=60, seed=3)
    plan = Plan(NoLimitRules(1, 2), ("rock", "station"), 60, practice_key(3))
    nets = [pair for played in run(plan, quiet=True).blocks for pair in played.nets]
    assert (2 * won.sum(axis=1)).tolist() == [first for first, _ in nets]


def test_two_equal_players_lose_from_one_seat_what_they_win_from_the_other():
    won = from_both_seats(Easy(), Easy(), deals=50, seed=1)
    assert won.any()
    assert np.array_equal(won[:, 0], -won[:, 1])


def test_the_seed_settles_the_cards():
    same, again, other = (
        study_hand(Easy(), Easy(), seed).history.to_phh() for seed in (5, 5, 6)
    )
    assert same == again != other


def test_a_function_that_breaks_the_rules_is_told_so():
    with pytest.raises(IllegalAction):
        study_hand(ByFunction(lambda view: ["check"]), Easy(), seed=1)


def test_profiles_are_told_apart():
    found = profiles_of([Rock(), CallingStation()], Easy(), hands=30)
    assert list(found) == ["Rock", "CallingStation"]
    assert found["Rock"].entered < found["CallingStation"].entered == 30


def test_the_stored_table_is_read_whole():
    file = Path(tournament.__file__).with_name("who_beats_whom.csv")
    rows = list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))
    found = [
        (game, str(seats), *pair, rate)
        for game, seats in {(row["game"], int(row["seats"])) for row in rows}
        for pair, rate in who_beats_whom(game, seats).items()
    ]
    assert sorted(each[:4] for each in found) == [tuple(r.values())[:4] for r in rows]
    (rate,) = (rate for *pair, rate in found if pair[1:] == ["6", "hard", "easy"])
    assert (rate.mean, rate.low, rate.high, rate.sets) == (129.48, 116.87, 142.18, 8000)


def test_a_table_that_is_not_stored_is_refused():
    with pytest.raises(ValueError, match="No table is stored of nolimit with 3 seats"):
        who_beats_whom("nolimit", 3)
