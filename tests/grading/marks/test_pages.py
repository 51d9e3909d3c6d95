"""A student's page says what counts, and why that is not the sum of the points."""

from __future__ import annotations

import pytest

from holdem_teach.cli import main

EX01, EX02 = "ex01_cards", "ex02_ranking"
WHY = ("--author", "Ms Gray", "--reason", "was ill")
TOML = """\
title = "Poker"
[late]
per_day = 0.1
[marks]
drop_lowest = 1
[modules.ex01_cards]
due = 2026-10-01
[modules.ex02_ranking]
"""


@pytest.fixture
def course(clone, tmp_path):
    made = clone(tmp_path)
    (made / "solutions" / "course.toml").write_text(TOML, encoding="utf-8")
    return made


@pytest.fixture
def page(tmp_path, made_up_class, course):
    """Run a command on a class of one whose ex01 was late; return the page."""
    out = tmp_path / "out"
    with made_up_class(out, title="Poker") as made:
        made.hand_in("ann", EX01, {"deck": "wrong"}, "2026-10-03T12:00:00+00:00")
        made.hand_in("ann", EX02, {"category": "wrong"})

    def page(command, *arguments):
        given = [command, str(out), "ann", *arguments, *WHY, "--course", str(course)]
        assert main(given) == 0
        return (out / "feedback" / "ann.html").read_text(encoding="utf-8")

    return page


def test_late_days_an_extension_and_an_excuse_are_said_with_what_they_make(page):
    late = page("override", "ex02", "none")
    assert "It counts 4.8 of 10 points: 2 days late: 80 % of the points count." in late
    assert "This is your lowest mark, and it does not count." in late
    assert "<strong>5 of 10 points.</strong>" in late
    extended = page("extend", "ex01", "2026-10-04")
    assert "days late" not in extended
    assert "<strong>6 of 10 points.</strong>" in extended
    excused = page("excuse", "ex02")
    assert "You are excused: nothing is asked of you here." in excused
    assert "<strong>6 of 10 points.</strong>" in excused
