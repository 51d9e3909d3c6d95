"""What the seat in turn does: one function for each action, by its word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from holdem_teach.game import dealer
from holdem_teach.game.betting import IllegalAction
from holdem_teach.game.explain import why_illegal
from holdem_teach.game.showdown import CLAIMED, read_claim, why_refused
from holdem_teach.game.state import HandState
from holdem_teach.words import say

# Does it, and returns what the history says of it: words, chips or totals.
Deed: TypeAlias = Callable[..., list[Any]]


def act(state: HandState, action: Sequence[Any]) -> str | None:
    """Do an action, given as plain data such as ``["raise", 12]``.

    Returns
    -------
    str or None
        The dealer's reason to refuse a claim (rule L11); None for all else.

    Raises
    ------
    IllegalAction
        If it is no action, or not legal now. Nothing has changed then.
    """
    reason = why_illegal(state, action)
    if reason is not None:
        raise IllegalAction(_with_choices(state, reason))
    word, *given = action
    seat = state.actor
    assert seat is not None  # or the action would not be legal
    if word == "announce":
        return _announce(state, seat, *given)
    event = _DEEDS[word](state, seat, *given)
    state.events.append(event)
    total = event[2:] if event[0] in ("bet", "raise") else []
    state.turns.append([seat, event[0], *total])
    if word == "muck":
        dealer.claim_made(state)
    else:
        dealer.go_on(state, seat)
    return None


def follow(state: HandState, turn: Sequence[Any]) -> None:
    """Do what a record says that a seat did, in our words or in those of PHH.

    Raises
    ------
    ValueError
        If it is no turn, or another seat's; ``IllegalAction`` if it is not legal.
    """
    if not isinstance(turn, (list, tuple)) or not turn:
        raise ValueError(say("game.no_turn", turn=turn))
    seat, *action = turn
    if state.is_over and action == ["cc"]:
        return  # some programs ask for a check where nobody is left to bet
    if seat != state.actor:
        said = {"seat": seat, "actor": state.actor}
        raise ValueError(say("game.phh.out_of_turn", **said))
    legal = state.legal()
    ours = {
        "f": "fold",
        "cc": "check" if legal.can_check else "call",
        "cbr": "bet" if legal.bet_to else "raise",
    }
    word = ours.get(str(action[0])) if action else None
    act(state, action if word is None else [word, *action[1:]])


def _with_choices(state: HandState, reason: str) -> str:
    if state.actor is None:
        return reason
    return say("game.refusal", reason=reason, seat=state.actor, choices=state.legal())


def _fold(state: HandState, seat: int) -> list[Any]:
    state.betting.fold(seat)
    return ["fold", seat]


def _check(state: HandState, seat: int) -> list[Any]:
    state.betting.check(seat)
    return ["check", seat]


def _call(state: HandState, seat: int) -> list[Any]:
    return ["call", seat, state.betting.call(seat)]


def _bet(state: HandState, seat: int, to: int | None = None) -> list[Any]:
    return ["bet", seat, _raise_to(state, seat, state.legal().bet_to, to)]


def _raise(state: HandState, seat: int, to: int | None = None) -> list[Any]:
    return ["raise", seat, _raise_to(state, seat, state.legal().raise_to, to)]


def _raise_to(
    state: HandState, seat: int, span: tuple[int, int] | None, to: int | None
) -> int:
    assert span is not None
    total = span[0] if to is None else int(to)
    state.betting.raise_to(seat, total)
    return total


def _straddle(state: HandState, seat: int) -> list[Any]:
    option = state.rules.straddle_option
    return ["straddle", seat, state.betting.post_straddle(seat, option)]


def _all_in(state: HandState, seat: int) -> list[Any]:
    """Put in the whole stack; the history says as what: call, bet, raise, all-in."""
    legal = state.legal()
    if state.betting.straddle is not None:
        return ["all-in", *_straddle(state, seat)[1:]]
    if state.rules.all_in_when_short:
        return ["all-in", *_call(state, seat)[1:]]
    if legal.bet_to is not None:
        return _bet(state, seat, legal.bet_to[1])
    if legal.raise_to is not None:
        return _raise(state, seat, legal.raise_to[1])
    return _call(state, seat)


def _muck(state: HandState, seat: int) -> list[Any]:
    return ["muck", seat]


_DEEDS: Final[dict[str, Deed]] = {
    "fold": _fold,
    "check": _check,
    "call": _call,
    "bet": _bet,
    "raise": _raise,
    "straddle": _straddle,
    "all-in": _all_in,
    "muck": _muck,
}


def _announce(
    state: HandState, seat: int, cards: str | Sequence[int], category: str
) -> str | None:
    five = read_claim(cards)
    word = " ".join(category.lower().split())
    hole, least = state.holes[seat], state.rules.min_hole_cards
    reason = why_refused(five, word, hole, state.board, least)
    state.turns.append([seat, "announce", str(five), word])
    state.events.append(["announce", seat, str(five), word, reason])
    if reason is not None and seat not in state.refused:
        state.refused.add(seat)  # it may be put right once
        return reason
    if reason is None:
        state.worth[seat] = (CLAIMED, state.rules.value_of_five(five))
        dealer.show(state, seat)
    dealer.claim_made(state)
    return reason
