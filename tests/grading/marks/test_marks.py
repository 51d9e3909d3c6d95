"""Marks out of a gradebook: facts, decisions and rules come together."""

from __future__ import annotations

import pytest

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.settings import (
    LateRule,
    MarkRule,
    ModuleSettings,
    Settings,
)
from holdem_teach.grading.marks.courses import course_number, last_run
from holdem_teach.grading.marks.decisions import (
    EXCUSE,
    EXTENSION,
    OVERRIDE,
    Why,
    decide,
    read_moment,
)
from holdem_teach.grading.marks.facts import marks_of_class
from holdem_teach.grading.marks.roster import enrol

FLUSH_ONLY = {"category": "wrong"}
EX01, EX02 = "ex01_cards", "ex02_ranking"
WHY = Why("Ms Gray", "looked at it together")


@pytest.fixture
def made(tmp_path, made_up_class):
    with made_up_class(tmp_path / "out") as made:
        yield made


def marks(made, settings=None):
    """Return points by student and exercise, and totals under "total"."""
    run = last_run(made.book, course_number(made.book))
    found = {}
    for each in marks_of_class(made.book, run, settings or Settings()):
        points = {mark.exercise: mark.points for mark in each.marks}
        found[each.person.name] = points | {"total": each.total}
    return found


def decided(made, name, exercise, task, kind, value):
    student = made.student(name)
    decide(made.book, made.course, (student, exercise, task), kind, value, WHY)


def test_points_of_the_last_run_count(made):
    made.hand_in("ann", EX01, {"deck": "wrong"})
    made.hand_in("ann", EX02, {})
    assert marks(made) == {"ann": {EX01: 6, EX02: 10, "total": 80}}
    made.begin_run()
    # the new run has not come to it
    assert marks(made)["ann"] == {EX01: None, EX02: None, "total": None}


def test_the_same_facts_by_other_rules_are_other_marks(made):
    made.hand_in("ann", EX01, {}, "2026-10-02T12:00:00+00:00")
    made.hand_in("ann", EX02, FLUSH_ONLY)
    due = ModuleSettings(weight=3, due=read_due("2026-10-01"))
    modules = {EX01: due, EX02: ModuleSettings()}
    assert marks(made, Settings(modules=modules))["ann"]["total"] == 87.5
    late = Settings(modules=modules, late=LateRule(per_day=0.5))
    assert marks(made, late)["ann"] == {EX01: 5, EX02: 5, "total": 50}
    lowest = Settings(modules=modules, marks=MarkRule(drop_lowest=1))
    assert marks(made, lowest)["ann"]["total"] == 100


def read_due(text):
    from datetime import datetime

    return datetime.fromisoformat(read_moment(text)).replace(tzinfo=None)


def test_an_override_wins_over_the_checks_and_the_last_one_over_the_others(made):
    made.hand_in("ann", EX01, {"deck": "wrong", "choose": "wrong"})
    decided(made, "ann", EX01, "deck", OVERRIDE, 4.0)
    decided(made, "ann", EX01, "deck", OVERRIDE, 3.0)
    assert marks(made)["ann"][EX01] == 3
    made.begin_run()
    attempt = made.book.execute("SELECT attempt FROM counted").fetchone()[0]
    made.grade(attempt, EX01, {"deck": "wrong"})
    assert marks(made)["ann"][EX01] == 9  # a regrade keeps it
    decided(made, "ann", EX01, "deck", OVERRIDE, None)
    assert marks(made)["ann"][EX01] == 6
    rows = made.book.execute("SELECT value, author, reason FROM decision").fetchall()
    assert rows == [(v, *WHY) for v in (4.0, 3.0, None)]  # none is ever lost


def test_an_override_of_an_exercise_wins_over_the_late_rule_too(made):
    made.hand_in("ann", EX01, {}, "2026-10-09T12:00:00+00:00")
    modules = {EX01: ModuleSettings(due=read_due("2026-10-01"))}
    late = Settings(modules=modules, late=LateRule(days=1))
    assert marks(made, late)["ann"][EX01] == 0
    decided(made, "ann", EX01, "", OVERRIDE, 8.0)
    assert marks(made, late)["ann"][EX01] == 8
    decided(made, "ann", EX01, "", OVERRIDE, None)
    decided(made, "ann", EX01, "", EXTENSION, read_moment("2026-10-09"))
    assert marks(made, late)["ann"][EX01] == 10
    decided(made, "ann", EX01, "", EXCUSE, 1.0)
    assert marks(made, late)["ann"][EX01] is None


