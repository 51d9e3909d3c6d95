"""Random valid inputs of the tasks of ex05_no_limit: what a file answers to one."""


def state_of(draw):
    """Draw a round by its totals; the seat in turn is still in and has chips."""
    count, number = draw.randint(2, 4), draw.choice([1, 2])
    bets, actions = [0] * count, []
    price = 10 if number == 1 else 0
    for place in range(draw.randint(0, 5)):
        seat = place % count
        rise = draw.choice([0, 0, 5, 10, 10, 20, draw.randint(1, 40)])
        price = max(price, bets[seat]) + rise
        bets[seat] = price if draw.random() < 0.8 else draw.randint(bets[seat], price)
        actions.append((seat, bets[seat]))
    actor = draw.randrange(count)
    stacks = [draw.choice([0, 200, draw.randint(1, 60)]) for _ in range(count)]
    stacks[actor] = stacks[actor] or draw.randint(1, 60)
    return {
        "round": number,
        "big_blind": 10,
        "street_bets": bets,
        "stacks": stacks,
        "folded": [draw.random() < 0.2 and seat != actor for seat in range(count)],
        "actor": actor,
        "actions": actions,
    }


def min_raise_to(ask, draw):
    return ask.min_raise_to(state_of(draw))


def reopened(ask, draw):
    state = state_of(draw)
    return ask.reopened(state, state["actor"])


def legal(ask, draw):
    return ask.legal(state_of(draw))
