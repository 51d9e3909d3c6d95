"""What to announce at the showdown of a freezeout (rule L11): one's best hand."""

from __future__ import annotations

from itertools import combinations

from holdem_teach.players.spot import Action, Spot
from holdem_teach.ranking.categories import category
from holdem_teach.ranking.one_hand import evaluate


def claim(spot: Spot) -> Action:
    """Return the claim of the best five cards that the rules let this seat announce.

    The freezeout ranking orders hands as the standard one does and ties more of them,
    so that the best by the one is best by the other.

    Examples
    --------
    >>> from holdem_teach.game import FreezeoutRules, Hand
    >>> hand = Hand(FreezeoutRules(), [100, 100], holes=["2c 3d", "4c 4d"],
    ...             board="As Ks Qs Js 9h")
    >>> while not hand.view(hand.actor)["legal"]["can_announce"]:
    ...     spot = Spot(hand.view(hand.actor))
    ...     _ = hand.act(spot.call())
    >>> claim(Spot(hand.view(0)))
    ['announce', 'As Ks Qs Js 3d', 'high card']
    """
    least = spot.view["rules"]["min_hole_cards"]
    fives = [
        own + shared
        for number in range(least, len(spot.hole) + 1)
        for own in combinations(spot.hole, number)
        for shared in combinations(spot.board, 5 - number)
    ]
    best = max(fives, key=evaluate)
    ordered = sorted(best, reverse=True)
    return ["announce", " ".join(map(str, ordered)), category(evaluate(best))]
