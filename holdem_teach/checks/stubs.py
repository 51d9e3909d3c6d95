"""From solutions to what students get: stubs, and digests of typical mistakes."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from holdem_teach.aside import write_aside
from holdem_teach.checks.exercise import Exercise
from holdem_teach.checks.known import (
    Cause,
    KnownTask,
    WrongVersion,
    known_file,
    known_text,
    reached,
    wrong_versions,
)
from holdem_teach.checks.record import Record, trace_digest
from holdem_teach.checks.run import run_items
from holdem_teach.checks.tasks import CheckFileError
from holdem_teach.sandbox.runner import definitions, described
from holdem_teach.words import plural, say

BEGIN: Final = "# BEGIN SOLUTION"
END: Final = "# END SOLUTION"
_ALL: Final = "ex*"
_TELLING: Final = 30  # signs of a line that nobody writes by chance


def make_stub(solution_text: str, file: str = "solution") -> str:
    r"""Return the student's text: each solution replaced by a line that raises.

    Raises
    ------
    CheckFileError
        If a ``# BEGIN SOLUTION`` and an ``# END SOLUTION`` do not belong together.

    Examples
    --------
    >>> solution = "def f(x):\n    # BEGIN SOLUTION\n    return x\n    # END SOLUTION\n"
    >>> print(make_stub(solution))
    def f(x):
        # Yours to write, in about 1 line, in place of the next line.
        raise NotImplementedError("this part is yours to write")
    <BLANKLINE>
    """
    lines: list[str] = []
    begun: tuple[int, str] | None = None
    hidden = 0
    for number, line in enumerate(solution_text.splitlines(), 1):
        mark = line.strip()
        if mark == BEGIN and begun is None:
            begun, hidden = (number, line[: line.index("#")]), 0
        elif mark == END and begun is not None:
            lines += _gap(begun[1], hidden)
            begun = None
        elif mark in (BEGIN, END):
            key = "no_end" if mark == BEGIN else "no_begin"
            raise CheckFileError(say(f"checks.{key}", file=file, line=number))
        elif begun is None:
            lines.append(line)
        else:
            hidden += bool(mark)
    if begun is not None:
        raise CheckFileError(say("checks.no_end", file=file, line=begun[0]))
    return "\n".join(lines) + "\n"


def telling_lines(solution_text: str) -> list[str]:
    r"""Return the longer lines that stand between the marks of a solution.

    Examples
    --------
    >>> solution = "# BEGIN SOLUTION\nreturn sum(card[1] in 'hd' for card in cards)"
    >>> telling_lines(f"{solution}\n# END SOLUTION\n")
    ["return sum(card[1] in 'hd' for card in cards)"]
    """
    bodies = [part.partition(END)[0] for part in solution_text.split(BEGIN)[1:]]
    lines = dict.fromkeys(line.strip() for body in bodies for line in body.splitlines())
    return [line for line in lines if len(line) > _TELLING]


def _gap(indent: str, lines: int) -> list[str]:
    told = say("checks.stub_line", lines=plural(lines, "line"))
    raised = f'raise NotImplementedError("{say("checks.stub_error")}")'
    return [indent + told, indent + raised]


def write_stubs(
    solutions: Path, exercises: Path, checks: Path | None = None, module: str = _ALL
) -> list[Path]:
    """Write the stubs of all solutions, and the digests beside their visible checks.

    Parameters
    ----------
    solutions, exercises
        The folders of the solutions and of the stubs.
    checks
        The folder with ``visible``, ``hidden`` and ``mistakes``; by default
        ``tests/exercises`` beside the solutions' folder.
    module
        The one exercise whose files are written; all by default.

    Returns
    -------
    list of Path
        The files whose text is new.
    """
    stale = _stale_texts(solutions, exercises, checks, module)
    for path, text in stale.items():
        write_aside(path, text.encode("utf-8"))
    return list(stale)


def stale_stubs(
    solutions: Path, exercises: Path, checks: Path | None = None, module: str = _ALL
) -> list[Path]:
    """Return the files that :func:`write_stubs` would write, without writing them.

    One ``module`` may be named; all are looked at by default.
    """
    return list(_stale_texts(solutions, exercises, checks, module))


def _stale_texts(
    solutions: Path, exercises: Path, checks: Path | None, module: str
) -> dict[Path, str]:
    folder = checks or solutions.parent / "tests" / "exercises"
    texts = dict(_generated(sorted(solutions.glob(f"{module}.py")), exercises, folder))
    return {path: text for path, text in texts.items() if _text_of(path) != text}


def _generated(
    solutions: Iterable[Path], exercises: Path, checks: Path
) -> Iterator[tuple[Path, str]]:
    for solution in solutions:
        stub = make_stub(solution.read_text(encoding="utf-8"), solution.name)
        yield exercises / solution.name, stub
        check_file = checks / "visible" / f"test_{solution.name}"
        known = make_known(solution, stub, checks)
        yield known_file(check_file), known_text(known)


def make_known(solution: Path, stub: str, checks: Path) -> dict[str, KnownTask]:
    """Return what is known of each task, from the solution's own run of the checks."""
    visible = checks / "visible" / f"test_{solution.name}"
    hidden = checks / "hidden" / f"test_{solution.stem}_hidden.py"
    exercise = Exercise(solution.stem, solution.read_bytes(), visible, {})
    run_items(exercise, [visible, hidden], "")
    versions = wrong_versions(solution, checks / "mistakes" / solution.name)
    tree = ast.parse(solution.read_text(encoding="utf-8"))
    return {
        name: KnownTask(
            described(ast.parse(stub))["digests"][name],
            record.hidden_total,
            _parameters(tree, name),
            _given(tree, name, set(exercise.records)),
            _causes(record, versions),
        )
        for name, record in exercise.records.items()
    }


def _parameters(tree: ast.Module, task: str) -> tuple[str, ...]:
    function = definitions(tree)[task]
    assert isinstance(function, ast.FunctionDef)
    return tuple(each.arg for each in function.args.args)


def _given(tree: ast.Module, task: str, tasks: set[str]) -> dict[str, str]:
    """Return digests of what a task uses that is not to be written."""
    told = described(tree)
    names = reached(task, told["uses"]) - tasks
    return {name: told["digests"][name] for name in sorted(names)}


def _causes(
    record: Record, versions: tuple[WrongVersion, ...]
) -> dict[str, tuple[Cause, ...]]:
    calls = [call for call in record.calls if not call.hidden]
    right = trace_digest(calls)
    causes: dict[str, tuple[Cause, ...]] = {}
    for version in versions:
        if not version.concerns(record.task.name):
            continue
        answers = version.answers(calls)
        if answers != right:
            causes[answers] = (*causes.get(answers, ()), version.cause)
    return causes


def _text_of(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None
