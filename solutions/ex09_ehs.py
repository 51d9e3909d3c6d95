"""Exercise 9: is this call worth its price?

Goal: put strength and potential together, estimate them by chance, and decide.
Time: about 50 minutes, a few lines for each task.
Before you start: exercises 7 and 8, and the lesson on effective hand strength.

A card is text of two letters, such as "Th". Your two cards are a list, the hole; the
board is a list of three to five cards. Chips are whole numbers.

Each task may use the ones above it. Check your work with: holdem-teach check ex09
"""

import random
from math import sqrt
from statistics import fmean, stdev

from holdem_teach import evaluate

# 2c 2d 2h 2s 3c ... As
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def share(hole: list[str], opponent: list[str], board: list[str]) -> float:
    """Give your share of the pot on a board of five cards: 1, 0.5 for a tie, or 0.

    >>> share(["Ad", "Qc"], ["Kd", "Kc"], ["3h", "4c", "Jh", "As", "2s"])
    1.0
    """
    mine = evaluate(" ".join([*hole, *board]))
    theirs = evaluate(" ".join([*opponent, *board]))
    return 0.5 if mine == theirs else float(mine > theirs)


def ehs(hs: float, ppot: float, npot: float) -> float:
    """Compute EHS, the effective hand strength.

    You win if you are ahead and stay there, or if you are behind and come from there:
    EHS = HS * (1 - NPot) + (1 - HS) * PPot.

    hs, ppot, npot: HS, PPot and NPot of the formula, which are hand strength, positive
    and negative potential, from 0 to 1.
    Returns a number from 0 to 1.
    Source: D. Billings and others, "The challenge of poker", Artificial Intelligence
    134 (2002), effective hand strength.

    >>> ehs(0.5, 0.25, 0.5)
    0.375
    """
    # BEGIN SOLUTION
    return hs * (1 - npot) + (1 - hs) * ppot
    # END SOLUTION


def estimate(
    hole: list[str], board: list[str], samples: int, seed: int
) -> tuple[float, float]:
    """Estimate EHS by chance, and say how far off the estimate may be.

    Deal the rest of the hand many times: two cards to the opponent, and the board up to
    five cards, all drawn at random from the cards that you do not see. The mean of your
    shares of the pot is the estimate. (This is EHS where a tie counts half all along;
    in the example it is 0.5114, and by the formula above 0.5117.) The standard error of
    a mean is the standard deviation of the shares divided by the square root of their
    number.

    hole: your two cards. board: three to five cards.
    samples: how many times to deal, at least 2.
    seed: a whole number. Draw from random.Random(seed), so that the same seed gives the
    same answer, and another seed another one.
    Returns a tuple of two numbers: the estimate and its standard error.
    Source: the standard error, en.wikipedia.org, "Standard error".

    >>> guess, error = estimate(["Ad", "Qc"], ["3h", "4c", "Jh"], 1000, seed=1)
    >>> abs(guess - 0.511) < 5 * error, 0.01 < error < 0.02
    (True, True)
    """
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    # BEGIN SOLUTION
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)
    # END SOLUTION


def pot_odds(call: int, pot: int) -> float:
    """Compute the pot odds: your call as a part of the pot that you would play for.

    That pot is what lies there now, with the bet that you face, and your call with it:
    pot odds = call / (pot + call). You have to win at least so often.

    call: the chips that a call adds, 1 or more.
    pot: the chips in the pot before you call, with the bet that you face.
    Returns a number from 0 to 1.
    Source: en.wikipedia.org, "Pot odds".

    >>> pot_odds(50, 150)
    0.25
    """
    # BEGIN SOLUTION
    return call / (pot + call)
    # END SOLUTION


def expected_value(chance: float, call: int, pot: int) -> float:
    """Compute what a call gains on average, in chips, as if no bets were to follow.

    With your chance to win you gain the pot; else you lose your call. Each is weighed
    by how often it happens: chance * pot - (1 - chance) * call.

    chance: the chance to win, from 0 to 1.
    call: the chips that a call adds, 1 or more.
    pot: the chips in the pot before you call, with the bet that you face.
    Returns a number of chips; below 0 if the call loses on average.
    Source: en.wikipedia.org, "Expected value".

    >>> expected_value(0.25, 50, 250)
    25.0
    """
    # BEGIN SOLUTION
    return chance * pot - (1 - chance) * call
    # END SOLUTION


def should_call(ehs: float, call: int, pot: int) -> bool:
    """Decide whether a call does not lose: EHS is at least as large as the pot odds.

    If the two are equal, a call neither gains nor loses; then call. In here, ehs is the
    number that is given, and not the function of that name above.

    ehs: your effective hand strength, from 0 to 1.
    call: the chips that a call adds, 1 or more.
    pot: the chips in the pot before you call, with the bet that you face.
    Returns True or False.
    Source: en.wikipedia.org, "Pot odds".

    >>> should_call(0.3, 50, 150), should_call(0.2, 50, 150)
    (True, False)
    """
    # BEGIN SOLUTION
    return ehs >= pot_odds(call, pot)
    # END SOLUTION
