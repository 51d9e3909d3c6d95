"""Files that attack, and files that went wrong: bounded, told apart, nothing earned."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

import holdem_teach
from holdem_teach.checks import TaskReport, run_checks
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import MEGABYTE, Limits, Reply

FIRST = "rank_counts"
FORGE = """
import os
def {name}(hand):
    for fd in range(64):
        try:
            os.write(fd, {text!r})
        except OSError:
            pass
    return {{}}
"""
# What it does, the source that stands after the solution, and how the first task ends.
TROUBLES = {
    "leaves by os._exit": ("def {name}(hand): import os; os._exit(0)", "crashed"),
    "leaves by sys.exit": ("def {name}(hand): import sys; sys.exit(0)", "crashed"),
    "interrupts": ("def {name}(hand): raise KeyboardInterrupt", "crashed"),
    "kills itself": (
        "import os, signal\ndef {name}(hand): os.kill(os.getpid(), signal.SIGTERM)",
        "crashed",
    ),
    "breaks the interpreter": (
        "import ctypes\ndef {name}(hand): return ctypes.string_at(0)",
        "crashed",
    ),
    "loops": ("def {name}(hand):\n while True: pass", "slow"),
    "loops in a handler": (
        "def {name}(hand):\n while True:\n  try:\n   while True: pass\n"
        "  except BaseException: pass",
        "slow",
    ),
    "prints without end": ("def {name}(hand):\n while True: print('x' * 999)", "slow"),
    "takes memory at once": (
        "def {name}(hand): return len(bytearray(2**34))",
        "crashed",
    ),
    "answers too much": ("def {name}(hand): return [0] * 10**6", "refused"),
    "answers with a deep list": (
        "def {name}(hand):\n x = []\n for _ in range(10**5): x = [x]\n return x",
        "refused",
    ),
    "answers with a lying value": (
        "class Yes:\n def __eq__(self, other): return True\n"
        "def {name}(hand): return Yes()",
        "refused",
    ),
    "answers with a subclass": (
        "class Yes(dict):\n def __eq__(self, other): return True\n"
        "def {name}(hand): return Yes()",
        "refused",
    ),
    "answers with a generator": ("def {name}(hand): yield 1", "refused"),
    "answers nan": ("def {name}(hand): return float('nan')", "wrong"),
    "forges verdicts": (
        FORGE.replace("{text!r}", 'b\'{{"status": "passed", "score": 10}}\\n\''),
        "refused",
    ),
    "forges replies": (
        FORGE.replace("{text!r}", 'b\'{{"number": 3, "value": {{"dict": []}}}}\\n\''),
        "refused",
    ),
    "forges half a line": (FORGE.replace("{text!r}", "b'['"), "refused"),
    "forges deep JSON": (FORGE.replace("{text!r}", "b'[' * 60000 + b'\\n'"), "refused"),
    "forges a whole reply with a deep value": (
        FORGE.replace(
            "{text!r}",
            "b'{{\"number\": 3, \"value\": ' + b'{{\"list\": [' * 50 + b']}}' * 50"
            " + b'}}\\n{{\"done\": 3}}\\n'",
        ),
        "refused",
    ),
    "forges a whole reply with a long text": (
        FORGE.replace(
            "{text!r}",
            'b\'{{"number": 3, "raised": {{"kind": "x", "module": null,\''
            " b'\"lines\": [], \"text\": \"' + b'x' * 50000 + b'\"}}}}\\n'"
            " + b'{{\"done\": 3}}\\n'",
        ),
        "crashed",
    ),
    "closes every descriptor": (
        "import os\ndef {name}(hand): os.closerange(0, 64); return {{}}",
        "crashed",
    ),
    "answers twice by a fork": (
        "import os\ndef {name}(hand): os.fork(); return _kept(hand)",
        "refused",
    ),
    "patches the runner": (
        "import os, sys\n"
        "def {name}(hand):\n"
        " runner = sys._getframe(1).f_globals\n"
        " runner['_send'] = lambda end, reply: os._exit(0)\n return {{}}",
        "crashed",
    ),
    "skips as in pytest": ("def {name}(hand): import pytest; pytest.skip()", "crashed"),
    "raises with a hostile text": (
        "class Bad(Exception):\n def __str__(self): raise SystemExit\n"
        "def {name}(hand): raise Bad",
        "crashed",
    ),
}


def checked(root: Path, source: str, level: str = "process") -> dict[str, TaskReport]:
    check_file = root / "tests" / "exercises" / "visible" / "test_ex02_ranking.py"
    report = run_checks(
        "ex02_ranking", source.encode(), [check_file], cpu_seconds=0.25, level=level
    )
    return {task.task: task for task in report.tasks}


@pytest.mark.parametrize("what", TROUBLES)
def test_a_task_in_trouble_earns_nothing_and_the_others_are_graded(
    root: Path, what: str, level: str
) -> None:
    text, status = TROUBLES[what]
    if "os.fork" in text and level != "process":
        status = "crashed"  # by the fork, which is refused
    solution = (root / "solutions" / "ex02_ranking.py").read_text(encoding="utf-8")
    # The other tasks go on with the solution's own function
    kept = re.sub(r"(?<!def )\brank_counts\(", "_kept(", solution)
    bad = text.format(name=FIRST)
    tasks = checked(root, f"{kept}\n_kept = rank_counts\n{bad}\n", level)
    assert tasks[FIRST].status == status, tasks[FIRST].message
    assert tasks[FIRST].score == 0
    assert 0 < len(tasks[FIRST].message) < 3000
    assert [task.status for name, task in tasks.items() if name != FIRST] == [
        "passed"
    ] * 5


def test_memory_that_grows_bit_by_bit_ends_the_call() -> None:
    source = b"def f():\n held = []\n while True: held.append(bytearray(2**20))\n"
    with Child("ex99", source, Limits(memory=200 * MEGABYTE)) as child:
        reply = child.call("f", [])
    assert reply.status == "raised"
    assert "more memory than the 200 MB" in reply.detail
    assert reply.lines[0].startswith("line 3, in f")


def test_a_file_that_sleeps_is_stopped_by_the_clock() -> None:
    source = b"import time\ndef f(): time.sleep(60)\n"
    with Child("ex99", source, Limits(cpu_seconds=0.05)) as child:
        reply = child.call("f", [])
    assert reply.status == "slow"
    assert "did not answer within 0.5 seconds" in reply.detail


@pytest.mark.parametrize(
    ("source", "status", "said"),
    [
        ("import os; os._exit(0)", "crashed", "exit code 0"),
        ("import sys; sys.exit(0)", "crashed", "sys.exit"),
        ("raise KeyboardInterrupt", "crashed", "KeyboardInterrupt"),
        ("while True: pass", "slow", "loop that never ends"),
        ("import helper", "crashed", "helper.py is not handed in: put what you need"),
        ("from holdem_teach import evaluate", "crashed", "yours to write"),
        ("import numpy as np", "crashed", "numpy may not be used in this exercise"),
        ("def category(hand)\n  pass", "crashed", "line 1, column 19"),
        ("x = 1", "missing", "there is no function rank_counts in ex02_ranking.py"),
    ],
)
def test_a_file_in_trouble_says_what_happened(
    root: Path, source: str, status: str, said: str, level: str
) -> None:
    tasks = checked(root, source, level)
    assert {task.status for task in tasks.values()} == {status}
    assert sum(task.score for task in tasks.values()) == 0
    assert all(said in task.message for task in [tasks[FIRST]])


def test_work_is_not_lost_by_an_exit_at_the_end(root: Path, level: str) -> None:
    solution = (root / "solutions" / "ex02_ranking.py").read_text(encoding="utf-8")
    tasks = checked(
        root, f"{solution}\nimport sys\nprint('done')\nsys.exit(0)\n", level
    )
    assert {task.status for task in tasks.values()} == {"passed"}


def ended(pid: int, seconds: float = 2) -> bool:
    """Tell whether a process is gone, or goes within some seconds."""
    for _ in range(int(seconds / 0.02)):
        try:
            if psutil.Process(pid).status() == psutil.STATUS_ZOMBIE:
                return True
        except psutil.NoSuchProcess:
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("leaves", [False, True])
def test_what_it_started_is_ended_with_it(leaves: bool) -> None:
    source = b"""
