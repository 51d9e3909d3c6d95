"""The hidden checks of ex02_ranking: hands drawn for each student, by the library."""

from itertools import pairwise

from holdem_teach.cards import RANKS, SUITS
from holdem_teach.checks import hidden_task
from holdem_teach.ranking.categories import CATEGORIES, hand_key

MODULE = "ex02_ranking"
SHAPES = {
    "one pair": (2, 1, 1, 1),
    "two pair": (2, 2, 1),
    "three of a kind": (3, 1, 1),
    "full house": (3, 2),
    "four of a kind": (4, 1),
}
SINGLE = (1, 1, 1, 1, 1)


def ranks_of(hand):
    return [RANKS.index(card[0]) + 2 for card in hand]


def key_of(hand):
    return hand_key(ranks_of(hand), len({card[1] for card in hand}) == 1)


def dealt(draw, ranks, suited=False):
    """Give suits to ranks, so that no card is there twice, and shuffle."""
    while True:
        suits = draw.choice(SUITS) * 5 if suited else draw.choices(SUITS, k=5)
        hand = [RANKS[r - 2] + s for r, s in zip(ranks, suits, strict=True)]
        if len(set(hand)) == 5 and (len(set(suits)) == 1) == suited:
            draw.shuffle(hand)
            return hand


def straight_ranks(high):
    return [14 if rank == 1 else rank for rank in range(high - 4, high + 1)]


def hand_of(draw, name):
    """Draw a hand of one category."""
    while True:
        counts = SHAPES.get(name, SINGLE)
        ranks = draw.sample(range(2, 15), len(counts))
        ranks = [r for r, n in zip(ranks, counts, strict=True) for _ in range(n)]
        if "straight" in name:
            ranks = straight_ranks(draw.randint(5, 14))
        hand = dealt(draw, ranks, suited="flush" in name)
        if CATEGORIES[key_of(hand)[0]] == name:
            return hand


def suits_swapped(hand):
    """Return an equally strong hand of other cards."""
    return [card.translate(str.maketrans("cdhs", "hscd")) for card in reversed(hand)]


@hidden_task("rank_counts")
def test_rank_counts(student, draw):
    for name in CATEGORIES:
        hand = hand_of(draw, name)
        ranks = ranks_of(hand)
        student.rank_counts(hand).should_be({r: ranks.count(r) for r in ranks})


@hidden_task("is_flush")
def test_is_flush(student, draw):
    for name in CATEGORIES * 2:
        student.is_flush(hand_of(draw, name)).should_be("flush" in name)
    for place in range(5):
        hand = hand_of(draw, "flush")
        others = SUITS.replace(hand[place][1], "")
        hand[place] = hand[place][0] + draw.choice(others)
        student.is_flush(hand).should_be(False)


@hidden_task("straight_high")
def test_straight_high(student, draw):
    for high in range(5, 15):
        suited = draw.random() < 0.2
        student.straight_high(dealt(draw, straight_ranks(high), suited)).should_be(high)
    for low in (11, 12, 13):  # round the ace
        ranks = [(rank - 2) % 13 + 2 for rank in range(low, low + 5)]
        student.straight_high(dealt(draw, ranks)).should_be(None)
    for name in ("high card", "one pair", "two pair", "flush", "four of a kind"):
        student.straight_high(hand_of(draw, name)).should_be(None)


@hidden_task("category")
def test_category(student, draw):
    for name in CATEGORIES * 2:
        student.category(hand_of(draw, name)).should_be(name)
    student.category(dealt(draw, straight_ranks(5))).should_be("straight")


@hidden_task("rank_key")
def test_rank_key(student, draw):
    hands = [hand_of(draw, name) for name in CATEGORIES for _ in range(3)]
    hands += [suits_swapped(hand) for hand in hands[::3]]
    # asked in any order: a key that only counts the calls sorts nothing
    draw.shuffle(hands)
    keys = {tuple(hand): student.rank_key(hand) for hand in hands}
    ranked = sorted(map(tuple, hands), key=key_of)
    for weaker, stronger in pairwise(ranked):
        if key_of(weaker) < key_of(stronger):
            keys[weaker].should_sort_below(keys[stronger])
        else:
            keys[weaker].should_sort_with(keys[stronger])


@hidden_task("winners")
def test_winners(student, draw):
    for name in CATEGORIES:
        hands = [hand_of(draw, name) for _ in range(draw.randint(2, 4))]
        hands += [hand_of(draw, draw.choice(CATEGORIES)), suits_swapped(hands[0])]
        draw.shuffle(hands)
        best = max(map(key_of, hands))
        places = [place for place, hand in enumerate(hands) if key_of(hand) == best]
        student.winners(hands).should_be(places)
