"""Wrong versions of ex02_ranking, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

from collections import Counter

from ex02_ranking import (
    CATEGORIES,
    GROUPS,
    RANKS,
    category,
    is_flush,
    rank_counts,
    rank_key,
    straight_high,
)
from ex02_ranking import category as category_right

# Wrong versions of several tasks at once
TOGETHER = [
    ("rank_counts__ace_is_one", "is_flush__first_two"),
    ("straight_high__no_wheel", "category__flush_first"),
    ("straight_high__spread_alone", "rank_key__only_the_category"),
    ("is_flush__none_at_the_end", "winners__first_of_the_best"),
    ("rank_counts__zero_at_first", "straight_high__wheel_is_ace_high"),
]


def rank_counts__letters(hand):
    """The keys are letters, not numbers."""
    counts = {}
    for card in hand:
        counts[card[0]] = counts.get(card[0], 0) + 1
    return counts


def rank_counts__places(hand):
    """The keys are places in RANKS, from 0."""
    counts = {}
    for card in hand:
        rank = RANKS.index(card[0])
        counts[rank] = counts.get(rank, 0) + 1
    return counts


def rank_counts__all_ranks(hand):
    """Ranks that are not in the hand are in the dict, with 0."""
    counts = {rank: 0 for rank in range(2, 15)}
    for card in hand:
        counts[RANKS.index(card[0]) + 2] += 1
    return counts


def rank_counts__pairs_alone(hand):
    """Keeps only ranks that are there at least twice."""
    ranks = [RANKS.index(card[0]) + 2 for card in hand]
    return {rank: ranks.count(rank) for rank in ranks if ranks.count(rank) > 1}


def rank_counts__a_counter(hand):
    """Returns a Counter, which is no plain dict."""
    return Counter(RANKS.index(card[0]) + 2 for card in hand)


def rank_counts__ace_is_one(hand):
    """The ace counts as 1."""
    values = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 1}
    counts = {}
    for card in hand:
        rank = values[card[0]] if card[0] in values else int(card[0])
        counts[rank] = counts.get(rank, 0) + 1
    return counts


def rank_counts__ace_twice(hand):
    """An ace is counted as 1 and as 14."""
    counts = {}
    for card in hand:
        rank = RANKS.index(card[0]) + 2
        counts[rank] = counts.get(rank, 0) + 1
        if rank == 14:
            counts[1] = counts.get(1, 0) + 1
    return counts


def rank_counts__always_one(hand):
    """Sets the counter to 1 again instead of adding."""
    counts = {}
    for card in hand:
        counts[RANKS.index(card[0]) + 2] = 1
    return counts


def rank_counts__zero_at_first(hand):
    """Begins to count at 0 when a rank comes first, so all counts are 1 too small."""
    counts = {}
    for card in hand:
        rank = RANKS.index(card[0]) + 2
        if rank in counts:
            counts[rank] += 1
        else:
            counts[rank] = 0
    return counts


def rank_counts__not_the_last(hand):
    """Leaves out the last card."""
    counts = {}
    for i in range(len(hand) - 1):
        rank = RANKS.index(hand[i][0]) + 2
        counts[rank] = counts.get(rank, 0) + 1
    return counts


def rank_counts__digits_alone(hand):
    """int(...) of the first letter raises for T J Q K A."""
    counts = {}
    for card in hand:
        counts[int(card[0])] = counts.get(int(card[0]), 0) + 1
    return counts


def rank_counts__no_ten(hand):
    """Letters and digits are told apart, but T is forgotten: it gets the jack's place."""
    values = {"T": 11, "J": 11, "Q": 12, "K": 13, "A": 14}
    counts = {}
    for card in hand:
        rank = values[card[0]] if card[0] in values else int(card[0])
        counts[rank] = counts.get(rank, 0) + 1
    return counts


def rank_counts__returns_in_the_loop(hand):
    """The return stands inside the loop: only the first card is counted."""
    counts = {}
    for card in hand:
        rank = RANKS.index(card[0]) + 2
        counts[rank] = counts.get(rank, 0) + 1
        return counts


def rank_counts__neighbours(hand):
    """Adds only where the card before has the same rank; else begins again at 1."""
    counts, before = {}, None
    for card in hand:
        rank = RANKS.index(card[0]) + 2
        counts[rank] = counts[rank] + 1 if rank == before else 1
        before = rank
    return counts