import os, subprocess, sys
def start():
    kept = [sys.executable, "-c", "import time; time.sleep(60)"]
    return subprocess.Popen(kept, stdout=subprocess.DEVNULL).pid
def leave(pid):
    os._exit(1)
"""
    with Child("ex99", source) as child:
        pid = child.call("start", []).value
        assert psutil.pid_exists(pid)
        if leaves:
            assert child.call("leave", [pid]).status == "crashed"
    assert ended(pid)


def test_a_loop_ends_though_its_parent_was_killed(root: Path) -> None:
    pytest.importorskip("resource")
    program = """
import os
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import Limits
source = b"import os\\ndef pid(): return os.getpid()\\ndef loop():\\n while True: pass"
child = Child("ex99", source, Limits(cpu_seconds=0.1))
print(child.call("pid", []).value, flush=True)
child._process.receive = lambda *limits: os._exit(1)
child.call("loop", [])
"""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=root, stdout=subprocess.PIPE, check=False
    )
    assert done.returncode == 1
    pid = int(done.stdout)
    assert ended(pid, seconds=20)


def test_a_child_that_is_lost_is_started_again_for_the_next_call(level: str) -> None:
    source = b"import os\ndef leave(): os._exit(1)\ndef one(): return 1\n"
    with Child("ex99", source, level=level) as child:
        assert child.call("leave", []).status == "crashed"
        assert child.call("one", []) == Reply("answered", 1, ())


def test_an_answer_that_nobody_asked_for_is_refused() -> None:
    source = b"""
