"""Each lesson runs in a student's copy, and what it says is what is stored."""

import os
import shutil
import subprocess
import sys
import time

import pytest
import tools

from holdem_teach.course.handout import start

ARGUMENTS = ("--nbval-lax", "--nbval-current-env", "--nbval-cell-timeout=120")


@pytest.fixture(scope="module")
def course(tmp_path_factory, notebooks):
    """A student's copy, in a folder with a space and an umlaut in its name.

    Its lessons are those with the stored outputs: a student's go out without them.
    """
    root = tmp_path_factory.mktemp("my course ü") / "my-course"
    start(root)
    for notebook in notebooks:
        shutil.copy(notebook, root / "notebooks")
    return root


def run(course, *paths, **more):
    with tools.own_folders() as own:
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-q", *ARGUMENTS, *paths],
            cwd=course,
            env={**os.environ, **own, "PYTHONDONTWRITEBYTECODE": "1", **more},
            capture_output=True,
            encoding="utf-8",
            timeout=1200,
            check=False,
        )


def test_the_first_lesson_runs_and_says_what_is_stored(course, first_lesson):
    done = run(course, f"notebooks/{first_lesson.name}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{code_cells(first_lesson)} passed" in done.stdout


@pytest.mark.slow
def test_every_lesson_runs_and_says_what_is_stored(course, notebooks, tmp_path):
    """Nothing is compiled yet, as on a new machine; ``-rP`` shows the seconds.

    Those of the processor are held to a bound: others may be at work on the machine.
    """
    seconds = {}
    for notebook in notebooks:
        began, before = time.perf_counter(), processor_seconds()
        done = run(course, f"notebooks/{notebook.name}", NUMBA_CACHE_DIR=str(tmp_path))
        took = time.perf_counter() - began
        seconds[notebook.name] = processor_seconds() - before
        print(
            f"{took:6.1f} s, {seconds[notebook.name]:6.1f} s computed, {notebook.name}"
        )
        assert done.returncode == 0, done.stdout + done.stderr
        assert f"{code_cells(notebook)} passed" in done.stdout
    print(f"{sum(seconds.values()):.1f} s computed altogether")
    assert max(seconds.values()) < 60
    assert sum(seconds.values()) < 8 * 60


def processor_seconds():
    """What processes that have ended here have computed; 0 on Windows."""
    times = os.times()
    return times.children_user + times.children_system


@pytest.mark.slow
def test_an_output_that_is_no_longer_true_is_found(course, first_lesson):
    path = course / "notebooks" / first_lesson.name
    text = path.read_text(encoding="utf-8")
    wrong = path.with_name("wrong.ipynb")
    wrong.write_text(text.replace("ahead 628", "ahead 629"), encoding="utf-8")
    done = run(course, "notebooks/wrong.ipynb")
    wrong.unlink()
    assert done.returncode == 1, done.stdout + done.stderr
    assert "ahead 629" in done.stdout


def code_cells(path):
    import nbformat

    cells = nbformat.read(path, as_version=4).cells
    return sum(cell.cell_type == "code" for cell in cells)
