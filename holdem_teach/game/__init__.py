"""How is a hand played? Three games by their rules, on one engine."""

from holdem_teach.game.betting import IllegalAction
from holdem_teach.game.hand import Hand
from holdem_teach.game.legal import LegalActions
from holdem_teach.game.rules import FixedLimitRules, FreezeoutRules, NoLimitRules
from holdem_teach.game.table import Table

__all__ = [
    "FixedLimitRules",
    "FreezeoutRules",
    "Hand",
    "IllegalAction",
    "LegalActions",
    "NoLimitRules",
    "Table",
]
