"""The nine categories, the 7,462 values, and hands in words: the readable reference.

Everything here follows from one idea: the ranks of five cards, sorted by how often they
occur and then by height, compare as the hands do once the category stands in front.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from holdem_teach.cards import Card, read_cards
from holdem_teach.words import say

# What programs call them, in every language; category_words() are for people.
CATEGORIES: Final = (
    "high card",
    "one pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
)
STRAIGHT, FLUSH, STRAIGHT_FLUSH = 4, 5, 8
# How many cards of each rank, the largest group first -> the category.
_SHAPES: Final = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 3,
    (3, 2): 6,
    (4, 1): 7,
}
_WHEEL: Final = (14, 5, 4, 3, 2)  # the ace may be low: five high


def hand_key(ranks: Iterable[int], suited: bool) -> tuple[int, ...]:
    """Return a tuple that sorts as five-card hands do: category, then what breaks ties.

    Parameters
    ----------
    ranks
        Five ranks, 2 to 14, in any order.
    suited
        Whether all five cards have one suit.

    Examples
    --------
    >>> hand_key([7, 2, 7, 2, 7], suited=False)
    (6, 7, 2)
    >>> hand_key([14, 2, 3, 4, 5], suited=False)
    (4, 5)
    """
    counts = Counter(ranks)
    order = tuple(sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True))
    category = _SHAPES[tuple(sorted(counts.values(), reverse=True))]
    high = _straight_high(order)
    if high:
        return (STRAIGHT_FLUSH if suited else STRAIGHT, high)
    return (FLUSH if suited else category, *order)


def _straight_high(order: tuple[int, ...]) -> int | None:
    if order == _WHEEL:
        return 5
    return order[0] if len(order) == 5 and order[0] - order[4] == 4 else None


@cache
def values_by_key() -> dict[tuple[int, ...], int]:
    """Return the value, 1 to 7,462, of every key of :func:`hand_key`.

    The 7,462 classes are all that five cards can be: 6,175 sets of ranks without a
    flush and 1,287 with one.

    Examples
    --------
    >>> values = values_by_key()
    >>> len(values), values[(8, 14)]
    (7462, 7462)
    """
    mixed = combinations_with_replacement(range(2, 15), 5)
    keys = [hand_key(ranks, False) for ranks in mixed if ranks[0] != ranks[4]]
    keys += [hand_key(ranks, True) for ranks in combinations(range(2, 15), 5)]
    return {key: value for value, key in enumerate(sorted(keys), start=1)}


@cache
def _keys_by_value() -> tuple[tuple[int, ...], ...]:
    return tuple(values_by_key())


def reference_value(cards: Sequence[Card]) -> int:
    """Return the value of five to seven cards, the readable way: the best of all fives.

    The compiled evaluator's twin; both run the same tests.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> reference_value(parse_cards("As Ks Qs Js Ts"))
    7462
    """
    return max(_value_of_five(five) for five in combinations(cards, 5))


def _value_of_five(five: Sequence[Card]) -> int:
    suited = len({card.suit for card in five}) == 1
    return values_by_key()[hand_key((card.rank for card in five), suited)]


def category(value: int) -> str:
    """Return the category of a value that :func:`holdem_teach.evaluate` gave.

    Parameters
    ----------
    value
        A whole number, 1 to 7,462.

    Returns
    -------
    str
        "high card", "one pair", "two pair", "three of a kind", "straight", "flush",
        "full house", "four of a kind" or "straight flush".

    Raises
    ------
    ValueError
        If there is no such value.

    Examples
    --------
    >>> category(7462), category(1)
    ('straight flush', 'high card')
    """
    return CATEGORIES[_key_of(value)[0]]


def _key_of(value: int) -> tuple[int, ...]:
    is_number = hasattr(value, "__index__") and not isinstance(value, bool)
    if not is_number or not 1 <= value <= len(_keys_by_value()):
        raise ValueError(say("ranking.bad_value", value=value))
    return _keys_by_value()[value - 1]


def best_five(cards: str | Sequence[int]) -> tuple[Card, ...]:
    """Return the five cards that count, the strongest first.

    Of equal choices it is the one whose cards come first in the argument. Groups come
    before single cards; an ace that is low comes last.

    Parameters
    ----------
    cards
        Five to seven cards.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are not five to seven.

    Examples
    --------
    >>> best_five("2c 7h As 7d 2d 7s Kc")
    (7h, 7d, 7s, 2c, 2d)
    >>> best_five("Ah 2d 3c 4s 5h")
    (5h, 4s, 3c, 2d, Ah)
    """
    given = read_cards(cards, "cards", {5, 6, 7})
    # max keeps the first of equals, and combinations come in the argument's order
    five = max(combinations(given, 5), key=_value_of_five)
    counts = Counter(card.rank for card in five)
    is_wheel = set(counts) == set(_WHEEL)

    def strength(card: Card) -> tuple[int, int]:
        return counts[card.rank], 1 if is_wheel and card.rank == 14 else card.rank

    return type(given)(sorted(five, key=strength, reverse=True))


def describe(cards: str | Sequence[int]) -> str:
    """Return in words what five to seven cards are worth.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are not five to seven.

    Examples
    --------
    >>> describe("2c 7h As 7d 2d 7s Kc")
    'full house, sevens over twos'
    >>> describe("Ah Ad Kc Qs 6h")
    'one pair, aces with king, queen and six'
    """
    given = read_cards(cards, "cards", {5, 6, 7})
    return describe_value(reference_value(given))


def category_words() -> list[str]:
    """Return what people call the categories, the weakest first.

    Examples
    --------
    >>> category_words()[:2]
    ['high card', 'one pair']
    """
    return say("ranking.categories").split("|")


def describe_value(value: int) -> str:
    """Return in words what the hands of a value are.

    Raises
    ------
    ValueError
        If there is no such value.

    Examples
    --------
    >>> describe_value(7462), describe_value(1)
    ('straight flush, ace high', 'high card, seven, five, four, three and two')
    """
    number, *ranks = _key_of(value)
    name = category_words()[number]
    if number in (STRAIGHT, STRAIGHT_FLUSH):
        return say("ranking.to_the", name=name, high=_one(ranks[0]))
    if number in (0, FLUSH):
        return say("ranking.all_five", name=name, ranks=_listed(ranks))
    groups = 2 if number in (2, 6) else 1
    pattern = "ranking.full_house" if number == 6 else f"ranking.groups_{groups}"
    many = [_many(rank) for rank in ranks[:groups]]
    return say(pattern, name=name, many=many, kickers=_listed(ranks[groups:]))


def _one(rank: int) -> str:
    return say("cards.rank_names").split()[rank - 2]


def _many(rank: int) -> str:
    return say("cards.rank_plurals").split()[rank - 2]


def _listed(ranks: Sequence[int]) -> str:
    *first, last = map(_one, ranks) if ranks else [""]
    return say("ranking.and", first=", ".join(first), last=last) if first else last
