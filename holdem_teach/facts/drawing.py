"""What may still come: outs by street, and boards for the two cards that one holds."""

from __future__ import annotations

from math import comb
from typing import Final

from holdem_teach.facts.fact import Group
from holdem_teach.facts.sources import COUNTED, HOLDEM

_OUTS: Final = {
    "two": 2,
    "four": 4,
    "five": 5,
    "six": 6,
    "eight": 8,
    "nine": 9,
    "twelve": 12,
    "fifteen": 15,
}
# A turn card, a river card, and both, to somebody who has seen a flop; a river card
# when the opponent's cards lie open; five cards to somebody who sees two.
_TURNS, _RIVERS, _RUNOUTS, _OPEN, _BOARDS = 47, 46, comb(47, 2), 44, comb(50, 5)

GROUPS: Final = (
    Group(
        2,
        _TURNS,
        HOLDEM,
        {f"turn_{word}_outs": (outs, f"{outs}") for word, outs in _OUTS.items()},
    ),
    Group(
        5,
        _RIVERS,
        HOLDEM,
        {f"river_{word}_outs": (outs, f"{outs}") for word, outs in _OUTS.items()},
    ),
    Group(
        2,
        _RUNOUTS,
        HOLDEM,
        {
            f"both_{word}_outs": (
                _RUNOUTS - comb(47 - outs, 2),
                f"comb(47, 2) - comb({47 - outs}, 2)",
            )
            for word, outs in _OUTS.items()
        }
        | {"two_hearts_come": (45, "comb(10, 2)")},
    ),
    Group(
        9,
        _OPEN,
        COUNTED,
        {
            "outs_against_aces": (15, "9 + 8 - 2"),
            "outs_against_ace_king": (12, "6 + 6"),
            "outs_against_tens": (13, "9 + 8 - 2 - 2"),
        },
    ),
    Group(
        4,
        _BOARDS,
        HOLDEM,
        {
            "pair_makes_three_or_four": (406_456, "comb(50, 5) - comb(48, 5)"),
            "suited_makes_a_flush": (
                135_597,
                "sum(comb(11, k) * comb(39, 5 - k) for k in (3, 4, 5))",
            ),
            "two_ranks_meet_neither": (1_086_008, "comb(44, 5)"),
            "kings_see_an_ace_by_the_river": (748_006, "comb(50, 5) - comb(46, 5)"),
        },
    ),
    Group(
        4,
        _BOARDS,
        COUNTED,
        {
            "suited_ends_in_a_flush": (
                139_458,
                "sum(comb(11, k) * comb(39, 5 - k) for k in (3, 4, 5))"
                " + 3 * comb(13, 5)",
            ),
            "two_suits_end_in_a_flush": (
                41_778,
                "2 * (comb(12, 4) * 38 + comb(12, 5)) + 2 * comb(13, 5)",
            ),
        },
    ),
)
