"""The hand explorer: which five count by each rule, what beats them, how rare it is."""

import re
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.evaluator import evaluate_many
from holdem_teach.widgets.hand_facts import HANDS, hand_facts
from holdem_teach.widgets.hand_page import hand_html, raised_html
from holdem_teach.widgets.hand_rules import RULES


def dealt(seed, holes, boards):
    cards = Random(seed).sample(DECK, holes + boards)
    return cards[:holes], cards[holes:]


@pytest.mark.parametrize("seed", range(40))
def test_each_rule_counts_as_its_evaluator_does(seed):
    hole, board = dealt(seed, 2, 3 + seed % 3)
    assert hand_facts(hole, board).value == ht.evaluate([*hole, *board])
    freezeout = hand_facts(hole, board, "freezeout")
    ranked = freezeout.rule.rank(freezeout.value)
    assert ranked == ht.freezeout_value(hole, board)
    four, board = dealt(seed, 4, 3 + seed % 3)
    assert hand_facts(four, board, "omaha").value == ht.evaluate_omaha(four, board)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("board", ["9c 9d 9h 9s 3d", "As Ks Qs Js", "2h 7d Jc"])
def test_hands_are_compared_one_by_one_as_in_the_table(rule, board):
    facts = hand_facts("Ah Kd", board, rule)
    mine = facts.rule.rank(facts.value)
    unseen = [card for card in DECK if card not in {*facts.hole, *facts.board}]
    theirs = [
        facts.rule.rank(hand_facts(pair, facts.board, rule).value)
        for pair in Random(1).sample(list(combinations(unseen, 2)), 150)
    ]
    free, values = facts._theirs
    assert len(free) == comb(50 - len(facts.board), 2) == facts.counts.sum()
    assert {facts.rule.rank(value) for value in values} >= set(theirs)
    shares = [np.mean([t < mine for t in theirs]), np.mean([t > mine for t in theirs])]
    exact = facts.counts[[0, 2]] / facts.counts.sum()
    assert shares == pytest.approx(exact.tolist(), abs=0.15)


def test_the_table_agrees_with_hand_strength():
    facts = hand_facts("Ad Qc", "3h 4c Jh")
    result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    assert facts.counts.tolist() == [result.ahead, result.tied, result.behind]


def test_in_the_freezeout_side_cards_do_not_break_ties():
    nines = "9c 9d 9h 9s 3d"
    assert hand_facts("Ah Kd", nines, "freezeout").counts.tolist() == [0, 990, 0]
    assert hand_facts("Qh Kd", nines).counts[2] > 0
    assert "side cards" in hand_facts("Ah Kd", nines, "freezeout").words


def test_the_next_better_hand_beats_it_and_nothing_lies_between():
    for seed in range(20):
        facts = hand_facts(*dealt(seed, 2, 5))
        if facts.next_better is None:
            assert facts.counts[2] == 0
            continue
        value, cards = facts.next_better
        assert value > facts.value
        assert ht.evaluate([*cards, *facts.board]) == value
        stronger = facts._theirs[1][facts._theirs[1] > facts.value]
        assert value == stronger.min()


def test_nothing_beats_the_nuts():
    assert hand_facts("As Ks", "Qs Js Ts").next_better is None
    assert "these are the nuts" in hand_html(hand_facts("As Ks", "Qs Js Ts"))


@pytest.mark.slow
@pytest.mark.parametrize("cards", [5, 6])  # seven are counted in tests/ranking
def test_hands_are_counted_one_by_one(cards):
    counts = np.zeros(7463)
    for first in range(53 - cards):  # in parts, for the sake of memory
        rest = combinations(range(first + 1, 52), cards - 1)
        hands = np.array(list(rest), dtype=np.uint8).reshape(-1, cards - 1)
        column = np.full((len(hands), 1), first, dtype=np.uint8)
        counts += np.bincount(evaluate_many(np.hstack((column, hands))), minlength=7463)
    kinds = [CATEGORIES.index(category(value)) for value in range(1, 7463)]
    assert np.bincount(kinds, counts[1:]).tolist() == list(HANDS[cards])


@pytest.mark.parametrize("cards", HANDS)
def test_all_hands_of_so_many_cards_are_counted(cards):
    assert sum(HANDS[cards]) == comb(52, cards)


def test_how_rare_it_is():
    pair = hand_facts("Ad Qc", "3h 4c Qh")
    assert pair.share == 1098240 / 2598960
    assert pair.share_or_better == 1 - 1302540 / 2598960
    assert hand_facts("Ad Qc", "3h 4c Qh 2s 9d").cards == 7
    assert hand_facts("Ad Qc", "3h 4c Qh 2s 9d", "omaha").cards == 5


def test_exactly_five_cards_are_raised_and_they_are_the_best():
    shown = raised_html(hand_facts("Ad Qc", "3h 4c Jh Qd 2s"))
    raised = re.findall('aria-label="plays".*?aria-label="([^"]*)"', shown)
    best = parse_cards("Qc Qd Ad Jh 4c")
    assert sorted(raised) == sorted(card.name for card in best)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("holes", [2, 4])
def test_the_page_is_well_formed(rule, holes):
    for seed in range(5):
        page = hand_html(hand_facts(*dealt(seed, holes, 3 + seed % 3), rule))
        ElementTree.fromstring(page)


def test_rules_stand_side_by_side_where_they_differ():
    differ = hand_html(hand_facts("2c 3d", "As Ks Qs Js Ts"))
    assert "The three rules side by side" in differ
    assert "Omaha: two of your own" in differ
    agree = hand_html(hand_facts("As Ks", "Qs Js Ts"))
    assert "rules pick the same five" in agree


@pytest.fixture
def explorer():
    return ht.explore_hand()


def test_the_value_follows_cards_and_rule(explorer):
    assert explorer.value.category == "one pair"
    explorer.rule.click()
    assert explorer.rule.description == "Rule: Freezeout"
    explorer.rule.click()
    assert explorer.value.rule.key == "omaha"
    explorer.picker.board.value = "As Ks Qs Js Ts"
    assert explorer.value.category == "straight"
    explorer.picker.clear.click()
    assert explorer.value is None
    assert "Still to choose: Hole card 1" in explorer.page.value


def test_what_is_refused_changes_nothing(explorer):
    before = explorer.value
    explorer.picker.hole.value = "Ad 3h"
    assert "3h at card 2 is already in Board" in explorer.note
    assert explorer.value is before


def test_bad_cards_in_the_call_raise():
    with pytest.raises(CardError):
        ht.explore_hand("Ad Ad")


def test_there_is_text_where_no_widget_can_be(explorer):
    assert explorer.text().startswith("Hand explorer: Ad Qc on 3h 4c Jh Qd 2s: one")
