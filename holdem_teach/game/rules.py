"""The games as data: what differs between them, and nothing else.

A rule set says who posts what and who is first (``open_round``), how large bets are
(``bet_size``, ``sizes``), how pots are divided (``divide``), how hands compare
(``value``) and whether they are announced (``announced``). The rest is the same for
all, and is written once: ``betting.py``, ``showdown.py``, ``hand.py``.

Frozen, so that one rule set can serve many hands.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Any, ClassVar, Final, Protocol

from holdem_teach.cards import Card
from holdem_teach.game.betting import Betting, Span
from holdem_teach.game.pots import (
    OddChips,
    Pot,
    proportional_shares,
    side_pots,
    split_evenly,
)
from holdem_teach.ranking.freezeout import best_value, freezeout_values
from holdem_teach.ranking.one_hand import evaluate
from holdem_teach.words import say

ROUNDS: Final = (1, 2, 3, 4)
Worth = tuple[int, int]  # how hands compare: claims before the rest, then the value
Payouts = list[list[int]]  # for each pot, chips by seat


class Post(Protocol):
    """Puts a forced bet into the pot: seat, its name in the history, and chips."""

    def __call__(self, seat: int, name: str, chips: int, option: bool = True) -> None:
        """Post it, as far as the stack goes. ``option``: may still raise (N3, L5)."""


class Rules:
    """What every rule set has.

    Attributes
    ----------
    game
        The name in files and on the command line.
    most_players
        How many can be dealt in.
    max_raises
        Raises a round by all players together; None for no limit.
    check_raise
        Whether one who has checked may raise when the action first returns (L9).
    all_in_when_short
        Whether all-in is only for those who cannot pay the price (L7).
    returns_unmatched
        Whether chips that nobody matched go back (N5) or stay in the pot (L12).
    straddle_option
        Whether the straddler may raise a pot that is only called (L5).
    first_place
        Who is first when nothing was posted, and shows first when nobody was called:
        0 the button, 1 the player to its left.
    min_hole_cards
        How many hole cards a hand uses at least.
    cites
        The numbers of the rules that messages name.
    """

    game: ClassVar[str]
    most_players: ClassVar[int]
    all_in_when_short: ClassVar[bool] = False
    returns_unmatched: ClassVar[bool] = True
    first_place: ClassVar[int] = 1
    cites: ClassVar[Mapping[str, str]]
    max_raises: int | None = None
    check_raise: bool = True
    straddle_option: bool = False
    min_hole_cards: int = 0

    @property
    def announced(self) -> bool:
        """Whether hands are announced at the showdown (L11), or cards speak."""
        return False

    # By the name of the game; a rule set of one's own is there once it is defined.
    known: ClassVar[dict[str, Callable[..., Rules]]] = {}

    def __init_subclass__(cls) -> None:
        if "game" in vars(cls):
            Rules.known[cls.game] = cls

    def bet_size(self, number: int) -> int:
        """Return the smallest opening bet and raise of a round, 1 to 4."""
        raise NotImplementedError

    def open_round(self, betting: Betting, number: int, post: Post) -> int:
        """Post forced bets; return where in ``betting.seats`` turns begin."""
        raise NotImplementedError

    def sizes(self, betting: Betting, seat: int) -> Span | None:
        """Return the lowest and highest total that a seat may bet or raise to now."""
        raise NotImplementedError

    def value(self, hole: Sequence[Card], board: Sequence[Card]) -> int:
        """Return what the best hand of a player is worth; larger is stronger."""
        return evaluate((*hole, *board))

    def value_of_five(self, five: Sequence[Card]) -> int:
        """Return what five announced cards are worth."""
        return evaluate(five)

    def pots(self, betting: Betting) -> list[Pot]:
        """Return amounts and the seats that may win them (rule N5)."""
        return self.layers(betting)

    def layers(self, betting: Betting) -> list[Pot]:
        """Return the main pot and the side pots, dead money in the first (N2, N5)."""
        folded = {seat for seat, out in enumerate(betting.folded) if out}
        pots = side_pots(betting.contributions, folded)
        if betting.dead:
            amount, seats = pots[0] if pots else (0, tuple(sorted(betting.staying())))
            pots[:1] = [(amount + betting.dead, seats)]
        return pots

    def divide(
        self, pots: Sequence[Pot], worth: Mapping[int, Worth], betting: Betting
    ) -> Payouts:
        """Return chips by seat of each pot: its best hands share it (N5, N6)."""
        seats = betting.seats[1:] + betting.seats[:1]
        payouts = []
        for amount, eligible in pots:
            best = max(worth[seat] for seat in eligible)
            winners = [s for s in seats if s in eligible and worth[s] == best]
            shares = split_evenly(amount, winners)
            payouts.append([shares.get(s, 0) for s in range(len(betting.stacks))])
        return payouts

    def plain(self) -> dict[str, Any]:
        """Return the game and its parameters as plain data.

        Examples
        --------
        >>> NoLimitRules(5, 10).plain()["big_blind"]
        10
        """
        parameters = vars(self)
        found = {"game": self.game, **parameters}
        for name, value in parameters.items():
            if isinstance(value, tuple):
                found[name] = list(value)
            elif callable(value):
                found[name] = say("game.by_a_function")
        return found


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
    }

    def __post_init__(self) -> None:
        _check(self, big_blind=1, small_blind=0, ante=0, big_blind_ante=0)
        _check_order("small_blind", self.small_blind, "big_blind", self.big_blind)

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
    }

    def __post_init__(self) -> None:
        _derive(self, small_blind=lambda: self.small_bet // 2)
        _check(self, small_bet=1, big_bet=1, small_blind=0, max_raises=0)
        _check(self, ante=0, big_blind_ante=0)
        _check_order("small_bet", self.small_bet, "big_bet", self.big_bet)
        _check_order("small_blind", self.small_blind, "small_bet", self.small_bet)

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
        Decides who gets what is left over (L13).

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
        "players": "L1",
        "showdown": "L11",
        "straddle": "L4",
        "cap": "L8",
        "check_raise": "L9",
        "pots": "L12",
    }

    def __post_init__(self) -> None:
        _check(self, small_bet=2)
        _derive(
            self,
            big_bet=lambda: 2 * self.small_bet,
            ante=lambda: max(1, self.small_bet // 4),
            blind=lambda: self.small_bet // 2,
            straddle=lambda: self.small_bet,
        )
        _check(self, big_bet=1, buy_in=1, ante=0, blind=1, straddle=1, max_raises=0)
        _check_order("blind", self.blind, "straddle", self.straddle)
        object.__setattr__(self, "blind_rounds", tuple(self.blind_rounds))
        _check_choice("ranking", self.ranking, ("freezeout", "standard"))
        _check_choice("min_hole_cards", self.min_hole_cards, (0, 1, 2))
        for number in self.blind_rounds:
            _check_choice("blind_rounds", number, ROUNDS)

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
    given = dict(plain)
    game = given.pop("game", None)
    _check_choice("game", game, tuple(Rules.known))
    try:
        return Rules.known[game](**given)
    except TypeError as error:
        raise ValueError(say("game.bad_parameters", game=game, error=error)) from None


def _derive(rules: Rules, **formulas: Callable[[], int]) -> None:
    for name, formula in formulas.items():
        if getattr(rules, name) is None:
            object.__setattr__(rules, name, formula())


def _check(rules: Rules, **least: int) -> None:
    for name, low in least.items():
        value = getattr(rules, name)
        if not isinstance(value, int) or isinstance(value, bool) or value < low:
            raise ValueError(say("game.bad_amount", name=name, value=value, low=low))


def _check_order(low_name: str, low: int, high_name: str, high: int) -> None:
    if low > high:
        said = {"low_name": low_name, "low": low, "high_name": high_name, "high": high}
        raise ValueError(say("game.bad_order", **said))


def _check_choice(name: str, value: object, choices: Sequence[object]) -> None:
    if isinstance(value, bool) or value not in choices:
        *first, last = map(repr, choices)
        expected = say("words.or", first=", ".join(first), last=last)
        raise ValueError(say("game.bad_choice", name=name, value=value, among=expected))
