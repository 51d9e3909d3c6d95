"""A level is what a machine was seen to enforce, and a report names the one in use."""

from __future__ import annotations

import os
import platform
import struct
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


@linux
@pytest.mark.usefixtures("cold")
@pytest.mark.parametrize("missing", ["kernel", "package"])
def test_without_kernel_or_package_there_is_no_landlock(
    monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    if missing == "package":
        monkeypatch.setitem(sys.modules, "landlockpy", None)
    else:
        monkeypatch.setattr("landlockpy.supported", lambda: False)
    said = levels.refusal.__wrapped__("landlock")
    assert f"the {missing}" in said


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
    for rules in (syscalls.VALUES, syscalls.WITHOUT):
        ours |= {name: rule[0][1] for name, rule in rules.items()}
    wrong = {n: c for n, c in ours.items() if c is not None and found[n] != str(c)}
    assert wrong == {}


def verdict(program: bytes, mark: int, number: int, *arguments: int) -> str:
    """Run a filter as the kernel does (bpf_common.h)."""
    padded = (*arguments, *[0] * (6 - len(arguments)))
    data = struct.pack("=iIQ6Q", number, mark, 0, *padded)
    at = held = 0
    while True:
        code, yes, no, value = struct.unpack_from("=HBBI", program, 8 * at)
        at += 1
        match code:
            case 0x20:
                (held,) = struct.unpack_from("=I", data, value)
            case 0x15:
                at += yes if held == value else no
            case 0x45:
                at += yes if held & value else no
            case _:
                return {0x7FFF0000: "allow", 0x50001: "refuse"}.get(value, "kill")


@pytest.mark.parametrize(
    ("machine", "place", "mark"),
    [("x86_64", 0, 0xC000003E), ("aarch64", 1, 0xC00000B7)],
)
def test_the_filter_lets_through_what_is_listed_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, machine: str, place: int, mark: int
) -> None:
    monkeypatch.setattr(platform, "machine", lambda: machine)
    program = syscalls.allowed_calls()
    listed = {call[place] for call in syscalls.CALLS.values()}
    opened = {rule[0][place] for rule in syscalls.WITHOUT.values()}
    judged = {number: verdict(program, mark, number) for number in range(1100)}
    limits = syscalls.VALUES["prlimit64"][0][place]
    copies = syscalls.VALUES["fcntl"][0][place]
    for number, said in judged.items():
        allowed = {*listed, *opened, limits, copies}  # with arguments of 0
        assert said == ("allow" if number in allowed else "refuse"), number
    assert verdict(program, mark, limits, os.getpid()) == "refuse"
    assert verdict(program, mark, copies, 1, 8) == "refuse"  # F_SETOWN
    assert verdict(program, mark, copies, 1, 1030) == "allow"
    open_at = syscalls.WITHOUT["openat"][0][place]
    assert verdict(program, mark, open_at, 0, 0, os.O_CREAT) == "allow"
    assert verdict(program, mark, open_at, 0, 0, 0x410000 | os.O_RDWR) == "refuse"
    assert verdict(program, mark ^ 1, 0) == "kill"
