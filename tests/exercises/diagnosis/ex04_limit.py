"""Wrong versions of ex04_limit, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

from copy import deepcopy

from ex04_limit import next_actor, others_can_act, to_call

# Wrong versions of several tasks at once
TOGETHER = [
    ("to_call__sum", "legal__cap_off_by_one"),
    ("legal__others_ignored", "round_over__all_in_has_to_match"),
]


def to_call__sum(bets, seat):
    """Takes the sum of all bets for the highest."""
    return sum(bets) - bets[seat]


def to_call__seat_before(bets, seat):
    """Compares with the seat before alone."""
    return bets[seat - 1] - bets[seat]


def to_call__highest_of_the_others(bets, seat):
    """Takes the highest bet of the others, so who is ahead owes less than nothing."""
    others = [bet for place, bet in enumerate(bets) if place != seat]
    return max(others) - bets[seat]


def to_call__lowest(bets, seat):
    """Takes off the lowest bet, not the seat's own."""
    return max(bets) - min(bets)


def to_call__last_of_the_list(bets, seat):
    """Takes the last bet of the list for the highest."""
    return bets[-1] - bets[seat]


def to_call__sorts_what_it_was_given(bets, seat):
    """Sorts the list to find the highest, and so loses whose bet is whose."""
    bets.sort()
    return bets[-1] - bets[seat]


def to_call__number_of_the_seat(bets, seat):
    """Takes off the seat's number, not its bet."""
    return max(bets) - seat


def to_call__printed(bets, seat):
    """Prints the chips and returns nothing."""
    print(max(bets) - bets[seat])


def legal__not_sorted(state):
    """Returns the words in the order in which they were found."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return words


def legal__no_fold_where_checking_is_free(state):
    """Leaves fold out where there is nothing to call."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["check"] if owed == 0 else ["fold", "call" if stack >= owed else "all-in"]
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__check_never_goes(state):
    """Lets one check where there is something to call as well."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold", "check"]
    if owed > 0:
        words.append("call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__call_leaves_a_chip(state):
    """Wants more chips than the call takes: > for >=."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack > owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__all_in_at_any_time(state):
    """Offers all-in always, as without a limit."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold", "all-in"]
    if owed == 0:
        words.append("check")
    elif stack >= owed:
        words.append("call")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__raise_for_one_bet(state):
    """Lets one raise with the chips of one bet, whatever there is to call."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__raise_with_anything_above_the_call(state):
    """Lets one raise with any chips above the call."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack > owed:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__cap_off_by_one(state):
    """Allows one raise more than max_raises: <= for <."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] <= state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__opening_bet_counted(state):
    """Counts the opening bet as one of the raises."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] + 1 < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__cap_for_bets_too(state):
    """Asks for room below the cap before a bet as well."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    can_pay = others_can_act(state) and stack >= owed + state["bet"]
    if can_pay and state["raises"] < state["max_raises"]:
        words.append("bet" if max(state["street_bets"]) == 0 else "raise")
    return sorted(words)


def legal__cap_written_out(state):
    """Has 3 for max_raises, whatever the state says."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < 3:
            words.append("raise")
    return sorted(words)


def legal__no_cap(state):
    """Forgets the cap."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        words.append("raise" if max(state["street_bets"]) else "bet")
    return sorted(words)


def legal__bet_where_nothing_is_owed(state):
    """Calls it a bet where there is nothing to call, also for who has put in chips."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if owed == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__own_bet_alone(state):
    """Asks whether the seat itself has put in nothing before a bet."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if state["street_bets"][seat] == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__raise_beside_a_bet(state):
    """Offers a raise where nobody has bet: if for elif."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        if state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__others_ignored(state):
    """Lets one bet against players who have no chips left."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__others_asked_for_a_raise_alone(state):
    """Asks whether others can act before a raise, and not before a bet."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"] and others_can_act(state):
            words.append("raise")
    return sorted(words)


def legal__raise_leaves_a_chip(state):
    """Wants more chips than the raise takes: > for >=."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack > owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__who_has_acted_may_not_raise(state):
    """Lets nobody raise a second time, as if it were betting without a limit."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"] and not state["acted"][seat]:
            words.append("raise")
    return sorted(words)


def legal__no_bet_before_the_turn(state):
    """Knows bets in the last two rounds alone."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if state["round"] >= 3 and max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return sorted(words)


