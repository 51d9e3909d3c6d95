"""Run ``python -m holdem_teach`` as on a system without POSIX: a stand-in for Windows.

It takes away what is not there, and refuses what ``subprocess`` refuses there.
"""

from __future__ import annotations

import multiprocessing
import os
import platform
import runpy
import select
import signal
import subprocess
import sys

MODULES = ("fcntl", "grp", "pwd", "resource", "termios", "tty")
OS_NAMES = ("fork", "forkpty", "getuid", "geteuid", "killpg", "setsid", "getloadavg")
SIGNALS = ("SIGALRM", "SIGXCPU", "setitimer", "alarm", "pthread_kill")
POPEN_ARGUMENTS = ("preexec_fn", "pass_fds", "process_group", "user", "group", "umask")


class Popen(subprocess.Popen):
    """Refuses what does not work on Windows."""

    def __init__(self, *arguments, **options):
        for name in POPEN_ARGUMENTS:
            if options.pop(name, None):
                raise ValueError(f"{name} is not supported on Windows platforms")
        super().__init__(*arguments, **options)


def take_away() -> None:
    # What others build or branch for each system is loaded as it is on this one.
    import asyncio  # noqa: F401

    import psutil  # noqa: F401

    for name in MODULES:
        sys.modules[name] = None  # type: ignore[assignment]
    for name in OS_NAMES:
        delattr(os, name)
    del select.poll
    for name in SIGNALS:
        delattr(signal, name)
    platform.system = lambda: "Windows"
    subprocess.Popen = Popen
    multiprocessing.set_start_method("spawn")


if __name__ == "__main__":
    take_away()
    sys.argv = ["holdem_teach", *sys.argv[1:]]
    runpy.run_module("holdem_teach", run_name="__main__", alter_sys=True)
