"""A hand's way from now to the river: two stacked bars and the ribbons between."""

from __future__ import annotations

from itertools import accumulate

import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import PathPatch
from matplotlib.path import Path
from numpy.typing import NDArray

from holdem_teach.plots.picture import BLUE, INK, VERMILION, YELLOW, Picture
from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.words import say

_COLOURS = (BLUE, YELLOW, VERMILION)  # ahead, tied, behind
_HATCHES = ("//", "", "..")
_BAR = 0.16  # its width, where the bars stand at 0 and 1
_LEAST_GAP = 5.0  # percent, from one label to the next

Percent = NDArray[np.float64]


def flow(result: EffectiveHandStrength) -> Picture:
    """Return what the opponent's hands are now and become at the river.

    Parameters
    ----------
    result
        An exact result or a sampled one.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> picture = flow(ht.effective_hand_strength("Ad Qc", "3h 4c Jh"))
    >>> print(picture.description)
    Two stacked bars for Ad Qc on 3h 4c Jh, joined by ribbons. Now: ahead 58.1 %, \
tied 0.8 %, behind 41.1 %. At the river: ahead 50.6 %, tied 1.2 %, behind 48.3 %. \
Of all pairs of a hand and a runout, 15.8 % go from ahead to behind and 8.6 % from \
behind to ahead.
    """
    percent = 100 * result.transitions / result.transitions.sum()
    picture = Picture(_text(result, percent), width=7.5, height=4.5)
    axes = picture.subplots()
    _draw_ribbons(axes, percent)
    _draw_bar(axes, 0, percent.sum(axis=1), "right")
    _draw_bar(axes, 1, percent.sum(axis=0), "left")
    axes.set_title(say("plots.flow_title", hole=result.hole, board=result.board))
    axes.set_xticks([0, 1], [say("plots.flow_now"), say("plots.flow_then")])
    axes.set_ylabel(say("plots.flow_axis"))
    axes.set_xlim(-0.55, 1.55)
    axes.set_ylim(100, 0)  # ahead on top
    axes.spines[["top", "right", "bottom"]].set_visible(False)
    return picture


def _draw_bar(axes: Axes, place: int, heights: Percent, align: str) -> None:
    """Draw a stacked bar, its parts labelled on the outer side."""
    side = -1 if align == "right" else 1
    bottoms = np.cumsum(heights) - heights
    for bottom, height, colour, hatch in zip(
        bottoms, heights, _COLOURS, _HATCHES, strict=True
    ):
        axes.bar(place, height, _BAR, bottom, color=colour, hatch=hatch, edgecolor=INK)
    for label, y in zip(_parts(heights), _spread(bottoms + heights / 2), strict=True):
        x = place + side * (_BAR / 2 + 0.03)
        axes.text(x, y, label, ha=align, va="center")


def _spread(middles: Percent) -> list[float]:
    """Return the heights of three labels, moved apart so that none covers another."""
    above = [min(y, 97 - _LEAST_GAP * (2 - place)) for place, y in enumerate(middles)]
    return list(accumulate(above, lambda last, y: max(y, last + _LEAST_GAP)))


def _draw_ribbons(axes: Axes, percent: Percent) -> None:
    """Draw a ribbon for each cell of the table, from its row to its column."""
    starts = np.cumsum(percent).reshape(3, 3) - percent
    ends = np.cumsum(percent.T).reshape(3, 3).T - percent
    for row, column in np.argwhere(percent > 0):
        thick = percent[row, column]
        path = _ribbon(starts[row, column], ends[row, column], thick)
        axes.add_patch(
            PathPatch(path, facecolor=_COLOURS[row], alpha=0.4, hatch=_HATCHES[row])
        )


def _ribbon(start: float, end: float, thick: float) -> Path:
    left, right = _BAR / 2, 1 - _BAR / 2
    corners = [
        (left, start),
        (0.5, start),
        (0.5, end),
        (right, end),
        (right, end + thick),
        (0.5, end + thick),
        (0.5, start + thick),
        (left, start + thick),
        (left, start),
    ]
    curve = [Path.CURVE4] * 3
    return Path(corners, [Path.MOVETO, *curve, Path.LINETO, *curve, Path.CLOSEPOLY])


def _parts(heights: Percent) -> list[str]:
    words = say("strength.relations").split("|")
    return [
        say("plots.flow_part", word=word, percent=height)
        for word, height in zip(words, heights, strict=True)
    ]


def _text(result: EffectiveHandStrength, percent: Percent) -> str:
    return say(
        "plots.flow_text",
        hole=result.hole,
        board=result.board,
        now=", ".join(_parts(percent.sum(axis=1))),
        then=", ".join(_parts(percent.sum(axis=0))),
        ahead_to_behind=percent[0, 2],
        behind_to_ahead=percent[2, 0],
    )
