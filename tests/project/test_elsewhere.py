"""What is kept for Colab and for Binder: its commands, run in a new environment."""

from __future__ import annotations

import os
import re
import shutil
import subprocess

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="both services run Linux"),
]


def run(command, folder, python, **more):
    """Run a command with that Python first on the path; pip has no network."""
    environment = os.environ | {
        "PATH": os.pathsep.join([str(python.parent), os.environ["PATH"]]),
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads this as: without isolation
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment | more,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def is_student_s_copy(folder, python):
    code = "import holdem_teach as ht; print(ht.check('ex01')); print(ht.progress())"
    said = run([python, "-c", code], folder / "notebooks", python)
    return "not started" in said and "ex10_player" in said


def test_the_first_cell_on_colab(root, lent, wheel, tmp_path):
    text = (root / "notebooks/teacher/colab.md").read_text(encoding="utf-8")
    cell = re.search(r"```python\n(.*?)```", text, re.DOTALL)[1]
    cell = re.sub(r"^WHEEL = .*", f"WHEEL = {str(wheel)!r}", cell, flags=re.MULTILINE)
    show = "import holdem_teach as ht\n"
    show += "print(os.getcwd())\nprint(ht.describe('7h 7d 2c 2s 7c'))"
    for _ in range(2):  # the next day it is run again
        said = run([lent, "-c", cell + show], tmp_path, lent)
        assert "full house" in said
        assert str(tmp_path / "my-course" / "notebooks") in said
    assert is_student_s_copy(tmp_path / "my-course", lent)


def test_what_binder_runs(root, lent, tree, tmp_path):
    clone = tmp_path / "clone"
    shutil.copytree(tree, clone)
    install = [lent, "-m", "pip", "install", "--no-cache-dir"]
    run([*install, "-r", ".binder/requirements.txt"], clone, lent)
    run([clone / ".binder/postBuild"], clone, lent)
    assert is_student_s_copy(clone / "my-course", lent)
    version = (clone / ".binder/runtime.txt").read_text(encoding="utf-8")
    assert re.fullmatch(r"python-3\.1[1-4]\n", version)
