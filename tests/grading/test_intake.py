"""What a class has handed in is read without unpacking, following or believing it."""

import os
import stat
import zipfile

import pytest

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.grading.intake import MAX_BYTES, read_submissions, stray_entries

MODULES = ("ex02_ranking", "ex03_best_hand")
WORK = b"\xef\xbb\xbfdef category(hand):\r\n    return 'flush'\r\n"


def write(path, data=WORK):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def archive(path, members):
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as made:
        for name, data in members:
            info = name if isinstance(name, zipfile.ZipInfo) else zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(info, data)


def read_one(folder):
    (submission,) = read_submissions(folder, MODULES)
    return submission


def test_a_folder_gives_the_exact_bytes(tmp_path):
    write(tmp_path / "Zoë Ångström, B." / "ex02_ranking.py")
    submission = read_one(tmp_path)
    assert submission.student == "Zoë Ångström, B."
    assert submission.files == {"ex02_ranking": WORK}
    assert submission.left == ()


def test_an_archive_gives_the_exact_bytes(tmp_path):
    members = [("ex02_ranking.py", WORK), ("ex03_best_hand.py", b"")]
    archive(tmp_path / "anna.ZIP", members)
    submission = read_one(tmp_path)
    assert submission.student == "anna"
    assert submission.files == {"ex02_ranking": WORK, "ex03_best_hand": b""}


def test_other_files_are_named_and_left(tmp_path):
    for name in ("helper.py", "conftest.py", "numpy.py", "notes.txt", "ex99_no.py"):
        write(tmp_path / "anna" / name)
    write(tmp_path / "anna" / "ex02_ranking.py")
    submission = read_one(tmp_path)
    assert list(submission.files) == ["ex02_ranking"]
    assert len(submission.left) == 5
    assert any(
        line.startswith("helper.py was not taken in") for line in submission.left
    )


def test_a_whole_course_may_be_handed_in(tmp_path):
    write(tmp_path / "anna/my-course/exercises/ex02_ranking.py")
    write(tmp_path / "anna/my-course/exercises/old/ex02_ranking.py", b"# old")
    submission = read_one(tmp_path)
    assert submission.files == {"ex02_ranking": WORK}
    assert "more than once" in submission.left[0]


@pytest.mark.parametrize(
    "name",
    [
        "../ex02_ranking.py",
        "a/../../ex02_ranking.py",
        "/tmp/ex02_ranking.py",
        "C:/ex02_ranking.py",
        "..\\ex02_ranking.py",
        "\\\\host\\ex02_ranking.py",
    ],
)
def test_a_member_that_points_out_of_the_archive_is_refused(tmp_path, name):
    archive(tmp_path / "anna.zip", [(name, b"# evil"), ("ex03_best_hand.py", WORK)])
    submission = read_one(tmp_path)
    assert submission.files == {"ex03_best_hand": WORK}
    assert "points out of the archive" in submission.left[0]


def test_a_link_in_an_archive_is_refused(tmp_path):
    link = zipfile.ZipInfo("ex02_ranking.py")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    archive(tmp_path / "anna.zip", [(link, b"/etc/passwd")])
    submission = read_one(tmp_path)
    assert submission.files == {}
    assert "it is a link" in submission.left[0]


def test_a_bomb_is_refused_by_what_it_unpacks_to(tmp_path):
    archive(tmp_path / "anna.zip", [("ex02_ranking.py", bytes(50_000_000))])
    assert (tmp_path / "anna.zip").stat().st_size < 100_000
    submission = read_one(tmp_path)
    assert submission.files == {}
    assert "far larger" in submission.left[0]


def test_a_file_of_just_the_limit_is_taken(tmp_path):
    write(tmp_path / "anna" / "ex02_ranking.py", b"#" * MAX_BYTES)
    write(tmp_path / "anna" / "ex03_best_hand.py", b"#" * (MAX_BYTES + 1))
    assert list(read_one(tmp_path).files) == ["ex02_ranking"]


@pytest.mark.parametrize("keep", [0, 10, 40, -30])
def test_a_damaged_archive_loses_no_other_student(tmp_path, keep):
    write(tmp_path / "bert" / "ex02_ranking.py")
    archive(tmp_path / "anna.zip", [("ex02_ranking.py", WORK)])
    whole = (tmp_path / "anna.zip").read_bytes()
    (tmp_path / "anna.zip").write_bytes(whole[:keep])
    anna, bert = read_submissions(tmp_path, MODULES)
    assert anna.files == {} and "cannot be read" in anna.left[0]
    assert bert.files == {"ex02_ranking": WORK}


def test_a_member_with_wrong_content_is_named(tmp_path):
    path = tmp_path / "anna.zip"
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("ex02_ranking.py", WORK)
    path.write_bytes(path.read_bytes().replace(b"flush", b"FLUSH"))
    submission = read_one(tmp_path)
    assert submission.files == {} and "cannot be read" in submission.left[0]


def test_the_archive_that_submit_writes_is_read_in_a_students_folder(tmp_path):
    members = [("ex02_ranking.py", WORK), ("ex03_best_hand.py", b"# from the archive")]
    archive(tmp_path / "anna" / "ex02-ex03_2026-11-29_101500.zip", members)
    write(tmp_path / "anna" / "ex03_best_hand.py", b"# loose")
    submission = read_one(tmp_path)
    assert submission.files == {"ex02_ranking": WORK, "ex03_best_hand": b"# loose"}
    assert len(submission.left) == 1 and "more than once" in submission.left[0]


