"""The doctor finds what is wrong and says in one line what to do about it."""

import json

import pytest

from holdem_teach.cli import main
from holdem_teach.course import doctor
from holdem_teach.course.doctor import examine
from holdem_teach.course.handout import start
from holdem_teach.course.stamp import Stamp, read_stamp, write_stamp


def by_name(findings):
    return {finding.name: finding for finding in findings}


def test_a_sound_installation(capsys):
    assert main(["doctor"]) == 0
    out = capsys.readouterr().out
    assert "✗" not in out
    for name in ("Python", "numba", "jupyterlab", "compiled code ready after"):
        assert f"✓ fine   {name}: " in out


def test_a_copy_of_another_version(tmp_path, monkeypatch):
    start(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert doctor._course_folder().advice is None
    write_stamp(tmp_path, Stamp("0.0.1", read_stamp(tmp_path).files))
    assert "'holdem-teach update' on it" in doctor._course_folder().advice


def test_an_older_extension_that_hides_the_right_one(tmp_path, monkeypatch, capsys):
    package = tmp_path / doctor._EXTENSION
    package.parent.mkdir(parents=True)
    package.write_text(json.dumps({"version": "3.1.4"}), encoding="utf-8")
    monkeypatch.setenv("JUPYTER_PATH", str(tmp_path))
    assert main(["doctor"]) == 1
    wrong = capsys.readouterr().out.split("✗ wrong", 1)[1].splitlines()
    assert "3.1.4 in" in wrong[0]
    assert "pip install --force-reinstall jupyterlab_widgets" in wrong[1]


def test_a_package_that_is_not_there(monkeypatch):
    monkeypatch.setattr(doctor, "_COURSE", ("jupyterlab-that-is-not-there",))
    finding = by_name(examine())["jupyterlab-that-is-not-there"]
    assert finding.found == "not installed"
    assert 'pip install ".[course]"' in finding.advice


def test_no_course_here_is_nothing_wrong(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    finding = by_name(examine())["course folder"]
    assert finding.advice is None and "no course found" in finding.found


@pytest.mark.parametrize(
    ("advice", "text"),
    [(None, "✓ fine   a: b"), ("do this", "✗ wrong  a: b\n    do this")],
)
def test_a_finding_is_a_line_and_one_more_where_it_is_wrong(advice, text):
    assert str(doctor.Finding("a", "b", advice)) == text
