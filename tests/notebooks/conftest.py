"""The notebooks, and the tools beside these tests."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # as when tools.py is run


@pytest.fixture(scope="session")
def notebooks(root: Path) -> list[Path]:
    """The start page and every lesson of the course, in order."""
    found = sorted((root / "notebooks").glob("[0-9][0-9]_*.ipynb"))
    assert found
    return found


@pytest.fixture(scope="session")
def first_lesson(notebooks: list[Path]) -> Path:
    """The lesson that the tests break in every way."""
    return next(path for path in notebooks if path.name.startswith("01_"))
