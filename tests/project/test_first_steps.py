"""A student's first steps from the wheel, and a teacher's grading from a clone."""

from __future__ import annotations

import csv
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
EXERCISE = "exercises/ex02_ranking.py"


def holdem_teach(python, *arguments, folder, status=0):
    """Run one command and return what it printed."""
    environment = os.environ | {"PYTHONUTF8": "1"}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [python, "-m", "holdem_teach", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == status, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def course(installed, tmp_path_factory):
    """A student's copy in a folder with a space and an umlaut."""
    home = tmp_path_factory.mktemp("home")
    holdem_teach(installed, "start", "Mein Kurs für Poker", folder=home)
    return home / "Mein Kurs für Poker"


@pytest.fixture
def solved(root, course):
    """The same copy with a right answer in it, and the stub back afterwards."""
    stub = (course / EXERCISE).read_bytes()
    (course / EXERCISE).write_bytes((root / "solutions/ex02_ranking.py").read_bytes())
    yield course
    (course / EXERCISE).write_bytes(stub)


def test_the_checkout_is_not_seen(installed, root, tmp_path):
    code = "import holdem_teach; print(holdem_teach.__file__)"
    done = subprocess.run(
        [installed, "-c", code], cwd=tmp_path, capture_output=True, encoding="utf-8"
    )
    assert Path(done.stdout.strip()).is_relative_to(installed.parents[1])
    assert not Path(done.stdout.strip()).is_relative_to(root)


def test_the_wheel_hands_out_what_the_checkout_does(course, tmp_path):
    holdem_teach(sys.executable, "start", "other", folder=tmp_path)
    assert names_below(course) == names_below(tmp_path / "other")


def names_below(folder):
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


def test_a_stub_is_unattempted(installed, course):
    printed = holdem_teach(installed, "check", "ex02", folder=course, status=1)
    assert "not started" in printed


def test_a_hint_is_given(installed, course):
    assert holdem_teach(installed, "hint", "ex02.category", folder=course)


def test_a_right_answer_passes(installed, solved):
    assert "10 of 10" in holdem_teach(installed, "check", "ex02", folder=solved)
    assert (solved / "course.toml").is_file()
    assert "10 of 10" in holdem_teach(installed, "progress", folder=solved)


def test_plain_pytest_runs_the_checks(installed, solved):
    done = subprocess.run(
        [installed, "-m", "pytest", "-q", "checks/test_ex02_ranking.py"],
        cwd=solved,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_what_is_submitted_is_graded_by_a_clone(installed, solved, root, tmp_path):
    printed = holdem_teach(installed, "submit", "ex02", folder=solved)
    receipt = re.search(r"receipt (\S+)", printed)[1]
    (archive,) = (solved / "submissions").glob("*.zip")
    handed_in = tmp_path / "handed in" / "müller, jo"
    handed_in.mkdir(parents=True)
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(handed_in)

    out = tmp_path / "out"
    holdem_teach(
        sys.executable, "grade", handed_in.parent, "--out", out, folder=root.parent
    )

    with (out / "grades.csv").open(encoding="utf-8-sig", newline="") as file:
        every = list(csv.DictReader(file))
    rows = [row for row in every if row["exercise"] == "ex02_ranking"]
    assert {row["status"] for row in every if row not in rows} <= {"missing"}
    assert {row["student"] for row in rows} == {"müller, jo"}
    assert {row["status"] for row in rows} == {"passed"}
    assert sum(float(row["score"]) for row in rows) == pytest.approx(10)
    feedback = (out / "feedback" / "müller, jo.html").read_text(encoding="utf-8")
    assert receipt in feedback


def test_update_leaves_the_student_s_work(installed, solved):
    mine = (solved / EXERCISE).read_bytes()
    (solved / "checks/test_ex02_ranking.py").unlink()
    holdem_teach(installed, "update", ".", folder=solved)
    assert (solved / EXERCISE).read_bytes() == mine
    assert (solved / "checks/test_ex02_ranking.py").is_file()
