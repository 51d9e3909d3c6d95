"""Wrong versions of ex07_hand_strength, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

from itertools import combinations, permutations

from ex07_hand_strength import DECK, ahead_tied_behind, opponent_hands, strength

# Wrong versions of several tasks at once
TOGETHER = [
    ("opponent_hands__in_both_orders", "hand_strength__ties_count_one"),
    ("ahead_tied_behind__swapped", "hand_strength__no_ties"),
    ("ahead_tied_behind__ties_are_ahead", "multiway_strength__times_n"),
]


def opponent_hands__board_forgotten(hole, board):
    """Takes away the own cards alone; the board is forgotten."""
    return list(combinations([card for card in DECK if card not in hole], 2))


def opponent_hands__hole_forgotten(hole, board):
    """Takes away the board alone; the own cards are forgotten."""
    return list(combinations([card for card in DECK if card not in board], 2))


def opponent_hands__whole_deck(hole, board):
    """Takes two of all 52 cards."""
    return list(combinations(DECK, 2))


def opponent_hands__in_both_orders(hole, board):
    """Has each hand in both orders."""
    unseen = [card for card in DECK if card not in hole + board]
    return list(permutations(unseen, 2))


def opponent_hands__lists(hole, board):
    """The hands are lists, not tuples."""
    unseen = [card for card in DECK if card not in hole + board]
    return [list(hand) for hand in combinations(unseen, 2)]


def opponent_hands__flop_alone(hole, board):
    """Takes away the first three cards of the board alone."""
    unseen = [card for card in DECK if card not in hole + board[:3]]
    return list(combinations(unseen, 2))


def opponent_hands__or_for_and(hole, board):
    """Says "or" where "and" is meant: no card is in both, so none is taken away."""
    unseen = [card for card in DECK if card not in hole or card not in board]
    return list(combinations(unseen, 2))


def opponent_hands__both_seen(hole, board):
    """Takes away a hand only if both of its cards were seen."""
    seen = hole + board
    pairs = combinations(DECK, 2)
    return [(a, b) for a, b in pairs if not (a in seen and b in seen)]


def opponent_hands__with_itself(hole, board):
    """Pairs each card with itself as well."""
    unseen = [card for card in DECK if card not in hole + board]
    return [(a, b) for i, a in enumerate(unseen) for b in unseen[i:]]


def opponent_hands__last_card_missed(hole, board):
    """The loops end one card early."""
    unseen = [card for card in DECK if card not in hole + board]
    last = len(unseen) - 1
    return [(unseen[i], unseen[j]) for i in range(last) for j in range(i + 1, last)]


def opponent_hands__how_many(hole, board):
    """Returns how many hands there are."""
    unseen = 52 - len(hole) - len(board)
    return unseen * (unseen - 1) // 2


def opponent_hands__iterator(hole, board):
    """Returns what combinations gives, which is no list."""
    return combinations([card for card in DECK if card not in hole + board], 2)


def opponent_hands__as_text(hole, board):
    """The hands are texts of four letters."""
    unseen = [card for card in DECK if card not in hole + board]
    return [a + b for a, b in combinations(unseen, 2)]


def opponent_hands__from_the_ace(hole, board):
    """Goes through the deck from its end."""
    unseen = [card for card in reversed(DECK) if card not in hole + board]
    return list(combinations(unseen, 2))


def opponent_hands__nothing_yet(hole, board):
    """Not begun: returns an empty list."""
    return []


def opponent_hands__single_cards(hole, board):
    """Returns the unseen cards, not hands of two."""
    return [card for card in DECK if card not in hole + board]


def ahead_tied_behind__swapped(hole, board):
    """Ahead and behind are swapped."""
    mine = strength(hole + board)
    theirs = [strength([*hand, *board]) for hand in opponent_hands(hole, board)]
    ahead = sum(mine < other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return ahead, tied, len(theirs) - ahead - tied


def ahead_tied_behind__ties_are_ahead(hole, board):
    """Compares with >=, so ties are counted as ahead."""
    mine, ahead, tied, behind = strength(hole + board), 0, 0, 0
    for hand in opponent_hands(hole, board):
        other = strength([*hand, *board])
        if mine >= other:
            ahead += 1
        elif mine == other:
            tied += 1
        else:
            behind += 1
    return ahead, tied, behind


def ahead_tied_behind__ties_are_behind(hole, board):
    """Has two cases alone, so ties are counted as behind."""
    mine, ahead, behind = strength(hole + board), 0, 0
    for hand in opponent_hands(hole, board):
        if mine > strength([*hand, *board]):
            ahead += 1
        else:
            behind += 1
    return ahead, 0, behind


def ahead_tied_behind__ties_left_out(hole, board):
    """Counts ties nowhere."""
    mine, ahead, tied, behind = strength(hole + board), 0, 0, 0
    for hand in opponent_hands(hole, board):
        other = strength([*hand, *board])
        ahead += mine > other
        behind += mine < other
    return ahead, tied, behind


def ahead_tied_behind__ties_twice(hole, board):
    """Counts ties as ties and as ahead: if, not elif."""
    mine = strength(hole + board)
    theirs = [strength([*hand, *board]) for hand in opponent_hands(hole, board)]
    ahead = sum(mine >= other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return ahead, tied, sum(mine < other for other in theirs)


def ahead_tied_behind__other_order(hole, board):
    """Returns ahead, behind, tied."""
    mine = strength(hole + board)
    theirs = [strength([*hand, *board]) for hand in opponent_hands(hole, board)]
    ahead = sum(mine > other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return ahead, len(theirs) - ahead - tied, tied


def ahead_tied_behind__flop_alone(hole, board):
    """Compares on the first three cards of the board."""
    mine = strength(hole + board[:3])
    hands = opponent_hands(hole, board)
    theirs = [strength([*hand, *board[:3]]) for hand in hands]
    ahead = sum(mine > other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return ahead, tied, len(theirs) - ahead - tied


def ahead_tied_behind__a_list(hole, board):
    """Returns a list where a tuple is asked."""
    mine = strength(hole + board)
    theirs = [strength([*hand, *board]) for hand in opponent_hands(hole, board)]
    ahead = sum(mine > other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return [ahead, tied, len(theirs) - ahead - tied]


def ahead_tied_behind__shares(hole, board):
    """Returns shares of all hands, not counts."""
    mine = strength(hole + board)
    theirs = [strength([*hand, *board]) for hand in opponent_hands(hole, board)]
    ahead = sum(mine > other for other in theirs) / len(theirs)
    tied = sum(mine == other for other in theirs) / len(theirs)
    return ahead, tied, 1 - ahead - tied


def ahead_tied_behind__without_the_board(hole, board):
    """Evaluates the opponent's two cards without the board, which raises."""
    mine = strength(hole + board)
    theirs = [strength(list(hand)) for hand in opponent_hands(hole, board)]
    ahead = sum(mine > other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return ahead, tied, len(theirs) - ahead - tied


def ahead_tied_behind__plus_on_the_wrong_side(hole, board):
    """Writes =+ 1 where += 1 is meant, so each counter is 0 or 1."""
    mine, ahead, tied, behind = strength(hole + board), 0, 0, 0
    for hand in opponent_hands(hole, board):
        other = strength([*hand, *board])
        if mine > other:
            ahead = +1
        elif mine == other:
            tied = +1
        else:
            behind = +1
    return ahead, tied, behind


def ahead_tied_behind__last_hand_missed(hole, board):
    """The loop ends one hand early."""
    mine = strength(hole + board)
    hands = opponent_hands(hole, board)[:-1]
    theirs = [strength([*hand, *board]) for hand in hands]
    ahead = sum(mine > other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return ahead, tied, len(theirs) - ahead - tied


def ahead_tied_behind__returns_in_the_loop(hole, board):
    """The return stands inside the loop: one hand is looked at."""
    mine, ahead, tied, behind = strength(hole + board), 0, 0, 0
    for hand in opponent_hands(hole, board):
        other = strength([*hand, *board])
        if mine > other:
            ahead += 1
        elif mine == other:
            tied += 1
        else:
            behind += 1
        return ahead, tied, behind


def ahead_tied_behind__smaller_is_better(hole, board):
    """Thinks that a smaller number is stronger, and has ties as behind."""
    mine = strength(hole + board)
    theirs = [strength([*hand, *board]) for hand in opponent_hands(hole, board)]
    ahead = sum(mine < other for other in theirs)
    return ahead, 0, len(theirs) - ahead


def ahead_tied_behind__always_1081(hole, board):
    """Takes 1,081 hands off, whatever the board: wrong on the turn and the river."""
    mine = strength(hole + board)
    theirs = [strength([*hand, *board]) for hand in opponent_hands(hole, board)]
    ahead = sum(mine > other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return ahead, tied, 1081 - ahead - tied


def hand_strength__ties_count_one(hole, board):
    """A tie counts as a win."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied) / (ahead + tied + behind)


def hand_strength__no_ties(hole, board):
    """A tie counts nothing."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return ahead / (ahead + tied + behind)


def hand_strength__ties_not_below(hole, board):
    """Ties are left out of the divisor."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / max(ahead + behind, 1)


def hand_strength__half_ties_below(hole, board):
    """Ties count half in the divisor as well."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / (ahead + tied / 2 + behind)


def hand_strength__whole_division(hole, board):
    """Divides with //."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) // (ahead + tied + behind)


def hand_strength__half_cut(hole, board):
    """Halves the ties with //."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied // 2) / (ahead + tied + behind)


def hand_strength__percent(hole, board):
    """Gives a percentage."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return 100 * (ahead + tied / 2) / (ahead + tied + behind)


def hand_strength__half_of_both(hole, board):
    """Parentheses are wrong: halves the wins as well."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied) / 2 / (ahead + tied + behind)


def hand_strength__a_parenthesis_missing(hole, board):
    """A parenthesis is missing: only the ties are divided."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return ahead + tied / 2 / (ahead + tied + behind)


def hand_strength__of_the_opponent(hole, board):
    """Gives the opponent's share."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (behind + tied / 2) / (ahead + tied + behind)


def hand_strength__odds(hole, board):
    """Divides wins by losses."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / max(behind + tied / 2, 1)


def hand_strength__always_1081(hole, board):
    """Divides by 1,081, which is right on the flop alone."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / 1081


def hand_strength__rounded(hole, board):
    """Rounds to three places, as in the example."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return round((ahead + tied / 2) / (ahead + tied + behind), 3)


def hand_strength__unpacked_wrongly(hole, board):
    """Takes the second count for behind and the third for tied."""
    ahead, behind, tied = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / (ahead + tied + behind)


def hand_strength__difference(hole, board):
    """Takes losses off wins."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead - behind) / (ahead + tied + behind)


def hand_strength__own_number(hole, board):
    """Divides the own number by the largest one."""
    return strength(hole + board) / 7462


def reweighted__no_sum(weights, likelihood):
    """Does not divide: the weights do not make 1."""
    return {hand: weights[hand] * likelihood[hand] for hand in weights}


def reweighted__old_sum(weights, likelihood):
    """Divides by the sum of the old weights."""
    total = sum(weights.values())
    return {hand: weights[hand] * likelihood[hand] / total for hand in weights}


def reweighted__sum_of_likelihoods(weights, likelihood):
    """Divides by the sum of the likelihoods."""
    total = sum(likelihood.values())
    return {hand: weights[hand] * likelihood[hand] / total for hand in weights}


def reweighted__added(weights, likelihood):
    """Adds weight and likelihood."""
    sums = {hand: weights[hand] + likelihood[hand] for hand in weights}
    total = sum(sums.values())
    return {hand: each / total for hand, each in sums.items()}


def reweighted__zeros_dropped(weights, likelihood):
    """Leaves hands of weight 0 out."""
    products = {hand: weights[hand] * likelihood[hand] for hand in weights}
    total = sum(products.values())
    return {hand: each / total for hand, each in products.items() if each > 0}


def reweighted__likelihood_alone(weights, likelihood):
    """Forgets the old weights."""
    total = sum(likelihood.values())
    return {hand: likelihood[hand] / total for hand in weights}


def reweighted__in_place(weights, likelihood):
    """Right, but writes into the dict that was given."""
    for hand in weights:
        weights[hand] *= likelihood[hand]
    total = sum(weights.values())
    for hand in weights:
        weights[hand] /= total
    return weights


def reweighted__sum_changes(weights, likelihood):
    """Works the sum out anew after each hand that it has divided."""
    new = {hand: weights[hand] * likelihood[hand] for hand in weights}
    for hand in new:
        new[hand] = new[hand] / sum(new.values())
    return new


def reweighted__mean(weights, likelihood):
    """Divides by the number of hands."""
    return {h: weights[h] * likelihood[h] / len(weights) for h in weights}


def reweighted__largest_is_one(weights, likelihood):
    """Divides by the largest product, so the largest weight is 1."""
    products = {hand: weights[hand] * likelihood[hand] for hand in weights}
    largest = max(products.values())
    return {hand: each / largest for hand, each in products.items()}


def reweighted__the_other_action(weights, likelihood):
    """Multiplies by the chance that the opponent acts otherwise."""
    products = {hand: weights[hand] * (1 - likelihood[hand]) for hand in weights}
    total = sum(products.values()) or 1
    return {hand: each / total for hand, each in products.items()}


def reweighted__rounded(weights, likelihood):
    """Rounds to two places."""
    products = {hand: weights[hand] * likelihood[hand] for hand in weights}
    total = sum(products.values())
    return {hand: round(each / total, 2) for hand, each in products.items()}


def reweighted__percent(weights, likelihood):
    """Gives percentages."""
    products = {hand: weights[hand] * likelihood[hand] for hand in weights}
    total = sum(products.values())
    return {hand: 100 * each / total for hand, each in products.items()}


def reweighted__divided_before(weights, likelihood):
    """Makes chances of the old weights, then multiplies and does not divide again."""
    total = sum(weights.values())
    chances = {hand: weights[hand] / total for hand in weights}
    return {hand: chances[hand] * likelihood[hand] for hand in weights}


def reweighted__as_they_were(weights, likelihood):
    """Makes chances of the old weights and forgets what was seen."""
    total = sum(weights.values())
    return {hand: weights[hand] / total for hand in weights}


def reweighted__by_place(weights, likelihood):
    """Takes the likelihoods in the order of their dict, not by hand."""
    products = {}
    for (hand, weight), chance in zip(weights.items(), likelihood.values()):
        products[hand] = weight * chance
    total = sum(products.values())
    return {hand: each / total for hand, each in products.items()}


def reweighted__a_list(weights, likelihood):
    """Returns a list of the new weights."""
    products = [weights[hand] * likelihood[hand] for hand in weights]
    return [each / sum(products) for each in products]


def reweighted__whole_division(weights, likelihood):
    """Divides with //."""
    products = {hand: weights[hand] * likelihood[hand] for hand in weights}
    total = sum(products.values())
    return {hand: each // total for hand, each in products.items()}


def multiway_strength__times_n(hs, n):
    """Multiplies by n."""
    return hs * n


def multiway_strength__divided(hs, n):
    """Divides by n."""
    return hs / n


def multiway_strength__at_least_one(hs, n):
    """The chance to beat at least one of them."""
    return 1 - (1 - hs) ** n


def multiway_strength__once_too_often(hs, n):
    """Multiplies once too often: starts with hs and makes n steps."""
    chance = hs
    for _ in range(n):
        chance *= hs
    return chance


def multiway_strength__once_too_few(hs, n):
    """Multiplies once too few."""
    chance = 1.0
    for _ in range(1, n):
        chance *= hs
    return chance


def multiway_strength__all_beat_me(hs, n):
    """The chance that all of them win."""
    return (1 - hs) ** n


def multiway_strength__power_swapped(hs, n):
    """Base and exponent are swapped."""
    return n**hs


def multiway_strength__always_two(hs, n):
    """Takes two opponents, whatever n is."""
    return hs * hs


def multiway_strength__caret(hs, n):
    """Writes ^ for a power, which raises for a float."""
    return hs ^ n


def multiway_strength__not_all(hs, n):
    """The chance not to beat all of them."""
    return 1 - hs**n


def multiway_strength__losses_added(hs, n):
    """Adds the chances to lose and takes them from 1."""
    return max(0.0, 1 - n * (1 - hs))


def multiway_strength__n_ignored(hs, n):
    """Returns hs."""
    return hs


def multiway_strength__rounded(hs, n):
    """Rounds to two places."""
    return round(hs**n, 2)


def multiway_strength__root(hs, n):
    """Takes the n-th root."""
    return hs ** (1 / n)
