"""One round of betting, the same for every game: whose turn it is, what a turn does.

What differs between the games stands in ``rules.py``: who posts, how large a bet is,
how many raises there are. A round goes on as long as somebody is *due*: a player who
can act and has not yet paid the price, or has not yet had the turn that is theirs.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

Span: TypeAlias = tuple[int, int]  # the lowest and the highest total on this street


class Limits(Protocol):
    """What a round of betting asks of a rule set; see ``rule_set.Rules``."""

    @property
    def max_raises(self) -> int | None:
        """Raises a round by all players together; None for no limit."""

    @property
    def check_raise(self) -> bool:
        """Whether one who has checked may raise when the action first returns."""

    @property
    def all_in_when_short(self) -> bool:
        """Whether all-in is only for those who cannot pay the price."""

    def sizes(self, betting: Betting, seat: int) -> Span | None:
        """Return the lowest and highest total that a seat may bet or raise to now."""


class IllegalAction(ValueError):
    """An action that the rules do not allow now. It says what is legal."""


class Betting:
    """The chips of a hand and what a round of betting has to remember.

    Attributes
    ----------
    seats
        The seats that were dealt in, clockwise from the button, the button first.
    stacks, bets, contributions
        Chips by seat: behind, put in on this street, put into the pot in this hand.
    dead
        Chips in the pot that belong to nobody's layer: a big-blind ante (rule N2).
    folded
        Whether a seat has folded, or was not dealt in.
    price
        What staying in costs on this street, as a total.
    step
        The last full bet or raise of this street, or what an opening bet is at least.
    raises
        Raises made on this street; forced bets and an opening bet are none (rule L8).
    waiting
        Whether a seat is still owed a turn, whatever it has paid.
    seen
        The price when a seat last acted on this street, None if it has not.
    checked
        Whether a seat has checked on this street and not called since (rule L9).
    straddle
        How many chips the seat in turn has to straddle for, None for no such duty (L4).
    aggressor
        The last to bet or raise on this street.
    """

    __slots__ = (
        "aggressor",
        "bets",
        "checked",
        "contributions",
        "dead",
        "folded",
        "price",
        "raises",
        "seats",
        "seen",
        "stacks",
        "step",
        "straddle",
        "waiting",
    )

    def __init__(self, stacks: list[int], button: int) -> None:
        count = len(stacks)
        clockwise = ((button + place) % count for place in range(count))
        self.seats = tuple(seat for seat in clockwise if stacks[seat])
        self.stacks = list(stacks)
        self.contributions = [0] * count
        self.dead = 0
        self.folded = [not chips for chips in stacks]
        self.start_round(0)

    def start_round(self, step: int) -> None:
        """Begin a round in which an opening bet is at least ``step``."""
        count = len(self.stacks)
        self.bets = [0] * count
        self.price = 0
        self.step = step
        self.raises = 0
        self.waiting = [True] * count
        self.seen: list[int | None] = [None] * count
        self.checked = [False] * count
        self.straddle: int | None = None
        self.aggressor: int | None = None

    # who is still there

    def is_contested(self) -> bool:
        """Whether more than one player is still in."""
        return self.folded.count(False) > 1

    def staying(self) -> list[int]:
        """Return the seats still in, clockwise from the button, the button first."""
        folded = self.folded
        return [seat for seat in self.seats if not folded[seat]]

    def is_closed(self) -> bool:
        """Whether nobody has to bet any more in this hand (rules L10 and N7)."""
        rich: int | None = None
        for seat in self.seats:
            if self.stacks[seat] and not self.folded[seat]:
                if rich is not None:
                    return False  # two players have chips
                rich = seat
        most = max(self.bets[seat] for seat in self.staying())
        return rich is None or self.bets[rich] >= most

    def next_due(self, place: int) -> int | None:
        """Return the first seat that is due, clockwise from a place in ``seats``."""
        seats = self.seats[place:] + self.seats[:place]
        folded, stacks, bets = self.folded, self.stacks, self.bets
        for seat in seats:
            can_act = not folded[seat] and stacks[seat]
            if can_act and (self.waiting[seat] or bets[seat] < self.price):
                return seat
        return None

    def after(self, seat: int) -> int:
        """Return the place in ``seats`` that follows a seat's."""
        return self.seats.index(seat) + 1

    # chips on their way into the pot

    def pot(self) -> int:
        """Return all chips in the pot, those of this street too."""
        return sum(self.contributions) + self.dead

    def pay(self, seat: int, chips: int) -> int:
        """Move chips into the pot, or what is left of a stack; return how many."""
        chips = min(chips, self.stacks[seat])
        self.stacks[seat] -= chips
        self.contributions[seat] += chips
        return chips

    def bet_up_to(self, seat: int, total: int) -> int:
        """Bring a seat's bet on this street up to a total; return the chips it took."""
        chips = self.pay(seat, total - self.bets[seat])
        self.bets[seat] += chips
        return chips

    def post(self, seat: int, amount: int, option: bool) -> int:
        """Post a blind, or what is left; the price is the whole of it (L4, N4)."""
        self.price = max(self.price, amount)
        self.waiting[seat] = option
        return self.bet_up_to(seat, amount)

    def post_dead(self, seat: int, chips: int) -> int:
        """Pay chips that count in nobody's layer, or what is left (rule N2)."""
        chips = min(chips, self.stacks[seat])
        self.stacks[seat] -= chips
        self.dead += chips
        return chips

    def give_back(self, seat: int, chips: int) -> None:
        """Return chips that nobody matched (rule N5)."""
        self.stacks[seat] += chips
        self.contributions[seat] -= chips
        self.bets[seat] = max(0, self.bets[seat] - chips)

    # turns

    def fold(self, seat: int) -> None:
        """Leave the hand. A straddle that was owed is owed by nobody else (rule L4)."""
        self.folded[seat] = True
        self.straddle = None

    def check(self, seat: int) -> None:
        """Pass the turn on without a bet."""
        self.checked[seat] = True
        self._has_acted(seat)

    def call(self, seat: int) -> int:
        """Pay the price, or what is left; return the chips it took."""
        chips = self.bet_up_to(seat, self.price)
        self.checked[seat] = False
        self._has_acted(seat)
        return chips

    def post_straddle(self, seat: int, option: bool) -> int:
        """Post the straddle that is owed, or what is left of the stack (rule L4)."""
        amount = self.straddle or 0
        self.straddle = None
        return self.post(seat, amount, option)

    def raise_to(self, seat: int, total: int) -> int:
        """Bet or raise to a total on this street; return the chips it took.

        One that adds less than ``step`` is all-in and incomplete: the price rises, and
        what counts as a full raise does not (rules N4 and F2).
        """
        self.raises += self.price > 0
        self.step = max(self.step, total - self.price)
        self.price = max(self.price, total)
        self.aggressor = seat
        chips = self.bet_up_to(seat, total)
        self._has_acted(seat)
        return chips

    def _has_acted(self, seat: int) -> None:
        self.waiting[seat] = False
        self.seen[seat] = self.price

    # what is legal

    def _others_have_chips(self, seat: int) -> bool:
        for other in self.seats:  # a loop, since it is asked at every turn
            if other != seat and self.stacks[other] and not self.folded[other]:
                return True
        return False

    def why_no_raise(self, seat: int, rules: Limits) -> str | None:
        """Return the key of the sentence why a seat may not bet or raise, or None."""
        if not self._others_have_chips(seat):
            return "all_others_all_in"  # rules L7 and N3
        if not self.price:
            return None  # an opening bet is no raise (rules L8 and F2)
        if rules.max_raises is not None and self.raises >= rules.max_raises:
            return "cap"  # rules L8 and F2
        if self.checked[seat] and not rules.check_raise:
            return "check_raise"  # rule L9
        seen = self.seen[seat]
        if seen is not None and self.price - seen < self.step:
            return "not_reopened"  # rules N4 and F2
        return None
