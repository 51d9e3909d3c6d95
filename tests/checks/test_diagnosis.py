"""Of wrong versions that nobody had in mind, the right cause is named, or none.

The versions stand in tests/exercises/diagnosis, apart from the typical mistakes. Each
cause that is named was judged by reading, once: in verdicts.json stands for a version
the key of each typical mistake that is named, and whether it is what is truly wrong.
"""

from __future__ import annotations

import ast
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from holdem_teach.checks import TaskReport, match
from holdem_teach.checks.known import WrongVersion, wrong_versions
from holdem_teach.words import say

FOLDER = Path(__file__).resolve().parents[1] / "exercises" / "diagnosis"
VERDICTS = json.loads((FOLDER / "verdicts.json").read_text(encoding="utf-8"))
MODULES = sorted(path.stem for path in FOLDER.glob("ex*.py"))
# A long run: at a share of 0.01 every hundredth version is tried.
STEP = round(1 / float(os.environ.get("HOLDEM_TEACH_LONG", "1")))
Checked = Callable[..., dict[str, TaskReport]]


def parsed(module: str) -> ast.Module:
    return ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))


def single_names(module: str) -> list[str]:
    """Return the names of the versions that a file holds, in its order."""
    nodes = parsed(module).body
    return [node.name for node in nodes if isinstance(node, ast.FunctionDef)]


def together(module: str) -> Iterator[tuple[str, ...]]:
    """Return the names of versions that are put into one file."""
    for node in parsed(module).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TOGETHER":
            yield from ast.literal_eval(node.value)


ALL = [
    (module, " + ".join(names))
    for module in MODULES
    for names in [*((name,) for name in single_names(module)), *together(module)]
]


def with_versions(solution: str, module: str, names: list[str]) -> str:
    """Return the solution with wrong versions of some of its tasks at its end."""
    nodes = parsed(module).body
    parts = [solution, *map(ast.unparse, nodes_of(nodes, ast.Import, ast.ImportFrom))]
    for node in nodes_of(nodes, ast.FunctionDef):
        if node.name in names:
            parts.append(ast.unparse(node).replace(node.name, task_of(node.name)))
    return "\n\n".join(parts)


def nodes_of(nodes: list[ast.stmt], *kinds: type[ast.stmt]) -> list[ast.stmt]:
    return [node for node in nodes if isinstance(node, kinds)]


def task_of(name: str) -> str:
    return name.partition("__")[0]


def causes_named(
    tasks: dict[str, TaskReport], versions: tuple[WrongVersion, ...]
) -> set[str]:
    """Return the keys of the typical mistakes that the tasks' own messages name."""
    return {
        version.name
        for version in versions
        if say("checks.cause", cause=version.cause.sentence)
        in tasks[version.cause.task].message.splitlines()
    }


def tasks_blamed(tasks: dict[str, TaskReport]) -> set[str]:
    """Return the tasks that the messages of others ask to put right first."""
    return {
        other
        for other in tasks
        for task in tasks.values()
        if say("checks.cause_elsewhere", other=other) in task.message.splitlines()
    }


@pytest.mark.long
@pytest.mark.parametrize(("module", "name"), ALL[::STEP])
def test_a_wrong_version_fails_and_the_right_cause_is_named_or_none(
    checked: Checked,
    files: dict[str, Path],
    solution: str,
    monkeypatch: pytest.MonkeyPatch,
    module: str,
    name: str,
) -> None:
    names = name.split(" + ")
    if "act" not in map(task_of, names):  # a match says nothing of the tasks above it
        monkeypatch.setattr(match, "DEALS", 10)
    text = with_versions(solution, module, names)
    versions = wrong_versions(files["solution"], files["mistakes"])
    named = set()
    for graded in (False, True):
        tasks = checked(text, graded=graded)
        if graded:
            assert all(tasks[task_of(one)].status != "passed" for one in names)
        named |= causes_named(tasks, versions)
        assert tasks_blamed(tasks) <= set(map(task_of, names))
    judged = VERDICTS[module].get(name, {})
    assert named == set(judged), "to be judged anew"


def test_a_wrong_cause_is_named_in_at_most_two_of_a_hundred() -> None:
    judged = {(m, name): VERDICTS[m][name] for m in VERDICTS for name in VERDICTS[m]}
    assert set(judged) <= set(ALL)
    assert len(ALL) >= 100
    wrong = [version for version, keys in judged.items() if not all(keys.values())]
    assert len(wrong) <= 0.02 * len(ALL), wrong
