"""The compiled functions: they loop over tables and write into what they are given.

They check nothing; the wrappers in ``ranking`` and ``strength`` did. They take tables
as arguments, and index arrays by unsigned numbers, which saves numba's test for a
negative index. Each has a readable twin that the tests run on the same cases.
"""

from holdem_teach.kernels.equity import deal_all
from holdem_teach.kernels.evaluate import count_five, count_seven, evaluate_rows
from holdem_teach.kernels.grid import count_grid
from holdem_teach.kernels.kinds import count_transitions_quickly
from holdem_teach.kernels.omaha import count_omaha
from holdem_teach.kernels.playing import (
    count_relations,
    sample_equity,
    sample_ranks,
)
from holdem_teach.kernels.preflop import count_showdowns
from holdem_teach.kernels.transitions import count_weighted

__all__ = [
    "count_five",
    "count_grid",
    "count_omaha",
    "count_relations",
    "count_seven",
    "count_showdowns",
    "count_transitions_quickly",
    "count_weighted",
    "deal_all",
    "evaluate_rows",
    "sample_equity",
    "sample_ranks",
]
