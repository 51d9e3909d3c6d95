"""The upper levels: a warm interpreter behind walls, which forks a child for each file.

It has loaded what every child needs and no student's file, so that a child starts in a
few milliseconds. Its children come one after the other, and what one could do to it is
refused to them: see :mod:`holdem_teach.sandbox.syscalls`.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import struct
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from holdem_teach.sandbox.fresh import first_lines
from holdem_teach.sandbox.library import library_for
from holdem_teach.sandbox.pipes import Pipes
from holdem_teach.sandbox.reply import Limits
from holdem_teach.sandbox.syscalls import allowed_calls
from holdem_teach.sandbox.walls import NotStarted, Walls

_PATIENCE: Final = 20  # seconds that it may take to start, or to see that a child ended
_GOING: Final = 5  # seconds that it may take to end
_IDS: Final = struct.Struct("3i")  # process, user and group, numbered as we know them


class Warm:
    """A warm interpreter behind walls; ``names`` are those of the library it has."""

    def __init__(self, walls: Walls, names: tuple[str, ...]) -> None:
        self.folder = walls.folder  # where a child writes, if that is on our disk
        self._control, inner = socket.socketpair()
        self._control.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        self._control.settimeout(_PATIENCE)
        with inner:
            self._popen = subprocess.Popen(
                walls.command,
                stdin=inner.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                env=walls.environment,
                start_new_session=True,
            )
        start = {"library": library_for(names), "calls": allowed_calls().hex()}
        try:
            self._control.sendall(first_lines("forks", start))
            self._sender()
        except (OSError, NotStarted):
            raise NotStarted(self._last_words()) from None

    def fork(self, pipes: Sequence[int]) -> int:
        """Start a child with these pipes; return the number of its process."""
        try:
            socket.send_fds(self._control, [b"+"], pipes)
            return self._sender()
        except OSError as error:
            raise NotStarted(str(error)) from error

    def _sender(self) -> int:
        """Wait for a sign; return the number of the process that it came from."""
        room = socket.CMSG_SPACE(_IDS.size)
        sign, ancillary, *_ = self._control.recvmsg(1, room)
        if sign != b"+":  # it has gone, or the child has before it could say so
            raise NotStarted
        ((_, kind, ids),) = ancillary
        assert kind == socket.SCM_CREDENTIALS
        return int(_IDS.unpack(ids)[0])

    def ended(self) -> int | None:
        """Wait until the child has ended; return its exit code, None if we are lost."""
        with contextlib.suppress(OSError):
            if code := self._control.recv(16):
                return int(code)
        return None

    def _last_words(self) -> str:
        assert self._popen.stderr
        self._end()
        said: bytes = self._popen.stderr.read()
        self._popen.stderr.close()
        return said.decode("utf-8", "replace").strip().rpartition("\n")[2]

    def _end(self) -> None:
        """Let it end, which it does when nobody is there; or else make it."""
        self._control.close()
        try:
            self._popen.wait(_GOING)
        except subprocess.TimeoutExpired:
            os.killpg(self._popen.pid, signal.SIGKILL)
            self._popen.wait()

    def close(self) -> None:
        """End the interpreter; it leaves nothing."""
        self._end()
        if self._popen.stderr:
            self._popen.stderr.close()


class Forked:
    """A child of a warm interpreter, which is free for another one afterwards."""

    def __init__(self, warm: Warm, idle: list[Warm]) -> None:
        self._warm, self._idle = warm, idle
        (requests, to_child), (from_child, replies), (said, printed) = (
            os.pipe() for _ in range(3)
        )
        self.pipes: Pipes = (
            os.fdopen(to_child, "wb", buffering=0),
            os.fdopen(from_child, "rb", buffering=0),
            os.fdopen(said, "rb", buffering=0),
        )
        try:
            process = warm.fork((requests, replies, printed))
        except NotStarted:
            for pipe in self.pipes:
                pipe.close()
            raise
        finally:
            for end in (requests, replies, printed):
                os.close(end)
        self._handle = os.pidfd_open(process)
        self._gone = select.poll()
        self._gone.register(self._handle, select.POLLIN)
        # The clock of a process by its number, as clock_getcpuclockid(3) has it
        self._clock = ~process << 3 | 2

    @property
    def folder(self) -> Path | None:
        """Where it writes, if that lands on our disk."""
        return self._warm.folder

    def seconds(self) -> float:
        """Return the processor time of the child so far."""
        with contextlib.suppress(OSError):
            return time.clock_gettime(self._clock)
        return 0.0

    seconds_of_all = seconds  # it can start nothing

    def excess(self, limits: Limits) -> str | None:
        """Return None: all that it takes is limited by the system."""
        return None

    def has_ended(self, patience: float) -> bool:
        """Tell whether the child is gone, or goes within some seconds."""
        return bool(self._gone.poll(patience * 1000))

    def end(self) -> int | None:
        """End the child; return its exit code, None if its parent is gone as well."""
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._handle, signal.SIGKILL)
        os.close(self._handle)
        code = self._warm.ended()
        if code is None:
            self._warm.close()
        else:
            self._idle.append(self._warm)
        return code
