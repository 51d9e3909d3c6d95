"""Exercise 3: which five cards play?

Goal: find the best hand of five among more cards, by the rules of three games.
Time: about 40 minutes, a few lines for each task.
Before you start: lesson 1; exercise 2 helps, but its answers are not needed.

A card is text of two letters, rank then suit: "Th" is the ten of hearts. A player has
some cards of their own, the hole cards, and all players share the board. A hand is
always five cards; the games differ in which five may be taken.

Each task may use the ones above it. Check your work with: holdem-teach check ex03
"""

from itertools import combinations

RANKS = "23456789TJQKA"

# From the weakest to the strongest: how often the ranks are there, or a name.
KINDS = [
    (1, 1, 1, 1, 1),
    (2, 1, 1, 1),
    (2, 2, 1),
    (3, 1, 1),
    "straight",
    "flush",
    (3, 2),
    (4, 1),
    "straight flush",
]


def rank_key(five: list[str] | tuple[str, ...]) -> tuple[int, ...]:
    """Make a key that sorts hands by strength: the stronger hand has the larger one.

    It is given, so that you can use it here. Exercise 2 is about how to write one: if
    you have not done that yet, do it first, since this is one of its answers.

    five: five cards, as a list or a tuple.
    Returns a tuple of whole numbers; hands that share the pot have equal ones.
    Source: the ranking of hands, en.wikipedia.org, "List of poker hands".

    >>> kings = rank_key(["Kc", "Kd", "4h", "9s", "2c"])
    >>> queens = rank_key(["Qc", "Qd", "Ah", "9s", "2c"])
    >>> kings > queens
    True
    """
    values = [RANKS.index(card[0]) + 2 for card in five]
    groups = sorted(((values.count(each), each) for each in set(values)), reverse=True)
    kind = tuple(size for size, _ in groups)
    order = tuple(each for _, each in groups)
    if order == (14, 5, 4, 3, 2):  # the wheel, where the ace is low
        order = (5, 4, 3, 2, 1)
    straight = len(order) == 5 and order[0] - order[4] == 4
    flush = len({card[1] for card in five}) == 1
    if straight or flush:
        kind = " ".join(["straight"] * straight + ["flush"] * flush)
    return (KINDS.index(kind), *order)


def best_five(seven: list[str]) -> tuple[str, ...]:
    """Find the best five of seven cards, as in hold'em: any five may play.

    combinations(cards, 5), from itertools, gives every choice of five as a tuple. You
    can go through them with for, or hand them to max with a key.

    seven: a list of seven different cards.
    Returns a tuple of five of them, in any order. Where several choices are equally
    strong, any of them will do.
    Source: en.wikipedia.org, "Texas hold 'em"; docs.python.org, itertools.combinations.

    >>> sorted(best_five(["Ah", "2d", "5c", "9s", "Ts", "3h", "4s"]))
    ['2d', '3h', '4s', '5c', 'Ah']
    """
    # Yours to write, in about 1 line, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def best_with_a_hole_card(hole: list[str], board: list[str]) -> tuple[str, ...]:
    """Find the best five cards of which at least one is a hole card.

    One hole card and four of the board, or both and three: the board alone is never a
    hand. Some limit games are played so; the ranking is the usual one.

    hole: a list of two cards.
    board: a list of three to five cards, all different from each other and from hole.
    Returns a tuple of five of them, in any order. Where several choices are equally
    strong, any of them will do.
    Source: the rules of this course's limit freezeout, "at least one hole card".

    >>> sorted(best_with_a_hole_card(["2c", "3d"], ["Th", "Jh", "Qh", "Kh", "Ah"]))
    ['3d', 'Ah', 'Jh', 'Kh', 'Qh']
    """
    # Yours to write, in about 3 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def best_omaha(hole: list[str], board: list[str]) -> tuple[str, ...]:
    """Find the best hand in Omaha: exactly two hole cards and three of the board.

    hole: a list of four cards.
    board: a list of three to five cards, all different from each other and from hole.
    Returns a tuple of five of them, in any order. Where several choices are equally
    strong, any of them will do.
    Source: en.wikipedia.org, "Omaha hold 'em".

    >>> sorted(best_omaha(["9c", "Td", "Jh", "2s"], ["7s", "8h", "Ac", "Kd", "3c"]))
    ['8h', 'Ac', 'Jh', 'Kd', 'Td']
    """
    # Yours to write, in about 3 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")
