"""What the upper levels keep out, tried for real, and what children share."""

from __future__ import annotations

import os
import platform
from pathlib import Path

import pytest

from holdem_teach.sandbox import syscalls
from holdem_teach.sandbox.child import Child

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
def call_all(numbers):
    libc.syscall.restype = ctypes.c_long
    answers = []
    for number in numbers:
        answer = libc.syscall(number, -1, -1, -1, -1, -1, -1)
        answers.append((number, answer, ctypes.get_errno()))
    return answers
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


def test_all_other_system_calls_are_refused(upper: str) -> None:
    place = 0 if platform.machine() == "x86_64" else 1
    rules = (syscalls.VALUES, syscalls.WITHOUT)
    known = {call[place] for call in syscalls.CALLS.values()}
    known |= {rule[0][place] for rules_of in rules for rule in rules_of.values()}
    probes = {335, 336}  # on x86_64: answered before any filter, by a signal to oneself
    others = [number for number in range(600) if number not in known | probes]
    with Child("ex99", ATTEMPTS, level=upper) as child:
        answers = child.call("call_all", [others]).value
    assert answers == [(number, -1, 1) for number in others]
