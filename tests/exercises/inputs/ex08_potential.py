"""Random valid inputs of the tasks of ex08_potential: what a file answers to one.

A call of transitions takes 91,080 evaluations: a mutant of it that no check catches
has hours ahead of it.
"""

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def counts(draw):
    """Draw counts, some rows and some places of which are empty."""
    full, rows = draw.choice([0.5, 1.0]), draw.choices([0, 1], [1, 3], k=3)
    return [
        [draw.randint(1, 9999) * (draw.random() < full) * row for _ in range(3)]
        for row in rows
    ]


def transitions(ask, draw):
    cards = draw.sample(draw.choice([CARDS, CARDS[28:]]), 6)
    return ask.transitions(cards[:2], cards[2:])


def ppot(ask, draw):
    return ask.ppot(counts(draw))


def npot(ask, draw):
    return ask.npot(counts(draw))
