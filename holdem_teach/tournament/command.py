"""``holdem-teach tournament``: from options to a plan, and to what is printed."""

from __future__ import annotations

import argparse
from typing import Final

from holdem_teach.game.rule_set import Rules
from holdem_teach.game.rules import rules_from_plain
from holdem_teach.tournament.deals import practice_key, secret_key
from holdem_teach.tournament.files import kept_key
from holdem_teach.tournament.options import RULES
from holdem_teach.tournament.plan import Plan
from holdem_teach.tournament.run import Outcome, run

_HANDS: Final = 1000
_FREEZEOUTS: Final = 50
# What a game has where nothing is given and the rules name no value themselves
_BETS: Final = {"fixedlimit": {"small_bet": 10, "big_bet": 20}}


def play(options: argparse.Namespace) -> Outcome:
    """Play the tournament that the options of the command name.

    Raises
    ------
    ValueError
        If they do not fit together.
    """
    return run(plan_of(options), options.out, options.jobs)


def plan_of(options: argparse.Namespace) -> Plan:
    """Return what is to be played."""
    freezeout = options.freezeouts is not None or (
        options.game == "freezeout" and options.hands is None
    )
    deals = options.freezeouts or _FREEZEOUTS if freezeout else options.hands or _HANDS
    return Plan(
        rules_of(options),
        tuple(options.players),
        deals,
        _key(options),
        practice=options.seed,
        table=options.table,
        seats=options.seats,
        stack=options.stack,
        freezeout=freezeout,
        seconds=options.seconds,
    )


def rules_of(options: argparse.Namespace) -> Rules:
    """Return the rule set with the parameters that were given."""
    given = {name: getattr(options, name) for name in RULES}
    given = {name: value for name, value in given.items() if value is not None}
    bets = _BETS.get(options.game, {})
    if given.get("small_bet") and "big_bet" not in given:
        bets = bets and {"big_bet": 2 * given["small_bet"]}
    return rules_from_plain({"game": options.game} | bets | given)


def _key(options: argparse.Namespace) -> bytes:
    """The key that follows from the seed; else that of the folder, or a new one."""
    if options.seed is not None:
        return practice_key(options.seed)
    kept = kept_key(options.out) if options.out else None
    return kept or secret_key()
