"""Evaluate one hand from Python, with the standard library alone.

A single hand takes the tables as plain Python objects, since calling compiled code
would cost more than it saves. A sandbox runs this file as it stands, with tables that
it was handed (``holdem_teach.sandbox.library``): nothing here may need NumPy.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Final

from holdem_teach.cards import DECK, Card, read_cards
from holdem_teach.ranking.tables import (
    FIVE_SUITED,
    NO_CARDS,
    ROW_BITS,
    ROW_MASK,
    SUM_BITS,
    SUM_SHIFT,
    load_tables,
)

_SUM_MASK: Final = (1 << SUM_BITS) - 1
_SUITS_SHIFT: Final = SUM_BITS + 3  # seven sums overflow by three bits
_NO_SUITS: Final = NO_CARDS << _SUITS_SHIFT
_FIVE_SUITED: Final = FIVE_SUITED << _SUITS_SHIFT
_COUNTS: Final = frozenset({5, 6, 7})
_PLAIN: Final = frozenset({int, Card})

# The tables for one hand, as plain Python objects. Keys and bits are by card and by its
# usual spelling. A key is the scattered weight and, above it, one in the suit's count:
# seven of them stay below 2 ** 44, and such numbers Python adds fastest.
_KEYS: Final[dict[str | int, int]] = {}
_BITS: Final[dict[str | int, int]] = {}
for _card in DECK:
    for _name in (_card, str(_card)):
        _sum = int(load_tables().keys[_card]) >> SUM_SHIFT
        _KEYS[_name] = _sum + (1 << _SUITS_SHIFT + 4 * _card.suit)
        _BITS[_name] = int(load_tables().bits[_card])
_KEY_OF: Final = _KEYS.__getitem__
# arrays: a list of as many numbers would not stay in the processor's cache
_STARTS: Final[array[int]] = array("I", load_tables().starts.tolist())
_VALUES: Final[array[int]] = array("H", load_tables().values.tolist())
_FLUSHES: Final[array[int]] = array("H", load_tables().flushes.tolist())


def evaluate(cards: str | Sequence[int]) -> int:
    """Return the value of the best five of five to seven cards.

    Parameters
    ----------
    cards
        Five to seven distinct cards, as text or as a sequence.

    Returns
    -------
    int
        1 (seven high) to 7,462 (an ace-high straight flush); larger is stronger, equal
        values tie. Programs that count down from the top have 7,463 less this.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are not five to seven.

    Examples
    --------
    >>> evaluate("As Ks Qs Js Ts 2c 2d")
    7462
    >>> evaluate("Ad Ac Kh Qs 2c") > evaluate("Kd Kc Ah Qs 2c")
    True
    """
    tokens: Sequence[str | int]
    tokens = cards.split() if isinstance(cards, str) else _plain(cards)
    try:
        total = sum(map(_KEY_OF, tokens), _NO_SUITS)
    except KeyError:  # text in another spelling, or no cards at all
        tokens = read_cards(cards, "cards", _COUNTS)
        total = sum(map(_KEY_OF, tokens), _NO_SUITS)
    number = len(tokens)
    if len(set(tokens)) != number or number not in _COUNTS:
        read_cards(cards, "cards", _COUNTS)  # says what is wrong
    if total & _FIVE_SUITED:
        return _flush_value(tokens)
    return _VALUES[_STARTS[(total & _SUM_MASK) >> ROW_BITS] + (total & ROW_MASK)]


def _plain(cards: Sequence[int]) -> Sequence[int]:
    """The cards, without a look at whether they are cards, where all are plain."""
    # the types first: True would pass for the two of diamonds
    if isinstance(cards, (list, tuple)) and _PLAIN.issuperset(map(type, cards)):
        return cards
    return read_cards(cards, "cards", _COUNTS)


def _flush_value(tokens: Sequence[str | int]) -> int:
    bits = sum(map(_BITS.__getitem__, tokens))
    return max(_FLUSHES[bits >> 16 * suit & 0x1FFF] for suit in range(4))
