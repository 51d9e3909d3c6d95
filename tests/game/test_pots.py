"""Pots against plain counting, chip by chip, and against exact fractions."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdem_teach.game.pots import (
    entitlement,
    proportional_shares,
    side_pots,
    split_evenly,
    unmatched,
)

chips = st.lists(st.integers(0, 40), min_size=2, max_size=9)


@st.composite
def played(draw):
    """Contributions, who folded (not everybody), and a button."""
    paid = draw(chips)
    seats = st.integers(0, len(paid) - 1)
    folded = draw(st.sets(seats, max_size=len(paid) - 1))
    return paid, folded, draw(seats)


@st.composite
def ranked(draw):
    """The same, and the seats still in, in groups of equal hands."""
    paid, folded, first = draw(played())
    seats = draw(st.permutations([s for s in range(len(paid)) if s not in folded]))
    groups = [[seats[0]]]
    for seat in seats[1:]:
        if draw(st.booleans()):
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return paid, groups, first


def chip_by_chip(paid, folded):
    """Amounts by who may win them: each player's first chips, then the second, ..."""
    found = {}
    seats = tuple(s for s in range(len(paid)) if s not in folded)
    for level in range(1, max(paid) + 1):
        payers = [s for s, chips in enumerate(paid) if chips >= level]
        if len(payers) == 1 and payers[0] not in folded:
            break  # nobody has matched it
        seats = tuple(s for s in payers if s not in folded) or seats
        found[seats] = found.get(seats, 0) + len(payers)
    return found


@given(played())
def test_side_pots_chip_by_chip(table):
    paid, folded, _ = table
    pots = side_pots(paid, folded)
    assert {seats: amount for amount, seats in pots} == chip_by_chip(paid, folded)
    assert len(pots) == len({seats for _, seats in pots})
    back = unmatched(paid, folded)
    assert sum(amount for amount, _ in pots) + (back[1] if back else 0) == sum(paid)


@pytest.mark.parametrize(
    ("paid", "folded", "pots"),
    [
        ([0, 0], [], []),
        ([5, 5], [], [(10, (0, 1))]),
        ([10, 5, 5], [0], [(20, (1, 2))]),  # nobody still in reached the last layer
        ([5, 3, 9], [0], [(9, (1, 2)), (4, (2,))]),
        ([5, 20, 20], [0], [(45, (1, 2))]),  # neighbours with the same players
        ([20, 50, 100, 100], [], [(80, (0, 1, 2, 3)), (90, (1, 2, 3)), (100, (2, 3))]),
    ],
)
def test_side_pots(paid, folded, pots):
    assert side_pots(paid, folded) == pots


def exact_shares(paid, groups):
    """The shares of rule L12 as fractions, group by group."""
    deepest = max(paid[s] for group in groups for s in group)
    taken, shares = 0, {}
    for group in groups:
        entitled = {
            s: sum(paid) if paid[s] == deepest else entitlement(paid, s) for s in group
        }
        due, total = max(0, max(entitled.values()) - taken), sum(entitled.values())
        shares |= {s: Fraction(due * entitled[s], total or 1) for s in group}
        taken += due
    return shares


@given(ranked())
def test_proportional_shares_are_exact_fractions_rounded_by_the_rule(table):
    paid, groups, first = table
    whole = proportional_shares(paid, groups, first)
    assert sum(whole) == sum(paid)
    exact = exact_shares(paid, groups)
    for group in groups:
        down = {s: int(exact[s]) for s in group}
        odd = sum(exact[s] for s in group) - sum(down.values())
        order = sorted(group, key=lambda s: (s - first) % len(paid))
        for place, seat in enumerate(order):
            assert whole[seat] == down[seat] + (place < odd)


def test_odd_chips_go_clockwise_from_the_button_itself_first():
    assert proportional_shares([5, 5, 1], [[0, 1], [2]], first=0) == [6, 5, 0]
    assert proportional_shares([5, 5, 1], [[0, 1], [2]], first=1) == [5, 6, 0]
    assert proportional_shares([5, 5, 1], [[0, 1], [2]], first=2) == [6, 5, 0]


def test_a_function_can_decide_about_odd_chips():
    def last(count, sharers):
        return sharers[-count:] if count else ()

    assert proportional_shares([5, 5, 1], [[0, 1], [2]], 0, last) == [5, 6, 0]
    with pytest.raises(ValueError, match="expected a list of 1 of the sharers"):
        proportional_shares([5, 5, 1], [[0, 1], [2]], 0, lambda odd, seats: [])


def test_odd_chips_of_a_pot_go_to_its_winners_in_turn():
    assert split_evenly(7, [4, 1]) == {4: 4, 1: 3}


@pytest.mark.parametrize("paid", [[1, -1], [1, 2.5], [True, 2], ["3", 4]])
def test_wrong_chips(paid):
    for call in (lambda: side_pots(paid, []), lambda: proportional_shares(paid, [])):
        with pytest.raises(ValueError, match="whole numbers"):
            call()


def test_what_are_no_contributions():
    for call in (side_pots, proportional_shares):
        with pytest.raises(ValueError, match="contributions: None given"):
            call(None, [])


@pytest.mark.parametrize("folded", [[True, False], [2], [-1], [0, 0], None, [0, 1]])
def test_folded_are_seats_and_no_flags(folded):
    with pytest.raises(ValueError, match=r"folded: .* seats from 0 to 1, and one"):
        side_pots([1, 2], folded)


def test_the_button_is_a_seat():
    with pytest.raises(ValueError, match="first: '0' given"):
        proportional_shares([1, 2], [[0, 1]], "0")


@pytest.mark.parametrize("receivers", [None, 0, [3], [0, 1]])
def test_odd_chips_go_to_as_many_sharers(receivers):
    with pytest.raises(ValueError, match="expected a list of 1 of the sharers"):
        proportional_shares([5, 5, 1], [[0, 1]], 0, lambda odd, seats: receivers)


@pytest.mark.parametrize(
    "ranking", [[[0, 0]], [[0], [0, 1]], [[2]], [[-1]], [0, 1], None]
)
def test_wrong_rankings(ranking):
    with pytest.raises(ValueError, match="groups of different seats"):
        proportional_shares([1, 2], ranking)
