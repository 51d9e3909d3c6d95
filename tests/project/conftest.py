"""The wheel, built once, and an environment in which it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

NOT_COPIED = (".git", ".venv", "my-course", "__pycache__", ".*_cache", "dist", "build")
NOT_COPIED += (".ipynb_checkpoints", ".hypothesis")
# What may lie about in a working tree and must not travel.
LITTER = [
    "exercises/.ipynb_checkpoints/ex02_ranking-checkpoint.py",
    "exercises/__pycache__/ex02_ranking.cpython-311.pyc",
    "holdem_teach/__pycache__/kernels.count_five-72.py311.1.nbc",
    "holdem_teach/kernels.count_five-72.py311.nbi",
    "notebooks/.ipynb_checkpoints/01-checkpoint.ipynb",
    "notebooks/teacher/guide.ipynb",
    "tests/exercises/visible/__pycache__/test_ex02_ranking.cpython-311.pyc",
]


@pytest.fixture(scope="session")
def tree(root, tmp_path_factory):
    """A copy of the checkout with litter in it."""
    copy = tmp_path_factory.mktemp("tree") / "holdem teach ä"
    shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*NOT_COPIED))
    for name in LITTER:
        path = copy / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"litter")
    return copy


@pytest.fixture(scope="session")
def wheel(tree, tmp_path_factory):
    """The wheel, built from the source archive that was built from that copy."""
    out = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", out, tree]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def telling_lines():
    """Gives the longer lines that stand between the marks of a solution."""

    def lines_of(solution):
        parts = solution.read_bytes().split(b"BEGIN SOLUTION")[1:]
        bodies = [part.split(b"# END SOLUTION")[0] for part in parts]
        lines = {line.strip() for body in bodies for line in body.splitlines()}
        return {line for line in lines if len(line) > 30}

    return lines_of


@pytest.fixture(scope="session")
def litter(tree):
    return {tree / name for name in LITTER}


@pytest.fixture(scope="session")
def installed(wheel, tmp_path_factory):
    """The Python of a new environment that holds the wheel, and not the checkout."""
    python = new_environment(tmp_path_factory.mktemp("installed"))
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet"]
    run([*pip, "--no-index", "--no-deps", "--disable-pip-version-check", wheel])
    return python


@pytest.fixture
def lent(tmp_path):
    """The Python of a new environment that holds nothing of ours."""
    return new_environment(tmp_path / "environment")


def new_environment(home):
    """Make an environment to which that of the tests lends all packages but this one.

    That saves minutes. A line in a .pth file does not read the .pth files of the folder
    that it names, so the checkout is not seen.
    """
    run([sys.executable, "-m", "venv", "--without-pip", home])
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    lender = Path(run([sys.executable, "-c", ask]).strip())
    own = Path(run([python, "-c", ask]).strip())
    (own / "lent.pth").write_text(f"{lender}\n", encoding="utf-8")
    return python


def run(command):
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
