"""Each fact of the course, counted case by case and simulated."""

from __future__ import annotations

from itertools import combinations
from math import comb, prod, sqrt

import card_ways
import choice_ways
import facts_page
import numpy as np
import pytest
import spot_ways
from fact_ways import all_rows

from holdem_teach.facts import FACTS, fact, ledger
from holdem_teach.ranking.categories import CATEGORIES

WAYS = {**card_ways.WAYS, **spot_ways.WAYS, **choice_ways.WAYS}
SEVENS = [f"seven_{kind.replace(' ', '_')}" for kind in CATEGORIES]
STANDARD_ERRORS = 4


def test_each_fact_is_counted_and_simulated():
    assert set(WAYS) == set(FACTS)
    assert len(FACTS) >= 100


@pytest.mark.parametrize("name", [name for name in WAYS if name not in SEVENS])
def test_a_fact_as_counted(name):
    assert WAYS[name].counted() == fact(name).chance


@pytest.mark.parametrize("name", WAYS)
def test_a_fact_as_simulated(name):
    tries = WAYS[name].simulated()
    chance = float(fact(name).chance)
    # The largest spread that numbers from 0 to 1 with this mean can have.
    error = sqrt(chance * (1 - chance) / len(tries))
    assert abs(tries.mean() - chance) <= STANDARD_ERRORS * error + 2 / len(tries)


def test_the_counting_that_is_shown_comes_to_the_ways():
    shown = [each for each in FACTS.values() if each.counting]
    names = {"comb": comb, "prod": prod}
    assert [each for each in shown if eval(each.counting, names) != each.ways] == []
    assert len(shown) >= 100


@pytest.mark.slow
def test_the_best_of_seven_cards_as_counted():
    fives = all_rows((5,))  # those whose lowest card is high stand at the end
    counts = np.zeros(len(CATEGORIES), np.int64)
    for low, next_low in combinations(range(47), 2):
        above = fives[len(fives) - comb(51 - next_low, 5) :]
        pair = np.broadcast_to(np.array([low, next_low], np.uint8), (len(above), 2))
        kinds = card_ways.kinds(np.hstack([pair, above]))
        counts += np.bincount(kinds, minlength=len(CATEGORIES))
    assert counts.tolist() == [fact(name).ways for name in SEVENS]
    assert counts.sum() == comb(52, 7)


def test_the_nine_categories_are_all_that_can_happen():
    for size in ("five", "seven"):
        names = [f"{size}_{kind.replace(' ', '_')}" for kind in CATEGORIES]
        assert sum(fact(name).chance for name in names) == 1


def test_facts_that_must_agree():
    suited = fact("seven_flush").chance + fact("seven_straight_flush").chance
    assert fact("seven_five_of_a_suit").chance == suited
    pairs = ("aces", "kings", "queens")
    assert sum(fact(f"{name}_of_three_pairs").chance for name in pairs) == 1
    assert sum(fact(f"paper_{how}").ways for how in ("ahead", "tied", "behind")) == 1081


def test_with_half_of_the_ties_ehs_is_equity():
    hs = fact("paper_strength").chance
    up, down = (fact(f"paper_{name}pot_ties_half").chance for name in "pn")
    assert hs * (1 - down) + (1 - hs) * up == fact("paper_equity").chance


def test_a_name_that_is_not_there_is_refused():
    with pytest.raises(LookupError, match="no fact 'five_aces'"):
        fact("five_aces")


def test_each_fact_says_where_it_is_from(root):
    rules = (root / "notebooks" / "rules.md").read_text(encoding="utf-8")
    for source in {each.source for each in FACTS.values()}:
        said = str(source).removeprefix("rule ").removeprefix("the ")
        if source.address == "rules.md":
            assert f"**{said}" in rules or f"### The {said}" in rules
        else:
            assert said == "counting alone" or source.address.startswith("https://")


def test_every_lesson_on_cards_has_facts():
    for lesson in range(1, 14):
        assert ledger(lesson).facts


def test_the_page_of_facts_is_what_the_ledger_says(root):
    page = (root / "notebooks" / "facts.md").read_text(encoding="utf-8")
    assert page == facts_page.text(), "python tests/facts/facts_page.py makes it anew"


def test_a_lesson_without_facts_is_refused():
    with pytest.raises(LookupError, match="no fact of the course is for lesson 99"):
        ledger(99)


def test_the_ledger_is_a_table_of_all_facts():
    lines = repr(ledger()).splitlines()
    assert len(lines) == len(FACTS) + 2
    assert {line.count(" | ") for line in lines} == {5}
    html = ledger()._repr_html_()
    assert html.count("<tr>") == len(FACTS) + 1
    assert '<a href="https://' in html
    assert "<code>13 * comb(4, 2)</code>" in html
