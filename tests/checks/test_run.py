"""Checks run in a pytest of their own, again and again, whatever is around."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from holdem_teach.checks import CheckFileError, ModuleReport, run_checks

HEAD = """
import pytest
from holdem_teach.checks import hidden_task, task
MODULE = "ex99_double"

@task("double", points=3, hints=("Multiply.",))
def test_double(student):
"""
RIGHT = b"def double(x): return 2 * x\n"
Report = Callable[..., ModuleReport]


@pytest.fixture
def report_with(tmp_path: Path) -> Callable[..., ModuleReport]:
    """Run a check file whose one check has this body."""

    def run(body: str, source: bytes = RIGHT, head: str = HEAD) -> ModuleReport:
        check_file = tmp_path / "test_ex99_double.py"
        check_file.write_text(f"{head}    {body}\n", encoding="utf-8")
        check_file.with_suffix(".json").write_text("{}", encoding="utf-8")
        return run_checks("ex99_double", source, [check_file])

    return run


def test_a_changed_check_file_is_read_again(report_with: Report) -> None:
    assert report_with("student.double(2).should_be(4)").tasks[0].status == "passed"
    assert report_with("student.double(2).should_be(5)").tasks[0].status == "wrong"
    assert report_with("student.double(2).should_be(4)").tasks[0].score == 3
    assert not [name for name in sys.modules if "ex99_double" in name]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("pass", "compared no answer"),
        ("student.double(2)", "compared no answer"),
        ("raise ValueError('ours')", "ours"),
        ("student.double(2).should_be(4); raise ValueError('ours')", "ours"),
        ("student.double(2).should_be(4); pytest.skip('later')", "later"),
        ("student.double(2).should_be(4); pytest.fail('ours')", "ours"),
        ("student.double(object()).should_be(4)", "object"),
    ],
)
def test_a_check_that_fails_itself_is_unrun_and_earns_nothing(
    report_with: Report, body: str, said: str
) -> None:
    (task,) = report_with(body).tasks
    assert (task.status, task.score) == ("unrun", 0)
    assert "not your fault" in task.message
    assert said in task.message


def test_a_check_file_that_does_not_load_is_unrun(report_with: Report) -> None:
    head = HEAD.replace("MODULE =", "raise ValueError('ours')\nMODULE =")
    (task,) = report_with("pass", head=head).tasks
    assert (task.status, task.score) == ("unrun", 0)
    assert "ours" in task.message


def test_a_task_without_a_check_is_unrun(report_with: Report) -> None:
    head = HEAD.replace("def test_double", "def nothing")
    assert report_with("pass", head=head).tasks[0].status == "unrun"


def test_stopping_it_stops_the_person_who_asked(report_with: Report) -> None:
    with pytest.raises(KeyboardInterrupt):
        report_with("raise KeyboardInterrupt")


def test_a_call_that_raises_counts_and_the_rest_goes_on(report_with: Report) -> None:
    body = "[student.double(x).should_be(y) for x, y in ((1, 2), (None, 0), (3, 6))]"
    (task,) = report_with(body).tasks
    assert (task.status, task.passed, task.total) == ("crashed", 2, 3)
    assert "double(None): TypeError" in task.message


def test_a_task_ends_at_its_first_slow_call(tmp_path: Path) -> None:
    check_file = tmp_path / "test_ex99_double.py"
    body = "    for x in range(50): student.double(x).should_be(2 * x)\n"
    check_file.write_text(HEAD + body, encoding="utf-8")
    check_file.with_suffix(".json").write_text("{}", encoding="utf-8")
    slow = b"def double(x):\n  while x > 3: pass\n  return 2 * x\n"
    report = run_checks("ex99_double", slow, [check_file], cpu_seconds=0.1)
    (task,) = report.tasks
    assert (task.status, task.passed, task.total) == ("slow", 4, 50)


@pytest.mark.parametrize(
    "spend", ["time.sleep(0.4)", "while time.process_time() < end: pass"]
)
def test_the_calls_of_a_task_have_a_time_together(tmp_path: Path, spend: str) -> None:
    check_file = tmp_path / "test_ex99_double.py"
    body = "    for x in range(200): student.double(x).should_be(2 * x)\n"
    check_file.write_text(HEAD + body, encoding="utf-8")
    check_file.with_suffix(".json").write_text("{}", encoding="utf-8")
    lines = ["def double(x):", "end = time.process_time() + 0.1", spend, "return 2 * x"]
    source = "import time\n" + "\n  ".join(lines)
    began = time.monotonic()
    report = run_checks("ex99_double", source.encode(), [check_file], cpu_seconds=0.3)
    (task,) = report.tasks
    assert time.monotonic() - began < 10
    assert (task.status, task.score, task.total) == ("slow", 0, 200)
    assert 0 < task.passed < 40
    assert "All calls of double together took more than" in task.message


def test_a_check_file_without_a_task_is_named(tmp_path: Path) -> None:
    check_file = tmp_path / "test_ex99_double.py"
    check_file.write_text('MODULE = "ex99_double"\n', encoding="utf-8")
    check_file.with_suffix(".json").write_text("{}", encoding="utf-8")
    with pytest.raises(CheckFileError, match=r"test_ex99_double.py declares no task"):
        run_checks("ex99_double", RIGHT, [check_file])


def test_surroundings_take_no_part(
    report_with: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ini = "[pytest]\naddopts = --no-such-option\npython_files = nothing.py\n"
    (tmp_path / "pytest.ini").write_text(ini, encoding="utf-8")
    (tmp_path / "conftest.py").write_text("raise SystemExit(9)\n", encoding="utf-8")
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    monkeypatch.setenv("PYTEST_PLUGINS", "no_such_plugin")
    monkeypatch.chdir(tmp_path)
    assert report_with("student.double(2).should_be(4)").tasks[0].status == "passed"
    assert os.environ["PYTEST_ADDOPTS"] == "--no-such-option"


def test_digests_that_are_missing_or_damaged_are_named(
    report_with: Report, tmp_path: Path
) -> None:
    report_with("pass")
    digests = tmp_path / "test_ex99_double.json"
    check_file = digests.with_suffix(".py")
    for text in ("[", '{"double": {}}', "[1]"):
        digests.write_text(text, encoding="utf-8")
        with pytest.raises(CheckFileError, match=r"test_ex99_double.json.*stubs"):
            run_checks("ex99_double", RIGHT, [check_file])


def test_it_runs_inside_a_running_event_loop(report_with: Report) -> None:
    async def cell() -> ModuleReport:
        return report_with("student.double(2).should_be(4)")

    assert asyncio.run(cell()).score == 3


def test_in_a_students_copy_plain_pytest_says_the_same(
    files: dict[str, Path], solution: str, tmp_path: Path
) -> None:
    course = tmp_path / "mein Kurs ä"
    for folder in ("checks", "exercises"):
        (course / folder).mkdir(parents=True)
    for file in (files["visible"], files["visible"].with_suffix(".json")):
        (course / "checks" / file.name).write_bytes(file.read_bytes())
    plugin = 'pytest_plugins = ["holdem_teach.checks.plugin"]\n'
    (course / "conftest.py").write_text(plugin, encoding="utf-8")
    wheel = solution.replace("ranks == [2, 3, 4, 5, 14]", "ranks == []")
    wheel = wheel.replace("def winners(", "def winner(")
    (course / "exercises" / "ex02_ranking.py").write_text(wheel, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--disable-plugin-autoload"],
        cwd=course,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONUTF8": "1"},
        check=False,
    )
    out = done.stdout
    assert done.returncode == 1, out + done.stderr
    assert "straight_high(5c 4d 3h 2s Ac): None came back (does it reach" in out
    assert "A likely cause: the wheel is missed" in out
    assert "It seems to come from straight_high, which is not right yet" in out
    assert "there is no function winners in ex02_ranking.py" in out
    assert "2 of 10 points so far" in out
    assert "passed       1 of 1  rank_counts" in out
    assert "should_be" not in out  # the check's own text is not shown
