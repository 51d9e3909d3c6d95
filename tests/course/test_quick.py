"""A check of quick code answers in under two seconds, start of Python included."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from holdem_teach.course.handout import start

SOLUTIONS = Path(__file__).parents[2] / "solutions"


def seconds_of_children():
    """CPU seconds of all processes that were started from here and have ended."""
    return sum(os.times()[2:4])


@pytest.mark.skipif(os.name == "nt", reason="Windows does not count them")
@pytest.mark.parametrize("module", [path.stem for path in SOLUTIONS.glob("ex*.py")])
def test_a_check_takes_less_than_two_seconds(tmp_path, module):
    start(tmp_path)
    solution = (SOLUTIONS / f"{module}.py").read_bytes()
    (tmp_path / f"exercises/{module}.py").write_bytes(solution)
    command = [sys.executable, "-m", "holdem_teach", "check", module]
    before = seconds_of_children()
    assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode == 0
    assert 0 < seconds_of_children() - before < 2
