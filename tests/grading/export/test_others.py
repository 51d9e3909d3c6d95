"""A table of one's own, and Gradescope's ``results.json``."""

from __future__ import annotations

import json

import pytest

from holdem_teach.cli import main
from holdem_teach.course.settings import MarkRule, Settings
from holdem_teach.grading.export.gradescope import write_gradescope
from holdem_teach.grading.marks.courses import last_run

EX01, EX02 = "ex01_cards", "ex02_ranking"


def test_the_table_has_a_row_for_each_student(graded, reader, capsys):
    out, _ = graded("files")
    assert main(["export", str(out), "--to", "csv"]) == 0
    header, *rows = reader.cells((out / "marks.csv").read_bytes())
    assert header == ["student", "name", "id", "email", EX01, EX02, "total", "notes"]
    assert [row[0] for row in rows] == [f"student {place}" for place in range(7)]
    assert [row[4:] for row in rows[:5]] == [
        ["10", "10", "100", ""],
        ["4", "5", "45", ""],
        ["EX", "5", "50", f"{EX01}: excused"],
        ["", "5", "", f"{EX01}: not graded yet"],
        ["0", "5", "25", f"{EX01}: not handed in"],
    ]
    assert "Not graded yet, left as they were: student 3" in capsys.readouterr().out


def test_a_table_takes_the_place_of_a_table_and_of_nothing_else(graded, capsys):
    out, _ = graded("canvas")
    school = out / "Grades.csv"
    school.write_text("Student,ID\n", encoding="utf-8")
    for other in (out / "gradebook.sqlite", school):
        before = other.read_bytes()
        assert main(["export", str(out), "--to", "csv", str(other)]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert "no table of marks, so it was left as it is" in line
        assert other.read_bytes() == before
    assert [main(["export", str(out), "--to", "csv"]) for _ in range(2)] == [0, 0]


@pytest.mark.parametrize("folder", [".", "feedback"])
def test_a_folder_is_no_table(graded, capsys, monkeypatch, folder):
    out, _ = graded("canvas")
    (out / "feedback").mkdir()
    monkeypatch.chdir(out)
    assert main(["export", str(out), "--to", "csv", folder]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "cannot be written" in line


def test_no_cell_of_the_table_is_a_formula(tmp_path, made_up_class, reader):
    out, file = tmp_path / "out", tmp_path / "märks.csv"
    with made_up_class(out) as made:
        for name in ("=1+1", "+1", "-1", "@x", 'a,"b"', "\\u202ex"):
            made.hand_in(name, EX01, {})
    assert main(["export", str(out), "--to", "csv", str(file)]) == 0
    _, *rows = reader.cells(file.read_bytes())
    found = [row[0] for row in rows]
    assert found == ["'=1+1", "'+1", "'-1", "'@x", 'a,"b"', "\\u202ex"]


def test_gradescope_takes_what_is_written_for_it(graded, reader, capsys):
    out, _ = graded("files")
    assert main(["export", str(out), "--to", "gradescope"]) == 0
    files = sorted((out / "gradescope").rglob("results.json"))
    assert [path.parent.name for path in files] == [
        f"student {n}" for n in (0, 1, 2, 4, 5, 6)
    ]
    found = [reader.check_results(path.read_bytes()) for path in files]
    assert [each["score"] for each in found] == [20, 9, 5, 5, 5, 5]
    names = [test["name"] for test in found[0]["tests"]]
    assert names == [
        f"{EX01}: deck",
        f"{EX01}: choose",
        f"{EX02}: is_flush",
        f"{EX02}: category",
    ]
    assert [test["status"] for test in found[1]["tests"]] == ["passed", "failed"] * 2
    assert "choose: wrong" in found[1]["tests"][1]["output"]
    assert "Not graded yet, left as they were: student 3" in capsys.readouterr().out


def test_gradescope_s_score_leaves_out_what_the_course_drops(tmp_path, made_up_class):
    rules = Settings(marks=MarkRule(drop_lowest=1))
    with made_up_class(tmp_path / "out") as made:
        made.hand_in("ann", EX01, {"deck": "wrong"})
        made.hand_in("ann", EX02, {})
        run = last_run(made.book, made.course)
        write_gradescope(tmp_path / "gs", made.book, run, rules)
    made = json.loads((tmp_path / "gs" / "ann" / "results.json").read_bytes())
    assert made["score"] == 10.0  # of 6 and 10
