"""Hand strength, potential and EHS of one hand, by counting every case.

The formulas are those of D. Billings, D. Papp, J. Schaeffer and D. Szafron, Opponent
modeling in poker, AAAI 1998, and of D. Papp, Dealing with imperfect information in
poker, University of Alberta 1998; S1 to S5 of the rules say how they are read here.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from holdem_teach import warmup
from holdem_teach.cards import Cards, read_spot
from holdem_teach.ranking.tables import load_tables
from holdem_teach.strength.reference import runout_count, transition_counts
from holdem_teach.strength.result import EffectiveHandStrength, Ties
from holdem_teach.words import either, say

_MOST_OPPONENTS = 22  # 2 + 5 + 2 * 22 = 51 cards


def effective_hand_strength(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    *,
    ties: Ties = "full",
    look_ahead: int | None = None,
    opponents: int = 1,
) -> EffectiveHandStrength:
    """Return HS, PPot, NPot and EHS of a hold'em hand, exactly.

    Parameters
    ----------
    hole, board
        Two hole cards and three to five board cards.
    ties
        How the divisor of a potential counts the hands that one ties with: "full" or
        "half" (S3). With "half", EHS is the equity against one random hand (S4).
    look_ahead
        The number of cards to come, all by default; 1 on the flop: the turn alone.
    opponents
        HS is raised to this power, 1 to 22 (S5).

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.
    ValueError
        If another argument is none of those named.

    Examples
    --------
    >>> s = effective_hand_strength("Ad Qc", "3h 4c Jh")
    >>> round(s.ehs, 5), s.ahead, s.tied, s.behind
    (0.51167, 628, 9, 444)
    >>> round(effective_hand_strength("Ad Qc", "3h 4c Jh", ties="half").ehs, 5)
    0.5114
    """
    hole_cards, board_cards = read_spot(hole, board)
    if ties not in get_args(Ties):
        raise ValueError(say("strength.bad_ties", given=ties))
    cards_to_come = _read_look_ahead(look_ahead, 5 - len(board_cards))
    if not _is_whole(opponents) or not 1 <= opponents <= _MOST_OPPONENTS:
        raise ValueError(say("strength.bad_opponents", given=opponents))
    return EffectiveHandStrength(
        hole=hole_cards,
        board=board_cards,
        transitions=_transitions(hole_cards, board_cards, cards_to_come),
        runouts=runout_count(50 - len(board_cards), cards_to_come),
        look_ahead=cards_to_come,
        ties=ties,
        opponents=opponents,
    )


def hand_strength(
    hole: str | Sequence[int], board: str | Sequence[int], *, opponents: int = 1
) -> float:
    """Return the chance, 0 to 1, that a hand is the best now; ties count half (S1).

    Raises
    ------
    CardError, ValueError
        As :func:`effective_hand_strength`.

    Examples
    --------
    >>> round(hand_strength("Ad Qc", "3h 4c Jh"), 5)
    0.58511
    """
    to_the_river = effective_hand_strength(
        hole, board, opponents=opponents, look_ahead=0
    )
    return to_the_river.hs


def hand_potential(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    *,
    ties: Ties = "full",
    look_ahead: int | None = None,
) -> tuple[float, float]:
    """Return PPot and NPot: the chances, 0 to 1, to come from and to fall behind (S2).

    Raises
    ------
    CardError, ValueError
        As :func:`effective_hand_strength`.

    Examples
    --------
    >>> [round(potential, 5) for potential in hand_potential("Ad Qc", "3h 4c Jh")]
    [0.20625, 0.27176]
    """
    result = effective_hand_strength(hole, board, ties=ties, look_ahead=look_ahead)
    return result.ppot, result.npot


def _read_look_ahead(look_ahead: int | None, most: int) -> int:
    if look_ahead is None:
        return most
    if not _is_whole(look_ahead) or not 0 <= look_ahead <= most:
        said = {"given": look_ahead, "expected": either(range(most + 1))}
        raise ValueError(say("strength.bad_look_ahead", board=5 - most, **said))
    return look_ahead


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def _transitions(hole: Cards, board: Cards, look_ahead: int) -> NDArray[np.int64]:
    return warmup.answer(
        "count_transitions_quickly",
        lambda kernels: _compiled_transitions(kernels, hole, board, look_ahead),
        lambda: transition_counts(hole, board, look_ahead),
    )


def _compiled_transitions(
    kernels: ModuleType, hole: Cards, board: Cards, look_ahead: int
) -> NDArray[np.int64]:
    counts = np.zeros((3, 3), dtype=np.int64)
    cards = np.array(hole, dtype=np.uint8), np.array(board, dtype=np.uint8)
    kernels.count_transitions_quickly(*cards, look_ahead, load_tables(), counts)
    return counts
