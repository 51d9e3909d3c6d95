"""The hidden checks of ex07_hand_strength: spots drawn for each student."""

from holdem_teach.cards import DECK, all_pairs, parse_cards
from holdem_teach.checks import hidden_task
from holdem_teach.strength.reference import transition_counts

MODULE = "ex07_hand_strength"
HANDS = ["AA", "KK", "QQ", "JJ", "AKs", "AKo", "KQs", "T9s", "72o"]


def spots(draw, count):
    """Draw holes with boards of three, four and five cards in turn."""
    for number in range(count):
        cards = list(map(str, draw.sample(DECK, 5 + number % 3)))
        yield cards[:2], cards[2:]


def spots_with_ties(draw):
    """Draw low cards on a high board, where hands tie more often."""
    for size in (3, 4, 5):
        high = draw.sample([card for card in DECK if card.rank > 9], size)
        low = draw.sample([card for card in DECK if card.rank < 7], 2)
        yield list(map(str, low)), list(map(str, high))


def counts(hole, board):
    read = parse_cards(" ".join(hole)), parse_cards(" ".join(board))
    return tuple(map(int, transition_counts(*read, 0).diagonal()))


@hidden_task("opponent_hands")
def test_opponent_hands(student, draw):
    for hole, board in spots(draw, 3):
        seen = {*hole, *board}
        hands = [tuple(map(str, hand)) for hand in all_pairs()]
        expected = [hand for hand in hands if seen.isdisjoint(hand)]
        student.opponent_hands(hole, board).should_be(expected)


@hidden_task("ahead_tied_behind")
def test_ahead_tied_behind(student, draw):
    for hole, board in [*spots(draw, 6), *spots_with_ties(draw)]:
        student.ahead_tied_behind(hole, board).should_be(counts(hole, board))


@hidden_task("hand_strength")
def test_hand_strength(student, draw):
    for hole, board in [*spots(draw, 3), *spots_with_ties(draw)]:
        ahead, tied, behind = counts(hole, board)
        share = (ahead + tied / 2) / (ahead + tied + behind)
        student.hand_strength(hole, board).should_be(share)


@hidden_task("reweighted")
def test_reweighted(student, draw):
    for size in (2, 3, 5, 8):
        hands = draw.sample(HANDS, size)
        weights = {hand: draw.choice((4, 6, 12)) for hand in hands}
        likelihood = {hand: draw.randint(0, 20) / 20 for hand in hands}
        likelihood[hands[0]] = 0.35
        total = sum(weights[hand] * likelihood[hand] for hand in hands)
        expected = {hand: weights[hand] * likelihood[hand] / total for hand in hands}
        student.reweighted(weights, likelihood).should_be(expected)


@hidden_task("multiway_strength")
def test_multiway_strength(student, draw):
    for opponents in (1, 2, 3, 4, 6, 9):
        hs = draw.randint(1, 999) / 1000
        student.multiway_strength(hs, opponents).should_be(hs**opponents)
