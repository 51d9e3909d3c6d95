"""What the wheel holds: the package and the student's part of the course, no more."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

MARK = b"BEGIN SOLUTION"
HOMES = {
    "notebooks": "holdem_teach/student/notebooks",
    "exercises": "holdem_teach/student/exercises",
    "tests/exercises/visible": "holdem_teach/student/checks",
}


def files_below(folder):
    return {path for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="session")
def held(wheel):
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def expected_names(tree, litter):
    package = files_below(tree / "holdem_teach") - litter
    names = {path.relative_to(tree).as_posix() for path in package}
    for folder, home in HOMES.items():
        inside = files_below(tree / folder) - litter
        inside -= files_below(tree / "notebooks" / "teacher")  # for teachers alone
        names |= {
            f"{home}/{path.relative_to(tree / folder).as_posix()}" for path in inside
        }
    return names


def test_the_package_and_the_student_s_part_are_inside_and_nothing_else(
    tree, litter, held
):
    inside = {name for name in held if ".dist-info/" not in name}
    assert inside == expected_names(tree, litter)


def test_each_kind_of_thing_is_inside(held):
    for kind in (
        "holdem_teach/py.typed",
        "holdem_teach/ranking/tables.npz",
        "holdem_teach/widgets/voila_path/voila/templates/holdem/index.html.j2",
        "holdem_teach/student/notebooks/01_what_is_a_hand_worth.ipynb",
        "holdem_teach/student/exercises/ex02_ranking.py",
        "holdem_teach/student/checks/test_ex02_ranking.py",
    ):
        assert kind in held


def test_the_licence_goes_along(held):
    assert any(Path(name).name == "LICENSE" for name in held)


@pytest.mark.parametrize(
    ("folder", "share"),
    [("notebooks", 0), ("exercises", 0), ("checks", 0.1)],  # a hint may give a line
)
def test_no_solution_is_inside(root, held, folder, share, telling_lines):
    home = f"holdem_teach/student/{folder}/"
    given = b"\n".join(text for name, text in held.items() if name.startswith(home))
    assert MARK not in given
    for solution in (root / "solutions").glob("*.py"):
        telling = telling_lines(solution)
        assert telling
        found = [line for line in telling if line in given]
        assert len(found) <= share * len(telling), found
