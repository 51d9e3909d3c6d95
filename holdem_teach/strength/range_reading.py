"""From a range's text to its weights.

The text is cut into parts. Each part names pairs of cards, and perhaps a weight; a pair
of cards that several parts name has the weight of the last.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import SUITS, SYMBOLS, read_cards
from holdem_teach.strength.hand_lines import RANK, HandName, line_between, read_name
from holdem_teach.strength.hand_names import (
    COMBOS,
    HAND_NAMES,
    PAIRS,
    pair_index,
    pairs_named,
)
from holdem_teach.strength.preflop import equity_against_random
from holdem_teach.words import say

_CARD: Final = f"(?:{RANK})[{SUITS}{SYMBOLS}♧♢♡♤]"
_TWO_CARDS: Final = re.compile(_CARD * 2, re.IGNORECASE)
_APART: Final = re.compile(rf"(?<![^\s,;])({_CARD})\s+({_CARD})", re.IGNORECASE)
_DASHES: Final = re.compile(r"\s*[-‐‑‒–—−]\s*")
_ALL: Final = {"random", "100%"}
_SIGNS: Final = re.compile(r"\s+(?=[+%@])|(?<=@)\s+")


class RangeError(ValueError):
    """A range that cannot be read, or that has no hand left.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> ht.read_range("QQ+, AKx")
    Traceback (most recent call last):
        ...
    holdem_teach.strength.range_reading.RangeError: range: 'AKx' is not understood; \
a part is a hand (QQ, AKs, AKo, AK), a hand with a plus (TT+, ATs+), two ends (99-66, \
A5s-A2s, JTs-76s), two cards (KdQd), a share (15%) or random
    """


def weights_of(text: str) -> NDArray[np.float64]:
    """Return the weights, (1326,), of the pairs of cards that a text names.

    Raises
    ------
    RangeError
        If the text is empty or a part of it is not understood.
    CardError
        If a part names one card twice.

    Examples
    --------
    >>> weights_of("QQ+, AKs@0.5").sum()
    np.float64(20.0)
    """
    parts = _parts(text)
    if not parts:
        raise RangeError(say("ranges.empty"))
    weights = np.zeros(len(PAIRS))
    for part in parts:
        named, has_weight, weight = part.partition("@")
        weights[_pairs(named, part)] = _weight(weight, part) if has_weight else 1.0
    return weights


def _parts(text: str) -> list[str]:
    """The parts, with nothing inside them that spacing or typography can vary."""
    plain = re.sub("[\ufe0e\ufe0f]", "", text)
    plain = re.sub(r"\bany\s+two\b", "random", plain, flags=re.IGNORECASE)
    plain = _SIGNS.sub("", _DASHES.sub("-", plain))
    return re.findall(r"[^\s,;]+", _APART.sub(r"\1\2", plain))


def _weight(text: str, part: str) -> float:
    try:
        weight = float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        raise RangeError(say("ranges.bad_weight", part=part)) from None
    if not 0 <= weight <= 1:  # true of nan, too
        raise RangeError(say("ranges.bad_weight", part=part))
    return weight


def _pairs(named: str, part: str) -> NDArray[np.intp]:
    """Where the pairs that a part names stand among the 1,326."""
    if named.lower() in _ALL:
        return np.arange(len(PAIRS))
    if named.endswith("%"):
        names = _best_share(named)
    elif _TWO_CARDS.fullmatch(named):
        return np.array([pair_index(*read_cards(named, "range", {2}))])
    else:
        names = [name for hand in _line(named, part) for name in hand.names]
    return np.concatenate([pairs_named(name) for name in names])


def _line(named: str, part: str) -> list[HandName]:
    if named.endswith("+"):
        hand = _hand(named[:-1], part)
        return line_between(hand.top, hand)
    one, dash, other = named.partition("-")
    ends = _hand(one, part), _hand(other if dash else one, part)
    if len({(end.kind, end.is_pair) for end in ends}) > 1:
        raise RangeError(say("ranges.two_kinds", part=part))
    line = line_between(*ends)
    if not line:
        raise RangeError(say("ranges.no_line", part=part))
    return line


def _hand(text: str, part: str) -> HandName:
    hand = read_name(text)
    if hand is None:
        raise RangeError(say("ranges.unknown", part=part))
    if hand.is_pair and hand.kind:
        raise RangeError(say("ranges.suited_pair", part=part))
    return hand


def _best_share(named: str) -> list[str]:
    """The best names, as long as they do not exceed a share of the 1,326."""
    try:
        share = float(named[:-1])
    except ValueError:
        raise RangeError(say("ranges.unknown", part=named)) from None
    if not 0 < share <= 100:
        raise RangeError(say("ranges.bad_share", part=named))
    names = by_equity()
    sizes = np.cumsum([COMBOS[HAND_NAMES.index(name)] for name in names])
    # a share that was computed may be a hair below the whole number that it means
    count = int(np.searchsorted(sizes, share / 100 * len(PAIRS) + 1e-9, side="right"))
    if count == 0:
        least = 100 * sizes[0] / len(PAIRS)
        raise RangeError(
            say("ranges.small_share", part=named, best=names[0], least=least)
        )
    return list(names[:count])


@cache
def by_equity() -> tuple[str, ...]:
    """Return the 169 names by equity against a random hand, the best first.

    Equal ones, if any, keep the order of ``HAND_NAMES``.

    Examples
    --------
    >>> by_equity()[:6], by_equity()[-1]
    (('AA', 'KK', 'QQ', 'JJ', 'TT', '99'), '32o')
    """
    return tuple(sorted(HAND_NAMES, key=equity_against_random, reverse=True))
