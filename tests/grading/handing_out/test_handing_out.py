"""A new exercise, the students' archive and the teacher's kit."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile

import pytest

from holdem_teach.cli import main
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.settings import Settings
from holdem_teach.grading import course, validation
from holdem_teach.grading.handing_out.kit import write_kit
from holdem_teach.grading.handing_out.new_exercise import new_exercise
from holdem_teach.grading.handing_out.release import release
from holdem_teach.grading.validation import validate

MODULE = "ex02_ranking"
CHECKS = "tests/exercises"
NAME = "ex11_bluffs"


@pytest.fixture
def clone(root, clone, tmp_path, monkeypatch):
    """A clone with one exercise, from which the package seems to be run."""
    made = clone(tmp_path, [MODULE])
    for folder in ("solutions", "exercises"):
        shutil.copy(root / folder / "course.toml", made / folder)
    for module in (course, validation):
        monkeypatch.setattr(module, "checkout", lambda: made)
    return made


def inside(path):
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_new_exercise_is_sound_from_the_start(clone):
    said = str(new_exercise(clone, NAME))
    assert f"solutions/{NAME}.py" in said and f"exercises/{NAME}.py" in said
    toml, exercise = validate(["ex11"])
    assert toml.problems == ()
    assert str(exercise) == f"✓ {NAME}: 1 task, 2 typical mistakes"


def test_a_folder_of_ones_own_is_a_course(tmp_path, capsys, monkeypatch):
    monkeypatch.chdir(tmp_path)
    mine = ["--course", "my course"]
    assert main(["new-exercise", NAME, *mine]) == 0
    assert main(["stubs", *mine]) == main(["validate", *mine]) == 0
    assert main(["release", "class.zip", *mine]) == 0
    handed_out = inside(tmp_path / "class.zip")
    assert f"my-course/exercises/{NAME}.py" in handed_out
    assert not [name for name in handed_out if "notebooks" in name or MODULE in name]
    (tmp_path / "in" / "ann").mkdir(parents=True)
    shutil.copy(f"my course/solutions/{NAME}.py", tmp_path / "in" / "ann")
    lowest = ["--minimum-isolation", "process"]
    assert main(["grade", "in", "--out", "out", *mine, *lowest]) == 0
    assert "1 passed" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["stubs", "validate", "release"])
def test_a_course_that_is_not_there_is_one_line(tmp_path, capsys, command):
    assert main([command, "--course", str(tmp_path / "nowhere")]) != 0
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("bluffs", "no name of an exercise"),
        ("ex1_bluffs", "no name of an exercise"),
        ("ex11_../../x", "no name of an exercise"),
        ("ex02_bluffs", "has the number of ex02_ranking"),
    ],
)
def test_a_name_that_will_not_do_is_one_line_and_writes_nothing(clone, name, said):
    before = sorted(clone.rglob("*"))
    with pytest.raises(WrongUse, match=said):
        new_exercise(clone, name)
    assert sorted(clone.rglob("*")) == before


def test_a_file_that_is_there_is_never_written_over(clone):
    mine = clone / CHECKS / "hidden" / f"test_{NAME}_hidden.py"
    mine.write_text("# mine", encoding="utf-8")
    with pytest.raises(WrongUse, match="already"):
        new_exercise(clone, NAME)
    assert mine.read_text(encoding="utf-8") == "# mine"
    assert not (clone / f"solutions/{NAME}.py").exists()


def edit(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def problems(clone):
    *_, verdict = validate(["ex11"])
    return "\n".join(verdict.problems)


@pytest.mark.slow
def test_validate_finds_what_is_not_right_with_an_exercise_of_one_s_own(clone):
    new_exercise(clone, NAME)
    stub = clone / f"exercises/{NAME}.py"
    line = 'return sum(card[1] in "hd" for card in cards)'
    edit(stub, "Count the red cards", f"Write {line}; count the red cards")
    said = problems(clone)
    assert f"the stub has a line of the solution: {line}" in said
    edit(stub, 'raise NotImplementedError("this part is yours to write")', "return 3")
    assert "the stub of reds is wrong, and should be unattempted" in problems(clone)


def test_a_solution_that_takes_much_of_the_time_limit_is_named(clone, monkeypatch):
    new_exercise(clone, NAME)
    monkeypatch.setattr(validation, "ROOM", 0.001)
    slow = "sum(range(1_000_000))\n    return sum(card"
    edit(clone / f"solutions/{NAME}.py", "return sum(card", slow)
    exercises = course.graded_exercises(clone, Settings())
    (mine,) = [each for each in exercises if each.module == NAME]
    (found,) = validation._solution_problems(mine)
    assert "of the 2 s that a student's may take" in found


def test_students_get_their_part_and_nothing_else(clone, tmp_path, monkeypatch):
    new_exercise(clone, NAME)
    monkeypatch.setattr("holdem_teach.course.material.checkout", lambda: clone)
    path = tmp_path / "für Alle.zip"
    said = str(release(clone, path))
    found = inside(path)
    assert f"{len(found)} files for students" in said
    assert f"my-course/exercises/{NAME}.py" in found
    assert f"my-course/checks/test_{NAME}.py" in found
    assert "my-course/course.toml" in found and "my-course/README.md" in found
    assert not [name for name in found if "hidden" in name or "mistakes" in name]
    together = b"\n".join(found.values())
    assert b"BEGIN SOLUTION" not in together and b"\n[grading]" not in together
    first = path.read_bytes()
    release(clone, path)
    assert inside(path) == found and len(path.read_bytes()) == len(first)


def test_what_is_stale_is_not_released(clone, tmp_path):
    edit(clone / f"solutions/{MODULE}.py", "def is_flush(", "\n\ndef is_flush(")
    with pytest.raises(CourseError, match=f"exercises/{MODULE}.py.*nothing was packed"):
        release(clone, tmp_path / "x.zip")
    assert not (tmp_path / "x.zip").exists()


def test_the_kit_holds_what_grading_needs_and_no_more(clone, tmp_path):
    write_kit(clone, tmp_path / "kit.zip")
    found = inside(tmp_path / "kit.zip")
    assert f"teacher-kit/solutions/{MODULE}.py" in found
    assert f"teacher-kit/{CHECKS}/hidden/test_{MODULE}_hidden.py" in found
    assert b"--course ." in found["teacher-kit/README.md"]


@pytest.mark.slow
def test_a_class_is_graded_by_the_kit_with_an_installed_package(
    root, tmp_path, clone, capsys
):
    """The package without its clone, as it is installed, and the kit beside it."""
    site = tmp_path / "site"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(root / "holdem_teach", site / "holdem_teach", ignore=ignored)
    write_kit(clone, tmp_path / "kit.zip")
    shutil.unpack_archive(tmp_path / "kit.zip", tmp_path)
    (tmp_path / "in" / "ann").mkdir(parents=True)
    shutil.copy(root / "solutions" / f"{MODULE}.py", tmp_path / "in" / "ann")

    def run(*arguments):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "holdem_teach",
                *map(str, arguments),
                "--course",
                ".",
            ],
            cwd=tmp_path / "teacher-kit",
            env={**os.environ, "PYTHONPATH": str(site)},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    where = [tmp_path / "in", "--out", tmp_path / "out"]
    said = run("grade", *where, "--minimum-isolation", "process", "--jobs", "1")
    assert "6 passed" in said
    run("class", tmp_path / "out")
    run("return", tmp_path / "out")
    run("export", tmp_path / "out", "--to", "csv")
    table = (tmp_path / "out" / "marks.csv").read_text(encoding="utf-8")
    assert "ann,,,,10,100," in table


def test_a_clone_is_asked_for_where_one_is_needed(monkeypatch, capsys):
    monkeypatch.setattr("holdem_teach.course.material.checkout", lambda: None)
    for command in (["release"], ["teacher-kit"], ["new-exercise", NAME], ["stubs"]):
        assert main(command) == 1
        assert "needs a clone of the project" in capsys.readouterr().err
