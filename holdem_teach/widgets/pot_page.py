"""The pot builder's page: who may win what, and what each seat gets by both rules."""

from __future__ import annotations

from holdem_teach.strength.html_tables import table_html
from holdem_teach.widgets.frame import framed
from holdem_teach.widgets.panel import status_html
from holdem_teach.widgets.pot_picture import pot_sign, pots_label, pots_svg
from holdem_teach.widgets.pot_shares import PotShares
from holdem_teach.widgets.pot_state import PotState
from holdem_teach.words import say


def pots_html(state: PotState, shares: PotShares) -> str:
    """Return all that is shown of a state and how it is divided.

    Examples
    --------
    >>> from holdem_teach.widgets.pot_shares import divided
    >>> from holdem_teach.widgets.pot_state import build_pots
    >>> state = build_pots("30 70 70", ranking="0 = 1 > 2")
    >>> "170 of 260" in pots_html(state, divided(state))
    True
    """
    names = seat_names(state)
    notes = [
        say("pots.folded") if seat in state.folded else ""
        for seat in range(len(state.chips))
    ]
    said = status_html(f"{sentence(state, shares)} {_compared(state, shares)}")
    picture = pots_svg(names, shares.pots, shares.in_pots, shares.returned, notes)
    return framed(said + picture + _table(state, shares))


def seat_names(state: PotState) -> list[str]:
    """Return "seat 0" and so on."""
    return [say("game.seat", seat=seat) for seat in range(len(state.chips))]


def sentence(state: PotState, shares: PotShares) -> str:
    """Return the pots in words.

    Examples
    --------
    >>> from holdem_teach.widgets.pot_shares import divided
    >>> from holdem_teach.widgets.pot_state import build_pots
    >>> state = build_pots("50 200 80")
    >>> print(sentence(state, divided(state)))
    Who may win what: main pot of 150: seat 0, seat 1 or seat 2; side pot 1 of 60: \
seat 1 or seat 2; 120 that nobody matched go back to seat 1.
    """
    label = pots_label(seat_names(state), shares.pots, shares.returned)
    return say("pots.sentence", pots=label)


def _compared(state: PotState, shares: PotShares) -> str:
    """Where the two rules differ most, or that they agree."""
    gaps = [
        by_entitlement - by_layer
        for by_entitlement, by_layer in zip(
            shares.by_entitlements, shares.by_layers, strict=True
        )
    ]
    seat = max(range(len(gaps)), key=lambda place: abs(gaps[place]))
    if not gaps[seat]:
        return say("pots.agree")
    said = {"layers": shares.by_layers[seat], "shares": shares.by_entitlements[seat]}
    return say("pots.differ", seat=seat, **said)


def _table(state: PotState, shares: PotShares) -> str:
    rows = [
        (
            name,
            f"{state.chips[seat]:,}",
            *_layers_of(shares, seat),
            f"{shares.by_layers[seat]:,}",
            _part_of(state, shares, seat),
            f"{shares.by_entitlements[seat]:,}",
        )
        for seat, name in enumerate(seat_names(state))
    ]
    pots = map(pot_sign, range(len(shares.pots)))
    first, *rest = say("pots.heads").split("|")
    return table_html(say("pots.caption"), [first, rest[0], *pots, *rest[1:]], rows)


def _layers_of(shares: PotShares, seat: int) -> list[str]:
    return [f"{each[seat]:,}" for each in shares.in_pots]


def _part_of(state: PotState, shares: PotShares, seat: int) -> str:
    """E_i and E of the best group, for those who share in it; E_i for the others."""
    if seat in state.folded:
        return say("pots.folded")
    own = shares.entitlements[seat]
    if seat not in state.still_in[0]:
        return f"{own:,}"
    whole = sum(shares.entitlements[other] for other in state.still_in[0])
    return say("pots.part_of", own=own, whole=whole)
