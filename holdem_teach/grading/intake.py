"""What has been handed in? One folder or one archive for each student.

Nothing is unpacked to disk and no link is followed: only the exercise files are read,
up to a size that no honest one has, and all else is named and left.
"""

from __future__ import annotations

import os
import stat
import zipfile
import zlib
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from io import FileIO
from pathlib import Path, PurePosixPath
from typing import IO, Final

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.plain import one_line
from holdem_teach.words import say

MAX_BYTES: Final = 500_000  # of one exercise file; the longest solution has 10,000
_MAX_ARCHIVE: Final = 20_000_000
_MAX_MEMBERS: Final = 1_000
_MAX_DEPTH: Final = 4
# What reading a damaged or hostile archive may raise.
_BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    OSError,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
)


@dataclass(frozen=True)
class Submission:
    """What one student has handed in.

    Attributes
    ----------
    student
        The name of the folder or archive.
    files
        The exact bytes of each exercise file, by module.
    left
        A sentence about each thing that was not taken in.
    """

    student: str
    files: dict[str, bytes]
    left: tuple[str, ...]


@dataclass(frozen=True)
class _Member:
    """A file in a folder or archive; ``refused`` is the key of why it is not read."""

    path: str
    refused: str | None
    open: Callable[[], IO[bytes]]

    @property
    def module(self) -> str:
        return PurePosixPath(self.path).name.removesuffix(".py")

    @property
    def depth(self) -> int:
        return self.path.count("/")


def read_submissions(folder: Path, modules: Collection[str]) -> list[Submission]:
    """Read what each student has handed in, in the order of their names.

    Parameters
    ----------
    folder
        Holds a folder or a zip archive for each student, named after the student.
    modules
        The exercises that are taken in, such as "ex02_ranking".

    Raises
    ------
    CourseError
        If there is no such folder, nothing in it, or two entries of one name.
    """
    if not folder.is_dir():
        raise WrongUse(say("grading.no_folder", path=folder))
    entries = [entry for entry in sorted(folder.iterdir()) if _is_students(entry)]
    if not entries:
        raise CourseError(say("grading.no_submissions", path=folder))
    _check_names(entries)
    return [_read(entry, modules) for entry in entries]


def stray_entries(folder: Path) -> list[str]:
    """Return the names of what stands among the submissions and is none."""
    entries = sorted(folder.iterdir())
    return [one_line(entry.name) for entry in entries if not _is_students(entry)]


def _is_students(entry: Path) -> bool:
    if entry.is_symlink() or entry.name.startswith((".", "__MACOSX")):
        return False
    return entry.is_dir() or entry.suffix.lower() == ".zip"


def _check_names(entries: list[Path]) -> None:
    """Two entries of one name would share a page, on some systems in any case."""
    seen: dict[str, Path] = {}
    for entry in entries:
        other = seen.setdefault(_student(entry).casefold(), entry)
        if other is not entry:
            said = {"first": one_line(other.name), "second": one_line(entry.name)}
            raise CourseError(say("grading.same_student", **said))


def _student(entry: Path) -> str:
    return entry.name if entry.is_dir() else entry.stem


def _read(entry: Path, modules: Collection[str]) -> Submission:
    try:
        if entry.is_dir():
            return _taken(_student(entry), _folder_members(entry, 0), modules)
        if entry.stat().st_size > _MAX_ARCHIVE:
            return _nothing(entry, "grading.archive_large")
        with zipfile.ZipFile(entry) as archive:
            members = _archive_members(archive)
            return _taken(_student(entry), members, modules)
    except _BROKEN:
        return _nothing(entry, "grading.archive_broken")


def _nothing(entry: Path, key: str) -> Submission:
    return Submission(_student(entry), {}, (say(key, name=one_line(entry.name)),))


def _taken(
    student: str, members: Iterator[_Member], modules: Collection[str]
) -> Submission:
    files: dict[str, bytes] = {}
    left: list[str] = []
    # the file nearest to the top is meant, where a whole course was handed in
    nearest = sorted(_first(members, left), key=lambda member: member.depth)
    for member in nearest:
        key = _why_left(member, modules, files)
        if key is None:
            key = _read_member(member, files)
        if key is not None:
            left.append(_left(key, member.path))
    return Submission(student, files, tuple(left))


def _first(members: Iterator[_Member], left: list[str]) -> list[_Member]:
    taken: list[_Member] = []
    for member in members:
        if len(taken) == _MAX_MEMBERS:
            left.append(say("grading.too_many", limit=_MAX_MEMBERS))
            break
        taken.append(member)
    return taken


def _why_left(
    member: _Member, modules: Collection[str], files: dict[str, bytes]
) -> str | None:
    if member.refused is not None:
        return member.refused
    if not member.path.endswith(".py") or member.module not in modules:
        return "grading.left_other"
    return "grading.left_twice" if member.module in files else None


def _read_member(member: _Member, files: dict[str, bytes]) -> str | None:
    """Read one exercise file, or return the key of why that cannot be done."""
    try:
        with member.open() as file:
            data = file.read(MAX_BYTES + 1)
    except _BROKEN:
        return "grading.left_broken"
    if len(data) > MAX_BYTES:
        return "grading.left_large"
    files[member.module] = data
    return None


def _left(key: str, path: str) -> str:
    name = one_line(path)
    return say(key, name=name if len(name) <= 80 else f"{name[:77]}...")


def _folder_members(folder: Path, depth: int, above: str = "") -> Iterator[_Member]:
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        path = f"{above}{entry.name}"
        if entry.is_dir(follow_symlinks=False) and depth < _MAX_DEPTH:
            yield from _folder_members(Path(entry), depth + 1, f"{path}/")
        else:
            # a link, a pipe or a device is not opened: that might never end
            regular = stat.S_ISREG(entry.stat(follow_symlinks=False).st_mode)
            refused = None if regular else "grading.left_link"
            yield _Member(path, refused, partial(FileIO, entry.path))


def _archive_members(archive: zipfile.ZipFile) -> Iterator[_Member]:
    for info in archive.infolist():
        if not info.is_dir():
            refused = _why_refused(info)
            yield _Member(info.filename, refused, partial(archive.open, info))


def _why_refused(info: zipfile.ZipInfo) -> str | None:
    name = info.orig_filename
    if name.startswith("/") or ".." in name.split("/") or set(name) & set("\\:\0"):
        return "grading.left_outside"
    kind = stat.S_IFMT(info.external_attr >> 16)
    return None if kind in (0, stat.S_IFREG) else "grading.left_link"
