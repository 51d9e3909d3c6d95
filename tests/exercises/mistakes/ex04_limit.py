"""Typical wrong versions of ex04_limit; each docstring names the cause.

``to_call__highest_bet`` is a wrong version of ``to_call``. All else is as in the
solution, from which the functions are imported.
"""

from copy import deepcopy

from ex04_limit import after, legal, next_actor, others_can_act, round_over, to_call


def seats_of(state):
    return range(len(state["stacks"]))


def staying(state):
    return [seat for seat in seats_of(state) if not state["folded"][seat]]


def owed_by(state, seat):
    return to_call(state["street_bets"], seat)


def without(state, words):
    return sorted(set(legal(state)) - set(words))


def to_call__highest_bet(bets, seat):
    """the highest bet came back; what the seat has put in already counts."""
    return max(bets)


def to_call__the_other_way_round(bets, seat):
    """the difference is taken the other way round, which gives it with a minus."""
    return bets[seat] - max(bets)


def to_call__seat_before(bets, seat):
    """the seat before is matched; the highest bet has to be, whoever made it."""
    return bets[seat - 1] - bets[seat]


def to_call__all_bets(bets, seat):
    """the bets of all seats are added up; only the highest one has to be matched."""
    return sum(bets) - bets[seat]


def to_call__last_bet(bets, seat):
    """the bet of the last seat in the list is matched; it need not be the highest."""
    return bets[-1] - bets[seat]


def to_call__straddle_forgotten(bets, seat):
    """only the bets of the two blinds are looked at; a straddle is a bet as well, and
    the highest one has to be matched, whoever made it."""
    return max(bets[:2]) - bets[seat]


def legal__no_fold_when_free(state):
    """fold is left out where checking is free; it is legal at every turn."""
    free = owed_by(state, state["actor"]) == 0
    return without(state, ["fold"] if free else [])


def legal__check_after_a_bet(state):
    """check is there although there is something to call."""
    return sorted({*legal(state), "check"})


def legal__call_for_nothing(state):
    """call is there although there is nothing to call: that is a check."""
    return sorted("call" if word == "check" else word for word in legal(state))


def legal__all_in_at_any_time(state):
    """all-in is there for everybody; here it is only for who cannot pay the call."""
    return sorted({*legal(state), "all-in"})


def legal__exactly_enough(state):
    """who has exactly what is to call is sent all-in; that is a call: stack >= owed."""
    seat = state["actor"]
    exact = state["stacks"][seat] == owed_by(state, seat) > 0
    words = ["all-in" if word == "call" else word for word in legal(state)]
    return sorted(words if exact else legal(state))


def legal__raise_without_the_bet(state):
    """who can pay the call may raise; a raise takes the call and a whole bet on top."""
    seat = state["actor"]
    return legal({**state, "bet": 1}) if state["stacks"][seat] else legal(state)


def legal__raise_with_the_bet_alone(state):
    """who has one bet may raise; a raise takes what is to call as well."""
    seat = state["actor"]
    owed, stack = owed_by(state, seat), state["stacks"][seat]
    may = "call" in legal(state) and stack >= max(owed + 1, state["bet"])
    capped = state["raises"] >= state["max_raises"]
    more = ["raise"] if may and others_can_act(state) and not capped else []
    return sorted({*legal(state), *more})


def legal__no_cap(state):
    """a raise is there after the last one that is allowed: compare raises with
    max_raises."""
    return legal({**state, "max_raises": state["raises"] + 1})


def legal__bet_counts_as_raise(state):
    """the bet that opens, or the blind, is counted as a raise, so that the cap comes one
    too early."""
    return legal({**state, "raises": state["raises"] + 1})


def legal__cap_on_bets(state):
    """the cap is asked for a bet as well; it counts raises alone."""
    capped = state["raises"] >= state["max_raises"]
    return without(state, ["bet", "raise"] if capped else [])


def legal__nobody_left_to_answer(state):
    """bet or raise is there although all others are all-in or have folded."""
    others = [seat for seat in seats_of(state) if seat != state["actor"]]
    stacks, folded = list(state["stacks"]), list(state["folded"])
    stacks[others[0]], folded[others[0]] = stacks[others[0]] or 1, False
    return legal({**state, "stacks": stacks, "folded": folded})


def legal__raise_where_nobody_bet(state):
    """raise is there where nobody has put in anything: that is a bet."""
    return sorted("raise" if word == "bet" else word for word in legal(state))


def legal__bet_after_a_bet(state):
    """bet is there where somebody has bet already: that is a raise."""
    return sorted("bet" if word == "raise" else word for word in legal(state))


def legal__bet_wherever_nothing_is_owed(state):
    """bet is there wherever nothing is to call; where all have put in the same, and not
    nothing, it is a raise: look at the highest of street_bets."""
    free = owed_by(state, state["actor"]) == 0
    return sorted("bet" if word == "raise" and free else word for word in legal(state))


