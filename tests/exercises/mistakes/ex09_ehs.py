"""Typical wrong versions of ex09_ehs; each docstring is the cause's sentence.

All else is as in the solution, from which the functions are imported.
"""

import random
from math import sqrt
from statistics import fmean, stdev

from ex09_ehs import DECK, ehs, estimate, expected_value, pot_odds, share, should_call


def ehs__npot_left_out(hs, ppot, npot):
    """NPot is left out: whoever is ahead does not always stay there."""
    return hs + (1 - hs) * ppot


def ehs__ppot_whole(hs, ppot, npot):
    """PPot is added whole; it counts only where you are behind, so 1 - hs of the
    time."""
    return hs * (1 - npot) + ppot


def ehs__added_up(hs, ppot, npot):
    """the potentials are added and subtracted whole, so that the answer can leave 0 to
    1; each counts only where you are behind, or ahead."""
    return hs + ppot - npot


def ehs__potentials_swapped(hs, ppot, npot):
    """PPot and NPot have changed places."""
    return ehs(hs, npot, ppot)


def ehs__npot_kept(hs, ppot, npot):
    """hs is multiplied by NPot, how often you fall behind; you stay ahead 1 - NPot of
    the time."""
    return hs * npot + (1 - hs) * ppot


def ehs__hs_for_both(hs, ppot, npot):
    """PPot is multiplied by hs; it counts where you are behind, which is 1 - hs of the
    time."""
    return hs * (1 - npot) + hs * ppot


def ehs__ppot_left_out(hs, ppot, npot):
    """PPot is left out: whoever is behind can still win."""
    return hs * (1 - npot)


def ehs__brackets_of_npot_forgotten(hs, ppot, npot):
    """hs * 1 - npot multiplies first and subtracts then; put 1 - npot in brackets."""
    return hs * 1 - npot + (1 - hs) * ppot


def ehs__brackets_of_hs_forgotten(hs, ppot, npot):
    """1 - hs * ppot multiplies first and subtracts then; put 1 - hs in brackets."""
    return hs * (1 - npot) + 1 - hs * ppot


def ehs__no_brackets(hs, ppot, npot):
    """products are made before differences; put 1 - npot in brackets, and 1 - hs as
    well."""
    return hs * 1 - npot + 1 - hs * ppot


def _shares(hole, board, samples, chance):
    unseen = [card for card in DECK if card not in hole + board]
    count = 7 - len(board)
    deals = [chance.sample(unseen, count) for _ in range(samples)]
    return [share(hole, deal[:2], board + deal[2:]) for deal in deals]


def _with_error(shares):
    return fmean(shares), stdev(shares) / sqrt(len(shares))


def estimate__seed_left_out(hole, board, samples, seed):
    """the draws do not come from random.Random(seed), so the same seed does not give
    the same answer again."""
    return estimate(hole, board, samples, random.randrange(10**9))


def estimate__one_seed_for_all(hole, board, samples, seed):
    """the draws are the same whatever the seed is: hand it to random.Random."""
    return estimate(hole, board, samples, 0)


def estimate__seeded_in_the_loop(hole, board, samples, seed):
    """every sample has the same cards: random.Random(seed) belongs before the loop, and
    the drawing of the cards into it."""
    shares = _shares(hole, board, 1, random.Random(seed)) * samples
    return _with_error(shares)


def estimate__one_deal_too_few(hole, board, samples, seed):
    """one deal is missing: range(samples) makes as many steps as samples says."""
    return _with_error(_shares(hole, board, samples - 1, random.Random(seed)))


def estimate__deals_of_its_own(hole, board, samples, seed):
    """the number of deals does not depend on samples, though the standard error does;
    deal as often as samples says."""
    shares = _shares(hole, board, 997, random.Random(seed))
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__board_grows(hole, board, samples, seed):
    """the board itself grows with every sample, as by board += ...; board + deal[2:]
    makes a new list."""
    unseen = [card for card in DECK if card not in hole + board]
    chance, to_come, shares = random.Random(seed), 5 - len(board), []
    for _ in range(samples):
        deal = chance.sample(unseen, 2 + to_come)
        board += deal[2:]
        shares.append(share(hole, deal[:2], board))
    return _with_error(shares)


def estimate__spread_for_error(hole, board, samples, seed):
    """the second number is the standard deviation of the shares; divide it by
    sqrt(samples)."""
    guess, error = estimate(hole, board, samples, seed)
    return guess, error * sqrt(samples)


def estimate__root_forgotten(hole, board, samples, seed):
    """the standard deviation is divided by samples; it is divided by their square
    root."""
    guess, error = estimate(hole, board, samples, seed)
    return guess, error / sqrt(samples)


def estimate__variance_for_deviation(hole, board, samples, seed):
    """the variance is taken for the standard deviation, which is its square root."""
    guess, error = estimate(hole, board, samples, seed)
    return guess, error**2 * sqrt(samples)


def estimate__deviation_left_out(hole, board, samples, seed):
    """the standard error is 1 / sqrt(samples); above stands the standard deviation of
    the shares, not 1."""
    return estimate(hole, board, samples, seed)[0], 1 / sqrt(samples)


