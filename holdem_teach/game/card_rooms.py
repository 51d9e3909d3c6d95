"""No-limit and fixed limit, as card rooms play them: two blinds, cards that speak.

Both post alike (``BlindsRules``) and differ in the size of a bet alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar

from holdem_teach.game.betting import Betting, Span
from holdem_teach.game.rule_set import Post, Rules, check, check_order, derive


class BlindsRules(Rules):
    """What the two games of card rooms share: antes, blinds and order (N2, F1)."""

    small_blind: int
    ante: int
    big_blind_ante: int

    @property
    def blinds(self) -> tuple[int, int]:
        """The small and the big blind."""
        raise NotImplementedError

    def open_round(self, betting: Betting, number: int, post: Post) -> int:
        """Before the flop antes, blinds and a big-blind ante; else nothing."""
        if number > 1:
            return self.first_place
        seats = betting.seats
        # two players: the button posts the small blind (N1, F1)
        small = 0 if len(seats) == 2 else 1
        for seat in seats[1:] + seats[:1]:
            post(seat, "ante", self.ante)
        post(seats[small], "small blind", self.blinds[0])
        post(seats[small + 1], "big blind", self.blinds[1])
        post(seats[small + 1], "big blind ante", self.big_blind_ante)
        return small + 2


@dataclass(frozen=True)
class NoLimitRules(BlindsRules):
    """No-limit, rules N1 to N10.

    Raises
    ------
    ValueError
        If an amount is not a whole number in its range.

    Examples
    --------
    >>> NoLimitRules(1, 2)
    NoLimitRules(small_blind=1, big_blind=2, ante=0, big_blind_ante=0)
    """

    small_blind: int = 1
    big_blind: int = 2
    _: KW_ONLY
    ante: int = 0
    big_blind_ante: int = 0

    game: ClassVar[str] = "nolimit"
    most_players: ClassVar[int] = 9
    cites: ClassVar[Mapping[str, str]] = {
        "turn": "N3",
        "owed": "N3",
        "size": "N3",
        "all_others_all_in": "N3",
        "not_reopened": "N4",
        "players": "N1",
        "showdown": "N8",
        "straddle": "N2",
        "pots": "N5",
        "end": "N8",
    }

    def __post_init__(self) -> None:
        check(self, big_blind=1, small_blind=0, ante=0, big_blind_ante=0)
        check_order("small_blind", self.small_blind, "big_blind", self.big_blind)

    @property
    def blinds(self) -> tuple[int, int]:
        """The small and the big blind."""
        return self.small_blind, self.big_blind

    def bet_size(self, number: int) -> int:
        """Return the big blind, on every street."""
        return self.big_blind

    def sizes(self, betting: Betting, seat: int) -> Span | None:
        """At least the last full bet or raise more, at most the stack (rule N3)."""
        most = betting.bets[seat] + betting.stacks[seat]
        return min(betting.price + betting.step, most), most


@dataclass(frozen=True)
class FixedLimitRules(BlindsRules):
    """Fixed limit as card rooms and the papers play it, rules F1 to F3.

    Parameters
    ----------
    small_bet, big_bet
        The bet before and on the flop, and that on turn and river.
    small_blind
        Half the small bet, rounded down, unless given. The big blind is a small bet.
    max_raises
        Raises a round after the bet.

    Examples
    --------
    >>> FixedLimitRules(10, 20).small_blind
    5
    """

    small_bet: int
    big_bet: int
    _: KW_ONLY
    small_blind: int = None  # type: ignore[assignment]  # derived
    max_raises: int = 3
    ante: int = 0
    big_blind_ante: int = 0

    game: ClassVar[str] = "fixedlimit"
    most_players: ClassVar[int] = 10
    cites: ClassVar[Mapping[str, str]] = {
        "turn": "F3",
        "owed": "F3",
        "size": "F2",
        "all_others_all_in": "F3",
        "not_reopened": "F2",
        "players": "F3",
        "showdown": "N8",
        "straddle": "F1",
        "cap": "F2",
        "pots": "F3",
        "end": "N8",
    }

    def __post_init__(self) -> None:
        check(self, small_bet=1, big_bet=1)
        derive(self, small_blind=lambda: self.small_bet // 2)
        check(self, small_blind=0, max_raises=0, ante=0, big_blind_ante=0)
        check_order("small_bet", self.small_bet, "big_bet", self.big_bet)
        check_order("small_blind", self.small_blind, "small_bet", self.small_bet)

    @property
    def blinds(self) -> tuple[int, int]:
        """The small and the big blind."""
        return self.small_blind, self.small_bet

    def bet_size(self, number: int) -> int:
        """Return the small bet, from the turn on the big one."""
        return self.small_bet if number < 3 else self.big_bet

    def sizes(self, betting: Betting, seat: int) -> Span | None:
        """One bet more, or all-in for less (rule F2)."""
        most = betting.bets[seat] + betting.stacks[seat]
        total = min(betting.price + betting.step, most)
        return total, total
