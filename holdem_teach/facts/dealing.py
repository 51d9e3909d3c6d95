"""What is dealt: two cards, a flop, and the cards of others."""

from __future__ import annotations

from math import comb
from typing import Final

from holdem_teach.facts.fact import Group
from holdem_teach.facts.sources import COUNTED, DECK, HOLDEM

# All ways to deal two cards; a flop; a flop to somebody who sees two cards.
_HOLES, _FLOPS, _FLOPS_SEEN = comb(52, 2), comb(52, 3), comb(50, 3)
# Two cards of somebody else, to one who sees two; the places of the four aces among
# the fifty cards that are left, of which eight opponents get the first sixteen.
_OPPONENTS, _PLACES = comb(50, 2), comb(50, 4)

GROUPS: Final = (
    Group(
        2,
        _HOLES,
        DECK,
        {
            "two_suited": (312, "4 * comb(13, 2)"),
            "two_hearts": (78, "comb(13, 2)"),
            "two_with_an_ace": (198, "comb(52, 2) - comb(48, 2)"),
            "two_high": (190, "comb(20, 2)"),
            "two_neighbours_suited": (48, "4 * 12"),
        },
    ),
    Group(
        2,
        _HOLES,
        HOLDEM,
        {
            "pocket_pair": (78, "13 * comb(4, 2)"),
            "pocket_aces": (6, "comb(4, 2)"),
            "ace_king": (16, "4 * 4"),
            "ace_king_suited": (4, "4"),
        },
    ),
    Group(
        2,
        _FLOPS,
        HOLDEM,
        {
            "flop_one_suit": (1_144, "4 * comb(13, 3)"),
            "flop_two_suits": (12_168, "4 * 3 * comb(13, 2) * 13"),
            "flop_three_suits": (8_788, "4 * 13**3"),
            "flop_pair": (3_744, "13 * comb(4, 2) * 48"),
            "flop_three_alike": (52, "13 * 4"),
            "flop_with_an_ace": (4_804, "comb(52, 3) - comb(48, 3)"),
        },
    ),
    Group(
        2,
        _FLOPS_SEEN,
        HOLDEM,
        {
            "pair_flops_a_third": (2_304, "comb(50, 3) - comb(48, 3)"),
            "pair_flops_four": (48, "48"),
            "suited_flops_flush": (165, "comb(11, 3)"),
            "suited_flops_draw": (2_145, "comb(11, 2) * 39"),
            "two_ranks_flop_a_pair": (6_356, "comb(50, 3) - comb(44, 3)"),
            "two_ranks_flop_both": (396, "3 * 3 * 44"),
            "kings_see_an_ace": (4_420, "comb(50, 3) - comb(46, 3)"),
        },
    ),
    Group(
        3,
        _FLOPS,
        COUNTED,
        {
            "three_straight": (720, "12 * 4**3 - 12 * 4"),
            "three_flush": (1_096, "4 * comb(13, 3) - 12 * 4"),
            "three_straight_flush": (48, "12 * 4"),
        },
    ),
    Group(
        8,
        _OPPONENTS,
        HOLDEM,
        {
            "kings_meet_aces": (6, "comb(4, 2)"),
            "pair_meets_its_twin": (1, "1"),
            "opponent_has_an_ace": (190, "comb(50, 2) - comb(46, 2)"),
            "opponent_has_an_ace_too": (144, "comb(50, 2) - comb(47, 2)"),
            "opponent_has_a_pair": (73, "12 * comb(4, 2) + 1"),
        },
    ),
    Group(
        8,
        _HOLES,
        COUNTED,
        {
            "ace_king_two_suits": (12, "4 * 3"),
            "queens_or_better_or_ace_king": (34, "3 * comb(4, 2) + 4 * 4"),
        },
    ),
    Group(
        8,
        comb(51, 2),
        COUNTED,
        {
            "aces_after_an_ace": (3, "comb(3, 2)"),
            "ace_king_after_an_ace": (12, "3 * 4"),
        },
    ),
    Group(
        8,
        _PLACES,
        COUNTED,
        {
            "eight_without_an_ace": (46_376, "comb(50 - 16, 4)"),
            "one_of_eight_has_aces": (8_996, "8 * comb(48, 2) - comb(8, 2)"),
        },
    ),
)
