"""Which public cases fail, and how: what two wrong functions have in common."""

from __future__ import annotations

import hashlib
from typing import Final

from holdem_teach.checks.judge import call_in_words
from holdem_teach.checks.record import Record, Verdict
from holdem_teach.words import say

_MOST_SAID: Final = 3
_LONGEST: Final = 100  # characters of a call or of a type's name


def failing_cases(record: Record) -> str:
    """Return the public cases of a task that fail, and how; empty if all pass.

    It is empty as well for what is no answer to a task: nothing written, no file, or
    one that cannot be read. Equal for two functions that fail in the same cases and in
    the same way, whatever exactly they answer. Of many cases the first are named, and a
    digest stands for all.
    """
    if record.failure is None or record.failure.of_file or not record.verdicts:
        return ""
    failing = [each for each in record.verdicts if each.failure and not each.hidden]
    told = [_said(each) for each in failing if each.call is not None]
    told = told or [say("checks.hidden_case", how=record.status)]
    said = told[:_MOST_SAID]
    if more := len(told) - len(said):
        code = hashlib.sha256("\n".join(told).encode("utf-8")).hexdigest()[:8]
        said.append(say("checks.more_cases", count=more, code=code))
    return "; ".join(said)


def _said(verdict: Verdict) -> str:
    assert verdict.call is not None and verdict.failure is not None
    call, how = call_in_words(verdict.call)[:_LONGEST], verdict.failure.status
    return say("checks.case", call=call, how=how, kind=_kind(verdict)[:_LONGEST])


def _kind(verdict: Verdict) -> str:
    """Return the type of what came back, or the name of the error that was raised."""
    assert verdict.call is not None
    reply = verdict.call.reply
    return type(reply.value).__name__ if reply.status == "answered" else reply.error
