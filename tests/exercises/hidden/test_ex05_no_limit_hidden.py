"""The hidden checks of ex05_no_limit: rounds of no-limit hands, played by the engine."""

from itertools import islice

from holdem_teach.checks import hidden_task
from holdem_teach.game import Hand, NoLimitRules

MODULE = "ex05_no_limit"
RULES = NoLimitRules(5, 10)


def new_hand(draw):
    count = draw.randint(2, 5)
    stacks = [draw.choice([draw.randint(6, 90), 300]) for _ in range(count)]
    return Hand(RULES, stacks, draw.randrange(count), draw.getrandbits(32))


def state_of(hand, actions):
    view = hand.view(None)
    keys = ("round", "street_bets", "stacks", "folded", "actor")
    state = {key: view[key] for key in keys}
    return {**state, "big_blind": RULES.big_blind, "actions": list(actions)}


def legal_of(hand):
    """Say what is legal, as the exercise does."""
    legal, found = hand.legal_actions(), {"fold": 0}
    found |= {"check": 0} if legal.can_check else {"call": legal.call_adds}
    spans = {"bet": legal.bet_to, "raise": legal.raise_to}
    return found | {word: span for word, span in spans.items() if span is not None}


def chosen(draw, legal, paid):
    """Choose an action and the total after it; small raises and all-ins are frequent.

    ``paid`` is what the seat has put in so far in this round.
    """
    word = draw.choice([*legal, *(w for w in legal if w != "fold")])
    if word not in ("bet", "raise"):
        return [word], paid + legal[word]
    low, high = legal[word]
    total = draw.choice([low, low, draw.randint(low, high), high])
    return [word, total], total


def turns_of(draw):
    """Play hands; give the state and what is legal at each turn."""
    while True:
        hand, actions, place = new_hand(draw), [], 0
        while hand.actor is not None:
            if hand.round != place:
                actions, place = [], hand.round
            state, legal = state_of(hand, actions), legal_of(hand)
            yield state, legal
            seat = hand.actor
            action, total = chosen(draw, legal, state["street_bets"][seat])
            hand.act(action)
            if action != ["fold"]:
                actions.append((seat, total))


def price_and_step(state):
    """Give the price, and the last full raise (rule N4)."""
    step = state["big_blind"]
    prices = [step if state["round"] == 1 else 0]
    for _, total in state["actions"]:
        step = max(step, total - prices[-1])
        prices.append(max(prices[-1], total))
    return prices, step


@hidden_task("min_raise_to")
def test_min_raise_to(student, draw):
    later = (turn for turn in turns_of(draw) if turn[0]["actions"])
    for state, _ in islice(later, 40):
        prices, step = price_and_step(state)
        student.min_raise_to(state).should_be(prices[-1] + step)


@hidden_task("reopened")
def test_reopened(student, draw):
    again = (t for t in turns_of(draw) if t[0]["actor"] in dict(t[0]["actions"]))
    turns = [*islice(again, 40), *islice(turns_of(draw), 5)]
    for state, _ in turns:
        prices, step = price_and_step(state)
        turn = [
            place
            for place, (who, _) in enumerate(state["actions"], 1)
            if who == state["actor"]
        ]
        may = not turn or prices[-1] - prices[turn[-1]] >= step
        student.reopened(state, state["actor"]).should_be(may)


@hidden_task("legal")
def test_legal(student, draw):
    for state, legal in islice(turns_of(draw), 50):
        student.legal(state).should_be(legal)
