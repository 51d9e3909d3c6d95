"""An exercise, its files, and students' files made from its solution."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from holdem_teach.checks import ModuleReport, TaskReport, match, run_checks
from holdem_teach.sandbox.levels import available

Checked = Callable[..., dict[str, TaskReport]]
# What is checked is the same at each level; the upper ones start a child in less time.
QUICKEST = available()[0]


@pytest.fixture(autouse=True)
def short_match(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Let matches be of 150 deals, but in long runs: the solution wins them as well."""
    if request.node.get_closest_marker("long") is None:
        monkeypatch.setattr(match, "DEALS", 150)


@pytest.fixture
def module() -> str:
    """The exercise under test; tests of all modules give each of them in turn."""
    return "ex02_ranking"


@pytest.fixture
def files(root: Path, module: str) -> dict[str, Path]:
    """What belongs to the exercise."""
    checks = root / "tests" / "exercises"
    return {
        "solution": root / "solutions" / f"{module}.py",
        "stub": root / "exercises" / f"{module}.py",
        "visible": checks / "visible" / f"test_{module}.py",
        "hidden": checks / "hidden" / f"test_{module}_hidden.py",
        "mistakes": checks / "mistakes" / f"{module}.py",
    }


@pytest.fixture
def solution(files: dict[str, Path]) -> str:
    return files["solution"].read_text(encoding="utf-8")


@pytest.fixture
def report_of(module: str, files: dict[str, Path]) -> Callable[..., ModuleReport]:
    """Check a file, as a student does, or as the grader does."""

    def check(
        source: str | bytes | None, *, graded: bool = False, seed: str | int = 1
    ) -> ModuleReport:
        source = source.encode() if isinstance(source, str) else source
        limits = {"cpu_seconds": 1.0, "level": QUICKEST}
        if not graded:
            return run_checks(module, source, [files["visible"]], **limits)
        return run_checks(
            module,
            source,
            [files["visible"], files["hidden"]],
            seed=seed,
            solution=files["solution"],
            mistakes=files["mistakes"],
            **limits,
        )

    return check


@pytest.fixture
def checked(report_of: Callable[..., ModuleReport]) -> Checked:
    """Check a file and return its tasks by their names."""

    def check(source: str | bytes | None, **options: object) -> dict[str, TaskReport]:
        return {task.task: task for task in report_of(source, **options).tasks}

    return check
