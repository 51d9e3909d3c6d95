"""Moodle's worksheet and its gradebook's file, filled in."""

from __future__ import annotations

import csv
import io

import pytest

from holdem_teach.cli import main

WORKSHEET = [
    "Identifier",
    "Full name",
    "Email address",
    "Status",
    "Grade",
    "Maximum Grade",
    "Grade can be changed",
    "Last modified (submission)",
    "Last modified (grade)",
    "Feedback comments",
]
GRADEBOOK = ["First name", "Last name", "ID number", "Email address"]
GRADEBOOK += ["Assignment: ex01 (Real)", "Assignment: ex01 (Feedback)"]
GRADEBOOK += ["Quiz: ex02 (Real)", "Last downloaded from this course"]


def table(header, rows):
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator="\n").writerows([header, *rows])
    return text.getvalue().encode("utf-8")


def worksheet(numbers, *, changeable="Yes", comment="", highest="5.00"):
    moment = "Monday, 2 November 2026, 9:00 AM"
    return table(
        WORKSHEET,
        [
            [
                *(f"Participant {number}", name, "", "Submitted", "", highest),
                *(changeable, moment, "-", comment),
            ]
            for name, number in numbers.items()
        ],
    )


@pytest.fixture
def fill(tmp_path, capsys):
    def fill(out, data, *options):
        path = tmp_path / "Grades.csv"
        path.write_bytes(data)
        command = ["export", str(out), "--to", "moodle", str(path), *options]
        status = main(command)
        printed = capsys.readouterr()
        return status, printed.out + printed.err, path.read_bytes()

    return fill


def test_a_worksheet_is_filled_on_its_own_scale(fill, graded, reader):
    out, numbers = graded("moodle")
    before = worksheet(numbers)
    status, said, after = fill(out, before, "--mark", "ex01")
    reader.check_worksheet(after)
    changes = reader.changed(before, after)
    grades = {row: new for (row, name), (_, new) in changes.items() if name == "Grade"}
    assert status == 0
    assert grades == {1: "5", 2: "2", 5: "0", 6: "0", 7: "0"}
    # "Last modified (grade)" tells Moodle whether somebody graded there meanwhile
    assert {name for _, name in changes} == {"Grade", "Feedback comments"}
    assert changes[2, "Feedback comments"] == ("", "ex01_cards: 4 of 10.")
    assert changes[5, "Feedback comments"][1] == "ex01_cards: 0 of 10. Not handed in."
    assert "Excused, which Moodle has no word for, left as they were: student 2" in said
    assert "Not graded yet, left as they were: student 3" in said


def test_what_somebody_wrote_stays_and_what_is_locked_too(fill, graded, reader):
    out, numbers = graded("moodle")
    _, _, after = fill(out, worksheet(numbers, comment="Well done"), "--mark", "ex01")
    changes = reader.changed(worksheet(numbers, comment="Well done"), after)
    assert {name for _, name in changes} == {"Grade"}
    locked = worksheet(numbers, changeable="No")
    _, said, after = fill(out, locked, "--mark", "ex01")
    assert after == locked and "Their grades cannot be changed" in said


@pytest.mark.parametrize(
    ("there", "is_ours"),
    [
        ("ex01_cards: 7.5 of 10. 1 day late: 90 % of the points count.", True),
        ("ex01_cards: 1 of 10. The best of 3 attempts 2 days late: 80 % of the points"
         " count.", True),
        ("ex01_cards: 0 of 10. Not handed in.", True),
        ("ex01_cards: 7.5 of 10. Well done.", False),
        ("ex02_ranking: 7.5 of 10.", False),
    ],
)  # fmt: skip
def test_what_an_earlier_export_said_follows_the_mark(
    fill, graded, reader, there, is_ours
):
    out, numbers = graded("moodle")
    before = worksheet(numbers, comment=there)
    _, _, after = fill(out, before, "--mark", "ex01")
    changes = reader.changed(before, after)
    said = changes.get((2, "Feedback comments"), ("", there))[1]
    assert said == ("ex01_cards: 4 of 10." if is_ours else there)


