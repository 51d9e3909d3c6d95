"""Folders and archives as students and systems make them."""

from __future__ import annotations

import importlib.util
import io
import shutil
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from holdem_teach.grading.batch import How
from holdem_teach.grading.intake import read_submissions

MODULES = ("ex02_ranking", "ex03_best_hand")
WORK = b"\xef\xbb\xbfdef category(hand):\r\n    return 'flush'\r\n"


def write(path, data=WORK):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def zipped(members):
    """Return a zip of (name or ZipInfo, bytes)."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in members:
            info = name if isinstance(name, zipfile.ZipInfo) else zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(info, data)
    return buffer.getvalue()


def tarred(members, compression=""):
    """Return a tar of (name or TarInfo, bytes)."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode=f"w:{compression}") as made:
        for name, data in members:
            info = name if isinstance(name, tarfile.TarInfo) else tarfile.TarInfo(name)
            if info.isreg():
                info.size = len(data)
            made.addfile(info, io.BytesIO(data))
    return buffer.getvalue()


def read_all(place: Path):
    return {each.student: each for each in read_submissions(place, MODULES)}


def read_one(place: Path):
    (submission,) = read_submissions(place, MODULES)
    return submission


@pytest.fixture(scope="session")
def kit():
    """What the tests of intake make submissions with, and read them."""
    return SimpleNamespace(
        WORK=WORK,
        write=write,
        zipped=zipped,
        tarred=tarred,
        read_all=read_all,
        read_one=read_one,
    )


def beside(name: str):
    """Load a module that stands beside this one."""
    path = Path(__file__).with_name(f"{name}.py")
    spec = importlib.util.spec_from_file_location(name, path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


@pytest.fixture(scope="session")
def made_up_class():
    """Make a class in a gradebook without any grading (``made_up.py``)."""
    return beside("made_up").made_up_class


@pytest.fixture(scope="session")
def disks():
    """Make disks that are full, and files that nobody can write to (``disks.py``)."""
    return beside("disks")


@pytest.fixture(scope="session")
def clone(root: Path) -> Callable[..., Path]:
    """Make a clone of the course in a folder, with so much as the grader needs."""

    def make(folder: Path, modules=("ex01_cards", "ex02_ranking")) -> Path:
        for module in modules:
            _copy(root, folder / "the course's clone", module)
        return folder / "the course's clone"

    return make


def _copy(root: Path, clone: Path, module: str) -> None:
    for file in (
        f"solutions/{module}.py",
        f"exercises/{module}.py",
        f"tests/exercises/visible/test_{module}.py",
        f"tests/exercises/visible/test_{module}.json",
        f"tests/exercises/hidden/test_{module}_hidden.py",
        f"tests/exercises/mistakes/{module}.py",
    ):
        (clone / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(root / file, clone / file)


@pytest.fixture
def course(clone: Callable[..., Path], tmp_path: Path) -> Path:
    """A clone of the course that a test may change."""
    return clone(tmp_path)


@pytest.fixture
def how(course: Path) -> How:
    """How most classes of these tests are graded: quickly, at any level."""
    return How(course=course, jobs=1, seed=7, isolation="process")
