"""The teacher's commands about marks: what they say, keep, write and refuse."""

from __future__ import annotations

import csv
import shutil

import pytest

from holdem_teach.cli import main
from holdem_teach.course.material import checkout
from holdem_teach.grading.course import course_settings

EX01, EX02 = "ex01_cards", "ex02_ranking"
WHY = ("--author", "Ms Gray", "--reason", "Seen in class; fine.")
HOSTILE = '=cmd|"x", <b>é'
SECRET = b"def choose(n, k):\n    return 'a file of one student alone'\n"


@pytest.fixture
def out(tmp_path, made_up_class):
    out = tmp_path / "out"
    with made_up_class(out, title=course_settings(None).title) as made:
        made.hand_in("ann", EX01, {"deck": "wrong"})
        made.hand_in(HOSTILE, EX01, {}, source=SECRET)
        made.hand_in(HOSTILE, EX02, {"category": "slow"})
    return out


@pytest.fixture
def run(capsys, out):
    """Run a command on the gradebook; return exit status and what was said."""

    def run(command, *arguments):
        status = main([command, str(out), *map(str, arguments)])
        said = capsys.readouterr()
        return status, said.out + said.err

    return run


def rows(out, student):
    text = (out / "grades.csv").read_text(encoding="utf-8")
    found = csv.DictReader(text.splitlines())
    return {row["task"]: row["score"] for row in found if row["student"] == student}


def test_an_override_is_on_the_page_and_in_the_table_at_once(run, out):
    status, said = run("override", "ann", "deck", "2.5", *WHY)
    assert status == 0
    assert said.startswith("ann, ex01_cards.deck: worth 2.5 from now on (Ms Gray: ")
    assert rows(out, "ann") == {"deck": "2.5", "choose": "6"}
    page = (out / "feedback" / "ann.html").read_text(encoding="utf-8")
    assert (
        "Your teacher set the points of this task to 2.5: Seen in class; fine." in page
    )
    assert "8.5 of 10" in page
    run("override", "ann", "ex01.deck", "none", *WHY)
    assert rows(out, "ann")["deck"] == "0"
    page = (out / "feedback" / "ann.html").read_text(encoding="utf-8")
    assert "Your teacher set" not in page


def test_a_mark_for_an_exercise_an_extension_and_an_excuse_are_said(run):
    assert "ann, ex01_cards: worth 8 " in run("override", "ann", "ex01", "8", *WHY)[1]
    until = "2026-10-05T18:00"
    said = run("extend", "ann", "ex01", until, *WHY)[1]
    assert "ann, ex01_cards: in time until 2026-10-05 18:00" in said
    assert "due as for all" in run("extend", "ann", "ex01", "none", *WHY)[1]
    assert "ann, ex02_ranking: excused" in run("excuse", "ann", "ex02", *WHY)[1]
    assert "asked for as of all" in run("excuse", "ann", "ex02", "none", *WHY)[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("override", "bob", "deck", "1", *WHY), "there is no student bob"),
        (("override", "ann", "winner", "1", *WHY), "there is no one task winner"),
        (("override", "ann", "deck", "4.5", *WHY), "expected a number from 0 to 4"),
        (("override", "ann", "deck", "-1", *WHY), "expected a number from 0 to 4"),
        (("override", "ann", "deck", "nan", *WHY), "expected a number from 0 to 4"),
        (("override", "ann", "deck", "1", *WHY[:3], " "), "may not be empty"),
        (("extend", "ann", "ex09", "2026-10-05", *WHY), "there is no exercise ex09"),
        (("extend", "ann", "ex01", "tomorrow", *WHY), "tomorrow is no moment"),
        (("excuse", "ann", "deck", *WHY), "there is no exercise deck"),
    ],
)
def test_what_there_is_not_is_one_line_and_keeps_nothing(run, out, arguments, said):
    status, told = run(*arguments)
    assert status == 2 and said in told and told.count("\n") == 1
    assert not (out / "grades.csv").exists()
    assert run("override", "ann", "deck", "none", *WHY)[0] == 0
    assert rows(out, "ann")["deck"] == "0"


def test_capitals_of_an_exercise_do_not_matter(run):
    assert run("override", "ann", "EX01.deck", "1", *WHY)[0] == 0
    assert run("override", "ann", "EX01", "1", *WHY)[0] == 0
    assert run("excuse", "ann", "Ex01", "None", *WHY)[0] == 0


