"""One mutant under trial: do the checks catch it, and if not, is it as good?"""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import pytest
from mutants import Mutant

from holdem_teach.checks import match, run_checks
from holdem_teach.checks.actions import sound
from holdem_teach.checks.judge import same
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.library import HOMES
from holdem_teach.sandbox.reply import Limits, Reply

HERE: Final = Path(__file__).parent
EXERCISES: Final = HERE.parent
SOLUTIONS: Final = EXERCISES.parents[1] / "solutions"
_AT_ONCE: Final = 100  # random inputs
# A task that no one answer is right for: a program that plays a match
_PLAYER: Final = "act"
_FEW_DEALS: Final = 10  # for the other tasks of its file, which no match is about
_LIMITS: Final = Limits(cpu_seconds=120, room=10_000_000)


def outcome(module: str, mutant: Mutant, inputs: int) -> str:
    """Try one mutant: it survives if neither checks nor random inputs find it."""
    if is_caught(module, mutant):
        return "caught"
    if is_equivalent(module, mutant, inputs):
        return "equivalent"
    is_right = mutant.task == _PLAYER and is_as_good(module, mutant, inputs)
    return "as good" if is_right else "survived"


def is_caught(module: str, mutant: Mutant) -> bool:
    """Tell whether the visible and hidden checks of the mutant's own task fail."""
    with pytest.MonkeyPatch.context() as patch:
        if mutant.task != _PLAYER:
            patch.setattr(match, "DEALS", _FEW_DEALS)
        return statuses(module, mutant.source)[mutant.task] != "passed"


def statuses(module: str, source: str, seed: str = "mutation") -> dict[str, str]:
    """Return what the checks say of each task of a file, as when it is graded."""
    checks = [
        EXERCISES / "visible" / f"test_{module}.py",
        EXERCISES / "hidden" / f"test_{module}_hidden.py",
    ]
    report = run_checks(module, source.encode(), checks, seed=seed)
    ours = [task.message for task in report.tasks if task.status == "unrun"]
    assert not ours, ours
    return {task.task: task.status for task in report.tasks}


def is_equivalent(module: str, mutant: Mutant, inputs: int) -> bool:
    """Tell whether the mutant answers random inputs just as the solution does."""
    text = EXERCISES / "inputs" / f"{module}.py"
    solution = (SOLUTIONS / f"{module}.py").read_text(encoding="utf-8")
    with _child(solution, text) as right, _child(mutant.source, text) as other:
        for first in range(0, inputs, _AT_ONCE):
            asked = [mutant.task, first, min(_AT_ONCE, inputs - first)]
            expected = right.call("answers", asked)
            assert expected.status == "answered", expected.detail
            if not _agrees(other.call("answers", asked), expected):
                return False
    return True


def is_as_good(module: str, mutant: Mutant, inputs: int) -> bool:
    """Tell whether a player is another right one: how it plays is its own affair.

    It breaks no rule and folds nothing that is free at random views, and with other
    cards it earns all points as well.
    """
    text = EXERCISES / "inputs" / f"{module}.py"
    with _child(mutant.source, text) as child:
        for first in range(0, inputs, _AT_ONCE):
            numbers = range(first, min(first + _AT_ONCE, inputs))
            reply = child.call("answers", [mutant.task, first, len(numbers)])
            views = _given(text, mutant.task, numbers)
            if reply.status != "answered" or any(
                sound(view)(action)
                for view, action in zip(views, reply.value, strict=True)
            ):
                return False
    return statuses(module, mutant.source, "other cards")[mutant.task] == "passed"


def _given(inputs: Path, task: str, numbers: range) -> list[Any]:
    """Return the random inputs of a task that takes one, by their numbers."""
    drawn: dict[str, Any] = {}
    exec(inputs.read_text(encoding="utf-8"), drawn)
    ask = SimpleNamespace(**{task: lambda given: given})
    return [drawn[task](ask, Random(number)) for number in numbers]


def _agrees(reply: Reply, expected: Reply) -> bool:
    return reply.status == "answered" and same(reply.value, expected.value)


def _child(source: str, inputs: Path) -> Child:
    constants = {"FILE": source, "INPUTS": inputs.read_text(encoding="utf-8")}
    lines = [f"{name} = {text!r}" for name, text in constants.items()]
    lines.append((HERE / "answers.py").read_text(encoding="utf-8"))
    return Child("answers", "\n".join(lines).encode(), _LIMITS, library=tuple(HOMES))
