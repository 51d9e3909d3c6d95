"""The hidden checks of ex01_cards: cards and counts drawn for each student."""

from math import comb

from holdem_teach.cards import DECK
from holdem_teach.checks import hidden_task

MODULE = "ex01_cards"
CARDS = [str(card) for card in DECK]


def written(draw, card):
    """Write a card in one of the ways that are allowed."""
    text = card.replace("T", draw.choice(["T", "10"]))
    return draw.choice([text, text.lower(), text.upper()])


@hidden_task("parse_card")
def test_parse_card(student, draw):
    tens = [card for card in DECK if card.rank == 10]
    for card in (*draw.sample(DECK, 12), *tens):
        text = written(draw, str(card))
        student.parse_card(text).should_be((card.rank, str(card)[1]))


@hidden_task("deck")
def test_deck(student, draw):
    student.deck().should_be(CARDS)


@hidden_task("remaining")
def test_remaining(student, draw):
    for count in (0, 1, 2, 5, 7, draw.randint(8, 40), 51):
        seen = draw.sample(CARDS, count)
        others = [card for card in CARDS if card not in seen]
        student.remaining([written(draw, card) for card in seen]).should_be(others)


@hidden_task("choose")
def test_choose(student, draw):
    for n in draw.sample(range(1, 53), 6):
        for k in (0, 1, 2, n, draw.randint(0, n), n + draw.randint(1, 3)):
            student.choose(n, k).should_be(comb(n, k))
    k = draw.choice([24, 25, 27, 28])  # more digits than a float has
    student.choose(60, k).should_be(comb(60, k))


@hidden_task("chance_of_pocket_pair")
def test_chance_of_pocket_pair(student, draw):
    pairs = sum(one.rank == two.rank for one in DECK for two in DECK if one < two)
    student.chance_of_pocket_pair().should_be(pairs / comb(52, 2))


@hidden_task("chance_to_hit")
def test_chance_to_hit(student, draw):
    for _ in range(8):
        unseen = draw.randint(10, 52)
        outs, draws = draw.randint(1, unseen // 2), draw.randint(1, 5)
        missed = 1.0
        for step in range(draws):  # one card after the other
            missed *= (unseen - outs - step) / (unseen - step)
        student.chance_to_hit(outs, unseen, draws).should_be(1 - missed)
    student.chance_to_hit(outs, unseen, 1).should_be(outs / unseen)
    student.chance_to_hit(0, unseen, draws).should_be(0.0)
    student.chance_to_hit(unseen - 1, unseen, 2).should_be(1.0)
