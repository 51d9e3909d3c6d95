"""Wrong versions of ex05_no_limit, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

from ex05_no_limit import min_raise_to, others_can_act, price_after, reopened

# Wrong versions of several tasks at once
TOGETHER = [
    ("min_raise_to__last_rise", "legal__call_not_limited"),
    ("reopened__any_rise", "legal__others_forgotten"),
]


def min_raise_to__double_the_price(state):
    """Doubles the price."""
    return 2 * price_after(state, len(state["actions"]))


def min_raise_to__one_big_blind_more(state):
    """Keeps the big blind as the step, whatever was raised."""
    return price_after(state, len(state["actions"])) + state["big_blind"]


def min_raise_to__last_rise(state):
    """Takes the last rise of the price as the step, also a short one."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total > price:
            step = total - price
            price = total
    return price + step


def min_raise_to__every_action_a_step(state):
    """Takes the difference to the last total as the step, after a call as well."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        step = total - price
        price = total
    return price + step


def min_raise_to__short_all_in_leaves_the_price(state):
    """Lets the price rise by full raises alone."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step = total - price
            price = total
    return price + step


def min_raise_to__no_price_before_the_flop(state):
    """Begins at 0 before the flop too, as if there were no big blind."""
    price, step = 0, state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step = total - price
        price = max(price, total)
    return price + step


def min_raise_to__price_in_every_round(state):
    """Begins at the big blind after the flop too."""
    price = step = state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step = total - price
        price = max(price, total)
    return price + step


def min_raise_to__total_as_step(state):
    """Takes a raise's total for the step, not its rise."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step = total
        price = max(price, total)
    return price + step


def min_raise_to__step_alone(state):
    """Returns the step without the price."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step = total - price
        price = max(price, total)
    return step


def min_raise_to__price_may_fall(state):
    """Takes every total as the new price, also that of who is all-in for less."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step = total - price
        price = total
    return price + step


def min_raise_to__steps_added(state):
    """Adds each full rise to the step."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step += total - price
        price = max(price, total)
    return price + step


def min_raise_to__from_the_last_full_raise(state):
    """Measures a rise from the last full raise, so short ones count into it."""
    price, step = price_after(state, 0), state["big_blind"]
    full = price
    for _, total in state["actions"]:
        if total - full >= step:
            step = total - full
            full = total
        price = max(price, total)
    return price + step


def min_raise_to__rise_of_the_seat(state):
    """Measures a raise by what the seat itself adds, its call included."""
    price, step = price_after(state, 0), state["big_blind"]
    before = {}
    for seat, total in state["actions"]:
        if total > price:
            step = max(step, total - before.get(seat, 0))
        before[seat] = total
        price = max(price, total)
    return price + step


def min_raise_to__returns_in_the_loop(state):
    """The return stands inside the loop, and without actions nothing comes back."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        if total - price >= step:
            step = total - price
        price = max(price, total)
        return price + step


def min_raise_to__price_lifted_first(state):
    """Lifts the price before it looks at the rise, which is then 0."""
    price, step = price_after(state, 0), state["big_blind"]
    for _, total in state["actions"]:
        price = max(price, total)
        if total - price >= step:
            step = total - price
    return price + step


def min_raise_to__last_action_alone(state):
    """Looks at the last action alone for the step."""
    count = len(state["actions"])
    price, step = price_after(state, count), state["big_blind"]
    if count:
        step = max(step, price - price_after(state, count - 1))
    return price + step


def min_raise_to__seat_for_total(state):
    """Unpacks an action the wrong way round: the seat is read as the total."""
    price, step = price_after(state, 0), state["big_blind"]
    for total, _ in state["actions"]:
        if total - price >= step:
            step = total - price
        price = max(price, total)
    return price + step


def reopened__any_rise(state, seat):
    """Lets any rise since reopen the betting, also a short all-in."""
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    price = price_after(state, len(state["actions"]))
    return price > price_after(state, turns[-1] + 1)


def reopened__never_a_second_time(state, seat):
    """Lets nobody raise a second time."""
    return seat not in [who for who, _ in state["actions"]]


def reopened__first_turn_forgotten(state, seat):
    """Has no case for who has not acted yet, and raises IndexError."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    seen = price_after(state, turns[-1] + 1)
    return price - seen >= min_raise_to(state) - price


def reopened__one_raise_has_to_be_full(state, seat):
    """Asks whether one action since was a full raise; short ones do not add up."""
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    count = len(state["actions"])
    step = min_raise_to(state) - price_after(state, count)
    rises = [
        price_after(state, place + 1) - price_after(state, place)
        for place in range(turns[-1] + 1, count)
    ]
    return any(rise >= step for rise in rises)


def reopened__last_action_alone(state, seat):
    """Looks at the rise of the last action alone."""
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    count = len(state["actions"])
    price = price_after(state, count)
    return price - price_after(state, count - 1) >= min_raise_to(state) - price


def reopened__step_is_the_big_blind(state, seat):
    """Takes a rise by a big blind for a full raise, after larger raises too."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    return price - price_after(state, turns[-1] + 1) >= state["big_blind"]


def reopened__since_the_first_turn(state, seat):
    """Measures from the seat's first turn, not from its last."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    seen = price_after(state, turns[0] + 1)
    return price - seen >= min_raise_to(state) - price


