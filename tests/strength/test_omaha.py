"""Omaha: two of the hand with three of the board, counted as cliques and by hand."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from phevaluator import evaluate_omaha_cards

import holdem_teach as ht
from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.ranking.omaha import evaluate_omaha
from holdem_teach.strength.omaha import omaha_transitions

DATA = Path(__file__).parents[1] / "data"
SPOTS = [
    spot
    for spot in json.loads((DATA / "ehs_truth.json").read_text("utf-8"))["spots"]
    if spot["game"] == "omaha"
]
CASES = [
    case
    for case in json.loads((DATA / "engine_cases.json").read_text("utf-8"))["cases"]
    if case["kind"] == "evaluator" and case["setup"]["game"] == "omaha"
]


def test_random_hands_agree_with_phevaluator() -> None:
    random = Random(5)
    for _ in range(1000):
        cards = random.sample(DECK, 9)
        theirs = evaluate_omaha_cards(*cards[4:], *cards[:4])
        assert evaluate_omaha(cards[:4], cards[4:]) == 7463 - theirs


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_public_cases(case: dict[str, Any]) -> None:
    setup, expected = case["setup"], case["expected"]
    values = [ht.evaluate_omaha(hole, setup["board"]) for hole in setup["hole"]]
    assert [7463 - value for value in values] == expected["ranks_7462"]
    assert [ht.category(value) for value in values] == expected["categories"]


def test_five_and_six_hole_cards_are_the_best_of_four() -> None:
    random = Random(6)
    for size in (5, 6):
        for board_size in (3, 4, 5):
            cards = random.sample(DECK, size + board_size)
            hole, board = cards[:size], cards[size:]
            best = max(evaluate_omaha(four, board) for four in combinations(hole, 4))
            assert evaluate_omaha(hole, board) == best


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot["id"])
def test_true_spots_to_the_integer(spot: dict[str, Any]) -> None:
    result = ht.effective_hand_strength(spot["hole"], spot["board"])
    now = [spot["count"][name] for name in ("ahead", "tied", "behind")]
    assert [result.ahead, result.tied, result.behind] == now
    assert result.transitions.tolist() == (spot["HP"] or np.diag(now).tolist())
    half = ht.effective_hand_strength(spot["hole"], spot["board"], ties="half")
    true = spot.get("equity_vs_random", spot["HS"])
    assert half.ehs == pytest.approx(true[0] / true[1], rel=1e-12)


def brute_force(hole: Any, board: Any, look_ahead: int, deck: Any) -> list[list[int]]:
    """The slowest and plainest way, on a deck small enough for it."""
    unseen = [card for card in deck if card not in {*hole, *board}]
    counts = np.zeros((3, 3), int)

    def relation(theirs: Any, cards: Any) -> int:
        mine, other = evaluate_omaha(hole, cards), evaluate_omaha(theirs, cards)
        return 0 if mine > other else 1 if mine == other else 2

    for theirs in combinations(unseen, len(hole)):
        left = [card for card in unseen if card not in theirs]
        for runout in combinations(left, look_ahead):
            then = relation(theirs, (*board, *runout))
            counts[relation(theirs, board), then] += 1
    return counts.tolist()  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("hole", "board", "look_ahead"),
    [
        ("Tc Jc Kd Ad", "Qc Qd Th", 2),
        ("Tc Jc Kd Ad", "Qc Qd Th Jh", 1),
        ("Tc Jc Kd Ad", "Qc Qd Th Jh 9h", 0),
        ("Tc Jc Kd Ad 9c", "Qc Qd Th Jh 9h", 0),
        ("Tc Jc Kd Ad 9c Kc", "Qc Qd Th Jh 9h", 0),
    ],
)
def test_cliques_count_what_brute_force_counts(
    hole: str, board: str, look_ahead: int
) -> None:
    deck = parse_cards("9c Tc Jc Qc Kc Ac 9d Td Jd Qd Kd Ad 9h Th Jh Qh")
    cards = parse_cards(hole), parse_cards(board)
    counted = omaha_transitions(*cards, look_ahead, deck)
    assert counted.tolist() == brute_force(*cards, look_ahead, deck)


def test_five_and_six_cards_on_the_river_alone() -> None:
    board = "2h Ks Kd Jc 3s"
    five = ht.effective_hand_strength("2c 2d 7h 8h 9s", board)
    assert five.ahead + five.tied + five.behind == 850_668
    assert five.ehs == five.hs
    with pytest.raises(CardError, match="only the river can be counted exactly"):
        ht.effective_hand_strength("2c 2d 7h 8h 9s", "2h Ks Kd")


@pytest.mark.parametrize(
    ("hole", "board", "said"),
    [
        ("As Ks Qs", "7s 8s Td", "hole: 3 given"),
        ("As Ks Qs 2s 3s 4s 5s", "7s 8s Td", "hole: 7 given"),
        ("As Ks Qs 2s", "7s 8s", "board: 2 given"),
        ("As Ks Qs 2s", "7s 8s As", "already in hole"),
    ],
)
def test_bad_cards_are_named(hole: str, board: str, said: str) -> None:
    for function in (ht.evaluate_omaha, ht.effective_hand_strength):
        with pytest.raises(CardError) as caught:
            function(hole, board)
        assert said in str(caught.value)


def test_weights_are_for_hold_em() -> None:
    with pytest.raises(ValueError, match="hold'em hands of two cards"):
        ht.effective_hand_strength("As Ks Qs 2s", "7s 8s Td", weights="AA")
