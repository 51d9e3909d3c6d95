"""What is on disk is packed exactly, and the receipt is of those bytes."""

import zipfile

import pytest

from holdem_teach.course.files import CourseError
from holdem_teach.course.handout import start
from holdem_teach.course.receipt import receipt
from holdem_teach.course.submitting import submit
from holdem_teach.grading.intake import read_submissions

EXERCISE = "exercises/ex02_ranking.py"


@pytest.fixture
def copy(tmp_path, monkeypatch):
    root = tmp_path / "Mein Kürs"
    start(root)
    monkeypatch.chdir(root / "notebooks")
    return root


@pytest.fixture
def solution(root):
    return (root / "solutions/ex02_ranking.py").read_bytes()


def test_the_exact_bytes_are_packed_and_taken_in_by_the_grader(copy, solution):
    data = b"\xef\xbb\xbf" + solution.replace(b"\n", b"\r\n")
    (copy / EXERCISE).write_bytes(data)
    submission = submit(["ex02"])
    assert submission.archive.parent == copy.resolve() / "submissions"
    with zipfile.ZipFile(submission.archive) as archive:
        assert archive.namelist() == ["ex02_ranking.py"]
        assert archive.read("ex02_ranking.py") == data
    (taken,) = read_submissions(submission.archive.parent, ["ex02_ranking"])
    assert taken.files == {"ex02_ranking": data}
    assert f"receipt {receipt(data)}" in str(submission)
    assert "6 of 6 tasks pass their visible checks" in str(submission)
    # a file aside would be left over from a write that was not finished
    assert list(submission.archive.parent.iterdir()) == [submission.archive]


@pytest.mark.slow
def test_without_names_all_that_is_there_is_packed(copy, root):
    modules = sorted(path.stem for path in (root / "exercises").glob("ex*.py"))
    assert [each.exercise.module for each in submit().packed] == modules
    for module in modules:
        (copy / f"exercises/{module}.py").unlink()
    with pytest.raises(CourseError, match="no exercise to submit"):
        submit()


def test_naming_it_twice_packs_it_once(copy):
    assert len(submit(["ex02", "ex02_ranking"]).packed) == 1


def test_it_says_what_is_still_a_stub(copy, solution):
    said = str(submit(["ex02"]))
    assert "0 of 6 tasks pass" in said
    assert "still as handed out: rank_counts, is_flush" in said


def test_it_says_what_does_not_parse_and_packs_it_all_the_same(copy):
    (copy / EXERCISE).write_bytes(b"def category(hand:\n")
    submission = submit(["ex02"])
    assert "line 1, column" in str(submission)
    assert submission.archive.is_file()


def test_what_is_submitted_does_not_run_here(copy):
    (copy / EXERCISE).write_bytes(b"import os\nos._exit(3)\n")
    assert "exit code 3" in str(submit(["ex02"]))


def test_it_says_when_each_was_last_saved(copy):
    (packed,) = submit(["ex02"]).packed
    assert f"last saved {packed.saved:%Y-%m-%d %H:%M}" in str(packed)


def test_a_missing_file_is_one_line_and_packs_nothing(copy):
    (copy / EXERCISE).unlink()
    with pytest.raises(CourseError, match="there is no file"):
        submit(["ex02"])
    assert not (copy / "submissions").exists()


def test_a_file_where_the_folder_should_be_is_one_line(copy):
    (copy / "submissions").write_bytes(b"")
    with pytest.raises(CourseError, match="cannot be written"):
        submit(["ex02"])
