"""Random valid inputs of the tasks of ex02_ranking: what a file answers to one."""

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
WHEELS = "A23456789TJQKA"


def cards(draw):
    """Return the deck or a part of it, in which some kinds of hands are frequent."""
    low, suits = draw.randint(0, 8), draw.sample("cdhs", 2)
    parts = [
        CARDS,
        [card for card in CARDS if card[0] in WHEELS[low : low + 6]],
        [card for card in CARDS if card[1] == suits[0] or card[0] == WHEELS[low]],
        [card for card in CARDS if card[0] in WHEELS[low::4]],
        [c for c in CARDS if c[0] in WHEELS[low : low + 6] and c[1] in suits],
    ]
    return draw.choice(parts)


def hand(draw):
    return draw.sample(cards(draw), 5)


def rank_counts(ask, draw):
    return ask.rank_counts(hand(draw))


def is_flush(ask, draw):
    return ask.is_flush(hand(draw))


def straight_high(ask, draw):
    return ask.straight_high(hand(draw))


def category(ask, draw):
    return ask.category(hand(draw))


def rank_key(ask, draw):
    """Any tuples will do that sort as hands do."""
    deck = cards(draw)
    one, two = (ask.rank_key(draw.sample(deck, 5)) for _ in range(2))
    return (type(one) is tuple, one < two, one == two)


def winners(ask, draw):
    deck = cards(draw)
    return ask.winners([draw.sample(deck, 5) for _ in range(draw.randint(1, 5))])
