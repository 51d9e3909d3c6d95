"""The level *landlock*: rules of the kernel on files, kept by the process itself.

It needs no program and no namespaces, so it works inside most containers. It sees the
same files as at the level *bubblewrap*; what it writes lands in a folder on our disk.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from holdem_teach.sandbox.fresh import environment
from holdem_teach.sandbox.interpreter import command, readable
from holdem_teach.sandbox.walls import NotStarted, Walls
from holdem_teach.words import say

_LAUNCHER: Final = Path(__file__).with_name("landlocked.py")


def walls(disk: int) -> Walls:
    """Return the walls of Landlock; how much is written has to be watched.

    Raises
    ------
    NotStarted
        If the kernel has none, or the package is not installed.
    """
    try:
        from landlockpy import supported
    except ImportError:
        raise NotStarted(say("sandbox.no_landlockpy")) from None
    if not supported():
        raise NotStarted(say("sandbox.no_landlock"))
    seen = readable()
    folder = Path(mkdtemp(prefix="holdem-teach-"))
    if os.geteuid() == 0:  # by then it may have become nobody
        folder.chmod(0o777)
    order = {
        "run": [str(path) for path in seen.files],
        "list": [str(path) for path in seen.folders],
        "read": [str(path) for path in seen.without_packages()],
        "write": str(folder),
        "command": command(str(seen.interpreter)),
        "environment": environment(str(folder)),
    }
    launched = [sys.executable, "-P", str(_LAUNCHER), json.dumps(order)]
    return Walls(launched, os.environ, folder)
