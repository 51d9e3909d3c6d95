"""Ranges: read, weighed, printed back, and held against two other programs."""

from __future__ import annotations

from itertools import combinations

import eval7
import numpy as np
import pokerkit
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import holdem_teach as ht
from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.strength.hand_names import COMBOS, PAIRS, PLACES, pair_index
from holdem_teach.strength.ranges import HAND_NAMES, Range, RangeError, read_range

ALL = list(combinations(range(52), 2))


def named(text):
    """The pairs of cards of a range, as a set of frozensets of "As"."""
    return {frozenset(map(str, hand)) for hand in read_range(text).hands}


def weight_of(read, cards):
    return float(read.weights[ALL.index(tuple(sorted(parse_cards(cards))))])


def test_the_square_of_names():
    assert len(set(HAND_NAMES)) == 169
    assert HAND_NAMES[:3] == ("AA", "AKs", "AQs")
    assert HAND_NAMES[13:15] == ("AKo", "KK")
    assert HAND_NAMES[-1] == "22"
    assert [COMBOS.tolist().count(size) for size in (6, 4, 12)] == [13, 78, 78]
    assert [pair_index(b, a) for a, b in ALL] == list(range(1326))


def test_each_pair_of_cards_has_its_name():
    for (low, high), place in zip(PAIRS.tolist(), PLACES, strict=True):
        one, other = DECK[high], DECK[low]
        kind = "" if one.rank == other.rank else "so"[one.suit != other.suit]
        assert HAND_NAMES[place] == str(one)[0] + str(other)[0] + kind


@pytest.mark.parametrize(
    ("text", "combos"),
    [
        ("QQ+", 18),
        ("QQ-99", 24),
        ("99-QQ", 24),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("ATs+", 16),
        ("AT+", 64),
        ("T9s+", 4),
        ("T6s+", 16),
        ("A5s-A2s", 16),
        ("JTs-76s", 20),
        ("J9o-86o", 48),
        ("AsAd", 1),
        ("KdQd", 1),
        ("QQ+, AKs, A5s-A2s, 76s@0.5, KdQd", 18 + 4 + 16 + 4 + 1),
        ("random", 1326),
        ("any two", 1326),
        ("100%", 1326),
        ("22+", 78),
    ],
)
def test_how_many_hands(text, combos):
    assert read_range(text).combos == combos


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("QQ–99", "QQ-99"),
        ("QQ — 99", "QQ-99"),
        ("qq+ aks", "QQ+, AKs"),
        ("KAs; 1010", "AKs, TT"),
        ("j10s", "JTs"),
        ("KA", "AK"),
        ("As Ad", "AsAd"),
        ("A♠ A♦️", "AsAd"),
        ("10d 9d", "Td9d"),
        ("As Ad Ks Kd", "AsAd, KsKd"),
        ("AdAs", "AsAd"),
        ("76s @ 50 %", "76s@0.5"),
        ("76s@50%", "76s@.5"),
        ("RANDOM", "Any  Two"),
        ("AK, AKs@0.5", "AKo, AKs@0.5"),
        ("QQ+, AA@0", "KK-QQ"),
        ("\n22+,\tAKs ,", "22+ AKs"),
    ],
)
def test_spellings(one, other):
    assert read_range(one) == read_range(other)
    assert hash(read_range(one)) == hash(read_range(other))


def test_weights_and_their_sums():
    read = read_range("QQ+, AKs@0.5, KdQd@25%")
    assert weight_of(read, "As Ks") == 0.5
    assert weight_of(read, "Kd Qd") == 0.25
    assert weight_of(read, "7c 2d") == 0
    assert (read.combos, read.total) == (23, 20.25)
    assert read.share == 20.25 / 1326
    assert repr(read) == (
        "range QQ+, AKs@0.5, KdQd@0.25: 23 hands that weigh 20.25 of 1,326 (1.5%)"
    )


def test_weights_cannot_be_written_to():
    with pytest.raises(ValueError, match="read-only"):
        read_range("AA").weights[0] = 1
    mine = np.ones(1326)
    made = Range.from_weights(mine)
    mine[0] = 0
    assert made.weights[0] == 1


@pytest.mark.parametrize(
    ("dead", "combos"), [("", 18), ("As", 15), ("As Ks 7d", 12), ("AsAdAhKs", 9)]
)
def test_dead_cards_block_hands(dead, combos):
    read = read_range("QQ+", dead)
    assert read == read_range("QQ+").without(dead)
    assert read.combos == combos
    assert not any(set(hand) & set(parse_cards(dead)) for hand in read.hands)


