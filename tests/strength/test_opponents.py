"""Weights for the hands of an opponent: right to the sum, and bad ones named."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach import kernels, warmup
from holdem_teach.cards import DECK
from holdem_teach.strength.exact import weighted_counts
from holdem_teach.strength.hand_names import PAIRS
from holdem_teach.strength.opponents import (
    are_blocked,
    read_weights,
    reweighted,
    square,
)
from holdem_teach.strength.ranges import read_range
from holdem_teach.strength.reference import transition_counts

SPOT = ("Ad Qc", "3h 4c Jh")


def test_equal_weights_change_nothing() -> None:
    plain = ht.effective_hand_strength(*SPOT)
    for weights in ([1] * 1326, "random", read_range("random"), {"random": 1}):
        same = ht.effective_hand_strength(*SPOT, weights=weights)
        assert (same.transitions == plain.transitions).all()
        assert same.ehs == pytest.approx(plain.ehs, rel=1e-12)
        assert isinstance(same.ahead, float)
    tripled = ht.effective_hand_strength(*SPOT, weights=np.full(1326, 3.0))
    assert tripled.ahead == 3 * plain.ahead
    assert tripled.ppot == pytest.approx(plain.ppot, rel=1e-12)


def test_both_ways_agree_on_random_weights() -> None:
    random, numbers = Random(1), np.random.default_rng(1)
    for _ in range(12):
        cards = random.sample(DECK, 7)
        board = random.choice((3, 4, 5))
        hole, table = cards[:2], cards[2 : 2 + board]
        look_ahead = random.randint(0, 5 - board)
        each = numbers.random(1326) * (numbers.random(1326) < 0.3)
        each[are_blocked([*hole, *table])] = 0
        plain = transition_counts(hole, table, look_ahead, weights=square(each))
        quick = weighted_counts(kernels, hole, table, look_ahead, each)  # type: ignore[arg-type]
        assert np.allclose(plain, quick, rtol=1e-12)


def test_a_single_hand_is_ahead_or_behind() -> None:
    queens = ht.effective_hand_strength(*SPOT, weights="QdQs")
    assert (queens.ahead, queens.tied, queens.behind) == (0, 0, 1)
    assert queens.hs == queens.npot == 0
    assert ht.hand_strength(*SPOT, weights="7c2d") == 1
    assert ht.hand_potential(*SPOT, weights="QdQs") == (queens.ppot, 0)


def test_half_ties_make_ehs_the_equity_against_a_range() -> None:
    for text in ("QQ+, AK", "22+", "76s@0.5, AdJd, KTs+"):
        half = ht.effective_hand_strength(*SPOT, ties="half", weights=text)
        share = ht.equity([SPOT[0], text], SPOT[1]).equity[0]
        assert half.ehs == pytest.approx(share, rel=1e-9)


def test_first_answer_and_later_ones_are_equal() -> None:
    first = ht.effective_hand_strength(*SPOT, weights="QQ+, AK@0.25")
    warmup.wait_until_ready()
    later = ht.effective_hand_strength(*SPOT, weights="QQ+, AK@0.25")
    assert np.allclose(first.transitions, later.transitions, rtol=1e-12)


def test_what_the_papers_bet_by() -> None:
    s = ht.effective_hand_strength(*SPOT)
    assert s.ehs_by_ppot == pytest.approx(s.hs + (1 - s.hs) * s.ppot)


def test_a_mapping_is_read_part_by_part() -> None:
    weights = read_weights({"AA": 2, "AcAd": 5, "KK": 0}, ())
    by_name = {
        tuple(map(str, map(DECK.__getitem__, pair))): w
        for pair, w in zip(PAIRS, weights, strict=True)
    }
    assert by_name["Ac", "Ad"] == 5
    assert by_name["Ac", "Ah"] == 2
    assert weights.sum() == 15


@pytest.mark.parametrize(
    ("weights", "said"),
    [
        ([1] * 5, "5 numbers were given, expected 1,326"),
        ([-1.0] * 1326, "-1.0 was given, expected numbers from 0 up"),
        ([float("nan")] * 1326, "nan was given"),
        ([float("inf")] * 1326, "inf was given"),
        ([0] * 1326, "no hand is left"),
        ("AdAc", "no hand is left"),
        ({}, "no hand is left"),
        ({"AA": -1}, "-1.0 was given"),
        ({"xx": 1}, "'xx' is not understood"),
        ("xx", "'xx' is not understood"),
        (5, "5 was given, expected a range"),
        ([[1] * 1326], "expected a range"),
        (["AA"], "expected a range"),
    ],
)
def test_bad_weights_are_named(weights: Any, said: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is looked at
        ht.effective_hand_strength(*SPOT, weights=weights)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_bayes_by_hand() -> None:
    after = reweighted([1, 1, 2], [0.9, 0.0, 0.45], floor=0.1)
    assert after.tolist() == pytest.approx([0.9 / 1.9, 0.1 / 1.9, 0.9 / 1.9])
    assert reweighted([1, 3], [0.5, 0.5]).tolist() == pytest.approx([0.25, 0.75])


@pytest.mark.parametrize(
    ("weights", "likelihood", "floor", "said"),
    [
        ([1, 2], [1], 0.1, "2 and 1 numbers were given"),
        ([1, -2], [1, 1], 0.1, "-2.0 was given"),
        ([1, 2], [1, float("nan")], 0.1, "nan was given"),
        ([1, 2], [1, 1], -0.5, "floor: -0.5 was given"),
        ([1, 2], [0, 0], 0, "no hand is left"),
    ],
)
def test_bad_bayes_is_named(
    weights: Any, likelihood: Any, floor: float, said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        reweighted(weights, likelihood, floor=floor)
