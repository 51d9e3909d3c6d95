"""What came of each student as Gradescope takes it: ``results.json``.

A file has ``score``, ``output``, ``stdout_visibility`` and ``tests``, each of which has
``name``, ``number``, ``score``, ``max_score``, ``status`` ("passed" or "failed"),
``output``, ``output_format`` and ``visibility``.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from holdem_teach.checks import ModuleReport, TaskReport
from holdem_teach.course.files import write_aside
from holdem_teach.course.plain import one_line
from holdem_teach.course.settings import Settings
from holdem_teach.course.task_lines import message, state, steps, traceback
from holdem_teach.grading.export.filled import Filled
from holdem_teach.grading.gradebook_results import class_of
from holdem_teach.grading.gradebook_runs import Run
from holdem_teach.grading.marks.rules import Mark
from holdem_teach.grading.outcome import page_name
from holdem_teach.words import say

RESULTS: Final = "results.json"


def write_gradescope(
    folder: Path, book: sqlite3.Connection, run: Run, settings: Settings
) -> Filled:
    """Write ``FOLDER/<student>/results.json`` for each student of a class.

    The score is what the marks are worth after the course's rules.
    """
    done = Filled(folder)
    for graded in class_of(book, run, settings):
        results = results_of(graded.reports)
        score = _score(graded.marks)
        if score is None:
            done.leave("export.open", graded.student)
            continue
        results["score"] = score
        name = page_name(graded.student).removesuffix(".html")
        write_results(folder / name / RESULTS, results)
        done.filled[RESULTS] = done.filled.get(RESULTS, 0) + 1
    return done


def _score(marks: Iterable[Mark]) -> float | None:
    points = [each.points for each in marks if each.counts]
    return None if None in points else round(sum(filter(None, points)), 2)


def results_of(reports: Iterable[ModuleReport]) -> dict[str, Any]:
    """Return the content of ``results.json`` for one student's exercises."""
    tests = [
        _test(report, task, f"{module}.{number}")
        for module, report in enumerate(reports, start=1)
        for number, task in enumerate(report.tasks, start=1)
    ]
    return {
        "score": round(sum(test["score"] for test in tests), 2),
        "output": say("export.gradescope_output"),
        "stdout_visibility": "hidden",
        "tests": tests,
    }


def _test(report: ModuleReport, task: TaskReport, number: str) -> dict[str, Any]:
    lines = [
        f"{state(task)}.".capitalize(),
        report.problem if task.of_file and report.problem else message(report, task),
        *steps(report, task, "command"),
        traceback(task),
    ]
    if task.status == "unrun":  # what went wrong on our side is the teacher's to read
        lines = [say("grading.our_fault")]
    return {
        "name": f"{one_line(report.module)}: {one_line(task.task)}",
        "number": number,
        "score": task.score,
        "max_score": task.max_score,
        "status": "passed" if task.status == "passed" else "failed",
        "output": "\n".join(filter(None, lines)),
        "output_format": "text",
        "visibility": "visible",
    }


def write_results(path: Path, results: dict[str, Any]) -> None:
    """Write ``results.json``, all of it or nothing."""
    text = json.dumps(results, ensure_ascii=False) + "\n"
    write_aside(path, text.encode("utf-8"))
