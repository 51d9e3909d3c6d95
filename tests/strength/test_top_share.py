"""The best share of all hands: whole names, in the order of their equity."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdem_teach.strength.hand_names import COMBOS, HAND_NAMES
from holdem_teach.strength.preflop import equity_against_random
from holdem_teach.strength.range_reading import by_equity
from holdem_teach.strength.ranges import RangeError, read_range


def test_the_order_of_the_best_hands():
    """By equity against a random hand, as tables print it: 85.2 % down to 32.3 %."""
    order = by_equity()
    assert sorted(order) == sorted(HAND_NAMES)
    assert order[:7] == ("AA", "KK", "QQ", "JJ", "TT", "99", "88")
    assert order[-1] == "32o"
    equities = [equity_against_random(name) for name in order]
    assert equities == sorted(equities, reverse=True)


@given(st.floats(0.5, 100))
@settings(deadline=None)
def test_the_best_share_is_whole_names_that_do_not_exceed_it(share):
    found = read_range(f"{share!r}%")
    names = [HAND_NAMES[place] for place in np.flatnonzero(found.matrix())]
    best = by_equity()[: len(names)]
    assert set(names) == set(best) and found.total == found.combos
    assert found.share <= share / 100 + 1e-12
    if len(names) < 169:
        one_more = found.combos + COMBOS[HAND_NAMES.index(by_equity()[len(names)])]
        assert one_more > share / 100 * 1326


def test_the_best_share_in_a_range():
    assert read_range("0.5%") == read_range("AA")
    assert read_range("0.5%, KK@0.5") == read_range("AA, KK@0.5")
    assert read_range("20%@0.5").total == read_range("20 %").total / 2
    assert str(read_range("100.0%")) == "100%"
    assert read_range(f"{18 / 1326 * 100}%") == read_range("QQ+")
    with pytest.raises(RangeError, match=r"'0\.4%' is less than .* AA, .* 0\.45%"):
        read_range("0.4%")


def test_a_share_that_means_a_whole_number_of_hands_gives_that_number():
    """Computed in per cent, some of these are a hair below the number they mean."""
    sizes = np.cumsum([COMBOS[HAND_NAMES.index(name)] for name in by_equity()])
    for size in sizes.tolist():
        assert read_range(f"{size / 1326 * 100}%").combos == size
