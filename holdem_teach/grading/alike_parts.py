"""What is left of a Python file without its names and its layout.

It runs in a child of the sandbox, with a student's text as its input: whoever nests ten
thousand brackets ends that child. So it needs the standard library alone.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
from typing import Any

_WITHOUT = ("annotation", "returns", "type_comment", "ctx", "kind", "type_params")
_NAMES = ("id", "arg", "name", "asname")


def parts(text: str) -> list[tuple[str, int]]:
    """Return a digest and a size for each top-level part of a file but its imports.

    Variables and functions are named by the order in which they come; comments,
    docstrings and annotations are left out. The size counts nodes of the syntax tree.
    A text that Python cannot read has no parts.

    Examples
    --------
    >>> one = parts("def twice(x: int) -> int:\\n    '''Double.'''\\n    return 2 * x")
    >>> other = parts("def double(number): return 2 * number  # the same")
    >>> one == other, one == parts("def double(number): return 3 * number")
    (True, False)
    """
    try:
        body = ast.parse(text).body
        return [_part(node) for node in body if not _is_left_out(node)]
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []


def _part(node: ast.stmt) -> tuple[str, int]:
    renamer = _Renamer(node)
    said = repr(renamer.plain(node))
    return hashlib.sha256(said.encode()).hexdigest()[:16], renamer.size


def _is_left_out(node: ast.AST) -> bool:
    """Tell whether a statement does nothing: an import, or a text that stands alone."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return is_text or isinstance(node, (ast.Import, ast.ImportFrom))


class _Renamer:
    """Names by the order in which they come, and nodes counted, for one part."""

    def __init__(self, part: ast.stmt) -> None:
        self.size = 0
        self._numbers: dict[str, int] = {}
        # a builtin keeps its name, unless it is one that the student gave
        given = {name for node in ast.walk(part) for name in _given(node)}
        self._kept = set(dir(builtins)) - given

    def plain(self, value: Any) -> Any:
        """Return a node, a list or a constant as nested lists."""
        if isinstance(value, list):
            return [self.plain(item) for item in value if not _is_left_out(item)]
        if not isinstance(value, ast.AST):
            return value
        self.size += 1
        kind = type(value).__name__.removeprefix("Async").replace("AnnAssign", "Assign")
        return [kind, *(self._field(*pair) for pair in _fields(value))]

    def _field(self, name: str, value: Any) -> Any:
        if name in _NAMES and isinstance(value, str):
            return self._number(value)
        return self.plain(value)

    def _number(self, name: str) -> Any:
        if name in self._kept:
            return name
        return self._numbers.setdefault(name, len(self._numbers))


def _fields(node: ast.AST) -> list[tuple[str, Any]]:
    if isinstance(node, ast.AnnAssign):
        return [("targets", [node.target]), ("value", node.value)]
    return [pair for pair in ast.iter_fields(node) if pair[0] not in _WITHOUT]


def _given(node: ast.AST) -> list[str]:
    """Return the names that a node gives to something."""
    if isinstance(node, ast.Name):
        return [] if isinstance(node.ctx, ast.Load) else [node.id]
    if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)):
        return [node.name]
    return [node.arg] if isinstance(node, ast.arg) else []
