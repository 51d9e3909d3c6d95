"""A class with hostile names, and a reader that knows nothing of the exporters."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from holdem_teach.grading.marks.decisions import EXCUSE, Why, decide

EX01, EX02 = "ex01_cards", "ex02_ranking"
# Commas, quotes, accents, a turned direction, formula signs, a line break, look-alikes.
NAMES = (
    'O\'Neil, "Bo"',
    "Müller, Änne",
    "\u202egnah, c\u200eim",
    '=HYPERLINK("http://x","y"), @Eve',
    "-Dash, +Plus",
    "Line\nbreak, Lou",
    "Mu\u0308ller, Änne",
)


@pytest.fixture(scope="session")
def reader():
    """The independent reader, ``independent.py``."""
    path = Path(__file__).with_name("independent.py")
    spec = importlib.util.spec_from_file_location("independent", path)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


@pytest.fixture(scope="session")
def names():
    return NAMES


@pytest.fixture
def graded(tmp_path, made_up_class):
    """Grade a class that came from a system: numbers by hostile name, by its rules.

    The first has all points, the second 4 of 10 in ex01, the third is excused of ex01,
    the fourth is not graded in full, the others have handed in ex02 alone.
    """

    def make(system):
        out = tmp_path / "out"
        numbers = {name: str(500 + place) for place, name in enumerate(NAMES)}
        with made_up_class(out) as made:
            for place, (name, number) in enumerate(numbers.items()):
                key = f"student {place}"
                made.student(key, system, name, number)
                if place < 4:
                    lost = [{}, {"choose": "wrong"}, {}, {"deck": "unrun"}][place]
                    made.hand_in(key, EX01, lost)
                made.hand_in(key, EX02, {"category": "wrong"} if place else {})
            student = made.student("student 2")
            subject = student, EX01, ""
            decide(made.book, made.course, subject, EXCUSE, 1.0, Why("Ms G", "ill"))
        return out, numbers

    return make
