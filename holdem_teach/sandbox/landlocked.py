"""A program that starts another one and keeps it to a few files by Landlock.

It is given an order in JSON: the paths to be run, listed, read and written, and the
command and environment of the other. The rules stay, and nothing lifts them. When the
other has ended, however that was, the folder that it could write to is removed.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from typing import Any, Final

from landlockpy import AccessFS, Ruleset, Scope

_READ: Final = AccessFS.READ_FILE
_WRITE: Final = (
    AccessFS.READ_FILE
    | AccessFS.READ_DIR
    | AccessFS.WRITE_FILE
    | AccessFS.TRUNCATE
    | AccessFS.MAKE_REG
    | AccessFS.REMOVE_FILE
)


def main(order: str) -> None:
    """Start the command behind its rules, and clear up after it."""
    wanted = json.loads(order)
    child = os.fork()
    if child == 0:
        _become(wanted)
    os.close(0)  # the other's alone, so that the grader notices its end
    os.waitpid(child, 0)
    shutil.rmtree(wanted["write"], ignore_errors=True)


def _become(wanted: dict[str, Any]) -> None:
    """Set the rules and become the command."""
    os.chdir(wanted["write"])
    # what this kernel has of them: the filter of system calls refuses the rest
    with Ruleset(scoped=Scope.SIGNAL | Scope.ABSTRACT_UNIX_SOCKET) as rules:
        for path in wanted["run"]:
            rules.allow_path(path, _READ | AccessFS.EXECUTE)
        for path in wanted["list"]:
            rules.allow_path(path, AccessFS.READ_DIR)
        for path in wanted["read"]:
            rules.allow_path(path, _READ)
        rules.allow_path(wanted["write"], _WRITE)
        rules.allow_path(os.devnull, _READ | AccessFS.WRITE_FILE)
        rules.restrict()
    command = wanted["command"]
    os.execve(command[0], command, wanted["environment"])


if __name__ == "__main__":
    main(sys.argv[1])