def is_flush__first_two(hand):
    """Compares the first two cards alone."""
    return hand[0][1] == hand[1][1]


def is_flush__first_and_last(hand):
    """Compares the first card with the last alone."""
    return hand[0][-1] == hand[-1][-1]


def is_flush__four_of_them(hand):
    """The chain of comparisons ends one card early."""
    return hand[0][1] == hand[1][1] == hand[2][1] == hand[3][1]


def is_flush__true_too_early(hand):
    """Returns True at the first card that matches, within the loop."""
    suit = hand[0][1]
    for card in hand[1:]:
        if card[1] == suit:
            return True
        return False


def is_flush__none_at_the_end(hand):
    """Returns False for another suit, but nothing after the loop."""
    for card in hand:
        if card[1] != hand[0][1]:
            return False


def is_flush__colours(hand):
    """Asks for one colour, red or black, not for one suit."""
    red = [card[1] in "dh" for card in hand]
    return all(red) or not any(red)


def is_flush__no_straight_flush(hand):
    """Says False for a straight flush."""
    return len({card[1] for card in hand}) == 1 and straight_high(hand) is None


def is_flush__ranks(hand):
    """Looks at the ranks, card[0], not at the suits."""
    return len({card[0] for card in hand}) == 1


def is_flush__number(hand):
    """Returns the number of cards of the first suit."""
    return [card[1] for card in hand].count(hand[0][1])


def is_flush__most_of_them(hand):
    """Four of a suit are enough."""
    suits = [card[1] for card in hand]
    return max(suits.count(suit) for suit in suits) >= 4


def is_flush__two_suits(hand):
    """Compares the number of suits with < 3 where 1 is meant."""
    return len({card[1] for card in hand}) < 3


def is_flush__hearts(hand):
    """Knows hearts alone."""
    return all(card[1] == "h" for card in hand)


def is_flush__turned_round(hand):
    """Says True where it should say False, and the other way round."""
    return len({card[1] for card in hand}) != 1


def straight_high__no_wheel(hand):
    """A 2 3 4 5 is not found."""
    ranks = sorted(rank_counts(hand))
    if len(ranks) == 5 and ranks[4] - ranks[0] == 4:
        return ranks[4]
    return None


def straight_high__wheel_is_ace_high(hand):
    """Finds the wheel but gives the ace as its highest rank."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 14
    if len(ranks) == 5 and ranks[4] - ranks[0] == 4:
        return ranks[4]
    return None


def straight_high__round_the_ace(hand):
    """Lets a straight go round: Q K A 2 3."""
    ranks = sorted(rank_counts(hand))
    for high in range(5, 18):
        wanted = sorted((r - 2) % 13 + 2 for r in range(high - 4, high + 1))
        if ranks == wanted:
            return high if high <= 14 else high - 13
    return None


def straight_high__spread_alone(hand):
    """Looks at highest minus lowest alone: pairs may be within."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 5
    if ranks[-1] - ranks[0] == 4:
        return ranks[-1]
    return None


def straight_high__ace_and_two(hand):
    """Takes every hand with an ace and a two for the wheel."""
    ranks = sorted(rank_counts(hand))
    if 14 in ranks and 2 in ranks:
        return 5
    if len(ranks) == 5 and ranks[4] - ranks[0] == 4:
        return ranks[4]
    return None


def straight_high__lowest(hand):
    """Returns the lowest rank."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 1
    if len(ranks) == 5 and ranks[4] - ranks[0] == 4:
        return ranks[0]
    return None


def straight_high__true_or_false(hand):
    """Returns True or False."""
    ranks = sorted(rank_counts(hand))
    return ranks == [2, 3, 4, 5, 14] or (len(ranks) == 5 and ranks[4] - ranks[0] == 4)


def straight_high__false_for_none(hand):
    """Returns False where None is asked."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 5
    if len(ranks) == 5 and ranks[4] - ranks[0] == 4:
        return ranks[4]
    return False


def straight_high__not_sorted(hand):
    """Expects the ranks in the order in which they stand in the hand."""
    ranks = list(rank_counts(hand))
    for i in range(len(ranks) - 1):
        if ranks[i + 1] - ranks[i] != 1:
            return None
    return ranks[-1] if len(ranks) == 5 else None


def straight_high__ace_is_always_low(hand):
    """The ace counts as 1 always, so T J Q K A is not found."""
    ranks = sorted(1 if rank == 14 else rank for rank in rank_counts(hand))
    if len(ranks) == 5 and ranks[4] - ranks[0] == 4:
        return ranks[4]
    return None


