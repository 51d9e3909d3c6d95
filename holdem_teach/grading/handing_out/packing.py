"""Folders of the course in one archive: the same content is the same file."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Final

from holdem_teach.course.files import read_bytes, write_aside

_LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
_MADE: Final = {"__pycache__", ".ipynb_checkpoints"}


def template(name: str) -> str:
    """Return a text that a file begins as, from the folder beside this module."""
    found = resources.files(__package__) / "templates" / name
    return found.read_text(encoding="utf-8")


def files_below(folder: Path) -> dict[str, bytes]:
    """Return all files in a folder by their paths in it, but what programs have made.

    Raises
    ------
    CourseError
        If one cannot be read.
    """
    return {
        path.relative_to(folder).as_posix(): read_bytes(path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not _MADE & set(path.relative_to(folder).parts)
    }


def pack(path: Path, top: str, files: Mapping[str, bytes]) -> None:
    """Write files into a zip archive, in one folder ``top``: all of it or nothing.

    Raises
    ------
    CourseError
        If it cannot be written.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as made:
        for name, data in sorted(files.items()):
            add(made, f"{top}/{name}", data)
    write_aside(path, buffer.getvalue())


def add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Add a file to a zip archive, without the time of today."""
    info = zipfile.ZipInfo(name, _LONG_AGO)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = 0o644 << 16
    archive.writestr(info, data)
