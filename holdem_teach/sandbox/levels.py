"""What this machine can enforce: each level is tried for real, never known by a name.

Best first, the levels are *bubblewrap* (no files but its own, no network, no other
processes), *landlock* (the same by the kernel's rules for one process) and *process* (a
process with limits, which every system has). What each keeps out, and what it does not,
stands in the teacher's page on trust.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.starting import LEVELS
from holdem_teach.sandbox.syscalls import machine_is_known
from holdem_teach.sandbox.walls import NotStarted
from holdem_teach.words import say

__all__ = ["LEVELS", "available", "refusal"]

# How a child says that it could not do something
_KEPT_OUT: Final = ("PermissionError", "FileNotFoundError", "OSError", "RuntimeError")


def available() -> tuple[str, ...]:
    """Return the levels that work on this machine, best first.

    They are tried once; that takes some tenths of a second.

    Examples
    --------
    >>> available()[-1]
    'process'
    """
    return tuple(level for level in LEVELS if not refusal(level))


@cache
def refusal(level: str) -> str:
    """Say in a sentence why a level is not offered on this machine; "" if it is.

    Examples
    --------
    >>> refusal("process")
    ''

    Raises
    ------
    ValueError
        If there is no such level.
    """
    if level not in LEVELS:
        raise ValueError(say("sandbox.no_level", level=level, levels=", ".join(LEVELS)))
    if level == "process":
        return ""
    reason = _reason(level)
    return reason and say("sandbox.not_offered", level=level, reason=reason)


def _reason(level: str) -> str:
    if not machine_is_known():
        return say("sandbox.unknown_machine")
    try:
        escaped = list(dict.fromkeys(_escapes(level)))
    except NotStarted as trouble:
        return str(trouble)
    return say("sandbox.leaks", what=", ".join(escaped)) if escaped else ""


def _escapes(level: str) -> Iterator[str]:
    """Try to get out of a child at a level; yield what it should have kept out."""
    source = (files(__package__) / "probe.py").read_bytes()
    with TemporaryDirectory(prefix="holdem-teach-") as folder:
        secret = Path(folder, "secret.txt")
        secret.write_text("secret", encoding="utf-8")
        secret.chmod(0o666)  # so that walls keep it, and not its owner's rights
        Path(folder).chmod(0o777)
        attempts: list[tuple[str, list[str | int]]] = [
            ("read", [str(secret)]),
            ("write", [str(secret)]),
            ("write", [f"{folder}/new.txt"]),
            ("connect", [int(socket.AF_INET), int(socket.SOCK_DGRAM)]),
            ("connect", [int(socket.AF_UNIX), int(socket.SOCK_STREAM)]),
            ("signal", [os.getpid()]),
            ("trace", [os.getpid()]),
            ("start_process", []),
            ("start_thread", []),
        ]
        with Child("probe", source, level=level) as child:
            inside = child.call("stay_inside", [])
            if inside.value != ["1", "own.txt"]:
                raise NotStarted(inside.detail)
            for function, arguments in attempts:
                if child.call(function, arguments).error not in _KEPT_OUT:
                    yield function
