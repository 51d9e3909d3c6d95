"""Exercise 8: what can my hand still become?

Goal: follow every hand of the opponent to the river, and find what you win and lose.
Time: about 50 minutes, a few lines for each task.
Before you start: exercise 7, and the lesson on hand potential.

You are on the turn: the board has four cards, and one card is to come, the river. An
opponent's hand and a river card together are a pair; HP counts the pairs by how you
stand now (the row) and how you stand on the river (the column). Rows and columns have
the same order, ahead, tied, behind, so HP[2][0] counts the pairs that come from behind
to be ahead.

Check your work with: holdem-teach check ex08
"""

from itertools import combinations

from holdem_teach import evaluate

# 2c 2d 2h 2s 3c ... As
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]

AHEAD, TIED, BEHIND = 0, 1, 2


def relation(hole: list[str], opponent: tuple[str, ...], board: list[str]) -> int:
    """Tell how you stand against one hand on this board: AHEAD, TIED or BEHIND.

    >>> relation(["Ad", "Qc"], ("2c", "2d"), ["3h", "4c", "Jh", "2s"]) == BEHIND
    True
    """
    mine = evaluate(" ".join([*hole, *board]))
    theirs = evaluate(" ".join([*opponent, *board]))
    if mine == theirs:
        return TIED
    return AHEAD if mine > theirs else BEHIND


def transitions(hole: list[str], board: list[str]) -> list[list[int]]:
    """Count on the turn how every hand of the opponent stands now and on the river.

    For each two cards that the opponent can hold, and for each river card that is then
    still in the deck, add one to hp[how you stand now][how you stand on the river].
    There are 1,035 hands with 44 river cards each: 45,540 pairs.

    hole: your two cards. board: four cards.
    Returns a list of three lists of three whole numbers: rows now, columns on the
    river; ahead, tied, behind.
    Source: D. Billings and others, "The challenge of poker", Artificial Intelligence
    134 (2002), the algorithm HandPotential, with one card to come.

    >>> transitions(["Ad", "Qc"], ["3h", "4c", "Jh", "2s"])
    [[16823, 188, 3405], [0, 387, 9], [3961, 237, 20530]]
    """
    hp = [[0, 0, 0], [0, 0, 0], [0, 0, 0]]
    unseen = [card for card in DECK if card not in hole + board]
    # Yours to write, in about 6 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")
    return hp


def ppot(hp: list[list[int]]) -> float:
    """Compute PPot, the positive potential: how often you come from behind.

    Of the pairs where you do not win now, behind or tied, it is the share where the
    river helps: from behind to ahead counts 1, from behind to tied 1/2, and from tied
    to ahead 1/2. The divisor is the number of all pairs where you are now behind or
    tied. If there are none, PPot is 0.

    hp: three lists of three whole numbers, as transitions returns them.
    Returns a number from 0 to 1.
    Source: D. Billings and others, "The challenge of poker", Artificial Intelligence
    134 (2002), PPot; its divisor counts each pair, so that the quotient is a chance.

    >>> ppot([[50, 0, 10], [4, 2, 4], [10, 4, 16]])
    0.35
    """
    # Yours to write, in about 3 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def npot(hp: list[list[int]]) -> float:
    """Compute NPot, the negative potential: how often you lose what you have.

    Of the pairs where you do not lose now, ahead or tied, it is the share where the
    river hurts: from ahead to behind counts 1, from ahead to tied 1/2, and from tied
    to behind 1/2. The divisor is the number of all pairs where you are now ahead or
    tied. If there are none, NPot is 0.

    hp: three lists of three whole numbers, as transitions returns them.
    Returns a number from 0 to 1.
    Source: D. Billings and others, "The challenge of poker", Artificial Intelligence
    134 (2002), NPot; its divisor counts each pair, so that the quotient is a chance.

    >>> npot([[17, 2, 21], [4, 2, 4], [10, 4, 16]])
    0.48
    """
    # Yours to write, in about 3 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")
