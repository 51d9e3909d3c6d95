"""The hidden checks of ex10_player: views of played hands, and a match that counts."""

from itertools import islice

from holdem_teach.checks import hidden_task
from holdem_teach.checks.actions import sound
from holdem_teach.checks import match
from holdem_teach.game import Hand
from holdem_teach.players import Easy

MODULE = "ex10_player"


def chosen(draw, legal):
    """Choose an action; small raises are frequent, and folds are not."""
    words = ["check"] if legal["can_check"] else ["call", "call", "fold"]
    spans = {word: legal[f"{word}_to"] for word in ("bet", "raise")}
    words += [word for word, span in spans.items() if span]
    word = draw.choice(words)
    if word not in spans:
        return [word]
    low, high = spans[word]
    return [word, draw.choice([low, min(high, 2 * low), draw.randint(low, high)])]


def views_of(draw):
    """Play hands, and give the view at each turn."""
    while True:
        hand = Hand(match.RULES, [match.STACK] * 2, 0, draw.getrandbits(32))
        while hand.actor is not None:
            view = hand.view(hand.actor)
            yield view
            hand.act(chosen(draw, view["legal"]))


@hidden_task("price")
def test_price(student, draw):
    for view in islice(views_of(draw), 20):
        call = view["legal"]["call_adds"] or 0
        student.price(view).should_be(call / (view["pot"] + call))


@hidden_task("is_raised")
def test_is_raised(student, draw):
    for view in islice(views_of(draw), 20):
        blind = match.RULES.big_blind if not view["board"] else 0
        student.is_raised(view).should_be(max(view["street_bets"]) > blind)


@hidden_task("wager")
def test_wager(student, draw):
    for view in islice(views_of(draw), 20):
        share, legal = draw.choice([0.3, 0.4, 0.6, 0.7, 1, 2]), view["legal"]
        owed = legal["call_adds"] or 0
        wish = max(view["street_bets"]) + round(share * (view["pot"] + owed))
        expected = ["call"]
        for word in ("bet", "raise"):
            if span := legal[f"{word}_to"]:
                expected = [word, sorted([span[0], wish, span[1]])[1]]
        student.wager(view, share).should_be(expected)


@hidden_task("act")
def test_act(student, draw):
    for view in islice(views_of(draw), 20):
        student.act(view).should_meet(sound(view), part="rules")
    played = student.match_of("act", Easy(), match.DEALS, draw)
    played.should_keep_the_rules(part="rules")
    played.should_be_in_time(part="time")
    for least, part in ((0, "even"), (20, "ahead"), (40, "far ahead")):
        played.should_win(least, part=part)
