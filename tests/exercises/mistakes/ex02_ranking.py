"""Typical wrong versions of ex02_ranking; each docstring is the sentence of the cause.

``category__full_house_missed`` is a wrong version of ``category``. All else is as in
the solution, from which the functions are imported.
"""

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


def rank_counts__place_for_rank(hand):
    """the place in RANKS is taken for the rank, but the two stands at place 0 and its
    rank is 2."""
    return {rank - 2: count for rank, count in rank_counts(hand).items()}


def rank_counts__ace_is_one(hand):
    """an ace is counted as rank 1; its rank is 14."""
    return {1 if rank == 14 else rank: n for rank, n in rank_counts(hand).items()}


def rank_counts__zeros_kept(hand):
    """ranks that are not in the hand are in the dict, with 0."""
    return {rank: rank_counts(hand).get(rank, 0) for rank in range(2, 15)}


def rank_counts__letters_for_ranks(hand):
    """the letters are the keys, and the ranks 2 to 14 are asked."""
    return {RANKS[rank - 2]: count for rank, count in rank_counts(hand).items()}


def is_flush__four_are_enough(hand):
    """four cards of a suit are taken for a flush; it needs all five."""
    suits = [card[1] for card in hand]
    return max(suits.count(suit) for suit in suits) >= 4


def is_flush__ends_compared(hand):
    """only the first and the last card are compared."""
    return hand[0][1] == hand[-1][1]


def straight_high__wheel_missed(hand):
    """the wheel is missed: A 2 3 4 5 is a straight too, where the ace is low."""
    return None if straight_high(hand) == 5 else straight_high(hand)


def straight_high__wheel_ace_high(hand):
    """the wheel is found, but its highest card is the five: the ace is low there."""
    return 14 if straight_high(hand) == 5 else straight_high(hand)


def straight_high__wrapped_round(hand):
    """a straight goes round the ace, such as Q K A 2 3; an ace is the first or the last
    of a straight, never in its middle."""
    ranks = set(rank_counts(hand))
    for high in range(2, 15):
        if ranks == {(rank - 2) % 13 + 2 for rank in range(high - 4, high + 1)}:
            return high
    return None


def straight_high__pair_overlooked(hand):
    """the highest and the lowest rank are four apart, but a rank is there twice: a
    straight has five different ranks."""
    ranks = sorted(rank_counts(hand))
    return 5 if ranks == [2, 3, 4, 5, 14] else _four_apart(ranks)


def _four_apart(ranks):
    return ranks[-1] if ranks[-1] - ranks[0] == 4 else None


def category__straight_flush_missed(hand):
    """a hand that is both a straight and a flush is a straight flush: ask for both
    before you ask for one."""
    return "flush" if is_flush(hand) else category(hand)


def category__full_house_missed(hand):
    """three of a kind is found before the pair beside it is looked at, so no hand is a
    full house."""
    name = category(hand)
    return "three of a kind" if name == "full house" else name


def category__second_pair_missed(hand):
    """the first pair is found and the second is not looked for, so no hand is two
    pair."""
    name = category(hand)
    return "one pair" if name == "two pair" else name


def category__groups_first(hand):
    """GROUPS is asked first, and calls five different ranks a high card: ask before it
    whether they are a straight or a flush."""
    shape = tuple(sorted(rank_counts(hand).values(), reverse=True))
    name = category(hand)
    return name if name == "straight flush" else GROUPS[shape]


def category__groups_alone(hand):
    """GROUPS has the hands that are neither straight nor flush: of five different ranks
    ask whether they are one, or both."""
    return GROUPS[tuple(sorted(rank_counts(hand).values(), reverse=True))]


def category__shape_rising(hand):
    """GROUPS has each shape with its largest number first, as (3, 2): sort the counts
    falling, not rising."""
    name = category(hand)
    if "straight" in name or name == "flush":
        return name
    return GROUPS[tuple(sorted(rank_counts(hand).values()))]


def rank_key__kickers_unsorted(hand):
    """ranks that the hand has equally often stand in the order of the cards; the higher
    rank has to come first."""
    counts = rank_counts(hand)
    ranks = sorted(counts, key=lambda rank: counts[rank], reverse=True)
    return (CATEGORIES.index(category(hand)), straight_high(hand) or tuple(ranks))


def rank_key__sorted_by_count_alone(hand):
    """the ranks are sorted by how often they are there and nothing else: of ranks that
    are there equally often the higher one comes first, and the wheel is five high."""
    counts = rank_counts(hand)
    ranks = sorted(counts, key=lambda rank: counts[rank], reverse=True)
    return (CATEGORIES.index(category(hand)), *ranks)


def rank_key__second_pair_wrong(hand):
    """with two pair, the lower pair is compared before the higher one."""
    name, key = category(hand), rank_key(hand)
    return (key[0], key[2], key[1], key[3]) if name == "two pair" else key


def rank_key__only_heights(hand):
    """the ranks are sorted by height alone, so a high card beside a pair counts before
    the pair itself; the rank that is there most often comes first."""
    ranks = sorted(rank_counts(hand), reverse=True)
    return (CATEGORIES.index(category(hand)), straight_high(hand) or tuple(ranks))


def rank_key__wheel_ace_high(hand):
    """the wheel is sorted with its ace as the highest card; of a straight only the
    highest rank counts, and that is 5."""
    counts = rank_counts(hand)
    ranks = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    return (CATEGORIES.index(category(hand)), *ranks)


def winners__first_only(hands):
    """hands that share the pot win together, and only one place is returned."""
    keys = [rank_key(hand) for hand in hands]
    return [keys.index(max(keys))]


def winners__counted_from_one(hands):
    """the places are counted from 1; Python counts from 0."""
    keys = [rank_key(hand) for hand in hands]
    return [place for place, key in enumerate(keys, 1) if key == max(keys)]


def winners__hands_for_places(hands):
    """the hands themselves are returned, and their places are asked."""
    best = max(map(rank_key, hands))
    return [hand for hand in hands if rank_key(hand) == best]


def winners__category_only(hands):
    """hands of the same category are taken as equal; the ranks break the tie."""
    names = [CATEGORIES.index(category(hand)) for hand in hands]
    return [place for place, name in enumerate(names) if name == max(names)]
