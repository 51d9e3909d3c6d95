"""The checks of ex08_potential that come with the exercise: one for each task."""

from holdem_teach.checks import task

MODULE = "ex08_potential"
LIBRARY = ("evaluate", "parse_cards")


@task(
    "transitions",
    points=4,
    hints=(
        "Go through the opponent's hands with combinations(unseen, 2). For each of"
        " them, relation says how you stand on the turn, where the board is as given.",
        "Within that loop, go through the river cards. Which of the unseen cards cannot"
        " come, because the opponent holds them?",
        "On the river both use [*board, river], a list of five cards. Where the"
        " relation there is called then, add 1 to hp[now][then].",
    ),
    idea="A loop within a loop, and one counter for each way from now to then. How you"
    " stand now is the same for all rivers of a hand, so it is computed before the"
    " inner loop.",
)
def test_transitions(student):
    cases = {
        "Ad Qc | 3h 4c Jh 2s": [[16823, 188, 3405], [0, 387, 9], [3961, 237, 20530]],
        "Ah Kd | Qs Jc 3d 2h": [[19384, 0, 2792], [0, 396, 0], [4521, 0, 18447]],
    }
    for spot, expected in cases.items():
        hole, board = (cards.split() for cards in spot.split(" | "))
        student.transitions(hole, board).should_be(expected)


@task(
    "ppot",
    points=3,
    hints=(
        "hp[BEHIND] is the row of the pairs where you are behind now, and"
        " hp[BEHIND][AHEAD] those of them where you end ahead. Which two other counts"
        " are a help, and count half?",
        "The divisor is the sum of two whole rows: sum(hp[BEHIND]) + sum(hp[TIED])."
        " What do you return if that is 0?",
    ),
    idea="Above stand the pairs that get better, below all that could: each row's sum"
    " holds the river cards already, so the quotient is a chance.",
)
def test_ppot(student):
    cases = [
        ([[0, 0, 0], [0, 0, 0], [10, 0, 30]], 0.25),
        ([[0, 0, 0], [10, 30, 0], [0, 0, 0]], 0.125),
        ([[0, 0, 0], [0, 0, 0], [0, 10, 30]], 0.125),
        ([[50, 0, 10], [4, 2, 4], [10, 4, 16]], 0.35),
        ([[0, 5, 40], [0, 20, 20], [0, 0, 15]], 0.0),
        ([[45540, 0, 0], [0, 0, 0], [0, 0, 0]], 0.0),
        ([[16823, 188, 3405], [0, 387, 9], [3961, 237, 20530]], 4079.5 / 25124),
    ]
    for hp, expected in cases:
        student.ppot(hp).should_be(expected)


@task(
    "npot",
    points=3,
    hints=(
        "It is ppot in a mirror: which row holds the pairs where you are ahead now, and"
        " which place in it those where you end behind?",
        "From ahead to tied and from tied to behind count half. The divisor is"
        " sum(hp[AHEAD]) + sum(hp[TIED]); if that is 0, return 0.",
    ),
    idea="Whoever reads the counts from the opponent's chair finds PPot there: ahead"
    " and behind change places, in rows and in columns.",
)
def test_npot(student):
    cases = [
        ([[30, 0, 10], [0, 0, 0], [0, 0, 0]], 0.25),
        ([[0, 0, 0], [0, 30, 10], [0, 0, 0]], 0.125),
        ([[30, 10, 0], [0, 0, 0], [0, 0, 0]], 0.125),
        ([[17, 2, 21], [4, 2, 4], [10, 4, 16]], 0.48),
        ([[15, 0, 0], [20, 20, 0], [40, 5, 0]], 0.0),
        ([[0, 0, 0], [0, 0, 0], [540, 0, 45000]], 0.0),
        ([[16823, 188, 3405], [0, 387, 9], [3961, 237, 20530]], 3503.5 / 20812),
    ]
    for hp, expected in cases:
        student.npot(hp).should_be(expected)
