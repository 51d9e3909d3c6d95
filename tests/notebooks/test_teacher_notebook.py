"""The teacher's notebook: sound as a file, and run from its first cell to its last."""

from __future__ import annotations

import shutil
import subprocess
import sys

import nbformat
import notebook_lint
import pytest
import tools
from test_lessons_run import ARGUMENTS, code_cells

RULES = (
    notebook_lint.headings,
    notebook_lint.links,
    notebook_lint.alternative_text,
    notebook_lint.plain_code,
    notebook_lint.outputs,
    notebook_lint.nothing_of_the_machine,
)


@pytest.fixture
def notebook(root):
    return root / "notebooks" / "teacher" / "gradebook.ipynb"


def test_the_file_is_sound_and_stripped(notebook):
    text = notebook.read_text(encoding="utf-8")
    read = nbformat.reads(text, as_version=4)
    lesson = notebook_lint.Lesson(read, notebook.parent)
    assert [trouble for rule in RULES for trouble in rule(lesson)] == []
    assert text == tools.text_of(tools.strip(read))


@pytest.mark.slow
def test_it_runs_and_says_what_is_stored(notebook, tmp_path):
    copy = tmp_path / "für mich" / notebook.name
    copy.parent.mkdir()
    shutil.copy(notebook, copy)
    command = [sys.executable, "-m", "pytest", "-q", *ARGUMENTS, str(copy)]
    with tools.own_folders():
        done = subprocess.run(
            command, cwd=copy.parent, capture_output=True, encoding="utf-8", check=False
        )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{code_cells(notebook)} passed" in done.stdout
