"""One child process: started apart, watched by the clock, ended with its tree."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import psutil

from holdem_teach.sandbox.pipes import Lines, Printed, Requests

RUNNER: Final = Path(__file__).with_name("runner.py")
_LOOK: Final = 0.05  # seconds between two looks at the child's processor time
_PATIENCE: Final = 10  # wall time allowed, in processor times allowed
# What an interpreter may need to start at all; nothing else is passed on
_KEPT: Final = ("SYSTEMROOT", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")


class Slow(Exception):
    """Computed longer than it may; the argument is the allowed processor time."""


class Waited(Exception):
    """Took longer than the wall time that is allowed; the argument is that time."""


class TooMuchMemory(Exception):
    """The processes took more memory than they may."""


class Process:
    """An interpreter with the standard library alone, in a folder of its own."""

    def __init__(self, start: dict[str, Any], memory: int, longest_line: int) -> None:
        self._memory = memory
        self._folder = tempfile.TemporaryDirectory(
            prefix="holdem-teach-", ignore_cleanup_errors=True
        )
        self._popen = self._start(self._folder.name)
        assert self._popen.stdin
        assert self._popen.stdout
        assert self._popen.stderr
        self._watched = psutil.Process(self._popen.pid)
        self._requests = Requests(self._popen.stdin)
        self.lines = Lines(self._popen.stdout, longest_line)
        self.printed = Printed(self._popen.stderr)
        self.send(start)

    @staticmethod
    def _start(folder: str) -> subprocess.Popen[bytes]:
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        own = dict.fromkeys(("HOME", "TMPDIR", "TEMP", "TMP"), folder)
        # -I -S: neither site-packages nor the environment nor this folder is seen; and
        # the program goes over as text, since its path would lead to the solutions
        program = RUNNER.read_text(encoding="utf-8")
        return subprocess.Popen(
            [_interpreter(), "-I", "-S", "-u", "-X", "utf8", "-c", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=folder,
            env=kept | own,
            close_fds=True,
            start_new_session=True,
        )

    def send(self, request: Any) -> None:
        """Send a request; it does not wait until the child reads it."""
        self._requests.send(json.dumps(request).encode("ascii") + b"\n")

    def receive(self, used_before: float, seconds: float) -> bytes:
        """Return the next line; empty if the child has ended or sent too much.

        Raises
        ------
        Slow, Waited, TooMuchMemory
            If it took more than ``seconds`` of processor time since ``used_before``,
            ten times that on the clock, or more memory than it may.
        """
        deadline = time.monotonic() + _PATIENCE * seconds
        while (line := self.lines.next(_LOOK)) is None:
            if self.has_ended():
                return self.lines.next(_LOOK) or b""
            self._look(used_before + seconds, seconds)
            if time.monotonic() > deadline:
                raise Waited(_PATIENCE * seconds)
        return line

    def _look(self, allowed: float, seconds: float) -> None:
        tree = [self._watched, *self._descendants()]
        if sum(map(_seconds_of, tree)) > allowed:
            raise Slow(seconds)
        if sum(map(_memory_of, tree)) > self._memory:
            raise TooMuchMemory

    def seconds_used(self) -> float:
        """Return the processor time of the child so far, in seconds."""
        return _seconds_of(self._watched)

    def has_ended(self, patience: float = 0.0) -> bool:
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

    def _descendants(self) -> list[psutil.Process]:
        with contextlib.suppress(psutil.Error):
            return self._watched.children(recursive=True)
        return []

    def end(self) -> int:
        """End the child and all that it started; return its exit code."""
        for process in [self._watched, *self._descendants()]:
            with contextlib.suppress(psutil.Error):
                process.kill()
        if hasattr(os, "killpg"):  # what was started by one that is gone already
            with contextlib.suppress(OSError):
                os.killpg(self._popen.pid, signal.SIGKILL)
        code = self._popen.wait()
        self._requests.close()
        self.lines.close()
        self.printed.close()
        self._folder.cleanup()
        return code


def _interpreter() -> str:
    """The interpreter that an environment was made from: an environment's own often
    stands in the checkout, and with ``-S`` nothing of the environment is needed.
    """
    base = getattr(sys, "_base_executable", None)
    return base if base and Path(base).is_file() else sys.executable


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
