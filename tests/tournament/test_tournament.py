"""Tournaments: duplicate, the same whatever the number of jobs, stopped and resumed."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from dataclasses import replace

import numpy as np
import psutil
import pytest

from holdem_teach.game import FixedLimitRules, FreezeoutRules, Hand, NoLimitRules
from holdem_teach.tournament import run as running
from holdem_teach.tournament.deals import derived, practice_key, secret_key
from holdem_teach.tournament.files import kept_key
from holdem_teach.tournament.match import play_block
from holdem_teach.tournament.plan import Plan
from holdem_teach.tournament.run import run
from holdem_teach.tournament.standings import rate_of

PLAN = Plan(NoLimitRules(1, 2), ("easy", "normal", "rock"), 60, practice_key(1))
COUNTER = """
hands = 0
def act(view):
    global hands
    hands += 1
    legal = view["legal"]
    if hands % 3 and legal["call_adds"] is not None:
        return ["call"]
    return "check" if legal["can_check"] else "fold"
"""


def outcome(plan, **how):
    return run(plan, quiet=True, **how)


# deals


def test_a_key_gives_each_deal_a_seed_of_its_own():
    key = secret_key()
    seeds = {derived(key, "deal", number) for number in range(1000)}
    assert len(seeds) == 1000 and max(seeds) >= 2**120
    assert derived(key, "deal", 1) != derived(secret_key(), "deal", 1)
    assert len(key) == 16


def test_each_deal_is_played_once_from_every_seat():
    plan = replace(PLAN, entrants=("station", "rock"), deals=3)
    (played,) = outcome(plan).blocks
    played = play_block(plan, next(iter(plan.blocks())))
    hands = [Hand.from_phh(text) for text in played.phh]
    holes = [[str(hand._state.holes[seat]) for seat in (0, 1)] for hand in hands]
    assert holes[:3] == holes[3:]  # the same cards in the same seats,
    names = [text.splitlines()[0] for text in played.phh]
    assert (
        names
        == ['players = ["rock", "station"]'] * 3 + ['players = ["station", "rock"]'] * 3
    )  # and the players change places


@pytest.mark.parametrize("name", ["easy", "hard"])
def test_a_player_wins_nothing_from_itself(name, program, monkeypatch):
    """All that is left in a duplicate set is how it is played: here nothing."""
    from holdem_teach.players.named import BUILT_IN

    monkeypatch.setitem(BUILT_IN, "twin", BUILT_IN[name])
    plan = replace(PLAN, entrants=(name, "twin"), deals=20)
    assert outcome(plan).blocks[0].nets == [[0, 0]] * 20


def test_six_seats_are_shared_by_two():
    plan = replace(PLAN, entrants=("rock", "maniac"), deals=10, seats=6)
    (played,) = outcome(plan).blocks
    assert played.hands == 20
    assert all(sum(nets) == 0 for nets in played.nets)


@pytest.mark.parametrize(
    ("table", "lineups"), [(2, 3), (3, 1)], ids=["two", "all three"]
)
def test_every_so_many_meet(table, lineups):
    plan = replace(PLAN, deals=5, table=table)
    found = outcome(plan)
    assert len({played.lineup for played in found.blocks}) == lineups
    assert found.hands == 5 * table * lineups


@pytest.mark.parametrize(
    "rules", [FixedLimitRules(10, 20), FreezeoutRules(), FreezeoutRules(ante=5)]
)
def test_other_games_and_freezeouts(rules):
    hands = Plan(rules, ("easy", "rock"), 5, practice_key(1))
    assert outcome(hands).hands == 10
    whole = replace(hands, freezeout=True, deals=1, stack=100)
    (played,) = outcome(whole).blocks
    assert played.hands > 2
    assert {abs(net) for net in played.nets[0]} <= {0, 200}


# the same again


def as_found(outcome):
    return [(p.block, p.nets, p.hands, p.faults) for p in outcome.blocks]


def test_results_do_not_depend_on_the_number_of_jobs(program):
    plan = replace(PLAN, entrants=("easy", program(COUNTER)), deals=110)
    one, two = outcome(plan), outcome(plan, jobs=2)
    assert as_found(one) == as_found(two)
    assert str(one) == str(two)


def test_another_seed_gives_another_tournament():
    other = replace(PLAN, key=practice_key(2))
    assert as_found(outcome(PLAN)) != as_found(outcome(other))


# stopped and resumed


def test_what_was_stopped_goes_on_from_there(tmp_path, monkeypatch):
    whole = outcome(PLAN, folder=tmp_path / "whole")
    folder = tmp_path / "in two parts"
    asked = []

    def stop_at_the_third(plan, block):
        asked.append(block.number)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return play_block(plan, block)

    monkeypatch.setattr(running, "play_block", stop_at_the_third)
    with pytest.raises(KeyboardInterrupt):
        outcome(PLAN, folder=folder)
    assert len(list((folder / "blocks").iterdir())) == 2
    again = outcome(PLAN, folder=folder)
    assert asked == [0, 1, 2, *range(2, 6)]
    assert as_found(again) == as_found(whole)
    for path in (tmp_path / "whole").rglob("*.*"):
        name = path.relative_to(tmp_path / "whole")
        assert (folder / name).read_bytes() == path.read_bytes()


def test_a_block_that_is_stopped_ends_before_its_next_hand(program):
    """A slow program's block would last for minutes."""
    plan = replace(PLAN, entrants=("easy", program(COUNTER)), deals=50)
    asked = []

    def after_three_hands():
        asked.append(True)
        return len(asked) > 3

    with pytest.raises(KeyboardInterrupt):
        play_block(plan, next(iter(plan.blocks())), after_three_hands)
    assert len(asked) == 4


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent in another way there")
def test_ctrl_c_ends_all_processes_soon(program, tmp_path):
    slow = "import time\ndef act(view):\n    t = time.process_time()\n"
    slow += "    while time.process_time() < t + 0.4: pass\n    return 'fold'"
    command = [sys.executable, "-m", "holdem_teach", "tournament", program(slow)]
    command += ["easy", "--hands", "1000", "--jobs", "2", "--out", str(tmp_path / "o")]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as running:
        while not psutil.Process(running.pid).children(recursive=True)[3:]:
            time.sleep(0.1)
        children = psutil.Process(running.pid).children(recursive=True)
        began = time.monotonic()
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert running.returncode == 1 and said.endswith("holdem-teach: stopped\n")
    assert time.monotonic() - began < 30
    assert psutil.wait_procs(children, timeout=5)[1] == []