def test_a_hand_may_be_given_as_cards_and_a_range_as_it_is():
    aces = read_range("AsAd")
    assert read_range(parse_cards("As Ad")) == read_range([49, 51]) == aces
    assert read_range(aces) is aces
    assert read_range(read_range("AA"), dead="As").combos == 3


# Notations that both other programs read: names, a plus, one hand, pairs with a dash.
SHARED = [
    "QQ+",
    "ATs+",
    "A5o+",
    "T9s+",
    "T6+",
    "AK",
    "KJo",
    "99-66",
    "AsKd",
    "22+, 76s",
]


@pytest.mark.parametrize("text", [*SHARED, "A5s-A2s", "KT-K7", "Q8o-Q4o"])
def test_as_eval7_reads_it(text):
    hands = [frozenset(map(str, hand)) for hand, _ in eval7.HandRange(text).hands]
    assert named(text) == set(hands)


@pytest.mark.parametrize("text", [*SHARED, "JTs-76s", "KJ-86", "T8o-86o"])
def test_as_pokerkit_reads_it(text):
    parsed = pokerkit.parse_range(text)
    assert named(text) == {frozenset(map(repr, hand)) for hand in parsed}


def test_weights_as_eval7_reads_them():
    theirs = {
        frozenset(map(str, hand)): weight
        for hand, weight in eval7.HandRange("TT+, 40%(ATs+), 0.25(76s)").hands
    }
    read = read_range("TT+, ATs+@40%, 76s@0.25")
    ours = {
        frozenset(map(str, hand)): weight
        for hand, weight in zip(read.hands, read.weights[read.weights > 0], strict=True)
    }
    assert ours == pytest.approx(theirs)


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("AA KK QQ", "QQ+"),
        ("AA", "AA"),
        ("99 TT 88 55", "TT-88, 55"),
        ("AKs AKo", "AK"),
        ("AK, AQs, A5s", "AK, AQs, A5s"),
        ("AK, AQs, AJs", "AK, AJs+"),
        ("A2s A3s A4s A5s AKo", "A5s-A2s, AKo"),
        ("JTs T9s 98s", "JTs-98s"),
        ("JTs J8s T9s 98s", "JTs-98s, J8s"),
        ("T9s T8s T7s 98s", "T7s+, 98s"),
        ("76s@0.5, AKs", "AKs, 76s@0.5"),
        ("random", "100%"),
        ("random@50%", "100%@0.5"),
        ("AsKs AsKd KsAh", "AsKs, AsKd, AhKs"),
        ("AsKs AdKd AhKh AcKc", "AKs"),
    ],
)
def test_printed_in_short(text, short):
    assert str(read_range(text)) == short


WEIGHTS = st.sampled_from([1.0, 0.5, 1 / 3, 1e-7])
BY_NAME = st.dictionaries(st.sampled_from(range(169)), WEIGHTS)
BY_PAIR = st.dictionaries(st.sampled_from(range(1326)), WEIGHTS, max_size=5)


@st.composite
def ranges(draw, by_pair=BY_PAIR):
    weights = np.zeros(1326)
    for place, weight in draw(BY_NAME).items():
        weights[np.equal(PLACES, place)] = weight
    for pair, weight in draw(by_pair).items():
        weights[pair] = weight
    weights[draw(st.integers(0, 1325))] = 1  # never empty
    return Range.from_weights(weights)


@given(ranges())
@settings(deadline=None)
def test_what_is_printed_reads_as_the_same(made):
    assert read_range(str(made)) == made


@given(ranges())
@settings(deadline=None)
def test_no_printed_part_can_be_left_out(made):
    parts = str(made).split(", ")
    for place in range(len(parts) if len(parts) > 1 else 0):
        assert read_range(", ".join(parts[:place] + parts[place + 1 :])) != made


@given(BY_NAME.filter(bool))
@settings(deadline=None)
def test_never_longer_than_the_names_in_a_list(by_name):
    listed = ", ".join(
        HAND_NAMES[place] + ("" if weight == 1 else f"@{weight!r}")
        for place, weight in by_name.items()
    )
    assert len(str(read_range(listed))) <= len(listed)


@given(BY_NAME.filter(bool))
@settings(deadline=None)
def test_the_square_both_ways(by_name):
    square = np.zeros((13, 13))
    for place, weight in by_name.items():
        square[divmod(place, 13)] = weight
    made = Range.from_matrix(square)
    assert made.matrix() == pytest.approx(square)
    assert Range.from_matrix(made.matrix().clip(0, 1)).matrix() == pytest.approx(square)


