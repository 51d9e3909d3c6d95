"""Typical wrong versions of ex03_best_hand; each docstring names the cause.

``best_five__first_five`` is a wrong version of ``best_five``. All else is as in the
solution, from which the functions are imported.
"""

from itertools import combinations

from ex03_best_hand import RANKS, best_five, rank_key


def rank_of(card):
    return RANKS.index(card[0])


def by_height(cards):
    return sorted(cards, key=rank_of, reverse=True)


def best_of(hands):
    return max(hands, key=rank_key)


def best_five__first_five(seven):
    """the first five cards came back, whatever they are; compare all choices."""
    return tuple(seven[:5])


def best_five__highest_cards(seven):
    """the five highest cards came back, those with the largest sum of ranks; a pair of
    twos beats an ace, so compare hands by rank_key."""
    return tuple(by_height(seven)[:5])


def best_five__compared_as_text(seven):
    """max compares the cards as text, where 9 is more than A; it needs
    key=rank_key."""
    return max(combinations(seven, 5))


def best_five__weakest(seven):
    """the weakest hand came back; the larger key belongs to the stronger hand."""
    return min(combinations(seven, 5), key=rank_key)


def best_five__neighbours_only(seven):
    """only cards that stand side by side are tried; any five of the seven may play."""
    return best_of([tuple(seven[start : start + 5]) for start in range(3)])


def best_five__category_only(seven):
    """the hands are compared by the first number of their keys alone; the other numbers
    decide between hands of the same category."""
    return max(combinations(seven, 5), key=lambda five: rank_key(five)[0])


def best_five__key_for_cards(seven):
    """the key of the best hand came back; its five cards are asked."""
    return rank_key(best_five(seven))


def best_five__as_text(seven):
    """the cards came back as one text; a tuple of five cards is asked."""
    return " ".join(best_five(seven))


def best_with_a_hole_card__board_alone(hole, board):
    """the board alone is taken as a hand; at least one hole card has to play."""
    return best_of(combinations(hole + board, 5))


def best_with_a_hole_card__exactly_one(hole, board):
    """only hands with exactly one hole card are tried; both may play as well."""
    if len(board) == 3:
        return tuple(hole + board)
    return best_of([(one, *four) for one in hole for four in combinations(board, 4)])


def best_with_a_hole_card__one_and_four(hole, board):
    """only one hole card with four of the board is tried, and a flop has no four; both
    hole cards may play as well."""
    return best_of([(one, *four) for one in hole for four in combinations(board, 4)])


def best_with_a_hole_card__compared_as_text(hole, board):
    """max compares the cards of the allowed hands as text, where 9 is more than A; it
    needs key=rank_key."""
    hands = combinations(hole + board, 5)
    return max(hand for hand in hands if set(hand) & set(hole))


def best_with_a_hole_card__always_both(hole, board):
    """only hands with both hole cards are tried; one is enough."""
    return best_of([(*hole, *three) for three in combinations(board, 3)])


def best_with_a_hole_card__first_hole_card(hole, board):
    """only hands with the first hole card are tried; the second one is enough as
    well."""
    hands = combinations(hole + board, 5)
    return best_of([hand for hand in hands if hole[0] in hand])


def best_with_a_hole_card__second_hole_card(hole, board):
    """only hands with the second hole card are tried, as "hole[0] and hole[1] in hand"
    does: write "in hand" after each card, with or between them."""
    hands = combinations(hole + board, 5)
    return best_of([hand for hand in hands if hole[1] in hand])


def best_with_a_hole_card__list_in_hand(hole, board):
    """it is asked whether the list of both hole cards is one of the five, as "hole in
    hand" does, and it never is; ask for each of the two cards on its own."""
    hands = combinations(hole + board, 5)
    return best_of([hand for hand in hands if hole in hand])


def best_with_a_hole_card__higher_hole_card(hole, board):
    """only hands with the higher hole card are tried; the lower one can be the one that
    helps."""
    hands = combinations(hole + board, 5)
    return best_of([hand for hand in hands if by_height(hole)[0] in hand])


def best_with_a_hole_card__first_of_the_board(hole, board):
    """only the first three cards of the board are used; any of them may play."""
    return best_of([tuple(hole + board[:3])])


def best_with_a_hole_card__swapped_in(hole, board):
    """the best five of all the cards are found first, and a hole card put in for the
    last of them; that is not the best of the hands that are allowed."""
    best = best_of(combinations(hole + board, 5))
    return best if set(best) & set(hole) else (*best[:4], by_height(hole)[0])


def best_omaha__any_five(hole, board):
    """any five of all the cards are taken, as in hold'em; in Omaha it is exactly two
    hole cards and three of the board."""
    return best_of(combinations(hole + board, 5))


def best_omaha__compared_as_text(hole, board):
    """max compares the cards of the hands as text, where 9 is more than A; it needs
    key=rank_key."""
    own, shared = combinations(hole, 2), list(combinations(board, 3))
    return max(two + three for two in own for three in shared)


def best_omaha__three_hole_cards(hole, board):
    """three or four hole cards are taken; it is exactly two."""
    hands = combinations(hole + board, 5)
    return best_of([hand for hand in hands if len(set(hand) & set(hole)) >= 2])


def best_omaha__at_most_two(hole, board):
    """one hole card or none is taken as well; it is exactly two."""
    hands = combinations(hole + board, 5)
    return best_of([hand for hand in hands if len(set(hand) & set(hole)) <= 2])


def best_omaha__first_two(hole, board):
    """the first two hole cards alone are used, and any two may play; if there is a loop
    for the others, does it find anything? combinations(...) is empty the second time
    that it is gone through."""
    return best_of([(*hole[:2], *three) for three in combinations(board, 3)])


def best_omaha__highest_two(hole, board):
    """the two highest hole cards are chosen before the board is looked at; a lower one
    may go better with it."""
    two = tuple(by_height(hole)[:2])
    return best_of([two + three for three in combinations(board, 3)])


def best_omaha__first_three_of_the_board(hole, board):
    """only the first three cards of the board are used; any three may play."""
    return best_of([(*two, *board[:3]) for two in combinations(hole, 2)])


def best_omaha__two_of_the_board(hole, board):
    """three hole cards and two of the board are taken; it is the other way round."""
    own, shared = combinations(hole, 3), list(combinations(board, 2))
    return best_of([three + two for three in own for two in shared])
