"""Equity: what share of the pot hands or ranges win when all cards are dealt.

Three ways lead to it. Before the flop two ranges that treat suits alike are read off
the table of starting hands. Otherwise all deals and boards are counted, as long as they
are within a budget. Beyond it they are sampled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import Cards, read_cards
from holdem_teach.ranking.tables import load_tables
from holdem_teach.strength.deals import Deals, all_deals, merged
from holdem_teach.strength.hand_names import COMBOS, PAIRS, PLACES
from holdem_teach.strength.numbers import is_whole
from holdem_teach.strength.preflop import load_showdowns
from holdem_teach.strength.ranges import Range, read_range
from holdem_teach.strength.showdowns import sample_showdowns
from holdem_teach.words import plural, say

_SAMPLES: Final = 1_000_000
_BOARDS: Final = (0, 3, 4, 5)


@dataclass(frozen=True, repr=False)
class Equity:
    """What each player wins, and how that was found.

    Attributes
    ----------
    hands
        The players' hands or ranges, as text.
    equity, win, tie
        By player, 0 to 1: the share of the pot, ties shared; the share of deals won
        alone; the share of deals in which the pot is split.
    boards
        How many deals (hole cards and boards) were counted or drawn.
    exact
        Whether all of them were counted.
    standard_error
        Of the equity, the largest of all players; 0 if exact.

    Examples
    --------
    >>> equity(["AcKd", "QhQs"], "Qd Jc 2h 7s 3c")
    AcKd: 0.00% (wins 0.00%, ties 0.00%); QsQh: 100.00% (wins 100.00%, ties 0.00%); \
exact, 1 deal
    """

    hands: tuple[str, ...]
    equity: tuple[float, ...]
    win: tuple[float, ...]
    tie: tuple[float, ...]
    boards: int
    exact: bool
    standard_error: float

    def __repr__(self) -> str:
        rows = zip(self.hands, self.equity, self.win, self.tie, strict=True)
        players = "; ".join(
            say("equity.player", hand=hand, equity=share, win=win, tie=tie)
            for hand, share, win, tie in rows
        )
        how = say(
            "equity.exact" if self.exact else "equity.sampled",
            boards=plural(self.boards, "deal"),
            error=self.standard_error,
        )
        return say("equity.sentence", players=players, how=how)


def equity(
    hands: Sequence[str | Range | Sequence[int]],
    board: str | Sequence[int] = "",
    *,
    dead: str | Sequence[int] = "",
    budget: int = 400_000_000,
    samples: int | None = None,
    seed: int | None = None,
) -> Equity:
    """Return the equity of two to nine hands or ranges.

    Parameters
    ----------
    hands
        Each "As Ad", a range such as "KK, AKs", or "random".
    board
        No board card, or three to five.
    dead
        Cards that nobody can hold and that cannot come.
    budget
        How many deals may be counted exactly; more are sampled. Deals that differ by an
        exchange of suits alone count once.
    samples
        If given, sample so many deals whatever the budget; a million where the budget
        is exceeded.
    seed
        Makes a sample repeatable.

    Raises
    ------
    CardError, RangeError
        If cards or ranges cannot be read, or dead cards leave no hand of a range.
    ValueError
        If the hands are not two to nine, cannot be dealt together, or a number is bad.

    Examples
    --------
    >>> round(equity(["QhQs", "TT+"]).equity[0], 6)
    0.500125
    >>> equity(["AcKd", "QhQs"], "Qd Jc 2h 7s 3c").equity
    (0.0, 1.0)
    """
    _check_players(hands)  # before the board: it may be meant as a second hand
    table = read_cards(board, "board", _BOARDS)
    gone = read_cards(dead, "dead", apart_from=("board", table))
    _check_number("budget", budget)
    if samples is not None:
        _check_number("samples", samples)
    ranges = [read_range(hand, (*table, *gone)) for hand in hands]
    names = tuple(map(str, ranges))
    if samples is None and len(ranges) == 2 and not table and not gone:
        both = [_by_name(held) for held in ranges]
        if both[0] is not None and both[1] is not None:
            return _from_table(names, both[0], both[1])
    deals = all_deals(ranges)
    if deals is not None and not deals.weights.any():
        raise ValueError(say("equity.no_deal", hands=" | ".join(names)))
    if deals is not None and samples is None:
        families = merged(deals, (*table, *gone))
        boards = _boards(len(ranges), table, gone)
        if len(families.weights) * boards <= budget:
            count = len(deals.weights) * boards
            return _counted(names, families, table, gone, count)
    shares = sample_showdowns(ranges, deals, table, gone, samples or _SAMPLES, seed)
    return _sampled(names, shares)


def _check_players(hands: object) -> None:
    if isinstance(hands, str) or not isinstance(hands, Sequence):
        raise ValueError(say("equity.no_list", given=hands))
    if not 2 <= len(hands) <= 9:
        raise ValueError(say("equity.player_count", given=len(hands)))


def _check_number(name: str, given: object) -> None:
    if not is_whole(given, 1):
        raise ValueError(say("equity.bad_number", name=name, given=given))


def _boards(players: int, board: Cards, dead: Cards) -> int:
    unseen = 52 - 2 * players - len(board) - len(dead)
    if unseen < 5 - len(board):
        said = {"players": players, "board": len(board), "dead": len(dead)}
        raise ValueError(say("equity.too_few_cards", **said))
    return comb(unseen, 5 - len(board))


def _by_name(held: Range) -> NDArray[np.float64] | None:
    """The weight of each of the 169 names, or None where a name's hands differ."""
    weights = np.zeros(len(COMBOS))
    weights[PLACES] = held.weights
    return weights if (weights[PLACES] == held.weights).all() else None


