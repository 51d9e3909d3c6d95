"""The range matrix: by text and by hand, with cards out, and what it has made."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

import holdem_teach as ht
from holdem_teach.strength.hand_names import HAND_NAMES
from holdem_teach.strength.ranges import RangeError
from holdem_teach.widgets.picking import pick
from holdem_teach.widgets.range_page import range_html, sentence
from holdem_teach.widgets.range_state import RangeState

EMPTY = RangeState(pick("", ""))


def labels(html):
    return re.findall('<td[^>]* aria-label="([^"]*)"', html)


@pytest.mark.parametrize("hand", ["AA", "AKs", "72o"])
def test_a_hand_goes_in_and_out(hand):
    chosen = EMPTY.with_hand(hand)
    assert chosen.toggled().text == hand
    assert chosen.toggled().weight == 100
    assert chosen.toggled().toggled() == chosen


def test_a_weight_is_put_on_one_hand_alone():
    state = EMPTY.with_text("QQ+, AK").with_hand("AKo").with_weight(25)
    assert ht.read_range(state.text) == ht.read_range("QQ+, AKs, AKo@0.25")
    assert state.weight == 25


def test_text_is_kept_as_it_was_typed():
    assert EMPTY.with_text(" 15% ").text == "15%"
    with pytest.raises(RangeError, match="'QX' is not understood"):
        EMPTY.with_text("QX")


def test_cards_that_are_out_leave_fewer():
    state = RangeState(pick("As Kd", "2c 7s 9d"), "AA, AKs, KK")
    found = labels(range_html(state))
    assert "AA: 3 of 6 hands, weight 100 per cent" in found
    assert "AKs: 2 of 4 hands, weight 100 per cent" in found
    assert "22: not in the range" in found
    assert [label.partition(":")[0] for label in found] == list(HAND_NAMES)
    left = ht.read_range("AA, AKs, KK", "As Kd 2c 7s 9d").combos
    assert f"{left} of them are left" in sentence(state)


def test_what_is_left_is_broken_down_on_the_board():
    state = RangeState(pick("As", "Ad 7s 2h"), "AA, AK")
    html = range_html(state)
    expected = ht.breakdown(ht.read_range("AA, AK", "As Ad 7s 2h"), "Ad 7s 2h")
    for word, share in expected.made.items():
        assert f'<th scope="row">{word}</th><td>{share:.1%}</td>' in html
    assert "Made hands" not in range_html(EMPTY.with_text("AA"))


def test_nothing_left_is_said():
    state = RangeState(pick("As Ad", "Ah 7s 2h"), "AA")
    assert state.left is None
    assert "0 of them are left" in sentence(state)
    assert "AA: 0 of 6 hands" in range_html(state)


@pytest.mark.parametrize("text", ["", "QQ+, AKs, 76s@0.5", "100%", "AsKs, 72o@1%"])
@pytest.mark.parametrize("board", ["", "2c 7s", "2c 7s 9d", "2c 7s 9d As Ks"])
def test_the_page_is_well_formed(text, board):
    html = range_html(RangeState(pick("", board), text))
    ElementTree.fromstring(html.replace("&nbsp;", " ").replace("<br>", ""))


@pytest.fixture
def matrix():
    return ht.explore_range("QQ+, AKs")


def test_text_and_hand_change_the_value(matrix):
    matrix.range.value = "JJ+"
    assert matrix.value == ht.read_range("JJ+")
    matrix.hand.value = "AKs"
    assert matrix.weight.value == 0
    matrix.weight.value = 50
    assert matrix.value == ht.read_range("JJ+, AKs@0.5")
    assert matrix.range.value == "JJ+, AKs@0.5"
    matrix.toggle.click()
    assert matrix.value == ht.read_range("JJ+")
    assert eval(matrix.python.value, {"ht": ht}) == matrix.value


def test_an_empty_range_has_no_value(matrix):
    matrix.range.value = ""
    assert matrix.value is None
    assert matrix.python.value == ""
    assert "No hand is in the range" in matrix.page.value


def test_what_is_refused_stays_to_be_mended(matrix):
    matrix.range.value = "QX"
    assert "QX" in matrix.note
    assert "What was there stays: QQ+, AKs" in matrix.note
    assert matrix.value == ht.read_range("QQ+, AKs")
    assert matrix.range.value == "QX"


def test_bad_arguments_raise():
    with pytest.raises(RangeError):
        ht.explore_range("QX")


def test_there_is_text_where_no_widget_can_be(matrix):
    assert matrix.text().startswith("Range matrix: QQ+, AKs. The range has 22 hands")