def test_another_tournament_does_not_mix_with_what_is_there(tmp_path):
    outcome(replace(PLAN, deals=2), folder=tmp_path)
    before = {p: p.read_bytes() for p in tmp_path.rglob("*.*")}
    with pytest.raises(ValueError, match="another tournament is in this folder"):
        outcome(replace(PLAN, deals=3), folder=tmp_path)
    assert {p: p.read_bytes() for p in tmp_path.rglob("*.*")} == before


def test_a_program_that_is_edited_meanwhile_plays_as_it_was(program):
    path = program(COUNTER)
    plan = replace(PLAN, entrants=("easy", path), deals=10)
    before = as_found(outcome(plan))
    program("def act(view): return 'all-in'")
    assert as_found(outcome(plan)) == before


@pytest.mark.parametrize("left", [b"", b"[]", b'{"block": 1}', b"\xff", b"3"])
def test_a_block_that_cannot_be_read_is_named(left, tmp_path):
    plan = replace(PLAN, deals=2)
    outcome(plan, folder=tmp_path)
    (tmp_path / "blocks" / "00001.json").write_bytes(left)
    with pytest.raises(ValueError, match=r"00001.json cannot be read; delete it"):
        outcome(plan, folder=tmp_path)


def test_a_folder_with_a_broken_plan_is_another(tmp_path):
    (tmp_path / "tournament.json").write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match="another tournament"):
        outcome(replace(PLAN, deals=2), folder=tmp_path)


