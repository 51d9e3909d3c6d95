"""Wrong versions of ex03_best_hand, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

from itertools import combinations

from ex03_best_hand import RANKS, best_five, best_with_a_hole_card, rank_key

# Wrong versions of several tasks at once
TOGETHER = [
    ("best_five__rank_of_the_category", "best_omaha__iterator_used_up"),
    ("best_five__weakest", "best_with_a_hole_card__both"),
]


def best_five__first_five(seven):
    """Takes the first five cards."""
    return tuple(seven[:5])


def best_five__highest_cards(seven):
    """Takes the five highest cards, whatever they make."""
    return tuple(sorted(seven, key=lambda card: RANKS.index(card[0]))[-5:])


def best_five__no_key(seven):
    """max has no key, so the cards are compared as text."""
    return max(combinations(seven, 5))


def best_five__weakest(seven):
    """Takes the weakest choice: min for max."""
    return min(combinations(seven, 5), key=rank_key)


def best_five__a_list(seven):
    """Returns a list where a tuple is asked."""
    return list(max(combinations(seven, 5), key=rank_key))


def best_five__the_key(seven):
    """Returns the key of the best hand, not its cards."""
    return max(rank_key(five) for five in combinations(seven, 5))


def best_five__only_neighbours(seven):
    """Sorts the cards and looks at five neighbours alone, so a pair may be cut off."""
    cards = sorted(seven, key=lambda card: RANKS.index(card[0]))
    hands = [tuple(cards[i : i + 5]) for i in range(3)]
    return max(hands, key=rank_key)


def best_five__rank_of_the_category(seven):
    """Compares categories alone: of equal ones the first choice stays."""
    return max(combinations(seven, 5), key=lambda five: rank_key(five)[0])


def best_five__six_of_them(seven):
    """Leaves out the last card."""
    return max(combinations(seven[:-1], 5), key=rank_key)


def best_five__best_never_updated(seven):
    """Compares each choice with the first one, whose key is never updated."""
    best = tuple(seven[:5])
    best_key = rank_key(best)
    for five in combinations(seven, 5):
        if rank_key(five) > best_key:
            best = five
    return best


def best_five__both_of_the_first_two(seven):
    """Thinks that the first two cards have to play."""
    hands = [tuple(seven[:2]) + three for three in combinations(seven[2:], 3)]
    return max(hands, key=rank_key)


def best_five__all_seven(seven):
    """Returns all seven cards, sorted by rank."""
    return tuple(sorted(seven, key=lambda card: RANKS.index(card[0])))


def best_five__sum_of_ranks(seven):
    """Compares the sums of the keys."""
    return max(combinations(seven, 5), key=lambda five: sum(rank_key(five)))


def best_five__one_dropped(seven):
    """Tries to drop one card at a time and so looks at six cards, not five."""
    hands = [five for i in range(7) for five in [tuple(seven[:i] + seven[i + 1 :])]]
    return max(hands, key=lambda six: rank_key(six[:5]))[:5]


def best_five__returns_in_the_loop(seven):
    """The return stands inside the loop: it gives the first choice that is looked at."""
    best = None
    for five in combinations(seven, 5):
        if best is None or rank_key(five) > rank_key(best):
            best = five
        return best


def best_five__printed(seven):
    """Prints the best hand and returns nothing."""
    print(max(combinations(seven, 5), key=rank_key))


def best_five__as_text(seven):
    """Returns the cards as one text."""
    return " ".join(max(combinations(seven, 5), key=rank_key))


def best_five__drops_the_lowest(seven):
    """Drops the two lowest ranks that are there once, even of a straight or flush."""
    ranks = [card[0] for card in seven]
    order = sorted(seven, key=lambda c: (ranks.count(c[0]), RANKS.index(c[0])))
    return tuple(order[2:])


def best_with_a_hole_card__board_plays(hole, board):
    """Lets the board alone be the hand."""
    return max(combinations(hole + board, 5), key=rank_key)


def best_with_a_hole_card__or_is_always_true(hole, board):
    """hole[0] or ... is always true, so the board alone passes as a hand."""
    allowed = [
        five for five in combinations(hole + board, 5) if hole[0] or hole[1] in five
    ]
    return max(allowed, key=rank_key)


def best_with_a_hole_card__exactly_one(hole, board):
    """Wants exactly one hole card."""
    hands = combinations(hole + board, 5)
    allowed = [five for five in hands if (hole[0] in five) != (hole[1] in five)]
    return max(allowed, key=rank_key)


def best_with_a_hole_card__both(hole, board):
    """Wants both hole cards: "and" where "or" is meant."""
    hands = combinations(hole + board, 5)
    allowed = [five for five in hands if hole[0] in five and hole[1] in five]
    return max(allowed, key=rank_key)


def best_with_a_hole_card__only_the_first(hole, board):
    """Wants the first hole card."""
    hands = [five for five in combinations(hole + board, 5) if hole[0] in five]
    return max(hands, key=rank_key)


def best_with_a_hole_card__last_board_card_forgotten(hole, board):
    """Looks at the first four cards of the board alone."""
    cards = combinations(hole + board[:4], 5)
    return max((f for f in cards if hole[0] in f or hole[1] in f), key=rank_key)


def best_with_a_hole_card__put_in_afterwards(hole, board):
    """Takes the best hand; if it is the board, swaps its last card for a hole card."""
    best = max(combinations(hole + board, 5), key=rank_key)
    if hole[0] not in best and hole[1] not in best:
        best = best[:4] + (hole[0],)
    return best


def best_with_a_hole_card__none_if_the_board_plays(hole, board):
    """Gives nothing where the board would be best."""
    best = max(combinations(hole + board, 5), key=rank_key)
    if hole[0] in best or hole[1] in best:
        return best
    return None


def best_with_a_hole_card__list_in_hand(hole, board):
    """Asks whether the list of both is in the hand: it never is, and max raises."""
    hands = combinations(hole + board, 5)
    return max((five for five in hands if hole in five), key=rank_key)


def best_with_a_hole_card__the_higher_one(hole, board):
    """Wants the hole card of the higher rank."""
    high = max(hole, key=lambda card: RANKS.index(card[0]))
    hands = [five for five in combinations(hole + board, 5) if high in five]
    return max(hands, key=rank_key)


def best_with_a_hole_card__one_and_four(hole, board):
    """Builds one hole card with four of the board; three cards on it crash."""
    hands = [(own, *four) for own in hole for four in combinations(board, 4)]
    return max(hands, key=rank_key)


def best_with_a_hole_card__two_and_three_first(hole, board):
    """Builds both hole cards with three of the board, and one only if that is worse."""
    both = max(((*hole, *t) for t in combinations(board, 3)), key=rank_key)
    ones = [(own, *four) for own in hole for four in combinations(board, 4)]
    if rank_key(both)[0] > 0 or not ones:
        return both
    return max(ones, key=rank_key)


def best_with_a_hole_card__whole_board_of_three(hole, board):
    """Looks at the flop alone."""
    return tuple(hole + board[:3])


def best_with_a_hole_card__a_list(hole, board):
    """Returns a list where a tuple is asked."""
    hands = combinations(hole + board, 5)
    return list(max((f for f in hands if set(f) & set(hole)), key=rank_key))


def best_with_a_hole_card__ranks_are_enough(hole, board):
    """Compares ranks: a board card of a hole card's rank counts as the hole card."""
    ranks = [card[0] for card in hole]
    hands = combinations(hole + board, 5)
    return max((f for f in hands if any(c[0] in ranks for c in f)), key=rank_key)


