"""Where the cards of a hand come from: given ones, and a deck shuffled by a seed.

A seed gives the same deal on every machine and in every version of Python: the deck is
sorted by the output of SHAKE-256 over the seed, and no generator's habits matter.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import shake_256
from operator import index
from secrets import randbits
from typing import Any, Final, TypeAlias, TypeVar

from holdem_teach.cards import DECK, Card, Cards, read_cards
from holdem_teach.words import say

Holes: TypeAlias = Sequence[str | Sequence[int] | None]
SEED_BITS: Final = 128
_BYTES: Final = 16  # for each item; two alike are as likely as a broken hash
_BY_TEXT: Final = {str(card): card for card in DECK}
Item = TypeVar("Item")


def shuffled(items: Sequence[Item], text: str) -> list[Item]:
    """Return items in an order that follows from a text, all orders alike likely.

    Examples
    --------
    >>> shuffled("abcd", "any text")
    ['d', 'a', 'b', 'c']
    """
    stream = shake_256(f"holdem_teach {text}".encode()).digest(_BYTES * len(items))
    keys = [stream[start : start + _BYTES] for start in range(0, len(stream), _BYTES)]
    return [items[place] for place in sorted(range(len(items)), key=keys.__getitem__)]


def hand_seed(key: int, number: int) -> int:
    """Return the seed of one hand of many; from it the key cannot be found.

    Examples
    --------
    >>> hand_seed(7, 1) != hand_seed(7, 2)
    True
    """
    text = f"holdem_teach hand {number} of {key}"
    return int.from_bytes(shake_256(text.encode()).digest(SEED_BITS // 8), "big")


def shuffled_deck(seed: int) -> list[Card]:
    """Return the deck in an order that follows from the seed, any whole number (N9).

    Examples
    --------
    >>> shuffled_deck(7)[:5]
    [2c, 8c, Kd, 7d, Jd]
    """
    return shuffled(DECK, f"deal {seed}")


def deal(
    seats: Sequence[int],
    count: int,
    seed: int | None,
    holes: Holes | None = None,
    board: str | Sequence[int] = "",
) -> tuple[list[Cards | None], Cards]:
    """Return hole cards by seat and the five cards of the board.

    Parameters
    ----------
    seats
        The seats dealt in, clockwise from the button.
    count
        The number of seats at the table.
    seed
        Any whole number; None for 128 random bits.
    holes
        Hole cards by seat, None for cards that nobody has seen; dealt if not given.
    board
        The first cards of the board, up to five; the seed gives the rest.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.
    ValueError
        If the seed is not a whole number, or ``holes`` does not fit the seats.
    """
    table = _read(board, "board", range(6))
    hands = None if holes is None else _read_holes(holes, seats, count, table)
    if hands is not None and len(table) == 5:
        return hands, table
    known = {*table, *(card for hand in hands or () for card in hand or ())}
    deck = [card for card in shuffled_deck(read_seed(seed)) if card not in known]
    if hands is None:
        hands = [None] * count
        for place, seat in enumerate(seats):
            hands[seat] = Cards(deck[2 * place : 2 * place + 2])
        deck = deck[2 * len(seats) :]
    return hands, Cards((*table, *deck[: 5 - len(table)]))


def read_seed(seed: Any) -> int:
    """Return a seed as a whole number, 128 random bits for None (N9).

    Raises
    ------
    ValueError
        If it is not a whole number.
    """
    if seed is None:
        return randbits(SEED_BITS)
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise ValueError(say("game.bad_seed", seed=seed))
    return index(seed)


def _read(cards: str | Sequence[int], name: str, counts: Collection[int]) -> Cards:
    """As ``read_cards``, at once where text is in the usual spelling."""
    if isinstance(cards, str):
        tokens = [cards[start : start + 2] for start in range(0, len(cards), 2)]
        found = [_BY_TEXT[token] for token in tokens if token in _BY_TEXT]
        if len(tokens) == len(found) == len(set(found)) and len(found) in counts:
            return Cards(found)
    return read_cards(cards, name, counts)


def _read_holes(
    holes: Holes, seats: Sequence[int], count: int, board: Cards
) -> list[Cards | None]:
    if not isinstance(holes, (list, tuple)) or len(holes) != count:
        raise ValueError(say("game.bad_holes", holes=holes, count=count))
    hands: list[Cards | None] = [None] * count
    for seat, hole in enumerate(holes):
        if hole is None:
            continue
        if seat not in seats:
            raise ValueError(say("game.hole_without_player", seat=seat))
        hands[seat] = _read(hole, f"holes[{seat}]", (2,))
    everything = [card for hand in hands if hand for card in hand] + list(board)
    if len(set(everything)) != len(everything):
        read_cards(
            everything, say("game.holes_and_board")
        )  # says which card is there twice
    return hands
