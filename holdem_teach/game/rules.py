"""The games as data: what differs between them, and nothing else.

A rule set says who posts what and who is first (``open_round``), how large bets are
(``bet_size``, ``sizes``), how pots are divided (``divide``), how hands compare
(``value``) and whether they are announced (``announced``). The rest is the same for
all, and is written once: ``betting.py``, ``showdown.py``, ``hand.py``.

They are frozen, so that one can serve many hands. ``card_rooms.py`` holds the two games
with blinds, ``freezeout.py`` the third; both stand on ``rule_set.py``.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import signature
from typing import Any

from holdem_teach.game.card_rooms import FixedLimitRules, NoLimitRules
from holdem_teach.game.freezeout import FreezeoutRules
from holdem_teach.game.rule_set import Rules, check_choice
from holdem_teach.words import say

__all__ = [
    "FixedLimitRules",
    "FreezeoutRules",
    "NoLimitRules",
    "rules_from_plain",
]


def rules_from_plain(plain: Mapping[str, Any]) -> Rules:
    """Return the rule set that :meth:`Rules.plain` wrote.

    Raises
    ------
    ValueError
        If the game is not known, or a parameter is wrong.

    Examples
    --------
    >>> rules_from_plain({"game": "nolimit", "big_blind": 10})
    NoLimitRules(small_blind=1, big_blind=10, ante=0, big_blind_ante=0)
    """
    if not isinstance(plain, Mapping):
        raise ValueError(say("game.bad_plain", plain=plain))
    given = dict(plain)
    game = given.pop("game", None)
    check_choice("game", game, tuple(Rules.known))
    rules = Rules.known[game]
    parameters = signature(rules).parameters
    needed = {name for name, each in parameters.items() if each.default is each.empty}
    if not needed <= given.keys() <= parameters.keys():
        said = {"came": ", ".join(map(str, given)), "expected": ", ".join(parameters)}
        raise ValueError(say("game.bad_parameters", game=game, **said))
    return rules(**given)
