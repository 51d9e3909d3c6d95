"""What the tests of tournaments share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def program(tmp_path):
    """Write a program and return its path."""

    def write(source: str, name: str = "mine") -> str:
        path = Path(tmp_path, f"{name}.py")
        path.write_text(source, encoding="utf-8")
        return str(path)

    return write
