"""A gradebook: what is kept, what is graded again, and what stops a grading early."""

import csv
import shutil
import sqlite3
from contextlib import closing
from dataclasses import fields, replace

import pytest

from holdem_teach.checks import TaskReport
from holdem_teach.cli import main
from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.grading.batch import grade
from holdem_teach.grading.gradebook import NAME, alone_in, gradebook
from holdem_teach.grading.gradebook_schema import APPLICATION, VERSION
from holdem_teach.grading.only import Only

FILE = "ex02_ranking.py"
WRONG = "def is_flush(hand):\n    return True\n"


@pytest.fixture
def hand_in(tmp_path, root):
    """Put a student's solution of an exercise, and a line after it, into the class."""

    def put(student, line="", file=FILE):
        folder = tmp_path / "in" / student
        folder.mkdir(parents=True, exist_ok=True)
        text = (root / "solutions" / file).read_text(encoding="utf-8")
        (folder / file).write_text(f"{text}\n{line}", encoding="utf-8")

    return put


@pytest.fixture
def graded(tmp_path, how):
    """Grade the class and return what is said of it; options may differ."""
    return lambda **other: grade(
        tmp_path / "in", tmp_path / "out", replace(how, **other)
    )


def query(out, text):
    with closing(sqlite3.connect(out / NAME)) as book:
        return book.execute(text).fetchall()


