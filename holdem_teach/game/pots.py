"""Who may win what: side pots by layers, and the proportional split of the freezeout.

Both start from contributions, the chips that each seat has put into the pot in this
hand, and give whole chips.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from holdem_teach.words import say

Pot: TypeAlias = tuple[int, tuple[int, ...]]  # the amount, and who may win it
# Rule L13: how many dollars are left over, the sharers clockwise -> who gets one each.
OddChips: TypeAlias = Callable[[int, tuple[int, ...]], Sequence[int]]


def side_pots(contributions: Sequence[int], folded: Collection[int]) -> list[Pot]:
    """Layer contributions into the main pot and the side pots (rule N5).

    Parameters
    ----------
    contributions
        Chips put in by seat, whole numbers from 0.
    folded
        The seats that have folded. Their chips stay in the layers that they reached.

    Returns
    -------
    list of (amount, seats)
        The main pot first. Neighbouring layers with the same seats are one pot, and a
        layer that no player still in reached joins the pot below it. What nobody
        matched is left out: it is returned (see :func:`unmatched`).

    Raises
    ------
    ValueError
        If a contribution is not a whole number from 0, or ``folded`` are not seats, of
        which one at least is still in.

    Examples
    --------
    >>> side_pots([100, 300, 300], folded=[])
    [(300, (0, 1, 2)), (400, (1, 2))]
    >>> side_pots([50, 200, 80], folded=[2])
    [(150, (0, 1)), (60, (1,))]
    """
    _check_chips(contributions)
    _check_folded(folded, len(contributions))
    return layers(contributions, folded)


def layers(contributions: Sequence[int], folded: Collection[int]) -> list[Pot]:
    """Do what :func:`side_pots` does, for chips and seats that are known to be right.

    Examples
    --------
    >>> layers([100, 300, 300], folded=[])
    [(300, (0, 1, 2)), (400, (1, 2))]
    """
    paid = list(contributions)
    back = unmatched(paid, folded)
    if back is not None:
        paid[back[0]] -= back[1]
    staying = [seat for seat in range(len(paid)) if seat not in folded]
    levels = sorted({paid[seat] for seat in staying} - {0}) or [0]
    levels[-1] = max(paid, default=0)  # what only folded players reached joins below
    found = [
        (
            sum(min(chips, high) - min(chips, low) for chips in paid),
            tuple(seat for seat in staying if paid[seat] > low) or tuple(staying),
        )
        for low, high in pairwise([0, *levels])
    ]
    return _merged([layer for layer in found if layer[0]])


def unmatched(
    contributions: Sequence[int], folded: Collection[int]
) -> tuple[int, int] | None:
    """Return the seat still in whose last chips nobody matched, and how many (rule N5).

    Examples
    --------
    >>> unmatched([100, 60, 2], folded=[2])
    (0, 40)
    >>> unmatched([100, 100, 2], folded=[2]) is None
    True
    """
    *_, second, most = sorted([0, 0, *contributions])
    seat = contributions.index(most) if most > second else None
    return None if seat is None or seat in folded else (seat, most - second)


def chips_in_pots(paid: Sequence[int], pots: Sequence[Pot]) -> list[tuple[int, ...]]:
    """Return what each seat has in each pot of :func:`side_pots`.

    Parameters
    ----------
    paid
        Chips put in by seat, less what was returned.

    Examples
    --------
    >>> chips_in_pots([100, 300, 300], side_pots([100, 300, 300], []))
    [(100, 100, 100), (0, 200, 200)]
    """
    found, left = [], list(paid)
    for number, (_, seats) in enumerate(pots):
        last = number == len(pots) - 1
        level = min(left[seat] for seat in seats)
        each = tuple(left if last else (min(chips, level) for chips in left))
        left = [chips - taken for chips, taken in zip(left, each, strict=True)]
        found.append(each)
    return found


def _merged(layers: Sequence[Pot]) -> list[Pot]:
    pots: list[Pot] = []
    for amount, seats in layers:
        if pots and pots[-1][1] == seats:
            amount += pots.pop()[0]
        pots.append((amount, seats))
    return pots


def split_evenly(amount: int, winners: Sequence[int]) -> dict[int, int]:
    """Share a pot, its odd chips one at a time to the winners as they come (rule N6).

    Parameters
    ----------
    winners
        Seats, in the order in which odd chips go to them.

    Examples
    --------
    >>> split_evenly(80, [1, 2, 0])
    {1: 27, 2: 27, 0: 26}
    """
    share, odd = divmod(amount, len(winners))
    return {seat: share + (place < odd) for place, seat in enumerate(winners)}


def entitlement(contributions: Sequence[int], seat: int) -> int:
    """Return what a seat may win by its own chips: E_i of rule L12.

    Examples
    --------
    >>> [entitlement([30, 70, 70], seat) for seat in range(3)]
    [90, 170, 170]
    """
    return sum(min(chips, contributions[seat]) for chips in contributions)


def entitlements(
    contributions: Sequence[int], staying: Collection[int]
) -> dict[int, int]:
    """Return E_i of rule L12 for each seat still in.

    Chips that nobody still in has matched (only a folded player put in so much) belong
    to the deepest players' entitlement, so that the whole pot is paid.

    Examples
    --------
    >>> entitlements([30, 70, 90], [0, 1])
    {0: 90, 1: 190}
    """
    deepest = max((contributions[seat] for seat in staying), default=0)
    return {
        seat: sum(contributions)
        if contributions[seat] == deepest
        else entitlement(contributions, seat)
        for seat in staying
    }


def proportional_shares(
    contributions: Sequence[int],
    ranking: Sequence[Sequence[int]],
    first: int = 0,
    odd_chips: OddChips | None = None,
) -> list[int]:
    """Divide the pot of a freezeout (rules L12 and L13).

    Parameters
    ----------
    contributions
        Chips put in by seat, of those who folded too.
    ranking
        Groups of seats still in, the best first; the seats of a group tie.
    first
        The button: odd chips go clockwise from it, itself first.
    odd_chips
        Decides otherwise: it takes the number of dollars left over and the sharers
        clockwise, and returns the seats that get one each (who is there twice gets
        two).

    Returns
    -------
    list of int
        Whole chips by seat. The players who tie on the best hand are due the largest
        of their entitlements, in proportion to these; the rest goes down the list.
        Chips that nobody still in has matched (only a folded player put in so much)
        belong to the deepest players' entitlement, so that the whole pot is paid.

    Raises
    ------
    ValueError
        If a contribution is not a whole number from 0, a seat is in two groups, or
        ``odd_chips`` does not return as many of the sharers as there are chips.

    Examples
    --------
    An all-in player who ties gets more than side pots would give:

    >>> proportional_shares([30, 70, 70], [[0, 1], [2]])
    [59, 111, 0]
    """
    _check_chips(contributions)
    _check_ranking(ranking, len(contributions))
    if type(first) is not int:
        raise ValueError(say("game.bad_first", first=first))
    own = entitlements(contributions, [seat for group in ranking for seat in group])
    shares = [0] * len(contributions)
    for group in ranking:
        clockwise = _clockwise(group, first, len(contributions))
        entitled = {seat: own[seat] for seat in clockwise}
        due = max(entitled.values(), default=0) - sum(shares)
        if due > 0:
            _share_out(due, entitled, shares, odd_chips)
    return shares


def _share_out(
    due: int, entitled: dict[int, int], shares: list[int], odd_chips: OddChips | None
) -> None:
    total = sum(entitled.values())
    for seat, own in entitled.items():
        shares[seat] = due * own // total
    odd = due - sum(shares[seat] for seat in entitled)
    sharers = tuple(entitled)
    receivers = sharers[:odd] if odd_chips is None else odd_chips(odd, sharers)
    fits = isinstance(receivers, (list, tuple)) and len(receivers) == odd
    if not fits or not all(seat in sharers for seat in receivers):
        said = {"receivers": receivers, "sharers": list(sharers)}
        raise ValueError(say("game.bad_odd_chips", count=odd, **said))
    for seat in receivers:
        shares[seat] += 1


def _clockwise(seats: Sequence[int], first: int, count: int) -> list[int]:
    return sorted(seats, key=lambda seat: (seat - first) % count)


def _check_chips(contributions: Sequence[Any]) -> None:
    if not isinstance(contributions, (list, tuple)):
        raise ValueError(say("game.bad_contribution", chips=contributions))
    for chips in contributions:
        if not isinstance(chips, int) or isinstance(chips, bool) or chips < 0:
            raise ValueError(say("game.bad_contribution", chips=chips))


def _check_folded(folded: Any, count: int) -> None:
    """Flags by seat, as a view has them, are no seats: they are refused too."""
    seats = list(folded) if isinstance(folded, Collection) else [None]
    if len(seats) > max(0, count - 1) or not _are_seats(seats, count):
        raise ValueError(say("game.bad_folded", folded=folded, last=count - 1))


def _are_seats(seats: Sequence[Any], count: int) -> bool:
    there = all(type(seat) is int and 0 <= seat < count for seat in seats)
    return there and len(set(seats)) == len(seats)


def _check_ranking(ranking: Any, count: int) -> None:
    groups: list[Any] = list(ranking) if isinstance(ranking, (list, tuple)) else [None]
    nested = all(isinstance(group, (list, tuple)) for group in groups)
    seats = [seat for group in groups for seat in group] if nested else [None]
    if not _are_seats(seats, count):
        raise ValueError(say("game.bad_ranking", ranking=ranking, last=count - 1))
