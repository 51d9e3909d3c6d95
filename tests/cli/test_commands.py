"""The commands: what they do, their exit status, and one line for each trouble."""

import os
import subprocess
import sys

import pytest

from holdem_teach import __version__
from holdem_teach.cli import main

COMMANDS = [
    "lab",
    "start",
    "update",
    "check",
    "hint",
    "submit",
    "grade",
    "explain",
    "doctor",
]
COMMANDS += ["progress", "validate", "stubs", "bench"]
COMMANDS += ["roster", "override", "extend", "excuse", "forget", "export", "return"]
COMMANDS += ["class", "tell", "new-exercise", "release", "teacher-kit"]
COMMANDS += ["gradescope-archive", "autograde", "explore"]


def run(capsys, *arguments):
    """Run a command here; return its exit status, what it printed and its errors."""
    try:
        status = main([str(argument) for argument in arguments])
    except SystemExit as ending:
        status = ending.code
    printed = capsys.readouterr()
    return status, printed.out, printed.err


@pytest.fixture
def copy(tmp_path, monkeypatch, capsys):
    """A student's copy of the course in a folder with a space and an umlaut."""
    root = tmp_path / "Mein Kürs"
    assert run(capsys, "start", root)[0] == 0
    monkeypatch.chdir(root)
    return root


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_explains_itself(capsys, command):
    status, out, err = run(capsys, command, "--help")
    assert status == 0 and err == ""
    assert out.startswith(f"usage: holdem-teach {command}")


def test_help_names_every_command(capsys):
    _, out, _ = run(capsys, "--help")
    said = {line[4:].partition(" ")[0] for line in out.splitlines()}
    assert set(COMMANDS) - said == set()


def test_version(capsys):
    assert run(capsys, "--version") == (0, f"holdem-teach {__version__}\n", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["deal"],
        ["start"],
        ["start", "a", "b"],
        ["hint"],
        ["hint", "ex02.category", "two"],
        ["grade", "here"],
        ["grade", "here", "--out", "there", "--seed", "x"],
        ["doctor", "now"],
    ],
)
def test_wrong_use_is_status_2(capsys, arguments):
    status, out, err = run(capsys, *arguments)
    assert status == 2 and out == "" and "usage: holdem-teach" in err


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["update", "nowhere"], 2, "there is no folder nowhere"),
        (["update", "."], 2, "holds no copy of the course"),
        (["check"], 1, "no course found"),
        (["check", "ex02"], 1, "no course found"),
        (["hint", "ex02.category"], 1, "no course found"),
        (["submit"], 1, "no course found"),
        (["start", "file"], 1, "is a file"),
        (["lab", "file"], 1, "is a file"),
        (["grade", "nowhere", "--out", "out"], 2, "no folder or archive nowhere"),
        (["grade", "empty", "--out", "out"], 1, "holds no submission"),
        (["grade", ".", "--out", "out"], 2, "lies in"),
        (["grade", "empty", "--out", "o", "--course", "empty"], 2, "no clone"),
    ],
)
def test_trouble_is_one_line(capsys, tmp_path, monkeypatch, arguments, status, said):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_bytes(b"a file")
    (tmp_path / "empty").mkdir()
    found, out, err = run(capsys, *arguments)
    assert (found, out) == (status, "")
    assert said in err
    assert err.startswith("holdem-teach: ") and err.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["empty", "file"]


def test_only_may_be_said_again(capsys, tmp_path):
    (tmp_path / "in" / "ann").mkdir(parents=True)
    where = [str(tmp_path / "in"), "--out", str(tmp_path / "out")]
    found, _, err = run(capsys, "grade", *where, "--only", "zoe", "--only", "ann")
    assert found == 2 and "zoe is no exercise and no student" in err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["check", "ex99"], "there is no exercise 'ex99' (is ex09 meant?); there are:"),
        (["check", "ex3"], "there is no exercise 'ex3' (is ex03 meant?); there are:"),
        (
            ["check", "ex03.best"],
            "there is no task 'ex03.best'; there are: ex03.best_f",
        ),
        (["hint", "best_five"], "(is ex03.best_five meant?)"),
        (["check", "nowhere/ex02_ranking.py"], "there is no file"),
        (["submit", "ex02", "ex99"], "there is no exercise 'ex99'"),
        (["hint", "ex99.category"], "there is no exercise 'ex99'"),
        (["hint", "ex02"], "there are: ex02.rank_counts"),
        (["hint", "ex02.kategorie"], "there are: ex02.rank_counts"),
        (["hint", "ex02.category", "0"], "numbered from 1"),
        (["hint", "ex02.category", "99"], "numbered from 1"),
    ],
)
def test_what_is_not_there_is_wrong_use(capsys, copy, arguments, said):
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert said in err and err.count("\n") == 1


def test_start_says_what_is_next(capsys, tmp_path):
    status, out, _ = run(capsys, "start", tmp_path / "ein Kurs")
    assert status == 0
    assert f'Next: holdem-teach lab "{tmp_path / "ein Kurs"}"' in out


