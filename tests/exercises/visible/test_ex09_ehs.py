"""The checks of ex09_ehs that come with the exercise: one for each task."""

from holdem_teach.checks import task
from holdem_teach.checks.chance import (
    ESTIMATE,
    drawn_anew,
    estimate_of,
    mean_of,
    repeated,
)

MODULE = "ex09_ehs"
LIBRARY = ("evaluate", "parse_cards")


@task(
    "ehs",
    points=2,
    hints=(
        "There are two ways to win: being ahead and staying ahead, or being behind and"
        " coming from there. How often do you stay ahead, if NPot is how often you do"
        " not?",
        "The first way has the chance hs * (1 - npot). The second begins with the"
        " chance to be behind, 1 - hs. Add the two.",
    ),
    idea="Two ways that cannot both happen: their chances are added. Within each, one"
    " thing and then another: those chances are multiplied.",
)
def test_ehs(student):
    cases = [
        (0.5, 0.25, 0.5, 0.375),
        (1.0, 0.0, 0.25, 0.75),
        (0.0, 0.25, 0.0, 0.25),
        (0.75, 0.5, 0.25, 0.6875),
        (0.25, 0.125, 0.0, 0.34375),
        (55 / 94, 2803 / 13590, 114253 / 420420, 92526457 / 180831560),
    ]
    for hs, ppot, npot, expected in cases:
        student.ehs(hs, ppot, npot).should_be(expected)


@task(
    "estimate",
    points=3,
    hints=(
        "Make chance = random.Random(seed) once. For each sample,"
        " chance.sample(unseen, 2 + to_come) draws all cards that you need, no card"
        " twice.",
        "The first two cards drawn are the opponent's, and the others complete the"
        " board: share(hole, deal[:2], board + deal[2:]). Keep the shares in a list.",
        "The estimate is fmean(shares), and its standard error is stdev(shares) divided"
        " by sqrt(samples). Return both as a tuple.",
    ),
    idea="Deal, score, repeat, and take the mean. Four times as many samples halve the"
    " standard error, since its divisor is a square root.",
)
def test_estimate(student):
    draw, board = ["8d", "7d"], ["9d", "6c", "2d"]
    right = estimate_of((690399, 13984, 365807), 1000)
    seeds = (1, 2, 3, 4, 5)
    answers = [student.estimate(draw, board, 1000, seed) for seed in seeds * 2]
    for answer in answers:
        answer.should_meet(right, **ESTIMATE)
    answers[-1].should_meet(repeated, *answers[:-1], **ESTIMATE)
    answers[4].should_meet(drawn_anew, *answers[:4], **ESTIMATE)
    for seed in seeds:
        few = student.estimate(draw, board, 2, seed)
        few.should_meet(mean_of(2), **ESTIMATE)
    for hole, board, samples, outcomes in (
        ("Ah Kd", "7c 7d 7h 7s", 1600, (37023, 8517, 0)),
        ("Ad Qc", "3h 4c Jh 2s 9c", 400, (344, 9, 637)),
        ("Ad Qc", "3h 4c Jh", 4000, (540986, 12617, 516587)),
    ):
        answer = student.estimate(hole.split(), board.split(), samples, 5)
        answer.should_meet(estimate_of(outcomes, samples), **ESTIMATE)


@task(
    "pot_odds",
    points=1,
    hints=(
        "If you call 50 into a pot of 150, how large is the pot then? Which part of it"
        " is yours?",
        "The pot that you play for is pot + call, so the part is call / (pot + call)."
        " Mind the brackets.",
    ),
    idea="You pay a part of the final pot, and you have to win at least that part of"
    " the time. Pot already holds the bet that you face, so your call is added once.",
)
def test_pot_odds(student):
    cases = {(50, 150): 0.25, (10, 10): 0.5, (1, 7): 0.125, (9, 3): 0.75}
    for (call, pot), expected in cases.items():
        student.pot_odds(call, pot).should_be(expected)


@task(
    "expected_value",
    points=2,
    hints=(
        "What do you gain if you win, and what do you lose if you do not? How often"
        " does each happen?",
        "You win pot with the chance chance, and lose call with the chance"
        " 1 - chance. Subtract the loss from the gain, each times its chance.",
    ),
    idea="Each result times its chance, added up; a loss counts below 0. It is 0 where"
    " chance is exactly the pot odds.",
)
def test_expected_value(student):
    cases = [
        (0.25, 50, 250, 25.0),
        (0.25, 50, 150, 0.0),
        (0.0, 50, 150, -50.0),
        (1.0, 50, 150, 150.0),
        (0.5, 20, 60, 20.0),
        (0.125, 40, 200, -10.0),
        (0.375, 30, 101, 19.125),
    ]
    for chance, call, pot, expected in cases:
        student.expected_value(chance, call, pot).should_be(expected)


@task(
    "should_call",
    points=2,
    hints=(
        "pot_odds(call, pot) is how often you have to win. What is it compared with?",
        "A comparison is True or False already, so you can return it as it is. Which"
        " sign also lets you call if the two are equal?",
    ),
    idea="One comparison decides: what you have against what you need. At equality a"
    " call costs nothing on average, and >= says yes.",
)
def test_should_call(student):
    cases = [
        (0.3, 50, 150, True),
        (0.2, 50, 150, False),
        (0.25, 50, 150, True),
        (0.4, 50, 150, True),
        (0.6, 50, 150, True),
        (0.5, 10, 10, True),
        (0.49, 10, 10, False),
        (0.6, 90, 30, False),
        (0.0, 1, 500, False),
        (1.0, 500, 1, True),
    ]
    for strength, call, pot, expected in cases:
        student.should_call(strength, call, pot).should_be(expected)
