"""The level *bubblewrap*: a machine of its own, with an interpreter and nothing else.

Of our files it has those that a bare interpreter reads, to read alone. It writes into
memory, a sized piece of its own. There is no network, no ``/proc``, and no device but
``/dev/null``; its processes see none but themselves.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from holdem_teach.sandbox.fresh import environment
from holdem_teach.sandbox.interpreter import PACKAGES, Readable, command, readable
from holdem_teach.sandbox.walls import NotStarted, Walls
from holdem_teach.words import say

_APART: Final = ("net", "pid", "ipc", "uts", "cgroup")
_FOLDER: Final = "/tmp"
_EMPTY: Final = 4096  # bytes, the least that a file system in memory can have


def walls(disk: int) -> Walls:
    """Return the walls of bubblewrap with so many bytes to write to.

    Raises
    ------
    NotStarted
        If there is no bubblewrap.
    """
    program = shutil.which("bwrap")
    if program is None:
        raise NotStarted(say("sandbox.no_bubblewrap"))
    seen = readable()
    options = [*_namespaces(), *_visible(seen), *_writable(disk)]
    inside = command(str(seen.interpreter))
    return Walls([program, *options, "--", *inside], environment(_FOLDER))


def _namespaces() -> Iterator[str]:
    yield from (f"--unshare-{what}" for what in _APART)
    yield from ("--die-with-parent", "--new-session", "--cap-drop", "ALL")
    if os.geteuid() == 0:  # it becomes nobody once it is inside, and loses these too
        yield from ("--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID")
    else:
        yield "--unshare-user"


def _visible(seen: Readable) -> Iterator[str]:
    shown = (*seen.folders, *seen.files, Path(os.devnull))
    parents = {parent for path in shown for parent in path.parents}
    for parent in sorted(parents - {Path("/")}):
        yield from ("--perms", "0755", "--dir", str(parent))
    for path in (*seen.folders, *seen.files):
        yield from ("--ro-bind", str(path), str(path))
    for folder in seen.folders:
        for packages in (folder / name for name in PACKAGES):
            if packages.is_dir():
                yield from ("--size", str(_EMPTY), "--tmpfs", str(packages))
                yield from ("--remount-ro", str(packages))
    yield from ("--dev-bind", os.devnull, os.devnull)


def _writable(disk: int) -> Iterator[str]:
    yield from ("--perms", "1777", "--size", str(disk), "--tmpfs", _FOLDER)
    yield from ("--remount-ro", "/", "--chdir", _FOLDER)
