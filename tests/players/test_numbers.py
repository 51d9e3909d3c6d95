"""The quick numbers that players decide by, next to the exact ones."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from holdem_teach.cards import DECK, parse_cards
from holdem_teach.game import FreezeoutRules, Hand, NoLimitRules
from holdem_teach.players.reading import actions_in, read_ranges
from holdem_teach.players.spot import Spot
from holdem_teach.players.starting import starting_ranks
from holdem_teach.players.strength import equity_against, ranks_on, strength_now
from holdem_teach.ranking.one_hand import evaluate
from holdem_teach.strength.equity import equity
from holdem_teach.strength.exact import hand_strength
from holdem_teach.strength.hand_names import PAIRS, pair_index
from holdem_teach.strength.ranges import read_range


@pytest.mark.parametrize("cards", [3, 4, 5])
def test_strength_is_hs(cards):
    random = Random(cards)
    for _ in range(20):
        dealt = random.sample(DECK, 2 + cards)
        hole, board = dealt[:2], dealt[2:]
        assert strength_now(hole, board) == pytest.approx(hand_strength(hole, board))


def test_ranks_on_a_river_are_the_share_of_hands_that_are_beaten():
    board = parse_cards("As Kd 7c 7h 2s")
    ranks = ranks_on(tuple(board))
    free = [tuple(map(int, p)) for p in PAIRS if not set(map(int, p)) & set(board)]
    values = np.array([evaluate([*pair, *board]) for pair in free])
    for pair, value in zip(free[::40], values[::40], strict=True):
        beaten = ((values < value).sum() + (values == value).sum() / 2) / len(values)
        assert ranks[pair_index(*pair)] == pytest.approx(beaten)
    assert ranks[pair_index(*board[:2])] == 0


def test_ranks_on_a_flop_see_a_draw():
    ranks = ranks_on(tuple(parse_cards("2s 7s Kd")))
    draw, nothing = (pair_index(*parse_cards(h)) for h in ("5s4s", "5c4h"))
    assert ranks[draw] > ranks[nothing] + 0.15


@pytest.mark.parametrize(
    ("hole", "board", "ranges"),
    [
        ("AsKs", "", ["QQ+, AK"]),
        ("AsKs", "Qs Js 2h", ["QQ+, AK", "random"]),
        ("8c7c", "9c Td 2h 3s", ["22+", "A2s+", "50%"]),
        ("8c7c", "9c Td 2h 3s Ks", ["random"]),
    ],
)
def test_sampled_equity_is_near_the_exact_one(hole, board, ranges):
    own, table = parse_cards(hole), parse_cards(board) if board else ()
    weights = np.stack([read_range(text, [*own, *table]).weights for text in ranges])
    exact = equity([own, *ranges], board, samples=400_000, seed=1).equity[0]
    found = equity_against(own, table, weights, 40_000, seed=5)
    assert found == pytest.approx(exact, abs=0.012)
    assert found == equity_against(own, table, weights, 40_000, seed=5)


# what a spot says


def test_an_all_in_call_can_win_no_more_than_each_has_matched():
    hand = Hand(NoLimitRules(1, 2), [100, 30, 100], button=0, seed=1)
    hand.raise_to(60)
    spot = Spot(hand.view(1))
    assert (spot.cost, spot.pot) == (29, 30 + 1 + 2)


def test_the_price_of_a_straddle_counts_what_the_blind_has_still_to_pay():
    hand = Hand(FreezeoutRules(), [500, 500], seed=1)
    spot = Spot(hand.view(1))
    assert (spot.cost, spot.pot) == (10, 2 + 2 + 5 + 5)
    assert spot.call() == ["straddle"]


# what a range says


def test_actions_are_read_with_their_sizes():
    hand = Hand(NoLimitRules(1, 2, ante=1), [200] * 3, button=0, seed=1)
    for action in (["raise", 6], ["call"], ["fold"], ["check"], ["bet", 10], ["call"]):
        hand.act(action)
    seen = list(actions_in(hand.view(hand.actor)))
    words = [(one.seat, one.word, one.raises) for one in seen]
    assert words == [
        (0, "raise", 0),
        (1, "call", 1),
        (1, "check", 0),
        (0, "raise", 0),
        (1, "call", 1),
    ]
    assert seen[0].share == pytest.approx(4 / 8)  # 6 in, 2 to call, and 4 more
    assert seen[1].share == pytest.approx(5 / 17)  # 5 into 12
    assert seen[3].share == pytest.approx(10 / 17)


def weight_of(view, seat, hand):
    weights = read_ranges(view, [seat])[0]
    return weights[pair_index(*parse_cards(hand))] / weights.max()


def test_a_raise_makes_good_hands_likelier_and_own_cards_impossible():
    hand = Hand(NoLimitRules(1, 2), [200] * 2, holes=["AsAh", None], seed=1)
    before = hand.view(0)
    hand.call()
    hand.raise_to(8)
    after = hand.view(0)
    assert weight_of(before, 1, "KsKh") == weight_of(before, 1, "7c2d")
    assert weight_of(after, 1, "KsKh") > 3 * weight_of(after, 1, "7c2d")
    assert weight_of(after, 1, "AsKh") == 0


def test_who_raises_without_end_is_not_believed():
    """Five raises in a hand: more likely somebody who raises with anything."""
    hand = Hand(NoLimitRules(1, 2), [10_000] * 2, holes=["7s2h", None], seed=1)
    for to in (4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048):
        hand.raise_to(to)
    weights = read_ranges(hand.view(0), [1])[0]
    ordinary = starting_ranks() < 0.9
    assert weights[ordinary].sum() > weights.sum() / 2
