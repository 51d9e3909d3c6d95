"""Wrong versions of ex06_pots, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

from ex06_pots import clockwise, entitlements

# Wrong versions of several tasks at once
TOGETHER = [
    ("side_pots__folded_chips_lost", "split__odd_chips_lost"),
    ("entitlements__without_its_own", "proportional_shares__odd_chips_lost"),
]


def side_pots__folded_chips_lost(contributions, folded):
    """Leaves the chips of folded players out."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    pots, low = [], 0
    for cut in sorted({contributions[seat] for seat in staying}):
        able = [seat for seat in staying if contributions[seat] > low]
        pots.append(((cut - low) * len(able), able))
        low = cut
    return pots


def side_pots__folded_may_win(contributions, folded):
    """Lists folded players among those who may win."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        able = [seat for seat, stack in enumerate(contributions) if stack > low]
        pots.append((chips, able))
        low = cut
    return pots


def side_pots__cut_at_folded_stacks(contributions, folded):
    """Cuts at the stacks of folded players as well."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    pots, low = [], 0
    for cut in sorted(set(contributions)):
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > low]))
        low = cut
    return pots


def side_pots__lower_layers_again(contributions, folded):
    """Counts the layers below into each pot again."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > low]))
        low = cut
    return pots


def side_pots__height_times_all(contributions, folded):
    """Takes a layer's height times all players, also those who are below it."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    pots, low = [], 0
    for cut in sorted({contributions[seat] for seat in staying}):
        chips = (cut - low) * len(contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > low]))
        low = cut
    return pots


def side_pots__who_is_level_too(contributions, folded):
    """Lets who is just as high as the layer's floor win it: >= for >."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] >= low]))
        low = cut
    return pots


def side_pots__only_above_the_cut(contributions, folded):
    """Lets only those win a layer who are higher than its top."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > cut]))
        low = cut
    return pots


def side_pots__up_to_the_cut(contributions, folded):
    """Needs the whole cut, which nobody reaches where a folded stack is highest."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] >= cut]))
        low = cut
    return pots


def side_pots__floor_stays(contributions, folded):
    """Never lifts the floor, so each pot has all of the layers below."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > low]))
    return pots


def side_pots__floors_added(contributions, folded):
    """Adds the cuts up for the floor, as if each were the height of its own layer."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > low]))
        low += cut
    return pots


def side_pots__top_of_folded_lost(contributions, folded):
    """Loses the chips of folded players above the highest stack that is in."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    pots, low = [], 0
    for cut in sorted({contributions[seat] for seat in staying}):
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > low]))
        low = cut
    return pots


def side_pots__main_pot_last(contributions, folded):
    """Gives the main pot last."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > low]))
        low = cut
    return pots[::-1]


def side_pots__lists(contributions, folded):
    """Gives each pot as a list where a tuple is asked."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append([chips, [seat for seat in staying if contributions[seat] > low]])
        low = cut
    return pots


def side_pots__one_pot(contributions, folded):
    """Makes one pot of all chips, for all who are in."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    return [(sum(contributions), staying)]


def side_pots__a_cut_for_each_player(contributions, folded):
    """Cuts once for each player, so equal stacks make empty pots."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted(contributions[seat] for seat in staying)
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > low]))
        low = cut
    return pots


def side_pots__returns_in_the_loop(contributions, folded):
    """The return stands inside the loop: the main pot alone comes back."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    cuts = sorted({contributions[seat] for seat in staying})
    cuts[-1] = max(contributions)
    pots, low = [], 0
    for cut in cuts:
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        pots.append((chips, [seat for seat in staying if contributions[seat] > low]))
        low = cut
        return pots


def side_pots__folded_whole_in_the_main_pot(contributions, folded):
    """Puts all chips of folded players into the main pot."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    pots, low = [], 0
    dead = sum(contributions[seat] for seat in folded)
    for cut in sorted({contributions[seat] for seat in staying}):
        able = [seat for seat in staying if contributions[seat] > low]
        pots.append(((cut - low) * len(able) + dead, able))
        low, dead = cut, 0
    return pots


def side_pots__folded_whole_in_the_last_pot(contributions, folded):
    """Puts all chips of folded players into the last pot."""
    staying = [seat for seat in range(len(contributions)) if seat not in folded]
    pots, low = [], 0
    for cut in sorted({contributions[seat] for seat in staying}):
        able = [seat for seat in staying if contributions[seat] > low]
        pots.append(((cut - low) * len(able), able))
        low = cut
    chips, able = pots[-1]
    pots[-1] = (chips + sum(contributions[seat] for seat in folded), able)
    return pots


