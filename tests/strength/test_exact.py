"""Hand strength, potential and EHS: counted twice, and as the papers print them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach import kernels, warmup
from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.ranking.categories import reference_value
from holdem_teach.ranking.tables import load_tables
from holdem_teach.strength.exact import _compiled_transitions
from holdem_teach.strength.reference import runout_count, transition_counts

Hand = Sequence[int]
DATA = Path(__file__).parents[1] / "data"
SPOTS = [
    spot
    for spot in json.loads((DATA / "ehs_truth.json").read_text("utf-8"))["spots"]
    if spot["game"] == "holdem"
]
CASES = [
    case
    for case in json.loads((DATA / "engine_cases.json").read_text("utf-8"))["cases"]
    if case["kind"] == "ehs"
]


def quick_counts(hole: Hand, board: Hand, look_ahead: int) -> Any:
    """What students are given: compiled, by kinds of cards."""
    return _compiled_transitions(kernels, hole, board, look_ahead)  # type: ignore[arg-type]


def plain_counts(hole: Hand, board: Hand, look_ahead: int) -> Any:
    """Compiled too, but card by card, each hand of the opponent with weight 1."""
    unseen = [card for card in DECK if card not in {*hole, *board}]
    hands = np.array(list(combinations(unseen, 2)), np.uint8)
    runouts = np.array(list(combinations(unseen, look_ahead)), np.uint8)
    counts = np.zeros((3, 3))
    kernels.count_weighted(
        np.array(hole, np.uint8),
        np.array(board, np.uint8),
        hands,
        np.ones(len(hands)),
        runouts.reshape(-1, look_ahead) if look_ahead else np.zeros((1, 0), np.uint8),
        load_tables(),
        counts,
    )
    return counts


def exactly(number: list[Any]) -> float:
    return float(number[0] / number[1])


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot["id"])
def test_true_spots_to_the_integer_both_ways(spot: dict[str, Any]) -> None:
    hole, board, ahead = spot["hole"], spot["board"], spot["look_ahead"]
    cards = parse_cards(hole), parse_cards(board)
    assert transition_counts(*cards, ahead).tolist() == table(spot)
    assert quick_counts(*cards, ahead).tolist() == table(spot)
    assert plain_counts(*cards, ahead).tolist() == table(spot)


def table(spot: dict[str, Any]) -> list[list[int]]:
    """The stated transitions; on the river the file states the counts alone."""
    now = [spot["count"][name] for name in ("ahead", "tied", "behind")]
    return spot["HP"] or np.diag(now).tolist()  # type: ignore[no-any-return]


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot["id"])
def test_true_spots_measures(spot: dict[str, Any]) -> None:
    asked = {
        "hole": spot["hole"],
        "board": spot["board"],
        "look_ahead": spot["look_ahead"],
    }
    full = ht.effective_hand_strength(**asked)
    half = ht.effective_hand_strength(**asked, ties="half")
    counts = spot["count"]
    assert [full.ahead, full.tied, full.behind] == [
        counts["ahead"],
        counts["tied"],
        counts["behind"],
    ]
    assert full.hs == half.hs == pytest.approx(exactly(spot["HS"]), rel=1e-12)
    for result, name in ((full, "prob_full_tied"), (half, "prob_half_tied")):
        # on the river the file states HS alone: nothing can move (S5)
        true = spot.get(name, {"PPot": None, "NPot": None, "EHS_full": spot["HS"]})
        for measure, key in (("ppot", "PPot"), ("npot", "NPot"), ("ehs", "EHS_full")):
            expected = exactly(true[key]) if true[key] else 0
            assert getattr(result, measure) == pytest.approx(
                expected, rel=1e-12, abs=1e-15
            )


def equity_against_a_random_hand(result: Any) -> float:
    """Wins and half the ties at the river, of all pairs: what EHS has to be (S4)."""
    ahead, tied, _ = result.transitions.sum(axis=0).tolist()
    return float((ahead + tied / 2) / result.transitions.sum())


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot["id"])
def test_with_half_ties_ehs_is_equity(spot: dict[str, Any]) -> None:
    half = ht.effective_hand_strength(spot["hole"], spot["board"], ties="half")
    assert half.ehs == pytest.approx(equity_against_a_random_hand(half), rel=1e-12)
    true = spot.get("equity_vs_random", spot["HS"])
    assert half.ehs == pytest.approx(exactly(true), rel=1e-12)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_public_cases(case: dict[str, Any]) -> None:
    setup, expected = case["setup"], case["expected"]
    asked = {key: setup[key] for key in ("hole", "board", "look_ahead") if key in setup}
    half = ht.effective_hand_strength(**asked, ties="half")
    known = {
        "ahead": half.ahead,
        "tied": half.tied,
        "behind": half.behind,
        "HP": half.transitions.tolist(),
        "total": half.transitions.sum(),
        "opponents": half.ahead + half.tied + half.behind,
        "runouts": half.runouts,
    }
    numbers = {"HS": half.hs, "NPot": half.npot, "EHS": half.ehs}
    numbers |= {"PPot_half_tied": half.ppot, "NPot_half_tied": half.npot}
    for key, value in expected.items():
        if key == "PPot":  # "undefined, take 0"
            assert half.ppot == 0
        elif key in numbers:
            assert numbers[key] == pytest.approx(exactly(value), rel=1e-12)
        else:
            assert known[key] == value


def random_spot(random: Random) -> tuple[Hand, Hand, int]:
    """A spot; two in three have a suit of which three to seven cards are there."""
    suit = random.randrange(4)
    many = random.choice((0, 3, 4, 5, 6, 7))
    of_suit = random.sample(DECK[suit::4], many)
    rest = [card for card in DECK if card not in of_suit]
    cards = of_suit + random.sample(rest, 7 - many)
    random.shuffle(cards)
    board = random.choice((3, 3, 4, 5))
    return cards[:2], cards[2 : 2 + board], random.randint(0, 5 - board)


def agree_on_spots(number: int, seed: int, *ways: Callable[..., Any]) -> None:
    random = Random(seed)
    for _ in range(number):
        hole, board, look_ahead = random_spot(random)
        first, *others = [way(hole, board, look_ahead) for way in ways]
        for other in others:
            assert (first == other).all(), (hole, board, look_ahead)
        opponents = comb(50 - len(board), 2)
        assert first.sum() == runout_count(2, len(board), look_ahead) * opponents


def test_compiled_ways_agree_on_random_spots() -> None:
    agree_on_spots(400, 1, quick_counts, plain_counts)


def test_numpy_agrees_on_random_spots() -> None:
    agree_on_spots(40, 2, quick_counts, transition_counts)


@pytest.mark.slow
def test_all_ways_agree_on_2000_random_spots() -> None:
    agree_on_spots(2000, 3, quick_counts, plain_counts, transition_counts)


def test_a_flop_with_every_pair_written_out() -> None:
    """The slowest and plainest way of all, on a deck small enough for it."""
    deck = parse_cards("Tc Jc Qc Kc Ac Td Jd Qd Kd Ad")
    hole, board = parse_cards("Ac Kd"), parse_cards("Qc Jd Td")
    unseen = [card for card in deck if card not in hole + board]
    counts = np.zeros((3, 3), int)

    def relation(opponent: tuple[int, ...], whole_board: tuple[int, ...]) -> int:
        mine, theirs = (
            reference_value(hole + whole_board),
            reference_value(opponent + whole_board),
        )  # type: ignore[arg-type]
        return 0 if mine > theirs else 1 if mine == theirs else 2

    for opponent in combinations(unseen, 2):
        for runout in combinations(
            [card for card in unseen if card not in opponent], 2
        ):
            now, then = relation(opponent, board), relation(opponent, board + runout)
            counts[now, then] += 1
    assert (transition_counts(hole, board, 2, deck) == counts).all()


def test_the_first_answer_and_later_ones_are_equal() -> None:
    first = ht.effective_hand_strength("8d7d", "9d6c2d")
    warmup.wait_until_ready()
    assert warmup.is_ready("count_transitions_quickly")
    later = ht.effective_hand_strength("8d7d", "9d6c2d")
    assert (later.transitions == first.transitions).all()
    assert later.transitions.dtype == first.transitions.dtype == np.int64


def test_the_river_has_no_potential() -> None:
    river = ht.effective_hand_strength("Ad Qc", "3h 4c Jh 2s 9d")
    assert river.ppot == river.npot == 0
    assert river.ehs == river.hs
    assert (
        np.count_nonzero(river.transitions - np.diag(np.diag(river.transitions))) == 0
    )


def test_more_opponents_by_the_power_of_hs() -> None:
    one, three = (
        ht.effective_hand_strength("Ad Qc", "3h 4c Jh", opponents=n) for n in (1, 3)
    )
    assert three.hs == pytest.approx(one.hs**3)
    assert three.ehs == pytest.approx(
        three.hs * (1 - one.npot) + (1 - three.hs) * one.ppot
    )
    assert ht.hand_strength("Ad Qc", "3h 4c Jh", opponents=3) == three.hs


def test_the_small_functions_give_the_same_numbers() -> None:
    whole = ht.effective_hand_strength("Ad Qc", "3h 4c Jh", ties="half", look_ahead=1)
    assert ht.hand_strength("Ad Qc", "3h 4c Jh") == whole.hs
    assert ht.hand_potential("Ad Qc", "3h 4c Jh", ties="half", look_ahead=1) == (
        whole.ppot,
        whole.npot,
    )


def test_what_is_printed_and_shown() -> None:
    result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    assert repr(result).startswith(
        "Ad Qc on 3h 4c Jh: HS 0.585, PPot 0.206, NPot 0.272"
    )
    html = result._repr_html_()
    for part in ("ace of diamonds", "<caption>", "91,981", 'scope="row"', "EHS 0.512"):
        assert part in html


@pytest.mark.parametrize(
    ("extra", "said"),
    [
        ({"ties": "quarter"}, 'ties: \'quarter\' was given, expected "full" or "half"'),
        ({"ties": None}, "ties: None was given"),
        (
            {"look_ahead": 3},
            "look_ahead: 3 was given, expected 0, 1 or 2: 3 board cards",
        ),
        ({"look_ahead": -1}, "look_ahead: -1 was given"),
        ({"look_ahead": True}, "look_ahead: True was given"),
        ({"look_ahead": 1.0}, "look_ahead: 1.0 was given"),
        ({"opponents": 0}, "opponents: 0 was given, expected a whole number"),
        ({"opponents": 2.5}, "opponents: 2.5 was given"),
        ({"opponents": 23}, "opponents: 23 was given"),
    ],
)
def test_bad_arguments_are_named(extra: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        ht.effective_hand_strength("Ad Qc", "3h 4c Jh", **extra)


def test_on_the_river_nothing_can_be_looked_ahead_to() -> None:
    with pytest.raises(ValueError, match="expected 0: 5 board cards are out"):
        ht.effective_hand_strength("Ad Qc", "3h 4c Jh 2s 9d", look_ahead=1)


@pytest.mark.parametrize(
    "function", [ht.effective_hand_strength, ht.hand_strength, ht.hand_potential]
)
def test_bad_cards_are_refused_everywhere(function: Any) -> None:
    for hole, board in (("Ad", "3h 4c Jh"), ("Ad Qc", "3h 4c"), ("Ad Qc", "3h 4c Ad")):
        with pytest.raises(CardError):
            function(hole, board)
    with pytest.raises(CardError, match="None is no way to give cards"):
        function(None, "3h 4c Jh")
