"""A person at a terminal: shown what its seat may know, asked for an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from holdem_teach.game.legal import LegalActions
from holdem_teach.players.claims import claim
from holdem_teach.players.spot import Action, Spot, View
from holdem_teach.words import say


@dataclass(frozen=True)
class Person:
    """Asks for each action until it is one that is legal.

    Parameters
    ----------
    ask, tell
        How a line is asked for, and how one is shown.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], holes=["AsAh", None])
    >>> lines = iter(["check", "raise 6"])
    >>> Person(ask=lambda prompt: next(lines)).act(hand.view(0))
    You hold As Ah; the pot is 3.
    You may choose: fold, call 1, raise to 4 ... 200 or all-in.
    'check' is none of them.
    ['raise', 6]
    """

    ask: Callable[[str], str] = input
    tell: Callable[[str], None] = print

    def act(self, view: View) -> Action:
        """Return what the person says, once it is legal."""
        legal = _legal(view)
        self.tell(say("players.you_hold", **_told(view)))
        self.tell(say("players.you_may", choices=legal))
        while True:
            line = self.ask(say("players.prompt")).strip().casefold()
            action = _read(line, view)
            if action is not None:
                return action
            self.tell(say("players.none_of_them", line=line))


def _legal(view: View) -> LegalActions:
    spans: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in view["legal"].items()
    }
    return LegalActions(**spans)


def _told(view: View) -> dict[str, object]:
    on = say("players.on_board", board=" ".join(view["board"])) if view["board"] else ""
    return {"hole": " ".join(view["hole"]), "board": on, "pot": view["pot"]}


def _read(line: str, view: View) -> Action | None:
    """The action that a line says, None if it is none that is legal."""
    legal = view["legal"]
    word, _, rest = line.partition(" ")
    if word in ("bet", "raise"):
        return _read_total(word, rest, legal[f"{word}_to"])
    may = {
        "fold": legal["can_fold"],
        "check": legal["can_check"],
        "call": legal["call_adds"] is not None,
        "straddle": legal["straddle_amount"] is not None,
        "all-in": legal["can_all_in"],
        "muck": legal["can_muck"],
    }
    if line == "announce" and legal["can_announce"]:
        return claim(Spot(view))
    return [line] if may.get(line) else None


def _read_total(word: str, rest: str, span: list[int] | None) -> Action | None:
    if span is None:
        return None
    low, high = span
    if not rest and low == high:
        return [word, low]
    total = int(rest) if rest.isdecimal() else -1
    return [word, total] if low <= total <= high else None
