"""Random valid inputs of the tasks of ex07_hand_strength: what a file answers to one.

Counting takes a thousand evaluations a spot, so most boards hold five cards, for which
an opponent has the fewest hands.
"""

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
HANDS = ["AA", "KK", "QQ", "JJ", "AKs", "AKo", "KQs", "T9s", "72o"]


def spot(draw):
    """Draw hole and board from the deck, or from high cards, which tie more often."""
    cards = draw.sample(draw.choice([CARDS, CARDS[28:]]), draw.choice([5, 6, 7, 7]))
    return cards[:2], cards[2:]


def opponent_hands(ask, draw):
    return ask.opponent_hands(*spot(draw))


def ahead_tied_behind(ask, draw):
    return ask.ahead_tied_behind(*spot(draw))


def hand_strength(ask, draw):
    return ask.hand_strength(*spot(draw))


def reweighted(ask, draw):
    hands = draw.sample(HANDS, draw.randint(1, len(HANDS)))
    weights = {hand: draw.choice([0, 4, 6, 12, draw.random()]) for hand in hands}
    likelihood = {hand: draw.choice([0.0, 1.0, draw.random()]) for hand in hands}
    weights[hands[0]], likelihood[hands[0]] = 6, 0.5  # one hand can act so
    return ask.reweighted(weights, likelihood)


def multiway_strength(ask, draw):
    hs = draw.choice([0.0, 1.0, draw.random()])
    return ask.multiway_strength(hs, draw.randint(1, 9))
