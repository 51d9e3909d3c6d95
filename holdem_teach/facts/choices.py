"""What to do, and what comes of it: prices, bluffs, Bayes' rule, and runs of luck."""

from __future__ import annotations

from math import comb, prod
from typing import Final

from holdem_teach.facts.fact import Group
from holdem_teach.facts.sources import (
    BAYES,
    BINOMIAL,
    BIRTHDAY,
    CAP,
    COMPARISONS,
    COUNTED,
    ODD_CHIPS,
    POT_ODDS,
)

_PRICES: Final = (
    Group(5, 65 + 20 + 20, POT_ODDS, {"price_of_20_into_65": (20, "20")}),
    Group(10, 100 + 25 + 25, POT_ODDS, {"price_of_a_quarter": (25, "25")}),
    Group(10, 100 + 50 + 50, POT_ODDS, {"price_of_half_the_pot": (50, "50")}),
    Group(10, 100 + 100 + 100, POT_ODDS, {"price_of_the_pot": (100, "100")}),
    Group(10, 100 + 1000 + 1000, POT_ODDS, {"price_of_ten_pots": (1000, "1000")}),
    Group(6, 100 + 25, COUNTED, {"bluff_of_a_quarter": (25, "25")}),
    Group(6, 100 + 50, COUNTED, {"bluff_of_half_the_pot": (50, "50")}),
    Group(6, 100 + 100, COUNTED, {"bluff_of_the_pot": (100, "100")}),
    Group(6, 100 + 200, COUNTED, {"bluff_of_two_pots": (200, "200")}),
    Group(6, 100 + 50, COUNTED, {"defence_to_half_the_pot": (100, "100")}),
)

_ROUNDS: Final = (
    Group(5, 8, CAP, {"random_round_ends_in_a_fold": (3, "")}),
    Group(5, 17, CAP, {"ways_that_end_in_a_fold": (8, "")}),
    Group(7, 2, ODD_CHIPS, {"two_leave_a_chip": (1, "2 - 1")}),
    Group(7, 3, ODD_CHIPS, {"three_leave_a_chip": (2, "3 - 1")}),
)

# Thirty strong hands bet always, ninety one time in three, the other hundred and eighty
# one time in six: each is met six times.
_BETS: Final = (
    Group(8, 6 * 300, BAYES, {"a_bet_comes": (540, "30 * 6 + 90 * 2 + 180 * 1")}),
    Group(
        8,
        540,
        BAYES,
        {
            "strong_after_a_bet": (180, "30 * 6"),
            "nothing_after_a_bet": (180, "180 * 1"),
        },
    ),
    Group(
        8,
        1800 - 540,
        BAYES,
        {
            "medium_after_a_check": (360, "90 * 4"),
            "nothing_after_a_check": (900, "180 * 5"),
        },
    ),
)


def _lost(calls: int) -> dict[str, tuple[int, str]]:
    """Of all ways that so many calls can end, each won three times in ten, those with
    fewer than a quarter won."""
    fewest = (calls + 3) // 4
    ways = sum(comb(calls, k) * 3**k * 7 ** (calls - k) for k in range(fewest))
    counting = f"comb({calls}, k) * 3**k * 7 ** ({calls} - k) for k in range({fewest})"
    return {f"{calls}_good_calls_lose": (ways, f"sum({counting})")}


_LUCK: Final = (
    *(Group(10, 10**calls, BINOMIAL, _lost(calls)) for calls in (10, 50, 100)),
    Group(10, 10**5, COUNTED, {"five_good_calls_in_a_row_lose": (16_807, "7**5")}),
    Group(10, 5**10, COUNTED, {"favourite_wins_ten_times": (4**10, "4**10")}),
    Group(10, 2**30, COUNTED, {"five_heads_in_a_row_in_thirty": (395_386_763, "")}),
    Group(
        2,
        17**12,
        COUNTED,
        {"a_pair_in_twelve_hands": (17**12 - 16**12, "17**12 - 16**12")},
    ),
    Group(
        2,
        221**100,
        COUNTED,
        {"hundred_hands_without_aces": (220**100, "220**100")},
    ),
    Group(
        2,
        365**23,
        BIRTHDAY,
        {
            "birthday_of_23": (
                365**23 - prod(range(343, 366)),
                "365**23 - prod(range(343, 366))",
            )
        },
    ),
    Group(
        13,
        52**9,
        BIRTHDAY,
        {
            "nine_cards_put_back": (
                52**9 - prod(range(44, 53)),
                "52**9 - prod(range(44, 53))",
            )
        },
    ),
    Group(11, 2**10, BINOMIAL, {"equals_part_nine_to_one": (22, "2 * (10 + 1)")}),
    Group(
        11,
        20**20,
        COMPARISONS,
        {"one_interval_of_twenty_misses": (20**20 - 19**20, "20**20 - 19**20")},
    ),
)

GROUPS: Final = (*_PRICES, *_ROUNDS, *_BETS, *_LUCK)
