"""Wrong versions of ex10_player, written without sight of its typical mistakes.

Each docstring says what is truly wrong. A version takes the place of its task in the
solution, so it can use the solution's names.
"""

import math
import random

from ex10_player import chance, is_raised, price, wager

# Wrong versions of several tasks at once
TOGETHER = [
    ("price__odds_to_one", "wager__pot_before_the_call"),
    ("is_raised__any_chips", "wager__total_is_the_share"),
    ("price__brackets_forgotten", "is_raised__bool_forgotten_later"),
    ("is_raised__blind_in_every_round", "act__never_checks"),
    ("wager__no_lowest", "act__folds_for_free"),
]


def price__pot_alone(view):
    """Divides by the pot without the call."""
    call = view["legal"]["call_adds"]
    return call / view["pot"] if call else 0.0


def price__brackets_forgotten(view):
    """Divides by the pot and then adds the call."""
    call = view["legal"]["call_adds"]
    return call / view["pot"] + call if call else 0.0


def price__nothing_to_call_forgotten(view):
    """Has no case for None, and raises TypeError."""
    call = view["legal"]["call_adds"]
    return call / (view["pot"] + call)


def price__nothing_returned_for_a_check(view):
    """Returns nothing where there is nothing to call."""
    call = view["legal"]["call_adds"]
    if call:
        return call / (view["pot"] + call)


def price__all_for_a_check(view):
    """Takes the price of a check for 1."""
    call = view["legal"]["call_adds"]
    return call / (view["pot"] + call) if call else 1.0


def price__odds_to_one(view):
    """Returns the odds as one speaks of them, 3 to 1 as 3."""
    call = view["legal"]["call_adds"]
    return view["pot"] / call if call else 0.0


def price__in_percent(view):
    """Returns percent."""
    call = view["legal"]["call_adds"]
    return 100 * call / (view["pot"] + call) if call else 0.0


def price__two_digits(view):
    """Rounds to two digits."""
    call = view["legal"]["call_adds"]
    return round(call / (view["pot"] + call), 2) if call else 0.0


def price__bets_added_again(view):
    """Adds the bets of the round, which are in the pot already."""
    call = view["legal"]["call_adds"] or 0
    return call / (view["pot"] + sum(view["street_bets"]) + call)


def price__pot_of_earlier_rounds(view):
    """Takes the bets of the round out of the pot."""
    call = view["legal"]["call_adds"] or 0
    total = view["pot"] - sum(view["street_bets"]) + call
    return call / total if total else 0.0


def price__of_seat_0(view):
    """Takes itself for seat 0: the call is the difference as that seat sees it."""
    mine, theirs = view["street_bets"]
    call = theirs - mine
    return call / (view["pot"] + call)


def price__the_whole_bet(view):
    """Takes the highest bet for the call, without what it has put in."""
    call = max(view["street_bets"])
    return call / (view["pot"] + call) if view["legal"]["call_adds"] else 0.0


def price__big_blind(view):
    """Takes the call for the big blind, as before the flop."""
    call = view["rules"]["big_blind"] if view["legal"]["call_adds"] else 0
    return call / (view["pot"] + call)


def price__key_not_in_legal(view):
    """Looks for call_adds in the view itself, and raises KeyError."""
    call = view["call_adds"]
    return call / (view["pot"] + call) if call else 0.0


def price__printed(view):
    """Prints the number and returns nothing."""
    call = view["legal"]["call_adds"]
    print(call / (view["pot"] + call) if call else 0.0)


def price__pair(view):
    """Returns the two numbers and does not divide them."""
    call = view["legal"]["call_adds"] or 0
    return call, view["pot"] + call


def price__of_the_stack(view):
    """Divides the call by the stack."""
    call = view["legal"]["call_adds"]
    return call / view["stacks"][view["seat"]] if call else 0.0


def price__call_out_of_the_pot(view):
    """Takes the call out of the pot, as if it were there already."""
    call = view["legal"]["call_adds"]
    return call / (view["pot"] - call) if call else 0.0


def price__free_before_the_flop(view):
    """Takes what the small blind owes for no call at all."""
    call = view["legal"]["call_adds"]
    return call / (view["pot"] + call) if call and is_raised(view) else 0.0


def is_raised__any_chips(view):
    """Takes the blinds for bets."""
    return max(view["street_bets"]) > 0


def is_raised__blind_in_every_round(view):
    """Asks for more than the big blind in later rounds too."""
    return max(view["street_bets"]) > view["rules"]["big_blind"]


