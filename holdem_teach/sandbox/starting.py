"""How a child is started at each level of isolation."""

from __future__ import annotations

import atexit
import os
from collections import defaultdict
from typing import Final

from holdem_teach.sandbox import bubblewrap, landlock
from holdem_teach.sandbox.fresh import Fresh
from holdem_teach.sandbox.library import library_for
from holdem_teach.sandbox.process import Started
from holdem_teach.sandbox.walls import NotStarted
from holdem_teach.sandbox.warm import Forked, Warm

LEVELS: Final = ("bubblewrap", "landlock", "process")  # best first
_WALLS: Final = {"bubblewrap": bubblewrap.walls, "landlock": landlock.walls}
# Warm interpreters without a child, by our process (a fork of it shares none), level,
# names of the library and size of the disk
_idle: dict[tuple[object, ...], list[Warm]] = defaultdict(list)


def start(level: str, library: tuple[str, ...], disk: int) -> Started:
    """Start a child at a level.

    Raises
    ------
    NotStarted
        If the level does not work here.
    """
    if level == "process":
        return Fresh(library_for(library))
    idle = _idle[os.getpid(), level, library, disk]
    while idle:
        warm = idle.pop()
        try:
            return Forked(warm, idle)
        except NotStarted:  # the system may have ended it
            warm.close()
    return Forked(Warm(_WALLS[level](disk), library), idle)


@atexit.register
def end_idle() -> None:
    """End the warm interpreters that have no child."""
    for (process, *_), idle in _idle.items():
        while process == os.getpid() and idle:
            idle.pop().close()