def statuses(out, student):
    text = (out / "grades.csv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines())
    return {row["task"]: row["status"] for row in rows if row["student"] == student}


def test_the_second_time_only_what_changed_is_graded(tmp_path, hand_in, graded):
    hand_in("ann")
    hand_in("bob")
    first = graded(seed=None)
    assert (first.graded, first.students) == (4, 2)
    assert str(graded(seed=None)).startswith("2 students, 24 rows; 0 files graded now")
    hand_in("bob", WRONG)
    hand_in("cleo")
    again = graded(seed=None)
    assert (again.graded, again.run.number, again.run.seed) == (3, 1, first.run.seed)
    assert statuses(tmp_path / "out", "bob")["is_flush"] == "wrong"
    # the earlier attempt and its marks are kept
    bobs = "student = (SELECT id FROM student WHERE name = 'bob')"
    attempts = f"SELECT id FROM attempt WHERE {bobs} AND exercise = 'ex02_ranking'"
    assert len(query(tmp_path / "out", attempts)) == 2
    kept = f"SELECT count(*) FROM mark WHERE attempt IN ({attempts})"
    assert query(tmp_path / "out", kept) == [(12,)]


def test_other_checks_make_a_new_run_that_says_what_changed(
    tmp_path, hand_in, graded, course
):
    hand_in("ann")
    hand_in("bob", WRONG)
    graded()
    hidden = course / f"tests/exercises/hidden/test_{FILE[:-3]}_hidden.py"
    text = hidden.read_text(encoding="utf-8")
    more = '@hidden_task("winners")\ndef test_more(student):\n'
    more += "    student.winners([]).should_be(None)\n"
    hidden.write_text(text + more, encoding="utf-8")
    again = graded()
    assert (again.run.number, again.run.reason, again.graded) == (2, "checks", 2)
    told = [tuple(change) for change in again.changes]
    # bob's failed before, in the visible checks
    assert told == [("ann", "ex02_ranking", "winners", "passed 2", "crashed 0")]
    assert "Run 2, since the checks have changed: 1 mark changed" in str(again)
    table = (tmp_path / "out/changes.csv").read_text(encoding="utf-8")
    assert "ann,ex02_ranking,winners,passed 2,crashed 0" in table
    before = "SELECT status FROM mark WHERE run = 1 AND task = 'winners' AND score > 0"
    assert query(tmp_path / "out", before) == [("passed",)]


@pytest.mark.slow
def test_a_regrade_is_a_run_beside_the_old_with_the_same_marks(
    tmp_path, hand_in, graded
):
    hand_in("ann", WRONG)
    graded()
    again = graded(regrade=True)
    assert (again.run.number, again.graded, again.changes) == (2, 2, ())
    marks = "SELECT task, status, score, message FROM mark WHERE run = {}"
    first, second = (query(tmp_path / "out", marks.format(run)) for run in (1, 2))
    assert first == second and len(first) == 12


@pytest.mark.slow
def test_another_seed_is_another_run_with_the_same_points(tmp_path, hand_in, graded):
    hand_in("ann")
    hand_in("ann", file="ex01_cards.py")
    seeds = [graded(seed=seed).run.seed for seed in (7, 2**70, None)]
    assert seeds == [7, 2**70, 2**70]
    points = "SELECT sum(score) FROM mark GROUP BY run"
    assert query(tmp_path / "out", points) == [(20,), (20,)]


def test_where_the_best_attempt_counts_each_of_them_is_graded(
    tmp_path, hand_in, graded, course
):
    hand_in("ann", WRONG)
    earlier = tmp_path / "in" / "ann" / "old"
    earlier.mkdir()
    shutil.copy(course / "solutions" / FILE, earlier)
    rules = 'title = "Poker"\n[marks]\nbest_attempt = true\n'
    (course / "solutions" / "course.toml").write_text(rules, encoding="utf-8")
    assert graded().graded == 3
    where = [str(tmp_path / "out"), "--to", "csv", "--course", str(course)]
    assert main(["export", *where]) == 0
    table = (tmp_path / "out" / "marks.csv").read_text(encoding="utf-8")
    assert (
        "ann,,,,0,10,50,ex01_cards: not handed in; ex02_ranking: the best of 2" in table
    )
    assert statuses(tmp_path / "out", "ann")["is_flush"] == "wrong"  # the last one


def test_only_some_are_graded_and_the_others_have_rows_as_well(
    tmp_path, hand_in, graded
):
    hand_in("ann")
    hand_in("bob")
    batch = graded(only=["ex02", "bob"])
    assert batch.graded == 1
    assert "18 not graded yet" in str(batch) and "fault" not in str(batch)
    page = (tmp_path / "out" / "feedback" / "ann.html").read_text(encoding="utf-8")
    assert "This has not been graded yet." in page and "fault of" not in page
    found = statuses(tmp_path / "out", "ann")
    assert set(found.values()) == {"unrun"} and len(found) == 12
    assert statuses(tmp_path / "out", "bob")["winners"] == "passed"
    assert graded().graded == 3
    with pytest.raises(WrongUse, match="zoe is no exercise and no student"):
        Only.of(["zoe"], ["ex02_ranking"], ["ann"])


def test_no_two_graders_write_to_one_folder(tmp_path, hand_in, graded):
    hand_in("ann")
    (tmp_path / "out").mkdir()
    with (
        alone_in(tmp_path / "out"),
        pytest.raises(CourseError, match="another grader is at work"),
    ):
        graded()
    assert not (tmp_path / "out" / NAME).exists()


def test_a_notebook_may_write_while_a_class_is_graded(tmp_path, hand_in, graded):
    hand_in("ann")
    graded()
    with (
        gradebook(tmp_path / "out") as book,
        closing(sqlite3.connect(tmp_path / "out" / NAME)) as other,
    ):
        with book:
            book.execute("INSERT INTO course (title) VALUES ('mine')")
            # who reads meanwhile sees what was there before
            assert len(other.execute("SELECT * FROM course").fetchall()) == 1
        with other:
            other.execute("INSERT INTO course (title) VALUES ('theirs')")
    assert len(query(tmp_path / "out", "SELECT * FROM course")) == 3


def test_marks_have_a_column_for_each_field_of_a_report(tmp_path):
    with gradebook(tmp_path, new=True) as book:
        columns = [row[1] for row in book.execute("PRAGMA table_info(mark)")]
        assert columns == [
            "run",
            "attempt",
            *(field.name for field in fields(TaskReport)),
        ]
        ((found,),) = book.execute("PRAGMA user_version")
        assert found == VERSION


def not_sqlite(path):
    path.write_bytes(b"student,score\n" * 100)


def another_programs(path):
    with closing(sqlite3.connect(path)) as book:
        book.execute("CREATE TABLE mine (x)")


def of_the_future(path):
    with closing(sqlite3.connect(path)) as book:
        book.execute(f"PRAGMA application_id = {APPLICATION}")
        book.execute(f"PRAGMA user_version = {VERSION + 1}")


def damaged(path):
    with gradebook(path.parent, new=True):
        pass
    data = path.read_bytes()
    path.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (not_sqlite, "is no gradebook"),
        (another_programs, "is no gradebook"),
        (of_the_future, "newer holdem-teach"),
        (damaged, "malformed"),
    ],
)
def test_a_file_that_is_no_gradebook_of_ours_is_left_alone(
    tmp_path, hand_in, course, capsys, make, said
):
    hand_in("ann")
    path = tmp_path / "out" / NAME
    path.parent.mkdir()
    make(path)
    before = path.read_bytes()
    arguments = ["grade", str(tmp_path / "in"), "--out", str(tmp_path / "out")]
    arguments += ["--course", str(course), "--minimum-isolation", "process"]
    assert main(arguments) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert said in line
    assert path.read_bytes() == before
    assert not (tmp_path / "out/grades.csv").exists()
