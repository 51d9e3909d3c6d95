"""A level is what a machine was seen to enforce, and a report names the one in use."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from holdem_teach.checks import run_checks
from holdem_teach.sandbox import levels, syscalls
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.walls import NotStarted

linux = pytest.mark.skipif(
    not syscalls.machine_is_known(), reason="the upper levels need Linux"
)


def test_process_is_offered_everywhere_and_last() -> None:
    assert levels.LEVELS == ("bubblewrap", "landlock", "process")
    assert levels.available()[-1] == "process"
    assert levels.refusal("process") == ""


def test_a_level_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="no level 'vm'; there are bubblewrap, land"):
        levels.refusal("vm")


@linux
@pytest.mark.usefixtures("cold")
def test_without_the_program_there_is_no_bubblewrap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    said = levels.refusal.__wrapped__("bubblewrap")
    assert "bubblewrap does not work here: the program bwrap is not installed" in said
    with pytest.raises(NotStarted), Child("ex99", b"", level="bubblewrap") as child:
        child.load()


# Says no, as in a container, or runs what it is given without any walls.
NO = "sys.exit('bwrap: No permissions to create new namespace')"
NO_WALLS = """
os.chdir(sys.argv[0] + " folder")
inside = sys.argv[sys.argv.index("--") + 1 :]
os.execv(inside[0], inside)
"""


@linux
@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize(
    ("does", "said"),
    [(NO, "No permissions"), (NO_WALLS, "it did not keep out: read, write")],
    ids=["no", "no walls"],
)
def test_a_program_is_not_believed_for_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, said: str
) -> None:
    program = tmp_path / "bwrap"
    program.write_text(f"#!{sys.executable}\nimport os, sys\n{does}\n", "utf-8")
    program.chmod(0o755)
    folder = tmp_path / "bwrap folder"
    folder.mkdir()
    folder.chmod(0o777)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert said in levels.refusal.__wrapped__("bubblewrap")


def test_the_report_carries_the_level_in_use(root: Path, level: str) -> None:
    exercises = root / "tests" / "exercises"
    files = [
        exercises / "visible" / "test_ex02_ranking.py",
        exercises / "hidden" / "test_ex02_ranking_hidden.py",
    ]
    for folder, status in (("solutions", "passed"), ("exercises", "unattempted")):
        source = (root / folder / "ex02_ranking.py").read_bytes()
        report = run_checks("ex02_ranking", source, files, seed=1, level=level)
        assert report.isolation == level
        assert {task.status for task in report.tasks} == {status}


@pytest.mark.parametrize("library", [(), ("evaluate", "parse_cards")])
def test_each_level_has_the_allowed_part_of_the_library(
    level: str, library: tuple[str, ...]
) -> None:
    source = b"""
def value():
    from holdem_teach import evaluate, parse_cards
    return evaluate(parse_cards("As Ks Qs Js Ts"))
"""
    for _ in range(2):
        with Child("ex99", source, library=library, level=level) as child:
            reply = child.call("value", [])
        assert reply.value == (7462 if library else None)


def test_the_numbers_of_system_calls_are_those_of_the_kernel() -> None:
    header = Path("/usr/include/asm-generic/unistd.h")
    if not header.is_file():
        pytest.skip("the kernel's headers are not installed")
    found = {}
    for line in header.read_text(encoding="utf-8").splitlines():
        match line.split():
            case ["#define", name, number] if number.isdigit():
                found[name.removeprefix("__NR_").removeprefix("__NR3264_")] = number
    found["newfstatat"] = found["fstatat"]
    ours = {name: call[1] for name, call in syscalls.CALLS.items()}
    ours |= {name: rule[0][1] for name, rule in syscalls._ARGUMENTS.items()}
    wrong = {n: c for n, c in ours.items() if c is not None and found[n] != str(c)}
    assert wrong == {}
