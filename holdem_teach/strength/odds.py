"""Pot arithmetic: what a call needs, what a defence owes, and the rule of four and two.

Needed equity and minimum defence follow from two lines of expected value: a call of b
that wins with chance e gains e * (pot + b) - (1 - e) * b, and a bluff of b gains the
pot when the other folds and loses b otherwise. Each is nought at the number given here.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, inf

from holdem_teach.strength.sampling import real_number
from holdem_teach.words import plural, say


@dataclass(frozen=True, repr=False)
class RuleOfFourAndTwo:
    """The rule of thumb beside the exact chance to hit at least one out.

    Attributes
    ----------
    outs, cards_to_come, unseen
        What was asked.
    Examples
    --------
    >>> rule_of_four_and_two(9)
    9 outs and 2 cards to come: the rule says 36%, exactly 35.0%
    """

    outs: int
    cards_to_come: int
    unseen: int

    @property
    def rule(self) -> float:
        """Four per cent an out with two cards to come, two per cent with one."""
        return 2 * self.cards_to_come * self.outs / 100

    @property
    def exact(self) -> float:
        """The chance, 0 to 1, to hit at least one out."""
        return chance_to_hit(self.outs, self.unseen, self.cards_to_come)

    def __repr__(self) -> str:
        said = {
            "outs": plural(self.outs, "out"),
            "to_come": plural(self.cards_to_come, "card"),
        }
        return say("odds.rule", rule=self.rule, exact=self.exact, **said)

    def _repr_html_(self) -> str:
        return f"<p>{self!r}</p>"


def rule_of_four_and_two(
    outs: int, cards_to_come: int = 2, unseen: int | None = None
) -> RuleOfFourAndTwo:
    """Return the rule of four and two beside the exact chance to hit an out.

    Parameters
    ----------
    outs
        How many cards help, 0 to ``unseen``.
    cards_to_come
        2 on the flop, 1 on the turn (or for the turn card alone).
    unseen
        How many cards one has not seen: 47 with two to come and 46 with one, unless
        given (45 and 44 when one opponent's cards are known).

    Raises
    ------
    ValueError
        If a number is none of those named.

    Examples
    --------
    >>> eight = rule_of_four_and_two(8, cards_to_come=1)
    >>> eight.rule, round(eight.exact, 4)
    (0.16, 0.1739)
    """
    if real_number(cards_to_come) not in (1, 2):
        raise ValueError(say("odds.bad_to_come", given=cards_to_come))
    to_come = int(cards_to_come)
    cards = 45 + to_come if unseen is None else unseen
    if real_number(cards) not in range(to_come, 53):
        raise ValueError(say("odds.bad_unseen", given=unseen, least=to_come))
    if real_number(outs) not in range(int(cards) + 1):
        raise ValueError(say("odds.bad_outs", given=outs, most=cards))
    return RuleOfFourAndTwo(int(outs), to_come, int(cards))


def chance_to_hit(outs: int, unseen: int, draws: int) -> float:
    """Return the chance, 0 to 1, that at least one of some cards drawn is an out.

    Examples
    --------
    >>> round(chance_to_hit(9, 47, 2), 4)
    0.3497
    """
    return 1 - comb(unseen - outs, draws) / comb(unseen, draws)


def needed_equity(pot: float, bet: float) -> float:
    """Return the least equity, 0 to 1, with which a call of a bet does not lose.

    Parameters
    ----------
    pot
        Chips in the pot before the bet.
    bet
        The bet that is faced, in chips.

    Raises
    ------
    ValueError
        If the pot is negative, the bet not more than 0, or one of them not a number.

    Examples
    --------
    >>> needed_equity(pot=100, bet=50)
    0.25
    """
    _check_chips(pot, bet)
    return bet / (pot + 2 * bet)


def minimum_defence(pot: float, bet: float) -> float:
    """Return the least part of a range, 0 to 1, to go on with against a bet.

    Whoever folds more often lets a bluff with any two cards gain.

    Parameters
    ----------
    pot
        Chips in the pot before the bet.
    bet
        The bet that is faced, in chips.

    Raises
    ------
    ValueError
        If the pot is negative, the bet not more than 0, or one of them not a number.

    Examples
    --------
    >>> round(minimum_defence(pot=100, bet=50), 3)
    0.667
    """
    _check_chips(pot, bet)
    return pot / (pot + bet)


def _check_chips(pot: object, bet: object) -> None:
    if not 0 <= real_number(pot) < inf:  # false of nan, too
        raise ValueError(say("odds.bad_pot", given=pot))
    if not 0 < real_number(bet) < inf:
        raise ValueError(say("odds.bad_bet", given=bet))
