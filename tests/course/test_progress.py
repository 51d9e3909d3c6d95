"""Progress over all modules is kept in the student's copy, and nothing of it lost."""

import json
import re

import pytest

import holdem_teach as ht
from holdem_teach.course.checking import check_all
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.handout import start
from holdem_teach.course.last_checks import PROGRESS, read_progress

MODULE = "ex02_ranking"
DATED = """\
title = "Cards"
hints = 2999-01-15
[late]
per_day = 0.1
[modules.ex02_ranking]
due = 2999-10-01
"""


@pytest.fixture
def copy(tmp_path, monkeypatch):
    root = tmp_path / "Mein Kürs"
    start(root)
    monkeypatch.chdir(root / "notebooks")
    return root


@pytest.fixture
def solved(copy, root):
    solution = (root / f"solutions/{MODULE}.py").read_bytes()
    (copy / f"exercises/{MODULE}.py").write_bytes(solution)
    return copy


def row(shown, module=MODULE):
    return next(each for each in shown.modules if each.module == module)


def test_before_the_first_check(copy):
    shown = ht.progress()
    assert row(shown).last is None and not (copy / PROGRESS).exists()
    text = repr(shown)
    assert re.search(r"ex02_ranking +0 of 6 +0 of 10 +not yet +no date", text)
    assert "0 of " in shown.points


def test_a_check_is_kept(solved):
    ht.check("ex02")
    last = row(ht.progress()).last
    assert (last.passed, last.tasks, last.score, last.max_score) == (6, 6, 10, 10)
    assert re.search(r"ex02_ranking +6 of 6 +10 of 10 +\d", repr(ht.progress()))
    assert not row(ht.progress()).is_changed
    assert [p.name for p in solved.iterdir() if p.name.endswith(".part")] == []


def test_a_file_that_has_changed_since_is_said(solved):
    ht.check("ex02")
    with (solved / f"exercises/{MODULE}.py").open("ab") as file:
        file.write(b"# more\n")
    assert row(ht.progress()).is_changed
    assert "file changed since" in repr(ht.progress())
    ht.check("ex02")
    assert not row(ht.progress()).is_changed


def test_the_table_in_a_notebook(solved):
    (solved / "course.toml").write_text(DATED, encoding="utf-8")
    ht.check("ex02")
    html = ht.progress()._repr_html_()
    assert html.count("<tr>") == 2 and "<caption" in html and ">Cards<" in html
    assert '<th scope="row"' in html and "2999-10-01 23:59" in html
    assert "Late work: each day begun costs 10 % of the points." in html


def test_a_check_and_a_hint_say_the_dates(copy):
    (copy / "course.toml").write_text(DATED, encoding="utf-8")
    shown = repr(ht.check("ex02"))
    assert "Due 2999-10-01 23:59." in shown
    assert "Hints for this module open on 2999-01-15 00:00." in shown
    with pytest.raises(CourseError, match="open on 2999-01-15 00:00"):
        ht.hint("ex02.category")
    text = DATED.replace("2999-01-15", "false")
    (copy / "course.toml").write_text(text, encoding="utf-8")
    with pytest.raises(CourseError, match="hints are closed in this course"):
        ht.hint("ex02.category")


def test_only_the_modules_in_use_are_checked_and_shown(copy):
    (copy / "course.toml").write_text(DATED, encoding="utf-8")
    assert [each.exercise.module for each in check_all([])] == [MODULE]
    assert [each.module for each in ht.progress().modules] == [MODULE]


def test_a_time_limit_of_the_course(copy):
    (copy / f"exercises/{MODULE}.py").write_bytes(
        b"def rank_counts(hand):\n    while True: pass\n"
    )
    (copy / "course.toml").write_bytes(b"title = 'x'\n[limits]\ncpu_seconds = 0.1\n")
    assert "0.1" in ht.check("ex02").report.tasks[0].message


@pytest.mark.slow
@pytest.mark.parametrize("broken", ["hints = maybe", "\xff"])
def test_a_broken_course_toml_stops_nothing_and_is_said(solved, broken):
    path = solved / "course.toml"
    path.write_bytes(f"title = 'x'\n{broken}\n".encode("latin-1"))
    before = path.read_bytes()
    for shown in (ht.check("ex02"), ht.progress()):
        (note,) = [line for line in repr(shown).splitlines() if "course.toml" in line]
        assert "line 2" in note and "Tell your teacher." in note
        assert "course.toml, line 2" in shown._repr_html_()
    assert ht.check("ex02").passed
    assert ht.hint("ex02.category").number == 1
    assert path.read_bytes() == before


