"""Made hands and draws in players' words, counted and held against the evaluator."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import holdem_teach as ht
from holdem_teach.cards import DECK, Card, CardError, parse_cards
from holdem_teach.ranking.categories import CATEGORIES
from holdem_teach.strength.draws import DRAWS, draw_words
from holdem_teach.strength.made_hands import MADE_HANDS, made_word

LEAST_STRAIGHT = ht.evaluate("5c 4d 3h 2s Ac")


@st.composite
def spots(draw, boards=(3, 4, 5)):
    size = 2 + draw(st.sampled_from(boards))
    cards = draw(
        st.lists(st.sampled_from(DECK), min_size=size, max_size=size, unique=True)
    )
    return cards[:2], cards[2:]


@pytest.mark.parametrize(
    ("hole", "board", "word"),
    [
        ("As Kd", "Kh 7s 2s", "top pair"),
        ("As 7d", "Kh 7s 2s", "second pair"),
        ("As 2d", "Kh 7s 2h", "bottom pair"),
        ("As 5d", "Kh 7s 5h 2c", "third pair"),
        ("As 2d", "Kh 7s 5h 2c", "bottom pair"),
        ("As 3d", "Kh Js 7h 3c 2c", "fourth pair"),
        ("As Ad", "Kh 7s 2s", "overpair"),
        ("9s 9d", "Kh 7s 2s", "pocket pair between board cards"),
        ("2s 2d", "Kh 7s 3s", "underpair"),
        ("7c 7d", "Kh 7s 3s", "set"),
        ("As 7d", "7h 7s 3s", "trips"),
        ("As Kd", "7h 7s 7c", "three of a kind on the board"),
        ("Kd 7d", "Kh 7s 2s", "top two pair"),
        ("Kd 2d", "Kh 7s 2s", "top and bottom pair"),
        ("7d 2d", "Kh 7s 2s", "bottom two pair"),
        ("Kd 7d", "Kh Js 7s 2s", "two pair"),
        ("Jd 7d", "Kh Js 7s 2s", "two pair"),
        ("Kd 2d", "Kh Js 7s 2s", "top and bottom pair"),
        ("Kd Qd", "Kh Qs 7s 7h", "top two pair"),  # the sevens are the third pair
        ("As Ad", "Kh Ks 2s", "overpair on a paired board"),
        ("As Kd", "Kh 7s 7c", "top pair on a paired board"),
        ("As 7d", "Kh Ks 7c", "second pair on a paired board"),
        ("9s 9d", "Kh Ks 7c", "pocket pair between board cards on a paired board"),
        ("2s 2d", "Kh Ks 7c", "underpair on a paired board"),
        ("2s 2d", "Kh Ks 7c 7d", "two pair on the board"),
        ("9s 9d", "Kh Ks 7c 7d", "pocket pair between board cards on a paired board"),
        ("As 2d", "Kh Ks 7c 7d 2c", "two pair on the board"),
        ("As Qd", "Kh Ks 7c", "one pair on the board"),
        ("As Qd", "Kh Js 7c", "ace high"),
        ("Qs Td", "Kh Js 7c", "high card"),
        ("3s 2d", "Ah Ks Jc 9d 7c", "high card on the board"),
        ("3s 2d", "Ah Ks Jc Td Qc", "straight on the board"),
        ("9s 2d", "Kh Js Qc Td 3c", "straight"),
        ("As 2d", "Kh Js Qc Td 9c", "straight"),
        ("2s 3s", "As Ks Js 9s 7s", "flush on the board"),
        ("Qs 3d", "As Ks Js 9s 7s", "flush"),
        ("Ks 3d", "Kc Kd 3s", "full house"),
        ("2s 3d", "Kc Kd Ks 5s 5d", "full house on the board"),
        ("As 3d", "Kc Kd Ks Kh", "four of a kind on the board"),
        ("Ks 3d", "Kc Kd Kh", "four of a kind"),
        ("9s 8s", "7s 6s 5s", "straight flush"),
        ("2c 3d", "As Ks Qs Js Ts", "straight flush on the board"),
    ],
)
def test_made_hands(hole, board, word):
    assert ht.made_hand(hole, board).made == word


@pytest.mark.parametrize(
    ("hole", "board", "words"),
    [
        ("9h 8h", "Th 7s 2h", ["flush draw", "open-ended straight draw"]),
        ("Ah 8h", "Th 7s 2h",
         ["nut flush draw", "backdoor straight draw", "one overcard"]),
        ("Kh 7c", "Ah 9h 2h", ["nut flush draw"]),  # the ace of the suit is out
        ("Qh 7c", "Ah 9h 2h", ["flush draw"]),
        ("Kc 7c", "Ah 9h 2h", []),  # the board's three hearts help everybody
        ("Jh Tc", "Qd 8c 2s", ["gutshot"]),
        ("Jh 9c", "Qd 8c 2s", ["gutshot"]),
        ("Ah Kc", "Qd Jc 2s", ["gutshot", "two overcards"]),
        ("Ah 2c", "4d 5c 9s", ["gutshot", "one overcard"]),
        ("Ah 2c", "3d 4c 9s", ["gutshot", "one overcard"]),  # one-ended
        ("2h 3c", "4d 5c 9s", ["open-ended straight draw"]),
        ("9h 7c", "Jd 8c 5s", ["double gutshot"]),
        ("Ah 3c", "4d 5c 7s", ["double gutshot", "one overcard"]),
        ("9h 2c", "8d 7c 6s", ["open-ended straight draw", "one overcard"]),
        ("Ah Kc", "8d 7c 6s", ["two overcards"]),
        ("Ah Kc", "8d 7c 6s 5d", ["two overcards"]),  # nine or four: not one's own
        ("Ah Kh", "8h 7c 2s", ["backdoor flush draw", "two overcards"]),
        ("Jh Th", "9h 3c 2s",
         ["backdoor flush draw", "backdoor straight draw", "two overcards"]),
        ("Jh Tc", "9h 3c 2s 2d", ["two overcards"]),  # no backdoor on the turn
        ("Jh Th", "9h 3c 2s 2d", ["two overcards"]),
        ("As Kd", "Kh 7s 2s", ["backdoor flush draw"]),
        ("Ad Kd", "Kh 7d 2d", ["nut flush draw"]),
        ("Ad Kd", "7s 7d 2d", ["nut flush draw", "two overcards"]),
        ("9h 8h", "7h 6h 5h", []),
        ("Ah Kh", "Qh 7h 2h", []),
        ("9h 8h", "Th 7s 2h 3c 4d", []),
    ],
)  # fmt: skip
def test_draws(hole, board, words):
    assert list(ht.made_hand(hole, board).draws) == words


def own(hole, board, cards):
    """Whether the hole cards have a part in the value of all the cards."""
    table = [*board, *cards]
    return len(table) < 5 or ht.evaluate([*hole, *table]) > ht.evaluate(table)


@st.composite
def rainbow_spots(draw):
    """Spots of which no six cards hold five of one suit."""
    size = draw(st.sampled_from((5, 6)))
    ranks = st.lists(st.integers(0, 12), min_size=size, max_size=size)
    cards = [Card(4 * rank + place % 4) for place, rank in enumerate(draw(ranks))]
    return cards[:2], cards[2:]


@given(rainbow_spots())
@settings(deadline=None)
def test_straight_draws_as_the_evaluator_sees_them(spot):
    hole, board = spot
    assume(len({*hole, *board}) == len(hole) + len(board))
    assume(ht.evaluate([*hole, *board]) < LEAST_STRAIGHT)
    completing = {
        card.rank
        for card in set(DECK) - {*hole, *board}
        if ht.category(ht.evaluate([*hole, *board, card])) == "straight"
        and own(hole, board, [card])
    }
    words = {"gutshot", "double gutshot", "open-ended straight draw"}
    found = words & {*draw_words(hole, board)}
    assert len(found) == min(len(completing), 1)
    assert ("gutshot" in found) == (len(completing) == 1)


@given(spots((3, 4)))
@settings(deadline=None)
def test_a_flush_draw_is_what_one_card_makes_a_flush(spot):
    hole, board = spot
    words = draw_words(hole, board)
    made = ht.category(ht.evaluate([*hole, *board]))
    if made in ("flush", "full house", "four of a kind", "straight flush"):
        assert not {"flush draw", "nut flush draw", "backdoor flush draw"} & set(words)
        return
    makes = [
        card
        for card in set(DECK) - {*hole, *board}
        if "flush" in ht.category(ht.evaluate([*hole, *board, card]))
        and card.suit in {held.suit for held in hole}
    ]
    assert bool({"flush draw", "nut flush draw"} & set(words)) == bool(makes)


@given(spots(), st.permutations(range(4)), st.randoms())
@settings(deadline=None)
def test_neither_order_nor_names_of_suits_matter(spot, suits, random):
    hole, board = spot

    def renamed(cards):
        new = [Card(card - card.suit + suits[card.suit]) for card in cards]
        random.shuffle(new)
        return new

    one, other = (hole, board), (renamed(hole), renamed(board))
    assert made_word(*one) == made_word(*other)
    assert draw_words(*one) == draw_words(*other)


@given(spots())
@settings(deadline=None)
def test_words_are_the_listed_ones(spot):
    found = ht.made_hand(*spot)
    assert found.made in MADE_HANDS and set(found.draws) <= set(DRAWS)
    assert found.category == ht.category(ht.evaluate([*spot[0], *spot[1]]))


@given(spots(), spots())
@settings(deadline=None)
def test_words_are_listed_by_strength_of_category(spot, other):
    """A hand of a higher category never has a word that is listed as weaker."""
    one, two = ht.made_hand(*spot), ht.made_hand(*other)
    if CATEGORIES.index(one.category) > CATEGORIES.index(two.category):
        assert MADE_HANDS.index(one.made) < MADE_HANDS.index(two.made)


def flopped(hole):
    """How often each made hand comes on all 19,600 flops."""
    cards = parse_cards(hole)
    rest = [card for card in DECK if card not in cards]
    return Counter(made_word(cards, flop) for flop in combinations(rest, 3))


def test_how_often_a_pair_flops_a_set():
    """The usual table: a set 10.8 %, full house 0.98 %, four of a kind 0.24 %."""
    counts = flopped("7s 7d")
    assert sum(counts.values()) == 19_600
    assert counts["set"] == 2 * (48 * 44 // 2)
    assert counts["four of a kind"] == 48
    assert counts["full house"] == 2 * 12 * 6 + 12 * 4


def test_how_often_two_cards_flop_two_pair():
    """Both hole cards pair up on 2.02 % of the flops."""
    counts = flopped("As Kd")
    two_pair = ("top two pair", "top and bottom pair", "bottom two pair")
    assert sum(counts[word] for word in two_pair) == 3 * 3 * 44 == counts[two_pair[0]]
    assert counts["trips"] == 2 * 3 * 44
    assert counts["full house"] == 2 * 3 * 3


def test_sentences():
    found = ht.made_hand("Ah Kh", "Qh 7h 2c")
    assert repr(found) == (
        "Ah Kh on Qh 7h 2c: ace high; nut flush draw, backdoor straight draw,"
        " two overcards"
    )
    assert repr(ht.made_hand("Ah Kc", "8d 7c 6s 5d 2c")).endswith("ace high; no draw")
    assert 'aria-label="ace of hearts"' in found._repr_html_()


@pytest.mark.parametrize(
    ("hole", "board"), [("Ah", "Qh 7h 2c"), ("Ah Kh", "Qh 7h"), ("Ah Qh", "Qh 7h 2c")]
)
def test_cards_that_are_refused(hole, board):
    with pytest.raises(CardError):
        ht.made_hand(hole, board)
