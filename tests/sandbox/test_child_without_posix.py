"""The child where there is no resource, fork or process group: Windows' stand-in."""

from __future__ import annotations

import os
import types

import psutil
import pytest

from holdem_teach.sandbox import interpreter, process
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import MEGABYTE, Limits

TAKE_AWAY = """
import os, signal, sys
for name in ("resource", "fcntl", "pwd", "grp", "termios"):
    sys.modules[name] = None
for name in ("fork", "forkpty", "killpg", "setsid", "getuid"):
    delattr(os, name)
for name in ("SIGALRM", "SIGKILL", "setitimer", "alarm"):
    delattr(signal, name)
"""
SOURCE = b"""
import os, subprocess, sys
def double(x): print("doubling"); return 2 * x
def has_fork(): return hasattr(os, "fork")
def loop():
    while True: pass
def leave(): os._exit(3)
def grow():
    held = []
    while True: held.append(bytearray(2**24))
def start():
    kept = [sys.executable, "-c", "import time; time.sleep(60)"]
    return subprocess.Popen(kept, stdout=subprocess.DEVNULL).pid
"""


@pytest.fixture
def child(monkeypatch: pytest.MonkeyPatch) -> Child:
    monkeypatch.setattr(interpreter, "_PROGRAM", TAKE_AWAY + interpreter._PROGRAM)
    monkeypatch.delattr(os, "killpg")
    monkeypatch.setattr(process, "select", types.SimpleNamespace())
    return Child("ex99", SOURCE, Limits(cpu_seconds=2, memory=300 * MEGABYTE))


def test_calls_cross_and_output_is_kept(child: Child) -> None:
    with child:
        assert child.call("has_fork", []).value is False
        reply = child.call("double", [(1, "ä")])
    assert (reply.value, reply.printed) == ((1, "ä", 1, "ä"), "doubling\n")


def test_leaving_is_told(child: Child) -> None:
    with child:
        assert "exit code 3" in child.call("leave", []).detail
        assert child.call("double", [1]).value == 2


def test_memory_is_watched_from_outside(child: Child) -> None:
    with child:
        reply = child.call("grow", [])
    assert reply.status == "crashed"
    assert "more than 300 MB" in reply.detail


def test_what_it_started_is_ended(child: Child) -> None:
    with child:
        started = psutil.Process(child.call("start", []).value)
        assert started.is_running()
    psutil.wait_procs([started], timeout=2)
    assert not started.is_running() or started.status() == psutil.STATUS_ZOMBIE


def test_a_loop_is_stopped(child: Child) -> None:
    child.limits = Limits(cpu_seconds=0.2)
    with child:
        assert child.call("loop", []).status == "slow"
