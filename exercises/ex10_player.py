"""Exercise 10: a player of your own.

Goal: read what a player may know, turn a plan into legal actions, and beat Easy.
Time: about 90 minutes, a few lines for each task; then as long as you like.
Before you start: exercises 5 and 9.

The game is no-limit hold'em for two: the blinds are 1 and 2, and both begin each hand
with 200 chips, 100 big blinds. When it is your turn you get a view, a dict. Of its keys
these matter here:

- "hole", "board": your two cards, and those on the board, lists such as ["Th", "9h"];
- "round": 1 before the flop, 2 on it, 3 on the turn, 4 on the river;
- "seat": your seat, 0 or 1;
- "stacks", "street_bets": by seat, the chips left, and those put in in this round;
- "pot": all chips put in in this hand, with those of this round;
- "rules": a dict with "big_blind";
- "legal": a dict that says what you may do. "can_check" is True or False. "call_adds"
  is how many chips a call adds, None where there is nothing to call. "bet_to" and
  "raise_to" are the lowest and the highest total to bet or raise to, a list of two, or
  None where you may not.

An action is a list: ["fold"], ["check"], ["call"], ["bet", 12] or ["raise", 12]. Its
number is a total: all that you have put in in this round when it is done. The first
to put in chips in a round bets; who makes it more raises, and so before the flop,
where the blinds are in, it is always a raise. All chips are play money.

Each task may use the ones above it. Check your work with: holdem-teach check ex10
"""

import random

from holdem_teach import evaluate

# 2c 2d 2h 2s 3c ... As
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
SAMPLES = 50


def chance(hole: list[str], board: list[str]) -> float:
    """Estimate the chance to win against a random hand, a tie as a half. It is given.

    It deals the rest SAMPLES times, as in exercise 9; the same cards get the same
    answer.

    >>> chance(["As", "Ad"], []) > 0.7 > chance(["7c", "2d"], [])
    True
    """
    unseen = [card for card in DECK if card not in hole + board]
    luck, won = random.Random(" ".join(hole + board)), 0.0
    for _ in range(SAMPLES):
        deal = luck.sample(unseen, 7 - len(board))
        full = board + deal[2:]
        mine, theirs = (evaluate(" ".join(cards + full)) for cards in (hole, deal[:2]))
        won += 0.5 if mine == theirs else mine > theirs
    return won / SAMPLES


def price(view: dict) -> float:
    """Compute the pot odds of a call from a view: call / (pot + call).

    view: as above.
    Returns a number from 0 to 1; 0.0 where there is nothing to call.
    Source: en.wikipedia.org, "Pot odds".

    >>> price({"pot": 150, "legal": {"call_adds": 50}})
    0.25
    >>> price({"pot": 150, "legal": {"call_adds": None}})
    0.0
    """
    # Yours to write, in about 2 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def is_raised(view: dict) -> bool:
    """Tell whether somebody has bet or raised in this round; blinds do not count.

    So it is when the highest of the street bets is more than the big blind before the
    flop, and more than 0 later.

    view: as above.
    Returns True or False.
    Source: rules N2 and N3 of this course.

    >>> view = {"round": 1, "street_bets": [1, 2], "rules": {"big_blind": 2}}
    >>> is_raised(view), is_raised({**view, "street_bets": [6, 2]})
    (False, True)
    """
    # Yours to write, in about 2 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def wager(view: dict, share: float) -> list:
    """Bet or raise by a share of the pot; where neither is legal, call.

    The pot is counted as it is after a call: pot + call_adds. Round the share of that
    pot to whole chips, with round; the highest street bet and these chips are the total
    to bet or raise to. If it is less than the lowest total that is legal, take that
    one; if it is more than the highest, that one.

    view: as above.
    share: how much of the pot, above 0; 1 is the whole pot.
    Returns an action. It is ["call"] where bet_to and raise_to are both None, which
    happens when all chips of one player are in.
    Source: rule N3 of this course.

    >>> legal = {"call_adds": 4, "bet_to": None, "raise_to": [10, 200]}
    >>> wager({"pot": 8, "street_bets": [2, 6], "legal": legal}, 0.5)
    ['raise', 12]
    """
    legal, owed = view["legal"], view["legal"]["call_adds"] or 0
    word = "bet" if legal["bet_to"] else "raise"
    # Yours to write, in about 5 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")


def act(view: dict) -> list:
    """Choose an action. How is yours to find out; the points are for

    - never breaking a rule, nor folding where checking is free or nobody can have a
      better hand: 2;
    - never being late: 1, for half a second for a decision and 30 for all at most;
    - winning against Easy, over 2,000 deals that are played from both seats: 1 for
      winning at all, 1 more from 20 big blinds in 100 hands, and 1 more from 40.

    Easy is a player that looks at its own cards alone. Its strength is the chance that
    its hand is the better one now. It raises with 0.75 and more, and calls with 0.45
    and more, whatever a call costs. With less it checks, or folds if it cannot. How
    you do: holdem-teach tournament exercises/ex10_player.py easy --hands 2000

    view: as above.
    Returns an action, which must be legal.
    Source: rule N3 of this course.

    >>> legal = {"can_check": False, "call_adds": 1, "bet_to": None,
    ...     "raise_to": [4, 200]}
    >>> view = {"hole": ["As", "Ad"], "board": [], "round": 1, "pot": 3, "seat": 0,
    ...     "stacks": [199, 198], "street_bets": [1, 2], "rules": {"big_blind": 2},
    ...     "legal": legal}
    >>> act(view)[0] in ("raise", "call")
    True
    """
    strong = chance(view["hole"], view["board"])
    # Yours to write, in about 5 lines, in place of the next line.
    raise NotImplementedError("this part is yours to write")
