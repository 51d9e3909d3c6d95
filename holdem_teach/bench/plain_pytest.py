"""The same check files in plain pytest, as a class would be graded without a sandbox.

A plugin for the benchmark alone: a student's file is imported into the process of its
tests, and a check stops at the first answer that is not right. It counts the seconds of
processor in the student's functions, as our grader does, and writes them to the file
that ``INSIDE`` names.
"""

from __future__ import annotations

import importlib
import os
import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from holdem_teach.checks.judge import TOLERANCE, same
from holdem_teach.checks.record import ordered

INSIDE: Final = "HOLDEM_TEACH_INSIDE"
_seconds: list[float] = []


class PlainAnswer:
    """What a function returned; each ``should`` is an assertion."""

    def __init__(self, value: Any) -> None:
        self.value = value

    def should_be(
        self, expected: Any, *, tolerance: float = TOLERANCE, explore: object = None
    ) -> None:
        """Assert the value."""
        assert same(self.value, expected, tolerance)

    def should_hold_one_of(self, choices: Sequence[Any]) -> None:
        """Assert one of several values, in any order."""
        value = ordered(self.value)
        assert any(same(value, ordered(choice)) for choice in choices)

    def should_leave_its_input(self) -> None:
        """Nothing is kept here to compare the input with."""

    def should_meet(
        self, complaint: Callable[..., str], *others: PlainAnswer, like: object
    ) -> None:
        """Assert that nothing is complained of."""
        assert not complaint(self.value, *(other.value for other in others))

    def should_sort_below(self, stronger: PlainAnswer) -> None:
        """Assert an order."""
        assert self.value < stronger.value

    def should_sort_with(self, equal: PlainAnswer) -> None:
        """Assert equality."""
        assert self.value == equal.value


class PlainStudent:
    """The functions of a module, timed."""

    def __init__(self, module: str) -> None:
        self._module = importlib.import_module(module)

    def __getattr__(self, function: str) -> Callable[..., PlainAnswer]:
        def call(*arguments: Any) -> PlainAnswer:
            start = time.process_time()
            try:
                return PlainAnswer(getattr(self._module, function)(*arguments))
            finally:
                _seconds.append(time.process_time() - start)

        return call


@pytest.fixture
def student(request: pytest.FixtureRequest) -> PlainStudent:
    """The student's module."""
    return PlainStudent(request.module.MODULE)


@pytest.fixture
def draw(request: pytest.FixtureRequest) -> random.Random:
    """Chance for the hidden inputs."""
    return random.Random(request.node.name)


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker of check files known."""
    config.addinivalue_line("markers", "holdem_task(task, hidden): one task's check")


def pytest_unconfigure() -> None:
    """Write down how long the student's functions took."""
    Path(os.environ[INSIDE]).write_text(str(sum(_seconds)), encoding="utf-8")
