"""What hands are worth: five cards, the best five of seven, Omaha."""

from __future__ import annotations

from math import comb
from typing import Final

from holdem_teach.facts.fact import Group
from holdem_teach.facts.sources import COUNTED, FREEZEOUT, OMAHA, POKER

# All ways to deal five, seven and four cards; two and four cards to an opponent of
# somebody who sees seven and nine.
_FIVES, _SEVENS, _FOURS = comb(52, 5), comb(52, 7), comb(52, 4)
_OPPONENTS, _OMAHA_OPPONENTS = comb(45, 2), comb(43, 4)

GROUPS: Final = (
    Group(
        3,
        _FIVES,
        POKER,
        {
            "five_high_card": (1_302_540, "(comb(13, 5) - 10) * (4**5 - 4)"),
            "five_one_pair": (1_098_240, "13 * comb(4, 2) * comb(12, 3) * 4**3"),
            "five_two_pair": (123_552, "comb(13, 2) * comb(4, 2) ** 2 * 44"),
            "five_three_of_a_kind": (54_912, "13 * comb(4, 3) * comb(12, 2) * 4**2"),
            "five_straight": (10_200, "10 * (4**5 - 4)"),
            "five_flush": (5_108, "4 * (comb(13, 5) - 10)"),
            "five_full_house": (3_744, "13 * comb(4, 3) * 12 * comb(4, 2)"),
            "five_four_of_a_kind": (624, "13 * 48"),
            "five_straight_flush": (40, "10 * 4"),
            "five_royal_flush": (4, "4"),
            "five_of_one_suit": (5_148, "4 * comb(13, 5)"),
            "five_ranks": (1_317_888, "comb(13, 5) * 4**5"),
            "five_pair_or_better": (
                1_296_420,
                "comb(52, 5) - (comb(13, 5) - 10) * (4**5 - 4)",
            ),
            "five_one_pair_at_most": (
                2_400_780,
                "(comb(13, 5) - 10) * (4**5 - 4)"
                " + 13 * comb(4, 2) * comb(12, 3) * 4**3",
            ),
        },
    ),
    Group(
        4,
        _SEVENS,
        POKER,
        {
            "seven_high_card": (23_294_460, ""),
            "seven_one_pair": (58_627_800, ""),
            "seven_two_pair": (31_433_400, ""),
            "seven_three_of_a_kind": (6_461_620, ""),
            "seven_straight": (6_180_020, ""),
            "seven_flush": (4_047_644, ""),
            "seven_full_house": (3_473_184, ""),
            "seven_four_of_a_kind": (
                224_848,
                "13 * (comb(12, 3) * 4**3 + 12 * comb(4, 2) * 44 + 12 * 4)",
            ),
            "seven_straight_flush": (
                41_584,
                "4 * comb(47, 2) + 9 * 4 * comb(46, 2)",
            ),
        },
    ),
    Group(
        13,
        _SEVENS,
        COUNTED,
        {
            "seven_five_of_a_suit": (
                4_089_228,
                "4 * sum(comb(13, k) * comb(39, 7 - k) for k in (5, 6, 7))",
            ),
            "seven_ranks": (28_114_944, "comb(13, 7) * 4**7"),
        },
    ),
    Group(
        4,
        comb(7, 5),
        FREEZEOUT,
        {"choice_with_a_hole_card": (20, "comb(7, 5) - 1")},
    ),
    Group(
        4,
        comb(9, 5),
        OMAHA,
        {"choice_with_two_of_four": (60, "comb(4, 2) * comb(5, 3)")},
    ),
    Group(
        4,
        _FOURS,
        OMAHA,
        {
            "omaha_one_suit": (2_860, "4 * comb(13, 4)"),
            "omaha_two_and_two_suited": (36_504, "comb(4, 2) * comb(13, 2) ** 2"),
            "omaha_four_suits": (28_561, "13**4"),
            "omaha_four_ranks": (183_040, "comb(13, 4) * 4**4"),
            "omaha_two_aces": (6_768, "comb(4, 2) * comb(48, 2)"),
        },
    ),
    Group(
        4,
        _OPPONENTS,
        COUNTED,
        {"opponent_has_two_hearts": (45, "comb(10, 2)")},
    ),
    Group(
        4,
        _OMAHA_OPPONENTS,
        COUNTED,
        {
            "omaha_opponent_has_two_hearts": (
                27_930,
                "comb(43, 4) - comb(33, 4) - 10 * comb(33, 3)",
            )
        },
    ),
)