def _from_table(
    names: tuple[str, ...], first: NDArray[np.float64], second: NDArray[np.float64]
) -> Equity:
    table, weights = load_showdowns(), first[:, None] * second
    total = float((weights * table.all).sum())
    won, lost = (
        float((weights * part).sum()) / total for part in (table.won, table.won.T)
    )
    tied = float((weights * table.tied).sum()) / total
    deals = int(table.all[weights > 0].sum())
    return Equity(
        hands=names,
        equity=(won + tied / 2, lost + tied / 2),
        win=(won, lost),
        tie=(tied, tied),
        boards=deals,
        exact=True,
        standard_error=0.0,
    )


def _counted(
    names: tuple[str, ...], deals: Deals, board: Cards, dead: Cards, count: int
) -> Equity:
    from holdem_teach import kernels

    players = len(names)
    won, tied = np.zeros(players), np.zeros((players, players + 1))
    kernels.deal_all(
        PAIRS[deals.places],
        deals.weights,
        np.array(board, dtype=np.uint8),
        np.array(dead, dtype=np.uint8),
        load_tables(),
        won,
        tied,
    )
    total = deals.weights.sum() * _boards(players, board, dead)
    split = tied[:, 2:] / np.arange(2, players + 1)
    return Equity(
        hands=names,
        equity=_plain((won + split.sum(axis=1)) / total),
        win=_plain(won / total),
        tie=_plain(tied.sum(axis=1) / total),
        boards=count,
        exact=True,
        standard_error=0.0,
    )


def _sampled(names: tuple[str, ...], shares: NDArray[np.float64]) -> Equity:
    """Read off shares of the pot, (samples, players): 1, 1 / ties or 0."""
    errors = shares.std(axis=0) / np.sqrt(len(shares))
    return Equity(
        hands=names,
        equity=_plain(shares.mean(axis=0)),
        win=_plain((shares == 1).mean(axis=0)),
        tie=_plain(((shares > 0) & (shares < 1)).mean(axis=0)),
        boards=len(shares),
        exact=False,
        standard_error=float(errors.max()),
    )


def _plain(numbers: NDArray[np.float64]) -> tuple[float, ...]:
    return tuple(map(float, numbers))
