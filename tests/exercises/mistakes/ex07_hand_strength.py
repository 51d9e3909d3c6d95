"""Typical wrong versions of ex07_hand_strength; each docstring is the cause's sentence.

All else is as in the solution, from which the functions are imported.
"""

from itertools import combinations, permutations

from ex07_hand_strength import (
    DECK,
    ahead_tied_behind,
    hand_strength,
    multiway_strength,
    opponent_hands,
    reweighted,
    strength,
)


def opponent_hands__hole_left_in(hole, board):
    """your own cards are still among the opponent's, and nobody else can hold them."""
    return list(combinations([card for card in DECK if card not in board], 2))


def opponent_hands__board_left_in(hole, board):
    """the cards of the board are still among the opponent's, and they lie on the
    table."""
    return list(combinations([card for card in DECK if card not in hole], 2))


def opponent_hands__whole_deck(hole, board):
    """all 1,326 hands of a whole deck are listed; a card that you see is in nobody
    else's hand."""
    return list(combinations(DECK, 2))


def opponent_hands__both_orders(hole, board):
    """each hand is there twice, once in either order of its two cards."""
    return list(permutations([c for c in DECK if c not in hole + board], 2))


def opponent_hands__lists_for_tuples(hole, board):
    """each hand is a list of two cards, and a tuple is asked."""
    return [list(hand) for hand in opponent_hands(hole, board)]


def opponent_hands__text_for_cards(hole, board):
    """the two cards of a hand are joined to one text; they are asked apart, as a
    tuple."""
    return [low + high for low, high in opponent_hands(hole, board)]


def ahead_tied_behind__ties_are_wins(hole, board):
    """a tie is counted as ahead, as by >= in place of >."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return ahead + tied, 0, behind


def ahead_tied_behind__ties_are_losses(hole, board):
    """a tie is counted as behind."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return ahead, 0, behind + tied


def ahead_tied_behind__other_side(hole, board):
    """ahead and behind have changed places; a larger number is the stronger hand, and
    the counts are yours, not the opponent's."""
    return ahead_tied_behind(hole, board)[::-1]


def ahead_tied_behind__tied_last(hole, board):
    """tied and behind have changed places: look at the comparisons, and at the order in
    which the three are returned."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return ahead, behind, tied


def ahead_tied_behind__pairs_twice(hole, board):
    """every hand is counted twice, once in either order of its two cards."""
    return tuple(2 * count for count in ahead_tied_behind(hole, board))


def ahead_tied_behind__own_cards_held(hole, board):
    """hands that hold one of your own cards are counted as well."""
    theirs = [
        strength([*hand, *board])
        for hand in combinations([card for card in DECK if card not in board], 2)
    ]
    return _compared(strength(hole + board), theirs)


def _compared(mine, theirs):
    ahead = sum(mine > other for other in theirs)
    tied = sum(mine == other for other in theirs)
    return ahead, tied, len(theirs) - ahead - tied


def ahead_tied_behind__shares(hole, board):
    """the counts are divided by their sum; the counts themselves are asked."""
    found = ahead_tied_behind(hole, board)
    return tuple(count / sum(found) for count in found)


def hand_strength__ties_are_wins(hole, board):
    """a tie counts as a whole win; it counts half."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied) / (ahead + tied + behind)


def hand_strength__ties_are_losses(hole, board):
    """a tie counts nothing; it counts half."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return ahead / (ahead + tied + behind)


def hand_strength__ties_left_out(hole, board):
    """hands that tie are left out of both counts; they count half above, and whole in
    the number of all hands."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return ahead / (ahead + behind) if ahead + behind else 0.0


def hand_strength__half_a_tie_below(hole, board):
    """a tie counts half in the number of all hands too; there it is one hand like the
    others."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / (ahead + tied / 2 + behind)


def hand_strength__all_of_a_deck(hole, board):
    """the divisor is 1,326, all hands of a whole deck; divide by the hands that an
    opponent can hold."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / 1326


def hand_strength__whole_division(hole, board):
    """tied // 2 drops the half of an odd number of ties; tied / 2 keeps it."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied // 2) / (ahead + tied + behind)


def hand_strength__floor(hole, board):
    """// drops all that is behind the point, so a share becomes 0; divide with /."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) // (ahead + tied + behind)


