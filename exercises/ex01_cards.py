"""Exercise 1: cards, and chances by counting.

Goal: read a card, lay out the deck, and find chances by counting what can happen.
Time: about 50 minutes, a few lines for each task.
Before you start: text, lists, loops and functions in Python; fractions. No poker yet.

A card is text of two letters, rank then suit: "Th" is the ten of hearts. The ranks are
2 3 4 5 6 7 8 9 T J Q K A, the suits are c d h s: clubs, diamonds, hearts, spades. As
numbers the ranks are 2 to 14: a jack is 11 and an ace is 14.

A chance is the number of ways that are asked for, divided by the number of all ways, if
all of them are equally likely. It is a number from 0 to 1.

Each task may use the ones above it. Check your work with: holdem-teach check ex01
"""

RANKS = "23456789TJQKA"
SUITS = "cdhs"


def parse_card(card: str) -> tuple[int, str]:
    """Read a card, however it is written: the ten as T or 10, letters large or small.

    card: text such as "Th", "10h", "as" or "AS".
    Returns a tuple of the rank, a whole number from 2 to 14, and the suit, one of the
    small letters c d h s.
    Source: the ranks and suits of the deck, en.wikipedia.org, "Standard 52-card deck".

    >>> parse_card("10h")
    (10, 'h')
    >>> parse_card("aS")
    (14, 's')
    """
    # Yours to write, in about 4 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def deck() -> list[str]:
    """Lay out the whole deck: each rank in each suit once.

    Returns a list of 52 cards such as "Th". The ranks go up from the two to the ace;
    each has its four suits together, in the order c d h s.
    Source: docs.python.org, "List Comprehensions", with two for.

    >>> deck()[:6]
    ['2c', '2d', '2h', '2s', '3c', '3d']
    >>> deck()[-1]
    'As'
    """
    # Yours to write, in about 1 line, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def remaining(cards: list[str]) -> list[str]:
    """Find the cards of the deck that have not been seen.

    cards: a list of different cards, 0 to 52, written in any way that parse_card reads.
    Returns a list of the other cards, in the order of deck(). The list that was given
    stays as it is.
    Source: docs.python.org, "List Comprehensions", with if.

    >>> len(remaining(["Ad", "Qc", "3h", "4c", "Jh"]))
    47
    >>> remaining(["2C", "10h", "2s"])[:3]
    ['2d', '2h', '3c']
    """
    # Yours to write, in about 2 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def choose(n: int, k: int) -> int:
    """Count the ways to choose k of n things, where their order does not matter.

    One after the other, the first is one of n, the second one of n - 1, and so on, k
    numbers to multiply. That counts each choice once for each order of its k things, so
    it is divided by k * (k - 1) * ... * 1.

    n: a whole number, 0 to 60.
    k: a whole number, 0 to 60. There is one way to choose nothing, and none to choose
    more than there are.
    Returns the number of ways, a whole number. It gets large: counting the ways one by
    one takes too long, and what / gives loses digits, so multiply, and divide with //.
    Source: the binomial coefficient, en.wikipedia.org, "Combination".

    >>> choose(4, 2)
    6
    >>> choose(52, 5)
    2598960
    """
    # Yours to write, in about 4 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def chance_of_pocket_pair() -> float:
    """Find the chance that two cards dealt from a full deck have the same rank.

    Of all ways to choose two of the 52 cards, count those that make a pair: a rank, and
    two of its four cards.

    Returns the chance, a number from 0 to 1, not rounded.
    Source: en.wikipedia.org, "Poker probability", and the counting rule above.

    >>> 0.05 < chance_of_pocket_pair() < 0.06
    True
    """
    # Yours to write, in about 2 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def chance_to_hit(outs: int, unseen: int, draws: int) -> float:
    """Find the chance that at least one of the next cards is an out.

    An out is a card that helps. The next cards come from the unseen ones without being
    put back. It is easier to count the ways to miss: all of the cards that come are
    among those that do not help. What is not a miss is a hit.

    outs: how many of the unseen cards help, 0 to unseen.
    unseen: how many cards have not been seen, 1 to 52.
    draws: how many cards are still to come, 1 to unseen.
    Returns the chance, a number from 0 to 1, not rounded.
    Source: the counting rule above; en.wikipedia.org, "Complementary event".

    >>> round(chance_to_hit(9, 46, 1), 4)
    0.1957
    >>> round(chance_to_hit(9, 47, 2), 4)
    0.3497
    """
    # Yours to write, in about 2 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")