def best_with_a_hole_card__category_alone(hole, board):
    """Compares categories alone among the allowed hands."""
    hands = combinations(hole + board, 5)
    return max((f for f in hands if set(f) & set(hole)), key=lambda f: rank_key(f)[0])


def best_omaha__any_five(hole, board):
    """Takes any five of all the cards."""
    return max(combinations(hole + board, 5), key=rank_key)


def best_omaha__two_or_more(hole, board):
    """Lets more than two hole cards play."""
    hands = combinations(hole + board, 5)
    return max((f for f in hands if len(set(f) & set(hole)) >= 2), key=rank_key)


def best_omaha__two_or_fewer(hole, board):
    """Lets fewer than two hole cards play, even none."""
    hands = combinations(hole + board, 5)
    return max((f for f in hands if len(set(f) & set(hole)) <= 2), key=rank_key)


def best_omaha__at_least_one(hole, board):
    """Uses the rule of the task before: at least one hole card."""
    hands = combinations(hole + board, 5)
    return max((f for f in hands if set(f) & set(hole)), key=rank_key)


def best_omaha__calls_the_task_before(hole, board):
    """Hands all four hole cards to the task before, which reads two of them."""
    return best_with_a_hole_card(hole, board)


def best_omaha__two_highest(hole, board):
    """Takes the two hole cards of the highest ranks before it looks at the board."""
    own = tuple(sorted(hole, key=lambda card: RANKS.index(card[0]))[-2:])
    return max((own + three for three in combinations(board, 3)), key=rank_key)


