"""The level *process*: an interpreter of its own for each child, on every system."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import psutil

from holdem_teach.sandbox import interpreter

# What an interpreter may need to start at all; nothing else is passed on
_KEPT: Final = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")


class Fresh:
    """An interpreter with the standard library alone, in a folder of its own."""

    def __init__(self, library: dict[str, Any] | None) -> None:
        self._folder = tempfile.TemporaryDirectory(
            prefix="holdem-teach-", ignore_cleanup_errors=True
        )
        self.folder = Path(self._folder.name)
        self._popen = popen = subprocess.Popen(
            interpreter.command(interpreter.interpreter()),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            env=environment(self._folder.name),
            close_fds=True,
            start_new_session=True,
        )
        assert popen.stdin
        assert popen.stdout
        assert popen.stderr
        self.pipes = (popen.stdin, popen.stdout, popen.stderr)
        self.watched = psutil.Process(popen.pid)
        with contextlib.suppress(OSError):  # an interpreter that ended at once
            popen.stdin.write(first_lines("runner", {"library": library}))
            popen.stdin.flush()

    def tree(self) -> Sequence[psutil.Process]:
        """Return the child and what it has started."""
        with contextlib.suppress(psutil.Error):
            return [self.watched, *self.watched.children(recursive=True)]
        return [self.watched]

    def end(self) -> int:
        """End the child and all that it has started; return its exit code."""
        for process in self.tree():
            with contextlib.suppress(psutil.Error):
                process.kill()
        if hasattr(os, "killpg"):  # what was started by one that is gone already
            with contextlib.suppress(OSError):
                os.killpg(self._popen.pid, signal.SIGKILL)
        code = self._popen.wait()
        self._folder.cleanup()
        return code


def environment(folder: str) -> dict[str, str]:
    """Return the environment of an interpreter that works in a folder."""
    kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
    own = dict.fromkeys(("HOME", "TMPDIR", "TEMP", "TMP"), folder)
    return kept | own | interpreter.ENVIRONMENT


def first_lines(entry: str, start: dict[str, Any]) -> bytes:
    """Return what a program reads first: its own text, and what it starts with."""
    lines = (interpreter.program(entry), start)
    return b"".join(json.dumps(line).encode("ascii") + b"\n" for line in lines)
