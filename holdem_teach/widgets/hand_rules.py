"""Three rules of what counts: any five cards, one of one's own at least, or two.

They differ in how many hole cards have to play, and in whether side cards break ties.
The evaluator of the standard ranking serves all three: the freezeout's values are runs
of neighbours among the standard ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import Card, Cards
from holdem_teach.ranking.categories import best_five
from holdem_teach.ranking.evaluator import evaluate, evaluate_many
from holdem_teach.ranking.freezeout import freezeout_values
from holdem_teach.strength.hand_names import PAIRS
from holdem_teach.words import say


@dataclass(frozen=True)
class Rule:
    """How many hole cards play, and what compares.

    Attributes
    ----------
    key
        "standard", "freezeout" or "omaha".
    least, most
        How many hole cards play.
    side_cards
        Whether cards beside three of a kind, a full house's three and four of a kind
        count.

    Examples
    --------
    >>> RULES["omaha"].name, RULES["omaha"].asks
    ('Omaha', 'Omaha: two of your own')
    """

    key: str
    least: int
    most: int
    side_cards: bool = True

    @property
    def name(self) -> str:
        """The rule's name."""
        return say(f"rule_names.{self.key}")

    @property
    def asks(self) -> str:
        """The rule's name, with what it asks for."""
        return say("hand.rule", name=self.name, asks=say(f"rule_asks.{self.key}"))

    def rank(self, value: int) -> int:
        """Return what compares, given a standard value.

        Examples
        --------
        >>> RULES["freezeout"].rank(7462)
        6331
        """
        return value if self.side_cards else freezeout_values()[value]

    def best(self, hole: Sequence[Card], board: Sequence[Card]) -> Cards:
        """Return the five cards that count, the strongest first.

        Examples
        --------
        >>> from holdem_teach.cards import parse_cards
        >>> hole, board = parse_cards("2c 3d"), parse_cards("As Ks Qs Js Ts")
        >>> print(RULES["standard"].best(hole, board))
        As Ks Qs Js Ts
        >>> print(RULES["freezeout"].best(hole, board))
        As Ks Qs Js 3d
        """
        five = max(self._fives(hole, board), key=evaluate)
        return Cards(best_five(five))

    def _fives(
        self, hole: Sequence[Card], board: Sequence[Card]
    ) -> Iterator[tuple[Card, ...]]:
        for own, shared in self._choices(len(hole), len(board)):
            yield (*(hole[i] for i in own), *(board[i] for i in shared))

    def values_of_pairs(self, board: Sequence[Card]) -> NDArray[np.int64]:
        """Return the standard value of each of the 1,326 hands on a board, (1326,).

        It means nothing for hands that hold a card of the board.

        Examples
        --------
        >>> from holdem_teach.cards import parse_cards
        >>> board = parse_cards("As Ks Qs Js Ts")
        >>> int(RULES["standard"].values_of_pairs(board)[0])
        7462
        """
        table = np.tile(np.array(board, dtype=np.uint8), (len(PAIRS), 1))
        return self.values(PAIRS, table)

    def values(
        self, holes: NDArray[np.uint8], boards: NDArray[np.uint8]
    ) -> NDArray[np.int64]:
        """Return the standard value of each of N hands, (N,).

        Parameters
        ----------
        holes, boards
            Shapes (N, 2 or 4) and (N, 3 to 5): cards that lie in a row are distinct.

        Examples
        --------
        >>> from holdem_teach.cards import parse_cards
        >>> own, board = (np.array([parse_cards(text)], dtype=np.uint8)
        ...               for text in ("2c 3d", "As Ks Qs Js Ts"))
        >>> [int(RULES[key].values(own, board)[0]) for key in ("standard", "omaha")]
        [7462, 1234]
        """
        best = np.zeros(len(holes), dtype=np.int64)
        for own, shared in self._choices(holes.shape[1], boards.shape[1]):
            five = np.hstack((holes[:, own], boards[:, shared]))
            best = np.maximum(best, evaluate_many(five))
        return best

    def ranks(
        self, holes: NDArray[np.uint8], boards: NDArray[np.uint8]
    ) -> NDArray[np.int64]:
        """Return what compares of each of N hands, (N,); as :meth:`values` takes them.

        Examples
        --------
        >>> from holdem_teach.cards import parse_cards
        >>> own, board = (np.array([parse_cards(text)] * 2, dtype=np.uint8)
        ...               for text in ("2c 3d", "As Ah Ad Ac Ks"))
        >>> own[1] = parse_cards("Kc Kd")
        >>> [len(set(RULES[key].ranks(own, board))) for key in ("freezeout", "omaha")]
        [1, 2]
        """
        values = self.values(holes, boards)
        return values if self.side_cards else np.array(freezeout_values())[values]

    def _choices(self, own: int, shared: int) -> Iterator[tuple[list[int], list[int]]]:
        """Places of the hole cards and the board cards that play together."""
        for count in range(max(self.least, 5 - shared), min(self.most, own, 5) + 1):
            for mine in combinations(range(own), count):
                for rest in combinations(range(shared), 5 - count):
                    yield list(mine), list(rest)


RULES: Final = {
    rule.key: rule
    for rule in (
        Rule("standard", 0, 5),
        Rule("freezeout", 1, 5, side_cards=False),
        Rule("omaha", 2, 2),
    )
}


def rule_of(rules: Mapping[str, Any]) -> Rule:
    """Return what counts in a game, given its rules as a seat's view has them.

    Examples
    --------
    >>> from holdem_teach.game import FreezeoutRules, Hand, NoLimitRules
    >>> rule_of(Hand(FreezeoutRules(), [99, 99]).view(0)["rules"]).key
    'freezeout'
    >>> rule_of(Hand(NoLimitRules(), [99, 99]).view(0)["rules"]) is RULES["standard"]
    True
    """
    if rules["game"] != "freezeout":
        return RULES["standard"]
    side_cards = rules["ranking"] == "standard"
    return Rule("freezeout", rules["min_hole_cards"], 5, side_cards)
