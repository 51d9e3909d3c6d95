"""The files that are handed on: no places of one machine, nothing that was made."""

from __future__ import annotations

import re
import subprocess

import pytest

# A home of somebody; the code names none.
PLACES = re.compile(rb"(?<![\w.])(/home/\w|/Users/\w|/root/|[A-Z]:\\Users)")
# An address of a package registry does not belong into a project's files.
REGISTRIES = re.compile(rb"(index-url|https?://\S+/simple\b)")
TEXT = {".py", ".md", ".toml", ".ipynb", ".json", ".yml", ".cfg", ".csv", ""}


@pytest.fixture(scope="module")
def tracked(root):
    command = ["git", "-c", f"safe.directory={root.as_posix()}", "ls-files", "-z"]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no git checkout")
    names = done.stdout.decode("utf-8").split("\0")
    return [root / name for name in names if name and (root / name).is_file()]


# They try a rule on places that are nobody's.
EXCEPTED = {"test_tracked_files.py", "test_lint.py"}


def lines_like(pattern, paths):
    return [
        f"{path.name}: {line[:100]!r}"
        for path in paths
        if path.suffix in TEXT and path.name not in EXCEPTED
        for line in path.read_bytes().splitlines()
        if pattern.search(line)
    ]


@pytest.mark.parametrize("pattern", [PLACES, REGISTRIES], ids=["places", "registries"])
def test_no_file_names_one_machine(tracked, pattern):
    assert lines_like(pattern, tracked) == []


def test_no_file_names_the_folder_it_stands_in(tracked, root):
    here = re.compile(re.escape(root.as_posix().encode()) + rb"\b")
    assert lines_like(here, tracked) == []


def test_a_place_of_one_machine_is_caught():
    assert PLACES.search(b'open("/home/ann/x")')
    assert PLACES.search(rb"C:\Users\ann")
    assert not PLACES.search(b"see docs/work/plan")


def test_what_is_made_is_not_tracked(tracked, root):
    made = re.compile(
        r"__pycache__|\.ipynb_checkpoints|\.nb[ci]$|^my-course/|^dist/|^\.venv"
    )
    names = [path.relative_to(root).as_posix() for path in tracked]
    assert [name for name in names if made.search(name)] == []


def test_the_top_holds_what_was_agreed(tracked, root):
    top = {path.relative_to(root).parts[0] for path in tracked}
    files = {"pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"}
    files |= {"LICENSE", "Makefile", ".binder", ".ci", ".github", ".gitignore"}
    folders = {"holdem_teach", "notebooks", "exercises", "solutions", "tests", "docs"}
    assert top <= files | folders