def is_raised__rounds_from_0(view):
    """Takes round 0 for the one before the flop."""
    blind = view["rules"]["big_blind"] if view["round"] == 0 else 0
    return max(view["street_bets"]) > blind


def is_raised__owes(view):
    """Takes all that can be called for a raise."""
    return view["legal"]["call_adds"] is not None


def is_raised__cannot_check(view):
    """Takes it for raised wherever one cannot check."""
    return not view["legal"]["can_check"]


def is_raised__bets_differ(view):
    """Takes it for raised where the two bets differ."""
    return view["street_bets"][0] != view["street_bets"][1]


def is_raised__at_least(view):
    """Takes the big blind itself for a raise, and 0 for a bet."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    return max(view["street_bets"]) >= blind


def is_raised__bool_forgotten_later(view):
    """The condition takes in the comparison, so 0 comes back in later rounds."""
    bets = view["street_bets"]
    return max(bets) > view["rules"]["big_blind"] if view["round"] == 1 else 0


def is_raised__before_the_flop_alone(view):
    """Knows of raises before the flop alone."""
    return view["round"] == 1 and max(view["street_bets"]) > view["rules"]["big_blind"]


def is_raised__after_the_flop_alone(view):
    """Knows of bets after the flop alone."""
    return view["round"] > 1 and max(view["street_bets"]) > 0


def is_raised__by_itself(view):
    """Looks at its own bet alone."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    return view["street_bets"][view["seat"]] > blind


def is_raised__by_seat_1(view):
    """Takes the other player for seat 1."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    return view["street_bets"][1] > blind


def is_raised__sum(view):
    """Adds the bets instead of taking the highest."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    return sum(view["street_bets"]) > blind


def is_raised__pot(view):
    """Looks at the pot: more than the blinds has to come of a raise."""
    return view["pot"] > 1.5 * view["rules"]["big_blind"]


def is_raised__raise_is_legal(view):
    """Takes it for raised where the word is raise and not bet."""
    return view["legal"]["raise_to"] is not None


def is_raised__no_bet_is_legal(view):
    """Takes it for raised where one cannot bet."""
    return view["legal"]["bet_to"] is None


def is_raised__more_than_twice_the_blind(view):
    """Asks for more than twice the big blind: the smallest raise is not seen."""
    least = 2 * view["rules"]["big_blind"] if view["round"] == 1 else 0
    return max(view["street_bets"]) > least


def is_raised__small_blind(view):
    """Compares with half the big blind."""
    blind = view["rules"]["big_blind"] // 2 if view["round"] == 1 else 0
    return max(view["street_bets"]) > blind


def is_raised__how_much(view):
    """Returns by how much."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    return max(view["street_bets"]) - blind


def is_raised__not_raised(view):
    """Answers the opposite."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    return max(view["street_bets"]) <= blind


def is_raised__list_and_number(view):
    """Compares the list with a number, and raises TypeError."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    return view["street_bets"] > blind


def is_raised__returns_in_the_loop(view):
    """Returns in the loop: only the first seat's bet is looked at."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    for bet in view["street_bets"]:
        if bet > blind:
            return True
        return False


def wager__total_is_the_share(view, share):
    """Leaves the highest bet out of the total."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = round(share * (view["pot"] + owed))
    return [word, min(max(total, span[0]), span[1])]


def wager__pot_before_the_call(view, share):
    """Takes the share of the pot as it is before the call."""
    legal = view["legal"]
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * view["pot"])
    return [word, min(max(total, span[0]), span[1])]


def wager__cut_not_rounded(view, share):
    """Cuts the fraction off."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + int(share * (view["pot"] + owed))
    return [word, min(max(total, span[0]), span[1])]


def wager__rounded_up(view, share):
    """Rounds up."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + math.ceil(share * (view["pot"] + owed))
    return [word, min(max(total, span[0]), span[1])]


def wager__total_rounded(view, share):
    """Rounds the total and not the share: halves go to the other even number."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = round(max(view["street_bets"]) + share * (view["pot"] + owed))
    return [word, min(max(total, span[0]), span[1])]


def wager__not_rounded(view, share):
    """Does not round, so that a number with a fraction comes back."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + share * (view["pot"] + owed)
    return [word, min(max(total, span[0]), span[1])]


def wager__no_lowest(view, share):
    """Forgets the lowest total."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return [word, min(total, span[1])]


def wager__no_highest(view, share):
    """Forgets the highest total."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return [word, max(total, span[0])]


def wager__ends_swapped(view, share):
    """Takes the smaller where the larger is needed, so it is always the highest."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return [word, max(min(total, span[0]), span[1])]