def test_of_several_archives_the_one_that_was_made_last_is_meant(tmp_path):
    for name, data in {
        "ex02_2026-11-30_080000.zip": b"# last",
        "ex02_2026-11-29_235959 (1).zip": b"# first",
        "ex02-ex03_2026-11-29_235958.zip": b"# before",
    }.items():
        archive(tmp_path / "anna" / name, [("ex02_ranking.py", data)])
    assert read_one(tmp_path).files == {"ex02_ranking": b"# last"}


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("../ex02_ranking.py", WORK, "points out of the archive"),
        ("ex02_ranking.py", bytes(50_000_000), "far larger"),
        ("Ex02_Ranking.py", WORK, "call it ex02_ranking.py"),
        ("inner.zip", WORK, "only exercise files are"),
    ],
)
def test_an_archive_in_a_folder_is_refused_what_one_at_the_top_is(
    tmp_path, name, data, said
):
    archive(tmp_path / "anna" / "work.zip", [(name, data)])
    submission = read_one(tmp_path)
    assert submission.files == {}
    assert said in submission.left[0]
    assert submission.left[0].startswith(f"work.zip/{name}")


@pytest.mark.parametrize("where", ["anna/work.zip", "anna.zip"])
def test_an_archive_that_is_damaged_or_too_large_is_refused(tmp_path, where):
    write(tmp_path / where, b"PK\x03\x04 no archive")
    submission = read_one(tmp_path)
    assert "cannot be read" in submission.left[0]
    assert submission.refused == dict.fromkeys(MODULES, submission.left[0])
    with zipfile.ZipFile(tmp_path / where, "w", zipfile.ZIP_STORED) as made:
        made.writestr("ex02_ranking.py", WORK)
        made.writestr("film.mp4", bytes(20_000_001))
    submission = read_one(tmp_path)
    assert submission.files == {}
    assert "too large to be an exercise" in submission.left[0]
    assert set(submission.refused) == set(MODULES)


def test_an_exercise_that_was_refused_is_known_by_its_name(tmp_path):
    write(tmp_path / "anna" / "EX02_Ranking.py")
    write(tmp_path / "anna" / "helper.py")
    write(tmp_path / "anna" / "ex03_best_hand.py", b"#" * (MAX_BYTES + 1))
    write(tmp_path / "anna" / "old" / "Ex03_best_hand.PY")
    submission = read_one(tmp_path)
    assert submission.files == {}
    assert "call it ex02_ranking.py" in submission.refused["ex02_ranking"]
    assert "far larger" in submission.refused["ex03_best_hand"]
    assert len(submission.left) == 4
    write(tmp_path / "anna" / "good" / "ex02_ranking.py")
    assert "ex02_ranking" not in read_one(tmp_path).refused


def test_thousands_of_members_are_not_all_looked_at(tmp_path):
    members = [(f"{number}.txt", b"") for number in range(3000)]
    archive(tmp_path / "anna.zip", members)
    assert len(read_one(tmp_path).left) == 1001


def test_links_and_pipes_in_a_folder_are_not_opened(tmp_path):
    secret = tmp_path / "secret.py"
    secret.write_bytes(b"# the solution")
    anna = tmp_path / "class" / "anna"
    anna.mkdir(parents=True)
    try:
        (anna / "ex02_ranking.py").symlink_to(secret)
        os.mkfifo(anna / "ex03_best_hand.py")
        (anna / "more").symlink_to(tmp_path, target_is_directory=True)
    except (OSError, AttributeError):
        pytest.skip("this system makes no links or pipes for everybody")
    submission = read_one(tmp_path / "class")
    assert submission.files == {}
    assert [line for line in submission.left if "is a link" in line] == list(
        submission.left
    )


def test_names_that_act_are_shown_harmless(tmp_path):
    archive(tmp_path / "anna.zip", [("\x1b[31mred\u202e.py", b"")])
    (line,) = read_one(tmp_path).left
    assert "\x1b" not in line and "\u202e" not in line
    assert r"\x1b[31mred\u202e.py" in line


def test_strays_are_named(tmp_path):
    write(tmp_path / "anna" / "ex02_ranking.py")
    write(tmp_path / "ex02_ranking.py")
    write(tmp_path / ".DS_Store")
    assert len(read_submissions(tmp_path, MODULES)) == 1
    assert stray_entries(tmp_path) == [".DS_Store", "ex02_ranking.py"]


def test_two_submissions_of_one_student_are_one_line(tmp_path):
    write(tmp_path / "anna" / "ex02_ranking.py")
    archive(tmp_path / "Anna.zip", [])
    with pytest.raises(CourseError, match=r"Anna\.zip and anna are two submissions"):
        read_submissions(tmp_path, MODULES)


def test_no_folder_or_nothing_in_it_is_one_line(tmp_path):
    with pytest.raises(WrongUse, match="there is no folder"):
        read_submissions(tmp_path / "nowhere", MODULES)
    with pytest.raises(CourseError, match="holds no submission"):
        read_submissions(tmp_path, MODULES)
