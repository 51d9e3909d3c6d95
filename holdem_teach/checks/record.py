"""What is known of a task while it is checked: its calls, counts and first failure."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import zip_longest
from typing import Any, Final

from holdem_teach.checks.reading import Reading
from holdem_teach.checks.tasks import Task
from holdem_teach.sandbox.reply import Reply
from holdem_teach.sandbox.runner import LIBRARY, encode
from holdem_teach.words import say

_ROOM: Final = 1_000_000
_DIGITS: Final = 9  # of a float, where two versions are compared
_CARD_OR_NUMBER: Final = re.compile(r"\b(?:[2-9TJQKA][cdhs]\b\s*|\d+)")


@dataclass(frozen=True)
class Call:
    """One call: the function, its arguments and what came of it.

    ``any_order`` says that the order of what is in the answer does not matter,
    ``input_counts`` that what it was given has to stay as it is; ``readings`` are what
    counts of the answer, if it is not the value itself.
    """

    function: str
    arguments: tuple[Any, ...]
    reply: Reply
    hidden: bool
    any_order: bool = False
    input_counts: bool = False
    readings: tuple[Reading, ...] = ()

    @property
    def changed_input(self) -> bool:
        """Whether the call changed what it was given, as far as that is known."""
        return bool(self.changed_places)

    @property
    def changed_places(self) -> list[int]:
        """The places of the arguments that it changed.

        An answer without them tells that they are no plain values any more.
        """
        if self.reply.status != "answered":
            return []
        now = self.reply.arguments or ()
        pairs = zip_longest(self.arguments, map(repr, now))
        return [n for n, (was, after) in enumerate(pairs) if repr(was) != after]

    def is_written_like(self, other: Call) -> bool:
        """Tell in short whether the same came of two calls; if not, it may be so yet.

        Floats may differ in their last digits, and a dict in the order of its keys.
        """
        is_plain = not (self.readings or self.input_counts)
        answered = self.reply.status == other.reply.status == "answered"
        return (
            is_plain and answered and repr(self.reply.value) == repr(other.reply.value)
        )

    def outcome(self, calls: Sequence[Call]) -> list[Any]:
        """Return what came of it as data that JSON carries: an answer or a kind.

        ``calls`` are those of the task up to this one, which readings compare it with.
        """
        if self.reply.status == "answered" and self.readings:
            return ["read", *(self._read(reading, calls) for reading in self.readings)]
        if self.reply.status == "answered":
            value = ordered(self.reply.value) if self.any_order else self.reply.value
            changed = ["changed"] * (self.input_counts and self.changed_input)
            return ["answered", encode(_comparable(value), _ROOM), *changed]
        # Python's own words differ with its version; the library's tell a card that is
        # there twice from one card too many, whichever it is
        is_ours = self.reply.error.startswith(f"{LIBRARY}.")
        said = [_CARD_OR_NUMBER.sub("", self.reply.text)] if is_ours else []
        return [self.reply.status, self.reply.error, *said]

    def _read(self, reading: Reading, calls: Sequence[Call]) -> str:
        others = [calls[place].reply.value for place in reading.others]
        return reading.of([self.reply.value, *others])


def ordered(value: Any) -> Any:
    """Return a list or a tuple with what is in it in one fixed order."""
    is_row = type(value) in (list, tuple)
    return type(value)(sorted(value, key=repr)) if is_row else value


def _comparable(value: Any) -> Any:
    """Round floats, and put the keys of dicts in one fixed order.

    The same sum in another order differs in its last digits.
    """
    if type(value) is float:
        return float(f"{value:.{_DIGITS}g}")
    if type(value) in (list, tuple):
        return type(value)(_comparable(item) for item in value)
    if type(value) is dict:
        items = [(_comparable(key), _comparable(item)) for key, item in value.items()]
        return dict(sorted(items, key=lambda pair: repr(pair[0])))
    return value


def trace_digest(calls: Sequence[Call]) -> str:
    """Return a digest of (function, arguments, outcome) of all calls, in their order.

    Checks make the same calls whatever is answered, so two versions of a function
    with the same digest cannot be told apart by them.
    """
    told = [[c.function, encode(c.arguments, _ROOM), c.outcome(calls)] for c in calls]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Failure:
    """A check that did not pass: a status, and what is said about it.

    ``explore`` is the line that opens its cards in a notebook, if it can be opened,
    ``repeat`` the one that makes the call again. ``of_file`` tells that it concerns
    the file as a whole, so that no hint of the task helps. ``if_returns`` is said
    instead if the function that is named with it returns something for another input.
    ``hidden`` tells that it comes of a hidden check, whose input may stand in all that
    the student's code said: only a teacher may read it.
    """

    status: str
    sentence: str
    printed: str = ""
    traceback: str = ""
    explore: str = ""
    repeat: str = ""
    of_file: bool = False
    if_returns: tuple[str, str] = ("", "")
    hidden: bool = False


@dataclass(frozen=True)
class Verdict:
    """One check: what was called, what was asked of it, and whether it was so.

    ``call`` is None if it was not made. ``asked`` is a word and what belongs to it:
    "be" and a value, "hold" and one of several that are as good in any order, "leave"
    (its input as it was), "meet" and an answer of the kind that chance allows, "below"
    or "equal" and the call that it is compared with, "play" (a match). ``part`` is that
    of the task's points which it belongs to, if they are given in parts.
    """

    call: Call | None
    asked: tuple[str, Any]
    failure: Failure | None
    hidden: bool
    part: str = ""


@dataclass
class Record:
    """A task under check; it starts with nothing run and nothing passed.

    ``parameters`` are the names of what the task is given.
    ``ended`` means that no more calls are made; what remains to be checked then counts
    as not passed. ``broken`` says what went wrong with the check itself. ``waited`` and
    ``computed`` are the seconds that the calls took, by the clock and of the processor.
    """

    task: Task
    parameters: tuple[str, ...] = ()
    passed: int = 0
    total: int = 0
    hidden_total: int = 0
    calls: list[Call] = field(default_factory=list)
    failure: Failure | None = None
    ended: bool = False
    broken: str = ""
    verdicts: list[Verdict] = field(default_factory=list)
    items_waiting: int = 0
    waited: float = 0.0
    computed: float = 0.0

    def add(self, call: Call) -> None:
        """Keep a call; whoever returns something has not forgotten how."""
        self.calls.append(call)
        if self.failure is not None and call.reply.value is not None:
            function, sentence = self.failure.if_returns
            if function == call.function:
                self.failure = replace(self.failure, sentence=sentence)

    def changed_name(self, call: Call) -> str:
        """Return the name of the first argument that a call of the task changed."""
        place = call.changed_places[0]
        is_known = call.function == self.task.name and place < len(self.parameters)
        return self.parameters[place] if is_known else say("checks.argument")

    def count(self, verdict: Verdict) -> None:
        """Count one check; the first failure is kept."""
        self.verdicts.append(verdict)
        self.total += 1
        self.hidden_total += verdict.hidden
        self.passed += verdict.failure is None
        self.failure = self.failure or verdict.failure

    def end(self, failure: Failure) -> None:
        """Make no more calls, because of this failure."""
        self.failure = self.failure or failure
        self.ended = True

    @property
    def status(self) -> str:
        """One word of ``STATUSES``; only answers that were compared can pass."""
        if self.broken or self.items_waiting:
            return "unrun"
        if self.failure is not None:
            return self.failure.status
        return "passed" if self.total and self.passed == self.total else "unrun"

    @property
    def score(self) -> float:
        """All points for who passed; else those of parts of which nothing failed."""
        if self.status == "passed":
            return self.task.points
        if self.status == "unrun":
            return 0.0
        failed = {each.part for each in self.verdicts if each.failure is not None}
        earned = {each.part for each in self.verdicts} - failed
        return sum(worth for part, worth in self.task.parts if part in earned)
