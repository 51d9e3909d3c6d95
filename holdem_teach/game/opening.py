"""What a hand begins with, read once at the edge: who has chips, and the button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from holdem_teach.game.rule_set import Rules
from holdem_teach.words import say


def read_stacks(rules: Rules, stacks: Sequence[int] | int) -> list[int]:
    """Return chips by seat, 0 for an empty seat.

    A number of players brings the buy-in of the rules each.

    Raises
    ------
    ValueError
        If these are no rules, no chips, or too few or too many players.

    Examples
    --------
    >>> from holdem_teach.game.rules import FreezeoutRules
    >>> read_stacks(FreezeoutRules(), 3)
    [1000, 1000, 1000]
    """
    if not isinstance(rules, Rules):
        raise ValueError(say("game.bad_rules", rules=rules))
    if type(stacks) is int:
        stacks = [_buy_in(rules)] * min(stacks, rules.most_players + 1)
    if not isinstance(stacks, (list, tuple)) or not all(map(_is_chips, stacks)):
        raise ValueError(say("game.bad_stacks", stacks=stacks))
    count = sum(chips > 0 for chips in stacks)
    if not 2 <= count <= rules.most_players:
        said = {"count": count, "low": 2, "high": rules.most_players}
        raise ValueError(say("game.bad_players", rule=rules.cites["players"], **said))
    return list(stacks)


def _buy_in(rules: Rules) -> int:
    if rules.buy_in is None:
        raise ValueError(say("game.no_buy_in", game=rules.game))
    return rules.buy_in


def _is_chips(chips: object) -> bool:
    return isinstance(chips, int) and not isinstance(chips, bool) and chips >= 0


def read_button(button: Any, chips: Sequence[int]) -> int:
    """Return the seat of the button.

    Raises
    ------
    ValueError
        If it is no seat with chips.
    """
    seats = [seat for seat, stack in enumerate(chips) if stack]
    if type(button) is not int or button not in seats:
        raise ValueError(say("game.bad_button", button=button, seats=seats))
    return button
