"""What the tests of the sandbox share: the levels that this machine has."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from holdem_teach.sandbox import starting
from holdem_teach.sandbox.levels import refusal

UPPER = ("landlock", "bubblewrap")


def _working(level: str) -> str:
    if reason := refusal(level):
        pytest.skip(reason)
    return level


@pytest.fixture(params=UPPER)
def upper(request: pytest.FixtureRequest) -> str:
    """A level that keeps a student's file from everything else; skipped without it."""
    return _working(request.param)


@pytest.fixture(
    params=["process", *(pytest.param(each, marks=pytest.mark.slow) for each in UPPER)]
)
def level(request: pytest.FixtureRequest) -> str:
    """Each level in turn; the upper ones in the slow tests."""
    return _working(request.param)


@pytest.fixture
def cold() -> Iterator[None]:
    """No interpreter is warm before the test, and none that it has started after it."""
    starting.end_idle()
    yield
    starting.end_idle()
