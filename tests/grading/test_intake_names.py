"""Names that are not quite those asked for: taken in and said, or said alone."""

import pytest

from holdem_teach.course.files import CourseError
from holdem_teach.grading.intake import read_submissions

FILE = "ex02_ranking.py"


@pytest.mark.parametrize(
    "name",
    [
        "ex02 (1).py",
        "ex02_ranking (1).py",
        "ex02_ranking(2).py",
        "EX02_Ranking.PY",
        "Ex02_Ranking.py",
        "ex02.py",
        "ex2.py",
        "Exercise 2.py",
        "ex02-ranking.py",
        "ex02 ranking - Copy.py",
        "Copy of ex02_ranking.py",
        "ex02_ranking-1.py",
        "ex02_ranking.py.txt",
        "ex02_ranking.txt",
        "EX2 (3).py.txt",
    ],
)
def test_a_name_that_can_only_mean_one_exercise_is_taken_and_said(tmp_path, kit, name):
    kit.write(tmp_path / "anna" / name)
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex02_ranking": kit.WORK}
    assert submission.notes == (
        f"{name} was taken in as ex02_ranking.py; call it so next time",
    )
    assert submission.left == () and submission.refused == {}
    assert submission.counted("ex02_ranking").name == name


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ex02_ranking.ipynb", "it is a notebook; hand in ex02_ranking.py"),
        ("ex02 (1).ipynb", "it is a notebook; hand in ex02_ranking.py"),
        ("ex02_ranking.pdf", "hand in the Python file, ex02_ranking.py"),
        ("EX02_Ranking.docx", "hand in the Python file, ex02_ranking.py"),
        ("ex02_ranking", "hand in the Python file, ex02_ranking.py"),
        ("ex02_ranking_final.py", "if it is meant for ex02_ranking.py, call it so"),
    ],
)
def test_what_is_meant_for_an_exercise_and_cannot_be_taken_is_said(
    tmp_path, kit, name, said
):
    kit.write(tmp_path / "anna" / name)
    submission = kit.read_one(tmp_path)
    assert submission.files == {} and submission.notes == ()
    assert said in submission.refused["ex02_ranking"]
    assert set(submission.refused) == {"ex02_ranking"}


@pytest.mark.parametrize(
    "name",
    [
        "ranking.py",
        "2.py",
        "ex02_category.py",
        "ex22.py",
        "test_ex02_ranking.py",
        ".py",
    ],
)
def test_other_names_mean_no_exercise(tmp_path, kit, name):
    kit.write(tmp_path / "anna" / name)
    submission = kit.read_one(tmp_path)
    assert submission.files == {} and submission.refused == {}
    assert "only exercise files are" in submission.left[0]


def test_the_file_that_is_called_as_asked_counts_before_others(tmp_path, kit):
    kit.write(tmp_path / "anna" / "ex02_ranking (1).py", b"# other")
    kit.write(tmp_path / "anna" / FILE)
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex02_ranking": kit.WORK}
    assert submission.notes == ()
    assert "more than once" in submission.left[0]


def test_of_copies_the_last_counts(tmp_path, kit):
    for number in (2, 10, 1):
        name = f"ex02_ranking ({number}).py"
        kit.write(tmp_path / "anna" / name, b"# %d" % number)
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex02_ranking": b"# 10"}
    tried = submission.attempts["ex02_ranking"]
    assert [attempt.data for attempt in tried] == [b"# 1", b"# 2", b"# 10"]


def test_two_that_could_be_meant_are_both_refused_unless_they_are_equal(tmp_path, kit):
    kit.write(tmp_path / "anna" / "ex02.py", b"# one")
    kit.write(tmp_path / "anna" / "ex02-ranking.py", b"# other")
    submission = kit.read_one(tmp_path)
    assert submission.files == {} and submission.attempts == {}
    assert "two files could be meant" in submission.refused["ex02_ranking"]
    kit.write(tmp_path / "anna" / "ex02.py", b"# other")
    assert kit.read_one(tmp_path).files == {"ex02_ranking": b"# other"}


def test_what_was_refused_is_forgotten_where_the_exercise_came(tmp_path, kit):
    kit.write(tmp_path / "anna" / "ex02_ranking.ipynb")
    kit.write(tmp_path / "anna" / "good" / FILE)
    submission = kit.read_one(tmp_path)
    assert submission.files and submission.refused == {}
    assert len(submission.left) == 1


def test_names_that_act_are_shown_harmless(tmp_path, kit):
    kit.write(tmp_path / "anna.zip", kit.zipped([("\x1b[31mred\u202e.py", b"")]))
    (line,) = kit.read_one(tmp_path).left
    assert line.isprintable()
    assert r"\x1b[31mred\u202e.py" in line


def test_accents_as_macos_writes_them_are_those_of_all_else(tmp_path, kit):
    kit.write(tmp_path / "Zoe\u0308" / FILE)
    lines = "student,exercise,time\nZo\u00eb,ex02,2026-12-01T10:15\n"
    kit.write(tmp_path / "handed_in.csv", lines.encode())
    found = read_submissions(tmp_path, ("ex02_ranking",))
    (submission,) = found
    assert submission.student == "Zo\u00eb" and found.stray == ()
    assert submission.counted("ex02_ranking").known_from == "metadata"
    kit.write(tmp_path / "Zo\u00eb" / FILE)
    with pytest.raises(CourseError, match="two submissions of one student"):
        read_submissions(tmp_path, ("ex02_ranking",))
