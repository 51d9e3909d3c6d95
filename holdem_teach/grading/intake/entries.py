"""What stands at the top of a class's folder or archive, and whose it is."""

from __future__ import annotations

import zipfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path

from holdem_teach.course.files import CourseError, file_error
from holdem_teach.course.plain import one_line
from holdem_teach.grading.intake.archives import (
    MAX_ARCHIVE,
    archive_members,
    is_archive,
    without_ending,
    zipped_member,
    zipped_path,
)
from holdem_teach.grading.intake.folders import (
    file_members,
    folder_members,
    read_file,
)
from holdem_teach.grading.intake.member import BROKEN, Member
from holdem_teach.grading.intake.moments import HANDED_IN
from holdem_teach.grading.intake.systems import HandedOut, handed_out
from holdem_teach.words import say

Found = tuple[list["Entry"], list[str]]


@dataclass(frozen=True)
class Entry:
    """One folder, archive or file of one student.

    ``name`` is what it is called where it stands; ``who`` tells its student from all
    others: the system, the name there and the number there. ``student`` is the name
    that is shown. ``members`` yields the files in it.
    """

    name: str
    who: tuple[str, str, str]
    student: str
    members: Callable[[], Iterator[Member]]

    @property
    def number(self) -> str:
        """The number in the system that it came from, "" where there is none."""
        return self.who[2]


def folder_entries(folder: Path) -> Found:
    """Return what stands in a class's folder, and the names of what is no submission.

    Raises
    ------
    CourseError
        If the folder cannot be read.
    """
    try:
        paths = sorted(folder.iterdir())
    except OSError as trouble:
        raise file_error("read", folder, trouble) from trouble
    found = [(path, _folder_entry(path)) for path in paths if path.name != HANDED_IN]
    stray = [path.name for path, entry in found if entry is None]
    return [entry for _path, entry in found if entry is not None], stray


def _folder_entry(path: Path) -> Entry | None:
    if path.is_symlink() or path.name.startswith((".", "__MACOSX")):
        return None
    parts = handed_out(path.name)
    if path.is_dir():
        is_moodle = parts is not None and parts.system == "moodle"
        members = partial(folder_members, path)
        return _entry(path.name, parts if is_moodle else None, path.name, members)
    if parts is not None and parts.own:
        members = partial(file_members, path, parts.own)
        return _entry(path.name, parts, "", members)
    if not is_archive(path.name):
        return None
    read = partial(read_file, path, MAX_ARCHIVE)
    members = partial(archive_members, read, path.name, "")
    return _entry(path.name, None, without_ending(path.name), members)


def _entry(
    name: str,
    parts: HandedOut | None,
    student: str,
    members: Callable[[], Iterator[Member]],
) -> Entry:
    if parts is None:
        # two archives of one name are two submissions of one student: not one
        return Entry(name, ("files", name, ""), student, members)
    marked = partial(_marked, members, parts)
    return Entry(name, parts.who, parts.student, marked)


def _marked(
    members: Callable[[], Iterator[Member]], parts: HandedOut
) -> Iterator[Member]:
    for member in members():
        yield replace(member, upload=parts.upload, late=parts.late)


def archive_entries(path: Path) -> Found:
    """Return what stands in the archive that Canvas or Moodle hands out.

    Its names alone say whose a file is: a student's own archive is never taken for one,
    since it could name others.

    Raises
    ------
    CourseError
        If it is no zip archive, or none of theirs.
    """
    try:
        archive = zipfile.ZipFile(path)
    except BROKEN as trouble:
        raise CourseError(say("grading.no_class_archive", path=path)) from trouble
    tops: dict[str, list[zipfile.ZipInfo]] = defaultdict(list)
    for info in archive.infolist():
        name = zipped_path(info)
        if not name.endswith("/"):
            tops[name.partition("/")[0]].append(info)
    found = [(top, _archive_entry(archive, top, infos)) for top, infos in tops.items()]
    entries = [entry for _top, entry in found if entry is not None]
    if not entries:
        raise CourseError(say("grading.no_system", path=path))
    return entries, [one_line(top) for top, entry in found if entry is None]


def _archive_entry(
    archive: zipfile.ZipFile, top: str, infos: Sequence[zipfile.ZipInfo]
) -> Entry | None:
    parts = handed_out(top)
    if parts is None or (parts.system == "canvas" and zipped_path(infos[0]) != top):
        return None
    members = partial(_all_members, archive, parts, infos)
    return _entry(top, parts, "", members)


def _all_members(
    archive: zipfile.ZipFile, parts: HandedOut, infos: Sequence[zipfile.ZipInfo]
) -> Iterator[Member]:
    return chain.from_iterable(_one(archive, parts, info) for info in infos)


def _one(
    archive: zipfile.ZipFile, parts: HandedOut, info: zipfile.ZipInfo
) -> Iterator[Member]:
    """Yield a file or what is in it, without the time, which is the download's."""
    below = zipped_path(info).partition("/")[2]
    path = "/".join(filter(None, [parts.own, below]))
    member = zipped_member(archive, info, path)
    if is_archive(path) and not member.refused:
        return archive_members(member.read, path, f"{path}/")
    return iter([member])
