"""What a class has handed in is read without unpacking, following or believing it."""

import os
from zipfile import ZipInfo

import pytest

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.receipt import receipt
from holdem_teach.grading.intake import MAX_BYTES, read_submissions

MODULES = ("ex02_ranking", "ex03_best_hand")


def test_a_folder_gives_the_exact_bytes(tmp_path, kit):
    kit.write(tmp_path / "Zoë Ångström, B." / "ex02_ranking.py")
    submission = kit.read_one(tmp_path)
    assert submission.student == "Zoë Ångström, B."
    assert submission.files == {"ex02_ranking": kit.WORK}
    assert submission.left == submission.notes == ()
    counted = submission.counted("ex02_ranking")
    assert counted.receipt == receipt(kit.WORK)
    assert (counted.handed_in, counted.known_from) == (None, "")
    assert submission.counted("ex03_best_hand") is None


def test_other_files_are_named_and_left(tmp_path, kit):
    for name in ("helper.py", "conftest.py", "numpy.py", "notes.txt", "ex99_no.py"):
        kit.write(tmp_path / "anna" / name)
    kit.write(tmp_path / "anna" / "ex02_ranking.py")
    submission = kit.read_one(tmp_path)
    assert list(submission.files) == ["ex02_ranking"]
    assert len(submission.left) == 5
    assert any(
        line.startswith("helper.py was not taken in") for line in submission.left
    )


def test_a_whole_course_may_be_handed_in(tmp_path, kit):
    kit.write(tmp_path / "anna/my-course/exercises/ex02_ranking.py")
    kit.write(tmp_path / "anna/my-course/exercises/old/ex02_ranking.py", b"# old")
    for number in range(1100):
        kit.write(tmp_path / f"anna/my-course/.venv/lib/{number}.py", b"")
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex02_ranking": kit.WORK}
    assert len(submission.left) == 2
    assert "my-course/.venv/ was not looked at" in submission.left[0]
    assert "more than once" in submission.left[1]
    tried = submission.attempts["ex02_ranking"]
    assert [attempt.data for attempt in tried] == [b"# old", kit.WORK]


def test_folders_in_folders_end(tmp_path, kit):
    kit.write(tmp_path / "anna/1/2/3/4/ex02_ranking.py")
    kit.write(tmp_path / "anna/1/2/3/4/5/ex03_best_hand.py")
    submission = kit.read_one(tmp_path)
    assert list(submission.files) == ["ex02_ranking"]
    assert submission.left == (
        "1/2/3/4/5/ was not looked at: it lies in too many folders",
    )


def test_a_file_of_just_the_limit_is_taken(tmp_path, kit):
    kit.write(tmp_path / "anna" / "ex02_ranking.py", b"#" * MAX_BYTES)
    kit.write(tmp_path / "anna" / "ex03_best_hand.py", b"#" * (MAX_BYTES + 1))
    submission = kit.read_one(tmp_path)
    assert list(submission.files) == ["ex02_ranking"]
    assert "far larger" in submission.refused["ex03_best_hand"]


def test_a_file_of_200_megabytes_is_not_read(tmp_path, kit):
    kit.write(tmp_path / "anna" / "ex02_ranking.py", b"")
    os.truncate(tmp_path / "anna" / "ex02_ranking.py", 200_000_000)
    assert "far larger" in kit.read_one(tmp_path).refused["ex02_ranking"]


def test_all_files_together_are_bounded(tmp_path, kit):
    for number in range(40):
        path = tmp_path / "anna" / str(number) / "ex02_ranking.py"
        kit.write(path, b"%d" % number + b"#" * 400_000)
    kit.write(tmp_path / "anna" / "ex02_ranking.py")
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex02_ranking": kit.WORK}
    kept = sum(len(attempt.data) for attempt in submission.attempts["ex02_ranking"])
    assert kept <= 8_000_000
    assert any("together" in line for line in submission.left)


def test_thousands_of_files_are_not_all_looked_at(tmp_path, kit):
    members = [(f"{number}.txt", b"") for number in range(3000)]
    kit.write(tmp_path / "anna.zip", kit.zipped(members))
    assert len(kit.read_one(tmp_path).left) == 1001


def test_links_and_pipes_in_a_folder_are_not_opened(tmp_path, kit):
    secret = tmp_path / "secret.py"
    secret.write_bytes(b"# the solution")
    anna = tmp_path / "class" / "anna"
    anna.mkdir(parents=True)
    try:
        (anna / "ex02_ranking.py").symlink_to(secret)
        os.mkfifo(anna / "ex03_best_hand.py")
        (anna / "more").symlink_to(tmp_path, target_is_directory=True)
        (anna / "work.zip").symlink_to(secret)
    except (OSError, AttributeError):
        pytest.skip("this system makes no links or pipes for everybody")
    submission = kit.read_one(tmp_path / "class")
    assert submission.files == {}
    assert len(submission.left) == 4
    assert all("is a link" in line for line in submission.left)


def test_a_folder_that_cannot_be_read_loses_no_other(tmp_path, kit):
    if os.name == "nt" or os.geteuid() == 0:
        pytest.skip(
            "nothing is closed to the administrator, nor in this way to Windows"
        )
    kit.write(tmp_path / "anna" / "ex02_ranking.py")
    kit.write(tmp_path / "bert" / "ex02_ranking.py")
    (tmp_path / "anna").chmod(0)
    submissions = kit.read_all(tmp_path)
    (tmp_path / "anna").chmod(0o700)
    assert "cannot be read" in submissions["anna"].left[0]
    assert submissions["bert"].files