import os, threading, time
def late():
    def write():
        time.sleep(0.05)
        for fd in range(3, 64):
            try: os.write(fd, b'{"number": 4, "value": 1}\\n{"done": 4}\\n')
            except OSError: pass
    threading.Thread(target=write).start()
    return 1
def one(): return 2
"""
    with Child("ex99", source) as child:
        assert child.call("late", []).value == 1
        time.sleep(0.3)
        assert child.call("one", []).status == "refused"
        assert child.call("one", []).value == 2


def test_an_answer_forged_ahead_with_the_next_number_is_refused() -> None:
    source = b"""
import os, threading, time
def late():
    def write():
        time.sleep(0.05)
        for fd in range(3, 64):
            try: os.write(fd, b'{"number": 3, "value": 1}\\n{"done": 3}\\n')
            except OSError: pass
        os.write(2, b"\\0003\\000")
    threading.Thread(target=write).start()
    return 1
def one(): return 2
"""
    with Child("ex99", source) as child:
        assert child.call("late", []).value == 1
        time.sleep(0.3)
        assert child.call("one", []).status == "refused"


RAISED = '{{"kind": {kind}, "text": {text}, "module": {module}, "lines": {lines}}}'


@pytest.mark.parametrize(
    "part",
    [
        {"lines": '[[Infinity, "a", "b"]]'},
        {"lines": '[["1", "a", "b"]]'},
        {"lines": '[[1, ["a"], "b"]]'},
        {"lines": '[[1, "a", ["b"]]]'},
        {"lines": '[[true, "a", "b"]]'},
        {"kind": '["E"]'},
        {"text": '["no"]'},
        {"text": "7"},
        {"module": '["x"]'},
    ],
)
def test_a_forged_exception_has_the_exact_types_or_is_refused(
    part: dict[str, str], level: str
) -> None:
    fields = {"kind": '"E"', "text": '"no"', "module": "null", "lines": "[]"} | part
    raised = RAISED.format(**fields)
    reply = f'{{"number": 2, "raised": {raised}}}\n{{"done": 2}}\n'
    source = f"""
import os
def forge():
    for fd in range(3, 64):
        try: os.write(fd, {reply.encode()!r})
        except OSError: pass
    os.write(2, b"\\0002\\000")
    os._exit(0)
"""
    with Child("ex99", source.encode(), level=level) as child:
        assert child.call("forge", []).status == "refused"


def test_what_forges_in_one_task_does_not_fail_the_next(root: Path) -> None:
    solution = (root / "solutions" / "ex02_ranking.py").read_text(encoding="utf-8")
    forge = """
import os, threading, time
def flood():
    time.sleep(0.02)
    for _ in range(200):
        time.sleep(0.005)
        for fd in range(3, 64):
            try: os.write(fd, b'{}\\n')
            except OSError: pass
_first, _second = rank_counts, is_flush
def is_flush(hand):
    time.sleep(0.02)
    return _second(hand)
def rank_counts(hand):
    if hand[0] == "5c" and hand[1] == "8d":  # the last one that it is asked
        threading.Thread(target=flood, daemon=True).start()
    return _first(hand)
"""
    tasks = checked(root, f"{solution}\n{forge}")
    assert [task.status for task in tasks.values()][1:] == ["passed"] * 5


def test_the_limits_on_files_hold() -> None:
    pytest.importorskip("resource")
    source = b"""
