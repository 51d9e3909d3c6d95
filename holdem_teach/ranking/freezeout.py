"""The freezeout ranking: 6,331 values, and hands that need a card of one's own.

It is the standard ranking with side cards left out: four of a kind and three of a kind
compare by their rank alone, a full house by its three. So each value here is a run of
neighbours among the 7,462 standard values, and the order between them stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from holdem_teach.cards import Card, read_spot
from holdem_teach.ranking.categories import hand_key, values_by_key
from holdem_teach.ranking.one_hand import evaluate

# Three of a kind, full house, four of a kind: category and one rank count, no more.
_ONE_RANK: Final = (3, 6, 7)


def freezeout_key(standard_key: tuple[int, ...]) -> tuple[int, ...]:
    """Return the part of a :func:`hand_key` that the freezeout ranking looks at.

    Examples
    --------
    >>> freezeout_key((6, 7, 2)), freezeout_key((2, 8, 4, 7))
    ((6, 7), (2, 8, 4, 7))
    """
    return standard_key[:2] if standard_key[0] in _ONE_RANK else standard_key


@cache
def freezeout_values() -> tuple[int, ...]:
    """Return the freezeout value, 1 to 6,331, of each standard value; 0 stands for 0.

    Examples
    --------
    >>> values = freezeout_values()
    >>> len(values), values[1], values[7462]
    (7463, 1, 6331)
    """
    values = [0]
    last: tuple[int, ...] | None = None
    for standard_key in values_by_key():  # worst first
        key = freezeout_key(standard_key)
        values.append(values[-1] + (key != last))
        last = key
    return tuple(values)


def freezeout_value(hole: str | Sequence[int], board: str | Sequence[int]) -> int:
    """Return the freezeout value of the best hand with at least one hole card.

    Parameters
    ----------
    hole
        Two hole cards.
    board
        Three to five board cards.

    Returns
    -------
    int
        1 to 6,331, larger is stronger, equal values tie. Rules L11 and L12 compare
        hands by it.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.

    Examples
    --------
    A kicker beside four of a kind counts in the standard ranking, and not here:

    >>> nines = "9c 9d 9h 9s 3d"
    >>> freezeout_value("Ah Kd", nines) == freezeout_value("Qs Jc", nines)
    True
    """
    hole_cards, table = read_spot(hole, board)
    return freezeout_values()[best_value(hole_cards, table, 1)]


def best_value(hole: Sequence[Card], board: Sequence[Card], least: int) -> int:
    """Return the best standard value of five cards, at least so many from the hole.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> hole, board = parse_cards("2c 3d"), parse_cards("As Ks Qs Js Ts")
    >>> best_value(hole, board, 0) > best_value(hole, board, 1)
    True
    """
    if least == 0:
        return evaluate((*hole, *board))
    return max(map(evaluate, _fives(hole, board, least)))


def reference_freezeout_value(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """Return what :func:`freezeout_value` does, by counting keys: its readable twin.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> reference_freezeout_value(parse_cards("As 2c"), parse_cards("Ks Qs Js Ts 9s"))
    6331
    """
    keys = sorted({freezeout_key(key) for key in values_by_key()})
    best = max(_key_of_five(five) for five in _fives(hole, board, 1))
    return 1 + keys.index(best)


def _key_of_five(five: Sequence[Card]) -> tuple[int, ...]:
    suited = len({card.suit for card in five}) == 1
    return freezeout_key(hand_key((card.rank for card in five), suited))


def _fives(
    hole: Sequence[Card], board: Sequence[Card], least: int
) -> Iterator[tuple[Card, ...]]:
    for number in range(least, len(hole) + 1):
        for own in combinations(hole, number):
            for shared in combinations(board, 5 - number):
                yield own + shared