def test_update_keeps_work(capsys, copy):
    (copy / "exercises/ex02_ranking.py").write_bytes(b"# mine\r\n")
    status, out, _ = run(capsys, "update", ".")
    assert status == 0 and "exercises/ex02_ranking.py" in out
    assert (copy / "exercises/ex02_ranking.py").read_bytes() == b"# mine\r\n"


def test_a_stub_does_not_pass(capsys, copy):
    status, out, _ = run(capsys, "check", "ex02")
    assert status == 1
    assert out.count("not started") == 6
    assert "0 of 10 points, provisional." in out


def test_the_solution_passes(capsys, copy, root):
    solution = (root / "solutions/ex02_ranking.py").read_bytes()
    (copy / "exercises/ex02_ranking.py").write_bytes(solution)
    status, out, _ = run(capsys, "check", "ex02")
    assert status == 0
    assert "10 of 10 points, provisional." in out
    assert "more run when it is graded" in out


def test_a_missing_file_is_said(capsys, copy):
    (copy / "exercises/ex02_ranking.py").unlink()
    status, out, _ = run(capsys, "check", "ex02")
    assert status == 1 and out.count("missing") >= 6


def test_a_broken_check_file_is_one_line(capsys, copy):
    (copy / "checks/test_ex02_ranking.py").write_bytes(b"def broken(:\n")
    status, _, err = run(capsys, "check", "ex02")
    assert status == 1 and "cannot be used" in err and err.count("\n") == 1


def test_a_hint_and_the_next(capsys, copy):
    status, out, _ = run(capsys, "hint", "ex02.category", "1")
    assert status == 0
    assert out.startswith("Hint 1 of ")
    assert "next: holdem-teach hint ex02.category 2" in out


def test_a_traceback_is_asked_for(capsys, copy):
    text = b"def rank_counts(hand):\n    return hand[99]\n"
    (copy / "exercises/ex02_ranking.py").write_bytes(text)
    status, out, _ = run(capsys, "check", "ex02")
    assert status == 1 and "line 2, in rank_counts: return hand[99]" in out
    assert "--traceback" not in out
    status, out, _ = run(capsys, "check", "ex02", "--traceback")
    assert status == 1 and "line 2, in rank_counts: return hand[99]" in out


def test_one_task_is_checked_alone(capsys, copy):
    status, out, _ = run(capsys, "check", "ex02.is_flush")
    assert status == 1 and "is_flush" in out and "rank_counts" not in out


def test_nothing_asked_for_is_answered_with_the_help(capsys):
    status, out, err = run(capsys)
    assert (status, err) == (2, "") and "start" in out and "check" in out


def test_a_copy_beside_other_things_says_so(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine").mkdir()
    assert "not empty" not in run(capsys, "start", "mine")[1]
    (tmp_path / "mine" / "diary.txt").write_text("mine", encoding="utf-8")
    assert "not empty" not in run(capsys, "start", "mine")[1]
    assert "The folder was not empty" in run(capsys, "start", ".")[1]


def test_progress_follows_a_check(capsys, copy):
    assert "not yet" in run(capsys, "progress")[1]
    run(capsys, "check", "ex02")
    status, out, err = run(capsys, "progress")
    line = next(line for line in out.splitlines() if "ex02_ranking" in line)
    assert (status, err) == (0, "") and "not yet" not in line


def test_validate_names_what_there_is(capsys):
    status, out, err = run(capsys, "validate", "ex99")
    assert (status, out) == (2, "") and "there is no exercise 'ex99'" in err


def test_start_and_help_need_no_more_than_the_base(tmp_path):
    code = (
        "import sys; sys.modules['pytest'] = sys.modules['tqdm'] = None\n"
        "from holdem_teach.cli import main; sys.exit(main(['start', 'new']))"
    )
    command = [sys.executable, "-c", code]
    assert subprocess.run(command, cwd=tmp_path, capture_output=True).returncode == 0
    assert (tmp_path / "new/exercises").is_dir()


@pytest.mark.slow
def test_stubs_are_as_the_solutions_make_them(capsys):
    assert run(capsys, "stubs") == (0, "0 files made anew.\n", "")


def test_a_reader_who_has_enough_is_no_trouble(copy):
    """As in ``holdem-teach check ex02 | head -1``."""
    command = [sys.executable, "-m", "holdem_teach", "check", "ex02"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=copy, **pipes) as running:
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 1


def test_a_base_installation_says_what_is_missing(copy):
    """Without the extra ``course`` there is no pytest, and a check needs it."""
    code = (
        "import sys; sys.modules['pytest'] = None\n"
        "from holdem_teach.cli import main; sys.exit(main(['check', 'ex02']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=copy, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 1 and done.stdout == ""
    assert done.stderr.startswith("holdem-teach: pytest is not installed")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "utf-8"])
def test_a_console_without_the_signs(copy, encoding):
    command = [sys.executable, "-m", "holdem_teach", "check", "ex02"]
    environment = os.environ | {"PYTHONIOENCODING": encoding}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True)
    assert done.returncode == 1 and done.stderr == b""
    sign = "○" if encoding == "utf-8" else "o"
    assert f"{sign} category" in done.stdout.decode(encoding)
