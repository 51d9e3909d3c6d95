"""Pot arithmetic, from expected values and by counting."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import holdem_teach as ht

CHIPS = st.floats(0.01, 1e6)


def test_known_numbers():
    assert ht.needed_equity(100, 50) == 0.25
    assert ht.minimum_defence(100, 50) == pytest.approx(2 / 3)
    assert ht.needed_equity(100, 100) == pytest.approx(1 / 3)
    assert ht.minimum_defence(100, 100) == 0.5
    assert (ht.needed_equity(0, 5), ht.minimum_defence(0, 5)) == (0.5, 0)


@given(CHIPS, CHIPS)
def test_a_call_with_just_the_needed_equity_gains_nothing(pot, bet):
    equity = ht.needed_equity(pot, bet)
    assert equity * (pot + bet) - (1 - equity) * bet == pytest.approx(0, abs=1e-6 * bet)


@given(CHIPS, CHIPS)
def test_a_bluff_against_the_minimum_defence_gains_nothing(pot, bet):
    defence = ht.minimum_defence(pot, bet)
    gain = (1 - defence) * pot - defence * bet
    assert gain == pytest.approx(0, abs=1e-6 * (pot + bet))


@pytest.mark.parametrize(
    ("outs", "to_come", "rule", "exact"),
    [
        (9, 2, 0.36, 0.3497),
        (8, 2, 0.32, 0.3145),
        (4, 2, 0.16, 0.1647),
        (15, 2, 0.60, 0.5412),
        (9, 1, 0.18, 9 / 46),
        (0, 2, 0, 0),
        (47, 2, 1.88, 1),
    ],
)
def test_the_rule_beside_the_exact_chance(outs, to_come, rule, exact):
    found = ht.rule_of_four_and_two(outs, to_come)
    assert found.rule == pytest.approx(rule)
    assert found.exact == pytest.approx(exact, abs=5e-5)


@given(st.integers(1, 2), st.integers(3, 20), st.data())
def test_the_exact_chance_by_counting(to_come, unseen, data):
    outs = data.draw(st.integers(0, unseen))
    draws = list(combinations(range(unseen), to_come))
    hits = sum(any(card < outs for card in draw) for draw in draws)
    found = ht.rule_of_four_and_two(outs, to_come, unseen)
    assert found.exact == pytest.approx(hits / len(draws))


def test_sentence():
    found = ht.rule_of_four_and_two(1, cards_to_come=1, unseen=44)
    assert repr(found) == ("1 out and 1 card to come: the rule says 2%, exactly 2.3%")
    assert repr(found) in found._repr_html_()


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: ht.needed_equity(-1, 5), "pot: -1"),
        (lambda: ht.needed_equity(float("nan"), 5), "pot: nan"),
        (lambda: ht.needed_equity("100", 5), "pot: '100'"),
        (lambda: ht.minimum_defence(100, 0), "bet: 0 .* more than 0"),
        (lambda: ht.minimum_defence(100, float("inf")), "bet: inf"),
        (lambda: ht.minimum_defence(100, True), "bet: True"),
        (lambda: ht.rule_of_four_and_two(-1), "outs: -1 .* 0 to 47"),
        (lambda: ht.rule_of_four_and_two(48), "outs: 48"),
        (lambda: ht.rule_of_four_and_two(2.5), "outs: 2.5"),
        (lambda: ht.rule_of_four_and_two(9, 3), "cards_to_come: 3 .* 1 or 2"),
        (lambda: ht.rule_of_four_and_two(9, 2, 1), "unseen: 1 .* from 2 to 52"),
        (lambda: ht.rule_of_four_and_two(9, 2, 60), "unseen: 60"),
    ],
)
def test_what_is_refused(call, reason):
    with pytest.raises(ValueError, match=reason):
        call()