def legal__one_text(state):
    """Returns one text, not a list of words."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        if max(state["street_bets"]) == 0:
            words.append("bet")
        elif state["raises"] < state["max_raises"]:
            words.append("raise")
    return " ".join(sorted(words))


def legal__returns_what_sort_returns(state):
    """Returns what list.sort returns: nothing."""
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    words.append("check" if owed == 0 else "call" if stack >= owed else "all-in")
    if others_can_act(state) and stack >= owed + state["bet"]:
        words.append("raise" if max(state["street_bets"]) else "bet")
    return words.sort()


def after__same_dict(state, action):
    """Changes the state that it was given: there is no copy."""
    new = state
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__copy_of_the_dict_alone(state, action):
    """Copies the dict and not its lists, so those of the state change too."""
    new = dict(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__all_in_without_chips(state, action):
    """Has no chips for all-in, so get gives 0."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__all_in_for_what_is_owed(state, action):
    """Takes for all-in what is to call, and leaves less than nothing."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet, "all-in": owed}
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__raise_without_the_call(state, action):
    """Takes one bet for a raise, without what is to call."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": bet, "all-in": state["stacks"][seat]}
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__raise_is_two_bets(state, action):
    """Takes two bets for a raise, whatever there is to call."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": 2 * bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__bet_counted(state, action):
    """Counts an opening bet as a raise."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action in ("bet", "raise")
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__all_in_counted(state, action):
    """Counts an all-in as a raise."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action in ("raise", "all-in")
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__raises_become_one(state, action):
    """Sets the number of raises to 1 or 0 where one is to be added."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] = int(action == "raise")
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__fold_not_noted(state, action):
    """Does nothing for a fold but pass the turn."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__fold_as_one(state, action):
    """Writes 1 for True: the fold is added to what was there."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] += action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__earlier_folds_forgotten(state, action):
    """Makes a new list of folds, in which nobody has folded before."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"] = [
        action == "fold" and place == seat for place in range(len(new["stacks"]))
    ]
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__check_is_no_turn(state, action):
    """Notes a turn only where chips have moved or the seat has folded."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    if action != "check":
        new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__raise_gives_all_a_turn(state, action):
    """Sets acted back for all others after a bet or raise."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    if action in ("bet", "raise"):
        new["acted"] = [False] * len(new["acted"])
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__stack_kept(state, action):
    """Puts chips into the bet and takes none from the stack."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__bet_replaced(state, action):
    """Sets the street bet to the chips that move, and forgets what was in."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] = chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__next_seat_whoever_it_is(state, action):
    """Gives the turn to the next seat, also one that has folded or is all-in."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = (seat + 1) % len(new["stacks"])
    return new


def after__turn_not_passed(state, action):
    """Leaves the turn with the seat that has acted."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    return new


def after__nothing_returned(state, action):
    """Does everything and returns nothing."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)


def after__fold_takes_the_bet_back(state, action):
    """Gives a folded seat its chips of this round back."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    chips["fold"] = -state["street_bets"][seat]
    new["stacks"][seat] -= chips.get(action, 0)
    new["street_bets"][seat] += chips.get(action, 0)
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def after__chips_by_word(state, action):
    """Looks every word up in chips, so fold and check raise KeyError."""
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    chips["all-in"] = state["stacks"][seat]
    new["stacks"][seat] -= chips[action]
    new["street_bets"][seat] += chips[action]
    new["folded"][seat] = action == "fold"
    new["raises"] += action == "raise"
    new["acted"][seat] = True
    new["actor"] = next_actor(new)
    return new


def round_over__all_have_acted(state):
    """Looks at turns alone, not at what is to call."""
    seats = range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    return len(staying) == 1 or all(state["acted"][seat] for seat in staying)


def round_over__bets_alone(state):
    """Looks at what is to call alone, not at turns."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    if len(staying) == 1:
        return True
    return all(to_call(bets, seat) == 0 for seat in able)


def round_over__all_in_has_to_match(state):
    """Wants the whole bet of those who are all-in for less, too."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    if len(staying) == 1:
        return True
    owing = [seat for seat in staying if to_call(bets, seat) > 0]
    waiting = [seat for seat in able if not state["acted"][seat]]
    return not owing and (not waiting or len(able) == 1)


def round_over__folded_have_to_match(state):
    """Wants the bets of all seats to be equal, of folded ones too."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    if len(staying) == 1:
        return True
    return len(set(bets)) == 1 and all(state["acted"])


def round_over__one_with_chips_ends_it(state):
    """Ends the round where one player alone has chips, though there is a call to make."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    if len(staying) == 1 or len(able) <= 1:
        return True
    owing = [seat for seat in able if to_call(bets, seat) > 0]
    waiting = [seat for seat in able if not state["acted"][seat]]
    return not owing and not waiting


def round_over__last_one_with_chips_waits(state):
    """Waits for a turn of the only player with chips, who has nothing to call."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    if len(staying) == 1:
        return True
    owing = [seat for seat in able if to_call(bets, seat) > 0]
    waiting = [seat for seat in able if not state["acted"][seat]]
    return not owing and not waiting


def round_over__all_in_has_to_act(state):
    """Waits for a turn of those who have no chips left."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    if len(staying) == 1:
        return True
    owing = [seat for seat in able if to_call(bets, seat) > 0]
    waiting = [seat for seat in staying if not state["acted"][seat]]
    return not owing and (not waiting or len(able) == 1)


def round_over__folded_have_to_act(state):
    """Waits for a turn of seats that folded in an earlier round."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    if len(staying) == 1:
        return True
    owing = [seat for seat in able if to_call(bets, seat) > 0]
    waiting = [seat for seat in seats if not state["acted"][seat]]
    return not owing and (not waiting or len(able) == 1)


def round_over__or_for_and(state):
    """Is content if nothing is to call or all have had a turn: or for and."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    if len(staying) == 1:
        return True
    owing = [seat for seat in able if to_call(bets, seat) > 0]
    waiting = [seat for seat in able if not state["acted"][seat]]
    return not owing or not waiting or len(able) == 1


def round_over__only_who_is_in_turn(state):
    """Looks at the seat in turn alone."""
    seat = state["actor"]
    return state["acted"][seat] and to_call(state["street_bets"], seat) == 0


def round_over__the_other_way_round(state):
    """Tells whether the round goes on."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    if len(staying) == 1:
        return False
    owing = [seat for seat in able if to_call(bets, seat) > 0]
    waiting = [seat for seat in able if not state["acted"][seat]]
    return bool(owing or (waiting and len(able) > 1))


def round_over__a_list(state):
    """Returns the list of those who owe where it means whether there are any."""
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    if len(staying) == 1:
        return True
    return [seat for seat in able if to_call(bets, seat) > 0] == [] and able
