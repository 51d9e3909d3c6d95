"""Stand-ins for what other systems lack or do in another way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXERCISE = "exercises/ex02_ranking.py"
TEXT = {".py", ".ipynb", ".toml", ".md", ".json", ".ini"}
NO_POSIX = Path(__file__).with_name("no_posix.py")


def run(*command, folder, status=0, encoding="utf-8", **environment):
    """Run Python in a folder and return what it printed."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        timeout=120,
    )
    errors = done.stderr.decode(encoding)
    assert done.returncode == status, done.stdout.decode(encoding) + errors
    assert "Traceback" not in errors
    return done.stdout.decode(encoding)


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    home = tmp_path_factory.mktemp("home")
    run("-m", "holdem_teach", "start", "Kurs für mich", folder=home)
    return home / "Kurs für mich"


@pytest.fixture
def solved(root, course):
    stub = (course / EXERCISE).read_bytes()
    (course / EXERCISE).write_bytes((root / "solutions/ex02_ranking.py").read_bytes())
    yield course
    (course / EXERCISE).write_bytes(stub)


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize(
    ("command", "status"),
    [
        (["--help"], 0),
        (["start", "noch ein Kurs"], 0),
        (["check", "ex02"], 1),
        (["hint", "ex02.category"], 0),
        (["check", "ex99 ♠"], 2),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else None,
)
def test_a_console_that_has_few_signs(course, command, status, encoding):
    console = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    run(
        "-m",
        "holdem_teach",
        *command,
        folder=course,
        status=status,
        encoding=encoding,
        **console,
    )


def test_without_posix_a_stub_is_unattempted(course):
    printed = run(NO_POSIX, "check", "ex02", folder=course, status=1)
    assert "not started" in printed


def test_without_posix_a_right_answer_passes_and_is_packed(solved):
    assert "10 of 10" in run(NO_POSIX, "check", "ex02", folder=solved)
    assert "receipt" in run(NO_POSIX, "submit", "ex02", folder=solved)


def test_without_posix_an_endless_loop_ends(course, solved):
    source = (solved / EXERCISE).read_text(encoding="utf-8")
    last = source.rindex("    # BEGIN SOLUTION")
    endless = source[:last] + "    while True:\n        pass\n" + source[last:]
    (solved / EXERCISE).write_text(endless, encoding="utf-8")
    printed = run(NO_POSIX, "check", "ex02", folder=solved, status=1)
    assert "too slow" in printed


def test_without_posix_a_submission_is_graded(root, tmp_path):
    student = tmp_path / "handed in" / "ann"
    student.mkdir(parents=True)
    shutil.copy(root / "solutions/ex02_ranking.py", student)
    arguments = ["grade", "handed in", "--out", "out"]
    run(NO_POSIX, *arguments, folder=tmp_path, status=1)  # it asks for landlock
    arguments += ["--minimum-isolation", "process"]
    run(NO_POSIX, *arguments, folder=tmp_path)
    grades = (tmp_path / "out/grades.csv").read_text(encoding="utf-8-sig")
    assert grades.count(",passed,") == 6


def test_the_stand_in_takes_away_what_it_says(tmp_path):
    code = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import no_posix, subprocess, os; no_posix.take_away()\n"
        "assert not hasattr(os, 'fork')\n"
        "try: import resource\n"
        "except ImportError: pass\n"
        "else: raise SystemExit(1)\n"
        "try: subprocess.run([sys.executable, '-c', ''], preexec_fn=print)\n"
        "except ValueError as refusal: print(refusal)\n"
    )
    printed = run("-c", code, str(NO_POSIX.parent), folder=tmp_path)
    assert "preexec_fn is not supported" in printed


@pytest.fixture(scope="module")
def crlf_checkout(root, tmp_path_factory):
    """A checkout as git makes it on Windows: its texts with CRLF."""
    copy = tmp_path_factory.mktemp("crlf") / "holdem teach ä"
    for name in ("holdem_teach", "notebooks", "exercises", "solutions"):
        shutil.copytree(root / name, copy / name)
    shutil.copytree(root / "tests/exercises", copy / "tests/exercises")
    for path in copy.rglob("*"):
        if path.suffix in TEXT:
            data = path.read_bytes().replace(b"\r\n", b"\n")
            path.write_bytes(data.replace(b"\n", b"\r\n"))
    return copy


def test_a_checkout_with_crlf_hands_out_and_checks(crlf_checkout, tmp_path):
    python_path = {"PYTHONPATH": str(crlf_checkout)}
    run("-m", "holdem_teach", "start", "kurs", folder=tmp_path, **python_path)
    course = tmp_path / "kurs"
    assert b"\r\n" in (course / EXERCISE).read_bytes()

    check = ["-m", "holdem_teach", "check", "ex02"]
    printed = run(*check, folder=course, status=1, **python_path)
    assert "not started" in printed

    shutil.copy(crlf_checkout / "solutions/ex02_ranking.py", course / EXERCISE)
    assert "10 of 10" in run(*check, folder=course, **python_path)


def test_stubs_of_a_checkout_with_crlf_are_not_stale(crlf_checkout):
    code = (
        "from pathlib import Path\n"
        "from holdem_teach.checks.stubs import stale_stubs\n"
        "print(list(stale_stubs(Path('solutions'), Path('exercises'),"
        " module='ex02_ranking')))"
    )
    assert run("-c", code, folder=crlf_checkout).strip() == "[]"


def test_compiled_code_works_where_nothing_can_be_written(root, tmp_path):
    """A file where a cache folder would be keeps even root from making one."""
    package = tmp_path / "holdem_teach"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(root / "holdem_teach", package, ignore=ignored)
    for module in package.rglob("*.py"):
        (module.parent / "__pycache__").write_bytes(b"")
    (tmp_path / "no home").write_bytes(b"")
    nowhere = str(tmp_path / "no home" / "x")
    code = (
        "import numpy as np\n"
        "from holdem_teach import evaluate_many, kernels, warmup\n"
        f"assert kernels.__file__.startswith({str(tmp_path)!r}), kernels.__file__\n"
        "royal = np.array([[51, 47, 43, 39, 35]], dtype=np.uint8)\n"
        "first = evaluate_many(royal)[0]\n"
        "warmup.wait_until_ready()\n"
        "assert warmup.is_ready('evaluate_rows')\n"
        "print(first, evaluate_many(royal)[0])\n"
    )
    variables = ("HOME", "USERPROFILE", "XDG_CACHE_HOME", "LOCALAPPDATA", "IPYTHONDIR")
    environment = dict.fromkeys(variables, nowhere)
    environment |= {"PYTHONPATH": str(tmp_path), "NUMBA_CACHE_DIR": ""}
    printed = run("-W", "error", "-c", code, folder=tmp_path, **environment)
    assert printed.split() == ["7462", "7462"]
    assert not list(tmp_path.rglob("*.nbi"))