def split__odd_chips_lost(amount, winners, order):
    """Loses the odd chips."""
    return {seat: amount // len(winners) for seat in winners}


def split__all_odd_chips_to_one(amount, winners, order):
    """Gives all odd chips to the first."""
    share, odd = divmod(amount, len(winners))
    by_turn = [seat for seat in order if seat in winners]
    return {seat: share + (odd if seat == by_turn[0] else 0) for seat in by_turn}


def split__order_of_the_winners(amount, winners, order):
    """Gives odd chips in the order of winners, not clockwise."""
    share, odd = divmod(amount, len(winners))
    return {seat: share + (place < odd) for place, seat in enumerate(winners)}


def split__lowest_seats_first(amount, winners, order):
    """Gives odd chips to the lowest seats first."""
    share, odd = divmod(amount, len(winners))
    return {seat: share + (place < odd) for place, seat in enumerate(sorted(winners))}


def split__places_of_all(amount, winners, order):
    """Counts places among all seats, so odd chips go to seats that have not won."""
    share, odd = divmod(amount, len(winners))
    return {
        seat: share + (place < odd)
        for place, seat in enumerate(order)
        if seat in winners
    }


def split__from_the_other_end(amount, winners, order):
    """Begins with the button, at the end of order."""
    share, odd = divmod(amount, len(winners))
    by_turn = [seat for seat in reversed(order) if seat in winners]
    return {seat: share + (place < odd) for place, seat in enumerate(by_turn)}


def split__in_fractions(amount, winners, order):
    """Divides without rounding: fractions of chips."""
    return {seat: amount / len(winners) for seat in winners}


def split__rounded(amount, winners, order):
    """Rounds each share to the nearest chip, and so loses or makes chips."""
    return {seat: round(amount / len(winners)) for seat in winners}


def split__among_all(amount, winners, order):
    """Divides by the number of all seats."""
    share, odd = divmod(amount, len(order))
    by_turn = [seat for seat in order if seat in winners]
    return {seat: share + (place < odd) for place, seat in enumerate(by_turn)}


def split__one_odd_chip_too_many(amount, winners, order):
    """Gives one odd chip too many: <= for <."""
    share, odd = divmod(amount, len(winners))
    by_turn = [seat for seat in order if seat in winners]
    return {seat: share + (place <= odd) for place, seat in enumerate(by_turn)}


def split__losers_with_nothing(amount, winners, order):
    """Lists all seats, those that have not won with 0."""
    share, odd = divmod(amount, len(winners))
    by_turn = [seat for seat in order if seat in winners]
    shares = dict.fromkeys(order, 0)
    for place, seat in enumerate(by_turn):
        shares[seat] = share + (place < odd)
    return shares


def split__odd_and_share_swapped(amount, winners, order):
    """Takes what divmod gives the wrong way round."""
    odd, share = divmod(amount, len(winners))
    by_turn = [seat for seat in order if seat in winners]
    return {seat: share + (place < odd) for place, seat in enumerate(by_turn)}


def split__a_list(amount, winners, order):
    """Gives the shares as a list, in order."""
    share, odd = divmod(amount, len(winners))
    by_turn = [seat for seat in order if seat in winners]
    return [share + (place < odd) for place, seat in enumerate(by_turn)]


def split__odd_chip_for_the_last(amount, winners, order):
    """Gives the odd chips to those who come last."""
    share, odd = divmod(amount, len(winners))
    by_turn = [seat for seat in order if seat in winners]
    first = len(by_turn) - odd
    return {seat: share + (place >= first) for place, seat in enumerate(by_turn)}


def entitlements__without_its_own(contributions, winners):
    """Leaves a winner's own chips out."""
    return {
        seat: sum(
            min(stack, contributions[seat])
            for place, stack in enumerate(contributions)
            if place != seat
        )
        for seat in winners
    }


def entitlements__from_winners_alone(contributions, winners):
    """Claims chips from the other winners alone."""
    return {
        seat: sum(min(contributions[other], contributions[seat]) for other in winners)
        for seat in winners
    }


def entitlements__larger_of_both(contributions, winners):
    """Takes the larger of both: max for min."""
    return {
        seat: sum(max(stack, contributions[seat]) for stack in contributions)
        for seat in winners
    }


def entitlements__whole_pot(contributions, winners):
    """Lets everybody claim the whole pot."""
    return {seat: sum(contributions) for seat in winners}


def entitlements__own_times_players(contributions, winners):
    """Claims its own chips from each, also from who has put in less."""
    return {seat: contributions[seat] * len(contributions) for seat in winners}


def entitlements__lowest_of_all(contributions, winners):
    """Takes the lowest stack of all from each seat."""
    return {seat: min(contributions) * len(contributions) for seat in winners}


def entitlements__keys_are_places(contributions, winners):
    """Has a winner's place in the list for its seat."""
    return {
        place: sum(min(stack, contributions[seat]) for stack in contributions)
        for place, seat in enumerate(winners)
    }


def entitlements__a_list(contributions, winners):
    """Gives a list where a dict is asked."""
    return [
        sum(min(stack, contributions[seat]) for stack in contributions)
        for seat in winners
    ]


def entitlements__of_all_seats(contributions, winners):
    """Answers for all seats, not for the winners alone."""
    return {
        seat: sum(min(stack, own) for stack in contributions)
        for seat, own in enumerate(contributions)
    }


def entitlements__places_for_chips(contributions, winners):
    """Compares with the seats' numbers, not with their chips."""
    return {
        seat: sum(
            min(other, contributions[seat]) for other in range(len(contributions))
        )
        for seat in winners
    }


def entitlements__shares_of_one(contributions, winners):
    """Divides by their sum, so that shares come back."""
    own = {
        seat: sum(min(stack, contributions[seat]) for stack in contributions)
        for seat in winners
    }
    return {seat: own[seat] / sum(own.values()) for seat in winners}


def proportional_shares__whole_pot_due(contributions, ranking, first):
    """Makes all that is left due to the best, also to an all-in player."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = sum(contributions) - sum(shares)
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first, len(shares))[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__what_was_paid_forgotten(contributions, ranking, first):
    """Does not take off what was paid already, so chips are made."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(own.values())
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first, len(shares))[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__less_than_nothing(contributions, ranking, first):
    """Lets less than nothing be due: max(0, ...) is missing."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(own.values()) - sum(shares)
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first, len(shares))[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__equal_parts(contributions, ranking, first):
    """Gives equal parts to those who tie."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due // len(tied)
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first, len(shares))[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__by_chips_put_in(contributions, ranking, first):
    """Shares by the chips put in, not by entitlements."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        put_in = sum(contributions[seat] for seat in tied)
        for seat in tied:
            shares[seat] = due * contributions[seat] // put_in
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first, len(shares))[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__odd_chips_lost(contributions, ranking, first):
    """Loses the odd chips."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
    return shares


def proportional_shares__all_odd_chips_to_one(contributions, ranking, first):
    """Gives all odd chips to the first clockwise."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        shares[clockwise(tied, first, len(shares))[0]] += odd
    return shares


def proportional_shares__after_the_button(contributions, ranking, first):
    """Begins after the button with odd chips."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first + 1, len(shares))[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__odd_chips_by_seat(contributions, ranking, first):
    """Gives odd chips to the lowest seats, wherever the button is."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        for seat in sorted(tied)[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__odd_chips_in_the_list_s_order(contributions, ranking, first):
    """Gives odd chips in the order of the list of those who tie."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        for seat in tied[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__rounded(contributions, ranking, first):
    """Rounds parts to the nearest chip."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = round(due * own[seat] / sum(own.values()))
    return shares


def proportional_shares__divided_too_early(contributions, ranking, first):
    """Divides before it multiplies, so nearly all is rounded away."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due // sum(own.values()) * own[seat]
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first, len(shares))[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__smallest_entitlement(contributions, ranking, first):
    """Takes the smallest entitlement of those who tie as due."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, min(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first, len(shares))[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__sum_of_entitlements(contributions, ranking, first):
    """Takes the sum of the entitlements as due, more than there is."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, sum(own.values()) - sum(shares))
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first, len(shares))[:odd]:
            shares[seat] += 1
    return shares


