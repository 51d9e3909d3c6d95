"""What is wrong with this installation, and what is to be done about it?"""

from __future__ import annotations

import json
import platform
import socket
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path, PurePosixPath
from typing import Final

from holdem_teach.course.files import CourseError
from holdem_teach.course.find import find_course
from holdem_teach.course.lab import warm_up
from holdem_teach.course.stamp import is_older
from holdem_teach.words import say

_BASE: Final = ("holdem-teach", "numpy", "numba")
_COURSE: Final = ("jupyterlab", "ipywidgets", "matplotlib", "pytest", "nbval", "tqdm")
_EXTENSION: Final = PurePosixPath(
    "labextensions", "@jupyter-widgets", "jupyterlab-manager", "package.json"
)
_SLOW_SECONDS: Final = 120.0
_OLDEST_PYTHON: Final = "3.11"


@dataclass(frozen=True)
class Finding:
    """One thing that was looked at: what was found, and what to do if it is wrong."""

    name: str
    found: str
    advice: str | None = None

    def __str__(self) -> str:
        sign, state = ("✓", "fine") if self.advice is None else ("✗", "wrong")
        line = f"{sign} {say(f'course.doctor_{state}')}  {self.name}: {self.found}"
        return line if self.advice is None else f"{line}\n    {self.advice}"


def examine() -> Iterator[Finding]:
    """Look at all that the course needs, one finding after the other.

    The last one takes as long as the compiled code takes to be made or loaded.
    """
    yield _python()
    for package in (*_BASE, *_COURSE):
        yield _package(package)
    yield _lab_extension()
    yield _port()
    yield _course_folder()
    yield _cache()
    yield _warm_up()


def _python() -> Finding:
    found = f"{platform.python_version()}, {platform.platform()}, {sys.executable}"
    old = is_older(platform.python_version(), _OLDEST_PYTHON)
    return Finding("Python", found, say("course.old_python") if old else None)


def _package(name: str) -> Finding:
    try:
        return Finding(name, version(name))
    except PackageNotFoundError:
        key = "course.install_base" if name in _BASE else "course.install_course"
        return Finding(name, say("course.not_installed"), say(key))


def _lab_extension() -> Finding:
    """Widgets show in JupyterLab only with an extension that fits ipywidgets."""
    name = say("course.doctor_extension")
    places = [Path(place) / _EXTENSION for place in _jupyter_paths()]
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        return Finding(
            name, say("course.not_installed"), say("course.install_extension")
        )
    there, wanted = _extension_version(found), _extension_version(_own_extension())
    said = say("course.extension_at", version=there, place=found.parent)
    if there == wanted:
        return Finding(name, said)
    return Finding(name, said, say("course.extension_other", wanted=wanted))


def _own_extension() -> Path | None:
    """Return the extension that was installed with this ipywidgets."""
    try:
        files = distribution("jupyterlab_widgets").files or []
    except PackageNotFoundError:
        return None
    ours = (file for file in files if str(file).endswith(_EXTENSION.as_posix()))
    return next((Path(str(file.locate())) for file in ours), None)


def _extension_version(package: Path | None) -> str:
    if package is None or not package.is_file():
        return say("course.not_installed")
    return str(json.loads(package.read_text(encoding="utf-8"))["version"])


def _jupyter_paths() -> list[str]:
    try:
        from jupyter_core.paths import jupyter_path
    except ImportError:
        return []
    return list(jupyter_path())


def _port() -> Finding:
    name = say("course.doctor_port")
    try:
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            return Finding(name, str(listener.getsockname()[1]))
    except OSError as trouble:
        return Finding(name, str(trouble), say("course.no_port"))


def _course_folder() -> Finding:
    name = say("course.doctor_course")
    try:
        course = find_course()
    except CourseError as trouble:
        return Finding(name, str(trouble))  # it may be elsewhere: nothing is wrong
    try:
        with tempfile.TemporaryFile(dir=course.root):
            return Finding(name, str(course.root), course.note or None)
    except OSError as trouble:
        found = f"{course.root}: {trouble.strerror}"
        return Finding(name, found, say("course.read_only_course"))


def _cache() -> Finding:
    """Find out whether compiled code is kept, by asking where numba keeps it."""
    name = say("course.doctor_cache")
    try:
        from holdem_teach import kernels

        dispatchers = [
            each for each in vars(kernels).values() if hasattr(each, "stats")
        ]
        if not dispatchers:
            return Finding(name, say("course.no_jit"), say("course.set_jit"))
        folder = dispatchers[0].stats.cache_path
        if folder is None:
            return Finding(name, say("course.no_cache"), say("course.set_cache"))
        with tempfile.TemporaryFile(dir=folder):
            return Finding(name, str(folder))
    except (ImportError, OSError) as trouble:
        return Finding(name, str(trouble), say("course.set_cache"))


def _warm_up() -> Finding:
    name = say("course.doctor_warm_up")
    try:
        seconds = warm_up()
    except Exception as trouble:  # whatever numba or NumPy meets on this machine
        return Finding(name, repr(trouble), say("course.install_base"))
    advice = say("course.slow_warm_up") if seconds > _SLOW_SECONDS else None
    return Finding(name, say("course.seconds", seconds=f"{seconds:.1f}"), advice)
