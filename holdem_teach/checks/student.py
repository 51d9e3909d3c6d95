"""The fixture ``student``: calls that cross into the child, answers that are judged."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final

from holdem_teach.checks.judge import (
    TOLERANCE,
    asked_for,
    call_in_words,
    difference,
    holds_nan,
    remark,
    same,
    shown,
)
from holdem_teach.checks.match_checks import Match
from holdem_teach.checks.reading import Reading, alike
from holdem_teach.checks.record import Call, Failure, Record, Verdict, ordered
from holdem_teach.checks.spot import explore_line, repeat_line
from holdem_teach.checks.trouble import of_call, of_file
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import Reply
from holdem_teach.words import say

if TYPE_CHECKING:
    from holdem_teach.players import Player

# What all calls of a task may take together, in what one may compute: of the processor,
# and by the clock
_COMPUTED: Final = 5
_WAITED: Final = 10


class Student:
    """What a student wrote, for one check: ``student.category(hand)`` is an Answer."""

    def __init__(self, child: Child, record: Record, *, hidden: bool) -> None:
        self._child, self._record, self._hidden = child, record, hidden

    def __getattr__(self, function: str) -> Callable[..., Answer]:
        if function.startswith("_"):
            raise AttributeError(function)
        return lambda *arguments: self._call(function, arguments)

    def _call(self, function: str, arguments: tuple[Any, ...]) -> Answer:
        record = self._record
        self._end_if_used_up(function)
        if record.ended:
            return Answer(record, None, hidden=self._hidden)
        reply = self._timed(function, arguments)
        call = Call(function, arguments, reply, self._hidden)
        record.add(call)
        answer = Answer(record, call, hidden=self._hidden)
        if _is_final(reply):
            record.end(answer.trouble())
        return answer

    def match_of(self, function: str, foe: Player, deals: int, chance: Random) -> Match:
        """Let a function that is asked for actions play against another player.

        Each deal, drawn from ``chance``, is played from both seats.
        """
        # the game and its players are loaded for the one exercise that needs them
        from holdem_teach.checks.match import play

        record = self._record
        is_over = record.ended
        played = None if is_over else play(self._child, function, foe, deals, chance)
        return Match(record, played, hidden=self._hidden)

    def _timed(self, function: str, arguments: tuple[Any, ...]) -> Reply:
        began, computed = time.monotonic(), self._child.computed
        reply = self._child.call(function, arguments)
        self._record.waited += time.monotonic() - began
        self._record.computed += self._child.computed - computed
        return reply

    def _end_if_used_up(self, function: str) -> None:
        """Make no more calls once those of the task took their time together."""
        record, of_one = self._record, self._child.limits.cpu_seconds
        used = ((record.computed, _COMPUTED), (record.waited, _WAITED))
        for seconds, calls in used:
            if not record.ended and seconds > calls * of_one:
                fields = {"function": function, "seconds": calls * of_one}
                said = say("checks.slow_together", **fields)
                record.end(Failure("slow", said, hidden=self._hidden))


class Answer:
    """What came back from one call; each ``should`` is one check.

    A check that does not pass is counted and the rest goes on: the same calls are made
    whatever is answered.
    """

    def __init__(self, record: Record, call: Call | None, *, hidden: bool) -> None:
        self._record, self._made, self._hidden = record, call, hidden
        self._spot: tuple[str, ...] = ()
        self._asked: tuple[str, Any] = ("", None)
        self._part = ""
        self._place = len(record.calls) - 1  # of the call among those of the task

    def should_be(
        self,
        expected: Any,
        *,
        tolerance: float = TOLERANCE,
        explore: tuple[str, str] | None = None,
        complaint: Callable[..., str] | None = None,
    ) -> None:
        """Check the answer's exact type and value; floats within ``tolerance``.

        ``explore`` is the hole and the board that the case is about, where the function
        does not take them. ``complaint`` takes a wrong answer of the right kind and
        returns what else can be said of it, "" if nothing.
        """
        self._spot = explore or ()
        self._asked = ("be", expected)
        if not self._has_stopped():
            value, said = self._call.reply.value, asked_for(self._call, expected)
            if complaint and alike(value, expected) and (more := complaint(value)):
                said = say("checks.and_more", said=said, more=more)
            right = same(value, expected, tolerance)
            self._count(None if right else self._wrong_value(expected, said))

    def should_hold_one_of(self, choices: Sequence[Any]) -> None:
        """Check that the answer holds what one of some choices does, in any order.

        The choices are lists or tuples, and all as good.
        """
        self._asked = ("hold", choices[0])
        if not self._has_stopped():
            self._note(replace(self._call, any_order=True))
            value = ordered(self._call.reply.value)
            right = any(same(value, ordered(choice)) for choice in choices)
            said = say("checks.in_any_order", expected=shown(choices[0]))
            if more := difference(self._call.reply.value, choices[0]):
                said = say("checks.and_more", said=said, more=more)
            self._count(None if right else self._wrong_value(choices[0], said))

    def _note(self, call: Call) -> None:
        """Keep the call with what is asked of it, for who compares its outcome."""
        self._record.calls[self._place] = self._made = call

    def should_leave_its_input(self) -> None:
        """Check that the call did not change what it was given."""
        self._asked = ("leave", None)
        if not self._has_stopped():
            self._note(replace(self._call, input_counts=True))
            self._count(self._changed() if self._call.changed_input else None)

    def _changed(self) -> Failure:
        name = self._record.changed_name(self._call)
        return self._failure("wrong", say("checks.left_changed", name=name))

    def should_meet(
        self,
        complaint: Callable[..., str],
        *others: Answer,
        like: Any = ...,
        kind: str = "",
        part: str = "",
    ) -> None:
        """Check an answer that chance makes another each time it is computed right.

        ``complaint`` takes the answer, and those of ``others``, and returns a sentence
        on what is wrong, "" if nothing is; it leaves out the digits, so that a typical
        mistake is known by it. ``like`` is an answer of the right kind, which ``kind``
        says in words; by default ``complaint`` takes whatever came back. ``part`` is
        the part of the task's points that the check belongs to.
        """
        self._asked, self._part = ("meet", like), part
        reading = Reading(complaint, like, tuple(other._place for other in others))
        if self._made is not None:
            readings = (*self._made.readings, reading)
            self._note(replace(self._made, readings=readings))
        if not self._has_stopped(*others):
            self._count(self._misread(reading, others, kind))

    def _misread(
        self, reading: Reading, others: Sequence[Answer], kind: str
    ) -> Failure | None:
        example = say("checks.such_as", kind=kind, example=shown(reading.like))
        for answer in (self, *others):
            if not alike(answer._call.reply.value, reading.like):
                return answer._wrong_value(reading.like, example)
        values = [answer._call.reply.value for answer in (self, *others)]
        complaint = reading.of(values)
        said = say("checks.misread", value=shown(values[0]), complaint=complaint)
        return self._failure("wrong", said) if complaint else None

    def should_sort_below(self, stronger: Answer) -> None:
        """Check that this answer, a tuple, is less than another."""
        self._compare(stronger, "below", lambda one, other: bool(one < other))

    def should_sort_with(self, equal: Answer) -> None:
        """Check that this answer, a tuple, is equal to another."""
        self._compare(equal, "equal", lambda one, other: bool(one == other))

    def _compare(
        self, other: Answer, asked: str, holds: Callable[[Any, Any], bool]
    ) -> None:
        self._asked = (asked, other._made)
        if self._has_stopped(other):
            return
        for answer in (self, other):
            if type(answer._call.reply.value) is not tuple:
                self._count(answer._wrong_value((), say("checks.a_tuple")))
                return
            if holds_nan(answer._call.reply.value):
                said = say("checks.nan_inside", value=shown(answer._call.reply.value))
                self._count(answer._failure("wrong", said))
                return
        one, two = self._call.reply.value, other._call.reply.value
        try:
            right = holds(one, two)
        except TypeError:
            asked, right = "not_comparable", False
        fields = {"call": other._in_words(), "one": shown(one), "two": shown(two)}
        said = say(f"checks.{asked}", **fields)
        self._count(None if right else self._failure("wrong", said))

    def trouble(self) -> Failure:
        """Return the failure of a call that gave no answer."""
        reply = self._call.reply
        status = "crashed" if reply.status == "raised" else reply.status
        said = of_file(reply) if reply.while_loading else of_call(reply)
        return self._failure(status, said)

    @property
    def _call(self) -> Call:
        assert self._made is not None  # _has_stopped is asked first
        return self._made

    def _has_stopped(self, *others: Answer) -> bool:
        """Count a check whose call was not made, or gave no answer."""
        for answer in (self, *others):
            if answer._made is None:
                self._count(self._record.failure)
                return True
            if answer._call.reply.status != "answered":
                self._count(answer.trouble())
                return True
        return False

    def _count(self, failure: Failure | None) -> None:
        fields = (self._asked, failure, self._hidden, self._part)
        self._record.count(Verdict(self._made, *fields))

    def _wrong_value(self, expected: Any, said: str) -> Failure:
        """Return what is said of a wrong answer; on public cases, what was expected."""
        function = self._call.function
        returns = any(
            call.function == function and call.reply.value is not None
            for call in self._record.calls
        )
        public = "" if self._hidden else say("checks.expected", expected=said)
        failures = [
            self._failure("wrong", remark(self._call, expected, returns=known) + public)
            for known in (returns, True)
        ]
        return replace(failures[0], if_returns=(function, failures[1].sentence))

    def _failure(self, status: str, sentence: str) -> Failure:
        reply = self._call.reply
        said, lines = _ended(sentence), "\n".join(reply.lines)
        if reply.while_loading or status == "missing":
            told = Failure(status, said, reply.printed, lines, of_file=True)
            return replace(told, hidden=self._hidden)
        function, given = self._call.function, self._call.arguments
        return Failure(
            status,
            say("checks.failure", call=self._in_words(), sentence=said),
            reply.printed,
            lines,
            explore_line(self._spot or given),
            repeat_line(function, given),
            hidden=self._hidden,
        )

    def _in_words(self) -> str:
        return call_in_words(self._call)


def _ended(sentence: str) -> str:
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."


def _is_final(reply: Reply) -> bool:
    """Tell whether the task has no more calls: the process ended, or may never do."""
    if reply.status == "refused":
        return not reply.error  # the reply itself was broken, not the answer's type
    return reply.status in ("slow", "crashed", "missing")