def wager__calls_what_is_too_small(view, share):
    """Calls where the total is below the lowest."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    if span is None or total < span[0]:
        return ["call"]
    return [word, min(total, span[1])]


def wager__all_in_by_the_stack(view, share):
    """Takes the stack for the highest total, without what it has put in."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return [word, min(max(total, span[0]), view["stacks"][view["seat"]])]


def wager__chips_added(view, share):
    """Returns how many chips it adds, and not the total of the round."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    total = min(max(total, span[0]), span[1])
    return [word, total - view["street_bets"][view["seat"]]]


def wager__on_its_own_bet(view, share):
    """Adds the share to its own bet, not to the highest."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = view["street_bets"][view["seat"]] + round(share * (view["pot"] + owed))
    return [word, min(max(total, span[0]), span[1])]


def wager__call_added_twice(view, share):
    """Adds what is owed to the highest bet, which has it already."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + owed + round(share * (view["pot"] + owed))
    return [word, min(max(total, span[0]), span[1])]


def wager__lowest_and_share(view, share):
    """Adds the share to the lowest total."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    return [word, min(span[0] + round(share * (view["pot"] + owed)), span[1])]


def wager__none_forgotten(view, share):
    """Has no case for None, and raises TypeError."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    low, high = legal[f"{word}_to"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return [word, min(max(total, low), high)]


def wager__checks_where_neither_is_legal(view, share):
    """Checks where it can neither bet nor raise."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["check"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return [word, min(max(total, span[0]), span[1])]


def wager__word_alone(view, share):
    """Returns the call as a word and not as an action."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return "call"
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return [word, min(max(total, span[0]), span[1])]


def wager__tuples(view, share):
    """Returns tuples."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ("call",)
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return (word, min(max(total, span[0]), span[1]))


def wager__always_a_raise(view, share):
    """Says raise where it is a bet."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    span = legal["bet_to"] or legal["raise_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return ["raise", min(max(total, span[0]), span[1])]


def wager__always_a_bet(view, share):
    """Says bet where it is a raise."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    span = legal["bet_to"] or legal["raise_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return ["bet", min(max(total, span[0]), span[1])]


def wager__raise_to_alone(view, share):
    """Looks at raise_to alone, and calls where it could bet."""
    span, owed = view["legal"]["raise_to"], view["legal"]["call_adds"] or 0
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return ["raise", min(max(total, span[0]), span[1])]


