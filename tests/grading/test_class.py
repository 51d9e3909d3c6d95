"""A whole class: every row there and right, in flat memory and a straight line."""

import contextlib
import csv
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing

import psutil
import pytest

from holdem_teach.bench.classes import KINDS, make_class, without_matches, wrong_task
from holdem_teach.checks.known import wrong_versions
from holdem_teach.course.settings import Settings
from holdem_teach.grading.course import graded_exercises
from holdem_teach.grading.gradebook import NAME

MEGABYTE = 2**20
GROWTH = 25 * MEGABYTE  # of a process, from a third of the class to its end
SLACK = 0.05  # seconds of work a file: two students are never alike


def concerned(exercise, number):
    """The tasks that one of the typical mistakes can spoil."""
    wrong = wrong_versions(exercise.solution, exercise.mistakes)
    version = wrong[number % len(wrong)]
    return {task.name for task in exercise.tasks if version.concerns(task.name)}


def right(exercise, kind, number, found):
    """Tell whether the statuses of one student's exercise are right."""
    if kind == "solution":
        return set(found.values()) == {"passed"}
    if kind == "stub":
        return set(found.values()) == {"unattempted"}
    task = wrong_task(exercise, kind, number)
    if found[task] in ("passed", "unattempted", "missing", "unrun"):
        return False
    if kind == "hostile":
        return "unrun" not in found.values()
    others = found.keys() - concerned(exercise, number)
    return {found[each] for each in others} <= {"passed"}


def cost(earlier, later):
    """Return the seconds of work for each file between two looks."""
    return (later[0] - earlier[0]) / max(1, later[1] - earlier[1])


class Watch:
    """How far a grader is, its processor time, and the memory of its processes."""

    def __init__(self, grader, out):
        self._grader, self._out = psutil.Process(grader.pid), out
        self.seen = []

    def look(self):
        with contextlib.suppress(psutil.Error, sqlite3.Error):
            with closing(sqlite3.connect(self._out / NAME)) as book:
                ((done,),) = book.execute("SELECT count(*) FROM result")
            workers = [
                each.memory_info().rss
                for each in self._grader.children()
                if "spawn_main" in " ".join(each.cmdline())
            ]
            memory = self._grader.memory_info().rss, max(workers, default=0)
            self.seen.append((self._seconds(), done, *memory))

    def _seconds(self):
        """What it and all below it have computed, ended or not."""
        family = [self._grader, *self._grader.children(recursive=True)]
        return sum(sum(each.cpu_times()[:4]) for each in family)

    def after(self, results):
        return next(look for look in self.seen if look[1] >= results)


@pytest.mark.long
def test_every_row_is_there_and_right_in_flat_memory(root, tmp_path, scaled):
    """300 students and all modules; the figures are printed."""
    exercises = without_matches(graded_exercises(root, Settings()))
    modules = {each.module for each in exercises}
    students = max(len(KINDS), scaled(300))
    kinds = make_class(tmp_path / "in", exercises, students)
    out = tmp_path / "out"
    command = [sys.executable, "-m", "holdem_teach", "grade", tmp_path / "in"]
    options = ["--out", out, "--jobs", "2", "--minimum-isolation", "process"]
    grader = subprocess.Popen([*command, *options], stdout=subprocess.PIPE)
    watch = Watch(grader, out)
    while grader.poll() is None:
        if (out / NAME).exists():
            watch.look()
        time.sleep(0.2)
    assert grader.returncode == 0

    total = students * len(exercises)
    start = watch.seen[0][0]
    for tenth in range(1, 10):
        when, done, ours, workers = watch.after(total * tenth // 10)
        memory = f"{ours / MEGABYTE:.0f} and {workers / MEGABYTE:.0f} MB"
        print(f"{done} of {total} files for {when - start:.0f} s of work, {memory}")
    third, middle = (watch.after(total * part // 3) for part in (1, 2))
    last = watch.seen[-1]
    assert last[2] - third[2] < GROWTH
    assert cost(middle, last) < 1.25 * cost(third, middle) + SLACK

    found = {}
    with (out / "grades.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["exercise"] not in modules:
                continue
            key = row["student"], row["exercise"]
            found.setdefault(key, {})[row["task"]] = row["status"]
            full = row["max_score"] if row["status"] == "passed" else "0"
            assert row["score"] == full
    print(Counter(status for each in found.values() for status in each.values()))
    for number, (student, kind) in enumerate(kinds.items()):
        for exercise in exercises:
            statuses = found.pop((student, exercise.module))
            assert list(statuses) == [task.name for task in exercise.tasks]
            of_kind = number // len(KINDS)
            said = (student, kind, exercise.module, statuses)
            assert right(exercise, kind, of_kind, statuses), said
    assert found == {}
