"""How strong a hand is after each card that may come next."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import DECK, RANKS, SUITS, SYMBOLS, Card, Cards, read_spot
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.strength.html_tables import shaded
from holdem_teach.strength.opponents import Weights, are_blocked, read_weights
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
    chances
        Shape (4, 13), float64, 0 to 1, not to be written to: how likely each card is to
        come; 0 for those that are out or that the opponent holds for sure.
    ehs
        Shape (4, 13), float64, 0 to 1, not to be written to: rows clubs, diamonds,
        hearts, spades; columns two to ace; nan for cards that cannot come.

    Examples
    --------
    >>> next_cards("Ad Qc", "3h 4c Jh")
    Ad Qc on 3h 4c Jh: EHS 0.512 now; after the next card 0.360 (6h) to 0.863 (Qd), \
mean 0.512
    """

    hole: Cards
    board: Cards
    now: float
    chances: NDArray[np.float64]
    ehs: NDArray[np.float64]

    @property
    def cards(self) -> Cards:
        """The cards that may come, the one best for the hand first."""
        left = [card for card in DECK if not np.isnan(self.after(card))]
        return Cards(sorted(left, key=self.after, reverse=True))

    def after(self, card: Card | int) -> float:
        """The EHS after a card; nan if it cannot come."""
        return float(self.ehs[card % 4, card // 4])

    @property
    def mean(self) -> float:
        """The mean of the EHS over all next cards, each as likely as it is to come."""
        return float(np.nansum(self.chances * self.ehs))

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
    hole: str | Sequence[int],
    board: str | Sequence[int],
    *,
    ties: Ties = "full",
    opponents: int = 1,
    weights: Weights | None = None,
) -> NextCards:
    """Return the exact EHS of a hand after each card that may come next.

    Parameters
    ----------
    hole, board
        Two hole cards and three or four board cards.
    ties, opponents, weights
        As for :func:`holdem_teach.effective_hand_strength`. With "half" and one
        opponent the mean over all next cards is the EHS now, since both are the equity.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.
    ValueError
        If another argument is none of those named, or no hand of the opponent is left.

    Examples
    --------
    >>> after = next_cards("Ah Kh", "Qh 7h 2c")
    >>> after.cards[:3], after.ehs.shape
    ((Jh, 3h, Th), (4, 13))
    """
    hole_cards, board_cards = read_spot(hole, board, boards={3, 4})
    seen = {*hole_cards, *board_cards}
    held = read_weights("random" if weights is None else weights, seen)
    told: dict[str, Any] = {"ties": ties, "opponents": opponents}
    if weights is not None:
        told["weights"] = held
    now = effective_hand_strength(hole_cards, board_cards, **told).ehs
    chances, ehs = _chances(held, seen), np.full((4, 13), np.nan)
    for card in DECK:
        if chances[card % 4, card // 4]:
            after = effective_hand_strength(hole_cards, (*board_cards, card), **told)
            ehs[card % 4, card // 4] = after.ehs
    ehs.setflags(write=False)
    return NextCards(hole_cards, board_cards, now, chances, ehs)


def _chances(held: NDArray[np.float64], seen: Collection[Card]) -> NDArray[np.float64]:
    """How likely each card is to come, (4, 13), given the weights of hands."""
    left = [0.0 if card in seen else held[~are_blocked([card])].sum() for card in DECK]
    chances = np.array(left).reshape(13, 4).T / sum(left)
    chances.setflags(write=False)
    return chances


def _row_html(suit: int, values: list[float]) -> str:
    name = say("cards.suit_names").split()[suit]
    head = f'<th scope="row">{SYMBOLS[suit]} {SUITS[suit]} {name}</th>'
    return f"<tr>{head}{''.join(map(_cell, values))}</tr>"


def _cell(ehs: float) -> str:
    return "<td></td>" if np.isnan(ehs) else shaded(ehs, f"{100 * ehs:.0f}")
