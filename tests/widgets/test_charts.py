"""Bars and squares say their numbers, in text and in HTML, and look as they say."""

import re

import numpy as np
import pytest

from holdem_teach.plots.picture import letters_on
from holdem_teach.widgets.charts import bars, colour, square

COUNTED = {"a < b": 0.5, "rare": 0.00001}


def test_the_longest_bar_is_whole_and_a_rare_one_can_be_seen():
    widths = re.findall(
        r"height:9px[^\"]*width:(\d+)px", bars("x", {"c": COUNTED}).html
    )
    assert widths == ["260", "1"]


def test_two_columns_stand_side_by_side():
    shown = bars("x", {"counted": COUNTED, "simulated": {"a < b": 0.25, "rare": 0}})
    assert repr(shown).splitlines()[1:] == [
        "a < b: counted 50 %, simulated 25 %",
        "rare: counted 0.001 %, simulated 0 %",
    ]
    assert "a &lt; b" in shown.html
    assert shown.html.count("<td>") == 4


@pytest.mark.parametrize(
    "columns", [{}, {"a": {"x": 1}, "b": {"y": 1}}, {name: {"x": 1} for name in "abc"}]
)
def test_columns_that_do_not_fit_are_refused(columns):
    with pytest.raises(ValueError, match="expected one to 2 columns"):
        bars("x", columns)


def test_a_square_has_each_hand_once_and_leaves_blocked_ones_without_a_value():
    values = np.full((13, 13), 0.25)
    values[0, 0], values[12, 12] = np.nan, 0.5
    shown = square("x < y", values)
    assert repr(shown) == "x < y. Highest: 22 50 %, AKs 25 %, AQs 25 %."
    assert shown.html.count("<td") == 169
    assert "<td>AA<br>–</td>" in shown.html


@pytest.mark.parametrize("percent", range(0, 101, 5))
def test_letters_stand_out_on_their_colour(percent):
    red, green, blue = (part / 255 for part in colour(percent / 100))
    letters = {"#000": "black", "#fff": "white"}
    html = square("x", np.full((13, 13), percent / 100)).html
    assert letters[re.search(r"color:(#\w+)", html)[1]] == letters_on(red, green, blue)


def test_another_shape_is_refused():
    with pytest.raises(ValueError, match=r"expected \(13, 13\)"):
        square("x", np.zeros(169))
