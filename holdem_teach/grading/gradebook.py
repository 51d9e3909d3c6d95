"""A gradebook, opened: one SQLite file, whole whenever the grader is stopped."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.grading.gradebook_schema import APPLICATION, SCRIPTS, VERSION
from holdem_teach.words import say

NAME: Final = "gradebook.sqlite"
_LOCK: Final = ".grading.lock"
_PATIENCE: Final = 10  # seconds that another writer, such as a notebook, may take
# What SQLite says by a name that a teacher can do something about.
_TROUBLES: Final = {
    "SQLITE_FULL": "grading.disk_full",
    "SQLITE_READONLY": "grading.read_only",
    "SQLITE_CANTOPEN": "grading.read_only",
    "SQLITE_NOTADB": "grading.no_gradebook",
    "SQLITE_BUSY": "grading.gradebook_busy",
}


@contextmanager
def gradebook(out: Path, *, new: bool = False) -> Iterator[sqlite3.Connection]:
    """Open the gradebook of a folder; ``with`` the connection makes one transaction.

    Parameters
    ----------
    out
        The folder that ``grade`` writes to.
    new
        Whether to make a gradebook where there is none.

    Raises
    ------
    CourseError
        If there is none, it is none, a newer version wrote it, or reading or writing
        fails at any time while it is open. What was written before is kept.
    """
    path = out / NAME
    if not new and not path.is_file():
        raise WrongUse(say("grading.no_gradebook_there", path=path))
    try:
        with closing(_connected(path)) as book:
            _bring_up_to_date(book, path)
            yield book
    except sqlite3.Error as trouble:
        raise CourseError(_said(trouble, path)) from trouble


def _connected(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=_PATIENCE, isolation_level="IMMEDIATE")


def _said(trouble: sqlite3.Error, path: Path) -> str:
    # such as SQLITE_READONLY_DIRECTORY, a kind of SQLITE_READONLY
    name = "_".join(getattr(trouble, "sqlite_errorname", "").split("_")[:2])
    key = _TROUBLES.get(name, "grading.gradebook_trouble")
    return say(key, path=path, trouble=trouble)


def _bring_up_to_date(book: sqlite3.Connection, path: Path) -> None:
    """Make the tables that are missing, unless the file is none of ours."""
    is_old = _version(book, path) < VERSION
    book.execute("PRAGMA foreign_keys = ON")
    if is_old:
        book.execute("PRAGMA journal_mode = WAL")
        with book:
            book.execute("BEGIN IMMEDIATE")
            # another program may have done it since
            _add_tables(book, _version(book, path))
    # in WAL, what a killed process wrote is there; only a power failure can lose the
    # last results, which are then graded again
    book.execute("PRAGMA synchronous = NORMAL")


def _add_tables(book: sqlite3.Connection, found: int) -> None:
    for script in SCRIPTS[found:]:
        for statement in _statements(script):
            book.execute(statement)
    book.execute(f"PRAGMA application_id = {APPLICATION}")
    book.execute(f"PRAGMA user_version = {VERSION}")


def _statements(script: str) -> Iterator[str]:
    waiting = ""
    for line in script.splitlines(keepends=True):
        waiting += line
        if sqlite3.complete_statement(waiting):
            yield waiting
            waiting = ""


def _version(book: sqlite3.Connection, path: Path) -> int:
    ((found,),) = book.execute("PRAGMA user_version")
    ((application,),) = book.execute("PRAGMA application_id")
    ((tables,),) = book.execute("SELECT count(*) FROM sqlite_master")
    if application != APPLICATION and (found or tables):
        raise CourseError(say("grading.no_gradebook", path=path))
    if found > VERSION:
        said = {"path": path, "found": found, "known": VERSION}
        raise CourseError(say("grading.newer_gradebook", **said))
    return int(found)


@contextmanager
def alone_in(out: Path) -> Iterator[None]:
    """Let one grader at a time write to a folder.

    The lock is SQLite's, on an empty file, since that is the same on every system; it
    is gone with the process that holds it, however that ends.

    Raises
    ------
    CourseError
        If another grader is at work there.
    """
    path = out / _LOCK
    try:
        with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as lock:
            lock.execute("BEGIN EXCLUSIVE")
            yield
    except sqlite3.Error as trouble:
        name = getattr(trouble, "sqlite_errorname", "")
        if name == "SQLITE_BUSY":
            raise CourseError(say("grading.two_graders", out=out)) from trouble
        raise CourseError(_said(trouble, path)) from trouble