def wager__share_in_percent(view, share):
    """Takes the share for percent."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share / 100 * (view["pot"] + owed))
    return [word, min(max(total, span[0]), span[1])]


def wager__pot_of_earlier_rounds(view, share):
    """Takes the bets of the round out of the pot."""
    legal = view["legal"]
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    pot = view["pot"] - sum(view["street_bets"])
    total = max(view["street_bets"]) + round(share * pot)
    return [word, min(max(total, span[0]), span[1])]


def wager__share_of_the_bet(view, share):
    """Takes the share of the highest bet, not of the pot."""
    legal = view["legal"]
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * max(view["street_bets"]))
    return [word, min(max(total, span[0]), span[1])]


def wager__number_alone(view, share):
    """Returns the total without the word."""
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    span = legal[f"{word}_to"]
    if span is None:
        return ["call"]
    total = max(view["street_bets"]) + round(share * (view["pot"] + owed))
    return min(max(total, span[0]), span[1])


def act__never_checks(view):
    """Calls or folds, and calls where there is nothing to call."""
    strong = chance(view["hole"], view["board"])
    if strong > 0.8:
        return wager(view, 1)
    return ["call"] if strong >= price(view) else ["fold"]


def act__checks_when_weak(view):
    """Checks with weak cards, whether it can or not."""
    strong = chance(view["hole"], view["board"])
    if strong > 0.7:
        return wager(view, 1)
    return ["call"] if strong > 0.5 and is_raised(view) else ["check"]


def act__words(view):
    """Returns a word for check, call and fold."""
    strong = chance(view["hole"], view["board"])
    if view["legal"]["can_check"]:
        return "check"
    return "call" if strong > price(view) else "fold"


def act__tuple(view):
    """Returns a tuple."""
    strong = chance(view["hole"], view["board"])
    if not is_raised(view):
        return tuple(wager(view, 0.5))
    return ("call",) if strong > 0.6 else ("fold",)


def act__raises_by_the_pot(view):
    """Raises to the pot, whatever is legal."""
    strong = chance(view["hole"], view["board"])
    if strong > 0.7:
        return ["raise", view["pot"]]
    if view["legal"]["can_check"]:
        return ["check"]
    return ["call"] if strong > price(view) else ["fold"]


def act__fixed_size(view):
    """Always makes it 6, whatever is legal."""
    if chance(view["hole"], view["board"]) > 0.6:
        return ["bet" if view["legal"]["bet_to"] else "raise", 6]
    return ["check"] if view["legal"]["can_check"] else ["fold"]


def act__always_bet(view):
    """Says bet where it is a raise."""
    legal, strong = view["legal"], chance(view["hole"], view["board"])
    if strong > 0.6 and (legal["bet_to"] or legal["raise_to"]):
        return ["bet", (legal["bet_to"] or legal["raise_to"])[0]]
    if legal["can_check"]:
        return ["check"]
    return ["call"] if strong > price(view) else ["fold"]


def act__always_raise(view):
    """Says raise where it is a bet."""
    legal, strong = view["legal"], chance(view["hole"], view["board"])
    if strong > 0.6 and (legal["bet_to"] or legal["raise_to"]):
        return ["raise", (legal["bet_to"] or legal["raise_to"])[0]]
    if legal["can_check"]:
        return ["check"]
    return ["call"] if strong > price(view) else ["fold"]


def act__stack_as_total(view):
    """Goes all-in with its stack as the total, without what it has put in."""
    legal, strong = view["legal"], chance(view["hole"], view["board"])
    if strong > 0.8 and (legal["bet_to"] or legal["raise_to"]):
        word = "bet" if legal["bet_to"] else "raise"
        return [word, view["stacks"][view["seat"]]]
    if legal["can_check"]:
        return ["check"]
    return ["call"] if strong > price(view) else ["fold"]


def act__fraction(view):
    """Raises to a number with a fraction."""
    legal, strong = view["legal"], chance(view["hole"], view["board"])
    span = legal["bet_to"] or legal["raise_to"]
    if strong > 0.6 and span:
        total = max(view["street_bets"]) + 0.75 * view["pot"]
        return [
            "bet" if legal["bet_to"] else "raise",
            min(max(total, span[0]), span[1]),
        ]
    if legal["can_check"]:
        return ["check"]
    return ["call"] if strong > price(view) else ["fold"]


def act__no_way_through(view):
    """Has no return for the middling hands."""
    strong = chance(view["hole"], view["board"])
    if strong > 0.7:
        return wager(view, 1)
    if strong < 0.4:
        return ["check"] if view["legal"]["can_check"] else ["fold"]


def act__folds_for_free(view):
    """Folds weak cards also where a check is free."""
    strong = chance(view["hole"], view["board"])
    if strong > 0.6:
        return wager(view, 0.75)
    if view["legal"]["can_check"] and strong > 0.4:
        return ["check"]
    return ["call"] if strong > 0.5 and not view["legal"]["can_check"] else ["fold"]


def act__afraid_of_bets(view):
    """Folds to every bet, the best hand as well."""
    if is_raised(view):
        return ["fold"]
    return wager(view, 0.5)


def act__afraid_on_the_river(view):
    """Never puts in chips on the river, whatever it holds."""
    strong = chance(view["hole"], view["board"])
    if view["legal"]["can_check"]:
        return ["check"] if view["round"] == 4 else wager(view, 0.5)
    return ["call"] if strong > 0.7 and view["round"] < 4 else ["fold"]


def act__calls_and_checks(view):
    """Breaks no rule, and never bets."""
    return ["check"] if view["legal"]["can_check"] else ["call"]


def act__always_the_pot(view):
    """Breaks no rule, and bets the pot with everything."""
    return wager(view, 1)


def act__all_in_always(view):
    """Breaks no rule, and goes all-in with everything."""
    return wager(view, 1000)


def act__at_random(view):
    """Breaks no rule, and chooses by chance."""
    luck = random.Random(str(view["hole"]) + str(view["pot"]))
    free = view["legal"]["can_check"]
    others = [["check"]] if free else [["call"], ["fold"]]
    return luck.choice([wager(view, 1), *others])


def act__by_price_alone(view):
    """Breaks no rule, and trusts a chance against any hand after a raise."""
    strong = chance(view["hole"], view["board"])
    if view["legal"]["can_check"]:
        return ["check"]
    return ["call"] if strong > price(view) else ["fold"]


def act__weak_for_strong(view):
    """Takes the opponent's chance for its own."""
    strong = 1 - chance(view["hole"], view["board"])
    if view["legal"]["can_check"]:
        return wager(view, 1) if strong > 0.5 else ["check"]
    return wager(view, 1) if strong > 0.5 else ["fold"]


