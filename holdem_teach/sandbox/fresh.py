"""The level *process*: an interpreter of its own for each child, on every system."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import psutil

from holdem_teach.sandbox import interpreter
from holdem_teach.sandbox.reply import Limits

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
        self._watched = psutil.Process(popen.pid)
        with contextlib.suppress(OSError):  # an interpreter that ended at once
            popen.stdin.write(first_lines("runner", {"library": library}))
            popen.stdin.flush()

    def _tree(self) -> Sequence[psutil.Process]:
        with contextlib.suppress(psutil.Error):
            return [self._watched, *self._watched.children(recursive=True)]
        return [self._watched]

    def seconds(self) -> float:
        """Return the processor time of the child itself so far."""
        return _seconds_of(self._watched)

    def seconds_of_all(self) -> float:
        """Return the processor time of the child and what it has started."""
        return sum(map(_seconds_of, self._tree()))

    def excess(self, limits: Limits) -> str | None:
        """Return what it takes more of than it may, as the key of a sentence."""
        tree = self._tree()
        if sum(map(_memory_of, tree)) > limits.memory:
            return "memory"
        return "processes" if sum(map(_threads_of, tree)) > limits.processes else None

    def has_ended(self, patience: float) -> bool:
        """Tell whether the child itself is gone, or goes within some seconds."""
        deadline = time.monotonic() + patience
        while not self._is_gone():
            if time.monotonic() >= deadline:
                return False
            time.sleep(0.005)
        return True

    def _is_gone(self) -> bool:
        with contextlib.suppress(psutil.Error):
            status = self._watched.status()
            return not self._watched.is_running() or status == psutil.STATUS_ZOMBIE
        return True

    def end(self) -> int:
        """End the child and all that it has started; return its exit code."""
        for process in self._tree():
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


def _seconds_of(process: psutil.Process) -> float:
    with contextlib.suppress(psutil.Error):
        times = process.cpu_times()
        # Not every system counts the children that were waited for
        of_children = (
            getattr(times, f"children_{kind}", 0.0) for kind in ("user", "system")
        )
        return float(times.user + times.system + sum(of_children))
    return 0.0


def _memory_of(process: psutil.Process) -> int:
    with contextlib.suppress(psutil.Error):
        return int(process.memory_info().rss)
    return 0


def _threads_of(process: psutil.Process) -> int:
    with contextlib.suppress(psutil.Error):
        return int(process.num_threads())
    return 0
