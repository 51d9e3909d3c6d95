"""The hidden checks of ex09_ehs: numbers and spots drawn for each student."""

from holdem_teach.cards import DECK
from holdem_teach.checks import hidden_task
from holdem_teach.checks.chance import (
    ESTIMATE,
    drawn_anew,
    estimate_of,
    mean_of,
    repeated,
)
from holdem_teach.strength.reference import transition_counts

MODULE = "ex09_ehs"


def spot(draw, size):
    """Draw a hole and a board on which each side often wins."""
    while True:
        cards = draw.sample(DECK, 2 + size)
        counts = transition_counts(cards[:2], cards[2:], 5 - size)
        ahead, tied, behind = map(int, counts.sum(axis=0))
        if min(ahead, behind) > 0.35 * (ahead + tied + behind):
            texts = list(map(str, cards))
            return texts[:2], texts[2:], (ahead, tied, behind)


@hidden_task("ehs")
def test_ehs(student, draw):
    for _ in range(6):
        hs, ppot, npot = (draw.randint(0, 100) / 100 for _ in range(3))
        expected = hs * (1 - npot) + (1 - hs) * ppot
        student.ehs(hs, ppot, npot).should_be(expected)


@hidden_task("estimate")
def test_estimate(student, draw):
    for size, samples in ((4, 1000), (5, 1600)):
        hole, board, outcomes = spot(draw, size)
        seeds = draw.sample(range(10_000), 5) * 2
        answers = [student.estimate(hole, board, samples, seed) for seed in seeds]
        for answer in answers:
            answer.should_meet(estimate_of(outcomes, samples), **ESTIMATE)
        answers[-1].should_meet(repeated, *answers[:-1], **ESTIMATE)
        answers[4].should_meet(drawn_anew, *answers[:4], **ESTIMATE)
        for seed in seeds[:5]:
            few = student.estimate(hole, board, 2, seed)
            few.should_meet(mean_of(2), **ESTIMATE)


@hidden_task("pot_odds")
def test_pot_odds(student, draw):
    for _ in range(6):
        call, pot = draw.randint(1, 300), draw.randint(1, 900)
        student.pot_odds(call, pot).should_be(call / (pot + call))


@hidden_task("expected_value")
def test_expected_value(student, draw):
    for _ in range(6):
        chance = draw.randint(1, 63) / 64  # with such numbers all ways agree exactly
        call, pot = draw.randint(1, 300), draw.randint(301, 900)
        expected = chance * pot - (1 - chance) * call
        student.expected_value(chance, call, pot).should_be(expected)


@hidden_task("should_call")
def test_should_call(student, draw):
    for _ in range(4):
        call, pot = draw.randint(10, 300), draw.randint(10, 900)
        for nearly in (-0.01, 0.01):
            strength = call / (pot + call) + nearly
            student.should_call(strength, call, pot).should_be(nearly > 0)
        strength = draw.randint(0, 100) / 100
        expected = strength >= call / (pot + call)
        student.should_call(strength, call, pot).should_be(expected)
    for parts in (2, 4, 8):
        call = draw.randint(1, 100)
        student.should_call(1 / parts, call, call * (parts - 1)).should_be(True)
