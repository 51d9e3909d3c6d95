"""The notebooks, and the tools beside these tests."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # as when tools.py is run


@pytest.fixture(scope="session")
def notebooks(root: Path) -> list[Path]:
    """Every lesson of the course, in order."""
    found = sorted((root / "notebooks").glob("[0-9][0-9]_*.ipynb"))
    assert found
    return found
