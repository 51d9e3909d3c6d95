"""Every mutant of a solution: one small change in a gap, by mutmut's operators."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import unified_diff

from libcst import parse_module
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import MutationVisitor, mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode

from holdem_teach.checks.stubs import BEGIN, END


@dataclass(frozen=True)
class Mutant:
    """A solution with one change in the gap of one task.

    ``source`` is the whole file, ``change`` the lines of a diff.
    """

    task: str
    source: str
    change: str


def mutants_of(solution: str) -> Iterator[Mutant]:
    """Make each change that mutmut knows, inside the gaps of a solution's text.

    mutmut's own command mutates whole files in a copy of the project and runs the
    project's tests on them; here students' checks run on one file at a time, so its
    operators are used as they are, and its command is not.
    """
    nothing = IgnoredCode(set(), set(), set())
    visitor = MutationVisitor(mutation_operators, nothing, gap_lines(solution))
    tree = MetadataWrapper(parse_module(solution)).visit(visitor)
    for made in visitor.mutations:
        source = tree.deep_replace(made.original_node, made.mutated_node).code
        task = made.contained_by_top_level_function.name.value
        yield Mutant(task, source, change(solution, source))


def gap_lines(solution: str) -> set[int]:
    """Return the numbers of the lines that are the student's to write, from 1."""
    lines, inside = set(), False
    for number, line in enumerate(solution.splitlines(), 1):
        inside = line.strip() == BEGIN or (inside and line.strip() != END)
        if inside:
            lines.add(number)
    return lines


def change(before: str, after: str) -> str:
    """Return the lines that differ, marked - and +."""
    lines = unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return "\n".join(line for line in lines if line[:3] not in ("---", "+++", "@@ "))
