"""Random valid inputs of the tasks of ex06_pots: what a file answers to one."""


def chips_of(draw):
    """Draw contributions and who folded; a bet that nobody matched is given back."""
    count = draw.randint(2, 5)
    chips = [draw.choice([4, 9, 20, draw.randint(1, 25)]) for _ in range(count)]
    folded = sorted(draw.sample(range(count), draw.randint(0, count - 1)))
    highest, second = sorted(chips)[-1], sorted(chips)[-2]
    chips[chips.index(highest)] = second
    return chips, folded


def side_pots(ask, draw):
    return ask.side_pots(*chips_of(draw))


def split(ask, draw):
    count, first = draw.randint(2, 6), draw.randint(0, 5)
    order = [(first + place) % count for place in range(count)]
    winners = draw.sample(range(count), draw.randint(1, count))
    return ask.split(draw.randint(1, 100), winners, order)


def entitlements(ask, draw):
    chips, folded = chips_of(draw)
    return ask.entitlements(chips, [s for s in range(len(chips)) if s not in folded])


def proportional_shares(ask, draw):
    chips, folded = chips_of(draw)
    deepest = chips.index(max(chips))
    seats = [s for s in range(len(chips)) if s not in folded or s == deepest]
    draw.shuffle(seats)
    cut = draw.randint(1, len(seats))
    ranking = [group for group in (seats[:cut], seats[cut:]) if group]
    return ask.proportional_shares(chips, ranking, draw.randrange(len(chips)))
