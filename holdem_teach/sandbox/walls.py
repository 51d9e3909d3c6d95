"""What stands around a warm interpreter at one level: how it is started."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path


class NotStarted(Exception):
    """A level does not work here, or not any longer; the argument says why."""


@dataclass(frozen=True)
class Walls:
    """A command that starts the program of :mod:`holdem_teach.sandbox.forks`.

    ``folder`` is where a child writes, if that lands on our disk; the command removes
    it in the end.
    """

    command: Sequence[str]
    environment: Mapping[str, str]
    folder: Path | None = None
