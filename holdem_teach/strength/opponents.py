"""Which hands an opponent may hold, and how likely each of them is.

Weights are one number for each of the 1,326 hands of two cards, in the order of
``itertools.combinations(range(52), 2)``. They need not add up to anything.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

import numpy as np
from numpy.typing import ArrayLike, NDArray

from holdem_teach.cards import Card
from holdem_teach.strength.hand_names import PAIRS
from holdem_teach.strength.ranges import Range, read_range
from holdem_teach.words import say

Weights = str | Range | Mapping[str, float] | ArrayLike


def read_weights(weights: Weights, seen: Collection[Card]) -> NDArray[np.float64]:
    """Return the weight of each hand, 0 for one that shares a seen card.

    Parameters
    ----------
    weights
        A range as text or as :class:`Range`, a mapping from parts of a range ("QQ+",
        "AdKd") to weights, or 1,326 numbers.
    seen
        The cards that the opponent cannot hold.

    Raises
    ------
    ValueError
        If weights are negative, not finite, not 1,326, or all 0 for the hands left.
    RangeError, CardError
        If a range or its cards cannot be read.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> float(read_weights("AA, KK@0.5", parse_cards("As Kd 2c")).sum())
    4.5
    """
    if isinstance(weights, (str, Range)):
        read = (read_range(weights) if isinstance(weights, str) else weights).weights
    elif isinstance(weights, Mapping):
        read = _from_mapping(weights)
    else:
        read = _from_numbers(weights)
    possible = np.where(are_blocked(seen), 0.0, read)
    if not possible.any():
        raise ValueError(say("strength.no_weight"))
    return possible


def are_blocked(seen: Collection[Card]) -> NDArray[np.bool_]:
    """Return for each of the 1,326 hands whether it shares a card with those seen.

    Examples
    --------
    >>> int(are_blocked([0]).sum())
    51
    """
    blocked = np.zeros(52, dtype=np.bool_)
    blocked[list(seen)] = True
    return blocked[PAIRS[:, 0]] | blocked[PAIRS[:, 1]]


def square(each: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the 1,326 weights as a (52, 52) array by cards, the lower first.

    Examples
    --------
    >>> float(square(np.arange(1326.0))[50, 51])
    1325.0
    """
    by_card = np.zeros((52, 52))
    by_card[PAIRS[:, 0], PAIRS[:, 1]] = each
    return by_card


def reweighted(
    weights: ArrayLike, likelihood: ArrayLike, *, floor: float = 0.01
) -> NDArray[np.float64]:
    """Return a range after an action, by Bayes: weight times likelihood, 1 in all.

    Parameters
    ----------
    weights
        How likely each hand was before, any number of them, not negative.
    likelihood
        How likely the action is with each hand, 0 to 1.
    floor
        The least likelihood taken: nobody plays so strictly that a hand can be excluded
        for good (Billings et al. 1998 do the same).

    Raises
    ------
    ValueError
        If the two are not of one length, or numbers are negative or not finite, or
        nothing is left.

    Examples
    --------
    >>> reweighted([1, 1, 2], [0.9, 0.0, 0.45], floor=0.1).round(3)
    array([0.474, 0.053, 0.474])
    """
    before, likely = _numbers(weights), _numbers(likelihood)
    if before.shape != likely.shape:
        said = {"first": len(before), "second": len(likely)}
        raise ValueError(say("strength.other_length", **said))
    if not 0 <= floor <= 1:
        raise ValueError(say("strength.bad_floor", given=floor))
    after = before * np.maximum(likely, floor)
    if not after.any():
        raise ValueError(say("strength.no_weight"))
    share: NDArray[np.float64] = after / after.sum()
    return share


def _from_mapping(weights: Mapping[str, float]) -> NDArray[np.float64]:
    total = np.zeros(len(PAIRS))
    _numbers(list(weights.values()))
    for part, weight in weights.items():
        total = np.where(read_range(part).weights > 0, weight, total)
    return total


def _from_numbers(weights: ArrayLike) -> NDArray[np.float64]:
    numbers = _numbers(weights)
    if len(numbers) != len(PAIRS):
        raise ValueError(say("strength.wrong_length", given=len(numbers)))
    return numbers


def _numbers(values: ArrayLike) -> NDArray[np.float64]:
    try:
        numbers = np.array(values, dtype=np.float64)
    except (TypeError, ValueError):
        raise ValueError(say("strength.no_numbers", given=values)) from None
    if numbers.ndim != 1:
        raise ValueError(say("strength.no_numbers", given=values))
    if not np.isfinite(numbers).all() or (numbers < 0).any():
        bad = numbers[~np.isfinite(numbers) | (numbers < 0)][0]
        raise ValueError(say("strength.bad_weight", given=bad))
    return numbers
