"""Exercise 7: how strong is my hand against what I cannot see?

Goal: count the hands that an opponent can hold, and how many of them yours beats.
Time: about 60 minutes, a few lines for each task.
Before you start: exercises 1 to 3, and the lesson on hand strength.

A card is text of two letters, such as "Th". Your two cards are a list, the hole; the
board is a list of three to five cards. To compare hands, the library's evaluate is
here, behind strength: a larger number is a stronger hand, and equal numbers tie.

Each task may use the ones above it. Check your work with: holdem-teach check ex07
"""

from itertools import combinations

from holdem_teach import evaluate

# 2c 2d 2h 2s 3c ... As
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def strength(cards: list[str]) -> int:
    """Give the number by which five to seven cards are compared; larger is stronger.

    >>> pair = strength(["Ad", "Qc", "3h", "4c", "Qh"])
    >>> pair > strength(["Kd", "Jc", "3h", "4c", "Qh"])
    True
    """
    return evaluate(" ".join(cards))


def opponent_hands(hole: list[str], board: list[str]) -> list[tuple[str, str]]:
    """List every hand that one opponent can hold.

    You see your own two cards and the board; any two of the other cards are possible.
    The order of two cards makes no new hand.

    hole: your two cards. board: three to five cards.
    Returns a list of tuples of two cards, in the order in which combinations makes
    them of the cards of DECK that you do not see.
    Source: docs.python.org, "itertools", the function combinations.

    >>> hands = opponent_hands(["Ad", "Qc"], ["3h", "4c", "Jh"])
    >>> len(hands), hands[0], hands[-1]
    (1081, ('2c', '2d'), ('Ah', 'As'))
    """
    # BEGIN SOLUTION
    seen = {*hole, *board}
    return list(combinations([card for card in DECK if card not in seen], 2))
    # END SOLUTION


def ahead_tied_behind(hole: list[str], board: list[str]) -> tuple[int, int, int]:
    """Count the opponent's hands that you beat now, that tie, and that beat you.

    Both of you use the cards that are on the board now; cards to come do not matter.

    hole: your two cards. board: three to five cards.
    Returns a tuple of three whole numbers: ahead (yours is the stronger hand), tied,
    behind.
    Source: D. Billings and others, "The challenge of poker", Artificial Intelligence
    134 (2002), the algorithm HandStrength.

    >>> ahead_tied_behind(["Ad", "Qc"], ["3h", "4c", "Jh"])
    (628, 9, 444)
    """
    # BEGIN SOLUTION
    mine = strength(hole + board)
    theirs = [strength([*hand, *board]) for hand in opponent_hands(hole, board)]
    ahead = sum(mine > other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return ahead, tied, len(theirs) - ahead - tied
    # END SOLUTION


def hand_strength(hole: list[str], board: list[str]) -> float:
    """Compute HS, the hand strength: the share of the opponent's hands that you beat.

    A tie counts half, since the pot is shared: HS = (ahead + tied / 2) / all hands.

    hole: your two cards. board: three to five cards.
    Returns a number from 0 to 1.
    Source: D. Billings and others, "The challenge of poker", Artificial Intelligence
    134 (2002), the algorithm HandStrength.

    >>> round(hand_strength(["Ad", "Qc"], ["3h", "4c", "Jh"]), 3)
    0.585
    """
    # BEGIN SOLUTION
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / (ahead + tied + behind)
    # END SOLUTION


def reweighted(
    weights: dict[str, float], likelihood: dict[str, float]
) -> dict[str, float]:
    """Learn from what the opponent did: Bayes' rule, hand by hand.

    Before, each hand has a weight: how likely it is, compared with the others. Then the
    opponent acts, and likelihood tells how often they act so with each hand. The new
    weight is the old weight times the likelihood, divided by the sum of all these
    products. So the new weights are chances: together they make 1.

    weights: a dict from hand, such as "AKs", to a number, 0 or more.
    likelihood: a dict from the same hands to numbers from 0 to 1. With at least one
    hand of weight above 0 the opponent can act so.
    Returns a new dict from hand to a number from 0 to 1. All hands stay in it, and the
    two dicts that were given are left as they are.
    Source: Bayes' theorem, en.wikipedia.org, "Bayes' theorem".

    >>> reweighted({"AA": 6, "72o": 12}, {"AA": 1.0, "72o": 0.5})
    {'AA': 0.5, '72o': 0.5}
    """
    # BEGIN SOLUTION
    products = {hand: weights[hand] * likelihood[hand] for hand in weights}
    total = sum(products.values())
    return {hand: product / total for hand, product in products.items()}
    # END SOLUTION


def multiway_strength(hs: float, n: int) -> float:
    """Estimate the chance to beat n opponents at once.

    You have to beat the first and the second and each of the others. As if they held
    their hands independently of each other, the chances are multiplied: hs by hs by hs,
    n times.

    hs: the chance to beat one opponent, from 0 to 1. n: how many opponents, at least 1.
    Returns a number from 0 to 1.
    Source: D. Billings and others, "The challenge of poker", Artificial Intelligence
    134 (2002), on multi-player hand strength.

    >>> multiway_strength(0.5, 3)
    0.125
    """
    # BEGIN SOLUTION
    return hs**n
    # END SOLUTION
