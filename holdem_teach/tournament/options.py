"""The options of ``holdem-teach tournament``. Nothing heavy is loaded for them."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from holdem_teach.words import say

# The parameters of the rule sets; one that is not given is as the rules have it.
_WHOLE: Final = (
    "small_blind big_blind small_bet big_bet ante big_blind_ante blind straddle"
    " max_raises buy_in min_hole_cards"
).split()
_SWITCHES: Final = ("check_raise", "cards_speak", "straddle_option")
RULES: Final = (*_WHOLE, *_SWITCHES, "ranking", "blind_rounds")
GAMES: Final = ("nolimit", "fixedlimit", "freezeout")


def add_options(parser: argparse.ArgumentParser, number: Callable[[str], int]) -> None:
    """Add the players and the options of a tournament to a parser."""

    def add(name: str, **how: Any) -> None:
        into = how.pop("into", parser)
        dashed = name.replace("_", "-")
        into.add_argument(f"--{dashed}", help=say(f"tournament.opt_{name}"), **how)

    parser.add_argument(
        "players", metavar="PLAYER", nargs="+", help=say("tournament.opt_players")
    )
    add("game", choices=GAMES, default="nolimit")
    one_of = parser.add_mutually_exclusive_group()
    add("hands", metavar="N", type=number, into=one_of)
    add("freezeouts", metavar="N", type=number, into=one_of)
    add("table", metavar="N", type=number, default=2)
    add("seats", metavar="N", type=number, default=0)
    add("stack", metavar="CHIPS", type=number, default=0)
    add("seed", metavar="S", type=int)
    add("jobs", metavar="N", type=number, default=1)
    add("out", metavar="DIR", type=Path)
    add("seconds", metavar="S", type=float, default=0.5)
    rules = parser.add_argument_group(say("tournament.opt_rules"))
    for name in _WHOLE:
        rules.add_argument(f"--{name.replace('_', '-')}", metavar="N", type=int)
    for name in _SWITCHES:
        action = argparse.BooleanOptionalAction
        rules.add_argument(f"--{name.replace('_', '-')}", action=action, default=None)
    rules.add_argument("--ranking", choices=("freezeout", "standard"))
    rules.add_argument("--blind-rounds", metavar="N", type=int, nargs="*")