def hand_strength__brackets_forgotten(hole, board):
    """the division is done before the sum, so the ties alone are divided; put
    ahead + tied / 2 in brackets."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return ahead + tied / 2 / (ahead + tied + behind)


def hand_strength__always_1081(hole, board):
    """the divisor is 1,081, which is right on the flop alone; divide by the sum of the
    three counts."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / 1081


def hand_strength__ties_not_below(hole, board):
    """hands that tie are left out of the divisor, which can be 0 then; it is the number
    of all hands."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (ahead + tied / 2) / (ahead + behind)


def hand_strength__of_the_opponent(hole, board):
    """this is the opponent's share: behind stands where ahead should."""
    ahead, tied, behind = ahead_tied_behind(hole, board)
    return (behind + tied / 2) / (ahead + tied + behind)


def hand_strength__percent(hole, board):
    """the answer is in per cent; a number from 0 to 1 is asked."""
    return 100 * hand_strength(hole, board)


def hand_strength__rounded(hole, board):
    """the answer is rounded; return it as it is, and round where you print it."""
    return round(hand_strength(hole, board), 3)


def reweighted__not_divided(weights, likelihood):
    """the products are not divided by their sum, so they are no chances yet."""
    return {hand: weights[hand] * likelihood[hand] for hand in weights}


def reweighted__old_sum(weights, likelihood):
    """the products are divided by the sum of the old weights; divide by the sum of the
    products."""
    total = sum(weights.values())
    return {hand: weights[hand] * likelihood[hand] / total for hand in weights}


def reweighted__added(weights, likelihood):
    """weight and likelihood are added; they are multiplied."""
    return _divided({hand: weights[hand] + likelihood[hand] for hand in weights})


def _divided(products):
    return {hand: one / sum(products.values()) for hand, one in products.items()}


def reweighted__likelihood_alone(weights, likelihood):
    """the old weights play no part, as if all hands had been equally likely before."""
    return _divided(dict(likelihood))


def reweighted__zeros_left_out(weights, likelihood):
    """hands whose new weight is 0 are left out; all hands stay in the dict."""
    return {hand: one for hand, one in reweighted(weights, likelihood).items() if one}


def reweighted__largest_is_one(weights, likelihood):
    """the products are divided by the largest of them; divide by their sum."""
    products = {hand: weights[hand] * likelihood[hand] for hand in weights}
    return {hand: one / max(products.values()) for hand, one in products.items()}


def reweighted__sum_while_changing(weights, likelihood):
    """the sum is taken anew for each hand, while the weights are being changed; take
    it once, before you divide."""
    for hand in weights:
        weights[hand] *= likelihood[hand]
    for hand in weights:
        weights[hand] /= sum(weights.values())
    return weights


def multiway_strength__times(hs, n):
    """hs is multiplied by n; it is multiplied by itself, n times."""
    return hs * n


def multiway_strength__shared(hs, n):
    """hs is divided by n; every opponent has to be beaten, so chances are
    multiplied."""
    return hs / n


def multiway_strength__at_least_one(hs, n):
    """this is the chance to beat at least one of them, and all have to be beaten."""
    return 1 - (1 - hs) ** n


def multiway_strength__power_swapped(hs, n):
    """base and exponent have changed places: it is hs that is multiplied, n times."""
    return n**hs


def multiway_strength__from_zero(hs, n):
    """the product begins with 0, and stays 0 whatever it is multiplied by; begin with
    1."""
    return 0.0


def multiway_strength__squared_again(hs, n):
    """each step squares what the step before made, since hs itself is changed in the
    loop; keep the product under a name of its own."""
    for _ in range(n - 1):
        hs = hs * hs
    return hs


def multiway_strength__squared_each_time(hs, n):
    """each step squares what the step before made, and there is one step too many; keep
    the product under a name of its own, and begin with 1."""
    for _ in range(n):
        hs = hs * hs
    return hs


def multiway_strength__players(hs, n):
    """hs is there once too seldom: n is the number of opponents, and for one of them
    the answer is hs itself."""
    return hs ** (n - 1)


def multiway_strength__one_more(hs, n):
    """hs is there once too often: for one opponent the answer is hs itself."""
    return multiway_strength(hs, n + 1)
