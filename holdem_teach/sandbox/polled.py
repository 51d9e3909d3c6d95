"""Pipes to and from a child, polled by whoever waits: there are no other threads."""

from __future__ import annotations

import os
import select
import time
from contextlib import suppress

from holdem_teach.sandbox.pipes import CHUNK, PATIENCE, Output, Pipes


class Polled:
    """What :class:`holdem_teach.sandbox.pipes.Threaded` is, where pipes can be polled.

    It makes a call several times as fast, since no threads have to wake each other.
    """

    def __init__(self, pipes: Pipes, longest: int) -> None:
        self._pipes, self._longest = pipes, longest
        self._requests, self._replies, self._printed = (p.fileno() for p in pipes)
        self._unsent = self._unread = b""
        self._output = Output()
        self._ended: set[int] = set()
        self._poll = select.poll()
        for pipe in (self._requests, self._replies, self._printed):
            os.set_blocking(pipe, False)
        for pipe in (self._replies, self._printed):
            self._poll.register(pipe, select.POLLIN)

    def send(self, line: bytes) -> None:
        """Send one line, with its end; it does not wait until the child reads it."""
        self._unsent += line
        self._write()
        if self._unsent:
            self._poll.register(self._requests, select.POLLOUT)

    def next(self, seconds: float) -> bytes | None:
        """Return the next line, or None if there is none within ``seconds``.

        An empty line means that the pipe has ended, or that a line was too long.
        """
        deadline = time.monotonic() + seconds
        while b"\n" not in self._unread:
            left = deadline - time.monotonic()
            if len(self._unread) >= self._longest or self._replies in self._ended:
                return b""
            if left <= 0 or not self._move(left):
                return None
        line, end, self._unread = self._unread.partition(b"\n")
        return line + end if len(line) < self._longest else b""

    def is_waiting(self) -> bool:
        """Tell whether a line is there that nobody asked for."""
        self._move(0)
        return bool(self._unread) or self._replies in self._ended

    def take(self, mark: bytes) -> str:
        """Return what was printed up to ``mark``, and begin anew."""
        deadline = time.monotonic() + PATIENCE
        while not self._output.has(mark) and self._printed not in self._ended:
            left = deadline - time.monotonic()
            if left <= 0 or not self._move(left):
                break
        return self._output.take(mark)

    def _move(self, seconds: float) -> bool:
        """Move what bytes can be, as soon as some can; tell whether there were any."""
        ready = {pipe for pipe, _ in self._poll.poll(seconds * 1000)}
        if self._requests in ready:
            self._write()
            if not self._unsent:
                self._poll.unregister(self._requests)
        if self._printed in ready:
            self._output.add(self._read(self._printed))
        if self._replies in ready:
            self._unread += self._read(self._replies)
        return bool(ready)

    def _write(self) -> None:
        try:
            while self._unsent:
                sent = os.write(self._requests, self._unsent[:CHUNK])
                self._unsent = self._unsent[sent:]
        except BlockingIOError:
            pass  # it goes on once the child has read
        except OSError:  # the child is gone
            self._unsent = b""

    def _read(self, pipe: int) -> bytes:
        chunk = os.read(pipe, CHUNK)
        if not chunk:
            self._poll.unregister(pipe)
            self._ended.add(pipe)
        return chunk

    def close(self) -> None:
        """Stop reading and writing; the child has ended by now."""
        for pipe in self._pipes:
            with suppress(OSError):
                pipe.close()
