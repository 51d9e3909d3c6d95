"""What a hand is by one rule: its five cards, what beats it, how rare it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import DECK, Cards, read_spot
from holdem_teach.ranking.categories import CATEGORIES, category, describe_value
from holdem_teach.ranking.evaluator import evaluate
from holdem_teach.strength.hand_names import PAIRS
from holdem_teach.strength.opponents import are_blocked
from holdem_teach.widgets.hand_rules import RULES, Rule
from holdem_teach.words import say

# How many hands of five, six and seven cards have each category; a test counts them.
HANDS: Final = {
    5: (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40),
    6: (6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844),
    7: (
        *(23294460, 58627800, 31433400, 6461620, 6180020),
        *(4047644, 3473184, 224848, 41584),
    ),
}
_SIDE_CARDS_IN: Final = (3, 6, 7)
_VALUES: Final = 7462


@dataclass(frozen=True)
class HandFacts:
    """What hole cards and a board make by a rule.

    Attributes
    ----------
    hole, board
        The cards.
    rule
        The rule.

    Examples
    --------
    >>> hand = hand_facts("Ad Qc", "3h 4c Jh Qd 2s")
    >>> hand
    Ad Qc on 3h 4c Jh Qd 2s: one pair, queens with ace, jack and four
    >>> hand.counts.tolist()  # of opponents' hands: beaten, tied, stronger
    [856, 6, 128]
    """

    hole: Cards
    board: Cards
    rule: Rule

    @cached_property
    def five(self) -> Cards:
        """The five cards that count, the strongest first."""
        return self.rule.best(self.hole, self.board)

    @cached_property
    def value(self) -> int:
        """The standard value of the five cards."""
        return evaluate(self.five)

    @property
    def category(self) -> str:
        """The category's name."""
        return category(self.value)

    @property
    def words(self) -> str:
        """The hand in words, as the rule reads it."""
        return words_of(self.value, self.rule)

    @property
    def cards(self) -> int:
        """From how many cards five were chosen, if any five may be; else five."""
        number = len(self.hole) + len(self.board)
        return number if self.rule.least == 0 and number in HANDS else 5

    @property
    def share(self) -> float:
        """Which part of all hands of so many cards has this category, 0 to 1."""
        return self._of_all(HANDS[self.cards])

    @property
    def share_or_better(self) -> float:
        """Which part of all hands of so many cards has it or a better one, 0 to 1."""
        down = list(accumulate(reversed(HANDS[self.cards])))
        return self._of_all(down[::-1])

    def _of_all(self, counts: Sequence[int]) -> float:
        return counts[CATEGORIES.index(self.category)] / sum(HANDS[self.cards])

    @cached_property
    def _theirs(self) -> tuple[NDArray[np.intp], NDArray[np.int64]]:
        """Places of the hands that an opponent can hold, and their standard values."""
        free = np.flatnonzero(~are_blocked([*self.hole, *self.board]))
        return free, self.rule.values_of_pairs(self.board)[free]

    @cached_property
    def table(self) -> NDArray[np.int64]:
        """How many hands of each category one beats, ties and loses to, (9, 3)."""
        values = self._theirs[1]
        ranks = _ranks(self.rule)
        signs = 1 + np.sign(ranks[values] - ranks[self.value])
        return np.bincount(3 * _places()[values] + signs, minlength=27).reshape(9, 3)

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many of an opponent's hands one beats, ties and loses to."""
        total: NDArray[np.int64] = self.table.sum(axis=0)
        return total

    @property
    def next_better(self) -> tuple[int, Cards] | None:
        """The weakest hand that beats this one here, as value and two cards, if any."""
        free, values = self._theirs
        ranks = _ranks(self.rule)
        above = np.flatnonzero(ranks[values] > ranks[self.value])
        if not len(above):
            return None
        weakest = above[values[above].argmin()]
        low, high = PAIRS[free[weakest]]
        return int(values[weakest]), Cards((DECK[high], DECK[low]))

    def __repr__(self) -> str:
        said = {"hole": self.hole, "board": self.board}
        return say("hand.sentence", words=self.words, **said)


def hand_facts(
    hole: str | Sequence[int], board: str | Sequence[int], rule: str = "standard"
) -> HandFacts:
    """Return what hole cards and a board make by a rule.

    Parameters
    ----------
    hole, board
        Two hole cards or four, and three to five board cards.
    rule
        "standard", "freezeout" or "omaha".

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are too few or too many.

    Examples
    --------
    >>> hand_facts("Ah Kd", "9c 9d 9h 9s 3d", "freezeout").words
    'four of a kind, nines (side cards do not count)'
    """
    return HandFacts(*read_spot(hole, board, (2, 4)), RULES[rule])


def words_of(value: int, rule: Rule) -> str:
    """Return a hand in words, without the side cards that a rule does not look at.

    Examples
    --------
    >>> words_of(7200, RULES["standard"])
    'full house, sixes over aces'
    """
    words = describe_value(value)
    if rule.side_cards or _place(value) not in _SIDE_CARDS_IN:
        return words
    for between in (" with ", " over "):
        words = words.partition(between)[0]
    return say("hand.no_side_cards", words=words)


def _place(value: int) -> int:
    return CATEGORIES.index(category(value))


@cache
def _places() -> NDArray[np.intp]:
    """The place of the category of each standard value; 0 stands for 0."""
    return np.array([0, *map(_place, range(1, _VALUES + 1))], dtype=np.intp)


@cache
def _ranks(rule: Rule) -> NDArray[np.int64]:
    """What a rule compares, for each standard value; 0 stands for 0."""
    ranks = [0, *map(rule.rank, range(1, _VALUES + 1))]
    return np.array(ranks, dtype=np.int64)