def proportional_shares__best_hand_alone(contributions, ranking, first):
    """Pays the best hand alone; what is left goes to nobody."""
    shares = [0] * len(contributions)
    tied = ranking[0]
    own = entitlements(contributions, tied)
    due = max(own.values())
    for seat in tied:
        shares[seat] = due * own[seat] // sum(own.values())
    odd = due - sum(shares[seat] for seat in tied)
    for seat in clockwise(tied, first, len(shares))[:odd]:
        shares[seat] += 1
    return shares


def proportional_shares__due_anew_for_each(contributions, ranking, first):
    """Works out what is due again for each who ties, after the others were paid."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        for seat in tied:
            due = max(0, max(own.values()) - sum(shares))
            shares[seat] = due * own[seat] // sum(own.values())
    return shares


def proportional_shares__own_entitlement_each(contributions, ranking, first):
    """Gives each who ties its whole entitlement."""
    shares = [0] * len(contributions)
    for tied in ranking:
        own = entitlements(contributions, tied)
        for seat in tied:
            shares[seat] = max(0, own[seat] - sum(shares))
    return shares


def proportional_shares__as_side_pots(contributions, ranking, first):
    """Divides layer by layer, as side pots are."""
    shares = [0] * len(contributions)
    low = 0
    for cut in sorted(set(contributions)):
        chips = sum(min(stack, cut) - min(stack, low) for stack in contributions)
        for tied in ranking:
            able = [seat for seat in tied if contributions[seat] > low]
            if able:
                share, odd = divmod(chips, len(able))
                for place, seat in enumerate(clockwise(able, first, len(shares))):
                    shares[seat] += share + (place < odd)
                break
        low = cut
    return shares


def proportional_shares__a_dict(contributions, ranking, first):
    """Gives a dict where a list is asked."""
    shares = dict.fromkeys(range(len(contributions)), 0)
    for tied in ranking:
        own = entitlements(contributions, tied)
        due = max(0, max(own.values()) - sum(shares.values()))
        for seat in tied:
            shares[seat] = due * own[seat] // sum(own.values())
        odd = due - sum(shares[seat] for seat in tied)
        for seat in clockwise(tied, first, len(shares))[:odd]:
            shares[seat] += 1
    return shares
