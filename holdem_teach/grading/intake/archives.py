"""Archives that a student made, read in memory and never unpacked to disk.

Each member is refused by itself, with its reason; sizes are bounded by what is read and
not by what a header says.
"""

from __future__ import annotations

import bz2
import lzma
import re
import stat
import tarfile
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from functools import partial
from io import BytesIO
from itertools import islice
from typing import Final

from holdem_teach.grading.intake.member import (
    BROKEN,
    MAX_BYTES,
    MAX_MEMBERS,
    Known,
    Member,
    made_by_tools,
    unknown,
    why_refused,
)
from holdem_teach.grading.intake.moments import in_local_time, made_in_name, made_time

MAX_ARCHIVE: Final = 20_000_000
_MAX_UNPACKED: Final = 40_000_000  # of a compressed tar, which is read as a whole
_MAX_DICTIONARY: Final = 100_000_000
# Bytes of what stands between the files of a tar, at one place and together. Honest
# ones have some hundred for a file; Python's reader takes the square of it in time.
_MAX_HEADER: Final = 2_048
_MAX_HEADERS: Final = 2_000_000
_MAX_LISTED: Final = 20_000  # members that a zip may list
_LISTED: Final = b"PK\x01\x02"  # begins the entry of a member, at the end of a zip
_ENDINGS: Final = re.compile(
    r"\.(zip|tar|tgz|tbz2?|txz|tar\.(gz|bz2|xz))$", re.IGNORECASE
)
_OTHER_ENDINGS: Final = re.compile(r"\.(rar|7z|gz|bz2|xz|zst|cab|iso)$", re.IGNORECASE)
_OLDEST: Final = 1981  # a zip without a time says 1980


class _TooLarge(ValueError):
    """An archive unpacks to more than an exercise can be."""


def is_archive(name: str) -> bool:
    """Return whether a file of this name is looked into.

    Examples
    --------
    >>> [is_archive(name) for name in ("ann.zip", "ann.TAR.GZ", "ann.py")]
    [True, True, False]
    """
    return _ENDINGS.search(name) is not None


def is_other_archive(name: str) -> bool:
    """Return whether a file of this name is an archive that cannot be looked into."""
    return not is_archive(name) and _OTHER_ENDINGS.search(name) is not None


def without_ending(name: str) -> str:
    """Return the name of an archive without what says its kind.

    Examples
    --------
    >>> without_ending("Ada Lovelace.tar.gz")
    'Ada Lovelace'
    """
    return _ENDINGS.sub("", name)


def archive_members(
    read: Callable[[], bytes], name: str, above: str
) -> Iterator[Member]:
    """Yield the members of an archive, or the archive itself if it is refused.

    Parameters
    ----------
    read
        Returns the archive's bytes, at most one more than ``MAX_ARCHIVE``.
    name
        The archive's own path.
    above
        What stands before the path of a member: the archive's path and "/", or "".
    """
    try:
        found = list(_found(read()))
    except _TooLarge:
        yield Member(name, refused="grading.archive_large")
        return
    except BROKEN:
        yield Member(name, refused="grading.archive_broken")
        return
    yield from _placed(found, made_in_name(name), above)


def _found(data: bytes) -> Iterator[Member]:
    if len(data) > MAX_ARCHIVE or data.count(_LISTED) > _MAX_LISTED:
        raise _TooLarge
    unpacked = _unpacked(data)
    # a tar may end with a zip that is in it
    is_tar = unpacked is not data or data[257:262] == b"ustar"
    members = _tar_members(unpacked) if is_tar else _zip_members(data)
    return islice(members, MAX_MEMBERS + 1)


def _placed(found: list[Member], made: str, above: str) -> Iterator[Member]:
    """Yield members under the archive's path, twins refused, tools' folders as one."""
    counts = Counter(member.path for member in found)
    folders = dict.fromkeys(filter(None, (made_by_tools(m.path) for m in found)))
    yield from (
        Member(f"{above}{path}/", refused="grading.left_tools") for path in folders
    )
    for member in found:
        if made_by_tools(member.path):
            continue
        refused = member.refused or why_refused(member.path)
        if not refused and counts[member.path] > 1:
            refused = "grading.left_twin"
        if not refused and (is_archive(member.path) or is_other_archive(member.path)):
            refused = "grading.left_nested"
        when = partial(_made_time, made) if made else member.when
        path = f"{above}{member.path}"
        yield replace(member, path=path, refused=refused, when=when, made=made)


