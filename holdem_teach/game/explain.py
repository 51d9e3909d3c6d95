"""Why an action is not legal, and what the pots are: one sentence for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import index
from typing import Any, Final, TypeAlias

from holdem_teach.game.betting import IllegalAction, Span
from holdem_teach.game.legal import LegalActions
from holdem_teach.game.pots import chips_in_pots
from holdem_teach.game.showdown import read_claim
from holdem_teach.game.state import HandState
from holdem_teach.words import say

Why: TypeAlias = Callable[..., str | None]


def why_illegal(state: HandState, action: Sequence[Any]) -> str | None:
    """Return why an action is not legal now, None if it is."""
    if not isinstance(action, (list, tuple)) or not action:
        return say("game.why.no_action", action=action, words=_words())
    word, *given = action
    if not isinstance(word, str) or word not in _WHYS:
        return say("game.why.no_action", action=action, words=_words())
    why, least, most = _WHYS[word]
    if not least <= len(given) <= most:
        expected = f"{least}" if least == most else f"{least}-{most}"
        return say("game.why.parts", word=word, given=len(given), expected=expected)
    if state.is_over:
        return _cite(state, "over", "end")
    if state.to_claim and word not in ("announce", "muck"):
        return _cite(state, "claims", "showdown")
    return why(state, state.legal(), *given)


def _words() -> str:
    return ", ".join(_WHYS)


def _cite(state: HandState, key: str, topic: str, **said: object) -> str:
    """Return a sentence with the number of the rule, which depends on the game."""
    return say(f"game.why.{key}", rule=state.rules.cites[topic], **said)


def _owed(state: HandState) -> int:
    assert state.actor is not None
    return state.betting.price - state.betting.bets[state.actor]


def _no_fold(state: HandState, legal: LegalActions) -> str | None:
    return None  # legal at every turn (L7, N3)


def _no_check(state: HandState, legal: LegalActions) -> str | None:
    if legal.can_check:
        return None
    if state.betting.straddle is not None:
        return _straddle_first(state)
    return _cite(state, "owed", "owed", chips=_owed(state))


def _no_call(state: HandState, legal: LegalActions) -> str | None:
    if legal.call_adds is not None:
        return None
    if state.betting.straddle is not None:
        return _straddle_first(state)
    if legal.can_check:
        return _cite(state, "nothing_to_call", "turn")
    return _cite(state, "short", "turn", chips=_owed(state))


def _straddle_first(state: HandState) -> str:
    return _cite(state, "straddle_first", "straddle", chips=state.betting.straddle)


def _no_bet(state: HandState, legal: LegalActions, to: object = None) -> str | None:
    if legal.raise_to is not None:
        return _cite(state, "bet_is_raise", "turn")
    return _no_total(state, legal.bet_to, to, "bet")


def _no_raise(state: HandState, legal: LegalActions, to: object = None) -> str | None:
    if legal.bet_to is not None:
        return _cite(state, "raise_is_bet", "turn")
    return _no_total(state, legal.raise_to, to, "raise")


def _no_total(state: HandState, span: Span | None, to: object, word: str) -> str | None:
    if span is None:
        return _no_span(state)
    low, high = span
    if to is None:
        return (
            None if low == high else _cite(state, "which", "size", low=low, high=high)
        )
    total = _whole(to)
    if total is None:
        return say("game.why.not_whole", to=to)
    if total < low or total > high:
        key = "one_size" if low == high else "too_low" if total < low else "too_high"
        return _cite(state, key, "size", word=word, low=low, high=high, total=total)
    return None


def _whole(number: object) -> int | None:
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        return None
    try:
        return index(number)
    except TypeError:  # a truth value of NumPy has __index__, and refuses
        return None


def _no_span(state: HandState) -> str:
    if state.betting.straddle is not None:
        return _straddle_first(state)
    seat = state.actor
    assert seat is not None
    key = state.betting.why_no_raise(seat, state.rules)
    if key is not None:
        return _cite(state, key, key)
    return _cite(state, "too_short", "size", chips=state.betting.stacks[seat])


def _no_straddle(state: HandState, legal: LegalActions) -> str | None:
    if legal.straddle_amount is not None:
        return None
    if state.betting.straddle is not None:
        return _cite(state, "short", "straddle", chips=state.betting.straddle)
    return _cite(state, "no_straddle", "straddle")


def _no_all_in(state: HandState, legal: LegalActions) -> str | None:
    if legal.can_all_in:
        return None
    short_only = state.rules.all_in_when_short
    return _cite(state, "not_short" if short_only else "no_all_in", "turn")


def _no_announce(
    state: HandState, legal: LegalActions, cards: Any, category: object
) -> str | None:
    if not legal.can_announce:
        return _cite(state, "no_claims", "showdown")
    if not isinstance(category, str):
        return say("game.why.no_category", category=category)
    try:
        read_claim(cards)
    except IllegalAction as error:
        return str(error)
    return None


def _no_muck(state: HandState, legal: LegalActions) -> str | None:
    if legal.can_muck:
        return None
    return _cite(state, "called" if legal.can_announce else "no_claims", "showdown")


# By the word of the action: who says why not, and how many parts may follow the word.
_WHYS: Final[dict[str, tuple[Why, int, int]]] = {
    "fold": (_no_fold, 0, 0),
    "check": (_no_check, 0, 0),
    "call": (_no_call, 0, 0),
    "bet": (_no_bet, 0, 1),
    "raise": (_no_raise, 0, 1),
    "straddle": (_no_straddle, 0, 0),
    "all-in": (_no_all_in, 0, 0),
    "announce": (_no_announce, 2, 2),
    "muck": (_no_muck, 0, 0),
}


@dataclass(frozen=True)
class PotWords:
    """A pot in words and as data for a picture.

    Attributes
    ----------
    name
        Such as "side pot 1".
    amount
        Chips.
    seats
        Who may win it.
    each
        Chips in it by seat; dead money is in nobody's.
    sentence
        All of it in words.
    """

    name: str
    amount: int
    seats: tuple[int, ...]
    each: tuple[int, ...]
    sentence: str

    def __repr__(self) -> str:
        return self.sentence


def explain_pots(state: HandState) -> list[PotWords]:
    """Return each pot with who may win it and who put in what."""
    pots = state.current_pots()
    parts = chips_in_pots(state.matched(), pots)
    found = []
    for number, ((amount, seats), each) in enumerate(zip(pots, parts, strict=True)):
        name = say("game.side_pot", number=number) if number else say("game.main_pot")
        said = {"name": name, "amount": amount, "rule": state.rules.cites["pots"]}
        sentence = say("game.pot", who=_seats(seats), **said)
        found.append(PotWords(name, amount, seats, each, sentence))
    return found


def _seats(seats: Sequence[int]) -> str:
    *first, last = (say("game.seat", seat=seat) for seat in seats)
    return say("words.or", first=", ".join(first), last=last) if first else last