@pytest.mark.parametrize("highest", ["0", "nan", "inf", "-5", "5,00"])
def test_what_a_grade_cannot_be_out_of_is_one_line(fill, graded, highest):
    out, numbers = graded("moodle")
    before = worksheet(numbers, highest=highest)
    status, said, after = fill(out, before, "--mark", "ex01")
    assert (status, after, said.count("\n")) == (1, before, 1)
    assert f"{highest} in the column Maximum Grade is no number of points above" in said


def test_a_worksheet_without_a_maximum_is_refused_and_small_letters_are_not(
    fill, graded, reader
):
    out, numbers = graded("moodle")
    before = worksheet(numbers).replace(b"Maximum Grade", b"Scale")
    status, said, after = fill(out, before, "--mark", "ex01")
    assert (status, after) == (1, before) and "no column Maximum Grade" in said
    before = worksheet(numbers).replace(b"Maximum Grade", b"Maximum grade")
    status, _, after = fill(out, before, "--mark", "ex01")
    assert status == 0 and reader.changed(before, after)[2, "Grade"] == ("", "2")


def test_a_title_may_have_a_colon_of_its_own(fill, graded):
    out, _ = graded("moodle")
    before = table(["ID number", "Quiz: Week 1: ex01 (Real)"], [["1", ""]])
    status, said, _ = fill(out, before)
    assert status == 2 and 'there are "Week 1: ex01"' in said
    ask = "--mark", "Total", "--column", "week 1: ex01"
    assert fill(out, before, *ask)[0] == 0


def test_a_worksheet_is_of_one_assignment_so_a_mark_is_named(fill, graded):
    out, numbers = graded("moodle")
    status, said, after = fill(out, worksheet(numbers))
    assert (status, after) == (2, worksheet(numbers))
    assert "say with --mark which mark goes there: ex01, ex02, total" in said
    status, said, _ = fill(out, worksheet(numbers, highest="good"), "--mark", "ex01")
    assert status == 1 and "good in the column Maximum Grade" in said


def test_the_gradebook_s_file_is_filled_by_mail_whose_case_counts(
    fill, graded, reader, tmp_path
):
    out, _ = graded("files")
    roster = tmp_path / "roster.csv"
    lines = ["student,email,id", "student 0,Bo@x.example,", "student 1,anne@x.example,"]
    lines += ["student 4,,0042"]
    roster.write_text("\n".join(lines), encoding="utf-8")
    assert main(["roster", str(out), str(roster)]) == 0
    rows = [
        ["Bo", "O'Neil", "", "Bo@x.example", "", "", "", "17"],
        ["Änne", "=Müller", "", "Anne@x.example", "", "", "3", "17"],
        ["-Dash", "@Plus", "0042", "", "", "", "", "17"],
    ]
    before = table(GRADEBOOK, rows)
    status, said, after = fill(out, before)
    reader.check_gradebook(after)
    assert status == 0
    assert reader.changed(before, after) == {
        (1, "Assignment: ex01 (Real)"): ("", "10"),
        (1, "Assignment: ex01 (Feedback)"): ("", "ex01_cards: 10 of 10."),
        (1, "Quiz: ex02 (Real)"): ("", "10"),
        (3, "Assignment: ex01 (Real)"): ("", "0"),
        (3, "Assignment: ex01 (Feedback)"): ("", "ex01_cards: 0 of 10. Not handed in."),
        (3, "Quiz: ex02 (Real)"): ("", "5"),
    }
    assert "not in the gradebook, left as they were: Änne" in said
    assert "not found in the file: student 1" in said


@pytest.mark.parametrize(
    ("header", "said"),
    [
        (["Email address", "Assignment: ex01 (Feedback)"], "loss of all grades"),
        (["Email address", "Grade"], "is none of Moodle's"),
        (["First name", "Assignment: ex01 (Real)"], "is none of Moodle's"),
        (["ID number", "Assignment: x (Real)"], 'there are "x"'),
    ],
)
def test_a_file_that_is_not_right_is_one_line_and_stays(fill, graded, header, said):
    out, _ = graded("moodle")
    before = table(header, [["1", "2"]])
    status, told, after = fill(out, before)
    assert status in (1, 2) and said in told and told.count("\n") == 1
    assert after == before
