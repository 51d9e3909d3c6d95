"""The command ``holdem-teach tournament``: options, rules, what it prints."""

from __future__ import annotations

import argparse
from dataclasses import fields

import pytest

from holdem_teach.cli import main
from holdem_teach.game import FixedLimitRules, FreezeoutRules, NoLimitRules
from holdem_teach.tournament.command import plan_of
from holdem_teach.tournament.options import RULES, add_options


def plan(line):
    parser = argparse.ArgumentParser()
    add_options(parser, int)
    return plan_of(parser.parse_args(line.split()))


def test_it_prints_the_standings_the_key_and_that_a_seed_is_for_practice(capsys):
    assert main(["tournament", "rock", "maniac", "--hands", "20", "--seed", "1"]) == 0
    said = capsys.readouterr().out
    assert (
        "40 hands of play money" in said and "--seed 1, which is for practice" in said
    )
    assert "1. rock" in said and "big blinds per 100 hands" in said
    assert "rock beats maniac" in said or "not told apart" in said


def test_a_contest_goes_on_with_its_secret_key(tmp_path, capsys):
    command = ["tournament", "rock", "station", "--hands", "5", "--out", str(tmp_path)]
    assert main(command) == 0
    first = capsys.readouterr().out
    assert "practice" not in first
    assert main(command) == 0
    assert capsys.readouterr().out == first
    assert {"chips.png", "pairs.png"} <= {path.name for path in tmp_path.iterdir()}


@pytest.mark.parametrize(
    ("line", "trouble"),
    [
        ("easy expert", "'expert' given, expected one of easy"),
        ("easy", "easy alone given"),
        ("easy rock --blind 5", "blind given, expected some of small_blind, big_blind"),
        ("easy rock --seconds nan", "seconds: nan given"),
        ("easy rock --small-blind 5", "small_blind: 5 given"),
    ],
)
def test_wrong_use_is_one_line_and_status_2(line, trouble, capsys):
    assert main(["tournament", *line.split()]) == 2
    said = capsys.readouterr().err
    assert trouble in said and said.count("\n") == 1


def test_hands_and_freezeouts_are_not_asked_for_at_once(capsys):
    with pytest.raises(SystemExit) as left:
        plan("easy rock --hands 5 --freezeouts 5")
    assert left.value.code == 2
    assert "not allowed with argument --hands" in capsys.readouterr().err


def test_each_parameter_of_the_rules_is_an_option():
    sets = (NoLimitRules, FixedLimitRules, FreezeoutRules)
    found = {field.name for rules in sets for field in fields(rules)}
    assert set(RULES) == found - {"_", "odd_chips"}


def test_options_make_rules():
    assert plan("easy rock").rules == NoLimitRules(1, 2)
    assert plan("easy rock --big-blind 10 --ante 1").rules == NoLimitRules(
        1, 10, ante=1
    )
    limit = plan("easy rock --game fixedlimit --small-bet 4").rules
    assert limit == FixedLimitRules(4, 8)
    options = "--game freezeout --no-check-raise --blind-rounds 1 --min-hole-cards 2"
    assert plan(f"easy rock {options}").rules == FreezeoutRules(
        check_raise=False, blind_rounds=(1,), min_hole_cards=2
    )


def test_a_freezeout_is_played_out_unless_hands_are_asked_for():
    assert plan("easy rock --game freezeout").freezeout
    assert plan("easy rock --game freezeout").deals == 50
    assert not plan("easy rock --game freezeout --hands 7").freezeout
    assert plan("easy rock --freezeouts 3").freezeout
