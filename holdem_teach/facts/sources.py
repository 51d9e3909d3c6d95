"""Where facts can be looked up; all of them were counted again here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from holdem_teach.words import say

_WIKIPEDIA: Final = "https://en.wikipedia.org/wiki/"
_RULES: Final = "rules.md"


@dataclass(frozen=True)
class Source:
    """A page, a paper, a rule of this course, or nothing but counting.

    Attributes
    ----------
    name
        What the text about it is called; of a rule its number.
    address
        Where it stands: a web address, or the page of the rules beside the lessons;
        empty for counting.

    Examples
    --------
    >>> print(POKER, STRENGTH, COUNTED, sep="; ")
    Wikipedia, Poker probability; rule S1; counting alone
    """

    name: str
    address: str = ""

    def __str__(self) -> str:
        return say(f"facts.from_{self.name}")


COUNTED: Final = Source("counting")
DECK: Final = Source("deck", _WIKIPEDIA + "Standard_52-card_deck")
POKER: Final = Source("poker", _WIKIPEDIA + "Poker_probability")
HOLDEM: Final = Source("holdem", _WIKIPEDIA + "Poker_probability_(Texas_hold_%27em)")
OMAHA: Final = Source("omaha", _WIKIPEDIA + "Omaha_hold_%27em")
POT_ODDS: Final = Source("pot_odds", _WIKIPEDIA + "Pot_odds")
BAYES: Final = Source("bayes", _WIKIPEDIA + "Bayes%27_theorem")
BINOMIAL: Final = Source("binomial", _WIKIPEDIA + "Binomial_distribution")
BIRTHDAY: Final = Source("birthday", _WIKIPEDIA + "Birthday_problem")
COMPARISONS: Final = Source("comparisons", _WIKIPEDIA + "Multiple_comparisons_problem")

# D. Billings, A. Davidson, J. Schaeffer, D. Szafron: The challenge of poker,
# Artificial Intelligence 134 (2002); the same example as in "Opponent modeling in
# poker", AAAI-98.
PAPER: Final = Source("paper", "https://doi.org/10.1016/S0004-3702(01)00130-8")

STRENGTH: Final = Source("S1", _RULES)
POTENTIAL: Final = Source("S3", _RULES)
EQUITY: Final = Source("S4", _RULES)
FREEZEOUT: Final = Source("ranking", _RULES)
CAP: Final = Source("F2", _RULES)
ODD_CHIPS: Final = Source("N6", _RULES)
