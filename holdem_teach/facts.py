"""What does the course say about chance? Facts as exact fractions, with sources.

A fact is a number of ways out of a number of all ways that are equally likely. The
tests count every one of them hand by hand, and simulate it.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from holdem_teach.words import say

_DECK: Final = 'en.wikipedia.org, "Standard 52-card deck", and counting'
_FIVE: Final = 'en.wikipedia.org, "Poker probability", 5-card poker hands'
_SEVEN: Final = 'en.wikipedia.org, "Poker probability", 7-card poker hands'
_HOLDEM: Final = 'en.wikipedia.org, "Poker probability (Texas hold \'em)", and counting'

# All ways to deal two cards; a flop; a flop, and five cards, to somebody who sees two;
# a card and two cards more to somebody who sees five; five and seven cards.
_HOLES, _FLOPS, _FLOPS_SEEN = comb(52, 2), comb(52, 3), comb(50, 3)
_BOARDS, _TURNS, _RIVERS, _RUNOUTS = comb(50, 5), 47, 46, comb(47, 2)
_FIVES, _SEVENS, _OPPONENTS = comb(52, 5), comb(52, 7), comb(50, 2)


@dataclass(frozen=True, repr=False)
class Fact:
    """A chance that the course speaks of.

    Attributes
    ----------
    name
        By which :func:`fact` finds it.
    ways, total
        In how many cases it is so, and of how many equally likely ones.
    source
        Where the fact can be looked up.

    Examples
    --------
    >>> fact("pocket_pair")
    two cards of one rank: 78 of 1,326, 5.88 %
    """

    name: str
    ways: int
    total: int
    source: str

    @property
    def chance(self) -> Fraction:
        """The chance, as an exact fraction in lowest terms.

        Examples
        --------
        >>> fact("pocket_pair").chance
        Fraction(1, 17)
        """
        return Fraction(self.ways, self.total)

    @property
    def words(self) -> str:
        """What happens with this chance."""
        return say(f"facts.{self.name}")

    def __repr__(self) -> str:
        percent = f"{100 * self.ways / self.total:.3g}"
        return say("facts.said", fact=self, percent=percent)


def fact(name: str) -> Fact:
    """Return a fact of the course by its name.

    Raises
    ------
    LookupError
        If there is none of that name.

    Examples
    --------
    >>> fact("five_flush").ways
    5108
    """
    if name not in FACTS:
        raise LookupError(say("facts.missing", given=name))
    return FACTS[name]


def _hits(outs: int) -> int:
    """Of all pairs of cards that may come on turn and river, those with an out."""
    return _RUNOUTS - comb(47 - outs, 2)


_TABLE: Final = {
    (_HOLES, _DECK): {
        "two_suited": 4 * comb(13, 2),
        "two_hearts": comb(13, 2),
        "two_with_an_ace": _HOLES - comb(48, 2),
        "two_high": comb(20, 2),
        "two_neighbours_suited": 4 * 12,
    },
    (_HOLES, _HOLDEM): {
        "pocket_pair": 13 * comb(4, 2),
        "pocket_aces": comb(4, 2),
        "ace_king": 4 * 4,
        "ace_king_suited": 4,
    },
    (_FLOPS, _HOLDEM): {
        "flop_one_suit": 4 * comb(13, 3),
        "flop_two_suits": 4 * 3 * comb(13, 2) * 13,
        "flop_three_suits": 4 * 13**3,
        "flop_pair": 13 * comb(4, 2) * 48,
        "flop_three_alike": 13 * 4,
        "flop_with_an_ace": _FLOPS - comb(48, 3),
    },
    (_FLOPS_SEEN, _HOLDEM): {
        "pair_flops_a_third": _FLOPS_SEEN - comb(48, 3),
        "pair_flops_four": 48,
        "suited_flops_flush": comb(11, 3),
        "suited_flops_draw": comb(11, 2) * 39,
        "two_ranks_flop_a_pair": _FLOPS_SEEN - comb(44, 3),
        "two_ranks_flop_both": 3 * 3 * 44,
        "kings_see_an_ace": _FLOPS_SEEN - comb(46, 3),
    },
    (_OPPONENTS, _HOLDEM): {
        "kings_meet_aces": comb(4, 2),
        "pair_meets_its_twin": 1,
        "opponent_has_an_ace": _OPPONENTS - comb(46, 2),
        "opponent_has_an_ace_too": _OPPONENTS - comb(47, 2),
        "opponent_has_a_pair": 12 * comb(4, 2) + 1,
    },
    (_TURNS, _HOLDEM): {
        "turn_two_outs": 2,
        "turn_four_outs": 4,
        "turn_six_outs": 6,
        "turn_eight_outs": 8,
        "turn_nine_outs": 9,
        "turn_fifteen_outs": 15,
    },
    (_RIVERS, _HOLDEM): {
        "river_two_outs": 2,
        "river_four_outs": 4,
        "river_six_outs": 6,
        "river_eight_outs": 8,
        "river_nine_outs": 9,
        "river_fifteen_outs": 15,
    },
    (_RUNOUTS, _HOLDEM): {
        "both_two_outs": _hits(2),
        "both_four_outs": _hits(4),
        "both_six_outs": _hits(6),
        "both_eight_outs": _hits(8),
        "both_nine_outs": _hits(9),
        "both_fifteen_outs": _hits(15),
        "two_hearts_come": comb(10, 2),
    },
    (_FIVES, _FIVE): {
        "five_high_card": (comb(13, 5) - 10) * (4**5 - 4),
        "five_one_pair": 13 * comb(4, 2) * comb(12, 3) * 4**3,
        "five_two_pair": comb(13, 2) * comb(4, 2) ** 2 * 44,
        "five_three_of_a_kind": 13 * comb(4, 3) * comb(12, 2) * 4**2,
        "five_straight": 10 * (4**5 - 4),
        "five_flush": 4 * (comb(13, 5) - 10),
        "five_full_house": 13 * comb(4, 3) * 12 * comb(4, 2),
        "five_four_of_a_kind": 13 * 48,
        "five_straight_flush": 10 * 4,
        "five_royal_flush": 4,
        "five_of_one_suit": 4 * comb(13, 5),
        "five_ranks": comb(13, 5) * 4**5,
        "five_pair_or_better": _FIVES - (comb(13, 5) - 10) * (4**5 - 4),
    },
    (_SEVENS, _SEVEN): {
        "seven_high_card": 23_294_460,
        "seven_one_pair": 58_627_800,
        "seven_two_pair": 31_433_400,
        "seven_three_of_a_kind": 6_461_620,
        "seven_straight": 6_180_020,
        "seven_flush": 4_047_644,
        "seven_full_house": 3_473_184,
        "seven_four_of_a_kind": 224_848,
        "seven_straight_flush": 41_584,
    },
    (_BOARDS, _HOLDEM): {
        "pair_makes_three_or_four": _BOARDS - comb(48, 5),
        "suited_makes_a_flush": sum(
            comb(11, more) * comb(39, 5 - more) for more in (3, 4, 5)
        ),
        "two_ranks_meet_neither": comb(44, 5),
        "kings_see_an_ace_by_the_river": _BOARDS - comb(46, 5),
    },
}

FACTS: Final = {
    name: Fact(name, ways, total, source)
    for (total, source), facts in _TABLE.items()
    for name, ways in facts.items()
}
