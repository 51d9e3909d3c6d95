"""Exercise 5: betting without a limit.

Goal: work out the smallest raise, who may raise again, and all that is legal.
Time: about 60 minutes, a few lines for each task.
Before you start: exercise 4.

Seats are numbered from 0, clockwise. A round of betting is a dict, the state:

- "round": 1 before the flop, 2 on it, 3 on the turn, 4 on the river;
- "big_blind": the big blind;
- "street_bets": the chips that each seat has put in in this round, a list;
- "stacks": the chips that each seat has left, a list;
- "folded": whether each seat has folded, a list of True and False;
- "actor": the seat whose turn it is;
- "actions": what was done in this round, in order, without folds and blinds: a list of
  tuples (seat, total), where total is what the seat has put in in this round by then.
  A check leaves the total as it was.

The price is what staying in costs in this round, as a total: the highest total so far,
before the flop at least the big blind. Whoever goes all-in may put in less than the
price, or raise by less than others may. All chips are play money.

Each task may use the ones above it. Check your work with: holdem-teach check ex05
"""


def price_after(state: dict, count: int) -> int:
    """Give the price after the first count actions of this round. It is given.

    >>> state = {"round": 1, "big_blind": 10, "actions": [(0, 30), (1, 30), (2, 70)]}
    >>> price_after(state, 0), price_after(state, 2), price_after(state, 3)
    (10, 30, 70)
    """
    opening = state["big_blind"] if state["round"] == 1 else 0
    return max([opening, *(total for _, total in state["actions"][:count])])


def min_raise_to(state: dict) -> int:
    """Give the lowest total to which one may bet or raise now, stacks left aside.

    It is the price and a step more. The step is the big blind at first. A bet or raise
    that makes the price rise by the step or more is full, and its rise is the new step.
    An all-in that makes the price rise by less leaves the step as it was.

    state: as above; street_bets, stacks, folded and actor do not matter.
    Returns a whole number.
    Source: rules N3 and N4 of this course.

    >>> state = {"round": 2, "big_blind": 10, "actions": [(0, 40)]}
    >>> min_raise_to(state)
    80
    >>> min_raise_to({**state, "actions": [(0, 40), (1, 55)]})
    95
    """
    price, step = price_after(state, 0), state["big_blind"]
    # Yours to write, in about 5 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def reopened(state: dict, seat: int) -> bool:
    """Tell whether a seat that has its turn may raise, as far as others' raises go.

    Who has not acted in this round may. Who has may do so again only if the price has
    risen since by at least the step, that is by a full raise, in one go or in several.
    (The step is what min_raise_to adds to the price.)

    state: as above; street_bets, stacks, folded and actor do not matter.
    Returns True or False.
    Source: rule N4 of this course.

    >>> state = {"round": 2, "big_blind": 10, "actions": [(0, 40), (1, 55)]}
    >>> reopened(state, 0), reopened(state, 2)
    (False, True)
    >>> reopened({**state, "actions": [(0, 40), (1, 55), (2, 80)]}, 0)
    True
    """
    price = price_after(state, len(state["actions"]))
    turns = [place for place, (who, _) in enumerate(state["actions"]) if who == seat]
    # Yours to write, in about 4 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def others_can_act(state: dict) -> bool:
    """Tell whether anybody else is still in and has chips left. It is given.

    >>> others_can_act({"actor": 0, "stacks": [90, 0, 5], "folded": [False] * 3})
    True
    """
    return any(
        chips > 0 and not state["folded"][seat] and seat != state["actor"]
        for seat, chips in enumerate(state["stacks"])
    )


def legal(state: dict) -> dict:
    """Say what the seat in turn may do, and for how many chips.

    - "fold": 0, always.
    - "check": 0, where there is nothing to call.
    - "call": the chips that it adds, where there is. They are what is missing to the
      price, or the whole stack if that is less.
    - "bet" where the price is 0, else "raise": a tuple, the lowest and the highest
      total to bet or raise to. It takes more chips than a call; the action must be
      reopened for the seat; and others_can_act must say so. The highest total is the
      whole stack, with what is in already. The lowest is min_raise_to, or the highest
      total if that is less: all-in.

    state: as above.
    Returns a dict from words to chips, in any order.
    Source: rules N3 and N4 of this course.

    >>> state = {"round": 2, "big_blind": 10, "street_bets": [40, 0], "actor": 1,
    ...     "stacks": [160, 200], "folded": [False] * 2, "actions": [(0, 40)]}
    >>> legal(state) == {"fold": 0, "call": 40, "raise": (80, 200)}
    True
    """
    seat, price = state["actor"], price_after(state, len(state["actions"]))
    stack, paid = state["stacks"][seat], state["street_bets"][seat]
    owed, most = price - paid, paid + stack
    found = {"fold": 0}
    # Yours to write, in about 6 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")
    return found
