"""The bare interpreter that a student's file runs in: where it is, what it reads."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from holdem_teach.sandbox.walls import NotStarted

# Neither site-packages nor this folder is seen
OPTIONS: Final = ("-s", "-P", "-S", "-u", "-X", "utf8")
# Sets come in the same order whenever a file is graded again
ENVIRONMENT: Final = {"PYTHONHASHSEED": "0"}
PACKAGES: Final = ("site-packages", "dist-packages")  # what others have installed
# The modules that make up a program of a child, in the order in which they are run
_PARTS: Final = {
    "runner": ("limits", "runner"),
    "forks": ("limits", "powers", "runner", "forks"),
}
_PROGRAM: Final = """
import json, os, sys, types
for name in ("PYTHONHASHSEED", "PWD"):
    os.environ.pop(name, None)
requests = os.fdopen(os.dup(0), "rb")
sources, entry = json.loads(requests.readline())
modules = {name: types.ModuleType(name) for name in sources}
sys.modules.update(modules)
for name, source in sources.items():
    code = compile(source, name, "exec", dont_inherit=True)
    exec(code, modules[name].__dict__)
for name in modules:
    del sys.modules[name]
modules[entry].main(requests)
"""
# Prints the folders of the standard library, and every shared library that it loads
_LOOK: Final = """
import ctypes, importlib, json, os, sys
class Loaded(ctypes.Structure):
    _fields_ = [("address", ctypes.c_void_p), ("name", ctypes.c_char_p)]
folders = [folder for folder in sys.path if os.path.isdir(folder)]
for file in sorted({file for folder in folders for file in os.listdir(folder)}):
    name, _, rest = file.partition(".")
    if rest.endswith("so") and not name.startswith(("_test", "_xx", "xx", "_tkinter")):
        try:
            importlib.import_module(name)
        except ImportError:
            pass
names = []
def add(loaded, size, data):
    names.append(os.fsdecode(loaded.contents.name or b""))
    return 0
types = (ctypes.c_int, ctypes.POINTER(Loaded), ctypes.c_size_t, ctypes.c_void_p)
ctypes.CDLL(None).dl_iterate_phdr(ctypes.CFUNCTYPE(*types)(add), None)
print(json.dumps([folders, names]))
"""


@dataclass(frozen=True)
class Readable:
    """What a bare interpreter reads: folders of the standard library, and files."""

    interpreter: Path
    folders: tuple[Path, ...]
    files: tuple[Path, ...]

    def without_packages(self) -> Iterable[Path]:
        """Return the files, and what is in the folders but for installed packages."""
        yield from self.files
        for folder in self.folders:
            yield from (path for path in folder.iterdir() if path.name not in PACKAGES)


def interpreter() -> str:
    """Return the interpreter that an environment was made from.

    An environment's own often stands in the checkout, and with ``-S`` nothing of the
    environment is needed.
    """
    base = getattr(sys, "_base_executable", None)
    return base if base and Path(base).is_file() else sys.executable


def command(executable: str) -> list[str]:
    """Return the command that starts the program of a child; no path of ours is in it.

    Its first line of input is :func:`program`.
    """
    return [executable, *OPTIONS, "-c", _PROGRAM]


def program(entry: str) -> list[object]:
    """Return the text of the modules that a child runs, and whose ``main`` it calls.

    They go over as text, since a path would lead to the solutions.
    """
    package = files(__package__)
    parts = {
        f"{__package__}.{part}": (package / f"{part}.py").read_text(encoding="utf-8")
        for part in _PARTS[entry]
    }
    empty = {__package__.partition(".")[0]: "", __package__: ""}
    return [empty | parts, f"{__package__}.{entry}"]


@cache
def readable() -> Readable:
    """Find what a bare interpreter reads on this machine (Linux), by running one.

    Raises
    ------
    NotStarted
        If it cannot tell.
    """
    executable = Path(interpreter()).resolve()
    look = [str(executable), "-I", "-S", "-c", _LOOK]
    found = subprocess.run(look, capture_output=True, text=True, check=False)
    if found.returncode != 0:
        raise NotStarted(found.stderr.strip().rpartition("\n")[2])
    folders, names = json.loads(found.stdout)
    outer = [
        Path(folder)
        for folder in folders
        if not any(folder.startswith(f"{other}/") for other in folders)
    ]
    libraries = [Path(name) for name in names if name.startswith("/")]
    own = [executable, Path("/etc/ld.so.cache"), *libraries]
    needed = [
        path
        for path in dict.fromkeys(own)
        if path.exists() and not any(folder in path.parents for folder in outer)
    ]
    return Readable(executable, tuple(outer), tuple(needed))
