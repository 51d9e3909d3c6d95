"""Outs: the usual counts, and each card tried by brute force."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import holdem_teach as ht
from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.ranking.categories import CATEGORIES, reference_value
from holdem_teach.strength.ranges import RangeError


@pytest.mark.parametrize(
    ("hole", "board", "count"),
    [
        ("9h 8h", "Th 7s 2c", 8 + 6),  # open-ended, and either card to a pair
        ("9h 8h", "Th 7s 2c Kd", 8 + 6),
        ("Jh Tc", "Qd 8c 2s", 4 + 6),  # gutshot
        ("Ah 8h", "Kh 5h 2c", 9 + 6),  # flush draw
        ("9h 8h", "Th 7h 2c", 15 + 6),  # both: 8 and 9, two of them the same cards
        ("As Kd", "Qh 7c 2d", 6),  # two overcards
        ("7s 7d", "Kh 9c 2d", 2),  # a pair to a set
        ("As Kd", "Kh 7c 2d", 2 + 3),  # top pair to trips or two pair
        ("Ks 7d", "Kh 7c 2d", 4),  # two pair to a full house
        ("7s 7d", "7h Kc 2d", 7),  # a set to a full house or four of a kind
        ("7s 7d", "7h Kc 2d 5s", 10),
        ("As 7d", "7h 7s 3s", 1 + 3 + 3),  # trips likewise
        ("As Kd", "Qh Qc 7d", 6),  # the third queen helps everybody
        ("As Qd", "Ah Kc 7d", 2 + 3),  # a king or a seven gives all a pair
        ("As Ac", "Kh Kc 7d", 2 + 2),  # an ace or a king to a full house
        ("As 5d", "Ad Ac 5h", 1),  # a full house to four of a kind
        ("2s 3d", "Kh Qc Jd Tc", 3 + 3),  # a nine or an ace plays on the board
    ],
)
def test_the_usual_counts(hole, board, count):
    found = ht.outs(hole, board)
    assert found.count == count
    assert found.unseen == 50 - len(found.board)
    assert not found.already_ahead and not found.ties


def test_what_the_outs_lead_to():
    found = ht.outs("7s 7d", "7h Kc 2d")
    assert list(found.to) == ["four of a kind", "full house"]
    assert found.to["four of a kind"] == parse_cards("7c")
    assert set(found.to["full house"]) == set(parse_cards("2c 2h 2s Kd Kh Ks"))


def test_a_card_that_helps_the_board_may_help_the_hand_more():
    # the board makes a straight with it, the hand a flush
    assert parse_cards("Qh")[0] in ht.outs("8h 5h", "8s 9h Td Jh").to["flush"]


def test_known_outs_against_a_hand():
    # a set can pair the board: two of nine hearts are no outs
    found = ht.outs("Ah Kh", "Qh 7h 2c", against="QsQd")
    assert found.count == 8 and parse_cards("2h")[0] not in found.cards
    # a shared king is no out, and a queen gives the other a set
    assert ht.outs("Ks Qs", "Jd 7c 2h", against="KdKc").count == 0
    # the same two pair on the board: a tie
    split = ht.outs("As 2d", "Ah 7c Kd", against="AcQc")
    assert split.cards == parse_cards("2c 2h 2s")
    assert split.ties == parse_cards("7d 7h 7s")


def test_who_is_ahead_has_no_outs():
    found = ht.outs("AsAd", "Kh 7c 2d", against="KsQs")
    assert found.already_ahead and found.cards == () == found.ties
    assert "ahead already" in repr(found)


def test_weights_that_balance_but_for_rounding_are_a_tie():
    text = "JhTh@0.1, JcTc@0.1, JsTs@0.1, QsQc@0.3"
    assert 0.1 + 0.1 + 0.1 != 0.3
    assert not ht.outs("As Kd", "Qh 7c 2d", against=text).already_ahead
    assert ht.outs("As Kd", "Qh 7c 2d", against=text + ", 9h8h@0.01").already_ahead


@st.composite
def duels(draw):
    size = draw(st.sampled_from((7, 8)))
    deal = st.lists(st.sampled_from(DECK), min_size=size, max_size=size, unique=True)
    cards = draw(deal)
    return cards[:2], cards[2:4], cards[4:]


def sign(mine, theirs):
    return (mine > theirs) - (mine < theirs)


@given(duels())
@settings(deadline=None, max_examples=25)
def test_against_a_hand_by_trying_each_card(duel):
    mine, theirs, board = duel

    def relation(*more):
        table = [*board, *more]
        return sign(
            reference_value([*mine, *table]), reference_value([*theirs, *table])
        )

    unseen = [card for card in DECK if card not in {*mine, *theirs, *board}]
    found = ht.outs(mine, board, against=theirs)
    better = {card for card in unseen if relation(card) == 1 > relation()}
    tied = {card for card in unseen if relation(card) == 0 > relation()}
    assert (set(found.cards), set(found.ties)) == (better, tied)
    assert found.unseen == len(unseen) == 48 - len(board)
    assert found.already_ahead == (relation() == 1)


@given(duels(), st.sampled_from(["QQ+, AK", "22+@0.25, A2s+@0.1", "random", "JTs"]))
@settings(deadline=None, max_examples=25)
def test_against_a_range_by_trying_each_card(duel, text):
    mine, _, board = duel
    held = ht.read_range(text)
    weights = dict(zip(held.hands, held.weights[held.weights > 0], strict=True))

    def relation(*more):
        table = [*board, *more]
        value = ht.evaluate([*mine, *table])
        hands = [hand for hand in weights if not {*hand} & {*mine, *table}]
        signs = (
            Fraction(float(weights[hand])).limit_denominator()
            * sign(value, ht.evaluate([*hand, *table]))
            for hand in hands
        )
        return sign(sum(signs), 0) if hands else None

    if relation() is None:
        return
    found = ht.outs(mine, board, against=text)
    then = {card: relation(card) for card in DECK if card not in {*mine, *board}}
    possible = {card: sign for card, sign in then.items() if sign is not None}
    assert found.unseen == len(possible)
    assert set(found.cards) == {c for c in possible if possible[c] == 1 > relation()}
    assert set(found.ties) == {c for c in possible if possible[c] == 0 > relation()}


@given(duels())
@settings(deadline=None, max_examples=50)
def test_without_an_opponent_an_out_improves_the_category(duel):
    mine, _, board = duel
    found = ht.outs(mine, board)

    def category(cards):
        return CATEGORIES.index(ht.category(ht.evaluate(cards)))

    now = category([*mine, *board])
    for card in set(DECK) - {*mine, *board}:
        table = [*board, card]
        then = category([*mine, *table])
        if card in found.cards:
            assert then > now
            assert len(table) < 5 or ht.evaluate([*mine, *table]) > ht.evaluate(table)
        elif then > now:  # what the card gives, it gives to the board as well
            pairs_the_board = card.rank in {shown.rank for shown in board}
            plays_the_board = len(table) == 5 and category(table) == then
            assert pairs_the_board or plays_the_board


def test_chances():
    found = ht.outs("As Kd", "Qh 7c 2d")
    assert found.next_card == pytest.approx(6 / 47)
    assert found.by_river == pytest.approx(1 - (41 * 40) / (47 * 46))
    turn = ht.outs("As Kd", "Qh 7c 2d 3s")
    assert turn.next_card == turn.by_river == pytest.approx(6 / 46)


def test_sentences():
    assert repr(ht.outs("As Kd", "Qh 7c 2d")) == (
        "Outs of As Kd on Qh 7c 2d: 6 of 47 unseen cards (top pair: Kc Kh Ks Ac Ad Ah);"
        " next card 12.8%, one of the next two 24.1%"
    )
    assert repr(ht.outs("As 2d", "Ah 7c Kd 9c", against="AcQc")) == (
        "Outs of As 2d on Ah 7c Kd 9c against AcQc: 2 of 44 unseen cards (top and"
        " bottom pair: 2h 2s); river 4.5%; 6 more to tie: 7d 7h 7s 9d 9h 9s"
    )  # the two of clubs makes the other a flush
    html = ht.outs("As Kd", "Qh 7c 2d")._repr_html_()
    assert '<th scope="row">top pair</th>' in html and "<td>6</td>" in html


@pytest.mark.parametrize(
    ("hole", "board", "against", "error", "reason"),
    [
        ("As Kd", "Qh 7c", None, CardError, "board: 2 given"),
        ("As Kd", "Qh 7c 2d 3s 4s", None, CardError, "expected 3 or 4"),
        ("As Kd", "As 7c 2d", None, CardError, "already in hole"),
        ("As Kd", "Qh 7c 2d", "AsKs", RangeError, "no combination left for the range"),
        ("As Kd", "Qh 7c 2d", "QQx", RangeError, "'QQx' is not understood"),
    ],
)
def test_what_is_refused(hole, board, against, error, reason):
    with pytest.raises(error, match=reason):
        ht.outs(hole, board, against)
