"""The hidden checks of ex04_limit: rounds of limit freezeouts, played by the engine."""

from itertools import islice

from holdem_teach.checks import hidden_task
from holdem_teach.game import FreezeoutRules, Hand

MODULE = "ex04_limit"
RULES = FreezeoutRules(10)
WORDS = {"fold": "can_fold", "check": "can_check", "call": "call_adds"}
WORDS |= {"bet": "bet_to", "raise": "raise_to", "all-in": "can_all_in"}


def words_of(hand):
    """Say what is legal in words."""
    legal = hand.legal_actions()
    asked = {word: getattr(legal, field) for word, field in WORDS.items()}
    return sorted(word for word, told in asked.items() if told not in (False, None))


def new_hand(draw):
    count = draw.randint(2, 5)
    stacks = [draw.choice([draw.randint(20, 90), 300]) for _ in range(count)]
    return Hand(RULES, stacks, draw.randrange(count), draw.getrandbits(32))


def first_state(hand):
    """Give the state of a round that begins: whoever has chips in it has posted them."""
    view = hand.view(None)
    state = {key: view[key] for key in ("round", "street_bets", "stacks", "folded")}
    pairs = zip(view["street_bets"], view["folded"], strict=True)
    return {
        **state,
        "acted": [chips > 0 or out for chips, out in pairs],
        "actor": view["actor"],
        "bet": RULES.bet_size(view["round"]),
        "raises": 0,
        "max_raises": RULES.max_raises,
    }


def follows(state, hand, action):
    """Give the state that follows, with chips and turn as the engine says."""
    seat, view = state["actor"], hand.view(None)
    acted = [told or place == seat for place, told in enumerate(state["acted"])]
    raises = state["raises"] + (action == "raise")
    keys = ("street_bets", "stacks", "folded", "actor")
    return {**state, "acted": acted, "raises": raises, **{k: view[k] for k in keys}}


def closed(state, action):
    """Give the state after the last action of a round, which the engine has left."""
    seat, bets = state["actor"], list(state["street_bets"])
    stacks, folded = list(state["stacks"]), list(state["folded"])
    owed = max(bets) - bets[seat]
    chips = {"call": owed, "all-in": stacks[seat]}.get(action, 0)
    stacks[seat] -= chips
    bets[seat] += chips
    folded[seat] = action == "fold"
    acted = [told or place == seat for place, told in enumerate(state["acted"])]
    chips_of = {"street_bets": bets, "stacks": stacks}
    return {**state, **chips_of, "folded": folded, "acted": acted}


def is_in_turn(hand):
    """Tell whether somebody has to act, and has not to claim cards."""
    return hand.actor is not None and not hand.legal_actions().can_announce


def is_short_of_a_forced_bet(hand):
    """Tell whether a blind or a straddle is not whole: the exercise leaves that out."""
    highest = max(hand.view(None)["street_bets"])
    return hand.round in RULES.blind_rounds and highest < RULES.straddle


def turns_of(draw):
    """Play hands; give state, words, action and what follows (None at a round's end)."""
    while True:
        hand, state = new_hand(draw), None
        while is_in_turn(hand):
            if hand.legal_actions().straddle_amount is not None:
                hand.straddle()
                continue
            if is_short_of_a_forced_bet(hand):
                break
            state, words = state or first_state(hand), words_of(hand)
            action = draw.choice([w for w in words if w != "fold"] * 3 + ["fold"])
            hand.act([action])
            goes_on = is_in_turn(hand) and hand.round == state["round"]
            new = follows(state, hand, action) if goes_on else None
            yield state, words, action, new
            state = new


@hidden_task("to_call")
def test_to_call(student, draw):
    for _ in range(10):
        bets = [draw.choice([0, 10, 20, 30, 35]) for _ in range(draw.randint(2, 6))]
        seat = draw.randrange(len(bets))
        student.to_call(bets, seat).should_be(max(bets) - bets[seat])


@hidden_task("legal")
def test_legal(student, draw):
    for state, words, _, _ in islice(turns_of(draw), 40):
        student.legal(state).should_be(words)


@hidden_task("after")
def test_after(student, draw):
    within = (turn for turn in turns_of(draw) if turn[3] is not None)
    for state, _, action, new in islice(within, 25):
        student.after(state, action).should_be(new)


@hidden_task("round_over")
def test_round_over(student, draw):
    for state, _, action, new in islice(turns_of(draw), 40):
        given = closed(state, action) if new is None else new
        student.round_over(given).should_be(new is None)
