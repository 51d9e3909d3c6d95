"""Wrong versions of ex09_ehs, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

import random
from math import sqrt
from statistics import fmean, stdev

from ex09_ehs import DECK, expected_value, pot_odds, share

# Wrong versions of several tasks at once
TOGETHER = [
    ("ehs__swapped", "pot_odds__of_the_pot"),
    ("pot_odds__call_twice", "should_call__strictly"),
    ("pot_odds__upside_down", "should_call__turned_round"),
    ("expected_value__no_loss", "should_call__always"),
]


def ehs__no_npot(hs, ppot, npot):
    """Leaves NPot out: HS + (1 - HS) * PPot."""
    return hs + (1 - hs) * ppot


def ehs__swapped(hs, ppot, npot):
    """PPot and NPot are swapped."""
    return hs * (1 - ppot) + (1 - hs) * npot


def ehs__no_ppot(hs, ppot, npot):
    """Leaves PPot out."""
    return hs * (1 - npot)


def ehs__plus_and_minus(hs, ppot, npot):
    """Adds PPot and takes NPot away, without weights."""
    return hs + ppot - npot


def ehs__npot_itself(hs, ppot, npot):
    """Multiplies by NPot, not by what it leaves of 1."""
    return hs * npot + (1 - hs) * ppot


def ehs__all_ppot(hs, ppot, npot):
    """Weights PPot by HS, not by what HS leaves of 1."""
    return hs * (1 - npot) + hs * ppot


def ehs__ppot_unweighted(hs, ppot, npot):
    """Adds PPot without its weight."""
    return hs * (1 - npot) + ppot


def ehs__product(hs, ppot, npot):
    """Multiplies the two parts."""
    return hs * (1 - npot) * (1 - hs) * ppot


def ehs__minus(hs, ppot, npot):
    """Takes the second part away."""
    return hs * (1 - npot) - (1 - hs) * ppot


def ehs__a_parenthesis_missing(hs, ppot, npot):
    """A parenthesis is missing: hs * 1 - npot."""
    return hs * 1 - npot + (1 - hs) * ppot


def ehs__hs_itself(hs, ppot, npot):
    """Returns HS."""
    return hs


def ehs__capped(hs, ppot, npot):
    """HS and PPot added, capped at 1."""
    return min(1.0, hs + ppot)


def ehs__rounded(hs, ppot, npot):
    """Rounds to three places."""
    return round(hs * (1 - npot) + (1 - hs) * ppot, 3)


def ehs__average(hs, ppot, npot):
    """Takes the average of the two parts."""
    return (hs * (1 - npot) + (1 - hs) * ppot) / 2

def estimate__one_number(hole, board, samples, seed):
    """Returns the estimate alone."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    return fmean(share(hole, deal[:2], board + deal[2:]) for deal in deals)


def estimate__standard_deviation(hole, board, samples, seed):
    """Gives the standard deviation, not divided by the root of the number."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares)


def estimate__divided_by_the_number(hole, board, samples, seed):
    """Divides the standard deviation by the number, not by its root."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / samples


def estimate__no_root_of_the_variance(hole, board, samples, seed):
    """Divides the variance by the root of the number."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) ** 2 / sqrt(samples)


def estimate__two_errors(hole, board, samples, seed):
    """Gives 1.96 standard errors, half of a confidence interval."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), 1.96 * stdev(shares) / sqrt(samples)


