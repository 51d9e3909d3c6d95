"""Folders of the course in one archive: the same content is the same file."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final

from holdem_teach.course.files import read_bytes, write_aside
from holdem_teach.words import plural, say

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


def in_folder(top: str, files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the same files in a folder."""
    return {f"{top}/{name}": data for name, data in files.items()}


@dataclass(frozen=True)
class Packed:
    """An archive, how many files are in it, and the sentence that says what for."""

    key: str
    path: Path
    files: int

    def __str__(self) -> str:
        return say(self.key, path=self.path, files=plural(self.files, "file"))


def pack(
    key: str, path: Path, files: Mapping[str, bytes], programs: Collection[str] = ()
) -> Packed:
    """Write files into a zip archive: all of it or nothing.

    Parameters
    ----------
    key
        Of the sentence that says what the archive is.
    files
        The bytes of each file by its path in the archive.
    programs
        The paths of those that can be run.

    Raises
    ------
    CourseError
        If it cannot be written.
    """
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as made:
        for name, data in sorted(files.items()):
            add(made, name, data, mode=0o755 if name in programs else 0o644)
    write_aside(path, buffer.getvalue())
    return Packed(key, path, len(files))


def add(archive: zipfile.ZipFile, name: str, data: bytes, mode: int = 0o644) -> None:
    """Add a file to a zip archive, without the time of today."""
    info = zipfile.ZipInfo(name, _LONG_AGO)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = mode << 16
    archive.writestr(info, data)
