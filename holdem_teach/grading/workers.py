"""The workers of a batch: processes, each at one job; one that dies is replaced.

They are started anew (``spawn``, as on every system), since a forked one would hold
what this process holds, and each is warm for all its jobs.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import tempfile
import time
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import TracebackType
from typing import Final

import psutil

from holdem_teach.course.files import CourseError
from holdem_teach.grading.gradebook_results import Result
from holdem_teach.grading.worker import Job, Terms, unrun, work
from holdem_teach.words import say

_TRIES: Final = 2  # of a job whose worker dies
_LONGEST: Final = 1800  # seconds for a job; the limits of its calls end all others
_LOOK: Final = 1.0  # seconds between two looks for a job that takes longer


@contextlib.contextmanager
def _no_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back for now, and for good from what is started meanwhile.

    A worker that is stopped while it loads would tell the person where it was.
    """
    if os.name == "nt":  # where Ctrl-C is no signal that could be held back
        yield
        return
    resource_tracker.ensure_running()  # which would let signals through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """One process, and the job that it is at; at first none, until it is ready."""

    def __init__(self, terms: Terms, folder: str) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.connection: Connection
        self.connection, theirs = spawn.Pipe()
        arguments = (theirs, terms, folder)
        self._process = spawn.Process(target=work, args=arguments, daemon=True)
        with _no_interrupts():
            self._process.start()
        theirs.close()
        self.job: Job | None = None
        self.since = time.monotonic()

    def give(self, job: Job) -> None:
        self.job, self.since = job, time.monotonic()
        with contextlib.suppress(OSError):  # it has died, and is found dead soon
            self.connection.send(job)

    def answer(self) -> Result | str | None:
        """Return what has come; None if the worker is dead."""
        try:
            found: Result | str = self.connection.recv()
        except (EOFError, OSError):
            return None
        return found

    def kill(self) -> None:
        """End the process with all that it started."""
        with contextlib.suppress(psutil.Error):
            tree = psutil.Process(self._process.pid)
            for process in [*tree.children(recursive=True), tree]:
                with contextlib.suppress(psutil.Error):
                    process.kill()

    def end(self) -> None:
        """End the process, if it has not ended, and forget it."""
        self.kill()
        self._process.join()
        self.connection.close()


class Workers:
    """So many workers; use it with ``with``, which ends them."""

    def __init__(self, number: int, terms: Terms) -> None:
        self._terms = terms
        self._tries: dict[int, int] = {}
        self._again: deque[Job] = deque()
        # what a worker that is ended has no time to take away
        self._folder = tempfile.TemporaryDirectory(
            prefix="holdem-teach-", ignore_cleanup_errors=True
        )
        Path(self._folder.name).chmod(0o711)  # children of another user pass through
        self._workers = [self._started() for _ in range(number)]

    def _started(self) -> _Worker:
        return _Worker(self._terms, self._folder.name)

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for worker in self._workers:
            worker.end()
        self._folder.cleanup()

    def results(self, jobs: Iterable[Job]) -> Iterator[tuple[Job, Result]]:
        """Yield jobs with their results as they are done, each exactly once.

        Raises
        ------
        CourseError
            If a worker does not start.
        """
        to_come = iter(jobs)
        busy: dict[object, _Worker] = {each.connection: each for each in self._workers}
        while busy:
            for connection in wait([w.connection for w in busy.values()], _LOOK):
                worker = busy.pop(connection)
                answer = worker.answer()
                if answer is None:
                    done, worker = self._mourned(worker)
                    busy[worker.connection] = worker
                    yield from done
                    continue
                if isinstance(answer, Result) and worker.job is not None:
                    yield worker.job, answer
                if (job := self._next(to_come)) is not None:
                    worker.give(job)
                    busy[worker.connection] = worker
            self._kill_stuck(busy.values())

    def _next(self, to_come: Iterator[Job]) -> Job | None:
        return self._again.popleft() if self._again else next(to_come, None)

    def _mourned(self, dead: _Worker) -> tuple[list[tuple[Job, Result]], _Worker]:
        """Replace a dead worker; its job is tried once more, then given up."""
        dead.end()
        job = dead.job
        if job is None:
            raise CourseError(say("grading.no_worker"))
        successor = self._started()
        self._workers[self._workers.index(dead)] = successor
        self._tries[job.attempt] = self._tries.get(job.attempt, 0) + 1
        if self._tries[job.attempt] < _TRIES:
            self._again.append(job)
            return [], successor
        return [(job, unrun(job, self._terms, say("grading.worker_died")))], successor

    def _kill_stuck(self, workers: Iterable[_Worker]) -> None:
        """Kill a worker that is at its job for too long; it is found dead then."""
        for worker in workers:
            if worker.job and time.monotonic() - worker.since > _LONGEST:
                worker.kill()
