"""The pot builder: the same chips by layers and by shares, and what is refused."""

import re
import xml.etree.ElementTree as ElementTree
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import holdem_teach as ht
from holdem_teach.game.pots import proportional_shares, side_pots
from holdem_teach.widgets.pot_page import pots_html, sentence
from holdem_teach.widgets.pot_shares import divided
from holdem_teach.widgets.pot_state import build_pots


@st.composite
def states(draw):
    chips = draw(st.lists(st.integers(0, 60), min_size=2, max_size=9))
    seats = range(len(chips))
    folded = draw(st.sets(st.sampled_from(seats), max_size=len(chips) - 1))
    places = draw(st.lists(st.integers(0, 2), min_size=len(chips), max_size=9))
    groups = [[s for s in seats if places[s] == place] for place in range(3)]
    live = [[str(s) for s in group if s not in folded] for group in groups]
    ranking = " > ".join(" = ".join(group) for group in live if group)
    button = draw(st.integers(0, len(chips) - 1))
    return build_pots(chips, folded, ranking, button)


def chip_by_chip(state):
    """Shares by layers as a slow reader would count them: one chip high at a time."""
    back = divided(state).returned
    paid = list(state.chips)
    got = [0.0] * len(paid)
    if back:
        paid[back[0]] -= back[1]
        got[back[0]] += back[1]
    live = [seat for group in state.still_in for seat in group]
    eligible = live
    for level in range(1, max(paid) + 1):
        eligible = [seat for seat in live if paid[seat] >= level] or eligible
        best = next(g for g in state.still_in if set(g) & set(eligible))
        sharing = set(best) & set(eligible)
        for seat in sharing:
            got[seat] += sum(chips >= level for chips in paid) / len(sharing)
    return got


@given(states())
def test_every_chip_is_divided_by_both_rules(state):
    shares = divided(state)
    assert sum(shares.by_layers) == sum(shares.by_entitlements) == sum(state.chips)
    assert shares.pots == side_pots(state.chips, state.folded)
    assert shares.by_entitlements == proportional_shares(
        state.chips, state.still_in, state.button
    )
    for seat in state.folded:
        assert shares.by_layers[seat] == shares.by_entitlements[seat] == 0


@given(states())
def test_layers_are_what_one_counts_chip_by_chip(state):
    shares = divided(state)
    for seat, expected in enumerate(chip_by_chip(state)):
        assert abs(shares.by_layers[seat] - expected) < len(shares.pots) + 1e-9
    for pot, each in zip(shares.pots, shares.in_pots, strict=True):
        assert sum(each) == pot[0]


@settings(max_examples=25)
@given(states())
def test_what_is_shown_can_be_typed_and_run_again(state):
    again = build_pots(state.chips_text, state.folded_text, state.ranking_text)
    assert again.still_in == state.still_in
    html = pots_html(state, divided(state))
    ElementTree.fromstring(html)
    python = ht.explore_pots(
        state.chips_text,
        folded=state.folded_text,
        ranking=state.ranking_text,
        button=state.button,
    ).python.value
    assert eval(python, {"ht": ht}) == divided(state).pots


def test_the_rule_books_own_example():
    shares = divided(build_pots("30 70 70", ranking="0 = 1 > 2"))
    assert shares.by_entitlements == [59, 111, 0]
    assert shares.by_layers == [45, 125, 0]


def test_entitlements_that_are_shown_are_those_that_are_paid():
    state = build_pots("30 70 90", "2", "0 = 1")
    shares = divided(state)
    assert shares.entitlements == {0: 90, 1: 190}
    assert "90 of 280" in pots_html(state, shares)


def test_odd_chips_are_counted_from_the_button():
    for button, expected in ((0, [5, 5, 5]), (2, [5, 5, 5])):
        state = build_pots("5 5 5", ranking="0 = 1 = 2", button=button)
        assert divided(state).by_layers == expected
    state = build_pots("5 5 5", ranking="0 = 1", button=0)
    assert divided(state).by_layers == [7, 8, 0]  # N6: from the button's left
    assert divided(state).by_entitlements == [8, 7, 0]  # L13: from the button


def test_who_is_not_named_comes_last_and_ties():
    assert build_pots("1 1 1 1", ranking="3").ranking_text == "3 > 0 = 1 = 2"


def test_seats_that_are_gone_are_forgotten_and_new_ones_come_last():
    state = build_pots("1 1 1 1", "3", "2 > 1", 3).with_chips("5 5")
    assert (state.folded, state.button) == (frozenset(), 1)
    assert state.ranking_text == "1 > 0"
    assert state.with_chips("5 5 5").ranking_text == "1 > 0 > 2"


@pytest.mark.parametrize(
    ("step", "text", "why"),
    [
        ("with_chips", "30 x", "'x' given, expected whole numbers of chips"),
        ("with_chips", "30 -5", "'-5' given"),
        ("with_chips", "30 1000001", "'1000001' given"),
        ("with_chips", "30", "1 seat given, expected 2 to 9"),
        ("with_chips", "1 " * 10, "10 seats given"),
        ("with_folded", "7", "seat 7 given, expected one from 0 to 2"),
        ("with_folded", "0 1 2", "All seats would have folded"),
        ("with_ranking", "0 > 0", "Seat 0 is named twice"),
        ("with_ranking", "0 > 2", "Seat 2 has folded"),
        ("with_button", 3, "seat 3 given"),
        ("with_button", True, "seat True given"),
    ],
)
def test_what_is_wrong_is_said(step, text, why):
    state = build_pots("30 70 70", "2")
    with pytest.raises(ValueError, match=re.escape(why)):
        getattr(state, step)(text)


def test_random_cases_have_as_many_seats_and_somebody_left():
    state, random = build_pots("1 1 1 1 1"), Random(1)
    drawn = [state.drawn(random) for _ in range(200)]
    assert {len(each.chips) for each in drawn} == {5}
    assert {len(each.folded) for each in drawn} == {0, 1, 2, 3}
    assert any(len(each.still_in[0]) == 2 for each in drawn)


@pytest.fixture
def explorer():
    return ht.explore_pots("30 70 70", ranking="0 = 1 > 2", seed=1)


def test_typing_changes_the_value(explorer):
    explorer.chips.value = "50 200 80"
    explorer.folded.value = "2"
    assert explorer.value.pots == [(150, (0, 1)), (60, (1,))]
    assert explorer.value.returned == (1, 120)
    assert "120 that nobody matched go back to seat 1" in explorer.page.value
    explorer.draw.click()
    assert explorer.chips.value == explorer.state.chips_text != "50 200 80"


def test_what_is_refused_stays_to_be_mended(explorer):
    explorer.folded.value = "0 1 2"
    assert "All seats would have folded" in explorer.note
    assert "What was there stays: 30 70 70" in explorer.note
    assert explorer.state.folded == frozenset()


def test_the_picture_has_words(explorer):
    picture = re.search(r'role="img" aria-label="([^"]*)"', explorer.page.value)[1]
    assert picture in sentence(explorer.state, explorer.value)
    assert explorer.text().startswith("Pot builder. Who may win what: main pot of 90")
