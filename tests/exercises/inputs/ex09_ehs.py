"""Random valid inputs of the tasks of ex09_ehs: what a file answers to one.

An estimate is compared as it is, for its seed: another way to draw would be as good,
but is not what an equivalent mutant does.
"""

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def part(draw):
    return draw.choice([0.0, 1.0, 0.5, draw.random()])


def prices(draw):
    """Draw a call, and the pot with the bet that is faced."""
    call = draw.randint(1, 300)
    return call, call + draw.choice([0, call, draw.randint(1, 900)])


def ehs(ask, draw):
    return ask.ehs(part(draw), part(draw), part(draw))


def estimate(ask, draw):
    cards = draw.sample(CARDS, draw.randint(5, 7))
    samples, seed = draw.randint(2, 20), draw.randint(0, 999)
    return ask.estimate(cards[:2], cards[2:], samples, seed)


def pot_odds(ask, draw):
    return ask.pot_odds(*prices(draw))


def expected_value(ask, draw):
    return ask.expected_value(part(draw), *prices(draw))


def should_call(ask, draw):
    call, pot = prices(draw)
    return ask.should_call(draw.choice([call / (pot + call), part(draw)]), call, pot)
