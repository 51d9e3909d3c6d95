"""The checks of ex07_hand_strength that come with the exercise: one for each task."""

from holdem_teach.cards import all_pairs, parse_cards
from holdem_teach.checks import task
from holdem_teach.checks.chance import counts_of

MODULE = "ex07_hand_strength"
LIBRARY = ("evaluate", "parse_cards")


@task(
    "opponent_hands",
    points=2,
    hints=(
        "Which cards can the opponent not hold? Begin with a list of the cards of DECK"
        " that are neither in hole nor in board: hole + board is one list of both.",
        "combinations(unseen, 2) gives each two of these cards once, as a tuple, in the"
        " order of the list. list(...) makes a list of what it gives.",
    ),
    idea="Take away what you see, and choose two of what is left. On the flop 47 cards"
    " are left, and 47 x 46 / 2 = 1,081 hands: the order of two cards makes no new"
    " hand.",
)
def test_opponent_hands(student):
    for hole, board in (
        ("Ad Qc", "3h 4c Jh"),
        ("9h 9c", "2c 7d Jh 7s Ad"),
        ("As 2c", "Ks 9d 2d 8h"),
    ):
        seen = {*parse_cards(hole), *parse_cards(board)}
        hands = [hand for hand in all_pairs() if seen.isdisjoint(hand)]
        expected = [(str(low), str(high)) for low, high in hands]
        student.opponent_hands(hole.split(), board.split()).should_be(expected)


@task(
    "ahead_tied_behind",
    points=3,
    hints=(
        "strength(hole + board) is your own number. A hand of the opponent is a tuple,"
        " so put it together with the board by [*hand, *board].",
        "Go through opponent_hands(hole, board) and compare the two numbers: larger,"
        " equal or smaller. Keep one counter for each, and return the three as a"
        " tuple, ahead first.",
    ),
    idea="Your own strength is computed once, before the loop. The three counts make"
    " up all hands, so the third is what the other two leave.",
)
def test_ahead_tied_behind(student):
    cases = {
        "Ad Qc | 3h4cJh": (628, 9, 444),
        "7c 7d | 7h2sKd": (1078, 0, 3),
        "2c 3d | AhKhQhJhTh": (0, 990, 0),
        "2c 3d | 7hTsJdQcKh": (0, 129, 861),
        "5h 4h | 6h7h8h9cTd": (989, 0, 1),
        "Ad Qc | 3h4cJh2s": (464, 9, 562),
        "Ah Kd | 7c7d7h7s": (903, 132, 0),
    }
    for spot, expected in cases.items():
        answer = student.ahead_tied_behind(*cards_of(spot))
        answer.should_be(expected, complaint=counts_of(sum(expected)))


@task(
    "hand_strength",
    points=2,
    hints=(
        "ahead_tied_behind gives three counts; give each a name. How many hands are"
        " there together?",
        "A hand that you beat counts 1 and a tie 1/2. Divide the sum of these by the"
        " number of all hands, with / and not with //.",
    ),
    idea="A share is a count divided by the count of all. The tie's half is the half"
    " of the pot that a tie pays.",
)
def test_hand_strength(student):
    cases = {
        "Ad Qc | 3h4cJh": 55 / 94,
        "2c 3d | AhKhQhJhTh": 0.5,
        "2c 3d | 7hTsJdQcKh": 64.5 / 990,
        "7c 7d | 7h2sKd": 1078 / 1081,
        "Ad Qc | 3h4cJh2s": 468.5 / 1035,
        "2c 3d | AhKsQh": 4.5 / 1081,
    }
    for spot, expected in cases.items():
        student.hand_strength(*cards_of(spot)).should_be(expected)


@task(
    "reweighted",
    points=2,
    hints=(
        "First make a new dict of products: for each hand, its weight times its"
        " likelihood. What is their sum?",
        "Divide each product by sum(products.values()). Compute that sum once, before"
        " you divide, and leave the dicts that were given as they are.",
    ),
    idea="Multiply, then divide by the sum: what is likely before and fits with what"
    " was seen becomes likelier. Dividing makes chances of the weights again.",
)
def test_reweighted(student):
    cases = [
        ({"AA": 6, "72o": 12}, {"AA": 1.0, "72o": 0.5}, {"AA": 0.5, "72o": 0.5}),
        ({"AA": 6}, {"AA": 0.2}, {"AA": 1.0}),
        ({"AA": 6, "72o": 12}, {"AA": 1.0, "72o": 0.0}, {"AA": 1.0, "72o": 0.0}),
        ({"AA": 6, "AKo": 12}, {"AA": 0.9, "AKo": 0.9}, {"AA": 1 / 3, "AKo": 2 / 3}),
        (
            {"AA": 6, "KK": 6, "AKs": 4},
            {"AKs": 0.25, "KK": 0.5, "AA": 1.0},
            {"AA": 0.6, "KK": 0.3, "AKs": 0.1},
        ),
        (
            {"QQ": 0.25, "AKs": 0.25, "AKo": 0.5},
            {"QQ": 0.5, "AKs": 0.25, "AKo": 0.125},
            {"QQ": 0.5, "AKs": 0.25, "AKo": 0.25},
        ),
    ]
    for weights, likelihood, expected in cases:
        answer = student.reweighted(weights, likelihood)
        answer.should_be(expected)
        answer.should_leave_its_input()


@task(
    "multiway_strength",
    points=1,
    hints=(
        "Against two opponents you have to beat the first and the second. What is done"
        " with two chances when both things have to happen?",
        "hs * hs for two opponents, hs * hs * hs for three: that is a power, and Python"
        " writes it with two stars.",
    ),
    idea="Chances of things that do not depend on each other are multiplied when all"
    " have to happen. Real hands depend a little on each other, since they come from"
    " one deck: it is an estimate.",
)
def test_multiway_strength(student):
    cases = [
        (0.5, 3, 0.125),
        (0.5, 1, 0.5),
        (0.8, 2, 0.64),
        (0.9, 5, 0.59049),
        (0.0, 2, 0.0),
        (1.0, 8, 1.0),
    ]
    for hs, opponents, expected in cases:
        student.multiway_strength(hs, opponents).should_be(expected)


def cards_of(spot):
    hole, board = map(parse_cards, spot.split("|"))
    return list(map(str, hole)), list(map(str, board))
