"""Random valid inputs of the tasks of ex01_cards: what a file answers to one."""

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def written(draw, card):
    text = card.replace("T", draw.choice(["T", "10"]))
    return draw.choice([text, text.lower(), text.upper()])


def parse_card(ask, draw):
    return ask.parse_card(written(draw, draw.choice(CARDS)))


def deck(ask, draw):
    return ask.deck()


def remaining(ask, draw):
    seen = draw.sample(CARDS, draw.randint(0, 52))
    return ask.remaining([written(draw, card) for card in seen])


def choose(ask, draw):
    return ask.choose(draw.randint(0, 60), draw.randint(0, 60))


def chance_of_pocket_pair(ask, draw):
    return ask.chance_of_pocket_pair()


def chance_to_hit(ask, draw):
    unseen = draw.randint(1, 52)
    return ask.chance_to_hit(draw.randint(0, unseen), unseen, draw.randint(1, unseen))
