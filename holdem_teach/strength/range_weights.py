"""Weights that somebody gives: are they a range?"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from holdem_teach.cards import DECK
from holdem_teach.strength.hand_names import HAND_NAMES, PAIRS
from holdem_teach.strength.range_reading import RangeError
from holdem_teach.words import say


def read_weights(given: ArrayLike, shape: tuple[int, ...]) -> NDArray[np.float64]:
    """Return numbers from 0 to 1 of a shape, as an array of one's own.

    Raises
    ------
    RangeError
        If the shape is another, or something is no number from 0 to 1.

    Examples
    --------
    >>> read_weights([0, 0.5], (2,))
    array([0. , 0.5])
    """
    try:
        weights = np.array(given, dtype=np.float64)
    except (TypeError, ValueError):
        raise RangeError(say("ranges.not_numbers")) from None
    if weights.shape != shape:
        said = {"given": weights.shape, "expected": shape}
        raise RangeError(say("ranges.bad_shape", **said))
    wrong = ~((weights >= 0) & (weights <= 1)).ravel()  # true of nan, too
    if wrong.any():
        place = int(wrong.argmax())
        low, high = PAIRS[place]
        pair = f"{DECK[high]}{DECK[low]}"
        name = pair if shape == (len(PAIRS),) else HAND_NAMES[place]
        number = weights.flat[place]
        raise RangeError(say("ranges.bad_number", given=number, name=name))
    return weights


def nothing_left(text: str, reason: str) -> RangeError:
    """Return the error for a range of which no hand is left, with the reason.

    Examples
    --------
    >>> print(nothing_left("AA", "each hand in it has weight 0"))
    no combination left for the range AA: each hand in it has weight 0
    """
    return RangeError(say("ranges.nothing_left", text=text, reason=reason))
