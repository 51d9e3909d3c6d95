"""Typical wrong versions of ex05_no_limit; each docstring names the cause.

``min_raise_to__twice_the_price`` is a wrong version of ``min_raise_to``. All else is as
in the solution, from which the functions are imported.
"""

from ex05_no_limit import legal, min_raise_to, others_can_act, price_after, reopened


def price_of(state):
    return price_after(state, len(state["actions"]))


def raise_of(state):
    """Give the word and the span of a bet or raise, None where there is none."""
    found = legal(state)
    return next(((w, found[w]) for w in ("bet", "raise") if w in found), None)


def with_span(state, change):
    """Give what is legal with the span of a bet or raise changed."""
    found, more = legal(state), raise_of(state)
    return found if more is None else {**found, more[0]: change(*more[1])}


def min_raise_to__twice_the_price(state):
    """twice the price came back; what counts is how far the last full raise made it
    rise."""
    return 2 * price_of(state) or state["big_blind"]


def min_raise_to__big_blind_more(state):
    """the big blind is added to the price, whatever was raised; a full bet or raise
    makes a new step."""
    return price_of(state) + state["big_blind"]


def min_raise_to__last_short_all_in(state):
    """the step is taken from the last raise of all, a short all-in as well; that leaves
    the step as it was."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total > price:
            step = total - price
        price = max(price, total)
    return price + step


def min_raise_to__price_of_full_raises(state):
    """a short all-in does not make the price rise; it does, by what it is more."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step, price = total - price, total
    return price + step


def min_raise_to__more_than_the_step(state):
    """a raise of exactly the step is not taken as full; it is, so compare with >=."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price > step:
            step = total - price
        price = max(price, total + (total - price == step))
    return price + step


def min_raise_to__step_alone(state):
    """the step came back; the total to raise to is the price and the step."""
    return min_raise_to(state) - price_of(state)


def min_raise_to__total_as_step(state):
    """the total of a raise is taken as the step; the step is how far it is above the
    price before."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step = total
        price = max(price, total)
    return price + step


