"""Every exercise holds together: stub, solution, typical mistakes, hints."""

from __future__ import annotations

import ast
import doctest
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from holdem_teach.checks import Task, TaskReport, module_tasks
from holdem_teach.checks.exercise import Exercise
from holdem_teach.checks.known import wrong_versions
from holdem_teach.checks.run import run_items
from holdem_teach.checks.stubs import stale_stubs
from holdem_teach.sandbox.child import Child

ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(path.stem for path in (ROOT / "solutions").glob("ex*.py"))
MISTAKES = ROOT / "tests" / "exercises" / "mistakes"
Checked = Callable[..., dict[str, TaskReport]]
Files = dict[str, Path]


def wrong_names(module: str) -> list[str]:
    """Return the names of a module's typical mistakes, in the order of the file."""
    tree = ast.parse((MISTAKES / f"{module}.py").read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [name for name in names if "__" in name.strip("_")]


def first_of_each_task() -> list[Any]:
    """All mistakes; `make test` tries one of each task of ex02, `make test-all` all."""
    found: list[Any] = []
    tasks: set[tuple[str, str]] = set()
    for module in MODULES:
        for name in wrong_names(module):
            task = (module, name.partition("__")[0])
            is_first = module == "ex02_ranking" and task not in tasks
            marks = [] if is_first else [pytest.mark.slow]
            found.append(pytest.param(module, name, marks=marks))
            tasks.add(task)
    return found


WRONG = first_of_each_task()
# `make test` tries the first, `make test-all` the others too.
CONSTANTS = [
    None,
    *(
        pytest.param(constant, marks=pytest.mark.slow)
        for constant in (True, False, 0, 1.0, "flush", [], (), {})
    ),
]
in_every_module = pytest.mark.parametrize("module", MODULES)


@pytest.fixture
def declared(files: Files) -> tuple[Task, ...]:
    """The tasks that the visible check file declares."""
    return module_tasks(files["visible"])


def with_mistake(solution: str, mistakes: Path, name: str) -> str:
    """Return a file in which one function is a wrong version."""
    text, task = mistakes.read_text(encoding="utf-8"), name.partition("__")[0]
    run = f"_wrong = {{}}\nexec({text!r}, _wrong)\n{task} = _wrong[{name!r}]\n"
    return f"{solution}\n{run}"


@in_every_module
@pytest.mark.parametrize("graded", [False, True])
def test_the_stub_is_unattempted_and_earns_nothing(
    checked: Checked, files: Files, graded: bool
) -> None:
    tasks = checked(files["stub"].read_bytes(), graded=graded)
    assert {task.status for task in tasks.values()} == {"unattempted"}
    assert sum(task.score for task in tasks.values()) == 0


@in_every_module
@pytest.mark.parametrize(
    "seed", [1, pytest.param("another student", marks=pytest.mark.slow)]
)
def test_the_solution_earns_all_ten_points(
    checked: Checked, solution: str, declared: tuple[Task, ...], seed: str | int
) -> None:
    tasks = checked(solution, graded=True, seed=seed)
    assert list(tasks) == [task.name for task in declared]
    assert {task.status for task in tasks.values()} == {"passed"}
    assert sum(task.score for task in tasks.values()) == 10
    for task in tasks.values():
        assert task.passed == task.total
        assert "changed what it was given" not in task.message


@pytest.mark.slow
@in_every_module
def test_a_student_reads_how_many_hidden_checks_are_still_to_come(
    checked: Checked, solution: str
) -> None:
    own, graded = checked(solution), checked(solution, graded=True)
    for name, task in own.items():
        assert task.hidden_to_come > 0
        assert task.total + task.hidden_to_come == graded[name].total
        assert f"{task.hidden_to_come} hidden check" in task.message
        assert graded[name].hidden_to_come == 0


@pytest.mark.parametrize("graded", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("module", "name"), WRONG)
def test_a_typical_mistake_fails_with_its_own_cause(
    checked: Checked,
    files: Files,
    solution: str,
    declared: tuple[Task, ...],
    name: str,
    graded: bool,
) -> None:
    versions = wrong_versions(files["solution"], files["mistakes"])
    (version,) = [version for version in versions if version.name == name]
    text = with_mistake(solution, files["mistakes"], name)
    tasks, names = checked(text, graded=graded), [task.name for task in declared]
    own = tasks[version.cause.task]
    assert own.status in ("wrong", "crashed")
    (parts,) = (task.parts for task in declared if task.name == own.task)
    assert own.score < (own.max_score if parts else 0.01)
    assert f"A likely cause: {version.cause.sentence}" in own.message
    for task in tasks.values():
        if task.status != "passed" and task is not own:  # it uses the wrong function
            assert names.index(task.task) > names.index(own.task)
            assert "put that right first" in task.message


@in_every_module
def test_every_task_has_two_mistakes_and_two_hints(
    files: Files, declared: tuple[Task, ...], module: str
) -> None:
    assert sum(task.points for task in declared) == 10
    names = wrong_names(module)
    for task in declared:
        assert len(task.hints) >= 2
        assert sum(name.startswith(f"{task.name}__") for name in names) >= 2
    causes = [v.cause for v in wrong_versions(files["solution"], files["mistakes"])]
    assert {cause.task for cause in causes} == {task.name for task in declared}
    assert len(set(causes)) == len(causes) == len(names)
    assert all(cause.sentence for cause in causes)


@in_every_module
@pytest.mark.parametrize("constant", CONSTANTS)
def test_a_constant_earns_nothing(
    checked: Checked, declared: tuple[Task, ...], constant: object
) -> None:
    lines = [f"def {task.name}(*given): return {constant!r}" for task in declared]
    tasks = checked("\n".join(lines))
    assert sum(task.score for task in tasks.values()) == 0
    assert {task.status for task in tasks.values()} == {"wrong"}


@in_every_module
def test_gaps_are_short_and_docstrings_complete(
    solution: str, declared: tuple[Task, ...]
) -> None:
    tree, names = ast.parse(solution), [task.name for task in declared]
    for word in ("Goal", "Time", "Before you start"):
        assert word in (ast.get_docstring(tree) or "")
    gap = 0
    for line in solution.splitlines():
        gap = 0 if "BEGIN SOLUTION" in line else gap + bool(line.strip())
        assert "END SOLUTION" not in line or gap <= 7
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            told = ast.get_docstring(node) or ""
            assert ">>>" in told
            if node.name in names:  # not a helper that is handed out
                assert "Source:" in told
                assert "Returns" in told


@in_every_module
def test_the_examples_in_a_solution_are_right(files: Files) -> None:
    names: dict[str, object] = {"__name__": files["solution"].stem}
    exec(compile(files["solution"].read_bytes(), files["solution"], "exec"), names)
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    for name, value in list(names.items()):
        if callable(value) and getattr(value, "__module__", "") == names["__name__"]:
            for example in doctest.DocTestFinder().find(value, name, globs=names):
                runner.run(example)
    assert runner.tries > 0
    assert runner.failures == 0


@pytest.mark.slow
def test_stubs_and_digests_are_fresh(root: Path) -> None:
    assert stale_stubs(root / "solutions", root / "exercises") == []


def test_an_unknown_mistake_names_no_cause(checked: Checked, solution: str) -> None:
    text = solution + "\ndef category(hand): return 'straight'\n"
    task = checked(text)["category"]
    assert task.status == "wrong"
    assert "likely cause" not in task.message
    assert "2 of 13 checks passed" in task.message


def test_a_table_of_the_visible_hands_earns_nothing_when_graded(
    checked: Checked, solution: str
) -> None:
    flushes = ["Th 3h Ah 9h 4h", "2c 4c 6c 8c Tc", "5s 6s 7s 8s 9s"]
    table = f"{solution}\ndef is_flush(hand): return ' '.join(hand) in {flushes}\n"
    assert checked(table)["is_flush"].status == "passed"
    task = checked(table, graded=True)["is_flush"]
    assert (task.status, task.score) == ("wrong", 0)
    assert "expected" not in task.message


@pytest.mark.slow
def test_a_regrade_draws_the_same_inputs_and_another_student_has_others(
    files: Files, module: str, solution: str
) -> None:
    def drawn(seed: str) -> list[Any]:
        exercise = Exercise(module, solution.encode(), files["visible"], {})
        run_items(exercise, [files["visible"], files["hidden"]], seed)
        calls = exercise.records["is_flush"].calls
        return [call.arguments for call in calls if call.hidden]

    assert drawn("a") == drawn("a") != drawn("b")


def test_real_hands_have_the_winners_that_they_had(root: Path, solution: str) -> None:
    text = (root / "tests" / "data" / "best_hands.json").read_text(encoding="utf-8")
    comparisons = json.loads(text)["comparisons"]
    assert len(comparisons) > 30
    with Child("ex02_ranking", solution.encode()) as child:
        for spot in comparisons:
            reply = child.call("winners", [spot["hands"]])
            assert reply.value == spot["winners"], spot
