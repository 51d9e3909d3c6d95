"""What the upper levels keep out, tried for real; all of it as an ordinary user too."""

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

ATTEMPTS = b"""
import ctypes, fcntl, mmap, os, resource, shutil, signal, socket, subprocess, sys
import tempfile, threading, multiprocessing
libc = ctypes.CDLL(None, use_errno=True)
def checked(result):
    if result < 0: raise OSError(ctypes.get_errno(), "refused")
    return result
def attempt(text, names):
    return repr(eval(text, globals() | names))[:200]
def descriptors():
    found = []
    for number in range(256):
        try: os.fstat(number)
        except OSError: continue
        found.append(number)
    return found
def environment(): return sorted(os.environ)
def inside(): return os.listdir(".")
def leave(name):
    with open(name, "w") as file: file.write("left")
    return os.listdir(".")
def parent(): return os.getppid()
def user(): return os.getuid()
"""
# Each is an expression; `secret` is a file of ours, `grader` our process, `port` one
# that we listen at, `warm` what has forked the child.
READING = [
    "open(secret).read()",
    "open('/etc/passwd').read()",
    "os.listdir(os.path.dirname(secret))",
    "os.listdir('/proc')",
    "os.listdir('/dev/shm')",
    "open(f'/proc/{grader}/environ').read()",
    "open(f'/proc/{grader}/mem', 'rb').read(1)",
    "open(f'/proc/{warm}/mem', 'rb').read(1)",
    "open(f'/proc/{warm}/cmdline').read()",
    "os.readlink(f'/proc/{grader}/cwd')",
    "shutil.copy(secret, 'copy')",
    "os.link(secret, 'link')",
    "os.symlink(secret, 'link')",
    "checked(libc.ptrace(16, warm, 0, 0))",
    "checked(libc.ptrace(16, grader, 0, 0))",
    "checked(libc.process_vm_readv(warm, None, 0, None, 0, 0))",
    "checked(libc.pidfd_open(warm, 0))",
    "checked(libc.syscall(434, grader, 0))",
    "checked(libc.syscall(425, 1, None))",
]
CHANGING = [
    "open(secret, 'w')",
    "open(secret, 'a')",
    "open(os.path.dirname(secret) + '/new', 'w')",
    "os.unlink(secret)",
    "os.rename(secret, secret + '2')",
    "os.truncate(secret, 0)",
    "os.chmod(secret, 0o777)",
    "os.chown(secret, os.getuid(), os.getgid())",
    "os.utime(secret)",
    "os.setxattr(secret, 'user.x', b'1')",
    "os.mkdir('folder')",
    "os.open('.', os.O_TMPFILE | os.O_RDWR)",
    "os.unlink('own')",
    "os.mkfifo('pipe')",
    "os.chdir('/')",
    "os.chroot('.')",
    "os.setuid(0)",
    "os.setgid(0)",
    "checked(libc.unshare(0x10000000))",
    "checked(libc.mount(b'none', b'/', b'tmpfs', 0, None))",
    "resource.prlimit(warm, resource.RLIMIT_NOFILE, (0, 0))",
    "checked(libc.shmget(0, 4096, 0o1600))",
    "os.memfd_create('x')",
]
LEAVING = [
    "socket.socket(socket.AF_INET, socket.SOCK_STREAM)",
    "socket.socket(socket.AF_INET, socket.SOCK_DGRAM)",
    "socket.socket(socket.AF_INET6, socket.SOCK_STREAM)",
    "socket.socket(socket.AF_INET6, socket.SOCK_DGRAM)",
    "socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)",
    "socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)",
    "socket.socket(socket.AF_NETLINK, socket.SOCK_RAW)",
    "socket.socketpair()",
    "socket.create_connection(('127.0.0.1', port))",
    "socket.getaddrinfo('localhost', 80)",
]
STARTING = [
    "os.fork()",
    "os.posix_spawn('/bin/true', ['true'], {})",
    "os.execv(sys.executable, [sys.executable, '-c', ''])",
    "subprocess.Popen([sys.executable, '-c', ''])",
    "os.system('true') and None or checked(-1)",
    "threading.Thread(target=print).start()",
    "multiprocessing.Process(target=print).start()",
    "os.kill(grader, 0)",
    "os.kill(warm, signal.SIGKILL)",
    "os.kill(-1, signal.SIGKILL)",
    "os.killpg(0, signal.SIGKILL)",
    "signal.setitimer(signal.ITIMER_REAL, 1)",
    "fcntl.fcntl(1, fcntl.F_SETOWN, warm)",
    "fcntl.fcntl(1, fcntl.F_SETSIG, signal.SIGKILL)",
    "os.nice(1)",
    "os.setsid()",
]


@pytest.fixture
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cold: None) -> Path:
    """A folder for all temporary files of a test."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    tmp_path.chmod(0o755)
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.mark.parametrize(
    "attempts",
    [READING, CHANGING, LEAVING, STARTING],
    ids=["reading", "changing", "leaving", "starting"],
)
def test_nothing_else_is_within_reach(
    upper: str, attempts: list[str], tmp_path: Path
) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("secret", encoding="utf-8")
    names = {"secret": str(secret), "grader": os.getpid(), "port": 9}
    got_out = {}
    with Child("ex99", ATTEMPTS, level=upper) as child:
        names["warm"] = child.call("parent", []).value
        for text in attempts:
            reply = child.call("attempt", [text, names])
            if reply.status != "raised" or "NameError" in reply.error:
                got_out[text] = reply
    assert got_out == {}
    assert secret.read_text(encoding="utf-8") == "secret"
    assert [path.name for path in tmp_path.iterdir()] == ["secret.txt"]


def test_it_has_no_more_than_its_own(upper: str) -> None:
    with Child("ex99", ATTEMPTS, level=upper) as child:
        assert child.call("inside", []).value == []
        # an empty input, twice what it prints, its requests and its replies
        assert len(child.call("descriptors", []).value) == 5
        environment = set(child.call("environment", []).value)
        assert environment <= {"HOME", "LC_CTYPE", "TEMP", "TMP", "TMPDIR"}
        as_root = upper == "landlock" and os.geteuid() == 0  # in root's closed home
        assert as_root or child.call("user", []).value != 0


def test_children_share_the_interpreter_and_nothing_else(upper: str) -> None:
    spoil = b"""
