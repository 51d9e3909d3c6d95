"""How strong a hand is after each card that may come next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import DECK, RANKS, SUITS, SYMBOLS, Card, Cards, read_spot
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.strength.html_tables import shaded
from holdem_teach.strength.result import Ties
from holdem_teach.words import say


@dataclass(frozen=True, eq=False, repr=False)
class NextCards:
    """The EHS of a hand after each next card.

    Attributes
    ----------
    hole, board
        The cards now.
    now
        The EHS before the next card.
    ehs
        Shape (4, 13), float64, 0 to 1, not to be written to: rows clubs, diamonds,
        hearts, spades; columns two to ace; nan for cards that are out.

    Examples
    --------
    >>> next_cards("Ad Qc", "3h 4c Jh")
    Ad Qc on 3h 4c Jh: EHS 0.512 now; after the next card 0.360 (6h) to 0.863 (Qd), \
mean 0.512
    """

    hole: Cards
    board: Cards
    now: float
    ehs: NDArray[np.float64]

    @property
    def cards(self) -> Cards:
        """The cards that may come, the one best for the hand first."""
        left = [card for card in DECK if not np.isnan(self.after(card))]
        return Cards(sorted(left, key=self.after, reverse=True))

    def after(self, card: Card | int) -> float:
        """The EHS after a card; nan if it is out."""
        return float(self.ehs[card % 4, card // 4])

    @property
    def mean(self) -> float:
        """The mean of the EHS over all next cards."""
        return float(np.nanmean(self.ehs))

    def __repr__(self) -> str:
        best, *_, worst = self.cards
        ends = {"highest": self.after(best), "lowest": self.after(worst)}
        said = {name: getattr(self, name) for name in ("hole", "board", "now", "mean")}
        return say("draws.next_sentence", best=best, worst=worst, **ends, **said)

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col">{rank}</th>' for rank in RANKS)
        rows = "".join(map(_row_html, range(4), self.ehs.tolist()))
        caption = f"<caption>{say('draws.next_caption')}</caption>"
        return f"<p>{self!r}</p><table>{caption}<tr><td></td>{heads}</tr>{rows}</table>"


def next_cards(
    hole: str | Sequence[int], board: str | Sequence[int], *, ties: Ties = "full"
) -> NextCards:
    """Return the exact EHS of a hand after each card that may come next.

    Parameters
    ----------
    hole, board
        Two hole cards and three or four board cards.
    ties
        As for :func:`holdem_teach.effective_hand_strength`. With "half" the mean over
        all next cards is the EHS now, since both are the equity.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.
    ValueError
        If ``ties`` is neither "full" nor "half".

    Examples
    --------
    >>> after = next_cards("Ah Kh", "Qh 7h 2c")
    >>> after.cards[:3], after.ehs.shape
    ((Jh, 3h, Th), (4, 13))
    """
    hole_cards, board_cards = read_spot(hole, board, boards={3, 4})
    now = effective_hand_strength(hole_cards, board_cards, ties=ties).ehs
    ehs = np.full((4, 13), np.nan)
    for card in DECK:
        if card not in {*hole_cards, *board_cards}:
            after = effective_hand_strength(hole_cards, (*board_cards, card), ties=ties)
            ehs[card % 4, card // 4] = after.ehs
    ehs.setflags(write=False)
    return NextCards(hole_cards, board_cards, now, ehs)


def _row_html(suit: int, values: list[float]) -> str:
    name = say("cards.suit_names").split()[suit]
    head = f'<th scope="row">{SYMBOLS[suit]} {SUITS[suit]} {name}</th>'
    return f"<tr>{head}{''.join(map(_cell, values))}</tr>"


def _cell(ehs: float) -> str:
    return "<td></td>" if np.isnan(ehs) else shaded(ehs, f"{100 * ehs:.0f}")
