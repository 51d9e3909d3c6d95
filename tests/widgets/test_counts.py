"""What lessons count is what the library counts."""

import itertools

import pytest

import holdem_teach as ht
from holdem_teach.widgets.counts import (
    after_seeing,
    hands_below,
    standing,
    ways_to_win,
)
from holdem_teach.widgets.lesson import unseen


@pytest.mark.parametrize("hole", ["2c 2d", "Jc Td", "3c 4d"])
def test_the_hands_below_are_those_that_strength_counts(hole):
    board = "Ah Ks Qd"
    found = hands_below(hole, board)
    assert len(set(found)) == ht.effective_hand_strength(hole, board).ahead
    values = [ht.evaluate((*pair, *ht.parse_cards(board))) for pair in found]
    assert max(values, default=0) < ht.evaluate(f"{hole} {board}")


def test_what_cannot_have_been_seen_drops_out():
    weights = {"strong": 1, "medium": 2, "weak": 3}
    after = after_seeing(weights, {"strong": 1, "medium": 0, "weak": 0.5})
    assert after == {"strong": 0.4, "medium": 0, "weak": 0.6}


def test_the_two_ways_to_win_are_the_whole():
    result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    ways = ways_to_win(result)
    assert sum(ways.values()) == pytest.approx(result.ehs)
    river = ways_to_win(ht.effective_hand_strength("Ad Qc", "3h 4c Jh 2s Qd"))
    assert list(river.values())[1] == 0


def test_a_hand_stands_as_it_is_counted():
    hole, board = "9h 8h", "Th 7s 2c 3h"
    result = ht.effective_hand_strength(hole, board)
    pairs = itertools.combinations(unseen(f"{hole} {board}"), 2)
    found = [standing(hole, pair, board) for pair in pairs]
    counts = [found.count(place) for place in range(3)]
    assert counts == [result.ahead, result.tied, result.behind]
