"""What a player decides, and why; and what the built-in players have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Protocol

from holdem_teach.players.claims import claim
from holdem_teach.players.spot import Action, Spot, View
from holdem_teach.words import say

# Reasons to bet or raise, which say that it is not possible where one only stays in
_TO_RAISE: Final = frozenset(
    ("strong", "maniac", "opens", "value", "value_raise", "continues", "value_bet")
)


class Player(Protocol):
    """Whoever can be asked for an action."""

    def act(self, view: View) -> Action:
        """Return an action as plain data, such as ``["raise", 12]``."""
        ...


@dataclass(frozen=True)
class Decision:
    """An action as plain data, with the reason, which is put into words when asked.

    Examples
    --------
    >>> Decision(["call"], "price", {"equity": 0.41, "odds": 0.25})
    call: equity 0.41 against pot odds 0.25
    """

    action: Action
    key: str
    said: Mapping[str, object] = field(default_factory=dict)

    @property
    def why(self) -> str:
        """The reason in one sentence."""
        why = say(f"players.{self.key}", **self.said)
        if self.key in _TO_RAISE and self.action[0] not in ("bet", "raise"):
            return say("players.cannot_raise", why=why)
        return why

    def __repr__(self) -> str:
        return f"{' '.join(map(str, self.action))}: {self.why}"


@dataclass(frozen=True)
class BuiltIn:
    """What the built-in players share: they are functions of a seed and a view.

    They keep nothing from one decision to the next, so that the same seed and the same
    view give the same action, in whatever order hands are played.
    """

    seed: int = 0

    def act(self, view: View) -> Action:
        """Return an action for the seat in turn."""
        return self.decide(view).action

    def decide(self, view: View) -> Decision:
        """Return an action for the seat in turn, with the reason."""
        spot = Spot(view)
        if spot.claims:
            return Decision(claim(spot), "claim")
        return self.bet(spot)

    def bet(self, spot: Spot) -> Decision:
        """Decide in a round of betting."""
        raise NotImplementedError

    def random(self, spot: Spot, purpose: str) -> int:
        """Return a random number of 64 bits that follows from seed, view and purpose.

        Two hands with equal cards and equal events get equal numbers, which is why a
        tournament gives each hand a seed of its own.
        """
        public: list[Any] = [self.seed, purpose, spot.view["hole"], spot.view["board"]]
        text = f"{public} {spot.view['history']}"
        return int.from_bytes(sha256(text.encode()).digest()[:8], "big")

    def happens(self, chance: float, spot: Spot, purpose: str) -> bool:
        """Return whether something of this chance, 0 to 1, happens now."""
        return self.random(spot, purpose) < chance * 2**64
