"""How facts on prices, rounds of betting, Bayes' rule and luck come about."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import numpy as np
from fact_ways import Way, listed, tossed

from holdem_teach.game import FixedLimitRules, Hand

MOST_RAISES = 3
ROUNDS = 2_000


def pays_not(total, won, lost):
    """Of all chances to win, those at which the mean is a loss.

    ``total`` chances are laid side by side from 0 to 1, each at the middle of its part.
    """
    chances = (2 * np.arange(total) + 1) / (2 * total)
    return listed(chances, lambda chance: chance * won - (1 - chance) * lost < 0)


def gains_not(total, pot, bet):
    """Of all shares of hands that go on, those at which a bluff gains nothing."""
    shares = (2 * np.arange(total) + 1) / (2 * total)
    return listed(shares, lambda share: (1 - share) * pot - share * bet > 0)


def rounds(facing=False, raises=0, checked=False):
    """Every way that a round of fixed limit can go on between two, nobody folding for
    nothing: the words, and the chance of them if each word is as likely."""
    if facing:
        words = ["fold", "call", *(["raise"] if raises < MOST_RAISES else [])]
    else:
        words = ["check", "bet"]
    found = []
    for word in words:
        if word in ("fold", "call") or (word == "check" and checked):
            rest = [([], Fraction(1))]
        elif word == "check":
            rest = rounds(checked=True)
        else:
            rest = rounds(True, raises + (word == "raise"))
        found += [([word, *more], chance / len(words)) for more, chance in rest]
    return found


def folds(seed):
    """Play a flop at random by the rules of the library; does somebody fold?"""
    rng = random.Random(seed)
    hand = Hand(FixedLimitRules(10, 20), [500, 500], button=0, seed=seed)
    hand.call()
    hand.check()
    while hand.round == 2 and not hand.is_over:
        words = [word.split()[0] for word in hand.legal_actions().words()]
        hand.act(
            [rng.choice([w for w in words if w != "fold" or "check" not in words])]
        )
    return hand.is_over


def random_round():
    ends = (chance for words, chance in rounds() if words[-1] == "fold")
    return Way(lambda: sum(ends), lambda: np.array([folds(n) for n in range(ROUNDS)]))


# Each of 300 hands is met six times; how many of the six it bets.
HANDS = np.array(
    [
        (kind, die < bets)
        for kind, (count, bets) in enumerate(((30, 6), (90, 2), (180, 1)))
        for die, _ in product(range(6), range(count))
    ]
)
STRONG, MEDIUM, NOTHING = 0, 1, 2


def after(action, kind):
    """Of the hands that did so, those of a kind."""
    return listed(
        HANDS, lambda rows: rows[:, 0] == kind, given=lambda rows: rows[:, 1] == action
    )


def good_calls(calls):
    """Calls of 50 to win 150, won three times in ten, that lose chips all in all."""

    def lost(wins):
        return 150 * wins < 50 * (calls - wins)

    return tossed(
        calls,
        10,
        0,
        lambda wins, face: wins + (face < 3),
        lost,
        lambda rows: lost((rows < 3).sum(axis=1)),
    )


def never(times, sides, faces=1, turned=False):
    """None of the first ``faces`` sides comes; turned around: one of them comes."""
    return tossed(
        times,
        sides,
        False,
        lambda seen, face: seen or face < faces,
        lambda seen: seen == turned,
        lambda rows: (rows < faces).any(axis=1) == turned,
    )


def _alike(rows):
    return (np.diff(np.sort(rows, axis=1)) == 0).any(axis=1)


def two_alike(times, sides):
    """Some side comes twice; the state is how many sides came, or None after that."""
    return tossed(
        times,
        sides,
        0,
        lambda seen, face: None if seen is None or face < seen else seen + 1,
        lambda seen: seen is None,
        _alike,
    )


def _five_in_a_row(rows):
    return np.lib.stride_tricks.sliding_window_view(rows, 5, axis=1).all(axis=2).any(1)


def five_heads():
    return tossed(
        30,
        2,
        0,
        lambda run, face: 5 if run == 5 else (run + 1) * face,
        lambda run: run == 5,
        _five_in_a_row,
    )


def nine_to_one():
    return tossed(
        10,
        2,
        0,
        lambda wins, face: wins + face,
        lambda wins: abs(wins - 5) >= 4,
        lambda rows: np.abs(rows.sum(axis=1) - 5) >= 4,
    )


def shared_by(players):
    return listed(np.arange(2, 602), lambda sizes: sizes % players > 0)


WAYS = {
    "price_of_20_into_65": pays_not(105, 65 + 20, 20),
    "price_of_a_quarter": pays_not(150, 100 + 25, 25),
    "price_of_half_the_pot": pays_not(200, 100 + 50, 50),
    "price_of_the_pot": pays_not(300, 100 + 100, 100),
    "price_of_ten_pots": pays_not(2100, 100 + 1000, 1000),
    "bluff_of_a_quarter": pays_not(125, 100, 25),
    "bluff_of_half_the_pot": pays_not(150, 100, 50),
    "bluff_of_the_pot": pays_not(200, 100, 100),
    "bluff_of_two_pots": pays_not(300, 100, 200),
    "defence_to_half_the_pot": gains_not(150, 100, 50),
    "random_round_ends_in_a_fold": random_round(),
    "ways_that_end_in_a_fold": listed(
        np.array([words[-1] for words, _ in rounds()]), lambda ends: ends == "fold"
    ),
    "two_leave_a_chip": shared_by(2),
    "three_leave_a_chip": shared_by(3),
    "a_bet_comes": listed(HANDS, lambda rows: rows[:, 1] == 1),
    "strong_after_a_bet": after(1, STRONG),
    "nothing_after_a_bet": after(1, NOTHING),
    "medium_after_a_check": after(0, MEDIUM),
    "nothing_after_a_check": after(0, NOTHING),
    "10_good_calls_lose": good_calls(10),
    "50_good_calls_lose": good_calls(50),
    "100_good_calls_lose": good_calls(100),
    "five_good_calls_in_a_row_lose": never(5, 10, faces=3),
    "favourite_wins_ten_times": never(10, 5),
    "five_heads_in_a_row_in_thirty": five_heads(),
    "a_pair_in_twelve_hands": never(12, 17, turned=True),
    "hundred_hands_without_aces": never(100, 221),
    "birthday_of_23": two_alike(23, 365),
    "nine_cards_put_back": two_alike(9, 52),
    "equals_part_nine_to_one": nine_to_one(),
    "one_interval_of_twenty_misses": never(20, 20, turned=True),
}
