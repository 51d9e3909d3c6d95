"""A thousand students, ten modules, three runs: what the page and exports cost."""

from __future__ import annotations

import csv
import os
import random
import subprocess
import sys

import pytest

MODULES = {
    f"ex{number:02}_made_up": {f"task_{place}": 2.0 for place in range(5)}
    for number in range(1, 11)
}
STATUSES = ("passed", "passed", "passed", "wrong", "crashed", "slow")
RUNS = 3
SECONDS = 5.0
GROWTH = 60_000  # kilobytes, from a tenth of the class to all of it
HEADER = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]


def make(made, students):
    """Fill a gradebook: all modules of all students, graded three times."""
    draw = random.Random(7)
    attempts = []
    for number in range(students):
        name = f"student {number:04}"
        made.student(name, "canvas", name, str(number))
        for module, tasks in MODULES.items():
            statuses = {task: draw.choice(STATUSES) for task in tasks}
            told = {"cases": f"f({draw.randrange(40)}) wrong int", "cause": ""}
            attempt = made.hand_in(name, module, statuses, **told)
            attempts.append((attempt, module, statuses, told))
    for _ in range(RUNS - 1):
        made.begin_run()
        for attempt, module, statuses, told in attempts:
            made.grade(attempt, module, statuses, **told)


def measured(*arguments):
    """Run a command; return what it took: seconds of the processor, kilobytes.

    Not by the clock: another program at work would make it seem slow.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "holdem_teach", *map(str, arguments)],
        stdout=subprocess.DEVNULL,
    )
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    return used.ru_utime + used.ru_stime, used.ru_maxrss


@pytest.mark.long
@pytest.mark.skipif(not hasattr(os, "wait4"), reason="memory is told by wait4")
def test_page_and_exports_are_quick_and_take_no_more_memory_for_more_students(
    tmp_path, made_up_class, scaled
):
    memory = {}
    for students in (max(10, scaled(100)), max(20, scaled(1000))):
        out = tmp_path / str(students)
        with made_up_class(out, tasks=MODULES) as made:
            made.book.execute("PRAGMA synchronous = OFF")
            make(made, students)
        file = tmp_path / f"{students}.csv"
        with file.open("w", encoding="utf-8", newline="") as written:
            writer = csv.writer(written)
            writer.writerow([*HEADER, "total (1)"])
            writer.writerow(["Points Possible", *[""] * 4, "100"])
            writer.writerows(
                [f"student {n:04}", n, "", "", "", ""] for n in range(students)
            )
        for command in (
            ("class", out),
            ("export", out, "--to", "canvas", file),
            ("export", out, "--to", "csv"),
            ("export", out, "--to", "gradescope"),
        ):
            seconds, kilobytes = measured(*command)
            name = command[-1] if command[0] == "export" else "class"
            name = "canvas" if name == file else name
            taken = f"{seconds:.2f} s, {kilobytes / 1024:.0f} MB"
            print(f"{students} students, {name}: {taken}")
            assert seconds < SECONDS
            memory.setdefault(name, []).append(kilobytes)
    assert all(after - before < GROWTH for before, after in memory.values())
