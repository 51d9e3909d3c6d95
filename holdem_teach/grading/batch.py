"""A class graded: each result is kept as it is made, and a stopped batch goes on."""

from __future__ import annotations

import os
import secrets
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tqdm import tqdm

from holdem_teach.course.files import WrongUse, make_folder
from holdem_teach.course.plain import plain
from holdem_teach.course.settings import Settings
from holdem_teach.grading.calibration import time_scale
from holdem_teach.grading.course import course_settings, graded_exercises
from holdem_teach.grading.gradebook import alone_in, gradebook
from holdem_teach.grading.gradebook_intake import keep_course, keep_submissions
from holdem_teach.grading.gradebook_results import keep_result
from holdem_teach.grading.gradebook_runs import (
    Run,
    Wanted,
    attempts_to_grade,
    end_run,
    own_seed,
    run_for,
)
from holdem_teach.grading.intake import read_submissions
from holdem_teach.grading.isolation import best_level
from holdem_teach.grading.only import Only
from holdem_teach.grading.outcome import Batch, write_outcome
from holdem_teach.grading.worker import Job, Terms
from holdem_teach.grading.workers import Workers
from holdem_teach.words import plural, say

_Todo = Sequence[tuple[int, str, str]]  # attempts, with their students and exercises


@dataclass(frozen=True)
class How:
    """How a class is graded, where it is not said by ``course.toml``.

    Attributes
    ----------
    course
        A clone of the course; by default the checkout that this package is run from.
    jobs
        How many files are graded at a time; by default one for each processor.
    seed
        What the hidden inputs of each student are drawn from, together with the name;
        by default that of ``course.toml``, of the last run, or a new one.
    isolation
        The least level of isolation, instead of the course's.
    only
        The exercises and students that are graded now; by default all.
    regrade
        Whether to grade again what has marks, in a new run.
    """

    course: Path | None = None
    jobs: int | None = None
    seed: int | None = None
    isolation: str | None = None
    only: Sequence[str] = ()
    regrade: bool = False


def grade(submissions: Path, out: Path, how: How | None = None) -> Batch:
    """Grade what a class has handed in.

    Each result goes to ``gradebook.sqlite`` as it is made; at the end, however that
    comes, ``grades.csv`` and a page for each student are made from there. What has
    marks already, by the same checks and seed, is not graded again.

    Parameters
    ----------
    submissions
        What :func:`read_submissions` takes.
    out
        The folder to write to; made where it is missing.

    Raises
    ------
    CourseError
        If there is nothing to grade, nothing to grade it by, or nowhere to write.
    KeyboardInterrupt
        If the person stopped it; what was done is kept.
    """
    how = how or How()
    if submissions.resolve() in (out.resolve(), *out.resolve().parents):
        raise WrongUse(say("grading.out_inside", out=out, submissions=submissions))
    settings = course_settings(how.course)
    exercises = graded_exercises(how.course, settings)
    modules = [each.module for each in exercises]
    handed_in = read_submissions(submissions, modules)
    only = Only.of(how.only, modules, set(map(plain, handed_in.students)))
    least = how.isolation or settings.isolation
    terms = Terms(exercises, best_level(least), time_scale())
    make_folder(out / "feedback")
    with alone_in(out), gradebook(out, new=True) as book:
        course = keep_course(book, settings.title)
        keep_submissions(book, course, handed_in, exercises)
        seed = settings.seed if how.seed is None else how.seed
        wanted = Wanted(course, seed, how.regrade, least)
        run = run_for(book, wanted, exercises, secrets.randbits(32))
        todo = attempts_to_grade(book, run, best=settings.marks.best_attempt)
        asked = [each for each in todo if only.asks_for(*each[1:])]
        _grade_all(book, run, asked, terms, how.jobs, out, settings)
        if len(asked) == len(todo):
            end_run(book, run)
        return write_outcome(book, run, out, settings, handed_in.stray, len(asked))


def _grade_all(
    book: sqlite3.Connection,
    run: Run,
    todo: _Todo,
    terms: Terms,
    jobs: int | None,
    out: Path,
    settings: Settings,
) -> None:
    """Grade what is to do; what was done is given out, even if it stops early."""
    number, done = min(jobs or os.cpu_count() or 1, len(todo)), 0
    bar = tqdm(total=len(todo), desc=say("grading.progress"), unit="file", disable=None)
    try:
        with bar, Workers(number, terms) as workers:
            for job, result in workers.results(_jobs(book, run, todo)):
                version = run.versions[job.module]
                keep_result(book, run.number, job.attempt, version, result)
                bar.update()
                done += 1
    except KeyboardInterrupt:
        write_outcome(book, run, out, settings, graded=done)
        _say_how_far(done, len(todo), out)
        raise


def _jobs(book: sqlite3.Connection, run: Run, todo: _Todo) -> Iterator[Job]:
    """Yield the jobs one at a time, each with its file, which nobody else holds."""
    for attempt, student, module in todo:
        source, refused = book.execute(
            "SELECT data, refused FROM attempt"
            " LEFT JOIN file ON digest = file WHERE id = ?",
            (attempt,),
        ).fetchone()
        seed = own_seed(str(run.seed), student)
        yield Job(attempt, student, module, source, refused, seed)


def _say_how_far(done: int, of: int, out: Path) -> None:
    said = {"done": done, "files": plural(of, "file"), "out": out}
    print(say("grading.stopped_early", **said), file=sys.stderr)
