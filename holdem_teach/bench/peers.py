"""Other people's evaluators, where they are installed: what ours are compared with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

from holdem_teach.cards import Card

Hand = Sequence[Card]


@dataclass(frozen=True)
class Peer:
    """How a peer evaluates: a card of its own, its value of cards, its value of text.

    ``value`` takes a list of its own cards, five to seven; ``from_text`` text such as
    "Ad Qc 3h 4c Jh". Which way the values count does not matter for a timing.
    """

    name: str
    card: Callable[[Card], Any]
    value: Callable[[list[Any]], Any]
    from_text: Callable[[str], Any]


def installed_peers() -> list[Peer]:
    """Return the peers that can be imported, quickest first.

    Examples
    --------
    >>> {peer.name for peer in installed_peers()} <= set(_MAKERS)
    True
    """
    return [make() for name, make in _MAKERS.items() if find_spec(name)]


def _eval7() -> Peer:
    import eval7

    return Peer(
        "eval7",
        card=lambda card: eval7.Card(str(card)),
        value=eval7.evaluate,
        from_text=lambda text: eval7.evaluate(list(map(eval7.Card, text.split()))),
    )


def _phevaluator() -> Peer:
    from phevaluator import evaluate_cards

    return Peer(
        "phevaluator",
        card=int,
        value=lambda cards: evaluate_cards(*cards),
        from_text=lambda text: evaluate_cards(*text.split()),
    )


def _treys() -> Peer:
    import treys

    evaluate = treys.Evaluator().evaluate
    return Peer(
        "treys",
        card=lambda card: treys.Card.new(str(card)),
        value=lambda cards: evaluate(cards[:2], cards[2:]),
        from_text=lambda text: evaluate([], list(map(treys.Card.new, text.split()))),
    )


def _pokerkit() -> Peer:
    from pokerkit import Card as TheirCard
    from pokerkit import StandardHighHand

    return Peer(
        "pokerkit",
        card=lambda card: next(TheirCard.parse(str(card))),
        value=lambda cards: StandardHighHand.from_game(cards[:2], cards[2:]),
        from_text=lambda text: StandardHighHand.from_game(text[:5], text[5:]),
    )


_MAKERS: dict[str, Callable[[], Peer]] = {
    "eval7": _eval7,
    "phevaluator": _phevaluator,
    "treys": _treys,
    "pokerkit": _pokerkit,
}
