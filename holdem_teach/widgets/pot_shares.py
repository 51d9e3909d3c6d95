"""The same chips divided twice: by side pots (rule N5), by entitlements (rule L12)."""

from __future__ import annotations

from dataclasses import dataclass

from holdem_teach.game.pots import (
    Pot,
    chips_in_pots,
    entitlements,
    proportional_shares,
    side_pots,
    split_evenly,
    unmatched,
)
from holdem_teach.widgets.pot_state import PotState
from holdem_teach.words import say


@dataclass(frozen=True, repr=False)
class PotShares:
    """How chips are divided by both rules.

    Attributes
    ----------
    pots
        Amounts and the seats that may win them, the main pot first.
    in_pots
        For each pot, chips in it by seat.
    returned
        The seat whose last chips nobody matched, and how many; None: nobody's.
    by_layers
        What each seat gets from side pots, its returned chips too.
    by_entitlements
        What each seat gets in the freezeout.
    entitlements
        E_i of each seat still in.

    Examples
    --------
    >>> from holdem_teach.widgets.pot_state import build_pots
    >>> divided(build_pots("30 70 70", ranking="0 = 1 > 2"))
    By side pots the seats get 45, 125, 0; by entitlements 59, 111, 0
    """

    pots: list[Pot]
    in_pots: list[tuple[int, ...]]
    returned: tuple[int, int] | None
    by_layers: list[int]
    by_entitlements: list[int]
    entitlements: dict[int, int]

    def __repr__(self) -> str:
        layers, shares = (
            ", ".join(map(str, chips))
            for chips in (self.by_layers, self.by_entitlements)
        )
        return say("pots.repr", layers=layers, shares=shares)


def divided(state: PotState) -> PotShares:
    """Return the chips of a state as both rules divide them.

    Examples
    --------
    >>> from holdem_teach.widgets.pot_state import build_pots
    >>> divided(build_pots("50 200 80", folded="2")).pots
    [(150, (0, 1)), (60, (1,))]
    """
    pots = side_pots(state.chips, state.folded)
    returned = unmatched(state.chips, state.folded)
    paid = list(state.chips)
    if returned is not None:
        paid[returned[0]] -= returned[1]
    return PotShares(
        pots,
        chips_in_pots(paid, pots),
        returned,
        _by_layers(state, pots, returned),
        proportional_shares(state.chips, state.still_in, state.button),
        entitlements(state.chips, [seat for group in state.still_in for seat in group]),
    )


def winners(state: PotState, eligible: tuple[int, ...]) -> list[int]:
    """Return who shares a pot, in the order in which odd chips go to them (rule N6).

    Examples
    --------
    >>> from holdem_teach.widgets.pot_state import build_pots
    >>> winners(build_pots("30 70 70", ranking="0 > 1 = 2", button=1), (1, 2))
    [2, 1]
    """
    best = next(group for group in state.still_in if set(group) & set(eligible))
    count = len(state.chips)
    return sorted(
        set(best) & set(eligible), key=lambda seat: (seat - state.button - 1) % count
    )


def _by_layers(
    state: PotState, pots: list[Pot], returned: tuple[int, int] | None
) -> list[int]:
    got = [0] * len(state.chips)
    for amount, eligible in pots:
        for seat, chips in split_evenly(amount, winners(state, eligible)).items():
            got[seat] += chips
    if returned is not None:
        got[returned[0]] += returned[1]
    return got
