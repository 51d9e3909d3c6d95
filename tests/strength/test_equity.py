"""Equity three ways: off the table, counted, and sampled; and what others say."""

from __future__ import annotations

import json
from itertools import combinations, permutations
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach.cards import DECK
from holdem_teach.strength import preflop
from holdem_teach.strength.deals import all_deals, merged
from holdem_teach.strength.hand_names import COMBOS, HAND_NAMES, PAIRS
from holdem_teach.strength.ranges import RangeError, read_range

DATA = Path(__file__).parents[1] / "data"
CASES = [
    case
    for case in json.loads((DATA / "engine_cases.json").read_text("utf-8"))["cases"]
    if case["kind"] == "equity"
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_public_cases(case: dict[str, Any]) -> None:
    setup, expected = case["setup"], case["expected"]
    asked = {key: setup[key] for key in ("hands", "board", "dead") if key in setup}
    if "error" in expected:
        with pytest.raises(RangeError, match=expected["error"]):
            ht.equity(**asked)
        return
    result = ht.equity(**asked)
    assert result.exact
    assert result.standard_error == 0
    if "win" in expected:
        wins = [expected["win"], expected["lose"]]
        assert result.boards == expected["total"]
        assert result.win == pytest.approx([w / result.boards for w in wins], rel=1e-12)
        tie = expected["tie"] / result.boards
        assert result.tie == pytest.approx([tie, tie], rel=1e-12)
        top, bottom = expected["equity"]
        assert result.equity[0] == pytest.approx(top / bottom, rel=1e-12)
    elif "equity" in expected:
        assert result.equity == pytest.approx(expected["equity"], abs=1e-9)
    else:
        shares = [top / bottom for top, bottom in expected["equity_fractions"]]
        assert result.equity == pytest.approx(shares)


def slow_equity(
    hands: list[list[int]], board: list[int], dead: list[int]
) -> list[float]:
    """One showdown after the other, with the plainest evaluator calls."""
    seen = {*board, *dead, *(card for hand in hands for card in hand)}
    unseen = [card for card in DECK if card not in seen]
    shares, count = np.zeros(len(hands)), 0
    for runout in combinations(unseen, 5 - len(board)):
        values = [ht.evaluate([*hand, *board, *runout]) for hand in hands]
        winners = [i for i, value in enumerate(values) if value == max(values)]
        shares[winners] += 1 / len(winners)
        count += 1
    return list(shares / count)


def test_random_spots_agree_with_one_showdown_after_the_other() -> None:
    random = Random(1)
    for _ in range(8):
        players = random.randint(2, 9)
        cards = random.sample(DECK, 2 * players + 8)
        hands = [cards[2 * i : 2 * i + 2] for i in range(players)]
        out = cards[2 * players :]
        board, dead = out[: random.choice((3, 4, 5))], out[5:]
        result = ht.equity(hands, board, dead=dead)
        assert result.equity == pytest.approx(slow_equity(hands, board, dead))
        assert sum(result.equity) == pytest.approx(1)
        assert result.boards == comb(52 - 2 * players - len(board) - 3, 5 - len(board))


@pytest.mark.slow
def test_half_ties_ehs_is_equity_on_500_random_spots() -> None:
    random = Random(2)
    for _ in range(500):
        cards = random.sample(DECK, 7)
        board = random.choice((3, 4, 5))
        hole, table = cards[:2], cards[2 : 2 + board]
        ehs = ht.effective_hand_strength(hole, table, ties="half").ehs
        assert ehs == pytest.approx(
            ht.equity([hole, "random"], table).equity[0], rel=1e-9
        )


def test_the_table_agrees_with_counting() -> None:
    random = Random(3)
    for _ in range(6):
        first, second = random.choices(HAND_NAMES, weights=COMBOS, k=2)
        read_off = ht.equity([first, second])
        deals = all_deals([read_range(first), read_range(second)])
        assert deals is not None
        families = merged(deals, ())
        assert families.weights.sum() == len(deals.weights)
        share, total = 0.0, 0.0
        for places, weight in zip(families.places, families.weights, strict=True):
            hands = [PAIRS[place].tolist() for place in places]
            counted = ht.equity(hands)
            assert counted.boards == preflop.BOARDS
            share, total = share + weight * counted.equity[0], total + weight
        assert read_off.equity[0] == pytest.approx(share / total, rel=1e-12)


def test_the_table_is_consistent() -> None:
    table = preflop.load_showdowns()
    assert (table.won + table.won.T + table.tied == table.all).all()
    assert (table.tied == table.tied.T).all()
    assert table.all.sum() == 1326 * 1225 * preflop.BOARDS
    mean = np.dot(COMBOS, [preflop.equity_against_random(n) for n in HAND_NAMES]) / 1326
    assert mean == pytest.approx(0.5)


@pytest.mark.slow
def test_showdowns_on_a_few_boards_one_after_the_other() -> None:
    """Boards whose suits may be exchanged freely are taken with all their images."""
    rainbow = [list(cards) for cards in combinations((0, 21, 38), 3)]
    boards = np.array([[*cards, 47, 51] for cards in rainbow], np.uint8)
    images = {
        tuple(sorted(card // 4 * 4 + suits[card % 4] for card in boards[0].tolist()))
        for suits in permutations(range(4))
    }
    won, tied, _ = preflop.make_showdowns(boards=np.array(sorted(images), np.uint8))
    places = {name: HAND_NAMES.index(name) for name in ("AA", "AKs", "72o")}
    for first, second in (("AA", "AKs"), ("AKs", "72o"), ("72o", "72o")):
        wins = ties = 0
        for board in images:
            for mine in hands_named(first, board):
                for theirs in hands_named(second, board):
                    if not set(mine) & set(theirs):
                        values = [ht.evaluate([*h, *board]) for h in (mine, theirs)]
                        wins += values[0] > values[1]
                        ties += values[0] == values[1]
        assert won[places[first], places[second]] == wins
        assert tied[places[first], places[second]] == ties


def hands_named(name: str, board: tuple[int, ...]) -> list[list[int]]:
    weights = read_range(name, list(board)).weights
    return PAIRS[weights > 0].tolist()  # type: ignore[no-any-return]


def test_weights_count() -> None:
    half = ht.equity(["QhQs", "AA@0.5, KK"], "2c 7d 9h").equity[0]
    aces = ht.equity(["QhQs", "AA"], "2c 7d 9h").equity[0]
    kings = ht.equity(["QhQs", "KK"], "2c 7d 9h").equity[0]
    assert half == pytest.approx((0.5 * aces + kings) / 1.5)


def test_suits_exchanged_change_nothing() -> None:
    one = ht.equity(["AsKs", "QdQh", "7c6c"], "2c 7d 9h")
    other = ht.equity(["AhKh", "QsQd", "7c6c"], "2c 7s 9d")
    assert one.equity == pytest.approx(other.equity)


def test_a_sample_is_near_and_says_so() -> None:
    exact = ht.equity(["QhQs", "AK"], "2c 7d 9h")
    sample = ht.equity(["QhQs", "AK"], "2c 7d 9h", samples=40_000, seed=1)
    assert (exact.exact, sample.exact) == (True, False)
    assert sample.boards == 40_000
    assert 0 < sample.standard_error < 0.01
    gap = abs(sample.equity[0] - exact.equity[0])
    assert gap < 4 * sample.standard_error
    again = ht.equity(["QhQs", "AK"], "2c 7d 9h", samples=40_000, seed=1)
    other = ht.equity(["QhQs", "AK"], "2c 7d 9h", samples=40_000, seed=2)
    assert again == sample != other
    assert "sampled, 40,000 deals" in repr(sample)


def test_beyond_the_budget_it_is_sampled() -> None:
    assert ht.equity(["QhQs", "AK"], "2c 7d 9h", budget=15_840).exact
    few = ht.equity(["QhQs", "AK"], "2c 7d 9h", budget=15_839, seed=1)
    assert not few.exact
    wide = ht.equity(["random", "random", "AA"], "2c 7d 9h", seed=1, samples=20_000)
    assert sum(wide.equity) == pytest.approx(1)


def test_nine_players_who_all_hold_the_board() -> None:
    hands = [f"{rank}c{rank}d" for rank in "23456789"] + ["2h3h"]
    result = ht.equity(hands, "As Ks Qs Js Ts")
    assert result.equity == pytest.approx([1 / 9] * 9)
    assert result.tie == pytest.approx([1] * 9)


@pytest.mark.parametrize(
    ("hands", "extra", "said"),
    [
        (["AA"], {}, "hands: 1 given, expected 2 to 9"),
        (["AA"] * 10, {}, "hands: 10 given, expected 2 to 9"),
        ("AA", {}, "'AA' was given, expected a list"),
        ("AsAh", {"board": "QQ+"}, "'AsAh' was given, expected a list"),
        (None, {}, "None was given, expected a list"),
        (["AA"] * 3, {}, "cannot be dealt together"),
        (["AsKs", "AsKs"], {}, "cannot be dealt together"),
        (["AsKs", "AA"], {"board": "Ah Ad Ac"}, "no combination left for the range AA"),
        (["AsKs", "xx"], {}, "'xx' is not understood"),
        (["AsKs", "QQ"], {"board": "2c 7d"}, "board: 2 given (2c 7d)"),
        (
            ["AsKs", "QQ"],
            {"board": "2c 7d 9h", "dead": "9h"},
            "9h at card 1 is already",
        ),
        (["AsKs", "QQ"], {"budget": 0}, "budget: 0 was given"),
        (["AsKs", "QQ"], {"samples": 0}, "samples: 0 was given"),
        (["AsKs", "QQ"], {"samples": -5}, "samples: -5 was given"),
        (["AsKs", "QQ"], {"samples": 1.5}, "samples: 1.5 was given"),
        (["AsKs", "QhQd"], {"dead": [*range(41), *range(43, 46)]}, "need more cards"),
    ],
)
def test_bad_input_is_named(hands: Any, extra: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the message is looked at
        ht.equity(hands, **extra)
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["", "KA", "AAs", None, "AsKs"])
def test_names_that_no_hand_has(name: Any) -> None:
    with pytest.raises(ValueError, match="is no starting hand"):
        preflop.equity_against_random(name)