def test_points_that_an_excuse_comes_before_are_said_to_wait(run):
    run("excuse", "ann", "ex01", *WHY)
    for subject in ("ex01", "ex01.deck"):
        said = run("override", "ann", subject, "3", *WHY)[1]
        assert "counts once the excuse from ex01_cards is taken back" in said
    assert "once the excuse" not in run("override", "ann", "ex02", "3", *WHY)[1]
    run("excuse", "ann", "ex01", "none", *WHY)
    assert "once the excuse" not in run("override", "ann", "ex01", "3", *WHY)[1]


def test_an_extension_to_before_the_due_date_is_refused(run, tmp_path):
    folder = tmp_path / "course"
    checks = "tests/exercises/visible"
    shutil.copytree(checkout() / checks, folder / checks)
    (folder / "solutions").mkdir()
    toml = folder / "solutions" / "course.toml"
    said = "[modules.ex01_cards]\ndue = 2026-10-01\n"
    title = course_settings(None).title
    toml.write_text(f'title = "{title}"\n{said}', encoding="utf-8")
    ask = "extend", "ann", "ex01"
    status, said = run(*ask, "2025-10-05", *WHY, "--course", folder)
    assert (status, said.count("\n")) == (2, 1), said
    assert "2025-10-05 23:59 is no extension: ex01_cards is due 2026-10-01" in said
    assert run(*ask, "2026-10-05", *WHY, "--course", folder)[0] == 0
    assert run(*ask, "none", *WHY, "--course", folder)[0] == 0


@pytest.mark.parametrize("name", ["ANN", '\'=cmd|"x", <b>é', '=cmd|"x", <b>e\u0301'])
def test_a_name_is_known_as_the_table_has_it_and_by_its_looks(run, out, name):
    assert run("override", name, "deck", "1", *WHY)[0] == 0
    found = "ann" if name == "ANN" else f"'{HOSTILE}"
    assert rows(out, found)["deck"] == "1"
    assert run("forget", name)[0] == 0
    assert rows(out, found) == {}
    assert (out / "feedback" / "ann.html").exists() == (found != "ann")
    assert bool(list((out / "feedback").glob("=*"))) == (found == "ann")


def test_of_two_names_that_look_alike_one_is_written_in_full(run, tmp_path):
    roster = tmp_path / "roster.csv"
    roster.write_text("student\nAnn\n", encoding="utf-8")
    said = run("roster", roster)[1]  # the same student as ann
    assert "nothing so far" not in said and "not on the roster: ann" not in said
    roster.write_text("student\nANN\nann\n", encoding="utf-8")
    assert "ann stands in line 2 already" in run("roster", roster)[1]


def test_who_cannot_be_forgotten_in_full_is_not_forgotten(run, out, disks):
    made = out / "return"
    made.mkdir()
    (made / "canvas.zip").write_bytes(b"ann")
    with disks.read_only(made):
        status, said = run("forget", "ann")
    made.chmod(0o700)
    assert status == 1 and said.count("\n") == 1 and "return cannot be" in said
    assert run("override", "ann", "deck", "1", *WHY)[0] == 0
    assert run("forget", "ann")[0] == 0
    assert run("forget", "ann")[0] == 2


def test_a_roster_is_read(run, tmp_path):
    roster = tmp_path / "roster.csv"
    roster.write_text("student,email\nann,a@x\nzoe,z@x\n", encoding="utf-8")
    status, said = run("roster", roster)
    assert status == 0
    assert "Handed in nothing so far: zoe" in said
    assert "not on the roster: =cmd" in said


def test_who_is_forgotten_is_nowhere_any_more(run, out):
    run("override", HOSTILE, "category", "5", *WHY)
    (out / "return").mkdir()
    (out / "return" / "canvas.zip").write_bytes(HOSTILE.encode())
    made = [path for path in out.rglob("*") if path.is_file()]
    telling = (b"=cmd|", b"of one student alone", b"=cmd%7C")
    assert any(telling[0] in path.read_bytes() for path in made)
    assert any(telling[1] in path.read_bytes() for path in made)
    status, said = run("forget", HOSTILE)
    assert status == 0 and "make them anew: return" in said
    for path in out.rglob("*"):
        assert "=cmd" not in path.name
        if path.is_file():
            data = path.read_bytes()
            assert not any(word in data for word in telling), path
    # the others' marks stay
    assert rows(out, "ann") == {"deck": "0", "choose": "6"}
    assert run("forget", HOSTILE)[0] == 2
