"""What the level process does not keep out, as the page on trust says, line by line."""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest

from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import Limits

forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="it is tried with fork")
SOURCE = b"""
import os, signal, socket, subprocess, sys, time
def read(path):
    with open(path) as file: return file.read()
def change(path):
    with open(path, "w") as file: return file.write("changed")
def connect(port):
    with socket.create_connection(("127.0.0.1", port), 5) as there:
        return there.send(b"x")
def end(process):
    os.kill(process, signal.SIGTERM)
    return 1
def leave():
    sleep = [sys.executable, "-c", "import time; time.sleep(60)"]
    silent = dict.fromkeys(("stdout", "stderr"), subprocess.DEVNULL)
    subprocess.Popen(sleep, start_new_session=True, **silent)
def leave_behind():
    parent = os.fork()
    if parent == 0:
        leave()
        os._exit(0)
    os.waitpid(parent, 0)
def start_many():
    for _ in range(40):
        if os.fork() == 0:
            time.sleep(60)
    return 1
def start_many_and_stay():
    start_many()
    time.sleep(60)
def fill(names):
    for name in names:
        with open(name, "wb") as file: file.write(bytes(2**20))
    return len(names)
"""


def asked(function: str, *arguments: object) -> object:
    with Child("ex99", SOURCE) as child:
        return child.call(function, arguments).value


def reads(folder: Path) -> bool:
    (folder / "solution").write_text("the answer", encoding="utf-8")
    return asked("read", str(folder / "solution")) == "the answer"


def changes(folder: Path) -> bool:
    (folder / "gradebook").write_text("marks", encoding="utf-8")
    return asked("change", str(folder / "gradebook")) == 7


def uses_the_network(folder: Path) -> bool:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return asked("connect", server.getsockname()[1]) == 1


def ends_programs(folder: Path) -> bool:
    with Child("ex98", b"import time\ndef wait(): time.sleep(60)") as other:
        other.load()
        assert other._process is not None
        started = other._process.started
        asked("end", started._popen.pid)  # type: ignore[attr-defined]
        return started.has_ended(patience=5)


def leaves_one_running(folder: Path) -> bool:
    before = set(psutil.pids())
    asked("leave_behind")
    left = []
    for process in psutil.process_iter(["cmdline"]):
        asleep = "import time; time.sleep(60)" in (process.info["cmdline"] or [])
        if asleep and process.pid not in before:
            left.append(process)
    for process in left:
        with contextlib.suppress(psutil.Error):
            process.kill()
    return bool(left)


def starts_or_fills_fast(folder: Path) -> bool:
    """It is a race, so it is run until it is won once."""
    names = [str(folder / f"part {number}") for number in range(32)]
    started = any(asked("start_many") == 1 for _ in range(20))
    return started and any(asked("fill", names) == 32 for _ in range(20))


LINES: dict[str, Callable[[Path], bool]] = {
    "read every file that you can read": reads,
    "change or delete every file that you can write": changes,
    "use the network": uses_the_network,
    "find your other programs, and end them": ends_programs,
    "start programs, and leave one running that has cut itself off": leaves_one_running,
    "start processes or fill the disk faster than somebody looks": starts_or_fills_fast,
}


@pytest.mark.slow
@forks
@pytest.mark.parametrize("line", LINES)
def test_the_page_lists_what_is_not_kept_out(line: str, tmp_path: Path) -> None:
    assert LINES[line](tmp_path)


def test_the_list_is_whole(root: Path) -> None:
    page = (root / "notebooks" / "teacher" / "trust.md").read_text(encoding="utf-8")
    listed = page.partition("## What the level process")[2].partition("\n\n-")[2]
    lines = f"-{listed}".partition("\n\n")[0].split("\n- ")
    assert len(lines) == len(LINES)
    for line, said in zip(lines, LINES, strict=True):
        assert said in " ".join(line.split())


@forks
def test_many_processes_are_seen_by_who_looks() -> None:
    with Child("ex99", SOURCE, Limits(cpu_seconds=5)) as child:
        reply = child.call("start_many_and_stay", [])
    assert (reply.status, "too many" in reply.detail) == ("crashed", True)


def test_what_it_writes_beside_the_limit_is_seen_after_the_call() -> None:
    with Child("ex99", SOURCE) as child:
        assert child.call("fill", [["a", "b"]]).value == 2
        reply = child.call("fill", [[str(number) for number in range(20)]])
    assert (reply.status, "more than 16 MB" in reply.detail) == ("crashed", True)
