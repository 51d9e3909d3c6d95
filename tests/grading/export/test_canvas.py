"""A gradebook of Canvas, filled in: one column, and nothing else is touched."""

from __future__ import annotations

import csv
import io

import pytest

from holdem_teach.cli import main

HEADER = ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
TITLES = ["EX01_cards (77)", "Essay, part 1 (78)", "Final Score"]


def canvas(students, *, delimiter=",", ending="\r\n", mark=b"\xef\xbb\xbf"):
    """Return a file such as Canvas exports: (name, ID, SIS id, login) of each."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=delimiter, lineterminator=ending)
    writer.writerow([*HEADER, *TITLES])
    writer.writerow(["", "", "", "", "", "Manual Posting", "", ""])
    writer.writerow(["    Points Possible", "", "", "", "", "20", "", "(read only)"])
    for student in students:
        writer.writerow([*student, 'Poker, "A"', "", "7.5", "93"])
    writer.writerow(["Student, Test", "999", "", "abc", "Poker", "", "", ""])
    return mark + text.getvalue().encode("utf-8")


@pytest.fixture
def fill(tmp_path, capsys):
    """Fill a file in; return exit status, what was said and the file after it."""

    def fill(out, data, *options):
        path = tmp_path / "Grädes 1.csv"
        path.write_bytes(data)
        command = ["export", str(out), "--to", "canvas", str(path), *options]
        status = main(command)
        printed = capsys.readouterr()
        return status, printed.out + printed.err, path.read_bytes()

    return fill


@pytest.mark.parametrize(
    "how",
    [
        {},
        {"delimiter": ";", "mark": b""},
        {"ending": "\n"},
    ],
)
def test_marks_go_where_they_belong_and_names_survive(fill, graded, reader, how):
    out, numbers = graded("canvas")
    before = canvas([(name, n, "", "") for name, n in numbers.items()], **how)
    status, said, after = fill(out, before)
    delimiter = how.get("delimiter", ",")
    reader.check_canvas(after, delimiter)
    assert status == 0
    assert reader.changed(before, after, delimiter) == {
        (3, TITLES[0]): ("", "20"),  # ten points, where Canvas has twenty
        (4, TITLES[0]): ("", "8"),
        (5, TITLES[0]): ("", "EX"),
        (7, TITLES[0]): ("", "0"),
        (8, TITLES[0]): ("", "0"),
        (9, TITLES[0]): ("", "0"),
    }
    assert '6 marks in the column "EX01_cards (77)"' in said
    assert "Not graded yet, left as they were: student 3" in said
    assert (
        "In the file and not in the gradebook, left as they were: Student, Test" in said
    )
    assert after.startswith(b"\xef\xbb\xbf") == before.startswith(b"\xef\xbb\xbf")
    assert (b"\r\n" in after) == (b"\r\n" in before)
    # the same again changes nothing
    assert fill(out, after)[2] == after


def test_the_course_s_total_goes_where_the_teacher_says(fill, graded, reader):
    out, numbers = graded("canvas")
    before = canvas([(name, n, "", "") for name, n in numbers.items()])
    status, _, after = fill(out, before, "--mark", "total", "--column", TITLES[1])
    assert status == 0
    changes = reader.changed(before, after)
    assert {header for _, header in changes} == {TITLES[1]}
    assert [changes[row, TITLES[1]][1] for row in (3, 4, 5)] == ["100", "45", "50"]


def test_people_are_found_by_what_is_most_certain(fill, tmp_path, graded, reader):
    out, _ = graded("files")
    roster = tmp_path / "roster.csv"
    lines = ["student,name,id,login"]
    lines += ['student 0,"Twin, A",s0,', 'student 1,"Twin, A",s1,', "student 2,,,log2"]
    lines += ['student 3,"Only, O",s3,', 'student 4,"Only, Z",,']
    roster.write_text("\n".join(lines), encoding="utf-8")
    assert main(["roster", str(out), str(roster)]) == 0
    rows = [
        ("Twin, A", "1", "s1", ""),
        ("Twin, A", "2", "", ""),  # one of two, and nobody knows which
        ("Somebody", "3", "", "log2"),
        ("Only, O", "4", "another", ""),  # a name alike, and a number that is not
        ("Only, Z", "5", "", ""),
    ]
    before = canvas(rows)
    status, said, after = fill(out, before, "--mark", "ex02", "--column", TITLES[1])
    changes = reader.changed(before, after)
    assert status == 0 and sorted(row for row, _ in changes) == [3, 5, 7]
    assert "not in the gradebook, left as they were: Twin, A; Only, O; Student" in said
    assert "not found in the file: student 0; student 3" in said


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            ["--column", "Essay", "--mark", "ex01"],
            'has no column called Essay; there are "EX01_cards"',
        ),
        (["--mark", "ex02"], "has no column called ex02_ranking; there are"),
        (["--column", TITLES[1]], "say with --mark which mark goes there: ex01, ex02"),
        (["--column", "Final Score", "--mark", "ex01"], "no column called Final Score"),
        (["--mark", "ex09"], "there is no exercise ex09; there are ex01_cards"),
    ],
)
def test_what_cannot_be_told_is_one_line_and_changes_nothing(
    fill, graded, options, said
):
    out, numbers = graded("canvas")
    before = canvas([(name, n, "", "") for name, n in numbers.items()])
    status, told, after = fill(out, before, *options)
    assert status == 2 and said in told and told.count("\n") == 1
    assert after == before


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "cannot be read as a table"),
        (b"Name,ID\nann,1\n", "is no gradebook that Canvas exported"),
        (b"Student,ID,ex01 (1)\nann,1,\n", "is no gradebook that Canvas exported"),
        ("Student,ID\nÄnne,1\n".encode("cp1252"), "is not in UTF-8"),
        (b'Student,ID\n"ann,1\n', "cannot be read as a table"),
        (b"Student,ID,ex01 (1)\nPoints Possible,,(read only)\nann,1,\n", "cannot be"),
        (b"Student,ID,ex01 (1)\nPoints Possible,,many\nann,1,\n", "many in the column"),
        (
            b"Student,ID,ex01 (1),EX01 (2)\nPoints Possible,,9,9\n",
            "more than one column",
        ),
    ],
)
def test_a_file_that_is_not_right_is_one_line_and_stays(fill, graded, data, said):
    out, _ = graded("canvas")
    status, told, after = fill(out, data)
    assert status in (1, 2) and said in told and told.count("\n") == 1
    assert after == data


@pytest.mark.parametrize("possible", ["0", "nan", "inf", "-20", "20,0"])
def test_points_that_no_mark_can_be_scaled_to_are_one_line(fill, graded, possible):
    out, numbers = graded("canvas")
    before = canvas([(name, n, "", "") for name, n in numbers.items()])
    before = before.replace(b",20,", f',"{possible}",'.encode())
    status, said, after = fill(out, before)
    assert (status, after, said.count("\n")) == (1, before, 1)
    assert f"{possible} in the column EX01_cards (77) is no number of points" in said


def test_a_column_s_whole_header_tells_two_of_one_title_apart(fill, graded, reader):
    out, _ = graded("canvas")
    data = b"Student,ID,a (1),a (2)\nPoints Possible,,9,9\nann,500,,\n"
    *_, after = fill(out, data, "--column", "a (2)", "--mark", "ex01")
    assert reader.changed(data, after) == {(2, "a (2)"): ("", "9")}


def test_without_a_file_it_says_what_it_needs(capsys, graded):
    out, _ = graded("canvas")
    assert main(["export", str(out), "--to", "canvas"]) == 2
    assert "name the file that Canvas exported" in capsys.readouterr().err