def reopened__own_raise_counted(state, seat):
    """Measures from before the seat's own action, so its own raise counts."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    seen = price_after(state, turns[-1])
    return price - seen >= min_raise_to(state) - price


def reopened__more_than_the_step(state, seat):
    """Wants more than a full raise: > for >=."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    seen = price_after(state, turns[-1] + 1)
    return price - seen > min_raise_to(state) - price


def reopened__total_for_step(state, seat):
    """Compares the rise with the whole total of a raise, not with the step."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    return price - price_after(state, turns[-1] + 1) >= min_raise_to(state)


def reopened__price_for_rise(state, seat):
    """Compares the price itself with the step, not its rise since."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    return price >= min_raise_to(state) - price


def reopened__place_0_is_false(state, seat):
    """Takes the place 0 for no place: who acted first seems not to have acted."""
    price = price_after(state, len(state["actions"]))
    last = None
    for place, (who, _) in enumerate(state["actions"]):
        if who == seat:
            last = place
    if not last:
        return True
    return price - price_after(state, last + 1) >= min_raise_to(state) - price


def reopened__number_of_turns(state, seat):
    """Takes how many turns the seat had for the place of the last one."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    seen = price_after(state, len(turns))
    return price - seen >= min_raise_to(state) - price


def reopened__the_other_way_round(state, seat):
    """Tells whether the seat may not raise."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return False
    seen = price_after(state, turns[-1] + 1)
    return price - seen < min_raise_to(state) - price


def reopened__who_owes(state, seat):
    """Lets everybody raise who has less in than the price, by its last total."""
    price = price_after(state, len(state["actions"]))
    totals = dict(state["actions"])
    return totals.get(seat, 0) < price or seat not in totals


def reopened__sum_of_totals(state, seat):
    """Adds up the totals put in since, not the rises."""
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    if not turns:
        return True
    since = sum(total for _, total in state["actions"][turns[-1] + 1 :])
    return since >= min_raise_to(state) - price


def legal__call_is_the_price(state):
    """Takes the whole price for a call, without what is in already."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(price, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__call_not_limited(state):
    """Lets a call take more chips than the stack holds."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = owed
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__no_call_for_a_short_stack(state):
    """Offers no call to who has less than it takes."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed == 0:
        found["check"] = 0
    elif stack >= owed:
        found["call"] = owed
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__check_never_goes(state):
    """Offers check where there is something to call as well."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0, "check": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__call_for_nothing(state):
    """Offers a call of 0 beside a check."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0, "call": min(owed, stack)}
    if owed == 0:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__no_fold_where_checking_is_free(state):
    """Leaves fold out where one may check."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0, "call": min(owed, stack)} if owed > 0 else {"check": 0}
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__chips_for_totals(state):
    """Gives the chips that a raise adds, not totals."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed = price - paid
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        low = min(min_raise_to(state) - paid, stack)
        found["raise" if price > 0 else "bet"] = (low, stack)
    return found


def legal__highest_without_what_is_in(state):
    """Takes the stack for the highest total, without what is in already."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed = price - paid
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        low = min(min_raise_to(state), stack)
        found["raise" if price > 0 else "bet"] = (low, stack)
    return found


def legal__lowest_above_the_highest(state):
    """Does not lower the lowest total to the stack of who has less."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min_raise_to(state), most)
    return found


def legal__no_short_all_in(state):
    """Lets nobody raise who has less than the smallest raise."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    low = min_raise_to(state)
    if most >= low and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (low, most)
    return found


def legal__raise_for_the_call(state):
    """Offers a raise to who has just the call: >= for >."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack >= owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__others_forgotten(state):
    """Offers a raise against players who have no chips left."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__reopening_forgotten(state):
    """Offers a raise though the action was not reopened."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__bet_where_nothing_is_owed(state):
    """Calls the big blind's raise a bet, since it has nothing to call."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if owed > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__always_a_raise(state):
    """Calls a bet a raise too."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise"] = (min(min_raise_to(state), most), most)
    return found


def legal__a_list_of_two(state):
    """Gives the totals as a list where a tuple is asked."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = [min(min_raise_to(state), most), most]
    return found


def legal__lowest_alone(state):
    """Gives the lowest total alone."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = min(min_raise_to(state), most)
    return found


def legal__words_alone(state):
    """Returns the words without chips."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed = price - paid
    found = ["fold", "call" if owed > 0 else "check"]
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found.append("raise" if price > 0 else "bet")
    return found


def legal__highest_bet_for_price(state):
    """Takes the highest bet for the price, so a short big blind makes it cheaper."""
    seat, price = state["actor"], max(state["street_bets"])
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__no_option_for_the_big_blind(state):
    """Lets nobody raise before the flop who has nothing to call."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    has_turn = owed > 0 or price == 0
    if has_turn and stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__no_more_than_others_have(state):
    """Limits a raise to what the others can call."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    others = [
        bet + chips
        for place, (bet, chips) in enumerate(
            zip(state["street_bets"], state["stacks"], strict=True)
        )
        if place != seat and not state["folded"][place]
    ]
    owed, most = price - paid, min(paid + stack, max(others, default=0))
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
    if stack > owed and others_can_act(state) and reopened(state, seat):
        found["raise" if price > 0 else "bet"] = (min(min_raise_to(state), most), most)
    return found


def legal__nothing_returned(state):
    """Returns nothing."""
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed = price - paid
    found = {"fold": 0}
    if owed > 0:
        found["call"] = min(owed, stack)
    else:
        found["check"] = 0
