"""One child process: watched by the clock, ended with all that it started."""

from __future__ import annotations

import contextlib
import json
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final, Protocol

import psutil

from holdem_teach.sandbox.pipes import Lines, Printed, Requests
from holdem_teach.sandbox.reply import Limits

_LOOK: Final = 0.05  # seconds between two looks at what the child uses
_PATIENCE: Final = 10  # wall time allowed, in processor times allowed
_BLOCK: Final = 4096  # bytes that even an empty file takes


class Slow(Exception):
    """Computed longer than it may; the argument is the allowed processor time."""


class Waited(Exception):
    """Took longer than the wall time that is allowed; the argument is that time."""


class TooMuch(Exception):
    """Took more of something than it may; the argument is the key of a sentence."""


class Started(Protocol):
    """A child that has been started, at one of the levels.

    ``pipes`` are those for requests, replies and what is printed; ``folder`` is where
    it can write, if that is for us to watch.
    """

    pipes: tuple[IO[bytes], IO[bytes], IO[bytes]]
    watched: psutil.Process

    @property
    def folder(self) -> Path | None: ...

    def tree(self) -> Sequence[psutil.Process]:
        """Return the child and what it has started."""
        ...

    def end(self) -> int:
        """End the child and all that it has started; return its exit code."""
        ...


class Process:
    """A child that was started: what goes to it, what comes from it, what it uses."""

    def __init__(self, started: Started, limits: Limits, longest_line: int) -> None:
        self._started, self._limits = started, limits
        self.watched = started.watched
        requests, replies, printed = started.pipes
        self._requests = Requests(requests)
        self.lines = Lines(replies, longest_line)
        self.printed = Printed(printed)

    def send(self, request: Any) -> None:
        """Send a request; it does not wait until the child reads it."""
        self._requests.send(json.dumps(request).encode("ascii") + b"\n")

    def receive(self, used_before: float) -> bytes:
        """Return the next line; empty if the child has ended or sent too much.

        Raises
        ------
        Slow, Waited, TooMuch
            If it took more processor time since ``used_before`` than a call may, ten
            times that on the clock, or more of something else than it may.
        """
        seconds = self._limits.cpu_seconds
        deadline = time.monotonic() + _PATIENCE * seconds
        while (line := self.lines.next(_LOOK)) is None:
            if self.has_ended():
                return self.lines.next(_LOOK) or b""
            self._look(used_before + seconds)
            if time.monotonic() > deadline:
                raise Waited(_PATIENCE * seconds)
        self._look_at_folder()
        return line

    def _look(self, allowed: float) -> None:
        tree = self._started.tree()
        if sum(map(_seconds_of, tree)) > allowed:
            raise Slow(self._limits.cpu_seconds)
        if sum(map(_memory_of, tree)) > self._limits.memory:
            raise TooMuch("memory")
        if sum(map(_threads_of, tree)) > self._limits.processes:
            raise TooMuch("processes")
        self._look_at_folder()

    def _look_at_folder(self) -> None:
        folder = self._started.folder
        if folder is not None and _takes_more(folder, self._limits.disk):
            raise TooMuch("disk")

    def seconds_used(self) -> float:
        """Return the processor time of the child so far, in seconds."""
        return _seconds_of(self.watched)

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
            status = self.watched.status()
            return not self.watched.is_running() or status == psutil.STATUS_ZOMBIE
        return True

    def end(self) -> int:
        """End the child and all that it started; return its exit code."""
        code = self._started.end()
        self._requests.close()
        self.lines.close()
        self.printed.close()
        return code


def _takes_more(folder: Path, most: int) -> bool:
    """Tell whether the files in a folder take more than some bytes of the disk."""
    left, folders = most, [os.fspath(folder)]
    while folders and left >= 0:
        # what a child removes meanwhile takes nothing
        with contextlib.suppress(OSError), os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    folders.append(entry.path)
                left -= max(entry.stat(follow_symlinks=False).st_size, _BLOCK)
                if left < 0:
                    break
    return left < 0


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
