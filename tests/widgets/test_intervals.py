"""Intervals are drawn where they lie, and said in words."""

import re

import pytest

from holdem_teach.tournament.standings import Rate
from holdem_teach.widgets.charts import bands
from holdem_teach.widgets.intervals import intervals

RATES = {
    "a < b": Rate(12, 4, 20, 100),
    "open": Rate(-1, -6, 4, 100),
    "lost": Rate(-9, -12, -6, 100),
}


def positions(svg, attribute):
    return [float(x) for x in re.findall(rf'{attribute}="([-\d.]+)"', svg)]


def test_the_words_stand_beside_the_picture_and_in_it():
    shown = intervals("Who wins", RATES, "chips")
    assert repr(shown).splitlines() == [
        "Who wins (chips)",
        "a < b: +12.0 (+4.0 to +20.0), wins",
        "open: -1.0 (-6.0 to +4.0), open",
        "lost: -9.0 (-12.0 to -6.0), loses",
    ]
    assert 'aria-label="Who wins (chips)' in shown.html
    assert "a &lt; b" in shown.html and "a < b" not in shown.html


def test_a_line_crosses_0_where_nobody_is_told_to_be_better():
    svg = intervals("x", RATES, "chips").html
    (zero, *lows), (_, *highs) = positions(svg, "x1"), positions(svg, "x2")
    sides = [(low > zero, high > zero) for low, high in zip(lows, highs, strict=True)]
    assert sides == [(True, True), (False, True), (False, False)]
    middles = positions(svg, "cx")
    assert all(
        low < middle < high
        for low, middle, high in zip(lows, middles, highs, strict=True)
    )


def test_lengths_are_to_scale():
    svg = intervals("x", RATES, "chips").html
    (_, *lows), (_, *highs) = positions(svg, "x1"), positions(svg, "x2")
    per_chip = [
        (high - low) / (rate.high - rate.low)
        for low, high, rate in zip(lows, highs, RATES.values(), strict=True)
    ]
    assert max(per_chip) - min(per_chip) < 0.05


def test_one_rate_alone_that_is_sure_can_be_drawn():
    assert "cx=" in intervals("x", {"all": Rate(0, 0, 0, 1)}, "chips").html


def test_no_rates_are_refused():
    with pytest.raises(ValueError, match="expected one or more"):
        intervals("x", {}, "chips")


def test_bands_hold_every_value_once():
    found = bands([-3.5, 0, 4.999, 5, 99], edges=range(0, 11, 5))
    assert found == {
        "below 0": 0.2,
        "0 to 5": 0.4,
        "5 to 10": 0.2,
        "10 and more": 0.2,
    }
