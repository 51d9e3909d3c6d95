"""How `make` finds a Python, and what it says where something is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(
    os.name == "nt" or shutil.which("make") is None, reason="make is not installed"
)
# Answers as a Python whose standard library lacks ensurepip: Debian's, without venv.
WITHOUT_VENV = f"""#!/bin/sh
case "$2" in *ensurepip*) exit 1;; esac
exec "{sys.executable}" "$@"
"""
BROKEN_SHIM = "#!/bin/sh\necho 'command not found' >&2\nexit 127\n"


@pytest.fixture
def checkout(root, tmp_path):
    """The Makefile alone, in a folder whose name has a space and an umlaut."""
    folder = tmp_path / "holdem teach ä"
    folder.mkdir()
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(root / name, folder)
    for name, script in (("shim", BROKEN_SHIM), ("bare", WITHOUT_VENV)):
        (folder / name).write_text(script, encoding="utf-8")
        (folder / name).chmod(0o755)
    # a name without a space, which CANDIDATES could not carry
    (folder / "real").write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', "utf-8")
    (folder / "real").chmod(0o755)
    return folder


def make(folder, *arguments):
    done = subprocess.run(
        ["make", *arguments],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        env={key: os.environ[key] for key in os.environ if not key.startswith("MAKE")},
    )
    return done.returncode, done.stdout, done.stderr


def test_a_shim_of_nothing_is_passed_by(checkout):
    candidates = "CANDIDATES=nowhere ./shim ./bare ./real"
    status, said, trouble = make(checkout, ".venv/made.stamp", candidates)
    assert status == 0, trouble
    version = ".".join(map(str, sys.version_info[:3]))
    assert said.startswith(f"Python {version}, found as ")
    assert (checkout / ".venv/bin/python").exists()

    (checkout / ".venv/made.stamp").unlink()
    _, said, _ = make(checkout, ".venv/made.stamp", "CANDIDATES=")
    assert said == "Using the environment in .venv\n"


def test_without_a_python_the_line_that_installs_it_is_printed(checkout):
    status, _, trouble = make(checkout, "test", "CANDIDATES=nowhere ./shim")
    assert status != 0
    assert "No Python from 3.11 to 3.15" in trouble
    assert "sudo apt-get install python3 python3-venv" in trouble


def test_without_venv_the_line_that_installs_it_is_printed(checkout):
    status, _, trouble = make(checkout, "test", "CANDIDATES=./shim ./bare")
    assert status != 0
    version = ".".join(map(str, sys.version_info[:2]))
    assert f"sudo apt-get install python{version}-venv" in trouble


def test_without_a_compiler_the_line_that_installs_it_is_printed(checkout):
    (checkout / ".venv").mkdir()
    (checkout / ".venv/made.stamp").touch()
    status, _, trouble = make(checkout, "test", "PIP=false")
    assert status != 0
    assert "sudo apt-get install build-essential python3-dev" in trouble
    assert not (checkout / ".venv/dev.stamp").exists()


def test_the_environment_is_made_again_when_the_project_changes(checkout):
    (checkout / ".venv").mkdir()
    (checkout / ".venv/made.stamp").touch()
    (checkout / ".venv/dev.stamp").touch()
    _, said, _ = make(checkout, "--dry-run", "test")
    assert "Installing" not in said
    later = (checkout / ".venv/dev.stamp").stat().st_mtime + 10
    os.utime(checkout / "pyproject.toml", (later, later))
    _, said, _ = make(checkout, "--dry-run", "test")
    assert "Installing" in said


def test_the_lab_needs_the_course_s_part_alone(checkout):
    (checkout / ".venv").mkdir()
    (checkout / ".venv/made.stamp").touch()
    _, said, _ = make(checkout, "--dry-run", "lab")
    assert "'.[course]'" in said
    assert "[dev]" not in said
