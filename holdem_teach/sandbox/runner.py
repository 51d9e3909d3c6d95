"""The program of the child process: it runs a student's file and gives plain answers.

It is started in an interpreter with the standard library alone. Requests come in on
stdin and replies go out on stdout, one line of JSON each; before any code of the
student's runs, both are moved out of its way, and what it prints goes to stderr. The
parent imports the plain-value functions and ``shape`` from here, so that both ends
agree.
"""

from __future__ import annotations

import ast
import hashlib
import json
import os
import sys
import traceback
import types
from collections.abc import Callable
from typing import IO, Any, Final, TypeAlias

from holdem_teach.sandbox import limits

Library: TypeAlias = types.ModuleType | None  # the allowed names of the library

LIBRARY: Final = "holdem_teach"
MAX_DEPTH: Final = 20  # lists within lists
MAX_BITS: Final = 4096  # of a whole number
MAX_KEYS: Final = 1000  # of a dict; keys can be made so that each meets all others
_TABLE: Final = 5_000  # room of a list or dict of the file's own that is watched
_TEXT: Final = 500  # characters of an exception's message


class NotPlain(Exception):
    """A value of another type; the argument is the type's name."""


class TooLarge(ValueError):
    """A value that is too large, or nested too deeply."""


def encode(value: Any, room: int, depth: int = MAX_DEPTH) -> Any:
    """Return a plain value in a form that JSON carries without changing a type.

    ``room`` bounds how many characters and items a value may have.
    """
    return _Encoder(room).encode(value, depth)


class _Encoder:
    """What is left of the room, while one value is encoded."""

    def __init__(self, room: int) -> None:
        self.room = room

    def encode(self, value: Any, depth: int) -> Any:
        kind = type(value)  # the very types: a subclass may lie, and a type's own ==
        self._take(len(value) if kind is str else 1)
        if depth < 0 or (kind is int and value.bit_length() > MAX_BITS):
            raise TooLarge
        if kind is dict and len(value) > MAX_KEYS:
            raise TooLarge
        # each by itself: this is run for every card of every call
        if kind is str or kind is int or kind is float or kind is bool or value is None:
            return value
        if kind is list or kind is tuple:
            return {kind.__name__: [self.encode(item, depth - 1) for item in value]}
        if kind is dict:
            items = [
                [self.encode(part, depth - 1) for part in x] for x in value.items()
            ]
            return {"dict": items}
        raise NotPlain(type_name(kind))

    def _take(self, size: int) -> None:
        self.room -= size
        if self.room < 0:
            raise TooLarge


def decode(coded: Any) -> Any:
    """Return the plain value that :func:`encode` was given, or raise ValueError."""
    if not isinstance(coded, (dict, list)):
        return coded
    if isinstance(coded, dict) and len(coded) == 1:
        ((tag, items),) = coded.items()
        if tag in ("list", "tuple") and isinstance(items, list):
            values = [decode(item) for item in items]
            return values if tag == "list" else tuple(values)
        if tag == "dict" and isinstance(items, list) and len(items) <= MAX_KEYS:
            return {decode(key): decode(value) for key, value in items}
    raise ValueError("not an encoded value")


def type_name(kind: type) -> str:
    """Return the name of a type with its module, whatever its metaclass says."""
    module = type.__getattribute__(kind, "__module__")
    name = type.__dict__["__name__"].__get__(kind)
    plain = module in ("builtins", "__main__") or type(module) is not str
    return str(name if plain else f"{module}.{name}")[:100]


def shape(node: Any) -> Any:
    """Return a syntax tree as nested lists that are the same in every Python."""
    if isinstance(node, ast.AST):
        fields = [(name, shape(value)) for name, value in ast.iter_fields(node)]
        kept = [field for field in fields if field[1] not in (None, [], "None")]
        return [type(node).__name__, kept]
    return [shape(item) for item in node] if isinstance(node, list) else repr(node)


