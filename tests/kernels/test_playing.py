"""How a hand is drawn from a range, next to NumPy's search."""

from random import Random

import numpy as np
import pytest

from holdem_teach.kernels.playing import first_above


@pytest.mark.parametrize("number", [1, 2, 3, 1326])
def test_the_first_larger_sum_is_found_also_among_equal_ones(number):
    random = Random(number)
    weights = [random.choice([0, 0, 0.5, 1]) for _ in range(number)]
    sums = np.cumsum(weights, dtype=float)
    for value in [-1.0, *sums[:: max(1, number // 20)], *sums / 3, sums[-1] + 1]:
        assert first_above(value, sums) == np.searchsorted(sums, value, side="right")
