"""One child process: what goes to it, what comes from it, what it uses meanwhile."""

from __future__ import annotations

import contextlib
import json
import os
import select
import time
from pathlib import Path
from typing import Any, Final, Protocol

from holdem_teach.sandbox.pipes import Pipes, Threaded
from holdem_teach.sandbox.polled import Polled
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

    pipes: Pipes

    @property
    def folder(self) -> Path | None: ...

    def seconds(self) -> float:
        """Return the processor time of the child itself so far."""
        ...

    def seconds_of_all(self) -> float:
        """Return the processor time of the child and what it has started."""
        ...

    def excess(self, limits: Limits) -> str | None:
        """Return what it takes more of than it may, as the key of a sentence.

        That is what only we can see: what the system limits does not come to that.
        """
        ...

    def has_ended(self, patience: float) -> bool:
        """Tell whether the child itself is gone, or goes within some seconds."""
        ...

    def end(self) -> int | None:
        """End the child and all that it has started; return its exit code.

        None if it was the system, or a person, that ended what runs our children.
        """
        ...


class Process:
    """A child that was started, with the pipes to it, within limits."""

    def __init__(self, started: Started, limits: Limits, longest_line: int) -> None:
        self.started, self._limits = started, limits
        kind = Polled if hasattr(select, "poll") else Threaded
        self.pipes = kind(started.pipes, longest_line)

    def send(self, request: Any) -> None:
        """Send a request; it does not wait until the child reads it."""
        self.pipes.send(json.dumps(request).encode("ascii") + b"\n")

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
        while (line := self.pipes.next(_LOOK)) is None:
            if self.started.has_ended(patience=0):
                line = self.pipes.next(_LOOK) or b""
                break
            self._look(used_before + seconds)
            if time.monotonic() > deadline:
                raise Waited(_PATIENCE * seconds)
        self._look_at_folder()
        return line

    def _look(self, allowed: float) -> None:
        if self.started.seconds_of_all() > allowed:
            raise Slow(self._limits.cpu_seconds)
        if excess := self.started.excess(self._limits):
            raise TooMuch(excess)
        self._look_at_folder()

    def _look_at_folder(self) -> None:
        folder = self.started.folder
        if folder is not None and _takes_more(folder, self._limits.disk):
            raise TooMuch("disk")

    def end(self) -> None:
        """End the child and all that it started."""
        self.started.end()
        self.pipes.close()


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
