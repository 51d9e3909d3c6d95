"""A batch that is stopped, by Ctrl-C or by force, ends as one that is not."""

import csv
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing

import pytest

from holdem_teach.bench.classes import make_class
from holdem_teach.course.settings import Settings
from holdem_teach.grading.course import graded_exercises
from holdem_teach.grading.gradebook import NAME

# What is another each time: moments, and how long something took.
_MEASURED = {"began", "ended", "made", "cpu_seconds", "computed", "waited"}
KINDS = ("solution", "mistake", "stub", "mistake")


def everything(out):
    """All rows of all tables of a gradebook, without what was measured."""
    with closing(sqlite3.connect(out / NAME)) as book:
        tables = book.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {name: rows(book, name) for (name,) in tables.fetchall()}


def rows(book, table):
    columns = [row[1] for row in book.execute(f"PRAGMA table_info({table})")]
    kept = ", ".join(name for name in columns if name not in _MEASURED)
    return sorted(book.execute(f"SELECT {kept} FROM {table}").fetchall(), key=repr)


def pages(out):
    files = [out / "grades.csv", out / "alike.csv", *(out / "feedback").iterdir()]
    return {path.name: path.read_bytes() for path in files}


def results(out):
    """How many results are in a gradebook that may be in use, or not there yet."""
    if not (out / NAME).exists():
        return 0
    with closing(sqlite3.connect(out / NAME)) as book:
        try:
            return book.execute("SELECT count(*) FROM result").fetchone()[0]
        except sqlite3.OperationalError:  # it has no tables yet
            return 0


@pytest.fixture
def grader(course, tmp_path):
    """Start a grader of the class, in a process of its own."""

    def start(out, *options):
        command = [sys.executable, "-m", "holdem_teach", "grade", tmp_path / "in"]
        given = ["--out", out, "--course", course, "--seed", "7", "--jobs", "2"]
        return subprocess.Popen(
            [*command, *given, "--minimum-isolation", "process", *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    return start


@pytest.fixture
def make(course, tmp_path):
    """Make a class of so many students."""
    exercises = graded_exercises(course, Settings())
    return lambda students: make_class(tmp_path / "in", exercises, students, KINDS)


def finish(grader):
    out, err = grader.communicate(timeout=600)
    assert grader.returncode == 0, err
    return out


def wait_for(number, out, grader):
    while results(out) < number and grader.poll() is None:
        time.sleep(0.01)


@pytest.mark.slow
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(make, grader, tmp_path):
    make(3)
    out = tmp_path / "out"
    stopped = grader(out)
    wait_for(1, out, stopped)
    stopped.send_signal(signal.SIGINT)
    _, err = stopped.communicate(timeout=60)
    assert stopped.returncode == 1
    assert err.splitlines()[-1] == "holdem-teach: stopped"
    assert f"of 6 files; their marks are kept in {out}" in err
    table = list(csv.DictReader((out / "grades.csv").open(encoding="utf-8")))
    unrun = [row for row in table if row["status"] == "unrun"]
    assert len(table) == 3 * 12
    assert {row["message"] for row in unrun} == {"not graded yet"}
    kept = results(out)
    assert 1 <= kept < 6
    assert f"{6 - kept} file" in finish(grader(out))
    finish(grader(tmp_path / "other"))
    assert everything(out) == everything(tmp_path / "other")
    assert pages(out) == pages(tmp_path / "other")


@pytest.mark.long
def test_a_grader_that_is_killed_ends_as_one_that_is_not(
    make, grader, tmp_path, scaled
):
    """``kill -9`` at random moments of a batch of 50, and none of it can be seen."""
    make(max(4, scaled(50)))
    finish(grader(tmp_path / "undisturbed"))
    out, chance = tmp_path / "out", random.Random(9)
    total = results(tmp_path / "undisturbed")
    for kill in range(1, scaled(20) + 1):
        killed = grader(out)
        wait_for(results(out) + chance.randrange(max(1, total // 25)), out, killed)
        time.sleep(chance.uniform(0, 0.4))
        killed.kill()
        killed.communicate()
        print(f"kill {kill}: {results(out)} of {total} results were there")
    finish(grader(out))
    assert everything(out) == everything(tmp_path / "undisturbed")
    assert pages(out) == pages(tmp_path / "undisturbed")