def test_points_given_to_who_handed_in_nothing_count(made):
    made.nothing("ann")
    assert marks(made)["ann"] == {EX01: 0, EX02: 0, "total": 0}
    decided(made, "ann", EX01, "deck", OVERRIDE, 4.0)
    assert marks(made)["ann"] == {EX01: 4, EX02: 0, "total": 20}


def test_what_could_not_be_graded_is_open_until_somebody_gives_points(made):
    made.hand_in("ann", EX01, {"deck": "unrun"})
    assert marks(made)["ann"][EX01] is None
    decided(made, "ann", EX01, "deck", OVERRIDE, 2.0)
    assert marks(made)["ann"][EX01] == 8


def test_the_best_of_all_attempts_counts_where_the_course_says_so(made):
    made.hand_in("ann", EX01, {}, "2026-10-01T12:00:00+00:00")
    made.hand_in("ann", EX01, {"choose": "crashed"}, "2026-10-02T12:00:00+00:00")
    assert marks(made)["ann"][EX01] == 4
    best = Settings(marks=MarkRule(best_attempt=True))
    assert marks(made, best)["ann"][EX01] == 10


def test_two_courses_in_one_gradebook_are_told_apart_by_their_titles(
    tmp_path, made_up_class
):
    with made_up_class(tmp_path, title="Poker, winter") as made:
        made.hand_in("ann", EX01, {})
    with made_up_class(tmp_path, title="Poker, summer") as made:
        made.hand_in("bob", EX02, {})
        with pytest.raises(
            WrongUse, match='there are "Poker, summer", "Poker, winter"'
        ):
            course_number(made.book, tmp_path)
        found = marks_of_class(made.book, last_run(made.book, made.course), Settings())
        assert [each.person.name for each in found] == ["bob"]


ROSTER = """\
student,name,id,email,login
ann,"Müller, Ann",007,Ann@school.example,amueller
bob,"=HYPERLINK(""x"")",008,,
"""


@pytest.fixture
def roster(tmp_path, made):
    def read(text):
        path = tmp_path / "röster.csv"
        path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8"))
        return enrol(tmp_path / "out", path)

    return read


def test_a_roster_says_who_has_handed_in_nothing(made, roster):
    made.hand_in("ann", EX01, {})
    made.hand_in("cleo", EX01, {})
    told = str(roster(ROSTER))
    assert "2 students are on the roster" in told
    assert "Handed in nothing so far: bob" in told
    assert "not on the roster: cleo" in told
    assert marks(made)["bob"] == {EX01: 0, EX02: 0, "total": 0}
    assert list(marks(made)) == ["ann", "cleo", "bob"]
    row = "SELECT full_name, id_number, email, login FROM student WHERE name = 'ann'"
    named = made.book.execute(row).fetchone()
    assert named == ("Müller, Ann", "007", "Ann@school.example", "amueller")


def test_another_roster_takes_the_place_of_the_first(made, roster):
    roster(ROSTER)
    roster("student\nzoe\n")
    assert list(marks(made)) == ["zoe"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name\nann\n", "line 1: the columns are name; expected student, and if you"),
        ("student,mail\nann,x\n", "the columns are student, mail"),
        ("student,student\nann,ann\n", "the columns are student, student"),
        ("student\nann\n\nANN\n", "line 4: ANN stands in line 2 already"),
        ("student,email\nann,A@x\nbob,a@X\n", "line 3: a@X stands in line 2"),
        ("student,id\n,7\n", "line 2: the column student is empty"),
        ("student\nann,7\n", "line 2: it has more cells"),
        ('student\n"ann\n', "cannot be read as a table"),
        (b"student\n\xff\n", "cannot be read as a table"),
        ("", "the columns are ; expected student"),
    ],
)
def test_a_broken_roster_is_said_by_its_line_and_changes_nothing(
    made, roster, text, said
):
    roster(ROSTER)
    with pytest.raises(CourseError) as trouble:
        roster(text)
    assert said in str(trouble.value) and "\n" not in str(trouble.value)
    assert list(marks(made)) == ["ann", "bob"]
