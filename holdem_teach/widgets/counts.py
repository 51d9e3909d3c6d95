"""What the lessons count besides what the library tells: hands, standings, chances."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from holdem_teach.cards import Card, parse_cards
from holdem_teach.ranking.evaluator import evaluate
from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.widgets.lesson import Cards, Share, unseen
from holdem_teach.words import say


def hands_below(hole: str, board: str) -> list[tuple[Card, ...]]:
    """Return the hands of an opponent that a hand beats now; those that tie are none.

    Examples
    --------
    >>> len(hands_below("2c 2d", "Ah Ks Qd"))
    632
    """
    common = parse_cards(board)
    mine = evaluate((*parse_cards(hole), *common))
    return [
        pair
        for pair in combinations(unseen((*parse_cards(hole), *common)), 2)
        if evaluate((*pair, *common)) < mine
    ]


def standing(hole: Cards, other: Cards, board: Cards) -> int:
    """Return how a hand stands against another: 0 ahead, 1 tied, 2 behind.

    Examples
    --------
    >>> standing("Ad Qc", "2c 2d", "3h 4c Jh"), standing("2c 2d", "Ad Qc", "3h 4c Jh")
    (2, 0)
    """
    common = parse_cards(board)
    mine, theirs = (evaluate((*parse_cards(two), *common)) for two in (hole, other))
    return (theirs >= mine) + (theirs > mine)


def ways_to_win(result: EffectiveHandStrength) -> dict[str, float]:
    """Return the two parts of which EHS is the sum, by name (rule S1).

    Examples
    --------
    >>> import holdem_teach as ht
    >>> ways = ways_to_win(ht.effective_hand_strength("Ad Qc", "3h 4c Jh"))
    >>> {name: round(part, 3) for name, part in ways.items()}
    {'ahead now, and stays there': 0.426, 'behind now, and comes from there': 0.086}
    """
    stays, comes = say("lesson.ways").split("|")
    hs = result.hs
    return {stays: hs * (1 - result.npot), comes: (1 - hs) * result.ppot}


def after_seeing(
    weights: Mapping[str, Share], likelihood: Mapping[str, Share]
) -> dict[str, Share]:
    """Return chances after something was seen, by Bayes' rule.

    Parameters
    ----------
    weights
        How likely each kind was before, compared with the others.
    likelihood
        How likely what was seen is with each kind, 0 to 1; above 0 with one of them.

    Examples
    --------
    >>> after_seeing({"strong": 1, "weak": 3}, {"strong": 1.0, "weak": 0.5})
    {'strong': 0.4, 'weak': 0.6}
    """
    both = {kind: weight * likelihood[kind] for kind, weight in weights.items()}
    total = sum(both.values())
    return {kind: product / total for kind, product in both.items()}
