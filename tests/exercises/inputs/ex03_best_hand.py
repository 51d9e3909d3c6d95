"""Random valid inputs of the tasks of ex03_best_hand: what a file answers to one.

Where several choices are equally strong, any will do: what is compared is which cards
may play, and their value.
"""

from holdem_teach import evaluate

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
WHEELS = "A23456789TJQKA"


def dealt(draw, count):
    """Draw from the deck or a part of it, in which some kinds of hands are frequent."""
    low, suit = draw.randint(0, 8), draw.choice("cdhs")
    parts = [
        CARDS,
        [card for card in CARDS if card[0] in WHEELS[low : low + 6]],
        [card for card in CARDS if card[1] == suit or card[0] == WHEELS[low]],
        [card for card in CARDS if card[0] in WHEELS[low::4]],
    ]
    return draw.sample(draw.choice(parts), count)


def played(five, hole, board):
    both = (len(set(five) & set(hole)), len(set(five) & set(board)))
    return (type(five) is tuple, len(five), evaluate(" ".join(five)), sum(both))


def best_five(ask, draw):
    seven = dealt(draw, 7)
    return played(ask.best_five(seven), seven, [])


def best_with_a_hole_card(ask, draw):
    cards = dealt(draw, draw.randint(5, 7))
    hole, board = cards[:2], cards[2:]
    five = ask.best_with_a_hole_card(hole, board)
    return (*played(five, hole, board), bool(set(five) & set(hole)))


def best_omaha(ask, draw):
    cards = dealt(draw, draw.randint(7, 9))
    hole, board = cards[:4], cards[4:]
    five = ask.best_omaha(hole, board)
    return (*played(five, hole, board), len(set(five) & set(hole)))
