"""One exercise file under check: the child it runs in, and a record of each task."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from holdem_teach.checks.known import Cause, KnownTask, WrongVersion, reached
from holdem_teach.checks.record import Failure, Record, trace_digest
from holdem_teach.checks.spot import excerpt
from holdem_teach.checks.student import Student
from holdem_teach.checks.tasks import module_library, module_limits, module_tasks
from holdem_teach.checks.trouble import of_file
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import Description, Limits
from holdem_teach.words import say

_TRIED: Final = ("wrong", "crashed", "slow", "refused")


class Exercise:
    """A student's file while its checks run.

    Parameters
    ----------
    module
        The exercise, such as "ex02_ranking".
    source
        The bytes of the student's file, None if there is none.
    check_file
        The visible check file, which declares the tasks.
    known
        What is known of each task beforehand.
    versions
        The typical wrong versions, where they are at hand.
    limits, level
        What a call may use, and the level of isolation.
    """

    def __init__(
        self,
        module: str,
        source: bytes | None,
        check_file: Path,
        known: Mapping[str, KnownTask],
        versions: Iterable[WrongVersion] = (),
        limits: Limits | None = None,
        level: str = "process",
    ) -> None:
        self.module, self.known, self.versions = module, known, tuple(versions)
        self.records = {
            task.name: Record(task, self.known_task(task.name).parameters)
            for task in module_tasks(check_file)
        }
        self.problem: str | None = None
        self.excerpt = ""
        self.described = Description(None)
        self._text = (source or b"").decode("utf-8", "replace")
        self.level = level
        self._task: str | None = None
        library = module_library(check_file)
        limits = module_limits(check_file, limits or Limits())
        self._child = Child(module, source or b"", limits, library=library, level=level)
        if source is None:
            sentence = say("checks.no_file", file=f"{module}.py")
            self._end_all(sentence, Failure("missing", sentence, of_file=True))
        else:
            self._describe()

    def _describe(self) -> None:
        self.described = self._child.describe()
        problem = self.described.problem
        if problem is not None:
            self.excerpt = excerpt(self._text, self.described.place)
            self._end_all(problem, Failure("crashed", problem, of_file=True))
            return
        self.problem = of_file(self._child.load()) or None
        for name, record in self.records.items():
            stub = self.known_task(name).stub
            if stub and self.described.digests.get(name) == stub:
                record.end(Failure("unattempted", say("checks.unattempted", task=name)))

    def _end_all(self, problem: str, failure: Failure) -> None:
        self.problem = problem
        for record in self.records.values():
            record.end(failure)

    def known_task(self, name: str) -> KnownTask:
        """Return what is known of a task; nothing, if it is new."""
        return self.known.get(name, KnownTask())

    def student(self, task: str, *, hidden: bool) -> Student:
        """Return what a check of the task speaks to.

        Each task begins with a new process: what the code of another has left running,
        such as a thread that forges replies, is gone.
        """
        if self._task not in (None, task):
            self._child.close()
        self._task = task
        return Student(self._child, self.records[task], hidden=hidden)

    def cause(self, name: str) -> Cause | None:
        """Return the one typical mistake that gives the student's answers, if any."""
        record = self.records[name]
        if record.status not in ("wrong", "crashed") or record.ended:
            return None
        causes = self._live_causes(name) if self.versions else self._told_causes(name)
        mine = [cause for cause in causes if cause.task == name]
        others = [c for c in causes if self._may_spoil(c.task, name)]
        roots = [cause for cause in others if self.cause(cause.task) == cause]
        return next(iter(roots + mine + others), None)

    def _may_spoil(self, other: str, name: str) -> bool:
        """Tell whether a task that stands before another is not right by itself."""
        names = list(self.records)
        is_above = names.index(other) < names.index(name)
        failed = self.records[other].failure is not None
        return is_above and failed and not self.not_right_below(other)

    def not_right_below(self, name: str) -> str:
        """Return the first task that a task's own code uses and that is not right."""
        tried = (other for other in self._used(name) if other in self.records)
        failing = {each for each in tried if self.records[each].status in _TRIED}
        return next((task for task in self.records if task in failing - {name}), "")

    def changed_given(self, name: str) -> str:
        """Return what was given, is used by a task, and is not as it was handed out."""
        now, given = self.described.digests, self.known_task(name).given
        used = self._used(name)
        changed = (n for n, was in given.items() if n in used and now.get(n) != was)
        return next(changed, "")

    def changed_by_a_call(self, name: str) -> str:
        """Return the list or dict that was given and that calls of a task change."""
        given = self.known_task(name).given
        calls = self.records[name].calls
        changed = (n for call in calls for n in call.reply.changed if n in given)
        return next(changed, "")

    def _used(self, name: str) -> set[str]:
        return reached(name, self.described.uses)

    def stub_line(self, name: str) -> int:
        """Return the line of a stub that is to be replaced; 0 if it is not found."""
        lines = self._text.splitlines()
        starts = (n for n, line in enumerate(lines) if line.startswith(f"def {name}("))
        ends = range(next(starts, len(lines)), len(lines))
        return next((n + 1 for n in ends if say("checks.stub_error") in lines[n]), 0)

    def _live_causes(self, name: str) -> list[Cause]:
        calls = self.records[name].calls
        functions = {call.function for call in calls}
        suspects = [v for v in self.versions if any(map(v.concerns, functions))]
        # most are ruled out by one call: they are right where the student is not
        failed = [each.call for each in self.records[name].verdicts if each.failure]
        if not any(failed):  # a match was lost, and no call alone was wrong
            return []
        telling = [call for call in failed if call and not call.readings][:1]
        return [
            version.cause
            for version in suspects
            if version.answers_like(telling) and version.answers_like(calls)
        ]

    def _told_causes(self, name: str) -> list[Cause]:
        visible = [call for call in self.records[name].calls if not call.hidden]
        return list(self.known_task(name).causes.get(trace_digest(visible), ()))

    def close(self) -> None:
        """End the process that the file ran in, and all that it started."""
        self._child.close()
