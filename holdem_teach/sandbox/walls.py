"""What stands around a warm interpreter at one level: how it is started."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from tempfile import TemporaryDirectory


class NotStarted(Exception):
    """A level does not work here, or not any longer; the argument says why."""


@dataclass(frozen=True)
class Walls:
    """A command that starts the program of :mod:`holdem_teach.sandbox.forks`.

    ``folder`` is where a child writes, if that lands on our disk.
    """

    command: Sequence[str]
    environment: Mapping[str, str]
    folder: TemporaryDirectory[str] | None = None