def legal__stack_not_asked(state):
    """bet or raise is there for any stack; it has to hold what is to call and a whole
    bet."""
    opened = max(state["street_bets"]) > 0
    capped = opened and state["raises"] >= state["max_raises"]
    may = others_can_act(state) and not capped
    return sorted({*legal(state), *(["raise" if opened else "bet"] if may else [])})


def after__in_place(state, action):
    """the state that was given is changed itself; change new, which is a copy."""
    state.update(after(state, action))
    return state


def after__raise_without_the_call(state, action):
    """a raise takes one bet from the stack; it takes what is to call as well."""
    new = after(state, action)
    if action == "raise":
        owed = owed_by(state, state["actor"])
        new["stacks"][state["actor"]] += owed
        new["street_bets"][state["actor"]] -= owed
    return new


def after__stack_not_paid(state, action):
    """the chips are put in and not taken from the stack."""
    return {**after(state, action), "stacks": list(state["stacks"])}


def after__bet_replaced(state, action):
    """the street bet is set to the chips that are added; add them to what is there."""
    new, seat = after(state, action), state["actor"]
    if action in ("call", "raise", "all-in"):
        new["street_bets"][seat] -= state["street_bets"][seat]
    return new


def after__bet_counted_as_raise(state, action):
    """an opening bet is counted as a raise; only raises are."""
    new = after(state, action)
    new["raises"] += action == "bet"
    return new


def after__raise_not_counted(state, action):
    """a raise is not counted in raises."""
    return {**after(state, action), "raises": state["raises"]}


def after__no_turn_noted(state, action):
    """acted is not changed: the seat has had its turn now."""
    return {**after(state, action), "acted": list(state["acted"])}


def after__fold_forgotten(state, action):
    """who folds is still there as not folded."""
    return {**after(state, action), "folded": list(state["folded"])}


def after__all_in_for_nothing(state, action):
    """all-in moves no chips; it takes the whole stack."""
    new = after(state, action)
    if action == "all-in":
        new["stacks"], new["street_bets"] = state["stacks"], state["street_bets"]
        new["actor"] = next_actor(new)
    return new


def after__all_in_as_a_call(state, action):
    """all-in takes what is to call, more than the stack holds, which is then below
    0."""
    return after(state, "call") if action == "all-in" else after(state, action)


def after__others_have_not_acted(state, action):
    """after a bet or a raise the others are put down as having had no turn; who owes
    chips is asked again anyway, so acted changes for the seat in turn alone."""
    new = after(state, action)
    if action in ("bet", "raise"):
        new["acted"] = [seat == state["actor"] for seat in seats_of(state)]
    return new


def after__turn_stays(state, action):
    """the turn stays with the same seat; new["actor"] comes from next_actor(new)."""
    return {**after(state, action), "actor": state["actor"]}


def round_over__bets_alone(state):
    """only the bets are compared; where all have checked so far, somebody may still be
    waiting for a turn: see acted."""
    able = [seat for seat in staying(state) if state["stacks"][seat] > 0]
    return len(staying(state)) == 1 or not any(owed_by(state, seat) for seat in able)


def round_over__turns_alone(state):
    """only the turns are looked at; who has had one may owe chips after a raise."""
    able = [seat for seat in staying(state) if state["stacks"][seat] > 0]
    waits = len(able) > 1 and not all(state["acted"][seat] for seat in able)
    return len(staying(state)) == 1 or not waits


def round_over__folded_still_owe(state):
    """who has folded is asked for chips; they owe nothing."""
    new = deepcopy(state)
    new["folded"] = [False] * len(new["folded"])
    able = [seat for seat in seats_of(state) if state["stacks"][seat] > 0]
    owes = any(owed_by(state, seat) for seat in able)
    return len(staying(state)) == 1 or (round_over(state) and not owes)


def round_over__all_in_still_owe(state):
    """who is all-in for less is asked for chips; there are none."""
    owes = any(owed_by(state, seat) for seat in staying(state))
    return len(staying(state)) == 1 or (round_over(state) and not owes)


def round_over__last_player_waits(state):
    """the round goes on although one player alone is still in."""
    return len(staying(state)) > 1 and round_over(state)


def round_over__alone_with_chips(state):
    """the only one left with chips is asked for a turn although there is nothing to
    call; nobody could answer a bet."""
    able = [seat for seat in staying(state) if state["stacks"][seat] > 0]
    waits = not all(state["acted"][seat] for seat in able)
    return len(staying(state)) == 1 or (round_over(state) and not waits)


def round_over__alone_need_not_call(state):
    """the only one left with chips still has to call what is owed, or fold."""
    able = [seat for seat in staying(state) if state["stacks"][seat] > 0]
    return len(able) <= 1 or round_over(state)


def round_over__the_other_way_round(state):
    """True and False are swapped: the question is whether the round is over."""
    return not round_over(state)
