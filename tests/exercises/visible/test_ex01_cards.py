"""The checks of ex01_cards that come with the exercise: one for each task."""

from holdem_teach.checks import task

MODULE = "ex01_cards"
DECK = (
    "2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s 7c 7d 7h 7s 8c 8d 8h"
    " 8s 9c 9d 9h 9s Tc Td Th Ts Jc Jd Jh Js Qc Qd Qh Qs Kc Kd Kh Ks Ac Ad Ah As"
).split()


@task(
    "parse_card",
    points=2,
    hints=(
        "The suit is the last letter, card[-1], and the rank is what stands before it,"
        ' card[:-1]: that holds for "Th" and for "10h". Which of the two has to be made'
        " large with .upper(), which small with .lower()?",
        "RANKS.index(...) finds the place of a rank, counted from 0. The two is at"
        ' place 0, so what do you have to add? If the rank is "10", put "T" in its'
        " place before you look for it.",
    ),
    idea="The last letter is the suit and all before it is the rank; once every way to"
    " write a rank is turned into one, its place in a row of ranks is its number.",
)
def test_parse_card(student):
    cases = {
        "Th": (10, "h"),
        "2c": (2, "c"),
        "9s": (9, "s"),
        "Jd": (11, "d"),
        "Qh": (12, "h"),
        "Kc": (13, "c"),
        "As": (14, "s"),
        "7D": (7, "d"),
        "kh": (13, "h"),
        "aC": (14, "c"),
        "10d": (10, "d"),
        "10S": (10, "s"),
    }
    for card, expected in cases.items():
        student.parse_card(card).should_be(expected)


@task(
    "deck",
    points=1,
    hints=(
        "Two loops, one inside the other: one goes through RANKS, the other through"
        " SUITS. Which of the two is the outer one, if the four twos come first?",
        "A list comprehension can have two for, and the first one is the outer loop:"
        " here it goes through the ranks. A card is the rank's letter and then the"
        " suit's, put together with +.",
    ),
    idea="Each rank meets each suit once, so two loops, one inside the other, make all"
    " 13 * 4 cards.",
)
def test_deck(student):
    student.deck().should_be(DECK)


@task(
    "remaining",
    points=1,
    hints=(
        "Go through deck() and keep the cards that were not seen. A card may be written"
        ' "10h" where the deck has "Th": what makes the two equal?',
        "parse_card gives the same tuple however a card is written. Make a list of"
        " those tuples for the cards that were seen, and keep each card of the deck"
        " whose own tuple is not in it.",
    ),
    idea="Go through the deck and keep what was not seen; comparing the parsed cards"
    " makes it all one how they were written.",
)
def test_remaining(student):
    cases = {
        "": 52,
        "2c": 51,
        "Ad Qc 3h 4c Jh": 47,
        "2c 2d 2h 2s": 48,
        "As Ah Ad Ac Ks": 47,
        "aD qC 3h 4C jH": 47,
        "10h 10c": 50,
    }
    for written, left in cases.items():
        seen = [card.replace("10", "T").capitalize() for card in written.split()]
        others = [card for card in DECK if card not in seen]
        assert len(others) == left
        answer = student.remaining(written.split())
        answer.should_be(others)
        answer.should_leave_its_input()
    student.remaining(DECK[:50]).should_be(["Ah", "As"])
    student.remaining(DECK).should_be([])


@task(
    "choose",
    points=2,
    hints=(
        "Write choose(5, 2) out: (5 * 4) / (2 * 1). How many numbers stand above, how"
        " many below, and which is the last one of each, for any n and k?",
        "Begin with ways = 1 and go through range(k): multiply by n - step, then divide"
        " by step + 1 with //. In that order nothing is ever left over. When k is more"
        " than n, one of the factors is 0.",
    ),
    idea="Multiply n, n - 1, ... and divide by 1, 2, ... as you go: after each step the"
    " number is itself a number of ways, so // never loses anything.",
)
def test_choose(student):
    cases = [
        (5, 1, 5),
        (4, 2, 6),
        (5, 0, 1),
        (0, 0, 1),
        (5, 5, 1),
        (5, 3, 10),
        (3, 4, 0),
        (13, 2, 78),
        (52, 2, 1326),
        (50, 3, 19600),
        (52, 5, 2598960),
        (52, 7, 133784560),
        (60, 28, 103719945525634515),
    ]
    for n, k, expected in cases:
        student.choose(n, k).should_be(expected)


@task(
    "chance_of_pocket_pair",
    points=2,
    hints=(
        "How many ways are there to choose two cards of 52? And two of the four aces?"
        " An ace is one of how many ranks?",
        "A pair is one of 13 ranks and choose(4, 2) ways to take two of its four cards;"
        " multiply them. Then divide by choose(52, 2) with /.",
    ),
    idea="13 * 6 of the 1,326 hands are pairs: 1 in 17. Or deal one card after the"
    " other: of the 51 cards that are left, 3 have the rank of the first.",
)
def test_chance_of_pocket_pair(student):
    student.chance_of_pocket_pair().should_be(1 / 17)


@task(
    "chance_to_hit",
    points=2,
    hints=(
        "How many of the unseen cards are no outs? In how many ways can all the draws"
        " be among them, and how many ways are there in all?",
        "The chance to miss every time is choose(unseen - outs, draws) divided by"
        " choose(unseen, draws). The chance to hit at least once is what is left of 1.",
    ),
    idea="At least one is the opposite of none: count the ways to miss every time, and"
    " take their share away from 1.",
)
def test_chance_to_hit(student):
    cases = [
        (1, 2, 1, 1 / 2),
        (2, 4, 1, 1 / 2),
        (1, 3, 2, 2 / 3),
        (2, 4, 2, 5 / 6),
        (0, 47, 2, 0.0),
        (9, 46, 1, 9 / 46),
        (9, 47, 2, 378 / 1081),
        (4, 47, 2, 178 / 1081),
        (15, 47, 2, 585 / 1081),
        (46, 47, 2, 1.0),
        (47, 47, 1, 1.0),
        (2, 50, 3, 144 / 1225),
        (3, 50, 5, 541 / 1960),
    ]
    for outs, unseen, draws, expected in cases:
        student.chance_to_hit(outs, unseen, draws).should_be(expected)
