"""Exercise 4: a round of betting with limits.

Goal: say what may be done in a round of betting, do it, and see when the round is over.
Time: about 60 minutes, a few lines for each task.
Before you start: exercise 1; a look at how a round of betting goes.

Seats are numbered from 0, clockwise. A round of betting is a dict, the state:

- "round": 1 before the flop, 2 on it, 3 on the turn, 4 on the river;
- "street_bets": the chips that each seat has put in in this round, a list;
- "stacks": the chips that each seat has left, a list;
- "folded": whether each seat has folded, a list of True and False;
- "acted": whether each seat has had a turn in this round, a list; who posted a blind
  or a straddle counts as having had one;
- "actor": the seat whose turn it is;
- "bet": the size of a bet, and of a raise, in this round;
- "raises": how many raises there were; blinds, straddle and an opening bet are none;
- "max_raises": how many there may be.

An action is a word: fold, check, call, bet, raise or all-in. All chips are play money.
The rules are those of the course's freezeout. In fixed limit, as in lesson 5, the big
blind has a turn left when all have called, and an all-in may raise by less than a bet.

Each task may use the ones above it. Check your work with: holdem-teach check ex04
"""

from copy import deepcopy


def to_call(bets: list[int], seat: int) -> int:
    """Say how many chips a seat has to add to match the highest bet.

    bets: the chips that each seat has put in in this round.
    Returns a whole number, 0 where nothing is owed.
    Source: rule L7 of this course.

    >>> to_call([5, 10, 0], 0)
    5
    """
    # Yours to write, in about 1 line, in place of the next line.
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


def legal(state: dict) -> list[str]:
    """List what the seat in turn may do.

    - fold: always.
    - check: where there is nothing to call.
    - call: where there is, and the stack is enough for it.
    - all-in: where there is, and the stack is not enough.
    - bet: where nobody has put in anything yet, for who has the whole bet.
    - raise: where somebody has, for who has what is to call and a whole bet on top, as
      long as there were fewer than max_raises.

    Nobody may bet or raise when all others still in have no chips left; others_can_act
    tells that.

    state: as above.
    Returns a sorted list of words.
    Source: rules L6 to L8 of this course.

    >>> state = {"round": 3, "street_bets": [0, 20, 0], "stacks": [500, 480, 15],
    ...     "folded": [False, False, False], "acted": [True, True, False],
    ...     "actor": 2, "bet": 20, "raises": 0, "max_raises": 3}
    >>> legal(state), legal({**state, "actor": 0})
    (['all-in', 'fold'], ['call', 'fold', 'raise'])
    """
    seat = state["actor"]
    stack, owed = state["stacks"][seat], to_call(state["street_bets"], seat)
    words = ["fold"]
    # Yours to write, in about 6 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")
    return sorted(words)


def next_actor(state: dict) -> int:
    """Give the next seat clockwise that is still in and has chips left. It is given.

    Where there is no other, it is the same seat again.

    >>> next_actor({"actor": 0, "stacks": [90, 0, 5], "folded": [False] * 3})
    2
    """
    count, seat = len(state["stacks"]), state["actor"]
    turns = [(seat + step) % count for step in range(1, count + 1)]
    able = [s for s in turns if not state["folded"][s] and state["stacks"][s] > 0]
    return able[0] if able else seat


def after(state: dict, action: str) -> dict:
    """Do what the seat in turn has chosen, and give the state that follows.

    Its chips move from its stack to its street bet: for a call what is to call, for a
    bet one bet, for a raise what is to call and one bet, for all-in the whole stack.
    Then it has folded, or the raise is counted, and it has had its turn; last comes
    next_actor.

    state: as above. It is left as it is: new is a copy.
    action: a word that is legal.
    Returns the new state, a dict with the same keys.
    Source: rules L7 and L8 of this course.

    >>> state = {"round": 3, "street_bets": [0, 20], "stacks": [500, 480],
    ...     "folded": [False, False], "acted": [False, True],
    ...     "actor": 0, "bet": 20, "raises": 0, "max_raises": 3}
    >>> new = after(state, "raise")
    >>> new["street_bets"], new["stacks"], new["raises"], new["actor"]
    ([40, 20], [460, 480], 1, 1)
    """
    new = deepcopy(state)
    seat, bet = state["actor"], state["bet"]
    owed = to_call(state["street_bets"], seat)
    chips = {"call": owed, "bet": bet, "raise": owed + bet}
    # Yours to write, in about 6 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")
    new["actor"] = next_actor(new)
    return new


def round_over(state: dict) -> bool:
    """Tell whether nobody has a turn any more in this round.

    So it is when one player alone is still in. Else look at those who are still in and
    have chips left: it is over when each of them has had a turn and has nothing to
    call. Somebody who is the only one left with chips needs no turn if there is
    nothing to call.

    state: as above, after an action.
    Returns True or False.
    Source: rules L5 and L10 of this course.

    >>> state = {"round": 3, "street_bets": [20, 20], "stacks": [480, 480],
    ...     "folded": [False, False], "acted": [True, True],
    ...     "actor": 0, "bet": 20, "raises": 0, "max_raises": 3}
    >>> round_over(state), round_over({**state, "street_bets": [20, 40]})
    (True, False)
    """
    bets, seats = state["street_bets"], range(len(state["stacks"]))
    staying = [seat for seat in seats if not state["folded"][seat]]
    able = [seat for seat in staying if state["stacks"][seat] > 0]
    # Yours to write, in about 5 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")