def min_raise_to__price_falls(state):
    """the price becomes each total, so that it falls with a check or a short call; it
    is the larger of the two."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step = total - price
        price = total
    return price + step


def min_raise_to__blind_forgotten(state):
    """before the flop the price begins at 0; it begins at the big blind."""
    return min_raise_to({**state, "round": 2})


def reopened__any_raise(state, seat):
    """any rise of the price reopens; it takes a full raise, of at least the step."""
    turns = [place for place, (who, _) in enumerate(state["actions"], 1) if who == seat]
    return not turns or price_of(state) > price_after(state, turns[-1])


def reopened__never_again(state, seat):
    """who has acted may never raise again; after a full raise one may."""
    return seat not in dict(state["actions"])


def reopened__always(state, seat):
    """everybody may raise; who has acted may not after a short all-in."""
    return True


def reopened__one_raise_alone(state, seat):
    """each rise is looked at by itself; several that together make a full raise reopen
    as well."""
    turns = [place for place, (who, _) in enumerate(state["actions"], 1) if who == seat]
    if not turns:
        return True
    step = min_raise_to(state) - price_of(state)
    prices = [price_after(state, count) for count in range(len(state["actions"]) + 1)]
    later = prices[turns[-1] :]
    return any(new - old >= step for old, new in zip(later, later[1:], strict=False))


def reopened__since_the_first_turn(state, seat):
    """the rise is counted from the seat's first action in the round; its last one
    counts."""
    turns = [place for place, (who, _) in enumerate(state["actions"], 1) if who == seat]
    if not turns:
        return True
    rise = price_of(state) - price_after(state, turns[0])
    return rise >= min_raise_to(state) - price_of(state)


def reopened__before_its_own_action(state, seat):
    """the price is taken before the seat's own action, so that its own bet reopens for
    itself; take the price after it."""
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    rise = price_of(state) - price_after(state, turns[-1])
    return rise >= min_raise_to(state) - price_of(state)


def reopened__more_than_the_step(state, seat):
    """a rise of exactly the step does not reopen; it does, so compare with >=."""
    turns = [place for place, (who, _) in enumerate(state["actions"], 1) if who == seat]
    if not turns:
        return True
    rise = price_of(state) - price_after(state, turns[-1])
    return rise > min_raise_to(state) - price_of(state)


def reopened__by_the_big_blind(state, seat):
    """the rise is compared with the big blind; after a larger raise the step is larger
    too."""
    turns = [place for place, (who, _) in enumerate(state["actions"], 1) if who == seat]
    if not turns:
        return True
    return price_of(state) - price_after(state, turns[-1]) >= state["big_blind"]


def reopened__the_other_way_round(state, seat):
    """True and False are swapped: the question is whether the seat may raise."""
    return not reopened(state, seat)


def legal__call_more_than_the_stack(state):
    """a call takes more chips than the stack holds; it takes the stack at most."""
    found = legal(state)
    owed = price_of(state) - state["street_bets"][state["actor"]]
    return {**found, "call": owed} if "call" in found else found


def legal__call_as_a_total(state):
    """call gives the total; the chips that it adds are asked."""
    found = legal(state)
    paid = state["street_bets"][state["actor"]]
    return {**found, "call": found["call"] + paid} if "call" in found else found


def legal__not_reopened(state):
    """raise is there for a seat whose betting was not reopened: ask reopened."""
    seat = state["actor"]
    actions = [(who, total) for who, total in state["actions"] if who != seat]
    found = legal({**state, "actions": actions})
    return {**legal(state), **({"raise": found["raise"]} if "raise" in found else {})}


def legal__nobody_left_to_answer(state):
    """a bet or raise is there although nobody else has chips: ask others_can_act."""
    others = [s for s in range(len(state["stacks"])) if s != state["actor"]]
    stacks, folded = list(state["stacks"]), list(state["folded"])
    stacks[others[0]], folded[others[0]] = stacks[others[0]] or 1, False
    return legal({**state, "stacks": stacks, "folded": folded})


def legal__whole_raise_only(state):
    """who has too little for a whole raise may not raise; an all-in may be less."""
    found, more = legal(state), raise_of(state)
    if more is not None and more[1][1] < min_raise_to(state):
        del found[more[0]]
    return found


def legal__lowest_beyond_the_stack(state):
    """the lowest total is more than the highest, where the stack is short; it is the
    highest then."""
    return with_span(state, lambda _, high: (min_raise_to(state), high))


def legal__stack_without_the_bet(state):
    """the highest total is the stack; what is in already counts to it."""
    stack = state["stacks"][state["actor"]]
    return with_span(state, lambda low, _: (min(low, stack), stack))


def legal__raise_where_nobody_bet(state):
    """raise is there where the price is 0: that is a bet."""
    found = legal(state)
    return {("raise" if w == "bet" else w): chips for w, chips in found.items()}


def legal__bet_with_the_blind(state):
    """bet is there where there is a price, such as a blind's: that is a raise."""
    found = legal(state)
    return {("bet" if w == "raise" else w): chips for w, chips in found.items()}


def legal__spans_as_lists(state):
    """the lowest and the highest total are in a list; a tuple is asked."""
    return with_span(state, lambda low, high: [low, high])


def legal__no_fold_when_free(state):
    """fold is left out where checking is free; it is legal at every turn."""
    found = legal(state)
    if "check" in found:
        del found["fold"]
    return found


def legal__check_and_call(state):
    """check is there although there is something to call, or call although there is
    nothing."""
    return {"check": 0, "call": 0, **legal(state)}


def legal__call_of_the_whole_stack(state):
    """who has no more than what is to call may not call; a call may take the whole
    stack."""
    found, seat = legal(state), state["actor"]
    if found.get("call") == state["stacks"][seat]:
        del found["call"]
    return found
