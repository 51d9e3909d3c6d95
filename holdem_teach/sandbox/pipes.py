"""Pipes to and from a child, each with a thread: on every system, nobody waits."""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from typing import IO, Final, TypeAlias

# Those for requests, for replies, and for what is printed
Pipes: TypeAlias = tuple[IO[bytes], IO[bytes], IO[bytes]]

PATIENCE: Final = 0.2  # seconds that the mark may lag behind the reply
CHUNK: Final = 65536  # bytes read or written at a time
_PRINTED: Final = 2000  # bytes of a call's output that are kept
_TAIL: Final = 32  # bytes, enough for the mark that ends a call's output


class Output:
    """The first 2 kB of what was printed, and whether a mark has ended it."""

    def __init__(self) -> None:
        self._head = self._tail = b""

    def add(self, chunk: bytes) -> None:
        """Keep what is needed of some more bytes."""
        self._head = (self._head + chunk)[: _PRINTED + _TAIL]
        self._tail = (self._tail + chunk)[-_TAIL:]

    def has(self, mark: bytes) -> bool:
        """Tell whether a mark came last."""
        return self._tail.endswith(mark)

    def take(self, mark: bytes) -> str:
        """Return what came before a mark, or all, and begin anew."""
        kept = self._head.removesuffix(mark) if self.has(mark) else self._head
        self._head = self._tail = b""
        return kept[:_PRINTED].decode("utf-8", "replace")


class Threaded:
    """Lines to a child, lines from it and what it prints, each with a thread.

    A line from it that is longer than ``longest`` bytes is refused.
    """

    def __init__(self, pipes: Pipes, longest: int) -> None:
        requests, replies, printed = pipes
        self._requests = _Requests(requests)
        self._replies = _Replies(replies, longest)
        self._printed = _Printed(printed)

    def send(self, line: bytes) -> None:
        """Send one line, with its end; it does not wait until the child reads it."""
        self._requests.lines.put(line)

    def next(self, seconds: float) -> bytes | None:
        """Return the next line, or None if there is none within ``seconds``.

        An empty line means that the pipe has ended, or that a line was too long;
        nothing is read after that.
        """
        try:
            return self._replies.lines.get(timeout=seconds)
        except Empty:
            return None

    def is_waiting(self) -> bool:
        """Tell whether a line is there that nobody asked for."""
        return not self._replies.lines.empty()

    def take(self, mark: bytes) -> str:
        """Return what was printed up to ``mark``, and begin anew."""
        return self._printed.take(mark)

    def close(self) -> None:
        """Stop reading and writing; the child has ended by now."""
        self._requests.lines.put(b"")
        self._replies.closed.set()
        for each in (self._requests, self._replies, self._printed):
            each.thread.join(timeout=1)


class _Requests:
    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        self.thread = threading.Thread(target=self._write, daemon=True)
        self.thread.start()

    def _write(self) -> None:
        with suppress(OSError), self._pipe:  # the child may be gone
            while line := self.lines.get():
                self._pipe.write(line)
                self._pipe.flush()


class _Replies:
    def __init__(self, pipe: IO[bytes], longest: int) -> None:
        self._pipe, self._longest = pipe, longest
        # Short, so that a child that floods the pipe has to wait
        self.lines: Queue[bytes] = Queue(maxsize=4)
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        line = b"\n"
        while line.endswith(b"\n") and not self.closed.is_set():
            line = self._pipe.readline(self._longest)
            self._put(line if line.endswith(b"\n") else b"")
        self._pipe.close()

    def _put(self, line: bytes) -> None:
        while not self.closed.is_set():
            try:
                self.lines.put(line, timeout=0.1)
            except Full:
                continue
            return


class _Printed:
    def __init__(self, pipe: IO[bytes]) -> None:
        self._pipe = pipe
        self._output = Output()
        self._ended = False
        self._changed = threading.Condition()
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self) -> None:
        descriptor = self._pipe.fileno()
        with self._pipe:
            while chunk := os.read(descriptor, CHUNK):
                with self._changed:
                    self._output.add(chunk)
                    self._changed.notify_all()
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def take(self, mark: bytes) -> str:
        with self._changed:
            self._changed.wait_for(
                lambda: self._ended or self._output.has(mark), PATIENCE
            )
            return self._output.take(mark)
