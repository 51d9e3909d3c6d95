"""Typical wrong versions of ex10_player; each docstring names the cause.

``price__by_the_pot`` is a wrong version of ``price``. All else is as in the solution,
from which the functions are imported.
"""

from ex10_player import act, chance, is_raised, price, wager


def owed(view):
    return view["legal"]["call_adds"] or 0


def wish(view, share):
    """The total that a share of the pot comes to, whatever is legal."""
    return max(view["street_bets"]) + round(share * (view["pot"] + owed(view)))


def span(view):
    return view["legal"]["bet_to"] or view["legal"]["raise_to"]


def within(view, total):
    """The nearest total that is legal, where there is one."""
    low, high = span(view) or (0, 0)
    return min(max(total, low), high)


def sized(view, total):
    """A bet or raise to some total, legal or not, where one is legal at all."""
    word = "bet" if view["legal"]["bet_to"] else "raise"
    return [word, total] if span(view) else ["call"]


def price__by_the_pot(view):
    """the call is divided by the pot alone; the call joins the pot that one plays for."""
    return owed(view) / view["pot"]


def price__nothing_to_call(view):
    """call_adds is None where there is nothing to call, and one cannot divide that."""
    call = view["legal"]["call_adds"]
    return call / (view["pot"] + call)


def price__whole_chips(view):
    """// leaves the fraction out, and all of a price is a fraction; use /."""
    return owed(view) / 1 // (view["pot"] + owed(view))


def price__highest_bet(view):
    """the highest bet is taken for the call; what one has put in already counts."""
    bet = max(view["street_bets"]) if owed(view) else 0
    return bet / (view["pot"] + bet)


def price__call_added_twice(view):
    """the call is added to the pot twice; view["pot"] already has the bet in it, and
    the call joins it once."""
    return owed(view) / (view["pot"] + 2 * owed(view))


def price__of_the_pot(view):
    """the pot is divided, and not the call: that is the opponent's part."""
    return view["pot"] / (view["pot"] + owed(view)) if owed(view) else 0.0


def is_raised__something_to_call(view):
    """the small blind's call is taken for a raise: it owes a chip that nobody raised."""
    return owed(view) > 0


def is_raised__blind_counted(view):
    """the blinds alone are taken for a raise; before the flop the highest bet has to be
    more than the big blind."""
    return max(view["street_bets"]) > 0


def is_raised__blind_in_every_round(view):
    """a bet after the flop is compared with the big blind, so that one of the same size
    is not seen; there are no blinds in those rounds."""
    return max(view["street_bets"]) > view["rules"]["big_blind"]


def is_raised__blind_is_enough(view):
    """the bets are compared with >=, so that the blind itself is taken for a raise."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    return max(view["street_bets"]) >= blind


def is_raised__own_bet(view):
    """only one's own bet is looked at; the highest of all counts."""
    blind = view["rules"]["big_blind"] if view["round"] == 1 else 0
    return view["street_bets"][view["seat"]] > blind


def is_raised__the_other_way_round(view):
    """True and False are swapped: the question is whether somebody has raised."""
    return not is_raised(view)


def wager__pot_before_the_call(view, share):
    """the pot is taken as it lies there; it is counted as it is after a call."""
    total = max(view["street_bets"]) + round(share * view["pot"])
    return sized(view, within(view, total))


def wager__on_its_own_bet(view, share):
    """the share is added to one's own bet; a raise goes on top of the highest one."""
    return sized(view, within(view, wish(view, share) - owed(view)))


def wager__share_alone(view, share):
    """the number is the share of the pot alone; it is a total, so the highest bet is
    added."""
    return sized(view, within(view, wish(view, share) - max(view["street_bets"])))


def wager__below_the_lowest(view, share):
    """the total may be below the lowest one that is legal."""
    return sized(view, min(wish(view, share), span(view)[1]) if span(view) else 0)


def wager__above_the_highest(view, share):
    """the total may be above the highest one that is legal."""
    return sized(view, max(wish(view, share), span(view)[0]) if span(view) else 0)


def wager__always_a_raise(view, share):
    """it is called a raise where nobody has put in chips: there it is a bet."""
    word, *total = wager(view, share)
    return ["raise" if total else word, *total]


def wager__no_span(view, share):
    """bet_to and raise_to are both None when all chips of one player are in, and None
    has no lowest and no highest total: ask for that first."""
    low, high = span(view)
    return sized(view, min(max(wish(view, share), low), high))


def wager__fractions(view, share):
    """the total is not rounded to whole chips."""
    total = max(view["street_bets"]) + share * (view["pot"] + owed(view))
    return sized(view, within(view, total))


def wager__fraction_cut_off(view, share):
    """int cuts the fraction off; round takes the nearest whole number."""
    total = max(view["street_bets"]) + int(share * (view["pot"] + owed(view)))
    return sized(view, within(view, total))


def wager__total_rounded(view, share):
    """the total is rounded as a whole; the share is, before the highest bet is
    added. It matters where there are halves, which round makes even."""
    total = max(view["street_bets"]) + share * (view["pot"] + owed(view))
    return sized(view, within(view, round(total)))


def wager__chips_for_total(view, share):
    """the number is how many chips are added; it is the total in this round, with what
    is in already."""
    word, *total = wager(view, share)
    return [word, *(chips - view["street_bets"][view["seat"]] for chips in total)]


def wager__always_a_bet(view, share):
    """it is called a bet where chips are in already, blinds as well: there it is a
    raise."""
    word, *total = wager(view, share)
    return ["bet" if total else word, *total]


def act__tuple(view):
    """the action is a tuple, with round brackets or with none; it is a list, with
    square ones."""
    return tuple(act(view))


def act__word_alone(view):
    """the word stands alone; an action is a list, even if there is only a word in it."""
    action = act(view)
    return action if len(action) == 2 else action[0]


def act__chips_for_total(view):
    """the number is how many chips are added; it is the total in this round, with what
    is in already."""
    word, *total = act(view)
    return [word, *(chips - view["street_bets"][view["seat"]] for chips in total)]


def act__always_a_raise(view):
    """it is called a raise where nobody has put in chips: there it is a bet."""
    word, *total = act(view)
    return ["raise" if total else word, *total]


def act__always_a_bet(view):
    """it is called a bet where chips are in already, blinds as well: there it is a
    raise."""
    word, *total = act(view)
    return ["bet" if total else word, *total]


def act__checks_a_bet(view):
    """it checks where there is something to call: then there are call and fold."""
    return act(view) if not is_raised(view) else ["check"]


def act__calls_nothing(view):
    """it calls where there is nothing to call: then there is check."""
    return ["call"]


def act__folds_for_nothing(view):
    """it folds without asking first whether a check is free."""
    return act(view) if chance(view["hole"], view["board"]) >= 0.7 else ["fold"]


def act__folds_the_best(view):
    """even the best hand comes to the fold when somebody bets; look at what is asked
    before it."""
    is_weak = chance(view["hole"], view["board"]) < 0.5
    return wager(view, 0.5) if is_weak or not is_raised(view) else ["fold"]


def act__no_way_out(view):
    """there is no return where none of the conditions holds, so None comes back."""
    if not is_raised(view):
        return wager(view, 0.5)
    if price(view) > 1:
        return ["call"]


def act__all_there_is(view):
    """the total is more than the stack: raise_to says what the highest one is."""
    return sized(view, sum(view["stacks"]))


def act__too_small(view):
    """the total is below the lowest one, which bet_to and raise_to begin with."""
    return sized(view, max(view["street_bets"]) + 1)
