"""What a student reads about a task: what came, a likely cause, the next steps."""

from __future__ import annotations

from holdem_teach.checks.cases import failing_cases
from holdem_teach.checks.exercise import Exercise
from holdem_teach.checks.record import Failure, Record
from holdem_teach.checks.report import TaskReport
from holdem_teach.words import plural, say

_HAS_HINTS = ("wrong", "crashed", "slow", "refused", "unattempted")


def task_report(exercise: Exercise, name: str, *, graded: bool) -> TaskReport:
    """Return the report of one task, from its record."""
    record = exercise.records[name]
    failure, status = _public(record), record.status
    why, cause = _likely_cause(exercise, name)
    return TaskReport(
        task=name,
        status=status,
        score=record.score,
        max_score=record.task.points,
        message=_message(exercise, name, why, graded),
        printed=failure.printed if failure else "",
        traceback=failure.traceback if failure else "",
        passed=record.passed,
        total=record.total,
        hidden_to_come=_hidden_to_come(exercise, name, graded),
        hints=_hints(record),
        explore=failure.explore if failure else "",
        repeat=failure.repeat if failure else "",
        stub_line=exercise.stub_line(name) if status == "unattempted" else 0,
        idea=record.task.idea if status == "passed" else "",
        of_file=failure is not None and failure.of_file,
        cause=cause,
        cases="" if why else failing_cases(record),
    )


def _public(record: Record) -> Failure | None:
    """Return what may be read of a failure: of a hidden check only its kind.

    Hidden checks run after all visible ones, so nothing that is shown of those holds a
    hidden input.
    """
    failure = record.failure
    if failure is None or not failure.hidden:
        return failure
    visible = plural(record.total - record.hidden_total, "visible_check")
    return Failure(
        failure.status, say(f"checks.hidden_{failure.status}", passed=visible)
    )


def _hints(record: Record) -> int:
    of_file = record.failure is not None and record.failure.of_file
    helps = record.status in _HAS_HINTS and not of_file
    return len(record.task.hints) if helps else 0


def _message(exercise: Exercise, name: str, why: str, graded: bool) -> str:
    """Return a few lines for the student, one idea each."""
    record = exercise.records[name]
    if record.status == "unrun":
        return say("checks.unrun", reason=record.broken or say("checks.not_finished"))
    lines = [
        _what_came(record),
        why,
        _changed_input(record),
        _counts(record),
        _still_to_come(record, _hidden_to_come(exercise, name, graded)),
    ]
    return "\n".join(line for line in lines if line)


def _hidden_to_come(exercise: Exercise, name: str, graded: bool) -> int:
    return 0 if graded else exercise.known_task(name).hidden_checks


def _what_came(record: Record) -> str:
    failure = _public(record)
    return failure.sentence if failure else ""


def _likely_cause(exercise: Exercise, name: str) -> tuple[str, str]:
    """Return the best that is known of why, and the typical mistake that it is, if any.

    What is certain comes first.
    """
    record = exercise.records[name]
    if record.failure is None or record.failure.of_file:
        return "", ""
    if given := exercise.changed_given(name):
        return say("checks.given_changed", name=given), ""
    if given := exercise.changed_by_a_call(name):
        return say("checks.given_changed_by_call", name=given), ""
    cause = exercise.cause(name)
    if cause and cause.task != name:
        return say("checks.cause_elsewhere", other=cause.task), ""
    if other := exercise.not_right_below(name):  # its answers say nothing of this one
        return say("checks.uses", other=other), ""
    if cause is None:
        return "", ""
    return say("checks.cause", cause=cause.sentence), cause.sentence


def _changed_input(record: Record) -> str:
    """Return what is said of a call that changed what it was given, if it may."""
    told = [call for call in record.calls if call.changed_input]
    if not told or any(call.input_counts for call in record.calls):
        return ""
    return say("checks.changed_input", name=record.changed_name(told[0]))


def _counts(record: Record) -> str:
    checks = plural(record.total, "check")
    if record.failure is None:
        return say("checks.all_passed", checks=checks)
    if record.ended or record.failure.hidden or record.failure.of_file:
        return ""
    return say("checks.some_passed", passed=record.passed, checks=checks)


def next_steps(module: str, task: TaskReport, way: str = "command") -> list[str]:
    """Return what can be done next about a task, a line each.

    Parameters
    ----------
    module
        The exercise, such as "ex02_ranking".
    task
        The task's report.
    way
        How a hint is asked for: by "command" in a terminal, by "call" in a notebook.
    """
    steps = []
    if task.explore:
        steps.append(say(f"checks.explore_{way}", line=task.explore))
    if task.repeat:
        steps.append(say("checks.repeat", line=task.repeat))
    if task.stub_line:
        steps.append(say("checks.begin", line=task.stub_line))
    if task.hints:
        name = f"{module.partition('_')[0]}.{task.task}"
        how = say(f"checks.hint_{way}", task=name, number=1)
        key = "if_stuck" if task.stub_line else "next_step"
        steps.append(say(f"checks.{key}", count=task.hints, how=how))
    return steps


def _still_to_come(record: Record, hidden: int) -> str:
    """Say it where all seems done; the table's last line says it of all tasks."""
    if record.failure is not None or not hidden:
        return ""
    return say("checks.hidden_to_come", checks=plural(hidden, "hidden_check"))
