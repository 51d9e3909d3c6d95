"""An exercise may ask for more or less than is usual, each limit by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdem_teach.checks import CheckFileError, run_checks
from holdem_teach.checks.tasks import module_limits
from holdem_teach.sandbox.reply import MEGABYTE, Limits

CHECK = """
from holdem_teach.checks import task
MODULE = "ex99_limits"
LIMITS = {limits}
@task("held", points=1, hints=())
def test_held(student):
    student.held(100).should_be(100)
"""
HELD = b"def held(n): return len(bytearray(n * 2**20)) // 2**20"


@pytest.fixture
def check_file(tmp_path: Path) -> Path:
    file = tmp_path / "test_ex99_limits.py"
    file.with_suffix(".json").write_text("{}", encoding="utf-8")
    return file


def declare(check_file: Path, limits: str) -> Path:
    check_file.write_text(CHECK.format(limits=limits), encoding="utf-8")
    return check_file


def test_limits_are_multiples_of_those_of_the_course(check_file: Path) -> None:
    usual = Limits(cpu_seconds=3.0)
    asked = module_limits(
        declare(check_file, "{'memory': 2, 'cpu_seconds': 0.5}"), usual
    )
    assert asked == Limits(cpu_seconds=1.5, memory=2048 * MEGABYTE)
    check_file.write_text("", encoding="utf-8")
    assert module_limits(check_file, usual) == usual


@pytest.mark.parametrize(("times", "status"), [(0.0625, "crashed"), (1, "passed")])
def test_they_hold_where_the_file_runs(
    check_file: Path, times: float, status: str
) -> None:
    pytest.importorskip("resource")
    declare(check_file, f"{{'memory': {times}}}")
    (task,) = run_checks("ex99_limits", HELD, [check_file]).tasks
    assert task.status == status


@pytest.mark.parametrize(
    "said", ["{'ram': 2}", "{'memory': 0}", "{'memory': 'much'}", "2", "sizes", "{}"]
)
def test_other_limits_are_refused_by_line(check_file: Path, said: str) -> None:
    with pytest.raises(CheckFileError, match=r"test_ex99_limits.py:4: .* cpu_seconds"):
        module_limits(declare(check_file, said), Limits())
