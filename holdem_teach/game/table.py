"""Many hands at one table: the dealer who keeps the cards and moves the button.

A table is the server of the games' documents. It deals, hands out views and legal
actions, and nobody else holds a card. All chips are play money: nobody buys, withdraws
or exchanges any (rules L14, N10).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Final

from holdem_teach.aside import write_aside
from holdem_teach.game.dealing import hand_seed, read_seed, shuffled
from holdem_teach.game.hand import Hand
from holdem_teach.game.legal import LegalActions
from holdem_teach.game.opening import read_button, read_stacks
from holdem_teach.game.rule_set import Rules
from holdem_teach.game.rules import rules_from_plain
from holdem_teach.words import say

FORMAT: Final = 1
Clock = Callable[[], float]


class Table:
    """Hands at one table, until one player has everything or the session ends.

    Parameters
    ----------
    rules
        A rule set.
    stacks
        Chips by seat, clockwise; 0 is an empty seat. Of a freezeout the number of
        players is enough: each brings the buy-in.
    button
        The seat that has the button first; drawn by the dealer if None (L3).
    seed
        Any whole number: the same cards every time. None takes 128 random bits, which
        nobody can guess (N9).
    max_hands, seconds
        The session ends after so many hands or so much time; the hand being played is
        finished first (N10). None for no such end.
    clock
        Gives the time in seconds.

    Raises
    ------
    ValueError
        If one of them is not possible, as for :class:`Hand`.

    Examples
    --------
    >>> from holdem_teach.game.rules import NoLimitRules
    >>> table = Table(NoLimitRules(1, 2), [100, 100], button=0, seed=7, max_hands=2)
    >>> while not table.is_over:
    ...     hand = table.deal()
    ...     while not hand.is_over:
    ...         table.act(["fold"])
    >>> table.hands, table.button, table.stacks
    (2, 1, [100, 100])
    """

    def __init__(
        self,
        rules: Rules,
        stacks: Sequence[int] | int,
        *,
        button: int | None = None,
        seed: int | None = None,
        max_hands: int | None = None,
        seconds: float | None = None,
        clock: Clock = monotonic,
    ) -> None:
        self.rules = rules
        self._key = read_seed(seed)
        self._start = read_stacks(rules, stacks)
        if button is None:
            seats = [seat for seat, chips in enumerate(self._start) if chips]
            button = shuffled(seats, f"button {self._key}")[0]
        self.button = read_button(button, self._start)
        _check_limit("max_hands", max_hands, "game.whole_number", int)
        _check_limit("seconds", seconds, "game.number", int, float)
        self.max_hands = max_hands
        self.seconds = seconds
        self.hands = 0
        self._hand: Hand | None = None
        self._clock = clock
        self._began: float | None = None

    def __repr__(self) -> str:
        said = {"game": self.rules.game, "hands": self.hands, "stacks": self.stacks}
        return say("game.table", **said)

    # how it stands

    @property
    def hand(self) -> Hand | None:
        """The hand in play, or the last one; None before the first."""
        return self._hand

    @property
    def stacks(self) -> list[int]:
        """Chips behind, by seat."""
        return list(self._start) if self._hand is None else self._hand.stacks

    @property
    def in_play(self) -> bool:
        """Whether a hand is being played."""
        return self._hand is not None and not self._hand.is_over

    @property
    def winner(self) -> int | None:
        """The seat that has every chip, if one has (L14)."""
        rich = [seat for seat, chips in enumerate(self.stacks) if chips]
        return rich[0] if len(rich) == 1 and not self.in_play else None

    @property
    def is_over(self) -> bool:
        """Whether no further hand is dealt (L14, N10)."""
        if self.in_play:
            return False
        is_last = self.max_hands is not None and self.hands >= self.max_hands
        time_is_up = self.seconds is not None and self._elapsed() >= self.seconds
        return self.winner is not None or is_last or time_is_up

    def _elapsed(self) -> float:
        return 0.0 if self._began is None else self._clock() - self._began

    # what is done

    def deal(self) -> Hand:
        """Deal the next hand; button and blinds move to the next seats with chips.

        Raises
        ------
        ValueError
            If a hand is being played, or the session is over.
        """
        if self.in_play or self.is_over:
            raise ValueError(say("game.no_deal" if self.in_play else "game.table_over"))
        if self._began is None:
            self._began = self._clock()
        stacks = self.stacks
        if self._hand is not None:
            self.button = _next_seat(stacks, self.button)
        self._start = stacks
        self.hands += 1
        self._hand = self._deal_again()
        return self._hand

    def _deal_again(self) -> Hand:
        """The present hand from its start: all follows from key, number and stacks."""
        seed = hand_seed(self._key, self.hands)
        return Hand(self.rules, self._start, self.button, seed)

    def act(self, action: Sequence[Any]) -> str | None:
        """Do an action for the seat in turn; see :meth:`Hand.act`.

        Raises
        ------
        IllegalAction
            If it is not legal now. Nothing has changed then.
        ValueError
            If no hand has been dealt.
        """
        return self._dealt().act(action)

    def legal_actions(self) -> LegalActions:
        """Return what the seat in turn may do."""
        return self._dealt().legal_actions()

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know of the hand (N9); None: a spectator."""
        return self._dealt().view(seat)

    def _dealt(self) -> Hand:
        if self._hand is None:
            raise ValueError(say("game.no_hand"))
        return self._hand

    # one file

    def to_json(self) -> str:
        """Return everything as text, the secret of the cards too.

        Raises
        ------
        ValueError
            If the rules hold a function, which no file can.
        """
        hand = self._hand
        kept = {
            "format": FORMAT,
            "rules": self.rules.for_file(),
            "key": self._key,
            "stacks": self._start,
            "button": self.button,
            "hands": self.hands,
            "max_hands": self.max_hands,
            "seconds": self.seconds,
            "elapsed": self._elapsed(),
            "turns": None if hand is None else hand.history.turns,
            "shown": [] if hand is None else hand.history.shown_by_choice(),
        }
        return json.dumps(kept, indent=1)

    @classmethod
    def from_json(cls, text: str, clock: Clock = monotonic) -> Table:
        """Return the table that :meth:`to_json` wrote, with the same cards to come.

        Raises
        ------
        ValueError
            If the text is no such table.
        """
        try:
            return cls._from_plain(json.loads(text), clock)
        except (KeyError, TypeError, json.JSONDecodeError) as error:
            raise ValueError(say("game.no_table", error=error)) from None

    @classmethod
    def _from_plain(cls, kept: dict[str, Any], clock: Clock) -> Table:
        if kept["format"] != FORMAT:
            raise ValueError(say("game.other_format", number=kept["format"]))
        for name in ("key", "button", "hands"):
            if type(kept[name]) is not int:
                raise TypeError(f"{name}: {kept[name]!r}")
        table = cls(
            rules_from_plain(kept["rules"]),
            kept["stacks"],
            button=kept["button"],
            seed=kept["key"],
            max_hands=kept["max_hands"],
            seconds=kept["seconds"],
            clock=clock,
        )
        if kept["turns"] is not None:
            table.hands = kept["hands"]
            table._began = clock() - kept["elapsed"]
            table._hand = table._deal_again()
            table._hand.replay(kept["turns"], kept["shown"])
        return table

    def save(self, path: str | Path) -> None:
        """Write the table to one file. It holds the cards: keep it from players.

        Raises
        ------
        OSError
            If the file cannot be written; what was there before is unchanged.
        """
        write_aside(Path(path), self.to_json().encode())

    @classmethod
    def load(cls, path: str | Path, clock: Clock = monotonic) -> Table:
        """Return the table that :meth:`save` wrote, in the middle of a hand or not.

        Raises
        ------
        OSError
            If the file cannot be read.
        ValueError
            If it holds no table.
        """
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise ValueError(say("game.no_table", error=error)) from None
        return cls.from_json(text, clock)


def _check_limit(name: str, value: Any, expected: str, *kinds: type) -> None:
    """Refuse an end of the session that is no number of hands or of seconds."""
    if value is None:
        return
    is_number = isinstance(value, kinds) and not isinstance(value, bool)
    if not (is_number and value >= 0):  # so that "not a number" is refused as well
        among = say(expected)
        raise ValueError(say("game.bad_limit", name=name, value=value, among=among))


def _next_seat(stacks: Sequence[int], seat: int) -> int:
    count = len(stacks)
    clockwise = [(seat + step) % count for step in range(1, count + 1)]
    return next(seat for seat in clockwise if stacks[seat])


def draw_seats(names: Sequence[str], seed: int | None = None) -> list[str]:
    """Return the players in the order of the seats that the dealer draws (L3).

    Raises
    ------
    ValueError
        If the names are no list, or the seed is not a whole number.

    Examples
    --------
    >>> sorted(draw_seats(["Ann", "Bo", "Cem"], seed=7))
    ['Ann', 'Bo', 'Cem']
    """
    if not isinstance(names, (list, tuple)):
        raise ValueError(say("game.bad_names", names=names))
    return shuffled(names, f"seats {read_seed(seed)}")
