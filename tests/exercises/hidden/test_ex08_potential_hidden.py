"""The hidden checks of ex08_potential: spots and counts drawn for each student."""

from holdem_teach.cards import DECK
from holdem_teach.checks import hidden_task
from holdem_teach.strength.reference import transition_counts

MODULE = "ex08_potential"
AHEAD, TIED, BEHIND = 0, 1, 2


def counts(draw):
    return [[draw.randint(1, 400) for _ in range(3)] for _ in range(3)]


def potential(hp, start, end):
    """From a side's own row to the other, a tie half; the rows are start and tied."""
    below = sum(hp[start]) + sum(hp[TIED])
    above = hp[start][end] + hp[start][TIED] / 2 + hp[TIED][end] / 2
    return above / below if below else 0.0


@hidden_task("transitions")
def test_transitions(student, draw):
    cards = draw.sample(DECK, 6)
    expected = transition_counts(cards[:2], cards[2:], 1).tolist()
    hole, board = list(map(str, cards[:2])), list(map(str, cards[2:]))
    student.transitions(hole, board).should_be(expected)


@hidden_task("ppot")
def test_ppot(student, draw):
    for empty in ((), (), (AHEAD,), (TIED,), (BEHIND,), (TIED, BEHIND)):
        hp = counts(draw)
        for row in empty:
            hp[row] = [0, 0, 0]
        student.ppot(hp).should_be(potential(hp, BEHIND, AHEAD))


@hidden_task("npot")
def test_npot(student, draw):
    for empty in ((), (), (AHEAD,), (TIED,), (BEHIND,), (TIED, AHEAD)):
        hp = counts(draw)
        for row in empty:
            hp[row] = [0, 0, 0]
        student.npot(hp).should_be(potential(hp, AHEAD, BEHIND))
