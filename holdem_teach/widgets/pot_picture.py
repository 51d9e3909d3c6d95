"""A picture of pots: a column of chips for each seat, cut where a pot ends.

The parts of a column carry the sign of their pot, P for the main pot and S1, S2 for
side pots, so that the colours only repeat what is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from holdem_teach.game.pots import Pot
from holdem_teach.words import say

# Okabe and Ito's colours on which black letters read, for pots from the first on.
_COLOURS: Final = ("#56b4e9", "#e69f00", "#f0e442", "#cc79a7", "#2fb58c")
_STEP, _BAR, _LEFT, _TOP, _TALL = 68, 56, 8, 20, 150
_READABLE: Final = 13  # a lower part has no room for its sign
_HEIGHT: Final = _TOP + _TALL + 40


def pots_svg(
    names: Sequence[str],
    pots: Sequence[Pot],
    in_pots: Sequence[Sequence[int]],
    returned: tuple[int, int] | None = None,
    notes: Sequence[str] = (),
) -> str:
    """Return columns of chips, as SVG.

    Parameters
    ----------
    names
        Of the seats.
    pots, in_pots
        As ``side_pots`` and ``chips_in_pots`` give them.
    returned
        The seat whose last chips go back, and how many.
    notes
        A word below each name, such as "folded".

    Examples
    --------
    >>> picture = pots_svg(["0", "1"], [(60, (0, 1))], [(30, 30)])
    >>> 'aria-label="main pot of 60: 0 or 1"' in picture
    True
    """
    back = [0] * len(names)
    if returned is not None:
        back[returned[0]] = returned[1]
    highest = max(
        (sum(parts) + last for *parts, last in zip(*in_pots, back, strict=True)),
        default=0,
    )
    scale = _TALL / max(1, highest)
    columns = "".join(
        _column(seat, [each[seat] for each in in_pots], back[seat], scale)
        + _named(seat, name, notes[seat] if notes else "")
        for seat, name in enumerate(names)
    )
    width = _LEFT * 2 + _STEP * len(names)
    label = escape(pots_label(names, pots, returned))
    return (
        f'<svg role="img" aria-label="{label}" viewBox="0 0 {width} {_HEIGHT}" '
        f'fill="currentColor" font-size="12" text-anchor="middle" '
        f'style="width:100%;max-width:{width}px;display:block">{columns}</svg>'
    )


def pots_label(
    names: Sequence[str], pots: Sequence[Pot], returned: tuple[int, int] | None
) -> str:
    """Return what the picture shows, in words."""
    said = [
        say("pots.pot", name=pot_name(number), amount=amount, who=_any_of(names, seats))
        for number, (amount, seats) in enumerate(pots)
    ]
    if returned is not None:
        seat, chips = returned
        said.append(say("pots.back", name=names[seat], chips=chips))
    return "; ".join(said) or say("pots.no_chips")


def pot_name(number: int) -> str:
    """Return the name of a pot, 0 for the main pot.

    Examples
    --------
    >>> pot_name(0), pot_name(2)
    ('main pot', 'side pot 2')
    """
    return say("game.side_pot", number=number) if number else say("game.main_pot")


def pot_sign(number: int) -> str:
    """Return the sign of a pot in the picture, 0 for the main pot."""
    return say("pots.side_sign", number=number) if number else say("pots.main_sign")


def _any_of(names: Sequence[str], seats: Sequence[int]) -> str:
    *first, last = (names[seat] for seat in seats)
    return say("words.or", first=", ".join(first), last=last) if first else last


def _column(seat: int, parts: Sequence[int], back: int, scale: float) -> str:
    x, bottom, drawn = _LEFT + seat * _STEP, float(_TOP + _TALL), ""
    for number, chips in enumerate(parts):
        if chips:
            bottom -= chips * scale
            colour = _COLOURS[number % len(_COLOURS)]
            text = f"{pot_sign(number)} {chips:,}"
            drawn += _part(x, bottom, chips * scale, f'fill="{colour}"', text)
    if back:
        bottom -= back * scale
        look = 'fill="none" stroke-dasharray="4 3"'
        drawn += _part(x, bottom, back * scale, look, f"{back:,}", "currentColor")
    return drawn


def _part(
    x: float, top: float, tall: float, look: str, text: str, ink: str = "#000"
) -> str:
    box = (
        f'<rect x="{x}" y="{top:.1f}" width="{_BAR}" height="{tall:.1f}" '
        f'stroke="currentColor" {look}/>'
    )
    if tall < _READABLE:
        return box
    middle = top + tall / 2 + 4
    return f'{box}<text x="{x + _BAR / 2}" y="{middle:.1f}" fill="{ink}">{text}</text>'


def _named(seat: int, name: str, note: str) -> str:
    x, y = _LEFT + seat * _STEP + _BAR / 2, _TOP + _TALL + 16
    return (
        f'<text x="{x}" y="{y}">{escape(name)}</text>'
        f'<text x="{x}" y="{y + 16}">{escape(note)}</text>'
    )
