"""One child for a student's file: one plain value per call, within limits.

The parent never imports, unpickles or evaluates anything of the student's: it sends
the file's bytes and one input at a time, and reads lines of JSON. A reply that is
missing, late, double, broken or too large never counts as an answer.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Sequence
from dataclasses import replace
from types import TracebackType
from typing import Any, Final

from holdem_teach.sandbox.process import Process, Slow, TooMuch, Waited
from holdem_teach.sandbox.reply import (
    MEGABYTE,
    Description,
    Limits,
    Reply,
    clean,
    read_reply,
)
from holdem_teach.sandbox.runner import encode
from holdem_teach.sandbox.starting import start
from holdem_teach.sandbox.walls import NotStarted
from holdem_teach.words import say

_BROKEN: Final = (
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    OverflowError,
    RecursionError,
)


class _Trouble(Exception):
    """No answer came; the argument is the reply that says why."""


class Child:
    """A student's file in a process of its own.

    It is started when first needed, and again after a call that ended it. At each level
    it has an empty folder, nothing of the environment, the standard library alone, and
    limits. The upper levels keep it from other files, from the network and from other
    processes as well; the level *process* does not.

    Parameters
    ----------
    module
        The file's name without ``.py``.
    source
        The file's bytes.
    limits
        What one call may use.
    library
        The names that the file can import from ``holdem_teach``: any of "evaluate" and
        "parse_cards". Without them there is no such module.
    level
        The level of isolation, one of :data:`holdem_teach.sandbox.levels.LEVELS`.

    Examples
    --------
    >>> with Child("double", b"def double(x): return 2 * x") as child:
    ...     child.call("double", [21]).value
    42
    """

    def __init__(
        self,
        module: str,
        source: bytes,
        limits: Limits | None = None,
        *,
        library: tuple[str, ...] = (),
        level: str = "process",
    ) -> None:
        self.module, self.source, self.library = module, source, library
        self.level = level
        self.limits = limits or Limits()
        self.computed = 0.0  # seconds of processor time, of all calls so far
        self._process: Process | None = None
        self._number = 0
        self._loaded: Reply | None = None

    def __enter__(self) -> Child:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the process and all that it started; a later call starts it again."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def describe(self) -> Description:
        """Say what the file is; it is parsed in the child, and not run by this."""
        try:
            found = self._ask("describe", [])
            if "problem" not in found:
                return Description(None, found["digests"], found["uses"])
            kind, line, column, text = found["problem"]
        except _Trouble as trouble:
            return Description(f"{self._file}: {trouble.args[0].detail}")
        said = self._say(kind, line=line, column=column, text=clean(text or ""))
        return Description(said, place=(line, column))

    def load(self) -> Reply:
        """Run the file, if that was not done; what it defines can then be called."""
        lost = self._loaded is not None and self._process is None
        if self._loaded is None or (lost and self._can_answer(self._loaded)):
            loaded = self._reply("load", [])
            if loaded.status != "answered":
                said = self._say("while_loading", detail=loaded.detail)
                loaded = replace(loaded, detail=said, while_loading=True)
            self._loaded = loaded
        return self._loaded

    @staticmethod
    def _can_answer(loaded: Reply) -> bool:
        return loaded.status in ("answered", "raised")

    def call(self, function: str, arguments: Sequence[Any]) -> Reply:
        """Call a function of the file with plain values and return what came of it.

        A file that raised while it was loaded still answers with what it had defined.

        Examples
        --------
        >>> with Child("half", b"def half(x): return x / 0") as child:
        ...     reply = child.call("half", [1])
        >>> reply.status, reply.detail
        ('raised', 'ZeroDivisionError: division by zero')
        """
        loaded = self.load()
        if not self._can_answer(loaded):
            return loaded
        coded = [encode(argument, self.limits.room) for argument in arguments]
        reply = self._reply("call", [function, coded])
        if reply.status != "missing":
            return reply
        if loaded.status == "raised":
            return loaded
        return Reply("missing", detail=self._say("missing", function=function))

    @property
    def _file(self) -> str:
        return f"{self.module}.py"

    def _say(self, key: str, **fields: object) -> str:
        megabytes = self.limits.memory // MEGABYTE
        disk = self.limits.disk // MEGABYTE
        said = {"file": self._file, "megabytes": megabytes, "disk": disk, **fields}
        return say(f"sandbox.{key}", **said)

    def _reply(self, operation: str, arguments: list[Any]) -> Reply:
        try:
            found = self._ask(operation, arguments)
            return read_reply(found, self._file, self.limits, self.library)
        except _Trouble as trouble:
            reply: Reply = trouble.args[0]
            return reply
        except _BROKEN:
            return self._end("refused", "protocol")

    def _ask(self, operation: str, arguments: list[Any]) -> dict[str, Any]:
        """Return the child's reply to one request, with what was printed meanwhile."""
        process = self._started()
        if process.pipes.is_waiting():  # an answer that nobody asked for
            raise _Trouble(self._end("refused", "protocol"))
        self._number += 1
        used = process.started.seconds()
        process.send([self._number, operation, arguments])
        reply, done = self._received(process, used)
        self.computed += process.started.seconds() - used
        try:
            found, end = json.loads(reply), json.loads(done)
            if found.pop("number") == self._number and end == {"done": self._number}:
                mark = b"\0%d\0" % self._number
                return {**found, "printed": process.pipes.take(mark)}
        except _BROKEN:
            pass  # as wrong as a reply with another number
        raise _Trouble(self._end("refused", "protocol"))

    def _received(self, process: Process, used: float) -> tuple[bytes, bytes]:
        seconds = self.limits.cpu_seconds
        try:
            lines = (process.receive(used), process.receive(used))
        except Slow:
            raise _Trouble(self._end("slow", "slow", seconds=seconds)) from None
        except Waited as error:
            waited = error.args[0]
            raise _Trouble(self._end("slow", "waited", seconds=waited)) from None
        except TooMuch as error:
            raise _Trouble(self._end("crashed", error.args[0])) from None
        except KeyboardInterrupt:  # the person stops it: leave nothing running
            self.close()
            raise
        if not all(lines) and process.started.has_ended(patience=0.5):
            raise _Trouble(self._end("crashed", "exit_code"))
        return lines

    def _started(self) -> Process:
        if self._process is None:
            limits = self.limits
            longest = 32 * limits.room  # bytes of JSON; an item takes fewer
            started = start(self.level, self.library, limits.disk)
            self._process = Process(started, limits, longest)
            self._process.send(
                {
                    "name": self.module,
                    "source": self.source.hex(),
                    "limits": limits.of_system(),
                    "seconds": limits.cpu_seconds,
                    "room": limits.room,
                }
            )
        return self._process

    def _end(self, status: str, key: str, **fields: object) -> Reply:
        """End the process and say why; it starts anew with the next call."""
        assert self._process is not None
        process, self._process = self._process, None
        code = process.started.end()
        if code is None:  # no fault of the file's
            process.pipes.close()
            raise NotStarted(say("sandbox.lost", level=self.level))
        if key == "exit_code" and code < 0:  # POSIX gives the signal's number so
            key, code = "signal", -code
            fields["name"] = _signal_name(code)
        if fields.get("name") == "SIGXCPU":  # the system was quicker than we were
            status, key = "slow", "slow"
            fields["seconds"] = self.limits.cpu_seconds
        printed = process.pipes.take(b"").partition("\0")[0]
        process.pipes.close()
        detail = self._say(key, code=code, **fields)
        return Reply(status, printed=clean(printed), detail=detail)


def _signal_name(number: int) -> str:
    known = {member.value: member.name for member in signal.Signals}
    return known.get(number, str(number))
