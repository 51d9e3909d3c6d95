"""The archives that Canvas and Moodle hand out, as they are and unpacked."""

import zipfile

import pytest

from holdem_teach.course.files import CourseError
from holdem_teach.grading.intake import read_submissions
from holdem_teach.grading.intake.systems import handed_out

MODULES = ("ex02_ranking", "ex03_best_hand")


def unpack(archive, folder):
    with zipfile.ZipFile(archive) as opened:
        opened.extractall(folder)
    return folder


@pytest.fixture(params=["as it is", "unpacked"])
def handed(request, tmp_path, kit):
    """Make a class's archive, read as it is or unpacked."""

    def made(members):
        place = tmp_path / "submissions.zip"
        kit.write(place, kit.zipped(members))
        unpacked = request.param == "unpacked"
        return kit.read_all(unpack(place, tmp_path / "in") if unpacked else place)

    return made


def test_canvas_names_are_read(handed, kit):
    submit = kit.zipped([("ex03_best_hand.py", b"# packed")])
    found = handed(
        [
            ("lovelaceada_12345_67890_ex02_ranking.py", kit.WORK),
            ("lovelaceada_12345_67891_ex03_2026-11-29_101500.zip", submit),
            ("turingalan_LATE_222_67892_ex02_ranking-1.py", b"# late"),
            ("zoë_333_67893_helper.py", b""),
        ]
    )
    assert sorted(found) == ["lovelaceada", "turingalan", "zoë"]
    ada, alan = found["lovelaceada"], found["turingalan"]
    assert ada.files == {"ex02_ranking": kit.WORK, "ex03_best_hand": b"# packed"}
    assert (ada.origin.system, ada.origin.number) == ("canvas", "12345")
    assert sorted(ada.origin.handed_out) == [
        "lovelaceada_12345_67890_ex02_ranking.py",
        "lovelaceada_12345_67891_ex03_2026-11-29_101500.zip",
    ]
    assert ada.counted("ex03_best_hand").known_from == "name"
    assert ada.counted("ex02_ranking").handed_in is None
    assert not ada.counted("ex02_ranking").late
    assert alan.files == {"ex02_ranking": b"# late"} and alan.notes == ()
    assert alan.counted("ex02_ranking").late
    assert "only exercise files" in found["zoë"].left[0]


def test_of_canvas_files_the_one_uploaded_last_counts(handed):
    found = handed(
        [
            ("ada_1_9_ex02_ranking-1.py", b"# first"),
            ("ada_1_20_ex02_ranking.py", b"# last"),
            ("ada_1_10_ex02_ranking-2.py", b"# second"),
        ]
    )
    tried = found["ada"].attempts["ex02_ranking"]
    assert [each.data for each in tried] == [b"# first", b"# second", b"# last"]
    assert found["ada"].files == {"ex02_ranking": b"# last"}


def test_who_shares_a_name_in_canvas_has_a_number(handed):
    found = handed(
        [("ada_1_9_ex02_ranking.py", b"# 1"), ("ada_2_8_ex02_ranking.py", b"# 2")]
    )
    assert {name: each.files["ex02_ranking"] for name, each in found.items()} == {
        "ada (1)": b"# 1",
        "ada (2)": b"# 2",
    }


def test_without_names_canvas_has_numbers(handed):
    found = handed([("LATE_anon_x1y2z_67890_ex02_ranking.py", b"# mine")])
    assert found["anon_x1y2z"].counted("ex02_ranking").late


def test_a_file_s_own_name_makes_nobody_else_of_its_student(handed):
    own = "turingalan_222_333_ex02_ranking.py"
    found = handed([(f"lovelaceada_111_9_{own}", b"# forged")])
    assert list(found) == ["lovelaceada"]
    assert found["lovelaceada"].files == {}


def test_a_student_s_own_archive_is_never_a_class(tmp_path, kit):
    forged = kit.zipped([("turingalan_222_333_ex02_ranking.py", b"# forged")])
    kit.write(tmp_path / "in" / "lovelaceada.zip", forged)
    assert list(kit.read_all(tmp_path / "in")) == ["lovelaceada"]


@pytest.mark.parametrize("end", ["_", ""])
def test_moodle_folders_are_read(handed, kit, end):
    ada = f"Ada Lovelace_123_assignsubmission_file{end}"
    alan = f"Alan Turing_124_assignsubmission_file{end}"
    text = "Alan Turing_124_assignsubmission_onlinetext/onlinetext.html"
    submit = kit.zipped([("ex03_best_hand.py", b"# packed")])
    found = handed(
        [
            (f"{ada}/done/ex02_ranking.py", kit.WORK),
            (f"{ada}/ex03.zip", submit),
            (f"{alan}/EX02.py", b"# mine"),
            (text, b"<p>sorry</p>"),
        ]
    )
    assert sorted(found) == ["Ada Lovelace", "Alan Turing"]
    first = found["Ada Lovelace"]
    assert first.files == {"ex02_ranking": kit.WORK, "ex03_best_hand": b"# packed"}
    assert (first.origin.system, first.origin.name) == ("moodle", "Ada Lovelace")
    assert (first.origin.number, first.origin.handed_out) == ("123", (ada,))
    second = found["Alan Turing"]
    assert second.files == {"ex02_ranking": b"# mine"}
    assert "taken in as ex02_ranking.py" in second.notes[0]
    assert set(second.origin.handed_out) == {alan, text.partition("/")[0]}


def test_moodle_files_without_folders_are_read(handed):
    name = "Ada Lovelace_123_assignsubmission_file_ex02_ranking.py"
    found = handed(
        [(name, b"# mine"), ("Participant_7_assignsubmission_file_x.py", b"")]
    )
    assert found["Ada Lovelace"].files == {"ex02_ranking": b"# mine"}
    assert found["Ada Lovelace"].origin.handed_out == (name,)
    assert found["Participant"].origin.number == "7"


def test_a_name_that_no_file_can_have_is_changed_for_showing():
    assert handed_out('A: "B"_1_assignsubmission_file').student == "A_ _B_"
    assert handed_out("..._1_assignsubmission_file").student == "1"


def test_members_of_a_class_archive_are_refused_as_others_are(tmp_path, kit):
    ada = "Ada Lovelace_123_assignsubmission_file"
    members = [(f"{ada}/../../ex02_ranking.py", b"#"), (f"{ada}/ex03.tar.rar", b"")]
    kit.write(tmp_path / "class.zip", kit.zipped(members))
    submission = kit.read_one(tmp_path / "class.zip")
    assert submission.files == {}
    assert "points out of the archive" in submission.left[0]


def test_an_archive_of_nobody_s_is_one_line(tmp_path, kit):
    kit.write(tmp_path / "class.zip", kit.zipped([("ex02_ranking.py", b"")]))
    with pytest.raises(CourseError, match="none of the names that Canvas or Moodle"):
        read_submissions(tmp_path / "class.zip", MODULES)
    kit.write(tmp_path / "class.zip", b"PK no archive")
    with pytest.raises(CourseError, match="no zip archive, or damaged"):
        read_submissions(tmp_path / "class.zip", MODULES)


def test_times_stand_beside_a_class_archive(tmp_path, kit):
    members = [("lovelaceada_12345_1_ex02_ranking.py", b"#")]
    kit.write(tmp_path / "class.zip", kit.zipped(members))
    lines = b"student,exercise,time\n12345,ex02,2026-11-29T10:15\n"
    kit.write(tmp_path / "handed_in.csv", lines)
    counted = kit.read_one(tmp_path / "class.zip").counted("ex02_ranking")
    assert f"{counted.handed_in:%H:%M}" == "10:15"