def act__percent(view):
    """Compares a chance with percent, so that it never finds itself strong."""
    strong = chance(view["hole"], view["board"])
    if strong > 60:
        return wager(view, 1)
    return ["check"] if view["legal"]["can_check"] else ["fold"]


def act__all_in_as_a_word(view):
    """Says all-in, which is no word of this game."""
    if chance(view["hole"], view["board"]) > 0.8:
        return ["all-in"]
    return ["check"] if view["legal"]["can_check"] else ["fold"]


def act__call_with_a_number(view):
    """Gives the number of chips with the call."""
    owed = view["legal"]["call_adds"]
    if owed:
        strong = chance(view["hole"], view["board"])
        return ["call", owed] if strong > price(view) else ["fold"]
    return ["check"]


def act__chips_added(view):
    """Says how many chips it adds, not the total of the round."""
    strong = chance(view["hole"], view["board"])
    if not is_raised(view) or strong >= 0.85:
        move = wager(view, 1.5 if strong >= 0.55 else 0.2)
        if len(move) == 2:
            move[1] -= view["street_bets"][view["seat"]]
        return move
    return ["call"] if strong > 0.7 else ["fold"]


def act__first_card_of_the_board(view):
    """Looks at the board's first card also before the flop, and raises IndexError."""
    top = view["board"][0]
    paired = top[0] in [card[0] for card in view["hole"]]
    if paired:
        return wager(view, 1)
    return ["check"] if view["legal"]["can_check"] else ["fold"]


def act__lowest_raise_of_none(view):
    """Takes the first of raise_to where that is None, and raises TypeError."""
    if chance(view["hole"], view["board"]) > 0.5:
        return ["raise", view["legal"]["raise_to"][0]]
    return ["check"] if view["legal"]["can_check"] else ["fold"]


def act__name_misspelled(view):
    """Misspells a name in the branch for strong hands, and raises NameError."""
    strong = chance(view["hole"], view["board"])
    if strong > 0.6:
        return wager(veiw, 1)
    return ["check"] if view["legal"]["can_check"] else ["fold"]


def act__too_many_samples(view):
    """Asks chance again and again for a better answer, and is late."""
    chances = [chance(view["hole"], view["board"]) for _ in range(2000)]
    if sum(chances) > 1200:
        return wager(view, 1)
    return ["check"] if view["legal"]["can_check"] else ["fold"]


def act__waits_for_ever(view):
    """Waits for a strong hand in a loop that does not end."""
    while chance(view["hole"], view["board"]) < 0.5:
        pass
    return wager(view, 1)


def act__raise_taken_for_no_raise(view):
    """Bets after a raise and folds without one."""
    strong = chance(view["hole"], view["board"])
    if is_raised(view):
        return wager(view, 1.5 if strong >= 0.55 else 0.2)
    return ["call"] if strong >= 0.8 and view["legal"]["call_adds"] else ["fold"]


def act__no_price_where_free(view):
    """Calls free cards too: the price of a check is 0, and any chance is above it."""
    strong = chance(view["hole"], view["board"])
    if strong > 0.65:
        return wager(view, 0.75)
    return ["call"] if strong > price(view) + 0.1 else ["fold"]


def act__nested(view):
    """Puts the action of wager into a list once more."""
    strong = chance(view["hole"], view["board"])
    if not is_raised(view):
        return [wager(view, 1 if strong > 0.55 else 0.2)]
    return ["call"] if strong >= 0.8 else ["fold"]


def act__printed(view):
    """Prints the action and returns nothing."""
    strong = chance(view["hole"], view["board"])
    print(wager(view, 1) if strong > 0.6 else ["fold"])


def act__check_and_raise_in_one(view):
    """Returns two actions at once."""
    strong = chance(view["hole"], view["board"])
    if view["legal"]["can_check"] and strong > 0.6:
        return ["check", "raise"]
    return ["check"] if view["legal"]["can_check"] else ["call"]


def act__board_eaten(view):
    """Adds the hole cards to the board, so that they count twice."""
    board = view["board"]
    board += view["hole"]
    strong = chance(view["hole"], board[:5])
    if strong > 0.6:
        return wager(view, 1)
    return ["check"] if view["legal"]["can_check"] else ["fold"]


def act__waits_for_the_best(view):
    """Breaks no rule, and plays the very best hands alone."""
    if chance(view["hole"], view["board"]) > 0.95:
        return wager(view, 1)
    return ["check"] if view["legal"]["can_check"] else ["fold"]
