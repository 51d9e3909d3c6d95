"""The warm interpreter: it forks a child for each student's file, and runs none itself.

A part of the child's program. It holds no file, no input and no answer: those go from
the grader to the child, past it.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import traceback
from pathlib import Path
from typing import IO, Final

from holdem_teach.sandbox import limits, powers, runner

_PIPES: Final = 3  # requests, replies, and what is printed
_LOOK: Final = 50  # milliseconds between two looks at the files of a child
_FILES: Final = 1000  # that it may have at one time


def main(requests: IO[bytes]) -> None:
    """Fork a child whenever three pipes arrive, until the grader has gone."""
    start = json.loads(requests.readline())
    with socket.socket(fileno=os.dup(0)) as control:
        requests.close()
        os.close(limits.set_apart())
        powers.give_up_root()
        powers.keep_to_itself()
        library = runner.provide(start["library"])
        gc.freeze()  # collecting would copy the pages that children share
        control.send(b"+")
        while pipes := socket.recv_fds(control, 1, _PIPES)[1]:
            code = _forked(pipes, control, start["calls"], library)
            control.send(b"%d\n" % code)


def _forked(
    pipes: list[int], control: socket.socket, calls: str, library: runner.Library
) -> int:
    """Run one child to its end and clear what it has written; return its exit code."""
    child = os.fork()
    if child == 0:
        _be_child(pipes, control, calls, library)
    for pipe in pipes:
        os.close(pipe)
    _wait(child, control)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    for file in Path().iterdir():  # there are no folders, since no child can make one
        file.unlink()
    return code


def _wait(child: int, control: socket.socket) -> None:
    """Wait until a child has ended; end it if the grader goes, or if it floods us.

    The size of what it writes is limited, but a file without content has none.
    """
    handle = os.pidfd_open(child)
    waiting = select.poll()
    waiting.register(handle, select.POLLIN)
    waiting.register(control, select.POLLIN)
    while not (ready := waiting.poll(_LOOK)) and _files() <= _FILES:
        pass
    if handle not in dict(ready):
        signal.pidfd_send_signal(handle, signal.SIGKILL)
    os.close(handle)


def _files() -> int:
    return sum(1 for _ in Path().iterdir())


def _be_child(
    pipes: list[int], control: socket.socket, calls: str, library: runner.Library
) -> None:
    """Answer requests from a pipe; never return."""
    try:
        powers.end_with_parent()
        control.send(b"+")  # the kernel adds our number, as the grader knows it
        control.close()
        requests, replies, printed = pipes
        # not ours: flags that one child sets on an open file, the next would see
        empty = os.open(os.devnull, os.O_RDONLY)
        os.dup2(empty, 0)
        os.close(empty)
        os.dup2(printed, 1)
        os.dup2(printed, 2)
        os.close(printed)
        with os.fdopen(requests, "rb") as lines:
            start = json.loads(lines.readline())
            limits.limit(start["limits"])
            powers.keep_to_calls(bytes.fromhex(calls))
            runner.answer(start, lines, replies, library)
    except BaseException:  # whatever a student's file has done to this program
        traceback.print_exc()
    os._exit(1)
