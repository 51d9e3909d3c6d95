"""Which module may import which, read from the source without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from pathlib import Path
from typing import NamedTuple

# Each uses only those above it; `words` is text alone and may be used by all.
LAYERS = """
    words facts aside cards ranking.categories ranking.tables ranking.one_hand
    ranking.vectorised jit ranking.weights kernels warmup ranking.evaluator
    ranking.omaha ranking.freezeout strength game sandbox players
    tournament checks course plots widgets grading bench commands cli __main__
""".split()
# The package itself names homes without importing them; a package's own
# `__init__` that only says what it is for stands nowhere.
FREE = {"", "ranking"}


class Import(NamedTuple):
    """One import of a module of the package, as a dotted name below it."""

    line: int
    target: str


def layer_of(module: str) -> int:
    """Return the place of a module's layer; the longest name that fits counts.

    Raises
    ------
    LookupError
        If the module stands in no layer.
    """
    parts = module.split(".")
    for length in range(len(parts), 0, -1):
        name = ".".join(parts[:length])
        if name in LAYERS:
            return LAYERS.index(name)
    raise LookupError(f"{module} stands in no layer")


def modules(package: Path) -> dict[str, Path]:
    """Return the package's modules by their dotted names below it."""
    found = {}
    for path in sorted(package.rglob("*.py")):
        parts = path.relative_to(package).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if parts[0] != "student":
            found[name] = path
    return found


def imports(
    source: str, known: Mapping[str, object], homes: Mapping[str, str]
) -> Iterator[Import]:
    """Yield what a module imports from the package, inside functions too."""
    for node in ast.walk(ast.parse(source)):
        for name in _names(node):
            target = _resolve(name, known, homes)
            if target is not None:
                yield Import(node.lineno, target)  # type: ignore[attr-defined]


def _names(node: ast.AST) -> Iterator[str]:
    """Yield the dotted names that one node imports; ruff bans relative ones."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield from (f"{node.module}.{alias.name}" for alias in node.names)
    elif isinstance(node, ast.Call) and node.args:
        called = ast.unparse(node.func).rpartition(".")[2]
        argument = node.args[0]
        importers = {"import_module", "__import__", "run_module"}
        if called in importers and isinstance(argument, ast.Constant):
            yield str(argument.value)


def _resolve(
    name: str, known: Mapping[str, object], homes: Mapping[str, str]
) -> str | None:
    """Return the module of the package that a dotted name stands in, if it does."""
    package, _, inside = name.partition(".")
    if package != "holdem_teach":
        return None
    if inside in homes:  # a public name of the package stands for its home
        return homes[inside]
    while inside and inside not in known:
        inside = inside.rpartition(".")[0]
    return inside


def violations(sources: Mapping[str, str], homes: Mapping[str, str]) -> list[str]:
    """Return a sentence for each import that goes up, and for each circle."""
    found = []
    graph: dict[str, set[str]] = {}
    for module, source in sources.items():
        for line, target in imports(source, sources, homes):
            graph.setdefault(module, set()).add(target)
            if target in FREE or target.startswith("words"):
                continue
            if module in FREE or layer_of(target) > layer_of(module):
                found.append(f"{module}, line {line}: {target} is a layer below it")
    TopologicalSorter(
        {name: uses - {name} for name, uses in graph.items()}
    ).prepare()  # raises CycleError, which names the circle
    return found