def definitions(tree: ast.Module) -> dict[str, ast.stmt]:
    """Return what each top-level name stands for: a function, or an assignment."""
    found: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.Assign):
            names = (each for target in node.targets for each in ast.walk(target))
            found |= {each.id: node for each in names if isinstance(each, ast.Name)}
    return found


def digest(node: ast.stmt) -> str:
    """Return a digest of a definition, the docstring of a function left out.

    It tells whether it is still the stub's; spaces and comments change nothing.
    """
    if isinstance(node, ast.FunctionDef) and ast.get_docstring(node) is not None:
        node = ast.FunctionDef(**{**vars(node), "body": node.body[1:]})
    return hashlib.sha256(json.dumps(shape(node)).encode()).hexdigest()[:16]


def names_in(node: ast.stmt) -> list[str]:
    """Return the names that a definition uses and does not define itself."""
    names = [each for each in ast.walk(node) if isinstance(each, ast.Name)]
    own = {each.arg for each in ast.walk(node) if isinstance(each, ast.arg)}
    own |= {each.id for each in names if not isinstance(each.ctx, ast.Load)}
    return sorted({each.id for each in names} - own)


def described(tree: ast.Module) -> dict[str, Any]:
    """Return of each top-level name the digest of its definition, and what it uses."""
    found = definitions(tree)
    return {
        "digests": {name: digest(node) for name, node in found.items()},
        "uses": {name: names_in(node) for name, node in found.items()},
    }


def describe(source: bytes, filename: str) -> dict[str, Any]:
    """Return what can be said about a file without running it."""
    if source.startswith((b"\xff\xfe", b"\xfe\xff")):
        return {"problem": ["utf16", 1, 1, ""]}
    if b"\0" in source:
        return {
            "problem": ["nul", source[: source.index(b"\0")].count(b"\n") + 1, 1, ""]
        }
    try:
        source.decode("utf-8-sig" if b"coding" not in source[:200] else "latin-1")
        return described(ast.parse(source, filename))
    except UnicodeDecodeError as error:
        return {"problem": ["not_utf8", source[: error.start].count(b"\n") + 1, 1, ""]}
    except SyntaxError as error:
        kind = "tabs" if isinstance(error, TabError) else "syntax"
        # an encoding that is not known comes with no place: line 0 or None, column -1
        line, column = max(error.lineno or 1, 1), max(error.offset or 1, 1)
        return {"problem": [kind, line, column, error.msg]}
    except (RecursionError, MemoryError, ValueError) as error:
        return {"problem": ["syntax", 1, 1, str(error)]}


