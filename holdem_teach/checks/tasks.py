"""How a check file declares its tasks, and how they are read without running it."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from holdem_teach.sandbox.library import HOMES as OFFERED
from holdem_teach.sandbox.reply import Limits
from holdem_teach.words import say

Check = TypeVar("Check", bound=Callable[..., Any])


class CheckFileError(ValueError):
    """A check file, or what belongs to it, that cannot be used: the course's fault."""


@dataclass(frozen=True)
class Task:
    """One function that a student is asked to write: its name, points and hints.

    ``idea`` is the solution's idea in words, offered to who has passed. A task may give
    its points in ``parts``, each with its name and its points.
    """

    name: str
    points: float
    hints: tuple[str, ...] = ()
    idea: str = ""
    parts: tuple[tuple[str, float], ...] = ()


def task(
    name: str,
    *,
    points: float,
    hints: tuple[str, ...],
    idea: str = "",
    parts: tuple[tuple[str, float], ...] = (),
) -> Callable[[Check], Check]:
    """Mark a test function as the visible check of the task ``name``.

    All of it is written out in the check file, so that :func:`module_tasks` can read
    it. The function takes the fixture ``student``.
    """
    return _marked(Task(name, points, hints, idea, parts), hidden=False)


def hidden_task(name: str) -> Callable[[Check], Check]:
    """Mark a test function as the hidden check of the task ``name``.

    The function takes the fixtures ``student`` and ``draw``, a ``random.Random`` that
    is made from the seed. What was expected is never shown to the student.
    """
    return _marked(Task(name, 0), hidden=True)


def _marked(declared: Task, *, hidden: bool) -> Callable[[Check], Check]:
    import pytest  # only whoever runs checks needs it

    return pytest.mark.holdem_task(declared, hidden=hidden)


def module_tasks(check_file: Path) -> tuple[Task, ...]:
    """Return the tasks that a visible check file declares, in its order.

    The file is parsed, not run.

    Raises
    ------
    CheckFileError
        If a task is not declared with its name, points and hints written out, or there
        is none at all.
    """
    tree = _parsed(check_file.read_text(encoding="utf-8"), str(check_file))
    tasks = tuple(_declared(call, check_file) for call in _task_calls(tree))
    if not tasks:
        raise CheckFileError(say("checks.no_tasks", file=check_file.name))
    return tasks


def module_library(check_file: Path) -> tuple[str, ...]:
    """Return the names that an exercise may import from ``holdem_teach``.

    A visible check file says them as ``LIBRARY = ("evaluate",)``; without that line
    there are none. The file is parsed, not run.

    Raises
    ------
    CheckFileError
        If a name is none that the sandbox can offer.
    """
    declared = _assigned(check_file, "LIBRARY")
    return _offered(declared, check_file) if declared else ()


def module_limits(check_file: Path, of_course: Limits) -> Limits:
    """Return what a call of an exercise may use, where that is not as in the course.

    A visible check file says it as ``LIMITS = {"memory": 2, "cpu_seconds": 0.5}``, each
    by its name in :class:`~holdem_teach.sandbox.reply.Limits` and as a multiple of what
    is usual: time limits differ with the course and the machine. The file is parsed,
    not run.

    Raises
    ------
    CheckFileError
        If a name is none of those, or a multiple is no number above 0.
    """
    declared = _assigned(check_file, "LIMITS")
    if declared is None:
        return of_course
    usual = asdict(of_course)
    try:
        times: dict[str, float] = ast.literal_eval(declared.value)
        if not min(times.values()) > 0:
            raise ValueError
        asked = {
            name: type(usual[name])(usual[name] * many) for name, many in times.items()
        }
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        place = f"{check_file.name}:{declared.lineno}"
        said = say("checks.bad_limits", place=place, names=", ".join(usual))
        raise CheckFileError(said) from error
    return replace(of_course, **asked)


def _assigned(check_file: Path, name: str) -> ast.Assign | None:
    tree = _parsed(check_file.read_text(encoding="utf-8"), str(check_file))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return node
    return None


def _offered(declared: ast.Assign, check_file: Path) -> tuple[str, ...]:
    try:
        names = tuple(ast.literal_eval(declared.value))
    except (ValueError, TypeError):
        names = (ast.unparse(declared.value),)
    if set(names) <= set(OFFERED):
        return names
    place, offered = f"{check_file.name}:{declared.lineno}", ", ".join(OFFERED)
    raise CheckFileError(say("checks.bad_library", place=place, names=offered))


@lru_cache(maxsize=32)  # once for a batch, not once for each student
def _parsed(text: str, path: str) -> ast.Module:
    return ast.parse(text, path)


def _task_calls(tree: ast.Module) -> Iterator[ast.Call]:
    for node in tree.body:
        for call in getattr(node, "decorator_list", ()):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "task":
                yield call


def _declared(call: ast.Call, check_file: Path) -> Task:
    try:
        (name,) = map(ast.literal_eval, call.args)
        options = {word.arg: ast.literal_eval(word.value) for word in call.keywords}
        points, hints = float(options["points"]), tuple(options["hints"])
        parts = tuple(options.get("parts", ()))
        if parts and sum(worth for _, worth in parts) != points:
            raise ValueError
        return Task(name, points, hints, options.get("idea", ""), parts)
    except (ValueError, KeyError) as error:
        place = f"{check_file.name}:{call.lineno}"
        raise CheckFileError(say("checks.bad_task", place=place)) from error
