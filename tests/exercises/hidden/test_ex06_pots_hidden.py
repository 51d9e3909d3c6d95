"""The hidden checks of ex06_pots: chips drawn for each student, by the game's rules."""

from holdem_teach.checks import hidden_task
from holdem_teach.game import pots

MODULE = "ex06_pots"


def chips_of(draw):
    """Draw contributions and who folded; a bet that nobody matched is given back."""
    count = draw.randint(2, 6)
    levels = draw.sample(range(1, 60), draw.randint(1, 4))
    chips = [draw.choice([*levels, draw.randint(1, 60)]) for _ in range(count)]
    folded = sorted(draw.sample(range(count), draw.randint(0, count - 1)))
    highest, second = sorted(chips)[-1], sorted(chips)[-2]
    chips[chips.index(highest)] = second
    return chips, folded


def groups_of(draw, seats):
    """Put seats into groups that tie, the best hand first."""
    seats, groups = draw.sample(seats, len(seats)), []
    while seats:
        tied = draw.randint(1, min(3, len(seats)))
        groups.append(seats[:tied])
        seats = seats[tied:]
    return groups


@hidden_task("side_pots")
def test_side_pots(student, draw):
    for _ in range(25):
        chips, folded = chips_of(draw)
        expected = [
            (amount, list(seats)) for amount, seats in pots.side_pots(chips, folded)
        ]
        student.side_pots(chips, folded).should_be(expected)


@hidden_task("split")
def test_split(student, draw):
    for _ in range(20):
        count, first = draw.randint(2, 9), draw.randint(0, 8)
        order = [(first + place) % count for place in range(count)]
        winners = draw.sample(range(count), draw.randint(1, count))
        amount = draw.randint(len(winners), 500)
        by_turn = [seat for seat in order if seat in winners]
        expected = pots.split_evenly(amount, by_turn)
        student.split(amount, winners, order).should_be(expected)


@hidden_task("entitlements")
def test_entitlements(student, draw):
    for _ in range(15):
        chips, folded = chips_of(draw)
        winners = [seat for seat in range(len(chips)) if seat not in folded]
        expected = {seat: pots.entitlement(chips, seat) for seat in winners}
        student.entitlements(chips, winners).should_be(expected)


@hidden_task("proportional_shares")
def test_proportional_shares(student, draw):
    for _ in range(25):
        chips, folded = chips_of(draw)
        deepest = chips.index(max(chips))  # who has put in the most has not folded
        staying = [s for s in range(len(chips)) if s not in folded or s == deepest]
        ranking, first = groups_of(draw, staying), draw.randrange(len(chips))
        expected = pots.proportional_shares(chips, ranking, first)
        student.proportional_shares(chips, ranking, first).should_be(expected)
