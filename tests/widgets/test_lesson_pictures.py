"""Pictures and sentences of the lessons: right, well formed, the same for listeners."""

import random
import xml.etree.ElementTree as ElementTree

import holdem_teach as ht
from holdem_teach.game import FixedLimitRules, Hand
from holdem_teach.ranking.categories import CATEGORIES
from holdem_teach.widgets.answer import sentence
from holdem_teach.widgets.betting import round_table
from holdem_teach.widgets.lesson import (
    category_table,
    compare,
    now_to_river,
    rules_table,
    shape_table,
)


def test_each_category_has_a_hand_of_that_category_strongest_first():
    lines = str(category_table()).splitlines()
    names = [line.partition(":")[0] for line in lines]
    hands = [line.partition(": ")[2].partition(" (")[0] for line in lines]
    assert names == list(reversed(CATEGORIES))
    assert [ht.category(ht.evaluate(hand)) for hand in hands] == names
    values = [ht.evaluate(hand) for hand in hands]
    assert values == sorted(values, reverse=True)


def test_the_table_is_well_formed_and_its_heads_have_a_scope():
    table = ElementTree.fromstring(category_table().html)
    assert table.findtext("caption")
    assert {head.get("scope") for head in table.iter("th")} == {"col", "row"}
    assert len(list(table.iter("tr"))) == 10


def test_shapes_add_up_to_five_and_stand_in_a_well_formed_table():
    shown = shape_table(["9c 9d 9h 9s 2d", "Td Ts Th 6c 6d", "As Qd 9h 6c 3s"])
    shapes = [line.partition(": ")[2] for line in repr(shown).splitlines()]
    assert shapes == ["4, 1", "3, 2", "1, 1, 1, 1, 1"]
    table = ElementTree.fromstring(shown.html)
    assert [row.findtext("td") for row in table.iter("tr")][1:] == shapes


def test_the_rules_differ_where_the_board_is_the_best_hand():
    shown = rules_table("7c 2s", "Th Jd Qc Ks Ah")
    words = [line.rpartition("(")[2] for line in repr(shown).splitlines()]
    assert [said.partition(",")[0] for said in words] == [
        "straight",
        "high card",
        "high card",
    ]
    assert len(list(ElementTree.fromstring(shown.html).iter("tr"))) == 4


def test_a_round_says_who_owes_what_and_who_has_folded():
    hand = Hand(FixedLimitRules(10, 20), stacks=[200] * 3, button=0, seed=5)
    hand.raise_to()
    hand.fold()
    shown = round_table(hand)
    assert repr(shown).splitlines() == [
        "seat 0 (button): 20 in, 0 to call, 180 left",
        "seat 1 (folded): 5 in, 0 to call, 195 left",
        "seat 2 (to act): 10 in, 10 to call, 190 left",
    ]
    rows = list(ElementTree.fromstring(shown.html).iter("tr"))
    assert [cell.text for cell in rows[3].iter("td")] == ["10", "10", "190"]


def test_the_picture_stands_beside_its_sentence():
    result = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    shown = now_to_river(result)
    assert repr(shown) == sentence(result)
    assert sentence(result) in shown._repr_html_()
    assert "<svg" in shown._repr_html_()


def points(said):
    words = said.split()
    places = [at for at, word in enumerate(words) if word.startswith("points")]
    return [float(words[at - 1]) for at in places]


def test_about_95_of_100_simulations_are_as_near_as_said():
    rng, tries, chance = random.Random(1), 400, 0.3
    near = 0
    for _ in range(400):
        simulated = sum(rng.random() < chance for _ in range(tries)) / tries
        said = repr(compare(chance, simulated, tries))
        apart, usual = points(said)
        near += apart <= usual
    assert 0.92 <= near / 400 <= 0.98
