"""A hand told again with every player's reasons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from holdem_teach.game.hand import Hand
from holdem_teach.players.decision import BuiltIn
from holdem_teach.words import say


@dataclass(frozen=True, repr=False)
class Reason:
    """What a seat did, and why; ``why`` is None where nobody can say.

    ``instead`` is what the player would have done, if it is something else.
    """

    seat: int
    action: tuple[Any, ...]
    why: str | None
    instead: tuple[Any, ...] | None = None

    def __repr__(self) -> str:
        done = " ".join(map(str, self.action))
        if self.why is None:
            return say("players.did", seat=self.seat, action=done)
        said = {"seat": self.seat, "action": done, "why": self.why}
        if self.instead is None:
            return say("players.did_since", **said)
        meant = " ".join(map(str, self.instead))
        return say("players.did_instead", instead=meant, **said)


def reasons(hand: Hand, players: Mapping[int, BuiltIn]) -> list[Reason]:
    """Return what each seat did, in order, with the reason of the player on it.

    The players' seeds are those that they played with. With other players than those
    who sat there it tells what they would have done.

    Examples
    --------
    >>> from holdem_teach.game import NoLimitRules
    >>> from holdem_teach.players import Easy
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["AsAh", "7c2d"], seed=1)
    >>> hand.raise_to(4); hand.fold()
    >>> print(*reasons(hand, {0: Easy(), 1: Easy()}), sep="\\n")
    Seat 0: raise 4. Strength 1.00, and 0.75 is enough to raise.
    Seat 1: fold. Strength 0.04, and 0.45 would be enough.
    """
    found = []
    for turn, (seat, *action) in enumerate(hand.history.turns):
        done = tuple(action)
        if seat not in players:
            found.append(Reason(seat, done, None))
            continue
        decision = players[seat].decide(hand.at(turn).view(seat))
        meant = tuple(decision.action)
        why = decision.why[0].upper() + decision.why[1:]
        found.append(Reason(seat, done, why, None if meant == done else meant))
    return found
