"""Guesses: their gaps, whether one learns, and which spot comes next."""

import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from random import Random

import pytest

from holdem_teach.cards import Cards, read_spot
from holdem_teach.widgets.history import (
    Guess,
    history_html,
    learning_sentence,
    mean_by_kind,
)
from holdem_teach.widgets.practice import KINDS, kind_of, next_spot, worst_kind


def off_by(*gaps, kind="flop, one pair"):
    return [Guess(Cards(), Cards(), kind, 50 + gap, 0.5) for gap in gaps]


def test_the_mean_of_a_kind_is_of_its_last_guesses():
    assert mean_by_kind(off_by(50, 50, 4, 4, 4, 4, 4)) == {"flop, one pair": 4.0}


def test_kinds_are_listed_the_worst_first():
    guesses = off_by(3) + off_by(9, kind="turn, no pair")
    assert list(mean_by_kind(guesses)) == ["turn, no pair", "flop, one pair"]


def test_whether_one_is_learning_is_said():
    assert "getting closer" in learning_sentence(off_by(*[20] * 5, *[5] * 5))
    assert "Not closer yet" in learning_sentence(off_by(*[5] * 10))
    assert "closer" not in learning_sentence(off_by(*[5] * 9))


def test_the_picture_has_a_bar_for_each_gap_and_says_them():
    picture = re.search("<svg.*</svg>", history_html(off_by(3, 12, 0)))[0]
    tree = ElementTree.fromstring(picture)
    tall = [float(bar.get("height", "")) for bar in tree.iter("rect")]
    assert tall == [30, 120, 0]
    assert "3, 12, 0" in tree.get("aria-label", "")


@pytest.mark.parametrize(
    ("hole", "board", "kind"),
    [
        ("Ad Qc", "3h 4c Jh", "flop, no pair"),
        ("Ad Qc", "3h 4c Jh Qd", "turn, one pair"),
        ("Jd 4d", "3h 4c Jh Qd 2s", "river, two pair or better"),
        ("Jd 4d 2c 7s", "3h 4c Jh", "flop, two pair or better"),
        ("Jd Js Jc 7s", "3h 4c 5h", "flop, one pair"),  # of Omaha: two of the hand
    ],
)
def test_the_kind_of_a_spot(hole, board, kind):
    assert kind_of(*read_spot(hole, board, holes=(2, 4))) == kind


def test_spots_come_where_one_errs_most():
    guesses = off_by(2) + off_by(25, kind="river, two pair or better")
    for seed in range(20):
        spot = next_spot(guesses, 2, Random(seed))
        assert kind_of(spot.hole, spot.board) == "river, two pair or better"


def test_kinds_that_were_guessed_well_give_way_to_others():
    kinds = Counter(worst_kind(off_by(0), Random(seed)) for seed in range(200))
    assert set(kinds) == {*KINDS}  # all are as good as each other
    better = off_by(9) + off_by(1, kind="turn, no pair")
    kinds = Counter(worst_kind(better, Random(seed)) for seed in range(50))
    assert set(kinds) == {"flop, one pair"}


def test_the_same_seed_deals_the_same_spot():
    assert next_spot([], 4, Random(3)) == next_spot([], 4, Random(3))