import builtins, json, os, sys
def spoil():
    json.loads = json.dumps = None
    builtins.len = lambda held: 7
    sys.modules["math"] = None
    open("left", "w").close()
    return os.getppid()
"""
    look = b"""
import os
def look():
    import math
    return [os.getppid(), len("abc"), os.listdir("."), math.floor(1.5)]
"""
    with Child("ex99", spoil, level=upper) as child:
        reply = child.call("spoil", [])
        assert reply.status != "answered"  # it has broken its own way to answer
    with Child("ex99", ATTEMPTS, level=upper) as child:
        warm = child.call("parent", []).value
        assert child.call("leave", ["left"]).value == ["left"]
    with Child("ex99", look, level=upper) as child:
        assert child.call("look", []).value == [warm, 3, [], 1]


def test_two_students_files_can_run_side_by_side(upper: str) -> None:
    with (
        Child("ex98", ATTEMPTS, level=upper) as one,
        Child("ex99", ATTEMPTS, level=upper) as other,
    ):
        assert one.call("leave", ["mine"]).value == ["mine"]
        assert other.call("inside", []).value == []


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
    with Child("ex99", ATTEMPTS, limits, level=upper) as child:
        assert child.call("inside", []).value == []


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
    with Child("ex99", ATTEMPTS, level=upper) as child:
        child.call("leave", ["left"])
        assert of_ours(since)
    starting.end_idle()
    assert gone(since)
    assert list(apart.iterdir()) == []


def test_nothing_runs_on_when_the_grader_is_killed(upper: str, root: Path) -> None:
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
    with subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE) as grader:
        assert grader.stdout
        assert grader.stdout.readline() == b"ready\n"
        assert of_ours(since)
        time.sleep(0.2)
        grader.send_signal(signal.SIGKILL)
    assert gone(since)


def test_a_warm_interpreter_that_was_ended_is_replaced(upper: str, cold: None) -> None:
    since = time.time() - 1
    with Child("ex99", ATTEMPTS, level=upper) as child:
        child.load()
    end_all(since)
    assert gone(since)
    with Child("ex99", ATTEMPTS, level=upper) as child:
        assert child.call("inside", []).value == []


def test_it_is_no_fault_of_the_file_if_its_interpreter_is_ended(
    upper: str, cold: None
) -> None:
    since = time.time() - 1
    with Child("ex99", ATTEMPTS, level=upper) as child:
        child.load()
        end_all(since)
        with pytest.raises(NotStarted, match="ended by somebody else"):
            child.call("inside", [])


def closed_folders(paths: list[Path]) -> dict[Path, list[Path]]:
    """Return the outermost folders that others cannot enter, and what is in each."""
    closed: dict[Path, list[Path]] = {}
    for path in paths:
        for parent in reversed(path.parents):
            if not parent.stat().st_mode & 0o001:
                closed.setdefault(parent, []).append(path)
                break
    return closed


def as_ordinary_user(needed: list[Path]) -> list[str]:
    """Return what a command is put behind, so that an ordinary user runs it.

    A home that is closed to others is opened for what stands in it and is needed, in a
    view of the files that this command alone has.
    """
    options = []
    for folder, within in closed_folders(needed).items():
        options += ["--perms", "0755", "--tmpfs", str(folder)]
        inner = {p for path in within for p in path.parents if folder in p.parents}
        for parent in sorted(inner):
            options += ["--perms", "0755", "--dir", str(parent)]
        for path in within:
            options += ["--ro-bind", str(path), str(path)]
    view = ["bwrap", "--dev-bind", "/", "/", *options, "--"] if options else []
    powers = ["--clear-groups", "--bounding-set=-all", "--inh-caps=-all"]
    return [*view, "setpriv", "--reuid=12345", "--regid=12345", *powers, "--"]


def test_all_of_this_holds_for_an_ordinary_user(root: Path, tmp_path: Path) -> None:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("an ordinary user runs these tests already")
    needed = [root, Path(sys.prefix), Path(sys.base_prefix)]
    home = Path(tempfile.mkdtemp(prefix="ordinary-"))
    home.chmod(0o777)
    tests = [f"tests/sandbox/test_{name}.py" for name in ("hostile", "levels", "walls")]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-m",
        "slow",
        "-p",
        "no:cacheprovider",
    ]
    command += ["-k", "not ordinary_user", f"--basetemp={home}/t", *tests]
    environment = os.environ | {
        "HOME": str(home),
        "PYTHONDONTWRITEBYTECODE": "1",
        "NUMBA_CACHE_DIR": str(home / "numba"),
        "TMPDIR": str(home),
    }
    try:
        done = subprocess.run(
            [*as_ordinary_user(needed), *command],
            cwd=root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        subprocess.run(["rm", "-rf", str(home)], check=True)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert "skipped" not in done.stdout.splitlines()[-1]
