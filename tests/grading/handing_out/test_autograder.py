"""Gradescope's archive: what is in it, and a run in the folders of the service."""

from __future__ import annotations

import importlib.util
import json
import shutil
import stat
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from holdem_teach.cli import main
from holdem_teach.grading.handing_out.autograder import write_autograder

MODULE = "ex02_ranking"


@pytest.fixture(scope="module")
def reader():
    path = Path(__file__).parents[1] / "export" / "independent.py"
    spec = importlib.util.spec_from_file_location("independent", path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


@pytest.fixture(scope="module")
def archive(root, tmp_path_factory):
    path = tmp_path_factory.mktemp("made") / "gradescope.zip"
    write_autograder(root, path)
    return path


def test_the_archive_has_both_scripts_and_what_they_need(archive):
    with zipfile.ZipFile(archive) as opened:
        modes = {each.filename: each.external_attr >> 16 for each in opened.infolist()}
        scripts = [
            opened.read(name).decode() for name in ("setup.sh", "run_autograder")
        ]
    assert all(modes[name] & stat.S_IXUSR for name in ("setup.sh", "run_autograder"))
    for name in (
        "course/pyproject.toml",
        "course/holdem_teach/cli.py",
        f"course/solutions/{MODULE}.py",
        f"course/tests/exercises/hidden/test_{MODULE}_hidden.py",
    ):
        assert name in modes
    assert not [name for name in modes if "__pycache__" in name]
    for script in scripts:
        assert script.startswith("#!/usr/bin/env bash\n") and "\r" not in script
        if shutil.which("bash"):
            subprocess.run(["bash", "-n"], input=script, text=True, check=True)


def autograder(base, archive):
    """Lay out the folders of the service; the environment lends its packages."""
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(base / "source")
    shutil.copy(base / "source" / "run_autograder", base / "run_autograder")
    for folder in ("submission", "results"):
        (base / folder).mkdir()
    # in place of setup.sh, which asks a registry for packages
    venv.create(base / "source" / "venv", with_pip=False)
    (site,) = (base / "source" / "venv").glob("lib/python*/site-packages")
    lent = [path for path in sys.path if path.endswith("site-packages")]
    course = base / "source" / "course"
    (site / "lent.pth").write_text("\n".join([str(course), *lent]), encoding="utf-8")
    users = [{"id": 4711, "email": "ann@school.example", "name": "Ann, A."}]
    metadata = json.dumps({"users": users, "created_at": "2026-11-30T08:00:00Z"})
    (base / "submission_metadata.json").write_text(metadata, encoding="utf-8")


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("bash"), reason="the service's script is for bash")
def test_a_submission_is_graded_in_the_folders_of_the_service(
    tmp_path, root, archive, reader
):
    base = tmp_path / "auto grader"
    base.mkdir()
    autograder(base, archive)
    source = (root / "solutions" / f"{MODULE}.py").read_text(encoding="utf-8")
    text = f"{source}\ndef is_flush(hand):\n    return True\n"
    (base / "submission" / f"{MODULE}.py").write_text(text, encoding="utf-8")
    done = subprocess.run(
        ["bash", "run_autograder"],
        cwd=base,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    results = reader.check_results((base / "results" / "results.json").read_bytes())
    of_module = [t for t in results["tests"] if t["name"].startswith(MODULE)]
    failed = [t["name"] for t in of_module if t["status"] == "failed"]
    assert f"{MODULE}: is_flush" in failed and len(of_module) == 6
    assert 0 < results["score"] < 10
    assert results["score"] == sum(test["score"] for test in results["tests"])


def test_what_we_cannot_grade_is_no_points_and_says_whose_fault_it_is(
    tmp_path, capsys, reader
):
    (tmp_path / "submission").mkdir()
    (tmp_path / "submission" / "x.py").write_text("", encoding="utf-8")
    assert main(["autograde", str(tmp_path)]) == 0
    assert "is no clone of the course" in capsys.readouterr().out
    data = (tmp_path / "results" / "results.json").read_bytes()
    results = reader.check_results(data)
    assert results["score"] == 0 and results["tests"] == []
    assert "a fault of the grader" in results["output"]
    assert main(["autograde", str(tmp_path / "results")]) == 2
    assert "no folder submission" in capsys.readouterr().err
