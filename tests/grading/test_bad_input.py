"""What a grader cannot do: one line, an exit status, and nothing half-written."""

import shutil

import pytest

from holdem_teach.cli import main
from holdem_teach.grading.gradebook import NAME

FILE = "ex02_ranking.py"


@pytest.fixture
def arguments(root, tmp_path, course):
    """The command that grades a class of two."""
    for student in ("ann", "bob"):
        (tmp_path / "in" / student).mkdir(parents=True)
        shutil.copy(root / "solutions" / FILE, tmp_path / "in" / student)
    out = tmp_path / "out"
    out.mkdir()
    where = [str(tmp_path / "in"), "--out", str(out), "--course", str(course)]
    options = ["--seed", "7", "--jobs", "1", "--minimum-isolation", "process"]
    return ["grade", *where, *options]


def one_line(capsys):
    (line,) = capsys.readouterr().err.splitlines()
    return line.removeprefix("holdem-teach: ")


@pytest.mark.slow
@pytest.mark.parametrize("size", [8, 60, 190, 240])
def test_on_a_full_disk_it_says_so_and_goes_on_when_there_is_room(
    arguments, tmp_path, capsys, disks, size
):
    out = tmp_path / "out"
    with disks.small_disk(out, size):
        assert main(arguments) == 1
        said = one_line(capsys)
        assert "disk is full" in said or "No space left" in said
        assert not [path for path in out.rglob("*") if path.suffix == ".part"]
        disks.mount("-o", "remount,size=9m", out)
        assert main(arguments) == 0
        assert "12 passed, 12 missing" in capsys.readouterr().out
        assert len((out / "grades.csv").read_bytes().splitlines()) == 25


@pytest.mark.slow
def test_a_gradebook_that_is_read_only_is_named_and_stays(
    arguments, tmp_path, capsys, course, disks
):
    assert main(arguments) == 0
    book = tmp_path / "out" / NAME
    before = book.read_bytes()
    capsys.readouterr()
    with disks.read_only(book):
        assert main([*arguments, "--regrade"]) == 1
        assert f"{book} cannot be opened for writing" in one_line(capsys)
        # a mark can still be looked at
        where = [str(tmp_path / "out"), "bob", "category", "--course", str(course)]
        assert main(["explain", *where, "--minimum-isolation", "process"]) == 0
    assert book.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('title = "Poker"\n[grading]\nseed = "seven"\n', "line 3: grading.seed"),
        ("title = \n", "line 1"),
        ('title = "Poker"\n[modules.ex99]\n', "line 2"),
    ],
)
def test_a_course_toml_that_is_not_right_stops_it_by_its_line(
    arguments, tmp_path, capsys, course, text, said
):
    (course / "solutions/course.toml").write_text(text, encoding="utf-8")
    assert main(arguments) == 1
    assert said in one_line(capsys)
    assert list((tmp_path / "out").iterdir()) == []


@pytest.mark.parametrize("number", ["0", "-1", "two"])
def test_a_number_of_jobs_that_is_none_is_wrong_use(arguments, capsys, number):
    with pytest.raises(SystemExit) as stopped:
        main([*arguments, "--jobs", number])
    assert stopped.value.code == 2
    assert "--jobs" in capsys.readouterr().err


def test_a_level_that_is_not_offered_is_said_with_its_reason(
    arguments, tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr("platform.system", lambda: "Darwin")
    from holdem_teach.sandbox import levels

    levels.refusal.cache_clear()
    try:
        assert main([*arguments[:-1], "landlock"]) == 1
    finally:
        levels.refusal.cache_clear()
    said = one_line(capsys)
    assert "at level landlock or better" in said and "it needs Linux" in said
    assert "--minimum-isolation process" in said
    assert list((tmp_path / "out").iterdir()) == []
