"""What the cards to come make of a hand: its strength at the river, by runout."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

import numpy as np
from matplotlib.axes import Axes
from numpy.typing import NDArray

from holdem_teach.cards import DECK, Cards, read_spot
from holdem_teach.plots.picture import INK, SKY_BLUE, VERMILION, Picture
from holdem_teach.strength.exact import hand_strength
from holdem_teach.words import say

_EDGES: Final = np.linspace(0, 100, 21)  # bars of 5 %


def river_histogram(hole: str | Sequence[int], board: str | Sequence[int]) -> Picture:
    """Return how often the cards to come leave a hand how strong at the river.

    Each runout counts once, by HS at the river (ties half); the mean of all is the
    equity against a random hand (S4).

    Parameters
    ----------
    hole, board
        Two hole cards, and a flop or a turn.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.

    Examples
    --------
    >>> print(river_histogram("8d 7d", "9d 6c 2d").description)
    A histogram of 1,081 runouts for 8d 7d on 9d 6c 2d, by the share of the opponent's \
hands that are beaten at the river. On average 65.2 %; 325 runouts leave less than \
20 %, 600 at least 80 %.
    """
    hole_cards, board_cards = read_spot(hole, board, boards=(3, 4))
    percent = 100 * _river_strengths(hole_cards, board_cards)
    picture = Picture(_text(hole_cards, board_cards, percent), width=7, height=4.2)
    axes = picture.subplots()
    _draw(axes, percent)
    axes.set_title(say("plots.runouts_title", hole=hole_cards, board=board_cards))
    axes.set_xlabel(say("plots.runouts_axis"))
    axes.set_ylabel(say("plots.runouts_count", total=len(percent)))
    axes.set_xlim(0, 100)
    axes.legend()
    return picture


def _river_strengths(hole: Cards, board: Cards) -> NDArray[np.float64]:
    """HS at the river, by runout."""
    unseen = [card for card in DECK if card not in {*hole, *board}]
    runouts = combinations(unseen, 5 - len(board))
    return np.array([hand_strength(hole, board + runout) for runout in runouts])


def _draw(axes: Axes, percent: NDArray[np.float64]) -> None:
    counts, edges = np.histogram(percent, _EDGES)
    axes.bar(
        edges[:-1],
        counts,
        np.diff(edges),
        align="edge",
        color=SKY_BLUE,
        edgecolor=INK,
        hatch="//",
    )
    mean = percent.mean()
    label = say("plots.runouts_mean", mean=mean)
    axes.axvline(mean, label=label, color=VERMILION, linestyle="--", linewidth=2)


def _text(hole: Cards, board: Cards, percent: NDArray[np.float64]) -> str:
    return say(
        "plots.runouts_text",
        hole=hole,
        board=board,
        total=len(percent),
        mean=percent.mean(),
        low=int((percent < 20).sum()),
        high=int((percent >= 80).sum()),
    )
