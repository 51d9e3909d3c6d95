"""Made-up classes: folders of solutions, typical mistakes, stubs and hostile files."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from holdem_teach.grading.course import GradedExercise

# Who sits in a class, in turn; most have something right and something wrong.
KINDS: Final = (
    "solution",
    "mistake",
    "mistake",
    "solution",
    "mistake",
    "stub",
    "mistake",
    "solution",
    "mistake",
    "hostile",
)
# Put after a solution, where {task} is one of its functions: each ends badly.
HOSTILE: Final = (
    "import os\nos._exit(0)\n",
    "def {task}(*given):\n    while True:\n        pass\n",
    "class Yes:\n    __eq__ = lambda *given: True\ndef {task}(*given): return Yes()\n",
    "def {task}(*given): return [0] * 10**12\n",
    'def {task}(*given): print(\'{{"number": 3, "value": true}}\')\n',
    "def {task}(*given): raise SystemExit(0)\n",
    "(" * 3000 + "\n",
)


def without_matches(exercises: Sequence[GradedExercise]) -> list[GradedExercise]:
    """Return the exercises whose checks play no matches, which last for seconds."""
    return [
        each
        for each in exercises
        if not any(b".match_of(" in file.read_bytes() for file in each.check_files)
    ]


def make_class(
    folder: Path,
    exercises: Sequence[GradedExercise],
    students: int,
    kinds: Sequence[str] = KINDS,
) -> dict[str, str]:
    """Write a submission for each of so many students; return kinds by student.

    Parameters
    ----------
    folder
        Where the class's folders are made.
    exercises
        Each student has a file of each.
    kinds
        Those that are taken in turn.
    """
    made = {}
    for number in range(students):
        kind = kinds[number % len(kinds)]
        student = f"student {number:03}"
        (folder / student).mkdir(parents=True)
        made[student] = kind
        for exercise in exercises:
            text = source_of(exercise, kind, number // len(kinds))
            path = folder / student / f"{exercise.module}.py"
            path.write_text(text, encoding="utf-8")
    return made


def source_of(exercise: GradedExercise, kind: str, number: int) -> str:
    """Return a student's file of a kind; of mistakes and hostile files, one of many."""
    solution = exercise.solution.read_text(encoding="utf-8")
    if kind == "solution":
        return solution
    if kind == "stub":
        stub = exercise.solution.parents[1] / "exercises" / exercise.solution.name
        return stub.read_text(encoding="utf-8")
    if kind == "mistake":
        return f"{solution}\n{_mistake(exercise.mistakes, number)}"
    return f"{solution}\n{_hostile(exercise, number)}"


def wrong_task(exercise: GradedExercise, kind: str, number: int) -> str:
    """Return the task that a mistake or a hostile file is about."""
    if kind == "mistake":
        return _name(exercise.mistakes, number).partition("__")[0]
    return exercise.tasks[number % len(exercise.tasks)].name


def _hostile(exercise: GradedExercise, number: int) -> str:
    text = HOSTILE[number % len(HOSTILE)]
    return text.format(task=wrong_task(exercise, "hostile", number))


def _mistake(mistakes: Path, number: int) -> str:
    """Return code that puts a wrong version in the place of a function."""
    name, text = _name(mistakes, number), mistakes.read_text(encoding="utf-8")
    task = name.partition("__")[0]
    return f"_wrong = {{}}\nexec({text!r}, _wrong)\n{task} = _wrong[{name!r}]\n"


def _name(mistakes: Path, number: int) -> str:
    tree = ast.parse(mistakes.read_text(encoding="utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    names = [name for name in names if "__" in name.strip("_")]
    return names[number % len(names)]
