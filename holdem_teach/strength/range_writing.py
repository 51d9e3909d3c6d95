"""From a range's weights to its shortest text.

Hands of one weight are written together: names whose pairs are all there as lines, and
single pairs of cards after them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import DECK
from holdem_teach.strength.hand_lines import HandName, line_text
from holdem_teach.strength.hand_names import COMBOS, PAIRS, PLACES

Line = tuple[HandName, HandName]  # its highest and its lowest hand
Span = tuple[int, int]  # the first and the last of a stretch of lower cards


def text_of(weights: NDArray[np.float64]) -> str:
    """Return the short text that reads as these weights, (1326,).

    Examples
    --------
    >>> from holdem_teach.strength.range_reading import weights_of
    >>> text_of(weights_of("AsKs AQs AJs ATs 99-99 TT JJ QQ KK AA@50%"))
    'KK-99, AQs-ATs, AsKs, AA@0.5'
    """
    different = sorted(set(weights[weights > 0].tolist()), reverse=True)
    groups = (_group(weights == weight, weight) for weight in different)
    return ", ".join(part for group in groups for part in group)


def _group(there: NDArray[np.bool_], weight: float) -> Iterator[str]:
    suffix = "" if weight == 1 else f"@{weight!r}"
    if there.all():
        yield f"100%{suffix}"
        return
    whole = np.bincount(PLACES, there, minlength=169) == COMBOS
    for first, last in _lines(whole.reshape(13, 13)):
        yield line_text(first, last) + suffix
    single = there & ~whole[PLACES]
    for high, low in sorted(PAIRS[single][:, ::-1].tolist(), reverse=True):
        yield f"{DECK[high]}{DECK[low]}{suffix}"


def _lines(whole: NDArray[np.bool_]) -> list[Line]:
    """Lines that cover the names, (13, 13), in the order in which players list them."""
    pairs = [HandName(high, high, "") for high in range(13) if whole[high, high]]
    lines = [line for high in range(12) for line in _row(whole, high)]
    longer = [line for line in lines if line[0] != line[1]]
    alone = sorted((hand for hand, last in lines if hand == last), key=_diagonal)
    rest = sorted(longer + list(_runs(alone)), key=lambda line: _as_listed(line[0]))
    return [*_runs(pairs), *rest]


def _row(whole: NDArray[np.bool_], high: int) -> list[Line]:
    """Lines beside one higher card; where suited and offsuit agree, both in one."""
    lows = range(high + 1, 13)
    of_kind = {
        "s": {low for low in lows if whole[high, low]},
        "o": {low for low in lows if whole[low, high]},
    }
    spans = {kind: _spans(lows) for kind, lows in of_kind.items()}
    # a line of both kinds pays where it stands for the whole of one of them
    agreed = _spans(of_kind["s"] & of_kind["o"])
    both = [span for span in agreed if span in spans["s"] or span in spans["o"]]
    lines = [_line(high, span, "") for span in both]
    for kind in spans:
        for span in spans[kind]:
            if span not in both:
                lines += _beside(high, span, kind, both)
    return lines


def _beside(high: int, span: Span, kind: str, both: list[Span]) -> list[Line]:
    """A span in full, or without what is written anyway, whichever is shorter."""
    covered = {low for first, last in both for low in range(first, last + 1)}
    rest = _spans(set(range(span[0], span[1] + 1)) - covered)
    ways = ([_line(high, span, kind)], [_line(high, part, kind) for part in rest])
    return min(ways, key=lambda lines: len(_joined(lines)))


def _joined(lines: Iterable[Line]) -> str:
    return ", ".join(line_text(*ends) for ends in lines)


def _line(high: int, span: Span, kind: str) -> Line:
    return HandName(high, span[0], kind), HandName(high, span[1], kind)


def _spans(numbers: Iterable[int]) -> list[Span]:
    """The stretches of neighbours in a set of numbers, by their ends."""
    spans: list[Span] = []
    for number in sorted(numbers):
        if spans and spans[-1][1] == number - 1:
            spans[-1] = spans[-1][0], number
        else:
            spans.append((number, number))
    return spans


def _runs(hands: Iterable[HandName]) -> Iterator[Line]:
    """Hands that follow one another with a fixed gap, as lines."""
    run: list[HandName] = []
    for hand in hands:
        if run and hand != HandName(run[-1].high + 1, run[-1].low + 1, run[-1].kind):
            yield run[0], run[-1]
            run = []
        run.append(hand)
    if run:
        yield run[0], run[-1]


def _diagonal(hand: HandName) -> tuple[str, int, int]:
    return hand.kind, hand.low - hand.high, hand.high


def _as_listed(hand: HandName) -> tuple[int, int, int]:
    return hand.high, ("", "s", "o").index(hand.kind), hand.low
