"""A class's contest: who qualifies plays, who does not is named with the reason."""

from __future__ import annotations

import re

import pytest

from holdem_teach.cli import main
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.grading.contest import _file_name, contest

CALLS = (
    "def act(view):\n    return ['check'] if view['legal']['can_check'] else ['call']\n"
)
FOLDS = (
    "def act(view):\n    return ['check'] if view['legal']['can_check'] else ['fold']\n"
)
CLASS = {
    "Ada & Ångström": CALLS,
    "Bo": FOLDS,
    "easy": CALLS.replace("view", "spot"),
    "Cem": "def act(view):\n    return ['raise', -1]\n",
    "Dee": "import os\nos._exit(1)\n",
    "Fay": "def act(view):\nreturn view",
    "Eve": None,
}


@pytest.fixture
def handed_in(tmp_path):
    place = tmp_path / "handed in"
    for student, source in CLASS.items():
        folder = place / student
        folder.mkdir(parents=True)
        name = "ex10_player.py" if source else "notes.txt"
        (folder / name).write_text(source or "later", encoding="utf-8")
    return place


def test_a_class_becomes_a_league_table(handed_in, tmp_path):
    out = tmp_path / "out"
    league = contest(handed_in, out, deals=6, seed=1)
    names = set(league.outcome.standings.names)
    assert {"Bo", "easy", "easy 2"} <= names and len(names) == 4
    assert set(league.left_out) == {"Cem", "Dee", "Eve", "Fay"}
    assert "illegal" in league.left_out["Cem"]
    assert "died" in league.left_out["Dee"]
    assert "ex10_player.py cannot be read by Python: line 2" in league.left_out["Fay"]
    assert league.left_out["Eve"] == "ex10_player.py was not handed in"
    page = (out / "league.html").read_text(encoding="utf-8")
    assert "Ada _ Ångström" in page
    assert league.outcome.plan.key.hex() in page and "for practice" in page
    assert all(name in page for name in (*names, *league.left_out))
    assert (out / "standings.csv").is_file()
    assert not any(f"{name}: {name}" in page for name in league.left_out)
    assert "hand 1 of T" in page
    assert re.findall(r'scope="col">(\d)<', page) == ["1", "2", "3", "4"]
    assert page.count("<td>(") == 12  # of six sets nobody is told to be better


@pytest.mark.parametrize(
    ("student", "name"),
    [
        ("Zoë", "Zoë"),
        ("=1+1", "_1_1"),
        ("-Dash", "_Dash"),
        (" - x", "_ x"),
        ("easy", "easy 2"),
        ("..", "__"),
    ],
)
def test_a_name_is_a_file_and_no_formula(student, name):
    assert _file_name(student, {"easy"}) == name


def test_two_ways_to_write_an_accent_are_two_files():
    taken: set[str] = set()
    names = [_file_name(student, taken) for student in ("Zo\u00eb", "Zoe\u0308")]
    assert names == ["Zo\u00eb", "Zo\u00eb 2"]


def test_nobody_qualifies(tmp_path):
    folder = tmp_path / "in" / "Cem"
    folder.mkdir(parents=True)
    (folder / "ex10_player.py").write_text("def act(view): pass", encoding="utf-8")
    with pytest.raises(CourseError, match=r"no contest \(Cem: .*None"):
        contest(tmp_path / "in", tmp_path / "out", deals=2)


def test_nothing_is_run_below_the_level_that_is_asked_for(
    handed_in, tmp_path, monkeypatch
):
    from holdem_teach.sandbox import levels

    monkeypatch.setattr(levels, "available", lambda: ("process",))
    with pytest.raises(CourseError, match="landlock"):
        contest(handed_in, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_results_do_not_go_among_the_submissions(handed_in):
    with pytest.raises(WrongUse):
        contest(handed_in, handed_in / "out")


def test_the_command_prints_the_table_and_goes_on(handed_in, tmp_path, capsys):
    out = tmp_path / "out"
    command = ["contest", str(handed_in), "--out", str(out), "--hands", "4"]
    assert main(command) == 0
    first = capsys.readouterr().out
    assert "The league table" in first and "practice" not in first
    assert main(command) == 0
    assert capsys.readouterr().out == first
