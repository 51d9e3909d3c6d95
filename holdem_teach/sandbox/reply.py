"""What came of one call, read from what a child sent: nothing in it is trusted."""

from __future__ import annotations

import sys
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any, Final

from holdem_teach.sandbox.runner import LIBRARY, decode, encode, text_of
from holdem_teach.words import say

MEGABYTE: Final = 2**20
_LONGEST: Final = 2000  # characters of any text that a child sent
_CLOSE: Final = 0.8  # how alike a misspelt name and a module of Python's have to be
# Names that are no helper file of the student's; they are not there either
_LIBRARIES: Final = frozenset(
    "holdem_teach numpy numba scipy pandas matplotlib ipywidgets pytest sympy"
    " eval7 phevaluator pokerkit treys".split()
)
_SENTENCES: Final = {
    "SystemExit": "system_exit",
    "KeyboardInterrupt": "interrupt",
    "MemoryError": "out_of_memory",
    "EOFError": "no_input",
    "PermissionError": "not_permitted",
}


@dataclass(frozen=True)
class Limits:
    """What one call may use.

    Processor time in seconds, bytes of memory, the room for a value in characters and
    items, bytes of files at one time, open files, and the processes and threads that
    there may be at one time at the level *process*; at the others there is one.
    """

    cpu_seconds: float = 2.0
    memory: int = 1024 * MEGABYTE
    room: int = 100_000
    disk: int = 16 * MEGABYTE
    open_files: int = 64
    processes: int = 32

    def of_system(self) -> dict[str, int]:
        """Return what the system itself limits, by its names."""
        return {
            "RLIMIT_AS": self.memory,
            "RLIMIT_FSIZE": self.disk,
            "RLIMIT_NOFILE": self.open_files,
            "RLIMIT_CORE": 0,
        }


@dataclass(frozen=True)
class Reply:
    """What came of one call.

    ``status`` is "answered" (then ``value`` is the answer, a plain value), "raised",
    "crashed" (the process ended), "slow", "refused" (no plain value, or a broken reply)
    or "missing" (there is no such function). ``arguments`` are what they are after the
    call, None if unknown. ``detail`` says in a sentence what went wrong, ``error`` is
    the name of the exception's type or of the type that is not plain, ``text`` what the
    exception said, ``lines`` are the student's lines of a traceback. ``printed`` is at
    most 2 kB. ``while_loading`` tells that it came of the file itself, before any
    function was called; ``changed`` names the lists and dicts at the top of the file
    that are not as they were then.
    """

    status: str
    value: Any = None
    arguments: tuple[Any, ...] | None = None
    printed: str = ""
    detail: str = ""
    error: str = ""
    text: str = ""
    lines: tuple[str, ...] = ()
    while_loading: bool = False
    changed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Description:
    """What a file is without running it.

    ``problem`` is a sentence with line and column if Python cannot read it, else None;
    ``place`` is that line and column. ``digests`` maps each top-level name to a digest
    of its definition, ``uses`` to the names that are used there.
    """

    problem: str | None
    digests: Mapping[str, str] = field(default_factory=dict)
    uses: Mapping[str, Collection[str]] = field(default_factory=dict)
    place: tuple[int, int] | None = None


def read_reply(
    found: Mapping[str, Any], file: str, limits: Limits, library: tuple[str, ...] = ()
) -> Reply:
    """Return what a child's reply says.

    ``library`` are the names that ``file`` can import from ``holdem_teach``.

    Raises
    ------
    ValueError, TypeError, KeyError, RecursionError
        If it is no reply of the runner's.
    """
    changed = tuple(clean(name) for name in found.get("changed", ()))
    return replace(_read(found, file, limits, library), changed=changed)


def _read(
    found: Mapping[str, Any], file: str, limits: Limits, library: tuple[str, ...]
) -> Reply:
    printed = clean(found["printed"])
    if found.get("missing") is True:
        return Reply("missing", printed=printed)
    if "raised" in found:
        return _raised(found["raised"], file, limits, printed, library)
    if "not_plain" in found:
        kind = clean(found["not_plain"])
        detail = say("sandbox.not_plain", kind=kind)
        return Reply("refused", detail=detail, error=kind, printed=printed)
    if found.get("too_large") is True:
        return Reply("refused", detail=say("sandbox.too_large"), printed=printed)
    coded = found.get("arguments")
    arguments = None if coded is None else tuple(_plain(c, limits) for c in coded)
    return Reply("answered", _plain(found["value"], limits), arguments, printed)


def _plain(coded: Any, limits: Limits) -> Any:
    """Return a value that the runner would have let through, or raise ValueError."""
    value = decode(coded)
    encode(value, limits.room)
    return value


def _raised(
    raised: Mapping[str, Any],
    file: str,
    limits: Limits,
    printed: str,
    library: tuple[str, ...],
) -> Reply:
    kind, text = clean(raised["kind"]), _said(raised["text"])
    lines = tuple(_line(*line) for line in raised["lines"][-4:])
    if raised["module"] is not None:
        detail = _no_module(clean(raised["module"]), file, library)
    else:
        key = _SENTENCES.get(kind) or ("raised" if text else "raised_bare")
        megabytes = limits.memory // MEGABYTE
        short = kind.removeprefix(f"{LIBRARY}.cards.")  # CardError, as the course says
        detail = say(f"sandbox.{key}", kind=short, text=text, megabytes=megabytes)
    return Reply("raised", None, None, printed, detail, kind, text, lines)


def said_by(error: BaseException) -> str:
    """Return what an exception says, as it stands in the reply of a child."""
    return _said(text_of(error))


def _line(line: Any, function: Any, text: Any) -> str:
    if type(line) is not int:
        raise TypeError
    said = {"function": clean(function), "text": clean(text)}
    key = "line_of_file" if function == "<module>" else "line"
    return say(f"sandbox.{key}", line=line, **said)


def _said(text: str) -> str:
    ends = str.replace(str.replace(text, "\r\n", "\n"), "\r", "\n")
    return clean(ends.rstrip())


def _no_module(module: str, file: str, library: tuple[str, ...]) -> str:
    top = module.partition(".")[0]
    if top == LIBRARY and library:
        return say("sandbox.part_of_library", module=top, names=", ".join(library))
    if top in _LIBRARIES:
        return say("sandbox.no_library", module=top)
    close = get_close_matches(top, sys.stdlib_module_names, 1, _CLOSE)
    if close and close[0] != top:
        return say("sandbox.close_module", module=top, close=close[0])
    return say("sandbox.no_helper", module=top, file=file)


def clean(text: str) -> str:
    """Return the start of a text, its control characters written out.

    Examples
    --------
    >>> print(clean("a\\x1b[31mb"))
    a\\x1b[31mb

    Raises
    ------
    TypeError
        If it is no text.
    """
    if type(text) is not str:
        raise TypeError
    kept = (
        c if c.isprintable() or c in "\n\t" else repr(c)[1:-1] for c in text[:_LONGEST]
    )
    return "".join(kept)
