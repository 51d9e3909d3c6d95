"""A student's copy of the course: made, and brought up to date, never overwritten."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from holdem_teach import __version__
from holdem_teach.course.files import (
    CourseError,
    WrongUse,
    make_folder,
    read_bytes,
    write_aside,
)
from holdem_teach.course.material import course_files
from holdem_teach.course.stamp import (
    LESSON,
    Stamp,
    fingerprint,
    is_older,
    read_stamp,
    write_stamp,
)
from holdem_teach.words import plural, say

# What every copy holds besides lessons, stubs and checks; a plain pytest finds these.
_OWN: Final = {
    "README.md": say("course.readme"),
    "conftest.py": 'pytest_plugins = ["holdem_teach.checks.plugin"]\n',
    "pytest.ini": "[pytest]\ntestpaths = checks\n",
}


@dataclass
class Handout:
    """What :func:`start` or :func:`update` did to a student's copy, said in sentences.

    ``left`` gives for each reason the files that were left as they are; ``others``
    tells that a new copy was put beside other things; ``given`` has the fingerprints of
    all that is now as it was handed out.
    """

    root: Path
    before: str | None
    added: list[str] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    left: dict[str, list[str]] = field(default_factory=dict)
    others: bool = False
    given: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        lines = [self._headline(), self._counts()]
        lines += [say("course.not_empty")] * self.others
        lines += [
            say(f"course.left_{reason}", files=", ".join(files))
            for reason, files in self.left.items()
        ]
        return "\n".join(lines)

    def _headline(self) -> str:
        said = {
            "root": self.root.resolve(),
            "before": self.before,
            "version": __version__,
        }
        if self.before is None:
            return say("course.started", **said)
        if is_older(self.before, __version__):
            return say("course.updated_from", **said)
        return say("course.updated", **said)

    def _counts(self) -> str:
        return say(
            "course.counts",
            added=plural(len(self.added), "file"),
            replaced=len(self.replaced),
            same=len(self.same),
        )


def start(root: Path, course: Path | None = None) -> Handout:
    """Make a student's copy in a folder; an existing copy is brought up to date.

    Other things in the folder stay as they are. ``course`` is the folder of a teacher's
    own course; without it, it is the course of this installation.

    Raises
    ------
    CourseError
        If the folder cannot be made or written; nothing of it is then changed.
    """
    make_folder(root)
    stamp, others = read_stamp(root), any(root.iterdir())
    handout = _hand_out(root, stamp, course)
    handout.others = others and stamp is None
    return handout


def update(root: Path) -> Handout:
    """Bring a student's copy up to date and leave all that the student has changed.

    Files that are missing are added; files that are as they were handed out are
    replaced, lessons that were run and nothing else too. A lesson into which the
    student has written is kept, and a newer one is put beside it.

    Raises
    ------
    CourseError
        If there is no copy in that folder, if it is newer than this package, or if it
        cannot be written.
    """
    if not root.is_dir():
        raise WrongUse(say("course.no_such_folder", path=root))
    stamp = read_stamp(root)
    if stamp is None:
        raise WrongUse(say("course.no_copy_there", path=root))
    return _hand_out(root, stamp, None)


def _hand_out(root: Path, stamp: Stamp | None, course: Path | None) -> Handout:
    if stamp is not None and is_older(__version__, stamp.version):
        raise CourseError(
            say("course.too_new", root=root, copy=stamp.version, version=__version__)
        )
    given = course_files(course) | {
        name: text.encode("utf-8") for name, text in _OWN.items()
    }
    _check_in_the_way(root, given)
    known = {} if stamp is None else stamp.files
    handout = Handout(root, None if stamp is None else stamp.version)
    for path, data in sorted(given.items()):
        _hand_out_file(handout, path, data, known)
    # what was left keeps the fingerprint of what its owner started from
    write_stamp(root, Stamp(__version__, known | handout.given))
    return handout


def _check_in_the_way(root: Path, given: dict[str, bytes]) -> None:
    """Refuse, before anything is written, where a file or a folder is in the way."""
    for folder in {(root / path).parent for path in given}:
        if folder.exists() and not folder.is_dir():
            raise CourseError(say("course.not_a_folder", path=folder))
    for path in given:
        if (root / path).is_dir():
            raise CourseError(say("course.folder_in_the_way", path=root / path))


def _hand_out_file(
    handout: Handout, path: str, data: bytes, known: dict[str, str]
) -> None:
    place, new = handout.root / path, fingerprint(path, data)
    there = fingerprint(path, read_bytes(place)) if place.exists() else None
    if there == new:
        handout.same.append(path)
    elif there in (None, known.get(path)):
        write_aside(place, data)
        (handout.added if there is None else handout.replaced).append(path)
    else:
        _leave(handout, path, data, known)
        return
    handout.given[path] = new


def _leave(handout: Handout, path: str, data: bytes, known: dict[str, str]) -> None:
    """Leave a file as its owner has changed it; a newer lesson is put beside it."""
    reason = _reason(known.get(path), fingerprint(path, data))
    if reason == "newer" and path.endswith(LESSON):
        beside = f"{path.removesuffix(LESSON)}.{__version__}{LESSON}"
        _hand_out_file(handout, beside, data, known)
        reason, path = "beside", beside
    handout.left.setdefault(reason, []).append(path)


def _reason(known: str | None, new: str) -> str:
    if known is None:
        return "foreign"
    return "current" if known == new else "newer"
