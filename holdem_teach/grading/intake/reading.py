"""What has been handed in? One folder or one archive for each student.

Nothing is unpacked to disk and no link is followed: only the exercise files are read,
up to a size that no honest one has, and all else is named and left.
"""

from __future__ import annotations

import os
import re
import stat
import zipfile
import zlib
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from io import FileIO
from pathlib import Path, PurePosixPath
from typing import Final

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.plain import one_line
from holdem_teach.grading.intake.submission import Attempt, Submission
from holdem_teach.words import say

MAX_BYTES: Final = 500_000  # of one exercise file; the longest solution has 10,000
_MAX_ARCHIVE: Final = 20_000_000
_MAX_MEMBERS: Final = 1_000
_MAX_DEPTH: Final = 4
_MADE: Final = re.compile(r"\d{4}-\d\d-\d\d_\d{6}")  # as submit names its archives
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
class _Member:
    """A file in a folder or archive; ``refused`` is the key of why it is not read."""

    path: str
    refused: str | None
    read: Callable[[], bytes]

    @property
    def module(self) -> str:
        return PurePosixPath(self.path).name.removesuffix(".py")

    def is_meant_for(self, module: str) -> bool:
        """Tell whether it is an exercise, in small letters or not, or may hold it."""
        if self.refused in ("grading.archive_broken", "grading.archive_large"):
            return True
        return PurePosixPath(self.path).name.lower() == f"{module}.py"

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
    if entry.is_dir():
        members = _folder_members(entry, 0)
    else:
        members = _archive_members(entry, entry.name, "")
    return _taken(_student(entry), members, modules)


def _taken(
    student: str, members: Iterator[_Member], modules: Collection[str]
) -> Submission:
    files: dict[str, bytes] = {}
    left: list[str] = []
    refused: dict[str, str] = {}
    # the file nearest to the top is meant, where a whole course was handed in
    nearest = sorted(_first(members, left), key=lambda member: member.depth)
    for member in nearest:
        key = _why_left(member, modules, files)
        if key is None:
            key = _read_member(member, files)
        if key is not None:
            left.append(_left(key, member))
            for module in filter(member.is_meant_for, modules):
                refused.setdefault(module, left[-1])
    missing = {name: said for name, said in refused.items() if name not in files}
    attempts = {
        name: (Attempt(name, data, f"{name}.py"),) for name, data in files.items()
    }
    return Submission(student, files, tuple(left), missing, attempts)


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
        in_capitals = any(map(member.is_meant_for, modules))
        return "grading.left_case" if in_capitals else "grading.left_other"
    return "grading.left_twice" if member.module in files else None


def _read_member(member: _Member, files: dict[str, bytes]) -> str | None:
    """Read one exercise file, or return the key of why that cannot be done."""
    try:
        data = member.read()
    except _BROKEN:
        return "grading.left_broken"
    if len(data) > MAX_BYTES:
        return "grading.left_large"
    files[member.module] = data
    return None


def _left(key: str, member: _Member) -> str:
    name = one_line(member.path)
    meant = PurePosixPath(name).name.lower()
    return say(key, name=name if len(name) <= 80 else f"{name[:77]}...", meant=meant)


def _folder_members(folder: Path, depth: int, above: str = "") -> Iterator[_Member]:
    try:
        entries = _in_order(folder)
    except OSError:
        yield _Member(above or folder.name, "grading.left_broken", bytes)
        return
    for entry in entries:
        path = f"{above}{entry.name}"
        # a link, a pipe or a device is not opened: that might never end
        regular = stat.S_ISREG(entry.stat(follow_symlinks=False).st_mode)
        if entry.is_dir(follow_symlinks=False) and depth < _MAX_DEPTH:
            yield from _folder_members(Path(entry), depth + 1, f"{path}/")
        elif regular and path.lower().endswith(".zip"):
            yield from _archive_members(Path(entry), path, f"{path}/")
        else:
            refused = None if regular else "grading.left_link"
            yield _Member(path, refused, partial(_read_file, entry.path))


def _in_order(folder: Path) -> list[os.DirEntry[str]]:
    """Return what a folder holds by name, of archives the one made last first."""
    entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    return sorted(entries, key=lambda entry: _made(entry.name), reverse=True)


def _made(name: str) -> str:
    found = _MADE.search(name)
    return found[0] if found else ""


def _read_file(path: str) -> bytes:
    with FileIO(path) as file:
        return file.read(MAX_BYTES + 1) or b""


def _archive_members(archive: Path, name: str, above: str) -> Iterator[_Member]:
    """Return the members of an archive, or the archive itself if it is refused."""
    try:
        if archive.stat().st_size > _MAX_ARCHIVE:
            infos, refused = [], "grading.archive_large"
        else:
            with zipfile.ZipFile(archive) as opened:
                infos, refused = opened.infolist(), ""
    except _BROKEN:
        infos, refused = [], "grading.archive_broken"
    if refused:
        yield _Member(name, refused, bytes)
    for info in infos:
        if not info.is_dir():
            read = partial(_read_archived, archive, info)
            yield _Member(f"{above}{info.filename}", _why_refused(info), read)


def _read_archived(archive: Path, info: zipfile.ZipInfo) -> bytes:
    with zipfile.ZipFile(archive) as opened, opened.open(info) as file:
        return file.read(MAX_BYTES + 1)


def _why_refused(info: zipfile.ZipInfo) -> str | None:
    name = info.orig_filename
    if name.startswith("/") or ".." in name.split("/") or set(name) & set("\\:\0"):
        return "grading.left_outside"
    kind = stat.S_IFMT(info.external_attr >> 16)
    return None if kind in (0, stat.S_IFREG) else "grading.left_link"