def straight_high__four_in_a_row(hand):
    """Four ranks in a row are enough."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 5
    run = 1
    for low, high in zip(ranks, ranks[1:]):
        run = run + 1 if high - low == 1 else 1
        if run == 4:
            return ranks[-1]
    return None


def straight_high__two_apart_is_fine(hand):
    """Compares the spread with <= 5 where 4 is meant: a gap is let through."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 5
    if len(ranks) == 5 and ranks[4] - ranks[0] <= 5:
        return ranks[4]
    return None


def straight_high__crashes_on_pairs(hand):
    """Asks for the fifth rank without looking whether there are five: pairs raise."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 5
    if ranks[4] - ranks[0] == 4:
        return ranks[4]
    return None


def straight_high__zero_for_none(hand):
    """Returns 0 where None is asked."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 5
    return ranks[-1] if len(ranks) == 5 and ranks[4] - ranks[0] == 4 else 0


def straight_high__letter(hand):
    """Returns the letter of the highest rank."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return "5"
    if len(ranks) == 5 and ranks[4] - ranks[0] == 4:
        return RANKS[ranks[4] - 2]
    return None


def straight_high__only_suited(hand):
    """Finds a straight only if it is a flush as well."""
    ranks = sorted(rank_counts(hand))
    if not is_flush(hand):
        return None
    if ranks == [2, 3, 4, 5, 14]:
        return 5
    return ranks[4] if ranks[4] - ranks[0] == 4 else None


def straight_high__sum_of_ranks(hand):
    """Takes five ranks whose sum is five times the middle one for a straight."""
    ranks = sorted(rank_counts(hand))
    if ranks == [2, 3, 4, 5, 14]:
        return 5
    if len(ranks) == 5 and sum(ranks) == 5 * ranks[2]:
        return ranks[4]
    return None


def category__flush_first(hand):
    """Asks for the flush first, so a straight flush is called a flush."""
    shape = tuple(sorted(rank_counts(hand).values(), reverse=True))
    if is_flush(hand):
        return "flush"
    if straight_high(hand) and is_flush(hand):
        return "straight flush"
    return "straight" if straight_high(hand) else GROUPS[shape]


def category__straight_first(hand):
    """Asks for the straight first, so a straight flush is called a straight."""
    shape = tuple(sorted(rank_counts(hand).values(), reverse=True))
    if straight_high(hand):
        return "straight"
    if is_flush(hand):
        return "flush"
    return GROUPS[shape]


def category__pair(hand):
    """Says "pair" where the name is "one pair"."""
    name = category_right(hand)
    return "pair" if name == "one pair" else name


def category__capitals(hand):
    """Writes the names with a capital letter."""
    return category_right(hand).capitalize()


def category__number(hand):
    """Returns the place of the category in the list, not its name."""
    return CATEGORIES.index(category_right(hand))


def category__three_before_full_house(hand):
    """Asks for three of a kind before the full house, which is never reached."""
    counts = rank_counts(hand)
    if is_flush(hand):
        return "straight flush" if straight_high(hand) else "flush"
    if straight_high(hand):
        return "straight"
    if 4 in counts.values():
        return "four of a kind"
    if 3 in counts.values():
        return "three of a kind"
    if 3 in counts.values() and 2 in counts.values():
        return "full house"
    pairs = list(counts.values()).count(2)
    return ["high card", "one pair", "two pair"][pairs]


def category__two_pair_is_one(hand):
    """Asks whether there is a pair before it counts them: two pair is one pair."""
    counts = rank_counts(hand)
    name = category_right(hand)
    if 2 in counts.values() and 3 not in counts.values():
        return "one pair"
    return name


def category__two_ranks_are_four(hand):
    """Two different ranks are taken for four of a kind: a full house is one."""
    if len(rank_counts(hand)) == 2:
        return "four of a kind"
    return category_right(hand)


def category__three_ranks_are_two_pair(hand):
    """Three different ranks are taken for two pair: three of a kind is one."""
    if len(rank_counts(hand)) == 3:
        return "two pair"
    return category_right(hand)


def category__royal(hand):
    """Has a category of its own for the royal flush."""
    if is_flush(hand) and straight_high(hand) == 14:
        return "royal flush"
    return category_right(hand)


def category__not_sorted(hand):
    """Does not sort the counts, so many shapes are not in GROUPS: KeyError."""
    shape = tuple(rank_counts(hand).values())
    if straight_high(hand) and is_flush(hand):
        return "straight flush"
    if is_flush(hand):
        return "flush"
    return "straight" if straight_high(hand) else GROUPS[shape]


def category__sorted_upwards(hand):
    """Sorts the counts upwards, so only equal counts are found in GROUPS: KeyError."""
    shape = tuple(sorted(rank_counts(hand).values()))
    if straight_high(hand) and is_flush(hand):
        return "straight flush"
    if is_flush(hand):
        return "flush"
    return "straight" if straight_high(hand) else GROUPS[shape]


def category__or_for_and(hand):
    """Says straight flush if it is one of the two: "or" where "and" is meant."""
    if straight_high(hand) or is_flush(hand):
        return "straight flush"
    return category_right(hand)


def category__nothing_for_high_card(hand):
    """Has no case for the high card and returns nothing."""
    name = category_right(hand)
    if name != "high card":
        return name


def category__wheel_flush_forgotten(hand):
    """A straight flush from the ace to the five is called a flush."""
    if is_flush(hand) and straight_high(hand) == 5:
        return "flush"
    return category_right(hand)


def category__no_flushes(hand):
    """Looks at ranks alone; flushes are never named."""
    shape = tuple(sorted(rank_counts(hand).values(), reverse=True))
    return "straight" if straight_high(hand) else GROUPS[shape]


def category__three_and_full_house_swapped(hand):
    """A slip: the names of three of a kind and of the full house are swapped."""
    names = {"full house": "three of a kind", "three of a kind": "full house"}
    name = category_right(hand)
    return names.get(name, name)


def rank_key__only_the_category(hand):
    """Compares the category alone."""
    return (CATEGORIES.index(category(hand)),)


def rank_key__name_of_the_category(hand):
    """Puts the category's name first, and names sort by the alphabet."""
    counts = rank_counts(hand)
    if straight_high(hand):
        return (category(hand), straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (category(hand), *ranks)


def rank_key__ranks_upwards(hand):
    """The ranks stand with the lowest first."""
    ranks = sorted(RANKS.index(card[0]) + 2 for card in hand)
    return (CATEGORIES.index(category(hand)), *ranks)


def rank_key__highest_cards(hand):
    """The ranks go down, whatever makes the pair: the kicker may come before it."""
    strength = CATEGORIES.index(category(hand))
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted((RANKS.index(card[0]) + 2 for card in hand), reverse=True)
    return (strength, *ranks)


def rank_key__wheel_by_its_ace(hand):
    """The wheel is compared by its ace, above all other straights."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (strength, *ranks)


def rank_key__first_rank_alone(hand):
    """Has only the rank that counts first; what breaks a tie is missing."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (strength, ranks[0])


def rank_key__no_kickers(hand):
    """Only ranks that are there more than once count; kickers are left out."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    grouped = [rank for rank in ranks if counts[rank] > 1]
    return (strength, *(grouped or ranks))


def rank_key__sum_of_ranks(hand):
    """Breaks ties by the sum of the ranks."""
    total = sum(RANKS.index(card[0]) + 2 for card in hand)
    return (CATEGORIES.index(category(hand)), total)


def rank_key__smaller_is_stronger(hand):
    """The order is turned round: the stronger hand has the smaller key."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (-strength, -straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (-strength, *[-rank for rank in ranks])


def rank_key__suit_breaks_ties(hand):
    """The suit of the highest card breaks a tie."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    suit = "cdhs".index(max(hand, key=lambda card: RANKS.index(card[0]))[1])
    if straight_high(hand):
        return (strength, straight_high(hand), suit)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (strength, *ranks, suit)


def rank_key__a_list(hand):
    """Returns a list where a tuple is asked."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return [strength, straight_high(hand)]
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return [strength, *ranks]


def rank_key__lower_pair_first(hand):
    """Of ranks that are there equally often, the lower one comes first."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (-counts[rank], rank))
    return (strength, *ranks)


def rank_key__kickers_in_hand_order(hand):
    """Sorts by how often a rank is there alone; the rest stays as it lies."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: counts[rank], reverse=True)
    return (strength, *ranks)


def rank_key__flush_by_its_top(hand):
    """Flushes are compared by their highest card alone."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (strength, ranks[0]) if is_flush(hand) else (strength, *ranks)


def rank_key__letters(hand):
    """The ranks are letters, which sort as text: A below K, T above Q."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (strength, "".join(RANKS[rank - 2] for rank in ranks))


def rank_key__no_category(hand):
    """Has the ranks alone: the category is missing."""
    counts = rank_counts(hand)
    if straight_high(hand):
        return (straight_high(hand),)
    return tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))


