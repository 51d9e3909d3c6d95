"""What the seat in turn may do, in a round of betting of any game."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any, Final

from holdem_teach.game.betting import Betting, Limits, Span
from holdem_teach.words import say


@dataclass(frozen=True, slots=True)
class LegalActions:
    """What the seat whose turn it is may do.

    Attributes
    ----------
    can_fold, can_check, can_all_in, can_announce, can_muck
        ``can_all_in``: in the freezeout, with fewer chips than the call or the straddle
        (rule L7); else where the whole stack is a legal call, bet or raise.
    call_adds
        Chips that a call takes from the stack; None when no call is possible.
    bet_to, raise_to
        The lowest and the highest total on this street; None when not possible.
    straddle_amount
        Chips that the straddle takes; None when it is not owed, or too much.

    Examples
    --------
    >>> LegalActions(can_fold=True, call_adds=5, raise_to=(20, 200))
    LegalActions: fold, call 5 or raise to 20 ... 200
    """

    can_fold: bool = False
    can_check: bool = False
    can_all_in: bool = False
    can_announce: bool = False
    can_muck: bool = False
    call_adds: int | None = None
    bet_to: Span | None = None
    raise_to: Span | None = None
    straddle_amount: int | None = None

    def words(self) -> list[str]:
        """Return each choice in words."""
        choices = [
            say(f"game.can.{name}")
            for name in ("fold", "check", "announce", "muck")
            if getattr(self, f"can_{name}")
        ]
        if self.straddle_amount is not None:
            choices.append(say("game.can.straddle", chips=self.straddle_amount))
        if self.call_adds is not None:
            choices.append(say("game.can.call", chips=self.call_adds))
        for word, span in (("bet", self.bet_to), ("raise", self.raise_to)):
            if span is not None:
                choices.append(say(f"game.can.{word}", span=_span_in_words(span)))
        if self.can_all_in:
            choices.append(say("game.can.all_in"))
        return choices

    def __str__(self) -> str:
        *first, last = self.words() or [say("game.can.nothing")]
        return say("words.or", first=", ".join(first), last=last) if first else last

    def __repr__(self) -> str:
        return f"LegalActions: {self}"

    def _repr_html_(self) -> str:
        items = "".join(f"<li>{words}</li>" for words in self.words())
        return f"<ul>{items}</ul>"

    def plain(self) -> dict[str, Any]:
        """Return the same as plain data, spans as lists of two numbers."""
        found: dict[str, Any] = dict(zip(_FIELDS, _values_of(self), strict=True))
        for name in ("bet_to", "raise_to"):
            if found[name] is not None:
                found[name] = list(found[name])
        return found


_FIELDS: Final = tuple(field.name for field in fields(LegalActions))
_values_of: Final = attrgetter(*_FIELDS)
NOTHING: Final = LegalActions()


def _span_in_words(span: Span) -> str:
    low, high = span
    return f"{low}" if low == high else f"{low} ... {high}"


def legal_actions(betting: Betting, seat: int, rules: Limits) -> LegalActions:
    """Return what a seat may do whose turn it is in a round of betting."""
    if betting.straddle is not None:
        return _straddle_or_not(betting.stacks[seat], betting.straddle)
    stack, paid = betting.stacks[seat], betting.bets[seat]
    owed = betting.price - paid
    span = None
    if stack > owed and betting.why_no_raise(seat, rules) is None:
        span = rules.sizes(betting, seat)
    opens = betting.price == 0
    call = min(owed, stack) if owed > 0 else None
    if rules.all_in_when_short:
        whole = owed > stack
        call = None if whole else call  # rule L7: one is all-in, and has not called
    else:
        whole = call == stack or (span is not None and span[1] == paid + stack)
    return LegalActions(
        can_fold=True,
        can_check=owed == 0,
        can_all_in=whole,
        call_adds=call,
        bet_to=span if opens else None,
        raise_to=None if opens else span,
    )


def _straddle_or_not(stack: int, amount: int) -> LegalActions:
    if stack < amount:
        return LegalActions(can_fold=True, can_all_in=True)
    return LegalActions(can_fold=True, straddle_amount=amount)