def test_a_program_that_has_changed_is_another_tournament(tmp_path, program):
    plan = replace(PLAN, entrants=("easy", program(COUNTER)), deals=2)
    outcome(plan, folder=tmp_path / "out")
    program(COUNTER + "\n")
    with pytest.raises(ValueError, match="another tournament"):
        outcome(replace(plan), folder=tmp_path / "out")


# files


def test_files_hold_what_was_played(tmp_path):
    found = outcome(replace(PLAN, deals=55), folder=tmp_path)
    rows = list(csv.DictReader((tmp_path / "standings.csv").open(encoding="utf-8")))
    assert [row["player"] for row in rows] == [
        found.standings.names[place] for place in found.standings.order
    ]
    rows = list(csv.DictReader((tmp_path / "sets.csv").open(encoding="utf-8")))
    assert len(rows) == 3 * 55 * 2
    assert [int(row["deal"]) for row in rows[: 2 * 55 : 2]] == list(range(55))
    assert sum(int(row["net"]) for row in rows) == 0
    hands = [
        hand
        for path in sorted((tmp_path / "hands").iterdir())
        for hand in Hand.all_from_phh(path.read_text(encoding="utf-8"))
    ]
    assert len(hands) == found.hands == 3 * 55 * 2
    assert kept_key(tmp_path) == PLAN.key
    kept = json.loads((tmp_path / "tournament.json").read_text(encoding="utf-8"))
    assert kept["practice"] is None and kept["stack"] == 200


@pytest.mark.parametrize("freezeout", [False, True])
def test_everybody_can_deal_again_from_the_published_key(freezeout, tmp_path, root):
    """By the recipe of the page on tournaments, which needs nothing of ours."""
    page = (root / "notebooks" / "teacher" / "players.md").read_text(encoding="utf-8")
    recipe: dict = {}
    exec(page.partition("```python\n")[2].partition("```")[0], recipe)
    rules = FreezeoutRules(buy_in=60) if freezeout else NoLimitRules(1, 2)
    entrants = ("rock", "station", "maniac")
    plan = Plan(rules, entrants, 3, secret_key(), table=3, freezeout=freezeout)
    outcome(plan, folder=tmp_path)
    key = json.loads((tmp_path / "tournament.json").read_text(encoding="utf-8"))["key"]
    hands = [
        hand
        for path in (tmp_path / "hands").iterdir()
        for hand in tomllib.loads(path.read_text(encoding="utf-8")).values()
    ]
    assert {hand["_deal"] for hand in hands} == {0, 1, 2}
    assert (max(hand["hand"] for hand in hands) > 1) == freezeout
    for hand in hands:
        deck = recipe["deck"](key, hand["_deal"], hand["hand"])
        words = [action.split() for action in hand["actions"]]
        seats = len(hand["seats"])
        for _, _, player, cards in (w for w in words if w[:2] == ["d", "dh"]):
            place = int(player[1:]) % seats
            assert cards == "".join(deck[2 * place : 2 * place + 2])
        board = "".join(w[2] for w in words if w[:2] == ["d", "db"])
        assert "".join(deck[2 * seats :][:5]).startswith(board)


def test_a_folder_of_something_else_is_refused(tmp_path):
    (tmp_path / "tournament.json").write_text("[]", encoding="utf-8")
    with pytest.raises(ValueError, match=r"tournament.json is no plan"):
        kept_key(tmp_path)


# standings


