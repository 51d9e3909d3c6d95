"""How somebody plays, counted from histories: ours, or any that PHH files hold."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from holdem_teach.game.hand import Hand
from holdem_teach.game.state import Event
from holdem_teach.words import say


@dataclass
class Profile:
    """Counts over many hands, and the shares that they make.

    Attributes
    ----------
    hands
        Dealt in.
    entered
        Hands into which the player put chips by choice before the flop.
    raised
        Hands that the player raised before the flop.
    faced, folded
        Bets and raises that the player had to answer, and those it folded to.
    flops, showdowns
        Flops seen, all-in or not, and hands still held at a showdown.
    won
        Chips won less chips lost.
    """

    name: str
    hands: int = 0
    entered: int = 0
    raised: int = 0
    faced: int = 0
    folded: int = 0
    flops: int = 0
    showdowns: int = 0
    won: int = 0

    def __repr__(self) -> str:
        return say(
            "players.profile",
            name=self.name,
            hands=self.hands,
            enters=_share(self.entered, self.hands),
            raises=_share(self.raised, self.hands),
            folds=_share(self.folded, self.faced),
            shows=_share(self.showdowns, self.flops),
            won=self.won,
        )


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0


def profiles(
    hands: Iterable[Hand], names: Iterable[Sequence[str]] | None = None
) -> dict[str, Profile]:
    """Return how each player played, by name.

    Parameters
    ----------
    hands
        Hands that are over.
    names
        For each hand the players by seat; by default they are called by their seats.

    Examples
    --------
    >>> from holdem_teach.game import NoLimitRules
    >>> hand = Hand(NoLimitRules(1, 2), [200, 200], seed=1)
    >>> hand.raise_to(6); hand.fold()
    >>> profiles([hand], [["Ann", "Bo"]])["Bo"]
    Bo: 1 hands, enters 0%, raises 0%, folds to 100% of bets, shows 0% of flops, won -2
    """
    found: dict[str, Profile] = {}
    if names is None:
        for hand in hands:
            seats = [say("players.seat", seat=seat) for seat in range(len(hand.stacks))]
            _add(found, hand, seats)
        return found
    for hand, seated in zip(hands, names, strict=True):
        _add(found, hand, seated)
    return found


def profiles_from_phh(text: str) -> dict[str, Profile]:
    """Return how each player of a PHH file of many hands played, by name.

    Raises
    ------
    ValueError
        If the text is no such file.
    """
    hands = Hand.all_from_phh(text)
    fields = tomllib.loads(text).values()
    both = zip(fields, hands, strict=True)
    return profiles(hands, [_seated(each, hand) for each, hand in both])


def _seated(fields: Mapping[str, Any], hand: Hand) -> list[str]:
    """Names by seat; PHH lists them from the button's left."""
    count = len(hand.stacks)
    seats = fields.get("seats") or range(1, count + 1)
    listed = fields.get("players") or [f"p{n}" for n, _ in enumerate(seats, 1)]
    names = [""] * count
    for seat, name in zip(seats, listed, strict=True):
        names[seat - 1] = name
    return names


def _add(found: dict[str, Profile], hand: Hand, names: Sequence[str]) -> None:
    events = hand.history.events
    net = hand.net or []
    for seat in (event[1] for event in events if event[0] == "deal"):
        profile = found.setdefault(names[seat], Profile(names[seat]))
        profile.hands += 1
        profile.won += net[seat]
        _count(profile, seat, events)


def _count(profile: Profile, seat: int, events: Sequence[Event]) -> None:
    boards, bets, out = 0, 0, False
    words = set()
    for event in events:
        word, own = event[0], event[1] == seat
        if word == "board":
            boards, bets = boards + 1, 0
            profile.flops += boards == 1 and not out
        elif word in ("bet", "raise") and not own:
            bets += 1
        elif own and word in ("fold", "call", "raise", "all-in") and bets:
            profile.faced += 1
            profile.folded += word == "fold"
            bets = 0
        if own:
            out = out or word == "fold"
            if boards == 0:
                words.add(word)
    profile.entered += bool(words & {"call", "bet", "raise", "all-in"})
    profile.raised += bool(words & {"bet", "raise"})
    profile.showdowns += not out and _has_showdown(events)


def _has_showdown(events: Sequence[Event]) -> bool:
    """Whether more than one kept their cards; one may also show them by choice."""
    words = [event[0] for event in events]
    return words.count("deal") - words.count("fold") > 1