def estimate__board_left_as_it_is(hole, board, samples, seed):
    """Compares on the board as it is now: no cards come."""
    unseen = [card for card in DECK if card not in hole + board]
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2) for _ in range(samples)]
    shares = [share(hole, deal, board) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__no_seed(hole, board, samples, seed):
    """Does not use the seed: each call gives another answer."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    deals = [random.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__always_seed_one(hole, board, samples, seed):
    """Always draws from seed 1, whatever seed is."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(1)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__seed_in_the_loop(hole, board, samples, seed):
    """Starts the same generator anew for each deal: all deals are the same."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    shares = []
    for _ in range(samples):
        deal = random.Random(seed).sample(unseen, 2 + to_come)
        shares.append(share(hole, deal[:2], board + deal[2:]))
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__put_back(hole, board, samples, seed):
    """Draws with choices, which can give a card twice: evaluate raises."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.choices(unseen, k=2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__from_the_whole_deck(hole, board, samples, seed):
    """Draws from the whole deck: seen cards come again and evaluate raises."""
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(DECK, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__ties_count_nothing(hole, board, samples, seed):
    """A tie counts nothing."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [float(share(hole, d[:2], board + d[2:]) == 1) for d in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__ties_count_one(hole, board, samples, seed):
    """A tie counts as a win."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [float(share(hole, d[:2], board + d[2:]) > 0) for d in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__sum(hole, board, samples, seed):
    """Gives the sum of the shares, not their mean."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return sum(shares), stdev(shares) / sqrt(samples)


def estimate__error_first(hole, board, samples, seed):
    """Gives the error first."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return stdev(shares) / sqrt(samples), fmean(shares)


def estimate__always_two_to_come(hole, board, samples, seed):
    """Deals two board cards always; on turn and river that is one or two too many."""
    unseen = [card for card in DECK if card not in hole + board]
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 4) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__board_grows(hole, board, samples, seed):
    """Appends to the board itself, which grows from deal to deal until it raises."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance, shares = random.Random(seed), []
    for _ in range(samples):
        deal = chance.sample(unseen, 2 + to_come)
        board += deal[2:]
        shares.append(share(hole, deal[:2], board))
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__same_cards_twice(hole, board, samples, seed):
    """The opponent's cards come on the board as well: evaluate raises."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[:to_come]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__two_draws(hole, board, samples, seed):
    """Draws the opponent and the board apart: a card may come twice."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance, shares = random.Random(seed), []
    for _ in range(samples):
        opponent = chance.sample(unseen, 2)
        rest = chance.sample(unseen, to_come)
        shares.append(share(hole, opponent, board + rest))
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__always_a_hundred(hole, board, samples, seed):
    """Deals a hundred times, whatever samples is."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(100)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(100)


def estimate__the_opponents(hole, board, samples, seed):
    """Gives the opponent's share."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [1 - share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__a_list(hole, board, samples, seed):
    """Returns a list where a tuple is asked."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return [fmean(shares), stdev(shares) / sqrt(samples)]


def estimate__one_runout(hole, board, samples, seed):
    """Draws the rest of the board once, and only the opponents anew."""
    unseen = [card for card in DECK if card not in hole + board]
    chance = random.Random(seed)
    full = board + chance.sample(unseen, 5 - len(board))
    left = [card for card in unseen if card not in full]
    shares = [share(hole, chance.sample(left, 2), full) for _ in range(samples)]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__one_opponent(hole, board, samples, seed):
    """Draws the opponent once, and only the rest of the board anew."""
    unseen = [card for card in DECK if card not in hole + board]
    chance, to_come = random.Random(seed), 5 - len(board)
    opponent = chance.sample(unseen, 2)
    left = [card for card in unseen if card not in opponent]
    deals = [chance.sample(left, to_come) for _ in range(samples)]
    shares = [share(hole, opponent, board + deal) for deal in deals]
    return fmean(shares), stdev(shares) / sqrt(samples)


def estimate__half_and_nothing(hole, board, samples, seed):
    """Not begun: returns one half and no error."""
    return 0.5, 0.0


def estimate__error_of_a_fair_coin(hole, board, samples, seed):
    """Takes the error of a fair coin, whatever came."""
    unseen = [card for card in DECK if card not in hole + board]
    to_come = 5 - len(board)
    chance = random.Random(seed)
    deals = [chance.sample(unseen, 2 + to_come) for _ in range(samples)]
    shares = [share(hole, deal[:2], board + deal[2:]) for deal in deals]
    return fmean(shares), 0.5 / sqrt(samples)


def pot_odds__of_the_pot(call, pot):
    """Divides by the pot without the call."""
    return call / pot


def pot_odds__upside_down(call, pot):
    """The pot's share, not the call's."""
    return pot / (pot + call)


def pot_odds__ratio(call, pot):
    """Gives odds, pot to call."""
    return pot / call


def pot_odds__call_twice(call, pot):
    """Adds the call twice, as if the bet were not in the pot yet."""
    return call / (pot + 2 * call)


def pot_odds__percent(call, pot):
    """Gives a percentage."""
    return 100 * call / (pot + call)


def pot_odds__no_parentheses(call, pot):
    """Parentheses are missing: call / pot + call."""
    return call / pot + call


def pot_odds__whole_division(call, pot):
    """Divides with //."""
    return call // (pot + call)


def pot_odds__pot_without_the_call(call, pot):
    """Takes the call out of the pot."""
    return call / max(pot - call, 1)


def pot_odds__rounded(call, pot):
    """Rounds to two places."""
    return round(call / (pot + call), 2)


def pot_odds__half_the_pot(call, pot):
    """Divides by half of what the pot will be."""
    return call / ((pot + call) / 2)


def expected_value__no_loss(chance, call, pot):
    """Forgets what is lost."""
    return chance * pot


def expected_value__call_won_as_well(chance, call, pot):
    """Counts the own call as a gain and as a loss: chance * (pot + call) - loss."""
    return chance * (pot + call) - (1 - chance) * call


def expected_value__call_not_taken_off(chance, call, pot):
    """The share of the whole pot; the price of the call is not taken off."""
    return chance * (pot + call)


def expected_value__loses_the_pot(chance, call, pot):
    """Loses the pot, not the call."""
    return chance * pot - (1 - chance) * pot


def expected_value__always_pays(chance, call, pot):
    """Takes the call off also where it is won, but does not add it to the pot."""
    return chance * pot - call


def expected_value__loss_added(chance, call, pot):
    """Adds the loss."""
    return chance * pot + (1 - chance) * call


def expected_value__swapped(chance, call, pot):
    """The pot and the call are swapped."""
    return chance * call - (1 - chance) * pot


def expected_value__chance_turned_round(chance, call, pot):
    """Wins with the chance to lose."""
    return (1 - chance) * pot - chance * call


def expected_value__pot_less_call(chance, call, pot):
    """Takes the call for a part of the pot that is not won."""
    return chance * (pot - call) - (1 - chance) * call


def expected_value__never_negative(chance, call, pot):
    """Cuts a loss off at 0."""
    return max(0.0, chance * pot - (1 - chance) * call)


def expected_value__whole_chips(chance, call, pot):
    """Rounds to whole chips."""
    return round(chance * pot - (1 - chance) * call)


def expected_value__by_the_odds(chance, call, pot):
    """Compares the chance with the pot odds; that is a difference of chances."""
    return chance - pot_odds(call, pot)


def should_call__strictly(ehs, call, pot):
    """Compares with > where >= is meant: an even call is refused."""
    return ehs > pot_odds(call, pot)


def should_call__turned_round(ehs, call, pot):
    """Compares the wrong way round."""
    return ehs <= pot_odds(call, pot)


def should_call__half(ehs, call, pot):
    """Compares with one half, whatever the price."""
    return ehs >= 0.5


def should_call__of_the_pot(ehs, call, pot):
    """Compares with call / pot."""
    return ehs >= call / pot


def should_call__a_word(ehs, call, pot):
    """Returns a word."""
    return "call" if ehs >= pot_odds(call, pot) else "fold"


def should_call__always(ehs, call, pot):
    """Always calls."""
    return True


def should_call__number(ehs, call, pot):
    """Returns 1 or 0."""
    return 1 if ehs >= pot_odds(call, pot) else 0


def should_call__nothing_for_a_fold(ehs, call, pot):
    """Returns nothing where it should be False."""
    if ehs >= pot_odds(call, pot):
        return True


def should_call__expected_value_itself(ehs, call, pot):
    """Returns the expected value, not a decision."""
    return expected_value(ehs, call, pot)


def should_call__chips(ehs, call, pot):
    """Compares a chance with chips."""
    return ehs >= call


def should_call__odds_the_wrong_way(ehs, call, pot):
    """Hands the pot and the call over in the wrong order."""
    return ehs >= pot_odds(pot, call)


def should_call__call_twice(ehs, call, pot):
    """Works the odds out with the call counted twice."""
    return ehs >= call / (pot + 2 * call)