def rank_key__full_house_by_its_pair(hand):
    """A full house is compared by its pair first."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    if category(hand) == "full house":
        ranks.reverse()
    return (strength, *ranks)


def rank_key__last_kicker_cut(hand):
    """Keeps three ranks; the last kickers of a high card or a flush are cut off."""
    strength, counts = CATEGORIES.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (strength, *ranks[:3])


def rank_key__flush_and_straight_swapped(hand):
    """A slip: in its own list of categories the straight stands above the flush."""
    own = [c for c in CATEGORIES if c != "straight"]
    own.insert(5, "straight")
    strength, counts = own.index(category(hand)), rank_counts(hand)
    if straight_high(hand):
        return (strength, straight_high(hand))
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (strength, *ranks)


def winners__first_of_the_best(hands):
    """Finds one winner alone: of equal hands the first."""
    keys = [rank_key(hand) for hand in hands]
    return [keys.index(max(keys))]


def winners__last_of_the_best(hands):
    """Finds one winner alone: of equal hands the last, by >=."""
    best, place = (), 0
    for i, hand in enumerate(hands):
        if rank_key(hand) >= best:
            best, place = rank_key(hand), i
    return [place]


def winners__the_hands(hands):
    """Returns the hands that win, not their places."""
    best = max(rank_key(hand) for hand in hands)
    return [hand for hand in hands if rank_key(hand) == best]


def winners__from_one(hands):
    """Counts the places from 1."""
    best = max(rank_key(hand) for hand in hands)
    return [i for i, hand in enumerate(hands, 1) if rank_key(hand) == best]


def winners__by_category(hands):
    """All hands of the best category share the pot."""
    names = [CATEGORIES.index(category(hand)) for hand in hands]
    return [i for i, name in enumerate(names) if name == max(names)]


def winners__a_number(hands):
    """Returns the place itself, not a list."""
    keys = [rank_key(hand) for hand in hands]
    return keys.index(max(keys))


def winners__weakest(hands):
    """Takes the smallest key for the best."""
    keys = [rank_key(hand) for hand in hands]
    return [i for i, key in enumerate(keys) if key == min(keys)]


def winners__list_never_emptied(hands):
    """Keeps the earlier leaders when a better hand comes."""
    best, places = (), []
    for i, hand in enumerate(hands):
        if rank_key(hand) >= best:
            best = rank_key(hand)
            places.append(i)
    return places


def winners__first_place_repeated(hands):
    """list.index gives the first place again for a second winner."""
    keys = [rank_key(hand) for hand in hands]
    best = max(keys)
    return [keys.index(key) for key in keys if key == best]


def winners__by_text(hands):
    """Compares the cards as text."""
    return [i for i, hand in enumerate(hands) if hand == max(hands)]


def winners__first_two(hands):
    """Compares the first two hands alone."""
    keys = [rank_key(hand) for hand in hands[:2]]
    return [i for i, key in enumerate(keys) if key == max(keys)]


def winners__nobody_on_a_tie(hands):
    """Where hands are equal it finds no winner."""
    keys = [rank_key(hand) for hand in hands]
    places = [i for i, key in enumerate(keys) if key == max(keys)]
    return places if len(places) == 1 else []


def winners__sorted_first(hands):
    """Sorts the hands first, so that the places are those of another list."""
    order = sorted(hands, key=rank_key, reverse=True)
    return [i for i, hand in enumerate(order) if rank_key(hand) == rank_key(order[0])]


def winners__true_or_false(hands):
    """Returns a list of True and False, one for each hand."""
    keys = [rank_key(hand) for hand in hands]
    return [key == max(keys) for key in keys]


def winners__highest_card(hands):
    """The hand with the highest card wins, whatever it makes."""
    tops = [max(rank_counts(hand)) for hand in hands]
    return [i for i, top in enumerate(tops) if top == max(tops)]


def winners__all_in_order(hands):
    """Returns all places, the strongest hand's first."""
    keys = [rank_key(hand) for hand in hands]
    return sorted(range(len(hands)), key=lambda i: keys[i], reverse=True)