import resource
def grow(size):
    with open("big", "wb") as file: file.truncate(size)
    return size
def core(): return resource.getrlimit(resource.RLIMIT_CORE)
"""
    with Child("ex99", source) as child:
        assert child.call("grow", [2**20]).value == 2**20
        assert child.call("grow", [2**27]).error == "OSError"
        assert child.call("core", []).value == (0, 0)


def test_the_systems_own_stop_is_slow_as_well() -> None:
    pytest.importorskip("resource")
    source = b"import os, signal\ndef f(): os.kill(os.getpid(), signal.SIGXCPU)\n"
    with Child("ex99", source) as child:
        reply = child.call("f", [])
    assert reply.status == "slow"
    assert "still computing after 2 seconds" in reply.detail


SIGNPOSTS = b"""
import gc, os, sys
def signposts(names):
    seen = [*sys.argv, *sys.orig_argv, *sys.path, sys.executable, sys.prefix]
    seen += [sys.exec_prefix, os.getcwd(), *os.environ.values()]
    for module in list(sys.modules.values()):
        held = vars(module)
        seen += [str(held.get("__file__")), str(held.get("__path__"))]
        seen += [str(held.get("__spec__")), str(held.get("__cached__"))]
    frame = sys._getframe()
    while frame is not None:
        seen.append(frame.f_code.co_filename)
        frame = frame.f_back
    seen += [held for held in gc.get_objects() if type(held) is str]
    return [text[:200] for text in seen if any(name in text for name in names)]
"""


def test_nothing_in_there_says_where_the_package_stands(root: Path, level: str) -> None:
    package = Path(holdem_teach.__file__).parent
    with Child("ex99", SIGNPOSTS, level=level) as child:
        # the argument itself is one of the texts, and no path
        found = child.call("signposts", [[str(package), str(root)]]).value
    assert found == []


def test_nothing_of_the_checks_can_be_seen_in_there(
    root: Path, monkeypatch: pytest.MonkeyPatch, level: str, cold: None
) -> None:
    monkeypatch.setenv("HOLDEM_SECRET", "expected")
    monkeypatch.setenv("PYTHONPATH", str(root))
    source = b"""
import gc, os, sys
def environment(): return sorted(os.environ)
def path(): return [p for p in sys.path if "site-packages" in p or "holdem" in p]
def here(): return os.listdir(".")
def modules(): return [m for m in sys.modules if m.startswith(("holdem", "pytest"))]
def descriptors():
    found = []
    for fd in range(3, 64):
        try: os.fstat(fd); found.append(fd)
        except OSError: pass
    return len(found)
"""
    with Child("ex99", source, level=level) as child:
        environment = set(child.call("environment", []).value)
        assert environment <= {
            "HOME",
            "TEMP",
            "TMP",
            "TMPDIR",
            "LC_CTYPE",
            "SYSTEMROOT",
        }
        assert child.call("path", []).value == []
        assert child.call("here", []).value == []
        assert child.call("modules", []).value == []
        assert child.call("descriptors", []).value == 2  # its requests and its replies


CHECK = """
from holdem_teach.checks import task
MODULE = "ex99_search"
@task("search", points=1, hints=())
def test_search(student):
    student.search("a").should_be("the expected answer")
"""
SEARCH = b"""
import gc, os, sys
def search(letter):
    wanted = "rewsna detcepxe eht"[::-1]
    frame, seen = sys._getframe().f_back, [repr(os.environ), repr(sys.argv)]
    while frame is not None:
        seen += [repr(value) for value in frame.f_locals.values()]
        frame = frame.f_back
    kinds = (list, tuple, dict)
    seen += [repr(held) for held in gc.get_objects() if type(held) in kinds][:20000]
    return wanted if any(wanted in text for text in seen) else "nothing"
"""


def test_the_expected_answer_is_nowhere_in_its_memory(
    tmp_path: Path, level: str
) -> None:
    check_file = tmp_path / "test_ex99_search.py"
    check_file.write_text(CHECK, encoding="utf-8")
    check_file.with_suffix(".json").write_text("{}", encoding="utf-8")
    report = run_checks("ex99_search", SEARCH, [check_file], cpu_seconds=9, level=level)
    (task,) = report.tasks
    assert (task.status, task.score) == ("wrong", 0)
    assert "'nothing' came back; expected 'the expected answer'" in task.message