def test_a_copy_without_course_toml(solved):
    (solved / "course.toml").unlink()
    assert ht.check("ex02").passed
    assert "no date" in repr(ht.progress())


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"nonsense",
        *(
            pytest.param(text, marks=pytest.mark.slow)
            for text in (
                b'{"ex02_ranking": 3}',
                b'{"ex02_ranking": {"passed": 1}}',
                b'{"ex02_ranking": {"passed": "1", "tasks": 6, "score": 1,'
                b' "max_score": 10, "checked": "2026-10-01T12:00:00", "digest": null}}',
                b'{"ex02_ranking": {"passed": 1, "tasks": 6, "score": 1,'
                b' "max_score": 10, "checked": "yesterday", "digest": null}}',
                b"\xff\xfe",
                b"[" * 100_000,
            )
        ),
    ],
)
def test_a_broken_record_is_one_line_and_kept_aside(solved, text):
    (solved / PROGRESS).write_bytes(text)
    shown = repr(ht.check("ex02")).splitlines()
    (note,) = [line for line in shown if "record of your progress" in line]
    aside = solved / ".holdem-teach-progress.broken-1.json"
    assert aside.name in note and aside.read_bytes() == text
    assert row(ht.progress()).last.passed == 6


def test_what_was_kept_aside_is_never_overwritten(solved):
    for number in (1, 2):
        (solved / PROGRESS).write_bytes(b"broken %d" % number)
        assert "kept beside it" in "".join(ht.progress().notes)
    for number in (1, 2):
        aside = solved / f".holdem-teach-progress.broken-{number}.json"
        assert aside.read_bytes() == b"broken %d" % number
    assert read_progress(solved) == ({}, "")


@pytest.mark.slow
def test_other_modules_stay_as_they_are(solved):
    ht.check("ex02")
    kept = json.loads((solved / PROGRESS).read_text(encoding="utf-8"))
    kept["ex99_later"] = kept[MODULE] | {"passed": 3}
    (solved / PROGRESS).write_text(json.dumps(kept), encoding="utf-8")
    ht.check("ex02")
    found, note = read_progress(solved)
    assert found["ex99_later"].passed == 3 and note == ""


def test_a_record_that_cannot_be_written_stops_no_check(solved):
    (solved / PROGRESS).mkdir()
    shown = ht.check("ex02")
    assert shown.passed
    assert "Your progress could not be kept" in repr(shown)


@pytest.mark.slow
def test_a_draft_elsewhere_is_no_progress(solved, tmp_path):
    draft = solved / "draft" / f"{MODULE}.py"
    draft.parent.mkdir()
    draft.write_bytes(b"")
    ht.check("../exercises/ex02_ranking.py")
    before = (solved / PROGRESS).read_bytes()
    ht.check("../draft/ex02_ranking.py")
    assert (solved / PROGRESS).read_bytes() == before


def test_the_checkout_keeps_no_progress(root, monkeypatch):
    monkeypatch.chdir(root)
    ht.check("ex02")
    assert not (root / PROGRESS).exists()
    with pytest.raises(WrongUse, match="kept in a student's copy"):
        ht.progress()


def test_an_update_gives_a_new_course_toml_and_leaves_a_changed_one(copy, monkeypatch):
    from holdem_teach.course import handout

    given = handout.course_files()
    assert b"seed =" not in given["course.toml"]
    monkeypatch.setattr(handout, "course_files", lambda _course: dict(given))
    given["course.toml"] = b"title = 'next year'\n"
    assert handout.update(copy).replaced == ["course.toml"]
    (copy / "course.toml").write_text(DATED, encoding="utf-8")
    given["course.toml"] = b"title = 'later'\n"
    assert handout.update(copy).left == {"newer": ["course.toml"]}
    assert (copy / "course.toml").read_text(encoding="utf-8") == DATED


@pytest.mark.slow
def test_a_file_that_is_as_it_was_says_so(solved):
    assert "as it was at your last check" not in repr(ht.check("ex02"))
    assert "The file is as it was at your last check." in repr(ht.check("ex02"))
    with (solved / f"exercises/{MODULE}.py").open("ab") as file:
        file.write(b"# more\n")
    assert "as it was at your last check" not in repr(ht.check("ex02"))
