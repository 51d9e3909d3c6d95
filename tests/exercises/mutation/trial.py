"""One mutant under trial: do the checks catch it, and if not, is it as good?"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mutants import Mutant

from holdem_teach.checks import run_checks
from holdem_teach.checks.judge import same
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.library import HOMES
from holdem_teach.sandbox.reply import Limits, Reply

HERE: Final = Path(__file__).parent
EXERCISES: Final = HERE.parent
SOLUTIONS: Final = EXERCISES.parents[1] / "solutions"
_AT_ONCE: Final = 100  # random inputs
_LIMITS: Final = Limits(cpu_seconds=120, room=10_000_000)


def outcome(module: str, mutant: Mutant, inputs: int) -> str:
    """Try one mutant: it survives if neither checks nor random inputs find it."""
    if is_caught(module, mutant):
        return "caught"
    return "equivalent" if is_equivalent(module, mutant, inputs) else "survived"


def is_caught(module: str, mutant: Mutant) -> bool:
    """Tell whether the visible and hidden checks of the mutant's own task fail."""
    return statuses(module, mutant.source)[mutant.task] != "passed"


def statuses(module: str, source: str) -> dict[str, str]:
    """Return what the checks say of each task of a file, as when it is graded."""
    checks = [
        EXERCISES / "visible" / f"test_{module}.py",
        EXERCISES / "hidden" / f"test_{module}_hidden.py",
    ]
    report = run_checks(module, source.encode(), checks, seed="mutation")
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


def _agrees(reply: Reply, expected: Reply) -> bool:
    return reply.status == "answered" and same(reply.value, expected.value)


def _child(source: str, inputs: Path) -> Child:
    constants = {"FILE": source, "INPUTS": inputs.read_text(encoding="utf-8")}
    lines = [f"{name} = {text!r}" for name, text in constants.items()]
    lines.append((HERE / "answers.py").read_text(encoding="utf-8"))
    return Child("answers", "\n".join(lines).encode(), _LIMITS, library=tuple(HOMES))