def best_omaha__three_and_two(hole, board):
    """Takes three hole cards and two of the board."""
    shared = list(combinations(board, 2))
    hands = [own + two for own in combinations(hole, 3) for two in shared]
    return max(hands, key=rank_key)


def best_omaha__in_step(hole, board):
    """Goes through both choices in step with zip."""
    pairs = zip(combinations(hole, 2), combinations(board, 3))
    return max((own + shared for own, shared in pairs), key=rank_key)


def best_omaha__iterator_used_up(hole, board):
    """The choices from the board are an iterator, empty after the first hole cards."""
    own, shared = combinations(hole, 2), combinations(board, 3)
    return max((two + three for two in own for three in shared), key=rank_key)


def best_omaha__flop_alone(hole, board):
    """Looks at the first three cards of the board alone."""
    return max((two + tuple(board[:3]) for two in combinations(hole, 2)), key=rank_key)


def best_omaha__nested(hole, board):
    """Returns a pair of tuples, not one tuple of five."""
    shared = list(combinations(board, 3))
    hands = [(two, three) for two in combinations(hole, 2) for three in shared]
    return max(hands, key=lambda hand: rank_key(hand[0] + hand[1]))


def best_omaha__first_two(hole, board):
    """Looks at the first two hole cards alone."""
    return max((tuple(hole[:2]) + t for t in combinations(board, 3)), key=rank_key)


def best_omaha__neighbours(hole, board):
    """Tries neighbours among the hole cards alone, three pairs of the six."""
    shared = list(combinations(board, 3))
    pairs = [(hole[i], hole[i + 1]) for i in range(3)]
    return max((two + three for two in pairs for three in shared), key=rank_key)


def best_omaha__best_five_then_mended(hole, board):
    """Takes the best five of the first seven cards."""
    return best_five((hole + board)[:7])


def best_omaha__weakest(hole, board):
    """Takes the weakest: min for max."""
    shared = list(combinations(board, 3))
    hands = [two + three for two in combinations(hole, 2) for three in shared]
    return min(hands, key=rank_key)


def best_omaha__first_found(hole, board):
    """Compares categories alone: of equal ones the first stays."""
    shared = list(combinations(board, 3))
    hands = [two + three for two in combinations(hole, 2) for three in shared]
    return max(hands, key=lambda hand: rank_key(hand)[0])


def best_omaha__a_list(hole, board):
    """Returns a list where a tuple is asked."""
    shared = list(combinations(board, 3))
    hands = [[*two, *three] for two in combinations(hole, 2) for three in shared]
    return max(hands, key=rank_key)
