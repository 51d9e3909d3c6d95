"""The square of the 169 starting hands as a heat map, each cell with its value."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from numpy.typing import ArrayLike, NDArray

from holdem_teach.cards import RANKS
from holdem_teach.plots.picture import Picture, letters_on
from holdem_teach.strength.hand_names import HAND_NAMES, name_at
from holdem_teach.words import say


def heat_map(matrix: ArrayLike, title: str) -> Picture:
    """Return a heat map of a value for each of the 169 starting hands.

    Parameters
    ----------
    matrix
        Shape (13, 13), 0 to 1, nan where there is no value; row and column 0 = ace,
        suited above the diagonal, as the ``matrix()`` of a grid or a range gives it.
    title
        What the values are.

    Raises
    ------
    ValueError
        If the array has another shape or holds no number.

    Examples
    --------
    >>> import numpy as np
    >>> picture = heat_map(np.linspace(1, 0, 169).reshape(13, 13), "made up")
    >>> "Highest: AA 100 %, AKs 99 %, AQs 99 %." in picture.description
    True
    """
    values = _read_matrix(matrix)
    picture = Picture(_text(values, title), width=8.6, height=7.6)
    axes = picture.subplots()
    image = axes.imshow(100 * values, cmap="cividis")
    picture.colorbar(image, label=say("plots.grid_axis"), shrink=0.8)
    axes.set_title(title)
    axes.set_xticks(range(13), RANKS[::-1])
    axes.set_yticks(range(13), RANKS[::-1])
    axes.xaxis.tick_top()
    axes.tick_params(length=0)
    axes.set_xlabel(say("plots.grid_columns"))
    _write_cells(axes, values, image.to_rgba(100 * values))
    return picture


def _read_matrix(matrix: ArrayLike) -> NDArray[np.float64]:
    given = np.asarray(matrix)
    if given.shape != (13, 13) or given.dtype.kind not in "biuf":
        said = {"dtype": given.dtype, "shape": given.shape}
        raise ValueError(say("plots.bad_grid", **said))
    values = given.astype(np.float64)
    if not np.isfinite(values).any() or np.isinf(values).any():
        raise ValueError(say("plots.nothing_in_grid"))
    return values


def _write_cells(
    axes: Axes, values: NDArray[np.float64], colours: NDArray[np.float64]
) -> None:
    """Write into each cell its hand and its value, in letters that stand out."""
    for row, column in np.ndindex(13, 13):
        value, colour = values[row, column], colours[row, column]
        said = say("plots.grid_blocked") if np.isnan(value) else f"{100 * value:.0f}"
        axes.text(
            column,
            row,
            f"{name_at(row, column)}\n{said}",
            ha="center",
            va="center",
            color="black" if np.isnan(value) else letters_on(*colour[:3]),
            fontsize=9,
            linespacing=1.1,
        )


def _text(values: NDArray[np.float64], title: str) -> str:
    flat = values.ravel()
    known = np.flatnonzero(~np.isnan(flat))
    rising = known[np.argsort(flat[known], kind="stable")]
    blocked = ", ".join(HAND_NAMES[place] for place in np.flatnonzero(np.isnan(flat)))
    falling = known[np.argsort(-flat[known], kind="stable")]
    return say(
        "plots.grid_text",
        title=title,
        highest=_named(flat, falling[:3]),
        lowest=_named(flat, rising[:3]),
        blocked=blocked or say("plots.grid_none"),
    )


def _named(flat: NDArray[np.float64], places: NDArray[np.intp]) -> str:
    return ", ".join(
        say("plots.grid_value", name=HAND_NAMES[place], percent=100 * flat[place])
        for place in places
    )
