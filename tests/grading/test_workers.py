"""The workers of a batch: one that dies, or never ends, costs its own job alone."""

import pytest

from holdem_teach.course.settings import Settings
from holdem_teach.grading import calibration, workers
from holdem_teach.grading.course import graded_exercises
from holdem_teach.grading.worker import Job, Terms
from holdem_teach.grading.workers import Workers

ENDLESS = """
@hidden_task("is_flush")
def test_ours(student):
    while True:
        pass
"""


@pytest.fixture
def terms(course):
    return Terms(graded_exercises(course, Settings()), "process", 1.0)


def job(number, module, source=b"def is_flush(hand): ...\n"):
    return Job(number, f"student {number}", module, source, "", "7")


@pytest.mark.slow
def test_a_check_of_ours_that_never_ends_costs_its_own_files(
    course, terms, monkeypatch
):
    file = course / "tests/exercises/hidden/test_ex02_ranking_hidden.py"
    text = file.read_text(encoding="utf-8") + ENDLESS
    file.write_text(text, encoding="utf-8")
    monkeypatch.setattr(workers, "_LONGEST", 3)
    jobs = [job(1, "ex02_ranking"), job(2, "ex01_cards"), job(3, "ex01_cards")]
    with Workers(2, terms) as both:
        found = {each.attempt: result.report for each, result in both.results(jobs)}
    assert sorted(found) == [1, 2, 3]
    statuses = [{task.status for task in found[n].tasks} for n in (1, 2, 3)]
    assert statuses == [{"unrun"}, {"missing"}, {"missing"}]
    assert "twice" in found[1].tasks[0].message


def test_checks_that_are_edited_meanwhile_give_no_mark(course, terms):
    file = course / "tests/exercises/hidden/test_ex02_ranking_hidden.py"
    file.write_text(file.read_text(encoding="utf-8") + "\n\n", encoding="utf-8")
    with Workers(1, terms) as one:
        jobs = [job(1, "ex02_ranking"), job(2, "ex01_cards")]
        found = {each.module: result.report for each, result in one.results(jobs)}
    assert {task.status for task in found["ex02_ranking"].tasks} == {"unrun"}
    assert "edited while the class was graded" in found["ex02_ranking"].tasks[0].message
    assert {task.status for task in found["ex01_cards"].tasks} == {"missing"}


def test_without_jobs_no_worker_is_started(terms):
    with Workers(0, terms) as none:
        assert list(none.results([])) == []


@pytest.mark.parametrize(
    ("seconds", "scale"), [(0.002, 1.0), (0.012, 1.0), (0.018, 1.5), (0.06, 5.0)]
)
def test_a_slow_machine_stretches_limits_and_a_fast_one_does_not(
    monkeypatch, seconds, scale
):
    monkeypatch.setattr(calibration, "_walk", lambda: seconds)
    assert calibration.time_scale() == scale
