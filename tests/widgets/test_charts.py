"""Bars say their numbers, in text and in HTML, and are as long as they say."""

import re

import pytest

from holdem_teach.widgets.charts import bars

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
