"""The arithmetic of marks: late days, best attempts, excuses, drops, weights."""

from __future__ import annotations

from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdem_teach.course.settings import (
    LateRule,
    MarkRule,
    ModuleSettings,
    Settings,
)
from holdem_teach.grading.marks.rules import (
    Attempt,
    Mark,
    Work,
    dropped,
    mark,
    total,
)

DUE = datetime(2026, 10, 1, 23, 59)
NAMES = ("ex01_cards", "ex02_ranking", "ex03_best_hand")


def course(late=None, weights=(1, 1, 1), **rules):
    modules = {
        name: ModuleSettings(weight=weight, due=DUE)
        for name, weight in zip(NAMES, weights, strict=True)
    }
    return Settings(modules=modules, late=late, marks=MarkRule(**rules))


def on(day, points=10.0, **more):
    when = datetime(2026, 10, day, 12).astimezone()
    return Attempt(points, when, **more)


def work(*attempts, **more):
    return Work("ex01_cards", 10.0, attempts, **more)


LATE = course(LateRule(per_day=0.1, days=3))


@pytest.mark.parametrize(
    ("attempt", "points", "note"),
    [
        (on(1), 10, ""),
        (on(2), 9, "1 day late: 90 % of the points count"),
        (on(3), 8, "2 days late: 80 % of the points count"),
        (on(5), 0, "4 days late: 0 % of the points count"),
        (Attempt(10.0, None, marked_late=True), 10, "nobody noted when"),
        (Attempt(10.0), 10, ""),
        (Attempt(None, on(1).handed_in), None, "not graded yet"),
    ],
)
def test_late_days_cost_what_the_rule_says(attempt, points, note):
    found = mark(work(attempt), LATE)
    assert found.points == pytest.approx(points) if points else found.points == points
    assert note in found.note and bool(note) == bool(found.note)


def test_a_file_of_the_last_minute_is_in_time_whatever_the_second():
    last = datetime(2026, 10, 1, 23, 59, 59).astimezone()
    assert mark(work(Attempt(10.0, last)), LATE).points == 10


def test_without_a_rule_late_work_costs_nothing_and_is_noted():
    found = mark(work(on(4)), course())
    assert found.points == 10 and found.note.startswith("3 days late: 100 %")


def test_an_extension_is_a_due_date_of_one_s_own():
    until = datetime(2026, 10, 4, 23, 59)
    assert mark(work(on(4), until=until), LATE).points == 10
    assert mark(work(on(5), until=until), LATE).points == 9


def test_an_extension_never_takes_days_away():
    early = datetime(2026, 9, 20, 23, 59)
    assert mark(work(on(1), until=early), LATE).points == 10
    assert mark(work(on(2), until=early), LATE).points == 9
    no_dates = Settings(late=LATE.late)
    assert mark(work(on(5), until=early), no_dates).points == 10


def test_an_excuse_comes_before_all_and_a_set_mark_before_the_rules():
    assert mark(work(on(5), excused=True, set_to=3.0), LATE).excused
    found = mark(work(on(5), set_to=7.5), LATE)
    assert (found.points, found.note) == (7.5, "set by the teacher")


def test_who_hands_in_nothing_has_nothing():
    found = mark(work(), LATE)
    assert (found.points, found.note) == (0, "not handed in")


def test_of_several_attempts_the_last_counts_or_the_best_after_the_late_rule():
    tried = on(1, 7.0), on(3, 8.0), on(4, 4.0)
    assert mark(work(*tried), LATE).points == pytest.approx(2.8)
    best = mark(work(*tried), course(LATE.late, best_attempt=True))
    assert best.points == 7.0  # 8 points two days late are 6.4
    assert best.note == "the best of 3 attempts"


def test_an_attempt_that_is_not_graded_is_never_the_best():
    rules = course(best_attempt=True)
    assert mark(work(Attempt(None), on(1, 0.0)), rules).points == 0
    assert mark(work(Attempt(None), Attempt(None)), rules).is_open


def of(*points):
    return [Mark(name, p, 10.0) for name, p in zip(NAMES, points, strict=True)]


def test_weights_make_the_total():
    assert total(of(10, 0, 5), course(weights=(2, 1, 1))) == pytest.approx(62.5)
    assert total(of(10, 0, 5), course(weights=(1, 0, 0))) == 100


def test_the_lowest_is_dropped_and_of_one_nothing():
    rules = course(drop_lowest=1)
    marks = dropped(of(10, 2, 5), rules)
    assert [each.dropped for each in marks] == [False, True, False]
    assert total(marks, rules) == 75
    rules = course(drop_lowest=9)
    assert total(dropped(of(10, 2, 5), rules), rules) == 100


def test_what_weighs_nothing_is_not_what_is_dropped():
    rules = course(weights=(0, 1, 1), drop_lowest=1)
    assert [each.dropped for each in dropped(of(0, 2, 5), rules)] == [0, 1, 0]


def test_an_open_mark_leaves_the_total_open_and_drops_nothing():
    rules = course(drop_lowest=1)
    marks = dropped(of(10, None, 5), rules)
    assert not any(each.dropped for each in marks)
    assert total(marks, rules) is None


def test_an_excused_module_is_as_if_it_were_not_there():
    excused = Mark("ex02_ranking", None, 10.0, excused=True)
    assert total([*of(10, 0, 5)[::2], excused], course()) == 75
    assert total([excused], course()) is None


shares = st.floats(0, 10, allow_nan=False)


@given(st.tuples(shares, shares, shares), st.integers(0, 4))
def test_dropping_never_lowers_an_evenly_weighted_total(points, number):
    rules = course(drop_lowest=number)
    before = total(of(*points), course())
    assert total(dropped(of(*points), rules), rules) >= before - 1e-9
    assert 0 <= before <= 100


@given(st.integers(1, 30), st.floats(0, 1), st.none() | st.integers(0, 9))
def test_a_day_more_is_never_worth_more(day, per_day, days):
    rules = course(LateRule(per_day, days))
    today, tomorrow = (mark(work(on(d)), rules).points for d in (day, day + 1))
    assert 0 <= tomorrow <= today <= 10
