"""What lessons say in words, such as "nine in ten", is so.

Each claim is a piece of a lesson's text with what has to hold for it. Who changes the
text is told here, and asks again whether it is so.
"""

from __future__ import annotations

from itertools import pairwise
from math import comb

import nbformat
import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach.facts import fact
from holdem_teach.players import easy
from holdem_teach.ranking.categories import CATEGORIES
from holdem_teach.ranking.evaluator import evaluate_many
from holdem_teach.strength.frequencies import category_frequencies


def chance(name):
    return fact(name).chance


def rarer_and_rarer(size):
    chances = [chance(f"{size}_{kind.replace(' ', '_')}") for kind in CATEGORIES]
    return all(first > second for first, second in pairwise(chances))


def rule_of_four_is_near():
    rules = [ht.rule_of_four_and_two(outs) for outs in range(1, 10)]
    return all(abs(rule.rule - rule.exact) < 0.015 for rule in rules)


def suits_change_little_else():
    suited, offsuit = category_frequencies("8h 7h"), category_frequencies("8h 7c")
    boards = sum(suited.values())
    others = set(CATEGORIES) - {"flush", "straight flush"}
    return all(abs(suited[kind] - offsuit[kind]) < 0.025 * boards for kind in others)


def only_flushes_decide():
    left = [card for card in range(52) if card not in {50, 45, 48, 47}]  # AhKd, AcKs
    boards = np.random.default_rng(4).permuted(np.tile(left, (60_000, 1)), axis=1)[
        :, :5
    ]
    holes = ht.parse_cards("Ah Kd"), ht.parse_cards("Ac Ks")
    one, two = (
        evaluate_many(np.hstack([np.tile(hole, (len(boards), 1)), boards]))
        for hole in holes
    )
    decided = boards[one != two] % 4
    most = np.max([(decided == suit).sum(axis=1) for suit in range(4)], axis=0)
    return len(decided) > 1_000 and (most >= 4).all()


def suits_make_flushes():
    boards = comb(50, 5)
    suited, offsuit = category_frequencies("8h 7h"), category_frequencies("8h 7c")
    one, two = (given["flush"] + given["straight flush"] for given in (suited, offsuit))
    return 3 * two < one < 4 * two and one < 0.07 * boards


def kings_take_nearly_half():
    holes = ["As Ad", "Ks Kd", "Qs Qd"]
    main, side = ht.equity(holes).equity, ht.equity(holes[1:], dead="As Ad").equity
    return 0.45 < (90 * main[1] + 80 * side[0]) / 170 < 0.5


def strength(hole):
    return ht.hand_strength(hole, "Ah Ks Qd")


def potential(hole, board):
    return ht.effective_hand_strength(hole, board)


def eight_against_the_rule():
    found = ht.sample_multiway_strength("2c 2d", "Ah Ks Qd", 8, samples=20_000, seed=8)
    return 1.5 < found.power / found.strength < 2.7


CLAIMS = [
    ("02", "nearly one hand in four", lambda: 0.22 < chance("two_suited") < 0.25),
    ("02", "fewer than one in a hundred", lambda: chance("pocket_aces") < 0.01),
    ("02", "more than half of all flops", lambda: chance("flop_two_suits") > 0.5),
    ("02", "up to nine outs the rule is near", rule_of_four_is_near),
    ("03", "each category is rarer than the one", lambda: rarer_and_rarer("five")),
    ("03", "nine hands in ten", lambda: 0.9 < chance("five_one_pair_at_most") < 0.94),
    ("04", "One of you wins only by a flush", only_flushes_decide),
    ("04", "more than four cases of five", lambda: chance("seven_high_card") < 0.2),
    ("04", "even rarer than two pair", lambda: not rarer_and_rarer("seven")),
    ("04", "The other lines hardly differ", suits_change_little_else),
    ("04", "three times as often, and even so in fewer than seven", suits_make_flushes),
    (
        "04",
        "a flush comes three times as often",
        lambda: (
            3
            < chance("suited_ends_in_a_flush") / chance("two_suits_end_in_a_flush")
            < 3.5
        ),
    ),
    (
        "05",
        "from 65 chips on nine outs are enough",
        lambda: chance("price_of_20_into_65") <= chance("river_nine_outs"),
    ),
    ("06", "only one time in five", lambda: chance("bluff_of_a_quarter") * 5 == 1),
    ("06", "two times in three", lambda: chance("bluff_of_two_pots") * 3 == 2),
    ("07", "take out nearly half", kings_take_nearly_half),
    (
        "07",
        "about 83 times in 100",
        lambda: round(ht.equity(["As Ad", "Ks Kd"]).equity[0], 2) == 0.83,
    ),
    ("08", "Most hands have missed that flop", lambda: chance("twos_ahead") > 0.5),
    (
        "08",
        "from jacks down to twos little changes",
        lambda: strength("JcJd") - strength("2c2d") < 0.06,
    ),
    ("08", "about twice what is true", eight_against_the_rule),
    (
        "09",
        "makes a pair, which still beats most hands",
        lambda: all(
            ht.hand_strength("9h 8h", f"Th 7s 2c 3h {card}") > 0.5
            for card in ("9c", "9d", "9s", "8c", "8d", "8s")
        ),
    ),
    (
        "09",
        "The same kings lose more often",
        lambda: (
            potential("Kh Kd", "Jh Th 9s 4d").npot
            > 2 * potential("Kh Kd", "9h 6s 2d 2c").npot
        ),
    ),
    (
        "10",
        "more than one in five has lost",
        lambda: chance("50_good_calls_lose") > 0.2,
    ),
    (
        "11",
        "Easy's two numbers, 0.75 and 0.45",
        lambda: (easy.RAISE, easy.CALL) == (0.75, 0.45),
    ),
    (
        "12",
        "by this one you mostly share",
        lambda: (
            chance("three_sevens_shared") > 0.5 > chance("three_sevens_shared_as_usual")
        ),
    ),
]


@pytest.fixture(scope="module")
def texts(notebooks):
    return {
        path.name[:2]: "\n".join(
            cell.source
            for cell in nbformat.read(path, as_version=4).cells
            if cell.cell_type == "markdown"
        )
        for path in notebooks
    }


@pytest.mark.parametrize(("lesson", "words", "so"), CLAIMS)
def test_a_claim_holds(lesson, words, so):
    assert so()


def test_each_claim_is_made(texts):
    gone = [words for lesson, words, _ in CLAIMS if words not in texts[lesson]]
    assert gone == [], "a text was changed: is what it says now so? Then name it here"
