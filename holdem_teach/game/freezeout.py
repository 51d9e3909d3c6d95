"""The limit freezeout: its own bets, ranking, showdown and way to divide one pot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import ClassVar

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