def test_the_square_says_what_part_of_a_name_is_there():
    square = read_range("AK, QQ@0.5, AA", dead="As").matrix()
    assert square[0, 0] == pytest.approx(3 / 6)  # AA
    assert square[0, 1] == pytest.approx(3 / 4)  # AKs
    assert square[1, 0] == pytest.approx(9 / 12)  # AKo
    assert square[2, 2] == pytest.approx(0.5)  # QQ


def test_html_says_in_text_what_is_in_the_range():
    html = read_range("AK, QQ@0.5")._repr_html_()
    assert html.count("<td") == 169 and html.count("<tr>") == 13
    assert "<b>AKs</b> 100</td>" in html and "<b>QQ</b> 50</td>" in html
    assert ">72o</td>" in html and "AK, QQ@0.5" in html


@pytest.mark.parametrize(
    ("text", "named", "reason"),
    [
        ("QQ+, AKx", "'AKx'", "is not understood"),
        ("QQ+, AK++", "'AK++'", "is not understood"),
        ("KdQd+", "'KdQd+'", "is not understood"),
        ("QQ-", "'QQ-'", "is not understood"),
        ("99-66-22", "'99-66-22'", "is not understood"),
        ("As, KK", "'As'", "is not understood"),
        ("x%", "'x%'", "is not understood"),
        ("@0.5", "'@0.5'", "is not understood"),
        ("KK, AAs", "'AAs'", "never suited"),
        ("AKs-AQo", "'AKs-AQo'", "two kinds"),
        ("QQ-AK", "'QQ-AK'", "two kinds"),
        ("AKs-K5s", "'AKs-K5s'", "no line"),
        ("QQ@1.5", "'QQ@1.5'", "weight"),
        ("QQ@-0.1", "'QQ@-0.1'", "weight"),
        ("QQ@nan", "'QQ@nan'", "weight"),
        ("QQ@", "'QQ@'", "weight"),
        ("QQ@half", "'QQ@half'", "weight"),
        ("0%", "'0%'", "more than 0%"),
        ("-5%", "'-5%'", "more than 0%"),
        ("101%", "'101%'", "more than 0%"),
        ("nan%", "'nan%'", "more than 0%"),
        ("", "range", "nothing was given"),
        (" , ; ", "range", "nothing was given"),
        ("AA@0", "AA@0", "no combination left for the range"),
        (None, "None", "expected text"),
        (7, "7", "expected text"),
    ],
)
def test_what_is_refused(text, named, reason):
    with pytest.raises(RangeError, match=reason) as refusal:
        read_range(text)
    assert named in str(refusal.value) and "\n" not in str(refusal.value)


@pytest.mark.parametrize(("text", "dead"), [("AsAs", ""), ("AA", "Ax"), ([51], "")])
def test_cards_are_refused_as_everywhere(text, dead):
    with pytest.raises(CardError):
        read_range(text, dead)


def test_a_range_that_is_blocked_wholly():
    with pytest.raises(RangeError, match=r"no combination left for the range AA: .*Ac"):
        read_range("AA", dead="Ac Ad Ah")


@pytest.mark.parametrize(
    ("weights", "reason"),
    [
        ([1, 2], r"shape \(2,\) .* expected \(1326,\)"),
        ([0.0] * 1326, "no combination left"),
        ([float("nan")] + [1.0] * 1325, "nan was given for 2d2c"),
        ([1.0] * 1325 + [-0.5], "-0.5 was given for AsAh"),
        (["x"] * 1326, "numbers from 0 to 1"),
    ],
)
def test_weights_that_are_refused(weights, reason):
    with pytest.raises(RangeError, match=reason):
        Range.from_weights(weights)


def test_a_weight_of_minus_nought_is_nought():
    one = Range.from_weights([0.0] * 1325 + [1.0])
    other = Range.from_weights([-0.0] * 1325 + [1.0])
    assert one == other and hash(one) == hash(other)


def test_squares_that_are_refused():
    square = np.zeros((13, 13))
    square[0, 1] = 2
    with pytest.raises(RangeError, match=r"2\.0 was given for AKs"):
        Range.from_matrix(square)
    with pytest.raises(RangeError, match=r"expected \(13, 13\)"):
        Range.from_matrix(np.ones(169))


@given(st.text(max_size=12) | st.text("AKQJT9so+-@%., 150dhc", max_size=12))
@settings(deadline=None, max_examples=300)
def test_any_text_is_read_or_refused(text):
    try:
        read = read_range(text)
    except (RangeError, CardError):  # anything else is a fault of ours
        return
    assert read_range(str(read)) == read


def test_public_names():
    assert ht.read_range is read_range and ht.Range is Range
    assert ht.RangeError is RangeError and issubclass(RangeError, ValueError)
