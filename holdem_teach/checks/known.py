"""What is known of an exercise beforehand: its stubs, and its typical mistakes.

A mistake is named as the cause only if it gives the same answers as the student's
function to everything that the task's checks ask. Where the wrong versions are at hand
(the grader), they run on the very inputs; a student's copy has digests of what they
answer instead, in a file beside the visible check file.
"""

from __future__ import annotations

import copy
import inspect
import json
import sys
import types
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from holdem_teach.checks.record import Call, trace_digest
from holdem_teach.checks.tasks import CheckFileError
from holdem_teach.sandbox.reply import Reply, said_by
from holdem_teach.sandbox.runner import type_name
from holdem_teach.words import say


@dataclass(frozen=True)
class Cause:
    """A typical mistake: the task it is made in, and the sentence that names it."""

    task: str
    sentence: str


@dataclass(frozen=True)
class KnownTask:
    """Of one task: the stub's digest, the number of hidden checks, and the causes.

    ``parameters`` are their names, and ``given`` maps what the file defines beside its
    tasks, and this one uses, to digests of it as it is handed out. ``causes`` maps the
    digest of what wrong versions answer to the visible checks to their causes, in the
    order of the file of mistakes.
    """

    stub: str = ""
    hidden_checks: int = 0
    parameters: tuple[str, ...] = ()
    given: Mapping[str, str] = field(default_factory=dict)
    causes: Mapping[str, tuple[Cause, ...]] = field(default_factory=dict)


def known_file(check_file: Path) -> Path:
    """Return where the digests stand that belong to a visible check file."""
    return check_file.with_suffix(".json")


def read_known(check_file: Path) -> dict[str, KnownTask]:
    """Read what is known of each task of a visible check file.

    Raises
    ------
    CheckFileError
        If the file of digests is not there or is damaged.
    """
    path = known_file(check_file)
    try:
        return _known_tasks(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise CheckFileError(say("checks.bad_known", file=path.name)) from error


@lru_cache(maxsize=32)
def _known_tasks(text: str) -> dict[str, KnownTask]:
    return {name: _known_task(entry) for name, entry in json.loads(text).items()}


def _known_task(entry: dict[str, Any]) -> KnownTask:
    causes = {
        digest: tuple(Cause(*one) for one in told)
        for digest, told in entry["causes"].items()
    }
    parameters, given = tuple(entry["parameters"]), dict(entry["given"])
    return KnownTask(entry["stub"], entry["hidden_checks"], parameters, given, causes)


def known_text(known: Mapping[str, KnownTask]) -> str:
    """Return what is known as the text of a file that :func:`read_known` reads."""
    entries = {
        name: {
            "stub": task.stub,
            "hidden_checks": task.hidden_checks,
            "parameters": list(task.parameters),
            "given": dict(task.given),
            "causes": {
                digest: [[cause.task, cause.sentence] for cause in causes]
                for digest, causes in task.causes.items()
            },
        }
        for name, task in known.items()
    }
    return json.dumps(entries, indent=1, ensure_ascii=False) + "\n"


@dataclass(frozen=True)
class WrongVersion:
    """The solution with one function replaced by a typical wrong version of it."""

    name: str
    cause: Cause
    functions: Mapping[str, Any]
    uses: Mapping[str, Collection[str]]

    def concerns(self, function: str) -> bool:
        """Tell whether a call of a function can come to the wrong one.

        Where it cannot, the answers are those of the solution and need no computing.
        """
        return self.cause.task in reached(function, self.uses)

    def answers(self, calls: Sequence[Call]) -> str:
        """Return the digest of what this version answers to the same calls."""
        return trace_digest([self._answered(call) for call in calls])

    def answers_like(self, calls: Sequence[Call]) -> bool:
        """Tell whether this version answers calls as they were answered.

        It stops at the first that it answers otherwise.
        """
        answered: list[Call] = []
        for call in calls:
            answered.append(self._answered(call))
            if answered[-1].is_written_like(call):
                continue
            mine, theirs = answered[-1].outcome(answered), call.outcome(calls)
            if json.dumps(mine) != json.dumps(theirs):
                return False
        return True

    def _answered(self, call: Call) -> Call:
        arguments = copy.deepcopy(call.arguments)
        try:
            value = self.functions[call.function](*arguments)
        except Exception as error:  # to raise is an outcome that can be told apart
            kind, text = type_name(type(error)), said_by(error)
            return replace(call, reply=Reply("raised", error=kind, text=text))
        return replace(call, reply=Reply("answered", value, arguments))


def reached(function: str, uses: Mapping[str, Collection[str]]) -> set[str]:
    """Return the names of a file that a call of a function may come to, itself too.

    ``uses`` maps each name that the file defines to those in its definition.

    Examples
    --------
    >>> sorted(reached("f", {"f": ["g", "len"], "g": ["DECK"], "h": [], "DECK": []}))
    ['DECK', 'f', 'g']
    """
    found: set[str] = set()
    waiting = [function]
    while waiting:
        name = waiting.pop()
        if name in uses and name not in found:
            found.add(name)
            waiting += uses[name]
    return found


def _names_in(code: types.CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:  # a comprehension, a lambda
        if isinstance(inner, types.CodeType):
            yield from _names_in(inner)


def wrong_versions(solution: Path, mistakes: Path) -> tuple[WrongVersion, ...]:
    """Read the typical mistakes of an exercise, each put into the solution.

    A wrong version of ``category`` is a function ``category__some_name`` whose
    docstring is the sentence that names the cause. It can import the solution's
    functions under the exercise's own name.
    """
    texts = (each.read_text(encoding="utf-8") for each in (solution, mistakes))
    return _wrong_versions(str(solution), str(mistakes), *texts)


@lru_cache(maxsize=32)  # once for a batch, not once for each student
def _wrong_versions(
    solution: str, mistakes: str, right: str, wrong: str
) -> tuple[WrongVersion, ...]:
    right_code = compile(right, solution, "exec")
    modules = {Path(solution).stem: _run(right_code, {})}
    names = _run(compile(wrong, mistakes, "exec"), modules)
    return tuple(
        _wrong_version(right_code, each)
        for each in vars(names).values()
        if inspect.isfunction(each) and "__" in each.__name__.strip("_")
    )


def _wrong_version(solution: types.CodeType, wrong: types.FunctionType) -> WrongVersion:
    task = wrong.__name__.partition("__")[0]
    functions = vars(_run(solution, {}))
    functions[task] = wrong
    sentence = " ".join((wrong.__doc__ or "").split())
    uses = {
        name: set(_names_in(each.__code__))
        for name, each in functions.items()
        if inspect.isfunction(each)
    }
    return WrongVersion(wrong.__name__, Cause(task, sentence), functions, uses)


def _run(
    code: types.CodeType, modules: dict[str, types.ModuleType]
) -> types.ModuleType:
    """Run a file of the course's own; it finds ``modules`` when it imports them."""
    module = types.ModuleType(Path(code.co_filename).stem)
    before = {name: sys.modules.get(name) for name in modules}
    sys.modules.update(modules)
    try:
        exec(code, module.__dict__)
    finally:
        for name, earlier in before.items():
            sys.modules.pop(name)
            if earlier is not None:
                sys.modules[name] = earlier
    return module
