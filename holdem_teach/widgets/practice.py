"""Which spot to guess next: one of the kind in which one errs most."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from holdem_teach.cards import DECK, Cards
from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.evaluator import evaluate
from holdem_teach.ranking.omaha import evaluate_omaha
from holdem_teach.widgets.history import Guess, mean_by_kind, mean_gap
from holdem_teach.widgets.picking import HOLDEM, Picked, pick
from holdem_teach.words import say

_STREETS: Final = dict(zip((3, 4, 5), say("practice.streets").split("|"), strict=True))
_MADE: Final = say("practice.made").split("|")
KINDS: Final = tuple(
    say("practice.kind", street=street, made=made)
    for street in _STREETS.values()
    for made in _MADE
)
_TRIES: Final = 500  # no kind is as rare as one spot in a hundred


def kind_of(hole: Cards, board: Cards) -> str:
    """Return the kind of a spot: its street, and what the hand has made.

    Examples
    --------
    >>> from holdem_teach.cards import read_spot
    >>> kind_of(*read_spot("Ad Qc", "3h 4c Jh"))
    'flop, no pair'
    """
    of_two = len(hole) == HOLDEM
    value = evaluate((*hole, *board)) if of_two else evaluate_omaha(hole, board)
    made = _MADE[min(CATEGORIES.index(category(value)), len(_MADE) - 1)]
    return say("practice.kind", street=_STREETS[len(board)], made=made)


def worst_kind(guesses: Sequence[Guess], random: Random) -> str:
    """Return the kind with the largest mean gap; one not tried counts as the mean.

    Examples
    --------
    >>> far_off = Guess(Cards(), Cards(), "turn, one pair", 90, 0.5)
    >>> close = Guess(Cards(), Cards(), "flop, one pair", 50, 0.5)
    >>> worst_kind([far_off, close], Random(1))
    'turn, one pair'
    """
    means = mean_by_kind(guesses)
    overall = mean_gap(guesses)
    largest = max(means.get(kind, overall) for kind in KINDS)
    return random.choice([k for k in KINDS if means.get(k, overall) == largest])


def next_spot(guesses: Sequence[Guess], size: int, random: Random) -> Picked:
    """Return random cards of the kind in which one errs most.

    Parameters
    ----------
    guesses
        Those so far.
    size
        How many hole cards, 2 or 4.
    random
        Where chance comes from.

    Examples
    --------
    >>> spot = next_spot([], 2, Random(1))
    >>> kind_of(spot.hole, spot.board) in KINDS
    True
    """
    wanted = worst_kind(guesses, random)
    street, _, _ = wanted.partition(",")
    out = next(number for number, name in _STREETS.items() if name == street)
    for _ in range(_TRIES):
        cards = random.sample(DECK, size + out)
        if kind_of(Cards(cards[:size]), Cards(cards[size:])) == wanted:
            break
    return pick(cards[:size], cards[size:], size)
