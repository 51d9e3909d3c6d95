"""Against several opponents at once: near the true chance, where HS ** n is not."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach.cards import DECK, CardError, read_spot

Spot = tuple[str, str]
PAIR: Spot = ("2c 2d", "Ah Ks Qd")
BOARD_PLAYS: Spot = ("2c 3d", "Ah Kh Qh Jh Th")
SPOTS: list[Spot] = [
    PAIR,
    ("Ad Qc", "3h 4c Jh"),
    ("Ah Kd", "Qs Jc 3d 2h"),
    ("9h 9c", "Ad Td 2c 9s Kd"),
    BOARD_PLAYS,
]


def true_chance(spot: Spot) -> float:
    """The chance to hold the best of three hands: every two hands of two opponents."""
    hole, board = read_spot(*spot)
    unseen = [card for card in DECK if card not in {*hole, *board}]
    hands = np.array(list(combinations(unseen, 2)))
    holds = np.zeros((len(hands), 52), dtype=np.int64)
    np.put_along_axis(holds, hands, 1, axis=1)
    boards = np.tile(np.array(board), (len(hands), 1))
    theirs = ht.evaluate_many(np.hstack((hands, boards))).astype(int)
    mine = ht.evaluate([*hole, *board])
    apart = holds @ holds.T == 0
    winners = 1 + (theirs == mine)[:, None] + (theirs == mine)
    lost = (theirs > mine)[:, None] | (theirs > mine)
    return float(np.where(lost, 0, 1 / winners)[apart].mean())


def sample(spot: Spot, opponents: int, **asked: Any) -> Any:
    return ht.sample_multiway_strength(*spot, opponents, **asked)


@pytest.mark.parametrize("spot", SPOTS)
def test_one_opponent_is_hand_strength(spot: Spot) -> None:
    estimate = sample(spot, 1, seed=1)
    gap = estimate.strength - ht.hand_strength(*spot)
    assert abs(gap) <= 4 * estimate.standard_error
    assert estimate.power == ht.hand_strength(*spot)


@pytest.mark.parametrize("spot", SPOTS)
def test_two_opponents_against_every_case(spot: Spot) -> None:
    estimate = sample(spot, 2, seed=1)
    gap = estimate.strength - true_chance(spot)
    assert abs(gap) <= 4 * estimate.standard_error + 1e-12


def test_the_power_rule_is_wrong_where_hands_depend_on_each_other() -> None:
    # overcards: who has none leaves more of them for the next opponent
    estimate = sample(PAIR, 9, samples=200_000, seed=1)
    assert estimate.power > 2 * estimate.interval(0.999)[1]
    # all share the pot, and the rule gives a half for each tie
    shared = sample(BOARD_PLAYS, 5, samples=1000, seed=1)
    assert shared.strength == pytest.approx(1 / 6) and shared.power == 0.5**5


def test_the_error_is_that_of_many_samples() -> None:
    drawn = [sample(SPOTS[3], 4, samples=500, seed=seed) for seed in range(300)]
    spread = np.std([each.strength for each in drawn], ddof=1)
    said = np.mean([each.standard_error for each in drawn])
    assert said / spread == pytest.approx(1, abs=0.16)  # 4 deviations of a spread


def test_shares_by_number_of_winners() -> None:
    shared = sample(BOARD_PLAYS, 2, samples=100, seed=1)
    assert shared.shares.tolist() == [0, 0, 0, 100]
    assert shared.samples == 100 and shared.standard_error == 0
    assert np.ptp(shared.interval()) > 0.1


def test_22_opponents_are_dealt_from_the_river() -> None:
    assert sample(SPOTS[3], 22, samples=50, seed=1).samples == 50


def test_a_seed_and_a_goal() -> None:
    same = {str(sample(PAIR, 3, samples=999, seed=5)) for _ in range(2)}
    assert len(same) == 1 and "999 samples" in same.pop()
    assert sample(PAIR, 3, tolerance=0.001, seed=5).standard_error <= 0.001


def test_it_says_both() -> None:
    said = repr(sample(PAIR, 5, samples=10_000, seed=1))
    assert said.startswith("2c 2d on Ah Ks Qd is the best of 6 hands with a chance of")
    assert said.endswith("HS ** 5 says 0.0686")


@pytest.mark.parametrize("opponents", [0, -1, 23, 1.5, True, None, "two"])
def test_a_bad_number_of_opponents_is_refused(opponents: Any) -> None:
    with pytest.raises(ValueError, match=r"^opponents: "):
        sample(PAIR, opponents)


@pytest.mark.parametrize("asked", [{"samples": 0}, {"tolerance": -1}, {"seed": -1}])
def test_bad_goals_are_refused(asked: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="was given, expected a"):
        sample(PAIR, 2, **asked)


def test_bad_cards_are_refused() -> None:
    with pytest.raises(CardError):
        sample(("Ad", "3h 4c Jh"), 2)
