"""A student's copy is made and brought up to date, and never overwritten."""

import json
import os

import pytest

from holdem_teach import __version__
from holdem_teach.course import handout
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.handout import start, update
from holdem_teach.course.stamp import STAMP, Stamp, read_stamp, write_stamp

STUB = b"def category(hand):\n    raise NotImplementedError\n"
MINE = b"def category(hand):\r\n    return 'flush'\r\n"


@pytest.fixture
def given(monkeypatch):
    """What the package hands out, here small and free to be changed."""
    files = {
        "notebooks/01_first.ipynb": b"{}",
        "exercises/ex02_ranking.py": STUB,
        "checks/test_ex02_ranking.py": b"# checks",
    }
    monkeypatch.setattr(handout, "course_files", lambda _course: dict(files))
    return files


@pytest.fixture
def copy(tmp_path):
    return tmp_path / "Mein Kürs"


def content(root):
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in root.rglob("*")
        if path.is_file()
    }


def test_start_makes_a_copy_with_a_stamp(given, copy):
    said = str(start(copy))
    there = content(copy)
    assert given.items() <= there.items()
    assert b"holdem_teach.checks.plugin" in there["conftest.py"]
    assert "README.md" in there
    stamp = json.loads(there[STAMP])
    assert set(stamp["files"]) == set(there) - {STAMP}
    assert said.splitlines()[0] == f"Your course is in {copy.resolve()}."
    assert "6 files added" in said


def test_start_leaves_other_things_in_the_folder(given, copy):
    copy.mkdir()
    (copy / "README.md").write_bytes(b"my own")
    (copy / "diary.txt").write_bytes(b"private")
    said = str(start(copy))
    assert (copy / "README.md").read_bytes() == b"my own"
    assert (copy / "diary.txt").read_bytes() == b"private"
    assert "Left because they were there before the course" in said
    assert "README.md" in said and "diary.txt" not in said


def test_start_in_a_copy_updates_it_and_says_so(given, copy):
    start(copy)
    (copy / "exercises/ex02_ranking.py").write_bytes(MINE)
    said = str(start(copy))
    assert (copy / "exercises/ex02_ranking.py").read_bytes() == MINE
    assert said.startswith(f"Your course is in {copy.resolve()} already")
    assert "Left as you have changed them: exercises/ex02_ranking.py." in said


def test_update_adds_replaces_and_leaves(given, copy):
    start(copy)
    (copy / "exercises/ex02_ranking.py").write_bytes(MINE)
    (copy / "notebooks/01_first.ipynb").unlink()
    given["exercises/ex02_ranking.py"] = STUB + b"# newer\n"
    given["checks/test_ex02_ranking.py"] = b"# newer checks"
    given["exercises/ex03_best_hand.py"] = b"# new"
    done = update(copy)
    there = content(copy)
    assert there["exercises/ex02_ranking.py"] == MINE
    assert there["checks/test_ex02_ranking.py"] == b"# newer checks"
    assert done.added == ["exercises/ex03_best_hand.py", "notebooks/01_first.ipynb"]
    assert done.replaced == ["checks/test_ex02_ranking.py"]
    assert done.left == {"newer": ["exercises/ex02_ranking.py"]}
    assert "although newer ones are there: exercises/ex02_ranking.py" in str(done)


def notebook(*texts, outputs=()):
    cells = [
        {"cell_type": "code", "source": text, "outputs": list(outputs)}
        for text in texts
    ]
    return json.dumps({"cells": cells}).encode("utf-8")


LESSON = "notebooks/01_first.ipynb"


@pytest.fixture
def lesson(given, copy):
    """The place of a lesson in a copy of an older version, and a newer one to give."""
    given[LESSON] = notebook("1 + 1")
    start(copy)
    write_stamp(copy, Stamp("0.0.1", read_stamp(copy).files))
    given[LESSON] = notebook("1 + 2")
    return copy / LESSON


def test_a_lesson_that_was_only_run_is_brought_up_to_date(given, copy, lesson):
    lesson.write_bytes(notebook("1 + 1", outputs=["2"]))
    assert update(copy).replaced == [LESSON]
    assert lesson.read_bytes() == given[LESSON]


def test_a_lesson_that_was_run_and_has_no_newer_one_keeps_its_results(given, copy):
    given[LESSON] = notebook("1 + 1")
    start(copy)
    (copy / LESSON).write_bytes(notebook("1 + 1", outputs=["2"]))
    assert LESSON in update(copy).same
    assert (copy / LESSON).read_bytes() == notebook("1 + 1", outputs=["2"])


