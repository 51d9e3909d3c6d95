"""What every rule set answers; the games themselves stand in ``rules.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final, Protocol

from holdem_teach.cards import Card
from holdem_teach.game.betting import Betting, Span
from holdem_teach.game.pots import Pot, layers, split_evenly
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
    buy_in
        What each player begins with, where the rules say so.
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
    buy_in: int | None = None
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
        pots = layers(betting.contributions, folded)
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
        >>> from holdem_teach.game.rules import NoLimitRules
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

    def for_file(self) -> dict[str, Any]:
        """Return the same, from which ``rules_from_plain`` makes the rule set again.

        Raises
        ------
        ValueError
            If a parameter is a function, which no file can hold, or the game's name
            would lead to other rules.
        """
        if any(map(callable, vars(self).values())):
            raise ValueError(say("game.no_file_of_function"))
        if "game" not in vars(type(self)):
            name = type(self).__name__
            raise ValueError(say("game.no_file_of_subclass", name=name, game=self.game))
        return self.plain()


def derive(rules: Rules, **formulas: Callable[[], int]) -> None:
    """Work out the parameters that were not given."""
    for name, formula in formulas.items():
        if getattr(rules, name) is None:
            object.__setattr__(rules, name, formula())


def check(rules: Rules, **least: int) -> None:
    """Refuse parameters that are no whole numbers of at least so much."""
    for name, low in least.items():
        value = getattr(rules, name)
        if not isinstance(value, int) or isinstance(value, bool) or value < low:
            raise ValueError(say("game.bad_amount", name=name, value=value, low=low))


def check_flags(rules: Rules, *names: str) -> None:
    """Refuse switches that are neither True nor False."""
    for name in names:
        value = getattr(rules, name)
        if not isinstance(value, bool):
            among = say("words.or", first=True, last=False)
            raise ValueError(
                say("game.bad_choice", name=name, value=value, among=among)
            )


def check_order(low_name: str, low: int, high_name: str, high: int) -> None:
    """Refuse an amount that is more than another."""
    if low > high:
        said = {"low_name": low_name, "low": low, "high_name": high_name, "high": high}
        raise ValueError(say("game.bad_order", **said))


def check_choice(name: str, value: object, choices: Sequence[object]) -> None:
    """Refuse a value that is none of the choices."""
    if not any(type(value) is type(one) and value == one for one in choices):
        *first, last = map(repr, choices)
        expected = say("words.or", first=", ".join(first), last=last)
        raise ValueError(say("game.bad_choice", name=name, value=value, among=expected))
