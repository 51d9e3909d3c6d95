"""When was a file of a clone last committed? Asked of git, which runs nothing of it.

A clone's own configuration can name programs: pagers, monitors of files, signers,
helpers of remotes. ``rev-list`` reads commits alone, and what might still start one of
those is switched off. Hooks run only where something changes, and nothing does.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from datetime import datetime
from pathlib import Path
from typing import Final

_SECONDS: Final = 10  # for all questions about one clone together
_KEPT: Final = ("PATH", "SYSTEMROOT", "TMPDIR", "TEMP")
_SWITCHED_OFF: Final = (
    "core.fsmonitor=false",
    f"core.hooksPath={os.devnull}",
    "core.pager=cat",
    "core.sshCommand=false",
    "log.showSignature=false",
    "protocol.allow=never",
    "maintenance.auto=false",
)
_SURROUNDINGS: Final = {
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_CONFIG_GLOBAL": os.devnull,
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
    "GIT_NO_LAZY_FETCH": "1",
    "GIT_NO_REPLACE_OBJECTS": "1",
    "GIT_ALLOW_PROTOCOL": "none",
    "GIT_ALLOC_LIMIT": "200m",
    "GIT_LITERAL_PATHSPECS": "1",
}


def is_clone(folder: Path) -> bool:
    """Return whether a folder is a git clone of its own.

    A ``.git`` that is a link or a file points somewhere else, and is not followed.
    """
    inside = folder / ".git"
    return inside.is_dir() and not inside.is_symlink()


class Clone:
    """A clone that is asked for times, for a few seconds in all.

    Parameters
    ----------
    folder
        The folder with ``.git`` in it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._git = shutil.which("git")
        self._seconds: float = _SECONDS

    def committed(self, file: Path) -> tuple[datetime | None, str]:
        """Return when the last commit that touched a file was made, and "git".

        The time is the one that the student's machine has written into it. None and ""
        where git is not there, or knows of no such commit.
        """
        path = file.relative_to(self.folder).as_posix()
        began = time.monotonic()
        moment = (
            _moment(self._answer(path)) if self._git and self._seconds > 0 else None
        )
        self._seconds -= time.monotonic() - began
        return moment, "git" if moment else ""

    def _answer(self, path: str) -> str:
        options = [part for line in _SWITCHED_OFF for part in ("-c", line)]
        places = [f"--git-dir={self.folder / '.git'}", f"--work-tree={self.folder}"]
        asked = ["rev-list", "--timestamp", "--max-count=1", "HEAD", "--", path]
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        try:
            done = subprocess.run(
                [str(self._git), "--no-pager", *options, *places, *asked],
                cwd=self.folder,
                env=kept | _SURROUNDINGS,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=self._seconds,
                check=True,
            )
        except (OSError, subprocess.SubprocessError):
            return ""
        return done.stdout[:200].decode("ascii", "replace")


def _moment(answer: str) -> datetime | None:
    seconds = answer.partition(" ")[0]
    try:
        return datetime.fromtimestamp(int(seconds)).astimezone()
    except (ValueError, OverflowError, OSError):
        return None
