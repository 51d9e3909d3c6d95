"""HS and EHS of a hand from street to street."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes

from holdem_teach.cards import Cards, read_spot
from holdem_teach.plots.picture import BLUE, INK, ORANGE, Picture
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.words import say

_WIDTH = 0.38  # of a bar, where streets are 1 apart


def ehs_by_street(hole: str | Sequence[int], board: str | Sequence[int]) -> Picture:
    """Return bars of HS and EHS on the flop, and on the turn and river if they are out.

    Parameters
    ----------
    hole, board
        Two hole cards (hold'em) or four (Omaha), and three to five board cards in the
        order in which they came.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.

    Examples
    --------
    >>> picture = ehs_by_street("Ad Qc", "3h 4c Jh 2s Qd")
    >>> print(picture.description)
    Bars by street for Ad Qc on 3h 4c Jh 2s Qd. flop: HS 0.59, EHS 0.51; \
turn: HS 0.45, EHS 0.47; river: HS 0.87, EHS 0.87.
    """
    hole_cards, board_cards = read_spot(hole, board, (2, 4))
    results = [
        effective_hand_strength(hole_cards, board_cards[:count])
        for count in range(3, len(board_cards) + 1)
    ]
    picture = Picture(_text(hole_cards, board_cards, results), width=7, height=4.2)
    axes = picture.subplots()
    _bars(axes, -1, [result.hs for result in results], "plots.hs", BLUE)
    _bars(axes, 1, [result.ehs for result in results], "plots.ehs", ORANGE)
    axes.set_title(say("plots.streets_title", hole=hole_cards))
    axes.set_xticks(range(len(results)), _labels(board_cards))
    axes.set_xlabel(say("plots.streets_axis"))
    axes.set_ylabel(say("plots.chance_axis"))
    axes.set_xlim(-0.7, len(results) - 0.3)
    axes.set_ylim(0, 1.1)
    picture.legend(loc="outside lower center", ncols=2)
    return picture


def _bars(axes: Axes, side: int, values: list[float], key: str, colour: str) -> None:
    places = [street + side * _WIDTH / 2 for street in range(len(values))]
    hatch = "" if side < 0 else "///"
    bars = axes.bar(
        places,
        values,
        _WIDTH,
        label=say(key),
        color=colour,
        edgecolor=INK,
        hatch=hatch,
    )
    axes.bar_label(bars, fmt="{:.2f}", padding=2)


def _labels(board: Cards) -> list[str]:
    came = [board[:3], board[3:4], board[4:5]]
    return [
        say("plots.street_label", street=street, cards=Cards(cards))
        for street, cards in zip(_streets(), came, strict=True)
        if cards
    ]


def _streets() -> list[str]:
    return say("plots.streets").split("|")


def _text(hole: Cards, board: Cards, results: list[EffectiveHandStrength]) -> str:
    streets = [
        say("plots.street_text", street=street, hs=result.hs, ehs=result.ehs)
        for street, result in zip(_streets(), results, strict=False)
    ]
    return say("plots.streets_text", hole=hole, board=board, streets="; ".join(streets))
