"""A worker of a batch: one exercise file after the other, in a process of its own.

Nothing of a student's runs here: the file runs in the sandbox's child, and this process
has the checks, collected once, and the right answers.
"""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from types import FrameType

from holdem_teach.checks import ModuleReport
from holdem_teach.checks.exercise import Exercise
from holdem_teach.checks.run import report, run_all
from holdem_teach.grading.course import GradedExercise
from holdem_teach.grading.gradebook_results import Result, unrun_report
from holdem_teach.words import say


@dataclass(frozen=True)
class Job:
    """One exercise file of one student: an attempt, and what its check needs.

    ``refused`` says why what came was not taken in; ``seed`` is the student's own.
    """

    attempt: int
    student: str
    module: str
    source: bytes | None
    refused: str
    seed: str


@dataclass(frozen=True)
class Terms:
    """What holds for all jobs of a batch."""

    exercises: tuple[GradedExercise, ...]
    isolation: str
    scale: float  # of time limits, for this machine

    def exercise(self, module: str) -> GradedExercise:
        """Return an exercise by its name."""
        return next(each for each in self.exercises if each.module == module)

    def cpu_seconds(self, module: str) -> float:
        """Return what a call may compute here."""
        return self.exercise(module).cpu_seconds * self.scale


def work(connection: Connection, terms: Terms, folder: str) -> None:
    """Do jobs that come by a connection, until there are no more.

    All temporary files are made in ``folder``.
    """
    tempfile.tempdir = folder
    # Ctrl-C reaches all processes of a terminal; the grader itself stops its workers
    signal.signal(signal.SIGINT, _go_on)
    if os.name != "nt":  # it was held back until now
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    files = {each.module: each.check_files for each in terms.exercises}
    run_all(_exercises(connection, terms), files)


def _go_on(number: int, frame: FrameType | None) -> None:
    """Do nothing, where ignoring the signal would be handed on to students' code."""


def _exercises(connection: Connection, terms: Terms) -> Iterator[tuple[Exercise, str]]:
    """Yield one exercise for each job; when it is back, its checks have run."""
    connection.send("ready")
    while job := _next(connection):
        try:
            graded, seconds = terms.exercise(job.module), terms.cpu_seconds(job.module)
            exercise = graded.opened(job.source, seconds, terms.isolation)
        except Exception as trouble:  # ours, whatever it is: said, and never a pass
            connection.send(unrun(job, terms, repr(trouble)))
            continue
        try:
            yield exercise, job.seed
        finally:
            exercise.close()
        connection.send(_result(job, terms, exercise))


def _next(connection: Connection) -> Job | None:
    try:
        job: Job | None = connection.recv()
    except EOFError:  # the grader is gone
        return None
    return job


def _result(job: Job, terms: Terms, exercise: Exercise) -> Result:
    try:
        found = report(exercise, graded=True)
    except Exception as trouble:  # ours as well
        return unrun(job, terms, repr(trouble))
    graded = terms.exercise(job.module)
    if graded.digest_now() != graded.digest:
        return unrun(job, terms, say("grading.checks_edited"))
    records = exercise.records.values()
    return Result(
        _refused(found, job.refused),
        terms.cpu_seconds(job.module),
        sum(record.computed for record in records),
        sum(record.waited for record in records),
    )


def _refused(found: ModuleReport, reason: str) -> ModuleReport:
    """Say of a file that came and was not taken in more than that it is not there."""
    if not reason:
        return found
    said = say("grading.file_refused", module=found.module, reason=reason)
    tasks = tuple(replace(task, message=said) for task in found.tasks)
    return replace(found, problem=said, tasks=tasks)


def unrun(job: Job, terms: Terms, reason: str) -> Result:
    """Return the result of a job that we could not do."""
    tasks = [(task.name, task.points) for task in terms.exercise(job.module).tasks]
    found = unrun_report(job.module, tasks, reason, terms.isolation)
    return Result(found, terms.cpu_seconds(job.module))
