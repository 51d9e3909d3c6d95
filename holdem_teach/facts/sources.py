"""Where facts can be looked up; all of them were counted again here."""

from __future__ import annotations

from typing import Final

_WIKIPEDIA: Final = "https://en.wikipedia.org/wiki/"

COUNTED: Final = "counting alone"
DECK: Final = f"{_WIKIPEDIA}Standard_52-card_deck"
POKER: Final = f"{_WIKIPEDIA}Poker_probability"
HOLDEM: Final = f"{_WIKIPEDIA}Poker_probability_(Texas_hold_%27em)"
OMAHA: Final = f"{_WIKIPEDIA}Omaha_hold_%27em"
POT_ODDS: Final = f"{_WIKIPEDIA}Pot_odds"
BAYES: Final = f"{_WIKIPEDIA}Bayes%27_theorem"
BINOMIAL: Final = f"{_WIKIPEDIA}Binomial_distribution"
BIRTHDAY: Final = f"{_WIKIPEDIA}Birthday_problem"
COMPARISONS: Final = f"{_WIKIPEDIA}Multiple_comparisons_problem"

# D. Billings, A. Davidson, J. Schaeffer, D. Szafron: The challenge of poker,
# Artificial Intelligence 134 (2002); the same example as in "Opponent modeling in
# poker", AAAI-98.
PAPER: Final = "https://doi.org/10.1016/S0004-3702(01)00130-8"

# Rules by the number that they have in notebooks/rules.md.
STRENGTH: Final = "rules.md, S1"
POTENTIAL: Final = "rules.md, S2 and S3"
EQUITY: Final = "rules.md, S4"
FREEZEOUT: Final = "rules.md, the freezeout ranking"
CAP: Final = "rules.md, F2"
ODD_CHIPS: Final = "rules.md, N6"