def _made_time(made: str) -> Known:
    moment = made_time(made)
    return moment, "name" if moment else ""


def _zip_members(data: bytes) -> Iterator[Member]:
    archive = zipfile.ZipFile(BytesIO(data))
    for info in archive.infolist():
        path = zipped_path(info)
        if not path.endswith("/"):
            member = zipped_member(archive, info, path)
            yield replace(member, when=partial(_zipped_time, info))


def zipped_member(archive: zipfile.ZipFile, info: zipfile.ZipInfo, path: str) -> Member:
    """Return a member of an open archive under a path of its own, its time unknown."""
    most = MAX_ARCHIVE if is_archive(path) else MAX_BYTES
    read = partial(_read_zipped, archive, info, most)
    return Member(path, read, _why_not_zipped(info) or why_refused(path))


def zipped_path(info: zipfile.ZipInfo) -> str:
    """Return a member's path with "/", whatever system has written it."""
    return info.orig_filename.replace("\\", "/")


def _zipped_time(info: zipfile.ZipInfo) -> Known:
    if info.date_time[0] < _OLDEST:
        return unknown()
    saved = in_local_time(*info.date_time)
    return saved, "archive" if saved else ""


def _why_not_zipped(info: zipfile.ZipInfo) -> str:
    if info.flag_bits & 1:
        return "grading.left_locked"
    if stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG):
        return "grading.left_link"
    return ""


def _read_zipped(archive: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> bytes:
    with archive.open(info) as file:
        return file.read(most + 1)


def _unpacked(data: bytes) -> bytes:
    """Return a tar without its compression, or raise: no more than is allowed."""
    if data.startswith(b"\x1f\x8b"):
        unpacked = zlib.decompressobj(31).decompress(data, _MAX_UNPACKED + 1)
    elif data.startswith(b"BZh"):
        unpacked = bz2.BZ2Decompressor().decompress(data, _MAX_UNPACKED + 1)
    elif data.startswith(b"\xfd7zXZ"):
        reader = lzma.LZMADecompressor(memlimit=_MAX_DICTIONARY)
        unpacked = reader.decompress(data, _MAX_UNPACKED + 1)
    else:
        return data
    if len(unpacked) > _MAX_UNPACKED:
        raise _TooLarge
    return unpacked


class _Headers(BytesIO):
    """A tar while its headers are read, which are refused if they are too large."""

    _left = _MAX_HEADERS

    def read(self, size: int | None = -1) -> bytes:
        """Return some bytes, but only so many as a header can have."""
        if size is None or not 0 <= size <= min(_MAX_HEADER, self._left):
            raise _TooLarge
        self._left -= size
        return super().read(size)


def _tar_members(data: bytes) -> Iterator[Member]:
    archive = tarfile.open(fileobj=_Headers(data), mode="r:")  # noqa: SIM115 (memory)
    for info in archive:
        if not info.isdir():
            path, read = (
                info.name.replace("\\", "/"),
                partial(_read_tarred, data, info),
            )
            regular = info.isreg() and not info.issparse()
            refused = "" if regular else "grading.left_link"
            yield Member(path, read, refused, partial(_tarred_time, info))


def _tarred_time(info: tarfile.TarInfo) -> Known:
    try:
        saved = datetime.fromtimestamp(info.mtime).astimezone()
    except (OverflowError, OSError, ValueError):
        return unknown()
    return (saved, "archive") if info.mtime > 0 else unknown()


def _read_tarred(data: bytes, info: tarfile.TarInfo) -> bytes:
    size = min(info.size, MAX_BYTES + 1)
    found = data[info.offset_data : info.offset_data + size]
    if len(found) != size:  # it is cut off, or the size is below 0
        raise tarfile.ReadError
    return found