def estimate__cards_to_come_forgotten(hole, board, samples, seed):
    """the board is not completed, so this is HS: the hands are compared on the river,
    after the cards to come."""
    chance = random.Random(seed)
    unseen = [card for card in DECK if card not in hole + board]
    hands = [chance.sample(unseen, 2) for _ in range(samples)]
    return _with_error([share(hole, hand, board) for hand in hands])


def estimate__cards_drawn_apart(hole, board, samples, seed):
    """the same card comes twice: cards are drawn apart, or put back, or drawn from
    DECK; draw all of them at once, with sample, from unseen."""
    chance = random.Random(seed)
    unseen = [card for card in DECK if card not in hole + board]
    shares = []
    for _ in range(samples):
        opponent, to_come = chance.sample(unseen, 2), 5 - len(board)
        shares.append(share(hole, opponent, board + chance.sample(unseen, to_come)))
    return _with_error(shares)


def estimate__ties_are_wins(hole, board, samples, seed):
    """a tie is counted as a win; it pays half the pot."""
    shares = _shares(hole, board, samples, random.Random(seed))
    return _with_error([float(one > 0) for one in shares])


def estimate__ties_are_losses(hole, board, samples, seed):
    """a tie is counted as a loss; it pays half the pot."""
    shares = _shares(hole, board, samples, random.Random(seed))
    return _with_error([float(one == 1) for one in shares])


def estimate__percent(hole, board, samples, seed):
    """both numbers are in per cent; numbers from 0 to 1 are asked."""
    return tuple(100 * one for one in estimate(hole, board, samples, seed))


def estimate__samples_fixed(hole, board, samples, seed):
    """the number of deals is always the same; deal as often as samples says."""
    return estimate(hole, board, 100, seed)


def pot_odds__call_over_pot(call, pot):
    """the call is divided by the pot before it; your own call is part of the pot that
    you play for."""
    return call / pot


def pot_odds__call_twice(call, pot):
    """the bet that you face is counted twice: pot holds it already."""
    return call / (pot + 2 * call)


def pot_odds__the_rest(call, pot):
    """this is the part that the others have paid; yours is asked."""
    return pot / (pot + call)


def pot_odds__ratio(call, pot):
    """this is the ratio of pot to call, as in three to one; the part is asked."""
    return pot / call


def pot_odds__whole_division(call, pot):
    """// drops what is behind the point, so a part becomes 0; divide with /."""
    return call // (pot + call)


def pot_odds__percent(call, pot):
    """the answer is in per cent; a number from 0 to 1 is asked."""
    return 100 * pot_odds(call, pot)


def pot_odds__brackets_forgotten(call, pot):
    """call / pot + call divides first and adds then; put pot + call in brackets."""
    return call / pot + call


def expected_value__call_always_lost(chance, call, pot):
    """the call is lost only if you do not win: it is multiplied by 1 - chance, and the
    pot stays whole, without the call taken from it."""
    return chance * pot - call


def expected_value__call_won(chance, call, pot):
    """your own call is counted as a gain; what you win is pot, and your call comes
    back to you."""
    return chance * (pot + call) - (1 - chance) * call


def expected_value__loss_forgotten(chance, call, pot):
    """what you lose if you do not win is missing."""
    return chance * pot


def expected_value__added(chance, call, pot):
    """the loss is added; it is subtracted."""
    return chance * pot + (1 - chance) * call


def expected_value__chances_swapped(chance, call, pot):
    """the chances have changed places: the pot is won with chance, the call is lost
    with 1 - chance."""
    return expected_value(1 - chance, call, pot)


def expected_value__whole_chips(chance, call, pot):
    """the answer is rounded to whole chips; a mean need not be whole."""
    return round(expected_value(chance, call, pot))


def expected_value__brackets_forgotten(chance, call, pot):
    """1 - chance * call multiplies first and subtracts then; put 1 - chance in
    brackets."""
    return chance * pot - 1 - chance * call


def expected_value__never_negative(chance, call, pot):
    """a loss is cut off at 0; a call that loses on average has a value below 0."""
    return max(0, expected_value(chance, call, pot))


def expected_value__sides_swapped(chance, call, pot):
    """pot and call have changed places: the pot is won, and the call is lost."""
    return expected_value(chance, pot, call)


def should_call__strictly(ehs, call, pot):
    """with exactly the pot odds you call too: >= in place of >."""
    return ehs > pot_odds(call, pot)


def should_call__reversed(ehs, call, pot):
    """the comparison is the wrong way round: call if EHS is the larger one."""
    return ehs <= pot_odds(call, pot)


def should_call__call_over_pot(ehs, call, pot):
    """EHS is compared with call / pot; pot_odds has your own call in the divisor
    too."""
    return ehs >= call / pot


def should_call__sides_swapped(ehs, call, pot):
    """pot_odds(pot, call) has pot and call in the wrong order; it is asked for the call
    first."""
    return ehs >= pot_odds(pot, call)


def should_call__more_than_half(ehs, call, pot):
    """EHS is compared with 1/2; how often you have to win depends on call and pot."""
    return ehs >= 0.5


def should_call__by_difference(ehs, call, pot):
    """the difference comes back; True or False is asked."""
    return ehs - pot_odds(call, pot)


def should_call__always(ehs, call, pot):
    """the answer is always True: compare EHS with the pot odds."""
    return should_call(1.0, call, pot)
