"""Help at the betting table: the price of a call, what a claim is worth, a read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from holdem_teach.cards import DECK, parse_cards
from holdem_teach.game.rule_set import Rules
from holdem_teach.players.claims import claim
from holdem_teach.players.spot import Spot
from holdem_teach.ranking.categories import describe
from holdem_teach.strength.hand_names import pair_index
from holdem_teach.strength.ranges import read_range
from holdem_teach.widgets.hand_rules import rule_of
from holdem_teach.words import plural, say

_DEALS: Final = 4000
_ROYAL: Final = parse_cards("As Ks Qs Js Ts")


def price_text(view: dict[str, Any]) -> str:
    """Return what staying in costs and the pot odds; empty where it is free.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> price_text(Hand(NoLimitRules(1, 2), [200, 200], seed=7).view(0))
    'You pay 1 to win 3: a call needs 25 % of the pot (pot odds).'
    """
    if view["legal"] is None or view["legal"]["can_announce"]:
        return ""
    spot = Spot(view)
    if not spot.cost:
        return ""
    key = "price_straddle" if view["legal"]["straddle_amount"] else "price"
    said = {"cost": spot.cost, "pot": spot.pot, "odds": 100 * spot.odds}
    return say(f"play.{key}", **said)


def odds_text(view: dict[str, Any]) -> str:
    """Return what one's cards win against hands of any kind, and what a call needs.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["AsAh", None])
    >>> odds_text(hand.view(0)).startswith("Against one hand of any kind")
    True
    """
    spot = Spot(view)
    count = len(spot.opponents)
    hands = say("play.one_hand") if count == 1 else plural(count, "hand")
    said = say("play.odds", hands=hands, share=100 * share_of(spot), deals=_DEALS)
    return " ".join(filter(None, [said, price_text(view)]))


def share_of(spot: Spot) -> float:
    """Return one's mean share of the pot, 0 to 1, over deals to opponents still in.

    Hands count as the game's rules have it: in the freezeout, with cards of one's own
    and without side cards (L11).

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["AsAh", None])
    >>> 0.8 < share_of(Spot(hand.view(0))) < 0.9
    True
    """
    random, count = np.random.default_rng(1), len(spot.opponents)
    known = np.array([*spot.hole, *spot.board], dtype=np.uint8)
    unseen = np.setdiff1d(np.arange(len(DECK), dtype=np.uint8), known)
    dealt = random.permuted(np.tile(unseen, (_DEALS, 1)), axis=1)
    out = np.tile(known, (_DEALS, 1))
    boards = np.hstack((out[:, 2:], dealt[:, : 5 - len(spot.board)]))
    theirs = dealt[:, 5 : 5 + 2 * count]
    holes = np.hstack((out[:, :2], theirs)).reshape(_DEALS, 1 + count, 2)
    rule = rule_of(spot.view["rules"])
    ranks = np.stack([rule.ranks(holes[:, seat], boards) for seat in range(1 + count)])
    best = ranks == ranks.max(axis=0)
    return float((best[0] / best.sum(axis=0)).mean())


def claim_text(rules: Rules, view: dict[str, Any], cards: str) -> str:
    """Return what an announced hand is worth, and whether a better one was there.

    Parameters
    ----------
    view
        Of the seat that announces, before it did.

    Examples
    --------
    >>> from holdem_teach.game import FreezeoutRules, Hand
    >>> hand = Hand(FreezeoutRules(), [12, 12], holes=["2c 3d", "4c 4d"],
    ...             board="As Ks Qs Js 9h")
    >>> while not hand.view(0)["legal"] or not hand.view(0)["legal"]["can_announce"]:
    ...     _ = hand.act(Spot(hand.view(hand.actor)).call())
    >>> print(claim_text(hand.rules, hand.view(0), "As Ks Qs 9h 3d"))
    You announced high card, ace, king, queen, nine and three: value 1,256 of 6,331. \
You could have announced high card, ace, king, queen, jack and three, 1,271.
    """
    given, most = (rules.value_of_five(five) for five in (parse_cards(cards), _ROYAL))
    said = say("play.claimed", words=describe(cards), value=given, most=most)
    best = claim(Spot(view))[1]
    value = rules.value_of_five(parse_cards(best))
    if value <= given:
        return f"{said} {say('play.best_claim')}"
    return f"{said} {say('play.better_claim', words=describe(best), value=value)}"


def read_text(name: str, round_: int, text: str, held: Sequence[str]) -> str:
    """Return a read beside what the seat held.

    Examples
    --------
    >>> read_text("seat 1 (easy)", 1, "QQ+", ["Ks", "Kd"])
    'Before the flop you put seat 1 (easy) on QQ+, 1.4% of all hands. It held Ks Kd, \
which is among them.'
    """
    range_ = read_range(text)
    cards = parse_cards(" ".join(held))
    among = range_.weights[pair_index(*cards)] > 0
    said = {"name": name, "text": text, "share": range_.share, "held": " ".join(held)}
    street = say("play.streets").split("|")[round_ - 1]
    return say(f"play.read_{'right' if among else 'wrong'}", street=street, **said)
