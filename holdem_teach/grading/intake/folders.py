"""A student's folder: its files, those in its archives, and the times of a clone."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from io import FileIO
from pathlib import Path
from typing import Final

from holdem_teach.grading.intake.archives import (
    MAX_ARCHIVE,
    archive_members,
    is_archive,
    is_other_archive,
)
from holdem_teach.grading.intake.clones import Clone, is_clone
from holdem_teach.grading.intake.member import (
    MAX_BYTES,
    Member,
    is_made_by_tools,
    unknown,
)

_MAX_DEPTH: Final = 4
_MAX_ARCHIVES: Final = 100  # of one student; to open a hostile one takes seconds


def folder_members(folder: Path) -> Iterator[Member]:
    """Yield what a student's folder holds, and what the archives in it hold.

    No link is followed, and nothing but ordinary files is opened.
    """
    return _members(folder, "", None, iter(range(_MAX_ARCHIVES)))


def file_members(path: Path, name: str) -> Iterator[Member]:
    """Yield a file under a name of its own, or the members if it is an archive."""
    if not stat.S_ISREG(path.lstat().st_mode):
        yield Member(name, refused="grading.left_link")
    elif is_archive(name):
        read = partial(read_file, path, MAX_ARCHIVE)
        yield from archive_members(read, name, f"{name}/")
    else:
        refused = "grading.archive_kind" if is_other_archive(name) else ""
        yield Member(name, partial(read_file, path, MAX_BYTES), refused)


def read_file(path: Path, most: int) -> bytes:
    """Return the bytes of a file, at most one more than ``most``."""
    parts, left = [], most + 1
    with FileIO(path) as file:
        while left and (part := file.read(left)):
            parts.append(part)
            left -= len(part)
    return b"".join(parts)


def _members(
    folder: Path, above: str, clone: Clone | None, openings: Iterator[int]
) -> Iterator[Member]:
    """Yield what a folder holds; each archive takes one of the openings."""
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        yield Member(above or folder.name, refused="grading.left_broken")
        return
    clone = Clone(folder) if is_clone(folder) else clone
    for entry in entries:
        path = f"{above}{entry.name}"
        if not entry.is_dir(follow_symlinks=False):
            is_left = is_archive(entry.name) and next(openings, None) is None
            left = iter([Member(path, refused="grading.left_archives")])
            members = left if is_left else file_members(Path(entry), path)
            yield from _timed(members, Path(entry), clone)
        elif not _is_left(entry.name, above):
            yield from _members(Path(entry), f"{path}/", clone, openings)
        elif entry.name != ".git":
            key = "tools" if is_made_by_tools(entry.name) else "deep"
            yield Member(f"{path}/", refused=f"grading.left_{key}")


def _is_left(folder: str, above: str) -> bool:
    return is_made_by_tools(folder) or above.count("/") >= _MAX_DEPTH


def _timed(
    members: Iterator[Member], file: Path, clone: Clone | None
) -> Iterator[Member]:
    """Give the members of a clone the time of its commits, where they have none."""
    for member in members:
        if clone is not None and member.when is unknown:
            member = replace(member, when=partial(clone.committed, file))
        yield member
