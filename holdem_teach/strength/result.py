"""The answer to "how strong is my hand?": counts, and the four numbers made of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import Cards, card_html
from holdem_teach.words import say

Ties = Literal["full", "half"]
AHEAD: Final = 0
TIED: Final = 1
BEHIND: Final = 2


@dataclass(frozen=True, eq=False, repr=False)
class EffectiveHandStrength:
    """What a hand is worth now and at the end, against all hands of one opponent.

    Attributes
    ----------
    hole, board
        The cards.
    transitions
        Shape (3, 3), int64, or float64 where hands of the opponent have weights: pairs
        of an opponent's hand and a runout; rows now, columns
        at the end; ahead, tied, behind (S2). Without cards to come the counts lie on
        the diagonal.
    runouts
        How many runouts each opponent's hand meets (S5).
    look_ahead
        How many cards were dealt to get from now to the end.
    ties
        How the divisor of a potential counts ties: "full" or "half" (S3).
    opponents
        For how many opponents ``hs`` stands (S5).

    Examples
    --------
    >>> import holdem_teach as ht
    >>> ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    Ad Qc on 3h 4c Jh: HS 0.585, PPot 0.206, NPot 0.272, EHS 0.512; ahead of 628, \
tied with 9, behind 444 of 1,081 hands
    """

    hole: Cards
    board: Cards
    transitions: NDArray[np.int64] | NDArray[np.float64]
    runouts: int
    look_ahead: int
    ties: Ties = "full"
    opponents: int = 1

    @property
    def ahead(self) -> int | float:
        """How many hands of the opponent one is ahead of now."""
        return self._now(AHEAD)

    @property
    def tied(self) -> int | float:
        """How many hands of the opponent one ties with now."""
        return self._now(TIED)

    @property
    def behind(self) -> int | float:
        """How many hands of the opponent one is behind now."""
        return self._now(BEHIND)

    @property
    def hs(self) -> float:
        """Hand strength, 0 to 1: the chance to be ahead now, ties half (S1, S5)."""
        total = self.ahead + self.tied + self.behind
        return ((self.ahead + self.tied / 2) / total) ** self.opponents

    @property
    def ppot(self) -> float:
        """Positive potential, 0 to 1: the chance to come from behind (S2)."""
        return self._potential(BEHIND, AHEAD)

    @property
    def npot(self) -> float:
        """Negative potential, 0 to 1: the chance to fall behind (S2)."""
        return self._potential(AHEAD, BEHIND)

    @property
    def ehs(self) -> float:
        """Effective hand strength, HS * (1 - NPot) + (1 - HS) * PPot, 0 to 1 (S1)."""
        hs = self.hs
        return hs * (1 - self.npot) + (1 - hs) * self.ppot

    @cached_property
    def _pairs(self) -> list[list[float]]:
        """The transitions as plain numbers, on which all measures are computed."""
        pairs: list[list[float]] = self.transitions.tolist()
        return pairs

    def _now(self, relation: int) -> int | float:
        # each hand meets every runout, so that whole counts divide without a rest
        now = sum(self._pairs[relation]) / self.runouts
        return now if self.transitions.dtype.kind == "f" else round(now)

    @property
    def ehs_by_ppot(self) -> float:
        """HS + (1 - HS) * PPot, 0 to 1: without NPot, what the papers bet by (S5)."""
        hs = self.hs
        return hs + (1 - hs) * self.ppot

    def _potential(self, start: int, end: int) -> float:
        """The share of ``start`` and ties that ends as ``end``, ties half (S2, S3)."""
        hp = self._pairs
        moved = hp[start][end] + hp[start][TIED] / 2 + hp[TIED][end] / 2
        tied_part = 1 if self.ties == "full" else 0.5
        divisor = self.runouts * (self._now(start) + tied_part * self.tied)
        # on the river nothing moves, and a divisor of nought gives nought (S5)
        return moved / divisor if divisor and self.look_ahead else 0.0

    def __repr__(self) -> str:
        return say("strength.sentence", **self._said())

    def _said(self) -> dict[str, object]:
        names = (
            "hole",
            "board",
            "hs",
            "ppot",
            "npot",
            "ehs",
            "ahead",
            "tied",
            "behind",
        )
        said: dict[str, object] = {name: getattr(self, name) for name in names}
        return said | {"total": self.ahead + self.tied + self.behind}

    def _repr_html_(self) -> str:
        cards = {
            "hole": "".join(map(card_html, self.hole)),
            "board": "".join(map(card_html, self.board)),
        }
        sentence = say("strength.sentence", **(self._said() | cards))
        return f"<p>{sentence}</p>{transitions_html(self)}"


def transitions_html(result: EffectiveHandStrength) -> str:
    """Return the table from now to the end, as HTML.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> table = transitions_html(ht.effective_hand_strength("Ad Qc", "3h 4c Jh"))
    >>> "<td>91,981</td>" in table
    True
    """
    words = say("strength.relations").split("|")
    heads = "".join(
        f'<th scope="col">{say("strength.then", word=w)}</th>' for w in words
    )
    rows = "".join(
        f'<tr><th scope="row">{say("strength.now", word=word)}</th>'
        + "".join(f"<td>{count:,.10g}</td>" for count in row)
        + "</tr>"
        for word, row in zip(words, result.transitions.tolist(), strict=True)
    )
    caption = say("strength.table_caption")
    return f"<table><caption>{caption}</caption><tr><td></td>{heads}</tr>{rows}</table>"
