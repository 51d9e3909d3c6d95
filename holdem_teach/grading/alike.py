"""Which files are equal but for names and layout? Said to the teacher, never scored.

Compared are the parts of a file that the stub does not give and that are long enough to
be telling: two students who both write ``return hs**n`` have not copied it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final

from holdem_teach.checks.stubs import make_stub
from holdem_teach.grading import alike_parts
from holdem_teach.grading.alike_parts import parts
from holdem_teach.grading.course import GradedExercise
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.levels import available
from holdem_teach.sandbox.reply import Limits
from holdem_teach.words import say

# Nodes of a syntax tree. Solutions of one line have 9 to 25, and two people write the
# same; those of some lines have 30 to 85. All parts of a file that are counted have to
# be alike, and to be together as long as two or three tasks of some lines.
_TELLING: Final = 25
_TELLING_TOGETHER: Final = 75
_LIMITS: Final = Limits(cpu_seconds=5.0, room=600_000)
_SOLUTION: Final = ""  # the name of no student

Parts = dict[str, int]  # size by digest


@dataclass(frozen=True)
class Likeness:
    """A file that has nothing of its own beside names and layout.

    ``others`` are the students whose files hold all of it, ``is_solution`` tells that
    the published solution does.
    """

    student: str
    module: str
    is_solution: bool
    others: tuple[str, ...]

    def __str__(self) -> str:
        whose = [*[say("grading.the_solution")] * self.is_solution, *self.others]
        said = {"student": self.student, "file": f"{self.module}.py"}
        return say("grading.alike", whose=", ".join(whose), **said)


class Comparison:
    """The files of a class, added one after the other; only digests are kept.

    Parameters
    ----------
    exercises
        What the class is graded by; their solutions are compared with as well.

    Examples
    --------
    >>> with Comparison([]) as comparison:
    ...     comparison.likenesses()
    []
    """

    def __init__(self, exercises: Sequence[GradedExercise]) -> None:
        self._given: dict[str, frozenset[str]] = {}
        self._files: dict[str, dict[str, Parts]] = defaultdict(dict)
        program, level = Path(alike_parts.__file__).read_bytes(), available()[0]
        self._child = Child("alike_parts", program, _LIMITS, level=level)
        for exercise in exercises:
            solution = exercise.solution.read_text(encoding="utf-8")
            stub = parts(make_stub(solution, exercise.solution.name))
            self._given[exercise.module] = frozenset(digest for digest, _size in stub)
            self._keep(_SOLUTION, exercise.module, parts(solution))

    def __enter__(self) -> Comparison:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._child.close()

    def add(self, student: str, module: str, data: bytes) -> None:
        """Add a student's file; one that cannot be read is like no other."""
        text = data.decode("utf-8-sig", "replace")
        # it is parsed in the sandbox: a text can be made so that it ends its reader
        reply = self._child.call("parts", [text])
        if reply.status == "answered":
            self._keep(student, module, reply.value)

    def _keep(
        self, student: str, module: str, found: Sequence[tuple[str, int]]
    ) -> None:
        given = self._given.get(module, frozenset())
        own = {digest: size for digest, size in found if digest not in given}
        telling = {digest: size for digest, size in own.items() if size >= _TELLING}
        if sum(telling.values()) >= _TELLING_TOGETHER:
            self._files[module][student] = telling

    def likenesses(self) -> list[Likeness]:
        """Return each file that is in another, in the order of exercise and student."""
        return [
            found for module in sorted(self._files) for found in self._in_module(module)
        ]

    def _in_module(self, module: str) -> list[Likeness]:
        files = self._files[module]
        holders: dict[str, set[str]] = defaultdict(set)
        for student, telling in files.items():
            for digest in telling:
                holders[digest].add(student)
        found = []
        for student in sorted(files.keys() - {_SOLUTION}):
            of_all = set.intersection(*(holders[digest] for digest in files[student]))
            others = of_all - {student}
            if others:
                named = tuple(sorted(others - {_SOLUTION}))
                found.append(Likeness(student, module, _SOLUTION in others, named))
        return found
