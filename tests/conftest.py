"""What all tests share."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

# Check files are run by the checks on a student's file; alone they test nothing.
collect_ignore = ["data", "exercises"]


def pytest_configure() -> None:
    """Let Ctrl-C be heard, as at a terminal: what a script runs in the background does
    not hear it, nor do the processes that it starts.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def scaled() -> Callable[[int], int]:
    """Scale the size of a long run by HOLDEM_TEACH_LONG, a share; all of it by default.

    ``make test-all`` sets 0.01, so that a hundredth of each long run is tried.
    """
    share = float(os.environ.get("HOLDEM_TEACH_LONG", "1"))
    return lambda size: max(1, round(size * share))
