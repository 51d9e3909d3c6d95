"""The games as data: what differs between them, and nothing else.

A rule set says who posts what and who is first (``open_round``), how large bets are
(``bet_size``, ``sizes``), how pots are divided (``divide``), how hands compare
(``value``) and whether they are announced (``announced``). The rest is the same for
all, and is written once: ``betting.py``, ``showdown.py``, ``hand.py``.

Frozen, so that one rule set can serve many hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, ClassVar

from holdem_teach.cards import Card
from holdem_teach.game.betting import Betting, Span
from holdem_teach.game.pots import OddChips, Pot, proportional_shares
from holdem_teach.game.rule_set import (
    ROUNDS,
    Payouts,
    Post,
    Rules,
    Worth,
    check,
    check_choice,
    check_flags,
    check_order,
    derive,
)
from holdem_teach.ranking.freezeout import best_value, freezeout_values
from holdem_teach.ranking.one_hand import evaluate
from holdem_teach.words import say


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


@dataclass(frozen=True)
class FreezeoutRules(Rules):
    """The limit freezeout, rules L1 to L14. What is None is derived (L1).

    Parameters
    ----------
    small_bet, big_bet
        The bet of rounds one and two, and that of rounds three and four.
    buy_in
        What each player begins with.
    ante, blind, straddle
        Forced bets.
    max_raises
        Raises a round by all players together.
    check_raise
        Whether one who has checked may raise when the action first returns (L9).
    cards_speak
        Whether best hands count without being announced (L11).
    ranking
        "freezeout" or "standard".
    min_hole_cards
        How many hole cards a hand uses at least, 0 to 2.
    blind_rounds
        The rounds that open with a blind and a straddle (L4).
    straddle_option
        Whether the straddler may raise a pot that is only called (L5).
    odd_chips
        Decides who gets what is left over (L13): takes the number of chips and those
        who share, clockwise from the button, and returns the seats that get one each.

    Examples
    --------
    >>> rules = FreezeoutRules()
    >>> rules.big_bet, rules.ante, rules.blind, rules.straddle
    (20, 2, 5, 10)
    >>> FreezeoutRules(small_bet=1)
    Traceback (most recent call last):
        ...
    ValueError: small_bet: 1 given, expected a whole number of at least 2
    """

    small_bet: int = 10
    big_bet: int = None  # type: ignore[assignment]  # derived, as the three below
    _: KW_ONLY
    buy_in: int = 1000
    ante: int = None  # type: ignore[assignment]
    blind: int = None  # type: ignore[assignment]
    straddle: int = None  # type: ignore[assignment]
    max_raises: int = 3
    check_raise: bool = True
    cards_speak: bool = False
    ranking: str = "freezeout"
    min_hole_cards: int = 1
    blind_rounds: tuple[int, ...] = (1, 2)
    straddle_option: bool = False
    odd_chips: OddChips | None = None

    game: ClassVar[str] = "freezeout"
    most_players: ClassVar[int] = 22
    all_in_when_short: ClassVar[bool] = True
    returns_unmatched: ClassVar[bool] = False
    first_place: ClassVar[int] = 0
    cites: ClassVar[Mapping[str, str]] = {
        "turn": "L7",
        "owed": "L6",
        "size": "L7",
        "all_others_all_in": "L7",
        "not_reopened": "L7",
        "players": "L3",
        "showdown": "L11",
        "straddle": "L4",
        "cap": "L8",
        "check_raise": "L9",
        "pots": "L12",
        "end": "L5",
    }

    def __post_init__(self) -> None:
        check(self, small_bet=2)
        derive(
            self,
            big_bet=lambda: 2 * self.small_bet,
            ante=lambda: max(1, self.small_bet // 4),
            blind=lambda: self.small_bet // 2,
            straddle=lambda: self.small_bet,
        )
        check(self, big_bet=1, buy_in=1, ante=0, blind=1, straddle=1, max_raises=0)
        check_order("blind", self.blind, "straddle", self.straddle)
        check_flags(self, "check_raise", "cards_speak", "straddle_option")
        if self.odd_chips is not None and not callable(self.odd_chips):
            raise ValueError(say("game.bad_function", value=self.odd_chips))
        check_choice("ranking", self.ranking, ("freezeout", "standard"))
        check_choice("min_hole_cards", self.min_hole_cards, (0, 1, 2))
        if not isinstance(self.blind_rounds, (tuple, list)):
            check_choice("blind_rounds", self.blind_rounds, [(1, 2), (1,)])
        for number in self.blind_rounds:
            check_choice("blind_rounds", number, ROUNDS)
        object.__setattr__(self, "blind_rounds", tuple(self.blind_rounds))

    @property
    def announced(self) -> bool:
        """Whether hands are announced (L11)."""
        return not self.cards_speak

    def bet_size(self, number: int) -> int:
        """Return the small bet, from round three on the big one."""
        return self.small_bet if number < 3 else self.big_bet

    def open_round(self, betting: Betting, number: int, post: Post) -> int:
        """Antes before round one; a blind, and the straddle that is owed next (L4)."""
        if number == 1:
            for seat in betting.seats:
                post(seat, "ante", self.ante)
        if number not in self.blind_rounds or betting.is_closed():
            return self.first_place  # L6 and L10
        first = betting.next_due(self.first_place)
        assert first is not None  # two players at least can act
        post(first, "blind", self.blind, option=False)
        betting.straddle = self.straddle
        return betting.after(first)

    def sizes(self, betting: Betting, seat: int) -> Span | None:
        """Exactly one bet more, for those who have it (rule L7)."""
        total = betting.price + betting.step
        has_it = betting.bets[seat] + betting.stacks[seat] >= total
        return (total, total) if has_it else None

    def value(self, hole: Sequence[Card], board: Sequence[Card]) -> int:
        """Return what the best hand is worth in this ranking."""
        return self._ranked(best_value(hole, board, self.min_hole_cards))

    def value_of_five(self, five: Sequence[Card]) -> int:
        """Return what five announced cards are worth in this ranking."""
        return self._ranked(evaluate(five))

    def _ranked(self, standard: int) -> int:
        return freezeout_values()[standard] if self.ranking == "freezeout" else standard

    def pots(self, betting: Betting) -> list[Pot]:
        """Return the one pot, which every player still in may win (L12)."""
        return [(betting.pot(), tuple(sorted(betting.staying())))]

    def divide(
        self, pots: Sequence[Pot], worth: Mapping[int, Worth], betting: Betting
    ) -> Payouts:
        """Return the shares of the one pot by entitlements (L12, L13)."""
        groups: dict[Worth, list[int]] = {}
        for seat in sorted(worth, key=worth.__getitem__, reverse=True):
            groups.setdefault(worth[seat], []).append(seat)
        ranking = list(groups.values())
        button = betting.seats[0]
        paid = betting.contributions
        return [proportional_shares(paid, ranking, button, self.odd_chips)]


def rules_from_plain(plain: Mapping[str, Any]) -> Rules:
    """Return the rule set that :meth:`Rules.plain` wrote.

    Raises
    ------
    ValueError
        If the game is not known, or a parameter is wrong.

    Examples
    --------
    >>> rules_from_plain({"game": "nolimit", "big_blind": 10})
    NoLimitRules(small_blind=1, big_blind=10, ante=0, big_blind_ante=0)
    """
    if not isinstance(plain, Mapping):
        raise ValueError(say("game.bad_plain", plain=plain))
    given = dict(plain)
    game = given.pop("game", None)
    check_choice("game", game, tuple(Rules.known))
    try:
        return Rules.known[game](**given)
    except TypeError as error:
        raise ValueError(say("game.bad_parameters", game=game, error=error)) from None
