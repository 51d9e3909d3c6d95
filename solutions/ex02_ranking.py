"""Exercise 2: what is a hand worth?

Goal: rank any five cards, from a high card to a straight flush, and find the winners.
Time: about 60 minutes, a few lines for each task.
Before you start: lesson 1, and how to use lists, dicts and tuples in Python.

A hand is a list of five different cards, and a card is text of two letters, rank then
suit: "Th" is the ten of hearts. The ranks are 2 3 4 5 6 7 8 9 T J Q K A, the suits are
c d h s. As numbers the ranks are 2 to 14: a jack is 11 and an ace is 14.

Each task may use the ones above it. Check your work with: holdem-teach check ex02
"""

RANKS = "23456789TJQKA"

# From the weakest category to the strongest.
CATEGORIES = [
    "high card",
    "one pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
]

# Hands that are neither straight nor flush, by how often their ranks are there.
GROUPS = {
    (4, 1): "four of a kind",
    (3, 2): "full house",
    (3, 1, 1): "three of a kind",
    (2, 2, 1): "two pair",
    (2, 1, 1, 1): "one pair",
    (1, 1, 1, 1, 1): "high card",
}


def rank_counts(hand: list[str]) -> dict[int, int]:
    """Count how often each rank is in the hand.

    hand: a list of five cards.
    Returns a dict from rank, 2 to 14, to the number of cards, 1 to 4. Ranks that are
    not in the hand are not in the dict.
    Source: docs.python.org, "Mapping Types - dict", the method get.

    >>> rank_counts(["Th", "Ts", "4d", "Tc", "2s"])
    {10: 3, 4: 1, 2: 1}
    """
    # BEGIN SOLUTION
    counts = {}
    for card in hand:
        rank = RANKS.index(card[0]) + 2
        counts[rank] = counts.get(rank, 0) + 1
    return counts
    # END SOLUTION


def is_flush(hand: list[str]) -> bool:
    """Tell whether all five cards have the same suit.

    hand: a list of five cards.
    Returns True or False; a straight flush is a flush as well.
    Source: the ranking of hands, en.wikipedia.org, "List of poker hands".

    >>> is_flush(["Th", "3h", "Ah", "9h", "4h"])
    True
    """
    # BEGIN SOLUTION
    suits = {card[1] for card in hand}
    return len(suits) == 1
    # END SOLUTION


def straight_high(hand: list[str]) -> int | None:
    """Find the highest rank of a straight: five ranks in a row, whatever the suits.

    An ace is high (T J Q K A) or low: A 2 3 4 5 is a straight too, the wheel, and its
    highest card is the five. It does not go round: Q K A 2 3 is no straight.

    hand: a list of five cards.
    Returns the highest rank, 5 to 14, or None if the hand is no straight.
    Source: the ranking of hands, en.wikipedia.org, "List of poker hands".

    >>> straight_high(["7c", "9d", "8h", "Js", "Tc"])
    11
    """
    # BEGIN SOLUTION
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 5
    if len(ranks) == 5 and ranks[4] - ranks[0] == 4:
        return ranks[4]
    return None
    # END SOLUTION


def category(hand: list[str]) -> str:
    """Name the category of the hand.

    hand: a list of five cards.
    Returns one of CATEGORIES, above, the strongest that fits.
    Source: the ranking of hands, en.wikipedia.org, "List of poker hands".

    >>> category(["7c", "7d", "2h", "7s", "2c"])
    'full house'
    """
    # BEGIN SOLUTION
    shape = tuple(sorted(rank_counts(hand).values(), reverse=True))
    if straight_high(hand) and is_flush(hand):
        return "straight flush"
    if is_flush(hand):
        return "flush"
    return "straight" if straight_high(hand) else GROUPS[shape]
    # END SOLUTION


def rank_key(hand: list[str]) -> tuple[int, ...]:
    """Make a key that sorts hands by strength: the stronger hand has the larger one.

    Tuples are compared place by place, so put first what counts first: the category,
    then the ranks that break a tie. With two pair that is the higher pair, the lower
    pair, the fifth card. A straight has only its highest rank. Hands that share the
    pot have equal keys; suits never break a tie.

    hand: a list of five cards.
    Returns a tuple of whole numbers. Any tuples will do that sort as hands do.
    Source: docs.python.org, "Sorting Techniques".

    >>> kings = rank_key(["Kc", "Kd", "4h", "9s", "2c"])
    >>> queens = rank_key(["Qc", "Qd", "Ah", "9s", "2c"])
    >>> kings > queens
    True
    """
    # BEGIN SOLUTION
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (strength, *ranks)
    # END SOLUTION


def winners(hands: list[list[str]]) -> list[int]:
    """Find the hands that win: the strongest one, or all that share the pot.

    hands: a list of one or more hands, each a list of five cards.
    Returns their places in the list, counted from 0, the smallest first.
    Source: docs.python.org, "Built-in Functions", max and enumerate.

    >>> winners([["2c", "2d", "7h", "8s", "Kc"], ["Ac", "Kd", "9h", "8c", "3c"]])
    [0]
    """
    # BEGIN SOLUTION
    keys = [rank_key(hand) for hand in hands]
    best = max(keys)
    return [place for place, key in enumerate(keys) if key == best]
    # END SOLUTION
