"""Random valid inputs of the tasks of ex04_limit: what a file answers to one."""


def state_of(draw):
    """Draw a state in which the seat in turn is still in and has chips."""
    count = draw.randint(2, 5)
    actor = draw.randrange(count)
    highest, raises = draw.choice([(0, 0), (20, 0), (40, 1), (60, 2), (80, 3)])
    folded = [draw.random() < 0.3 and seat != actor for seat in range(count)]
    stacks = [draw.choice([0, 200, draw.randint(1, 90)]) for _ in range(count)]
    stacks[actor] = stacks[actor] or 1
    bets = [draw.choice([highest, highest, highest - 20, 0]) for _ in range(count)]
    bets = [max(0, bet) for bet in bets]
    bets[(actor + 1) % count] = highest
    return {
        "round": draw.choice([3, 4]),
        "street_bets": bets,
        "stacks": stacks,
        "folded": folded,
        "acted": [draw.random() < 0.7 for _ in range(count)],
        "actor": actor,
        "bet": 20,
        "raises": raises,
        "max_raises": 3,
    }


def to_call(ask, draw):
    state = state_of(draw)
    return ask.to_call(state["street_bets"], state["actor"])


def legal(ask, draw):
    return ask.legal(state_of(draw))


def after(ask, draw):
    state = state_of(draw)
    seat, bets = state["actor"], state["street_bets"]
    stack, owed = state["stacks"][seat], max(bets) - bets[seat]
    words = ["fold", "check" if not owed else "call" if stack >= owed else "all-in"]
    if stack >= owed + 20:
        words.append("raise" if max(bets) else "bet")
    return ask.after(state, draw.choice(words))


def round_over(ask, draw):
    return ask.round_over(state_of(draw))
