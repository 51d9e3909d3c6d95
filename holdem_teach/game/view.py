"""What one seat may know of a hand, as plain data (rule N9).

Whoever plays, a person, a program or a widget, is given a view and nothing else. It is
made of new lists, strings and numbers: no card that the seat may not see can be reached
from it, and changing it changes nothing.
"""

from __future__ import annotations

from typing import Any

from holdem_teach.cards import Cards
from holdem_teach.game.state import HandState


def view_of(state: HandState, seat: int | None) -> dict[str, Any]:
    """Return what a seat may know; None is a spectator, who holds no cards.

    Raises
    ------
    ValueError
        If there is no such seat.
    """
    history = state.told_to(seat)
    betting = state.betting
    in_turn = seat is not None and seat == state.actor
    return {
        "game": state.rules.game,
        "rules": state.rules.plain(),
        "seat": seat,
        "players": len(betting.seats),
        "positions": _positions(state),
        "button": state.button,
        "round": state.round,
        "hole": None if seat is None else _texts(state.holes[seat]),
        "board": _texts(state.board),
        "stacks": list(betting.stacks),
        "street_bets": list(betting.bets),
        "contributions": list(betting.contributions),
        "folded": list(betting.folded),
        "pot": 0 if state.is_over else betting.pot(),
        "to_call": _to_call(state),
        "effective_stacks": None if seat is None else _effective_stacks(state, seat),
        "actor": state.actor,
        "legal": state.legal().plain() if in_turn else None,
        "shown": [hand and _texts(hand) for hand in state.shown],
        "history": history,
    }


def _texts(cards: Cards | None) -> list[str] | None:
    return None if cards is None else [str(card) for card in cards]


def _positions(state: HandState) -> list[int | None]:
    """How many players after the button each seat is; None for an empty seat."""
    places: list[int | None] = [None] * len(state.start)
    for place, seat in enumerate(state.betting.seats):
        places[seat] = place
    return places


def _to_call(state: HandState) -> list[int]:
    """What each seat would have to pay to stay in, if it has to decide."""
    betting = state.betting
    if state.is_over or state.to_claim:
        return [0] * len(state.start)
    price = betting.price
    return [
        price - bet if stack and not out and bet < price else 0
        for stack, bet, out in zip(
            betting.stacks, betting.bets, betting.folded, strict=True
        )
    ]


def _effective_stacks(state: HandState, seat: int) -> list[int]:
    """The chips that this seat and each other can still bet against one another.

    The seat's own entry is the largest of them.
    """
    betting = state.betting
    own = 0 if betting.folded[seat] else betting.stacks[seat]
    against = [
        0 if out else stack if stack < own else own
        for stack, out in zip(betting.stacks, betting.folded, strict=True)
    ]
    against[seat] = 0
    against[seat] = max(against)
    return against
