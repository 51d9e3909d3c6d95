"""Typical wrong versions of ex06_pots; each docstring names the cause.

``side_pots__folded_left_out`` is a wrong version of ``side_pots``. All else is as in
the solution, from which the functions are imported.
"""

from ex06_pots import clockwise, entitlements, proportional_shares, side_pots, split


def side_pots__folded_left_out(contributions, folded):
    """the chips of players who folded are missing; they stay in the pot."""
    kept = [0 if seat in folded else c for seat, c in enumerate(contributions)]
    return side_pots(kept, folded)


def side_pots__folded_may_win(contributions, folded):
    """seats that have folded are named as winners; their chips stay, they do not."""
    pots = []
    low = 0
    for chips, _ in side_pots(contributions, folded):
        seats = [seat for seat, c in enumerate(contributions) if c > low]
        pots.append((chips, seats))
        cuts = [c for s, c in enumerate(contributions) if s not in folded and c > low]
        low = min(cuts, default=low)
    return pots


def side_pots__one_pot(contributions, folded):
    """all chips are in one pot; who is all-in for less can win a part of them only."""
    seats = [seat for seat in range(len(contributions)) if seat not in folded]
    return [(sum(contributions), seats)]


def side_pots__cut_at_folded(contributions, folded):
    """the stacks of players who folded are cut at as well, which makes two pots that
    the same players may win; cut only at those who are still in."""
    pots, low = [], 0
    for cut in sorted(set(contributions)):
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        staying = [s for s in range(len(contributions)) if s not in folded]
        pots.append((chips, [s for s in staying if contributions[s] > low]))
        low = cut
    return pots


def side_pots__from_the_ground(contributions, folded):
    """each pot is counted from the ground, so that it holds the chips of the pots below
    it as well; take those away."""
    total, pots = 0, []
    for chips, seats in side_pots(contributions, folded):
        total += chips
        pots.append((total, seats))
    return pots


def side_pots__side_pot_first(contributions, folded):
    """the pots are in the wrong order; the main pot comes first."""
    return side_pots(contributions, folded)[::-1]


def side_pots__same_seats_in_each(contributions, folded):
    """the same seats are named for each pot; who has no chips in a layer cannot win
    it."""
    seats = [seat for seat in range(len(contributions)) if seat not in folded]
    return [(chips, seats) for chips, _ in side_pots(contributions, folded)]


def split__odd_chips_lost(amount, winners, order):
    """the odd chips are lost: all shares together are less than the pot."""
    return {seat: amount // len(winners) for seat in winners}


def split__fractions(amount, winners, order):
    """the shares are made with /, and chips are whole; use // and give the rest out one
    by one."""
    return {seat: amount / len(winners) for seat in winners}


def split__rounded(amount, winners, order):
    """each share is rounded by itself, so that chips are made or lost."""
    return {seat: round(amount / len(winners)) for seat in winners}


def split__all_odd_to_one(amount, winners, order):
    """all odd chips go to one winner; they go one at a time."""
    share, odd = divmod(amount, len(winners))
    first = next(seat for seat in order if seat in winners)
    return {seat: share + odd * (seat == first) for seat in winners}


def split__as_they_are_listed(amount, winners, order):
    """the odd chips go to the winners as they stand in winners; they go in the order of
    order."""
    share, odd = divmod(amount, len(winners))
    return {seat: share + (place < odd) for place, seat in enumerate(winners)}


def split__lowest_seats(amount, winners, order):
    """the odd chips go to the lowest seats; they go in the order of order."""
    return split__as_they_are_listed(amount, sorted(winners), order)


def split__to_all(amount, winners, order):
    """everybody gets a share; only the winners do."""
    return split(amount, order, order)


def split__losers_take_odd_chips(amount, winners, order):
    """seats in order that have not won use up odd chips; leave them out first."""
    share, odd = divmod(amount, len(winners))
    return {seat: share + (seat in order[:odd]) for seat in winners}


def entitlements__others_only(contributions, winners):
    """a winner's own chips are left out; they come back too."""
    own = entitlements(contributions, winners)
    return {seat: own[seat] - contributions[seat] for seat in winners}


def entitlements__winners_only(contributions, winners):
    """only the chips of the winners are counted; one can claim from every seat."""
    return {
        seat: sum(min(contributions[other], contributions[seat]) for other in winners)
        for seat in winners
    }


def entitlements__whole_pot(contributions, winners):
    """each is given the whole pot; who put in less can claim less from each seat."""
    return {seat: sum(contributions) for seat in winners}


def entitlements__times_players(contributions, winners):
    """the own chips are multiplied by the number of players; a seat that put in less
    can give only what it put in."""
    return {seat: contributions[seat] * len(contributions) for seat in winners}


def entitlements__largest(contributions, winners):
    """from each seat the larger of the two is taken; it is the smaller one: min."""
    return {
        seat: sum(max(stack, contributions[seat]) for stack in contributions)
        for seat in winners
    }


def proportional_shares__equal_parts(contributions, ranking, first):
    """who ties gets equal parts; they are in proportion to the entitlements."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        order = clockwise(tied, first, len(shares))
        for seat, chips in split(due, tied, order).items():
            shares[seat] = chips
    return shares


def proportional_shares__side_pots(contributions, ranking, first):
    """the chips are divided by side pots; this game divides by entitlements."""
    shares = [0] * len(contributions)
    staying = [seat for tied in ranking for seat in tied]
    out = [seat for seat in range(len(shares)) if seat not in staying]
    for amount, seats in side_pots(contributions, out):
        best = next(tied for tied in ranking if set(tied) & set(seats))
        winners = [seat for seat in best if seat in seats]
        order = clockwise(winners, first, len(shares))
        for seat, chips in split(amount, winners, order).items():
            shares[seat] += chips
    return shares


def proportional_shares__odd_chips_lost(contributions, ranking, first):
    """what the rounding leaves over is lost: the shares are less than the pot."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
    return shares


def proportional_shares__odd_from_seat_0(contributions, ranking, first):
    """the odd chips go round from seat 0; they go clockwise from first."""
    return proportional_shares(contributions, ranking, 0)


def proportional_shares__best_hand_only(contributions, ranking, first):
    """only the best hand is paid; what it is not due goes to the next one."""
    return proportional_shares(contributions, ranking[:1], first)


def proportional_shares__nothing_taken_away(contributions, ranking, first):
    """what was paid before is not taken away from what the next are due, so that more
    is paid than the pot holds."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(own.values())
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
    return shares


def proportional_shares__entitlement_each(contributions, ranking, first):
    """each who ties gets the whole entitlement; together they are due the largest."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        for seat in tied:
            shares[seat] = max(0, own[seat] - sum(shares))
    return shares
