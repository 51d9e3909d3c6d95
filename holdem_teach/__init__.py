"""Learn probability and careful programming with Texas Hold'em. Play money only.

Heavy parts (NumPy, numba, matplotlib, ipywidgets) load when first used.
"""

from __future__ import annotations

from importlib import import_module

__version__ = "0.1.0"

_HOMES = {
    "Card": "cards",
    "CardError": "cards",
    "parse_cards": "cards",
    "Range": "strength.ranges",
    "RangeError": "strength.ranges",
    "read_range": "strength.ranges",
    "evaluate": "ranking.evaluator",
    "evaluate_many": "ranking.evaluator",
    "evaluate_omaha": "ranking.omaha",
    "freezeout_value": "ranking.freezeout",
    "category": "ranking.categories",
    "describe": "ranking.categories",
    "best_five": "ranking.categories",
    "effective_hand_strength": "strength.exact",
    "hand_strength": "strength.exact",
    "hand_potential": "strength.exact",
    "ehs_grid": "strength.grid",
    "equity": "strength.equity",
    "sample_effective_hand_strength": "strength.sampled",
    "sample_multiway_strength": "strength.multiway",
    "breakdown": "strength.breakdown",
    "made_hand": "strength.draws",
    "minimum_defence": "strength.odds",
    "needed_equity": "strength.odds",
    "next_cards": "strength.next_cards",
    "outs": "strength.outs",
    "rule_of_four_and_two": "strength.odds",
    "check": "course",
    "hint": "course",
    "progress": "course",
    "explore": "widgets",
    "explore_hand": "widgets",
    "explore_pots": "widgets",
    "explore_range": "widgets",
    "play": "widgets",
    "quiz": "widgets",
}
__all__ = ["__version__", *_HOMES]


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"holdem_teach.{_HOMES[name]}"), name)
    globals()[name] = value  # found at once from now on
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
