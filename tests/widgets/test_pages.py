"""The explorer's pages: right numbers, nothing shown early, words for listeners."""

import re
import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest

import holdem_teach as ht
from holdem_teach.strength.hand_names import HAND_NAMES
from holdem_teach.widgets.asking import answer
from holdem_teach.widgets.exploration import start
from holdem_teach.widgets.opponents import counts_by_name
from holdem_teach.widgets.pages import PAGES, page_html
from holdem_teach.widgets.story import story_html

FLOP = start("Ad Qc", "3h 4c Jh")
SPOTS = [
    FLOP,
    start("8d 7d", "9d 6c 2d 3s"),
    start("Ad Qc", "3h 4c Jh 7s 2d"),
    start("2c 3d", "As Ks Qs Js Ts"),
    FLOP.with_weights("QQ+, AKs, AQ@0.25"),
]


def shown(page, state, hand=""):
    return page_html(page, state.with_guess_first(False), answer(state), hand)


def plain(html):
    return re.sub(r"<style>.*?</style>|<[^>]*>", "", html)


@pytest.mark.parametrize("page", [page for page in PAGES if page != "history"])
def test_no_number_is_on_a_page_before_the_guess(page):
    hidden = page_html(page, FLOP, answer(FLOP), "AA")
    assert not re.search(r"\d", plain(hidden))


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("state", SPOTS)
def test_each_page_is_well_formed_and_has_no_trouble(page, state):
    html = shown(page, state, "AKs")
    assert 'role="alert"' not in html
    ElementTree.fromstring(
        f"<div>{html.replace('&nbsp;', ' ').replace('<br>', '')}</div>"
    )


@pytest.mark.parametrize("page", ["opponents", "next", "all"])
def test_squares_of_hands_are_for_holdem(page):
    omaha = start("As Kd Qc Jc", "3h 4c Jh 2c 9d")
    assert "hands of four cards do not fit" in shown(page, omaha)


@pytest.mark.parametrize("state", SPOTS)
def test_the_map_counts_as_the_answer_does(state):
    result = answer(state)
    counts = counts_by_name(state).sum(axis=0)
    assert counts == pytest.approx([result.ahead, result.tied, result.behind])


def test_each_cell_of_the_map_says_in_words_what_its_signs_mean():
    html = shown("opponents", FLOP)
    labels = re.findall('aria-label="([^"]*)"', html)
    assert len(labels) == 169
    assert [label.partition(":")[0] for label in labels] == list(HAND_NAMES)
    assert "AA: behind 3" in labels
    assert "KQs: ahead of 3" in labels


def test_a_hand_whose_suits_differ_is_said_to_be_mixed():
    state = start("Ah Kd", "Qh 7h 2h 3c")
    assert "J9s: ahead of 3, behind 1" in shown("opponents", state)
    assert "it depends on the suits" in story_html(state, "J9s")


def test_hands_outside_of_a_range_count_for_nothing():
    html = shown("opponents", FLOP.with_weights("QQ+"))
    assert "72o: none" in html
    assert "KK: behind 6" in html


def test_the_story_ends_as_equity_says():
    html = story_html(FLOP, "KJo")
    of, win, tie, lose = map(
        int,
        re.search(r"of (100) you win (\d+), tie (\d+) and lose (\d+)", html).groups(),
    )
    assert of == win + tie + lose
    equity = ht.equity(["AdQc", "KJo"], "3h 4c Jh")
    assert win + tie / 2 == pytest.approx(100 * equity.equity[0], abs=1)
    assert html.count("<tr>") == 1 + 9


def test_the_story_of_a_hand_that_nobody_can_hold_is_said():
    trips = start("Ad Ac", "Ah 4c Jh")
    assert "No opponent can hold AA here" in story_html(trips, "AA")


def test_streets_say_what_each_card_did():
    html = shown("streets", start("Ad Qc", "3h 4c Jh Qh 2s"))
    ehs = [
        ht.effective_hand_strength("Ad Qc", board).ehs
        for board in ("3h 4c Jh", "3h 4c Jh Qh", "3h 4c Jh Qh 2s")
    ]
    flop, turn, river = (round(100 * each) for each in ehs)
    assert f"turn Qh: EHS {flop} to {turn}; river 2s: EHS {turn} to {river}" in html


def test_the_grid_names_one_s_own_hand():
    matrix = ht.ehs_grid("3h 4c Jh").matrix()
    own = matrix[2, 0]  # AQo
    rank = 1 + int(np.nansum(matrix > own))
    assert f"AQo is number {rank} of the 169 kinds of hands here" in shown("all", FLOP)


@pytest.mark.parametrize("page", ["answer", "next"])
@pytest.mark.parametrize("state", SPOTS[-1:])
def test_the_map_of_next_cards_begins_where_the_answer_ends(page, state):
    several = state.with_opponents(3)
    ehs = answer(several).ehs
    said = {"answer": f"{100 * ehs:.1f} %", "next": f"EHS {ehs:.3f} now"}
    assert said[page] in shown(page, several)


def test_samples_are_of_any_hand_on_every_page():
    state = FLOP.with_weights("JTs").with_opponents(3).with_samples(100)
    assert counts_by_name(state).sum() == 1081
    assert "JT" not in plain(shown("next", state))


def test_outs_are_those_against_the_range():
    assert "Outs of Ad Qc on 3h 4c Jh against JTs" in shown(
        "next", FLOP.with_weights("JTs")
    )
    assert "No card is to come" in shown("next", start("Ad Qc", "3h 4c Jh 7s 2d"))