def test_of_several_archives_the_one_that_was_made_last_is_meant(tmp_path, kit):
    for name, data in {
        "ex02_2026-11-30_080000.zip": b"# last",
        "ex02_2026-11-29_235959 (1).zip": b"# first",
        "ex02-ex03_2026-11-29_235958.zip": b"# before",
    }.items():
        archive = kit.zipped([("ex02_ranking.py", data)])
        kit.write(tmp_path / "anna" / name, archive)
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex02_ranking": b"# last"}
    tried = submission.attempts["ex02_ranking"]
    assert [attempt.data for attempt in tried] == [b"# before", b"# first", b"# last"]
    when = submission.counted("ex02_ranking").handed_in
    assert f"{when:%Y-%m-%d %H:%M}" == "2026-11-30 08:00"
    assert when.tzinfo is not None
    assert submission.counted("ex02_ranking").known_from == "name"


def test_a_loose_file_counts_before_those_in_archives(tmp_path, kit):
    members = [("ex02_ranking.py", kit.WORK), ("ex03_best_hand.py", b"# archived")]
    packed = kit.zipped(members)
    kit.write(tmp_path / "anna" / "ex02-ex03_2026-11-29_101500.zip", packed)
    kit.write(tmp_path / "anna" / "ex03_best_hand.py", b"# loose")
    submission = kit.read_one(tmp_path)
    assert submission.files == {"ex02_ranking": kit.WORK, "ex03_best_hand": b"# loose"}
    assert len(submission.left) == 1 and "more than once" in submission.left[0]


def test_strays_are_named(tmp_path, kit):
    kit.write(tmp_path / "anna" / "ex02_ranking.py")
    kit.write(tmp_path / "ex02_ranking.py")
    kit.write(tmp_path / ".DS_Store")
    found = read_submissions(tmp_path, MODULES)
    assert (len(found), found.students) == (1, ("anna",))
    assert found.stray == (".DS_Store", "ex02_ranking.py")


def test_two_submissions_of_one_student_are_one_line(tmp_path, kit):
    kit.write(tmp_path / "anna" / "ex02_ranking.py")
    kit.write(tmp_path / "Anna.zip", kit.zipped([]))
    with pytest.raises(CourseError, match=r"Anna\.zip and anna are two submissions"):
        read_submissions(tmp_path, MODULES)


@pytest.mark.parametrize("other", ["anna  b", "anna b ", "anna\nb", "Anna\tB"])
def test_names_that_are_shown_alike_are_two_submissions_of_one(tmp_path, kit, other):
    for name in ("anna b", other):
        (tmp_path / name).mkdir()
    with pytest.raises(CourseError, match="are two submissions of one student"):
        read_submissions(tmp_path, MODULES)


def test_no_folder_or_nothing_in_it_is_one_line(tmp_path):
    with pytest.raises(WrongUse, match="there is no folder"):
        read_submissions(tmp_path / "nowhere", MODULES)
    with pytest.raises(CourseError, match="holds no submission"):
        read_submissions(tmp_path, MODULES)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("student;exercise;time\n", "line 1: the columns are student;exercise;time"),
        (
            "student,exercise,time\nanna,ex99,2026-11-29\n",
            "line 2: there is no exercise",
        ),
        ("student,exercise,time\nanna,ex02,monday\n", "line 2: monday is no time"),
        ("student,exercise,time\nanna\n", "line 2: there is no exercise"),
        (
            "student,exercise,time\nanna,ex02,2026-11-29\nAnna,EX02,2026-11-30\n",
            "line 3: anna, ex02_ranking is there a second time",
        ),
        ('student,exercise,time\n"anna\n', "cannot be read as a table"),
    ],
)
def test_a_wrong_line_in_the_list_of_times_is_named(tmp_path, kit, text, said):
    kit.write(tmp_path / "anna" / "ex02_ranking.py")
    kit.write(tmp_path / "handed_in.csv", text.encode())
    with pytest.raises(CourseError, match=said):
        read_submissions(tmp_path, MODULES)


def test_the_teachers_list_of_times_counts_before_all_else(tmp_path, kit):
    packed = kit.zipped([("ex02_ranking.py", kit.WORK)])
    kit.write(tmp_path / "anna" / "ex02_2026-11-30_080000.zip", packed)
    kit.write(tmp_path / "bert" / "ex02_ranking.py")
    lines = (
        "student,exercise,time\nAnna,ex02,2026-12-01T10:15+01:00\nxena,ex03,2026-12-01"
    )
    kit.write(tmp_path / "handed_in.csv", b"\xef\xbb\xbf" + lines.encode())
    found = read_submissions(tmp_path, MODULES)
    assert found.stray == ("handed_in.csv: xena",)
    anna, bert = (each.counted("ex02_ranking") for each in found)
    assert anna.handed_in.isoformat().startswith("2026-12-01T09:15")
    assert (anna.known_from, bert.known_from) == ("metadata", "")


def test_of_two_in_one_place_the_one_saved_last_counts_where_that_is_known(
    tmp_path, kit
):
    late = ZipInfo("new/ex02_ranking.py", (2026, 11, 29, 10, 14, 30))
    early = ZipInfo("old/ex02_ranking.py", (2026, 11, 28, 10, 14, 30))
    packed = kit.zipped([(late, b"# new"), (early, b"# old")])
    kit.write(tmp_path / "anna.zip", packed)
    kit.write(tmp_path / "bert" / "1" / "ex02_ranking.py", b"# one")
    kit.write(tmp_path / "bert" / "2" / "ex02_ranking.py", b"# other")
    found = kit.read_all(tmp_path)
    assert found["anna"].files == {"ex02_ranking": b"# new"}
    assert found["bert"].files == {}
    assert "two files could be meant" in found["bert"].refused["ex02_ranking"]
