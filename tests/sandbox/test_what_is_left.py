"""What a file may take at the upper levels, and that nothing is left of it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil
import pytest

from holdem_teach.sandbox import interpreter, starting
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import MEGABYTE, Limits
from holdem_teach.sandbox.walls import NotStarted

pytestmark = pytest.mark.slow

FILES = b"""
import os
def inside(): return os.listdir(".")
def leave(name):
    with open(name, "w") as file: file.write("left")
    return os.listdir(".")
"""
FLAGS = b"""
import fcntl, os
def each(called, *arguments):
    for number in range(8):
        try: yield called(number, *arguments)
        except OSError: yield -1
def flags(): return list(each(fcntl.fcntl, fcntl.F_GETFL))
def set_all(): return len(list(each(fcntl.fcntl, fcntl.F_SETFL, os.O_APPEND)))
"""
LIMITED = b"""
import os
def loop():
    while True: pass
def sleep():
    import time
    time.sleep(60)
def grow():
    held = []
    while True: held.append(bytearray(2**20))
def stack(): return stack()
def talk():
    while True: print("x" * 999)
def files():
    held = [open("own", "w")]
    while len(held) < 500: held.append(open("own"))
def fill():
    for number in range(1000):
        with open(f"part {number}", "wb") as file: file.write(bytes(2**20))
def fill_with_nothing():
    number = 0
    while True:
        open(f"part {number}", "w").close()
        number += 1
def map_file():
    import mmap
    file = open("own", "w+b")
    file.truncate(2**40)
"""


@pytest.fixture
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cold: None) -> Path:
    """A folder for all temporary files of a test."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    tmp_path.chmod(0o755)
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.mark.parametrize(
    ("function", "statuses", "said"),
    [
        ("loop", ["slow"], "still computing"),
        ("sleep", ["slow"], "did not answer"),
        ("grow", ["raised"], "more memory than the 200 MB"),
        ("stack", ["raised"], "RecursionError"),
        ("talk", ["slow"], "still computing"),
        ("files", ["raised"], "Too many open files"),
        ("fill", ["raised", "crashed"], ""),
        ("fill_with_nothing", ["crashed", "slow"], ""),
        ("map_file", ["raised"], "File too large"),
    ],
)
def test_what_it_takes_is_limited_and_given_back(
    upper: str, function: str, statuses: list[str], said: str, apart: Path
) -> None:
    seconds = 0.2 if statuses == ["slow"] else 2.0
    limits = Limits(cpu_seconds=seconds, memory=200 * MEGABYTE)
    with Child("ex99", LIMITED, limits, level=upper) as child:
        reply = child.call(function, [])
        written = sum(path.stat().st_size for path in apart.rglob("*"))
    assert reply.status in statuses, reply
    assert said in reply.detail
    assert written < 2 * limits.disk
    with Child("ex99", FILES, limits, level=upper) as child:
        assert child.call("inside", []).value == []


def test_flags_of_open_files_do_not_reach_the_next_child(upper: str) -> None:
    with Child("ex99", FLAGS, level=upper) as child:
        before = child.call("flags", []).value
        child.call("set_all", [])
        child.close()
        assert child.call("flags", []).value == before != [-1] * 8


def of_ours(since: float) -> list[psutil.Process]:
    """Return the processes with a program of a child that have started since then."""
    found = []
    for process in psutil.process_iter(["cmdline", "create_time", "ppid"]):
        runs_ours = interpreter._PROGRAM in (process.info["cmdline"] or [])
        if runs_ours and process.info["create_time"] >= since:
            found.append(process)
    mine = {each.pid for each in psutil.Process().children(recursive=True)}
    return [each for each in found if each.pid in mine or each.info["ppid"] == 1]


def gone(since: float, seconds: float = 5) -> bool:
    deadline = time.monotonic() + seconds
    while of_ours(since) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not of_ours(since)


def end_all(since: float) -> None:
    for process in of_ours(since):
        with contextlib.suppress(psutil.NoSuchProcess):  # with another of them
            process.kill()


def test_nothing_is_left_on_the_machine(upper: str, apart: Path) -> None:
    since = time.time() - 1
    with Child("ex99", FILES, level=upper) as child:
        child.call("leave", ["left"])
        assert of_ours(since)
    starting.end_idle()
    assert gone(since)
    assert list(apart.iterdir()) == []


def test_nothing_is_left_when_the_grader_is_killed(
    upper: str, root: Path, apart: Path
) -> None:
    program = """
import os, sys
from holdem_teach.sandbox.child import Child
child = Child("ex99", b"import time\\ndef sleep(): time.sleep(60)", level=sys.argv[1])
child.load()
print("ready", flush=True)
child.call("sleep", [])
"""
    since = time.time() - 1
    command = [sys.executable, "-c", program, upper]
    own = os.environ | {"TMPDIR": str(apart)}
    with subprocess.Popen(command, cwd=root, env=own, stdout=subprocess.PIPE) as grader:
        assert grader.stdout
        assert grader.stdout.readline() == b"ready\n"
        assert of_ours(since)
        time.sleep(0.2)
        grader.send_signal(signal.SIGKILL)
    assert gone(since)
    deadline = time.monotonic() + 5
    while list(apart.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert list(apart.iterdir()) == []


def test_a_warm_interpreter_that_was_ended_is_replaced(upper: str, cold: None) -> None:
    since = time.time() - 1
    with Child("ex99", FILES, level=upper) as child:
        child.load()
    end_all(since)
    assert gone(since)
    with Child("ex99", FILES, level=upper) as child:
        assert child.call("inside", []).value == []


def test_it_is_no_fault_of_the_file_if_its_interpreter_is_ended(
    upper: str, cold: None
) -> None:
    since = time.time() - 1
    with Child("ex99", FILES, level=upper) as child:
        child.load()
        end_all(since)
        with pytest.raises(NotStarted, match="ended by somebody else"):
            child.call("inside", [])