class Runner:
    """One student's file: its source, and the module once it is loaded."""

    def __init__(self, name: str, source: bytes, room: int, library: Library) -> None:
        self.filename = f"{name}.py"
        self.source = source
        self.room = room
        self.library = library
        self.module = types.ModuleType(name)
        self.tables: dict[str, Any] = {}  # the file's own lists and dicts, once loaded

    def describe(self) -> dict[str, Any]:
        return describe(self.source, self.filename)

    def load(self) -> dict[str, Any]:
        """Run the file; what stands in it is there afterwards, even if it raised."""
        sys.modules[self.module.__name__] = self.module
        code = compile(self.source, self.filename, "exec", dont_inherit=True)
        reply = self._guarded(exec, code, self.module.__dict__)
        self.tables = self._tables()
        return reply

    def _tables(self) -> dict[str, Any]:
        """Return the lists and dicts that have a name in the file, as they are now.

        What was handed out is short; a long table would cost each call its time.
        """
        found = {}
        for name, value in list(self.module.__dict__.items()):
            if type(value) in (list, dict) and not name.startswith("__"):
                try:
                    found[name] = encode(value, _TABLE)
                except (NotPlain, TooLarge):
                    continue
        return found

    def call(self, function: str, coded: list[Any]) -> dict[str, Any]:
        """Call one function; the arguments come back as they are after the call."""
        called = self.module.__dict__.get(function)
        if not callable(called):
            return {"missing": True}
        arguments = [decode(argument) for argument in coded]
        reply = self._guarded(called, *arguments)
        try:
            reply["arguments"] = [encode(value, self.room) for value in arguments]
        except (NotPlain, TooLarge):
            reply["arguments"] = None
        now = self._tables()
        reply["changed"] = [n for n, was in self.tables.items() if now.get(n) != was]
        return reply

    def _guarded(self, called: Callable[..., Any], *arguments: Any) -> dict[str, Any]:
        try:
            return {"value": encode(called(*arguments), self.room)}
        except NotPlain as error:
            return {"not_plain": error.args[0]}
        except TooLarge:
            return {"too_large": True}
        except BaseException as error:  # leaving by SystemExit is an answer as well
            return {"raised": self._described(error)}

    def _described(self, error: BaseException) -> dict[str, Any]:
        missing = self._missing_module(error)
        return {
            "kind": type_name(type(error)),
            "text": text_of(error),
            "module": missing and str(missing)[:100],
            "lines": self._lines_of(error),
        }

    def _missing_module(self, error: BaseException) -> str | None:
        """Return the module that is not there, or the library if it lacks a name."""
        if type(error) is ModuleNotFoundError:
            return error.name
        if type(error) is ImportError and error.name == LIBRARY:
            return LIBRARY
        if type(error) is AttributeError and self.library is not None:
            return LIBRARY if error.obj is self.library else None
        return None

    def _lines_of(self, error: BaseException) -> list[list[Any]]:
        """Return line number, function and text of the student's last few lines."""
        text = self.source.decode("utf-8", "replace").splitlines()
        lines = []
        for frame, number in traceback.walk_tb(error.__traceback__):
            code = frame.f_code
            if code.co_filename == self.filename and 0 < number <= len(text):
                said = text[number - 1].strip()[:200]
                lines.append([number, code.co_name[:80], said])
        return lines[-4:]


def text_of(error: BaseException) -> str:
    """Return what an exception says, nothing if it cannot."""
    try:
        return str(str(error)[:_TEXT])
    except BaseException:  # whatever a hostile __str__ does, it has only no text
        return ""


def provide(library: dict[str, Any] | None) -> Library:
    """Make the library's allowed names importable, and nothing else of it."""
    if library is None:
        return None
    handed = {}
    for place, source in library["sources"].items():
        name = f"{LIBRARY}.{place}"
        handed[place] = sys.modules[name] = types.ModuleType(name)
        code = compile(source, name, "exec", dont_inherit=True)
        exec(code, handed[place].__dict__)
    for place in handed:
        del sys.modules[f"{LIBRARY}.{place}"]
    module = sys.modules[LIBRARY] = types.ModuleType(LIBRARY)
    for name, place in library["homes"].items():
        setattr(module, name, getattr(handed[place], name))
    return module


def main(requests: IO[bytes]) -> None:
    """Answer requests until there are no more."""
    library = provide(json.loads(requests.readline())["library"])
    replies = limits.set_apart()
    start = json.loads(requests.readline())
    limits.limit(start["limits"])
    answer(start, requests, replies, library)


def answer(
    start: dict[str, Any], requests: IO[bytes], replies: int, library: Library
) -> None:
    """Answer requests on one student's file."""
    source = bytes.fromhex(start["source"])
    runner = Runner(start["name"], source, start["room"], library)
    for line in requests:
        number, operation, arguments = json.loads(line)
        limits.limit_time(start["seconds"])
        reply = getattr(runner, operation)(*arguments)
        _send(replies, {"number": number, **reply})
        _mark_end_of_output(number)
        _send(replies, {"done": number})


def _send(reply_end: int, reply: dict[str, Any]) -> None:
    rest = json.dumps(reply).encode("ascii") + b"\n"
    while rest:
        rest = rest[os.write(reply_end, rest) :]


def _mark_end_of_output(number: int) -> None:
    try:
        os.write(2, b"\0%d\0" % number)
    except OSError:  # closed by the student's code: then there is no output
        pass
