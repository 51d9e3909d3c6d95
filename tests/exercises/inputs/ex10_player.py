"""Random valid inputs of the tasks of ex10_player: what a file answers to one."""

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
ROUNDS = {1: 0, 2: 3, 3: 4, 4: 5}


def view(draw):
    """Draw what may be the view of the seat in turn, with 200 chips in each stack."""
    number = draw.choice([1, 2, 3, 4])
    cards = draw.sample(CARDS, 2 + ROUNDS[number])
    paid = 0 if number == 1 else draw.randint(2, 60)
    most, blind = 200 - paid, 2 if number == 1 else 0
    price, least = draw.choice([blind, draw.randint(2, most)]), blind // 2
    # who has as much in as anybody is in turn only where nobody has bet or raised
    mine = draw.choice([least, draw.randint(least, max(blind, price - 1))])
    owed = price - mine
    step = max(2, owed)
    span = [min(price + step, most), most] if price < most else None
    return {
        "hole": cards[:2],
        "board": cards[2:],
        "round": number,
        "seat": 0,
        "stacks": [most - mine, most - price],
        "street_bets": [mine, price],
        "pot": 2 * paid + mine + price,
        "rules": {"big_blind": 2},
        "legal": {
            "can_check": owed == 0,
            "call_adds": owed or None,
            "bet_to": None if price else span,
            "raise_to": span if price else None,
        },
    }


def price(ask, draw):
    return ask.price(view(draw))


def is_raised(ask, draw):
    return ask.is_raised(view(draw))


def wager(ask, draw):
    share = draw.choice([0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 10])
    return ask.wager(view(draw), share)


def act(ask, draw):
    return ask.act(view(draw))
