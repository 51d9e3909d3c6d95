"""The hidden checks of ex03_best_hand: deals drawn for each student, by the library."""

from itertools import combinations

from holdem_teach.cards import DECK, parse_cards
from holdem_teach.checks import hidden_task
from holdem_teach.ranking.categories import reference_value

MODULE = "ex03_best_hand"
CARDS = [str(card) for card in DECK]
# Decks in which hands of each kind turn up often.
DECKS = [
    CARDS,
    [card for card in CARDS if card[1] in "hs"],
    [card for card in CARDS if card[0] in "A23456"],
    [card for card in CARDS if card[0] in "9TJQK"],
    [card for card in CARDS if card[0] in "48QA"],
    [card for card in CARDS if card[1] == "d" or card[0] == "7"],
]
# Boards that are a hand by themselves.
BOARDS = ["4c 5d 6h 7s 8c", "2h 5h 8h Th Kh", "9c 9d 9h 5s 5c", "Jc Jd Jh Js 3c"]


def strength(hand):
    return reference_value(parse_cards(" ".join(hand)))


def strongest(hands):
    """Return all of the hands that no other one beats."""
    best = max(map(strength, hands))
    return [hand for hand in hands if strength(hand) == best]


@hidden_task("best_five")
def test_best_five(student, draw):
    for deck in DECKS * 2:
        seven = draw.sample(deck, 7)
        hands = list(combinations(seven, 5))
        student.best_five(seven).should_hold_one_of(strongest(hands))


@hidden_task("best_with_a_hole_card")
def test_best_with_a_hole_card(student, draw):
    spots = []
    for deck in DECKS:
        cards = draw.sample(deck, 7)
        spots.append((cards[:2], cards[2:]))
    for made in BOARDS:
        board = draw.sample(made.split(), 5)
        unseen = [card for card in CARDS if card not in board]
        spots.append((draw.sample(unseen, 2), board))
    spots.append((spots[0][0], spots[0][1][:4]))
    for hole, board in spots:
        hands = combinations([*hole, *board], 5)
        allowed = [hand for hand in hands if set(hand) & set(hole)]
        answer = student.best_with_a_hole_card(hole, board)
        answer.should_hold_one_of(strongest(allowed))


@hidden_task("best_omaha")
def test_best_omaha(student, draw):
    for deck in DECKS:
        cards = draw.sample(deck, 9)
        for hole, board in ((cards[:4], cards[4:]), (cards[5:], cards[:4])):
            own, shared = combinations(hole, 2), list(combinations(board, 3))
            hands = [(*two, *three) for two in own for three in shared]
            student.best_omaha(hole, board).should_hold_one_of(strongest(hands))
