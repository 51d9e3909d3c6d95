"""What the wheel holds: the package and the student's part of the course, no more."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

NOT_COPIED = (".git", ".venv", "my-course", "__pycache__", ".*_cache", "dist", "build")
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
HOMES = {
    "notebooks": "holdem_teach/student/notebooks",
    "exercises": "holdem_teach/student/exercises",
    "tests/exercises/visible": "holdem_teach/student/checks",
}


def files_below(folder):
    return {path for path in folder.rglob("*") if path.is_file()}


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
def held(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def expected_names(tree):
    clean = {tree / name for name in LITTER}
    package = files_below(tree / "holdem_teach") - clean
    names = {path.relative_to(tree).as_posix() for path in package}
    for folder, home in HOMES.items():
        inside = files_below(tree / folder) - clean
        names |= {
            f"{home}/{path.relative_to(tree / folder).as_posix()}" for path in inside
        }
    return names


def test_the_package_and_the_student_s_part_are_inside_and_nothing_else(tree, held):
    inside = {name for name in held if ".dist-info/" not in name}
    assert inside == expected_names(tree)


def test_each_kind_of_thing_is_inside(held):
    for kind in (
        "holdem_teach/py.typed",
        "holdem_teach/ranking/tables.npz",
        "holdem_teach/student/notebooks/01_what_is_a_hand_worth.ipynb",
        "holdem_teach/student/exercises/ex02_ranking.py",
        "holdem_teach/student/checks/test_ex02_ranking.py",
    ):
        assert kind in held


def test_the_licence_goes_along(held):
    assert any(Path(name).name == "LICENSE" for name in held)


def test_no_solution_is_inside(root, held):
    """Neither a marker of one nor one line that only the solutions hold."""
    marker = b"BEGIN SOLUTION"
    given = b"\n".join(
        text for name, text in held.items() if name.startswith("holdem_teach/student/")
    )
    assert marker not in given
    for solution in (root / "solutions").glob("*.py"):
        body = solution.read_bytes().split(marker)[1:]
        lines = {
            line.strip()
            for part in body
            for line in part.split(b"# END SOLUTION")[0].splitlines()
        }
        telling = {line for line in lines if len(line) > 30}
        assert [line for line in telling if line in given] == []
