"""Which names of the library an exercise allows: written in its visible check file."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdem_teach.checks import CheckFileError, run_checks
from holdem_teach.checks.tasks import module_library

CHECKS = """
from holdem_teach.checks import task
MODULE = "ex99_value"
{library}
@task("value", points=1, hints=("Evaluate.",))
def test_value(student):
    student.value("As Ks Qs Js Ts").should_be(7462)
"""
SOURCE = (
    b"from holdem_teach import evaluate\ndef value(cards): return evaluate(cards)\n"
)


@pytest.fixture
def check_file(tmp_path: Path) -> Path:
    path = tmp_path / "test_ex99_value.py"
    path.with_suffix(".json").write_text("{}", encoding="utf-8")
    return path


def declared(check_file: Path, library: str) -> Path:
    check_file.write_text(CHECKS.format(library=library), encoding="utf-8")
    return check_file


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("", ()),
        ('LIBRARY = ("evaluate",)', ("evaluate",)),
        ('LIBRARY = ("evaluate", "parse_cards")', ("evaluate", "parse_cards")),
    ],
)
def test_they_are_read_without_running_the_file(
    check_file: Path, line: str, names: tuple[str, ...]
) -> None:
    assert module_library(declared(check_file, line)) == names


@pytest.mark.parametrize("said", ['("ehs_grid",)', '"evaluate"', "NAMES", "7"])
def test_a_name_that_cannot_be_offered_is_the_courses_fault(
    check_file: Path, said: str
) -> None:
    expected = r"test_ex99_value.py:4: the names .* tuple of evaluate, parse_cards"
    with pytest.raises(CheckFileError, match=expected):
        module_library(declared(check_file, f"LIBRARY = {said}"))


def test_a_check_offers_what_is_declared(check_file: Path) -> None:
    declared(check_file, 'LIBRARY = ("evaluate",)')
    report = run_checks("ex99_value", SOURCE, [check_file])
    assert [task.status for task in report.tasks] == ["passed"]


def test_without_a_declaration_a_sentence_says_why(check_file: Path) -> None:
    report = run_checks("ex99_value", SOURCE, [declared(check_file, "")])
    assert "may not be used in this exercise, which is yours to write" in report.problem
    assert [task.score for task in report.tasks] == [0]
