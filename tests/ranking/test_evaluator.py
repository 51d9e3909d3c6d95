"""The evaluators agree with each other, with counting, and with other people's."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from holdem_teach import kernels, warmup
from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.ranking import vectorised
from holdem_teach.ranking.categories import CATEGORIES, category, reference_value
from holdem_teach.ranking.evaluator import evaluate, evaluate_many
from holdem_teach.ranking.tables import load_tables

CASES = json.loads(
    (Path(__file__).parents[1] / "data/engine_cases.json").read_text("utf-8")
)
# Facts of counting, best category first: five cards, then seven.
OF_FIVE = [40, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540]
OF_SEVEN = [
    41584,
    224848,
    3473184,
    4047644,
    6180020,
    6461620,
    31433400,
    58627800,
    23294460,
]

hands = st.lists(st.sampled_from(DECK), unique=True, min_size=5, max_size=7)


def random_rows(
    size: int, count: int, seed: int
) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Distinct random cards, (count, size)."""
    order = np.random.default_rng(seed).random((count, 52)).argsort(axis=1)
    return order[:, :size].astype(np.uint8)


def compiled_values(rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    values = np.empty(len(rows), np.uint16)
    kernels.evaluate_rows(rows, load_tables(), values)
    return values


def by_category(counts: np.ndarray[Any, Any]) -> list[int]:
    total: Counter[str] = Counter()
    for value in range(1, 7463):
        total[category(value)] += int(counts[value])
    return [total[name] for name in reversed(CATEGORIES)]


def test_all_five_card_hands() -> None:
    counts = np.zeros(7463, np.int64)
    kernels.count_five(load_tables(), counts)
    assert by_category(counts) == OF_FIVE
    assert counts.sum() == 2_598_960
    assert (counts > 0).sum() == 7462


def test_all_seven_card_hands() -> None:
    counts = np.zeros(7463, np.int64)
    kernels.count_seven(load_tables(), counts)
    assert by_category(counts) == OF_SEVEN
    assert counts.sum() == 133_784_560


@pytest.mark.parametrize("size", [5, 6, 7])
def test_200_000_random_hands_agree_with_phevaluator(size: int) -> None:
    rows = random_rows(size, 200_000, seed=size)
    # phevaluator numbers cards as we do, and counts down from 7462 to 1
    theirs = np.array([evaluate_cards(*row) for row in rows.tolist()])
    assert (7463 - theirs == compiled_values(rows)).all()
    assert (vectorised.evaluate_rows(rows) == compiled_values(rows)).all()


@given(hands)
def test_all_ways_to_evaluate_agree(cards: list[int]) -> None:
    value = evaluate(cards)
    row = np.array([cards], np.uint8)
    assert value == reference_value(cards) == compiled_values(row)[0]  # type: ignore[arg-type]
    assert value == vectorised.evaluate_rows(row)[0]
    assert (
        value
        == evaluate(" ".join(map(str, cards)))
        == evaluate("".join(map(str, cards)))
    )


@given(hands, st.permutations(range(4)), st.randoms())
def test_order_and_names_of_suits_do_not_matter(
    cards: list[int], suits: list[int], random: Any
) -> None:
    moved = [4 * (card // 4) + suits[card % 4] for card in cards]
    random.shuffle(moved)
    assert evaluate(moved) == evaluate(cards)


@given(hands)
def test_more_cards_are_never_worse(cards: list[int]) -> None:
    assert evaluate(cards) >= max(evaluate(cards[:5]), evaluate(cards[-5:]))


@pytest.mark.parametrize(
    "case",
    [
        case
        for case in CASES["cases"]
        if case["kind"] == "evaluator"
        and case["setup"]["game"] == "holdem"
        and "ranks_7462" in case["expected"]
    ],
    ids=lambda case: case["id"],
)
def test_public_cases(case: dict[str, Any]) -> None:
    setup, expected = case["setup"], case["expected"]
    values = [evaluate(setup["board"] + hole) for hole in setup["hole"]]
    assert [7463 - value for value in values] == expected["ranks_7462"]
    assert [category(value) for value in values] == expected["categories"]
    best = max(values)
    assert [i for i, value in enumerate(values) if value == best] == expected["winners"]


def test_the_first_answer_and_later_ones_are_equal() -> None:
    rows = random_rows(7, 100, seed=1)
    first = evaluate_many(rows)
    warmup.wait_until_ready()
    assert warmup.is_ready("evaluate_rows")
    assert (evaluate_many(rows, check=True) == first).all()
    assert evaluate_many(rows).dtype == np.uint16


def test_arrays_of_any_whole_type_and_layout() -> None:
    rows = random_rows(6, 50, seed=2)
    expected = [evaluate(row.tolist()) for row in rows]
    for same in (rows, rows.astype(np.int64), np.asfortranarray(rows), rows.tolist()):
        assert evaluate_many(same).tolist() == expected
    assert evaluate_many(np.empty((0, 7), np.uint8)).shape == (0,)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([[0, 1, 2, 3]], "shape (1, 4)"),
        ([0, 1, 2, 3, 4], "shape (5,)"),
        ([[0.0, 1, 2, 3, 4]], "float64"),
        ([[True] * 5], "bool"),
        ([["2c", "3c", "4c", "5c", "6c"]], "<U2"),
        ([[0, 1, 2, 3, 4], [0, 1, 2, 3, 52]], "row 1 holds [0, 1, 2, 3, 52]"),
        ([[0, 1, 2, 3, -1]], "row 0 holds [0, 1, 2, 3, -1]"),
        ([[0, 1, 2, 3, 300]], "row 0 holds [0, 1, 2, 3, 300]"),
        ([[0, 1, 2, 3, 4], [9, 9, 2, 3, 4]], "row 1 holds [9, 9, 2, 3, 4]"),
    ],
)
def test_bad_arrays_are_named(cards: object, said: str) -> None:
    with pytest.raises(CardError) as caught:
        evaluate_many(cards, check=True)  # type: ignore[arg-type]
    assert said in str(caught.value)


@pytest.mark.parametrize("cards", ["", "Ad Qc 3h 4c", "Ad Qc 3h 4c Jh 2c 2d 2h"])
def test_a_wrong_number_of_cards(cards: str) -> None:
    with pytest.raises(CardError, match="expected 5, 6 or 7"):
        evaluate(cards)


@pytest.mark.parametrize("cards", ["Ad Ad 3h 4c Jh", "Ad Qc 3h 4c Jh Qc Qc"])
def test_a_card_twice(cards: str) -> None:
    with pytest.raises(CardError, match="is there twice"):
        evaluate(cards)
    with pytest.raises(CardError, match="is there twice"):
        evaluate(cards.replace(" ", ""))


def test_a_ten_is_never_a_one() -> None:
    assert evaluate("10s Jd 2c 3c 4c") == evaluate(parse_cards("TsJd2c3c4c"))
