"""Pipes to and from a child, each with a thread: nobody waits, on Windows neither."""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from typing import IO, Final

_PRINTED: Final = 2000  # bytes of a call's output that are kept
_TAIL: Final = 32  # bytes, enough for the mark that ends a call's output
_PATIENCE: Final = 0.2  # seconds that the mark may lag behind the reply


class Requests:
    """Lines to a child; one that never reads them cannot keep us waiting."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._thread = threading.Thread(target=self._write, daemon=True)
        self._thread.start()

    def send(self, line: bytes) -> None:
        """Send one line, with its end."""
        self._lines.put(line)

    def _write(self) -> None:
        with suppress(OSError), self._pipe:  # the child may be gone
            while line := self._lines.get():
                self._pipe.write(line)
                self._pipe.flush()

    def close(self) -> None:
        """Stop writing; the child has ended by now."""
        self._lines.put(b"")
        self._thread.join(timeout=1)


class Lines:
    """The lines of a pipe, read by a thread and handed over one at a time.

    An empty line means that the pipe has ended, or that a line was longer than
    ``longest`` bytes; nothing is read after that.
    """

    def __init__(self, pipe: IO[bytes], longest: int) -> None:
        self._pipe, self._longest = pipe, longest
        # Short, so that a child that floods the pipe has to wait
        self._lines: Queue[bytes] = Queue(maxsize=4)
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        line = b"\n"
        while line.endswith(b"\n") and not self._closed.is_set():
            line = self._pipe.readline(self._longest)
            self._put(line if line.endswith(b"\n") else b"")
        self._pipe.close()

    def _put(self, line: bytes) -> None:
        while not self._closed.is_set():
            try:
                self._lines.put(line, timeout=0.1)
            except Full:
                continue
            return

    def next(self, seconds: float) -> bytes | None:
        """Return the next line, or None if there is none within ``seconds``."""
        try:
            return self._lines.get(timeout=seconds)
        except Empty:
            return None

    def is_waiting(self) -> bool:
        """Tell whether a line is there that nobody asked for."""
        return not self._lines.empty()

    def close(self) -> None:
        """Stop reading; the child has ended by now."""
        self._closed.set()
        self._thread.join(timeout=1)


class Printed:
    """What a child prints: the first 2 kB of each call, the rest read and dropped."""

    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._head = self._tail = b""
        self._ended = False
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        descriptor = self._pipe.fileno()
        with self._pipe:
            while chunk := os.read(descriptor, 65536):
                with self._changed:
                    self._head = (self._head + chunk)[: _PRINTED + _TAIL]
                    self._tail = (self._tail + chunk)[-_TAIL:]
                    self._changed.notify_all()
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def take(self, mark: bytes) -> str:
        """Return what was printed up to ``mark``, and begin anew."""
        with self._changed:
            arrived = self._changed.wait_for(
                lambda: self._ended or self._tail.endswith(mark), _PATIENCE
            )
            kept = self._head.removesuffix(mark) if arrived else self._head
            self._head = self._tail = b""
        return kept[:_PRINTED].decode("utf-8", "replace")

    def close(self) -> None:
        """Stop reading; the child has ended by now."""
        self._thread.join(timeout=1)
