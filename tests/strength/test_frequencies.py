"""Categories over all boards that can come: counted once more, one by one."""

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.facts import fact
from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.evaluator import evaluate
from holdem_teach.strength.frequencies import category_frequencies


@pytest.mark.parametrize("board", ["Jd 3c 4s", "Jd 3c 4s 5s", "Jd 3c 4s 5s 8h"])
def test_each_runout_counts_once(board):
    seven = parse_cards("8c 7c"), parse_cards(board)
    unseen = [card for card in DECK if card not in seven[0] + seven[1]]
    counted = Counter(
        category(evaluate(seven[0] + seven[1] + runout))
        for runout in combinations(unseen, 5 - len(seven[1]))
    )
    found = category_frequencies("8c 7c", board)
    assert list(found) == list(CATEGORIES)
    assert {name: count for name, count in found.items() if count} == counted


def test_before_the_flop_two_suited_cards_make_a_flush_as_often_as_the_facts_say():
    found, said = category_frequencies("Ah 5h"), fact("suited_makes_a_flush")
    on_the_board = 3 * comb(13, 5)  # a flush of another suit, which everybody has
    assert sum(found.values()) == said.total
    assert found["flush"] + found["straight flush"] == said.ways + on_the_board


@pytest.mark.parametrize(
    ("hole", "board"),
    [("8c", ""), ("8c 7c", "8c 2d 3d"), ("8c 7c", "2c 3c 4c 5c 6c 9c")],
)
def test_wrong_cards_are_refused(hole, board):
    with pytest.raises(CardError):
        category_frequencies(hole, board)
