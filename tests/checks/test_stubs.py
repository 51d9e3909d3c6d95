"""Stubs and digests are made from solutions, and a stale one is found."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from holdem_teach.checks import CheckFileError, module_tasks
from holdem_teach.checks.stubs import make_stub, stale_stubs, write_stubs


def test_all_but_the_gaps_is_the_solutions(
    files: dict[str, Path], solution: str
) -> None:
    stub = make_stub(solution)
    assert stub == files["stub"].read_text(encoding="utf-8")
    assert stub.count("raise NotImplementedError") == 6
    assert "SOLUTION" not in stub
    compile(stub, "stub", "exec")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x = 1\n# BEGIN SOLUTION\ny = 2\n", "ex.py:2: # BEGIN SOLUTION without"),
        ("# BEGIN SOLUTION\n# BEGIN SOLUTION\n", "ex.py:2: # BEGIN SOLUTION without"),
        ("x = 1\n# END SOLUTION\n", "ex.py:2: # END SOLUTION without"),
    ],
)
def test_marks_that_do_not_belong_together(text: str, said: str) -> None:
    with pytest.raises(CheckFileError, match=said):
        make_stub(text, "ex.py")


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, to)


def test_stale_files_are_found_and_written_once(root: Path, tmp_path: Path) -> None:
    home = tmp_path / "Kurs für alle"
    for folder in ("solutions", "exercises", "tests/exercises"):
        for file in (root / folder).rglob("*ex02_ranking*.*"):
            _copy(file, home / file.relative_to(root))
    solutions, exercises = home / "solutions", home / "exercises"
    assert stale_stubs(solutions, exercises) == []
    solution = solutions / "ex02_ranking.py"
    text = solution.read_text(encoding="utf-8")
    solution.write_text(
        text.replace("Time: about 60", "Time: about 50"), encoding="utf-8"
    )
    mistakes = home / "tests/exercises/mistakes/ex02_ranking.py"
    told = mistakes.read_text(encoding="utf-8").replace(
        "the wheel is missed", "no wheel"
    )
    mistakes.write_text(told, encoding="utf-8")
    written = write_stubs(solutions, exercises)
    assert [path.name for path in written] == [
        "ex02_ranking.py",
        "test_ex02_ranking.json",
    ]
    assert b"about 50" in written[0].read_bytes()
    assert b"no wheel" in written[1].read_bytes()
    assert b"\r" not in written[0].read_bytes()
    assert write_stubs(solutions, exercises) == []


@pytest.mark.parametrize(
    "declared", ['@task("f")', '@task("f", points=1, hints=HINTS)', "@task(1, 2, 3)"]
)
def test_a_task_that_is_not_written_out_is_named(tmp_path: Path, declared: str) -> None:
    check_file = tmp_path / "test_ex99.py"
    check_file.write_text(
        f"\n{declared}\ndef test_f(student): pass\n", encoding="utf-8"
    )
    with pytest.raises(CheckFileError, match=r"test_ex99.py:2: a task is declared as"):
        module_tasks(check_file)
