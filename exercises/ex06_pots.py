"""Exercise 6: who may win which chips?

Goal: lay out the main pot and the side pots, and divide chips without losing one.
Time: about 50 minutes, a few lines for each task.
Before you start: exercise 1; know what all-in means.

Seats are numbered from 0, clockwise. contributions is a list: the chips that each seat
has put into the pot in this hand, a whole number from 1. Who folded has lost them, but
they stay in the pot. A part of a bet that nobody matched has been given back already.

Each task may use the ones above it. Check your work with: holdem-teach check ex06
"""


def side_pots(
    contributions: list[int], folded: list[int]
) -> list[tuple[int, list[int]]]:
    """Lay out the main pot and the side pots.

    Think of the chips as stacks side by side, and cut them level at the height of each
    stack whose player is still in: each layer is a pot. Who has chips in a layer and is
    still in may win it. Chips of folded players above the highest of these cuts belong
    to the last pot.

    contributions: chips put in, by seat.
    folded: the seats that have folded; at least one has not.
    Returns a list of pots, the main pot first. A pot is a tuple: its chips, and the
    list of the seats that may win it, in rising order.
    Source: rule N5 of this course; en.wikipedia.org, "Betting in poker", all in.

    >>> side_pots([30, 70, 70], [])
    [(90, [0, 1, 2]), (80, [1, 2])]
    >>> side_pots([30, 70, 10, 70], [2])
    [(100, [0, 1, 3]), (80, [1, 3])]
    """
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    # Yours to write, in about 6 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def split(amount: int, winners: list[int], order: list[int]) -> dict[int, int]:
    """Share a pot among its winners, in whole chips.

    All get the same; the odd chips that are left over go one at a time to the winners,
    as they come in order.

    amount: the chips of the pot.
    winners: the seats that share it, at least one, in any order.
    order: all seats, clockwise from the button's left.
    Returns a dict from each winner's seat to its chips.
    Source: rule N6 of this course.

    >>> split(100, [0, 1, 2], [1, 2, 0]) == {0: 33, 1: 34, 2: 33}
    True
    """
    # Yours to write, in about 3 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def entitlements(contributions: list[int], winners: list[int]) -> dict[int, int]:
    """Say how much of the pot each winner's own chips entitle to.

    From every seat, folded or not, and from itself as well, a winner can claim as many
    chips as it has put in, or what that seat has put in where this is less.

    contributions: chips put in, by seat.
    winners: seats.
    Returns a dict from each winner's seat to its entitlement.
    Source: rule L12 of this course, of its limit freezeout.

    >>> entitlements([30, 70, 70], [0, 1])
    {0: 90, 1: 170}
    """
    # Yours to write, in about 4 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def clockwise(seats: list[int], first: int, count: int) -> list[int]:
    """Put some of count seats in order, clockwise from the seat first. It is given.

    >>> clockwise([0, 1, 3], 2, 4)
    [3, 0, 1]
    """
    return sorted(seats, key=lambda seat: (seat - first) % count)


def proportional_shares(
    contributions: list[int], ranking: list[list[int]], first: int
) -> list[int]:
    """Divide the pot of a limit freezeout, in whole chips.

    The players who tie on the best hand are due the largest of their entitlements, less
    what has been paid already (nothing, for the best hand), never less than 0. Of this
    each gets a part in proportion to its own entitlement: due * own // (the sum of
    theirs). Chips left over by this rounding go one at a time to them, clockwise from
    first. Then come the players with the second-best hand, and so on.

    contributions: chips put in, by seat; nobody who folded has put in the most.
    ranking: lists of the seats still in, the best hand first; the seats of a list tie.
    first: the button's seat, which gets the first odd chip if it shares.
    Returns a list: the chips that each seat gets.
    Source: rules L12 and L13 of this course.

    An all-in player who ties with a deeper one gets more than side pots would give:

    >>> proportional_shares([30, 70, 70], [[0, 1], [2]], 0)
    [59, 111, 0]
    """
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        # Yours to write, in about 6 lines, in place of the next line.
        raise NotImplementedError("this part is yours to write")
    return shares