def test_the_interval_is_that_of_the_mean():
    random = np.random.default_rng(1)
    values = random.normal(5, 20, 4000)
    rate = rate_of([values])
    error = values.std() / np.sqrt(4000)
    assert rate.mean == pytest.approx(values.mean())
    assert rate.high - rate.low == pytest.approx(2 * 1.96 * error, rel=0.1)


def test_an_interval_holds_the_truth_as_often_as_it_says():
    random = np.random.default_rng(2)
    inside = 0
    for seed in range(300):
        rate = rate_of([random.normal(0, 1, 100)], seed)
        inside += rate.low <= 0 <= rate.high
    assert 270 <= inside <= 297


def test_what_is_won_on_one_deal_at_several_tables_is_drawn_together():
    """Four equal opponents on the same deals tell no more than one of them does."""
    random = np.random.default_rng(3)
    inside = 0
    for seed in range(300):
        rate = rate_of([random.normal(0, 1, 100)] * 4, seed)
        inside += rate.low <= 0 <= rate.high
        assert rate.sets == 100
    assert 270 <= inside <= 297


def test_of_few_sets_nobody_is_told_to_be_better(capsys):
    plan = replace(PLAN, entrants=("station", "maniac"), deals=1)
    few = outcome(plan).standings
    assert few.pairs[0, 1].low > 0 or few.pairs[0, 1].high < 0
    assert few.pairs[0, 1].verdict == "open"
    assert "Of fewer than 100 sets" in str(few)
    values = np.full(99, 1.0)
    assert rate_of([values]).verdict == "open"
    assert rate_of([np.append(values, 1.0)]).verdict == "wins"
    assert rate_of([values[:20]], enough=20).verdict == "wins"


def test_what_one_wins_the_other_loses():
    standings = outcome(replace(PLAN, deals=30)).standings
    for (i, j), rate in standings.pairs.items():
        assert rate.mean == pytest.approx(-standings.pairs[j, i].mean)
    assert sum(rate.mean for rate in standings.overall) == pytest.approx(0, abs=1e-9)


def test_rates_are_for_a_hundred_hands_of_one_seat():
    """Who folds every small blind loses half of one big blind on the button."""
    plan = replace(PLAN, entrants=("rock", "station"), deals=40)
    found = outcome(plan)
    nets = np.array([nets for played in found.blocks for nets in played.nets])
    expected = nets[:, 0].sum() / (2 * 40) / 2 * 100
    assert found.standings.overall[0].mean == pytest.approx(expected)


# wrong plans


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"entrants": ("easy", "expert")}, "'expert' given, expected one of easy"),
        ({"entrants": ("easy", "easy")}, "different names"),
        ({"table": 4}, "expected 2 to 3"),
        ({"seats": 5}, "expected a multiple of 2"),
        ({"entrants": ("easy",)}, "easy alone given, expected at least two"),
        ({"deals": 0}, "deals: 0 given, expected 1 to 1,000,000"),
        ({"deals": 10**12}, "deals: 1000000000000 given"),
        ({"stack": 10**18}, "stack: 1000000000000000000 given"),
        ({"seconds": 0.0}, "seconds: 0.0 given, expected a number above 0"),
        ({"seconds": -1.0}, "seconds: -1.0 given"),
        ({"seconds": float("nan")}, "seconds: nan given"),
        ({"seconds": float("inf")}, "seconds: inf given"),
    ],
)
def test_a_wrong_plan_is_refused(change, trouble):
    with pytest.raises(ValueError, match=trouble):
        replace(PLAN, **change)


@pytest.mark.parametrize("name", ["=1+1", "+x", "-x", "@x", "red\x1b[31m", "a\u202eb"])
def test_a_name_that_acts_in_a_table_or_terminal_is_refused(name, program):
    try:
        path = program(COUNTER, name)
    except OSError:
        pytest.skip("this system has no such file names")
    with pytest.raises(ValueError, match=r"rename it$") as refused:
        replace(PLAN, entrants=("easy", path))
    assert str(refused.value).isprintable()