def test_notes_in_a_lesson_stay_and_the_newer_one_is_put_beside(given, copy, lesson):
    mine = notebook("1 + 1", "my note")
    lesson.write_bytes(mine)
    beside = f"notebooks/01_first.{__version__}.ipynb"
    for _ in range(2):  # the second time says it again and adds nothing
        said = str(update(copy))
        assert (
            f"Yours stay as they are; the newer ones are beside them: {beside}" in said
        )
        assert lesson.read_bytes() == mine
        assert (copy / beside).read_bytes() == given[LESSON]
    assert len(list(lesson.parent.iterdir())) == 2


def test_notes_in_the_newer_lesson_beside_stay_too(given, copy, lesson):
    lesson.write_bytes(notebook("1 + 1", "my note"))
    update(copy)
    beside = copy / f"notebooks/01_first.{__version__}.ipynb"
    beside.write_bytes(notebook("1 + 2", "another note"))
    update(copy)
    assert lesson.read_bytes() == notebook("1 + 1", "my note")
    assert beside.read_bytes() == notebook("1 + 2", "another note")


@pytest.mark.parametrize("broken", [b"", b"[]", b'{"cells": [1]}', b"\xff{"])
def test_a_broken_lesson_is_left(given, copy, lesson, broken):
    lesson.write_bytes(broken)
    update(copy)
    assert lesson.read_bytes() == broken


def test_changed_work_is_left_by_every_later_update(given, copy):
    start(copy)
    (copy / "exercises/ex02_ranking.py").write_bytes(MINE)
    for newer in (b"# one", b"# two"):
        given["exercises/ex02_ranking.py"] = newer
        update(copy)
        assert (copy / "exercises/ex02_ranking.py").read_bytes() == MINE


def test_a_file_that_was_there_first_is_never_replaced(given, copy):
    copy.mkdir()
    (copy / "README.md").write_bytes(b"my own")
    start(copy)
    given["README.md"] = b"newer"
    update(copy)
    assert (copy / "README.md").read_bytes() == b"my own"


def test_an_old_copy_says_which_version_made_it(given, copy):
    start(copy)
    write_stamp(copy, Stamp("0.0.1", read_stamp(copy).files))
    assert "was made with holdem-teach 0.0.1; it is now at" in str(update(copy))
    assert read_stamp(copy).version != "0.0.1"


def test_a_copy_from_the_future_is_refused_unchanged(given, copy):
    start(copy)
    write_stamp(copy, Stamp("99.0", read_stamp(copy).files))
    before = content(copy)
    given["exercises/ex02_ranking.py"] = b"# older"
    with pytest.raises(CourseError, match=r"made with holdem-teach 99\.0"):
        update(copy)
    assert content(copy) == before


@pytest.mark.parametrize("place", ["", "exercises", "exercises/ex02_ranking.py/x"])
def test_something_in_the_way_is_one_line_and_changes_nothing(given, copy, place):
    if not place:
        copy.write_bytes(b"a file")
    elif place == "exercises":
        copy.mkdir()
        (copy / place).write_bytes(b"a file")
    else:
        (copy / place).mkdir(parents=True)
    before = sorted(copy.rglob("*"))
    with pytest.raises(CourseError) as trouble:
        start(copy)
    assert len(str(trouble.value).splitlines()) == 1
    assert sorted(copy.rglob("*")) == before


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)
def test_a_read_only_folder_is_one_line(given, copy):
    copy.mkdir()
    copy.chmod(0o500)
    with pytest.raises(CourseError, match="cannot be written"):
        start(copy)


def test_update_without_a_copy_is_wrong_use(given, tmp_path):
    with pytest.raises(WrongUse, match="holds no copy"):
        update(tmp_path)
    with pytest.raises(WrongUse, match="there is no folder"):
        update(tmp_path / "nowhere")


@pytest.mark.parametrize("text", ["", "[]", '{"version": 1}', "\ufeff{}", "nonsense"])
def test_a_broken_stamp_is_one_line(given, copy, text):
    start(copy)
    (copy / STAMP).write_text(text, encoding="utf-8")
    with pytest.raises(CourseError, match="course's own record") as trouble:
        update(copy)
    assert "\n" not in str(trouble.value)
