"""The upper levels hold for an ordinary user as well, where root runs the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

NAMES = ("hostile", "levels", "walls", "what_is_left")
OWN = {"PYTHONDONTWRITEBYTECODE": "1"}
FOLDERS = ("HOME", "TMPDIR", "NUMBA_CACHE_DIR", "HYPOTHESIS_STORAGE_DIRECTORY")


def closed_folders(paths: list[Path]) -> dict[Path, list[Path]]:
    """Return the outermost folders that others cannot enter, and what is in each."""
    closed: dict[Path, list[Path]] = {}
    for path in paths:
        for parent in reversed(path.parents):
            if not parent.stat().st_mode & 0o001:
                closed.setdefault(parent, []).append(path)
                break
    return closed


def as_ordinary_user(needed: list[Path]) -> list[str]:
    """Return what a command is put behind, so that an ordinary user runs it.

    A home that is closed to others is opened for what stands in it and is needed, in a
    view of the files that this command alone has.
    """
    options = []
    for folder, within in closed_folders(needed).items():
        options += ["--perms", "0755", "--tmpfs", str(folder)]
        inner = {p for path in within for p in path.parents if folder in p.parents}
        for parent in sorted(inner):
            options += ["--perms", "0755", "--dir", str(parent)]
        for path in within:
            options += ["--ro-bind", str(path), str(path)]
    view = ["bwrap", "--dev-bind", "/", "/", *options, "--"] if options else []
    powers = ["--clear-groups", "--bounding-set=-all", "--inh-caps=-all"]
    return [*view, "setpriv", "--reuid=12345", "--regid=12345", *powers, "--"]


@pytest.fixture
def home() -> Iterator[Path]:
    """A folder where an ordinary user can write; pytest's own are root's alone."""
    with tempfile.TemporaryDirectory(prefix="ordinary-") as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


def test_all_of_it_holds_for_an_ordinary_user(root: Path, home: Path) -> None:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("an ordinary user runs these tests already")
    before = as_ordinary_user([root, Path(sys.prefix), Path(sys.base_prefix)])
    if missing := [name for name in ("bwrap", "setpriv") if shutil.which(name) is None]:
        pytest.skip(f"this needs {' and '.join(missing)}")
    options = f"-q -m slow -p no:cacheprovider --basetemp={home}/t".split()
    tests = [f"tests/sandbox/test_{name}.py" for name in NAMES]
    done = subprocess.run(
        [*before, sys.executable, "-m", "pytest", *options, *tests],
        cwd=root,
        env=os.environ | OWN | {name: str(home) for name in FOLDERS},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert "skipped" not in done.stdout.splitlines()[-1]
