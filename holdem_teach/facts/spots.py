"""Hands on boards that lessons return to, and all-ins before the flop.

Where a tie is half a win, each case counts twice, so that all numbers stay whole.
"""

from __future__ import annotations

from math import comb
from typing import Final

from holdem_teach.facts.fact import Group
from holdem_teach.facts.sources import (
    COUNTED,
    EQUITY,
    FREEZEOUT,
    PAPER,
    POTENTIAL,
    STRENGTH,
)

# An opponent's hands on the flop and on the turn; then the cards still to come.
_FLOP, _TURN = comb(47, 2), comb(46, 2)
_FLOP_PAIRS, _TURN_PAIRS = _FLOP * comb(45, 2), _TURN * 44
# Boards for two hands that lie open, and for three.
_TWO, _THREE = comb(48, 5), comb(46, 5)

_PAPER: Final = (
    Group(
        1,
        _FLOP,
        PAPER,
        {"paper_ahead": (628, ""), "paper_tied": (9, ""), "paper_behind": (444, "")},
    ),
    Group(1, 2 * _FLOP, PAPER, {"paper_strength": (1_265, "2 * 628 + 9")}),
    Group(9, 444 * 990, POTENTIAL, {"paper_overtakes": (91_981, "")}),
    Group(9, 628 * 990, POTENTIAL, {"paper_is_overtaken": (169_504, "")}),
    Group(
        9,
        2 * 990 * (444 + 9),
        POTENTIAL,
        {"paper_ppot": (184_998, "2 * 91981 + 1036 + 0")},
    ),
    Group(
        9,
        2 * 990 * (628 + 9),
        POTENTIAL,
        {"paper_npot": (342_759, "2 * 169504 + 3211 + 540")},
    ),
    Group(
        10,
        990 * (2 * 444 + 9),
        PAPER,
        {"paper_ppot_ties_half": (184_998, "2 * 91981 + 1036 + 0")},
    ),
    Group(
        10,
        990 * (2 * 628 + 9),
        PAPER,
        {"paper_npot_ties_half": (342_759, "2 * 169504 + 3211 + 540")},
    ),
    Group(
        10,
        2 * _FLOP_PAIRS,
        EQUITY,
        {
            "paper_equity": (
                1_094_589,
                "2 * (449005 + 0 + 91981) + (3211 + 8370 + 1036)",
            )
        },
    ),
    Group(10, 180_831_560, POTENTIAL, {"paper_ehs": (92_526_457, "")}),
)

_TWOS: Final = (
    Group(8, _FLOP, STRENGTH, {"twos_ahead": (632, "")}),
    Group(8, 2 * _FLOP, STRENGTH, {"twos_strength": (1_265, "2 * 632 + 1")}),
    Group(8, _FLOP * 990, COUNTED, {"twos_ahead_of_two": (357_896, "")}),
    Group(8, _FLOP**2, COUNTED, {"twos_ahead_by_the_rule": (399_424, "632**2")}),
)

_DRAWS: Final = (
    Group(9, 2 * _TURN, STRENGTH, {"draw_strength": (249, "2 * 120 + 9")}),
    Group(9, 906 * 44, POTENTIAL, {"draw_overtakes": (16_496, "")}),
    Group(
        9,
        2 * 44 * (906 + 9),
        POTENTIAL,
        {"draw_ppot": (33_073, "2 * 16496 + 0 + 81")},
    ),
    Group(
        9,
        2 * 44 * (120 + 9),
        POTENTIAL,
        {"draw_npot": (936, "2 * 468 + 0 + 0")},
    ),
    Group(
        9,
        2 * _TURN_PAIRS,
        EQUITY,
        {"draw_equity": (43_093, "2 * (4812 + 81 + 16496) + (0 + 315 + 0)")},
    ),
    Group(1, 2 * _FLOP, STRENGTH, {"flopped_draw_strength": (249, "2 * 120 + 9")}),
    Group(1, 2 * _FLOP_PAIRS, EQUITY, {"flopped_draw_equity": (1_394_782, "")}),
)

_ALL_INS: Final = (
    Group(
        7,
        2 * _TWO,
        COUNTED,
        {
            "aces_against_kings": (2_782_682, "2 * 1388072 + 6538"),
            "aces_against_suited_neighbours": (2_636_234, "2 * 1315602 + 5030"),
            "aces_against_seven_two": (2_993_876, "2 * 1493820 + 6236"),
            "jacks_against_ace_king": (1_844_884, "2 * 919198 + 6488"),
            "twos_against_ace_king": (1_816_424, "2 * 903239 + 9946"),
            "ace_king_against_ace_queen": (2_534_762, "2 * 1228082 + 78598"),
            "ace_king_against_queen_jack": (2_201_894, "2 * 1097621 + 6652"),
        },
    ),
    Group(4, _TWO, COUNTED, {"ace_king_shares_with_ace_king": (1_637_884, "")}),
    Group(
        7,
        6 * _THREE,
        COUNTED,
        {
            "aces_of_three_pairs": (5_565_556, ""),
            "kings_of_three_pairs": (1_417_228, ""),
            "queens_of_three_pairs": (1_241_740, ""),
        },
    ),
    Group(7, 2 * _THREE, COUNTED, {"kings_win_the_side_pot": (2_245_840, "")}),
)

_FREEZEOUT: Final = (
    Group(12, comb(45, 2), FREEZEOUT, {"three_sevens_shared": (576, "")}),
    Group(12, comb(45, 2), COUNTED, {"three_sevens_shared_as_usual": (51, "")}),
)

GROUPS: Final = (*_PAPER, *_TWOS, *_DRAWS, *_ALL_INS, *_FREEZEOUT)
