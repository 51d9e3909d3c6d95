"""Hand strength, potential and EHS of one hand, by counting every case.

The formulas are those of D. Billings, D. Papp, J. Schaeffer and D. Szafron, Opponent
modeling in poker, AAAI 1998, and of D. Papp, Dealing with imperfect information in
poker, University of Alberta 1998; S1 to S5 of the rules say how they are read here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from types import ModuleType
from typing import Final, get_args

import numpy as np
from numpy.typing import NDArray

from holdem_teach import warmup
from holdem_teach.cards import DECK, CardError, Cards, read_cards, read_spot
from holdem_teach.ranking.tables import load_tables
from holdem_teach.strength.hand_names import PAIRS
from holdem_teach.strength.numbers import is_whole
from holdem_teach.strength.omaha import omaha_transitions
from holdem_teach.strength.opponents import Weights, read_weights, square
from holdem_teach.strength.reference import runout_count, transition_counts
from holdem_teach.strength.result import EffectiveHandStrength, Ties
from holdem_teach.words import either, say

_MOST_OPPONENTS: Final = 22  # 2 + 5 + 2 * 22 = 51 cards
_HOLES: Final = (2, 4, 5, 6)
_NO_RUNOUT: Final = np.zeros((1, 0), dtype=np.uint8)

Transitions = NDArray[np.int64] | NDArray[np.float64]


def effective_hand_strength(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    *,
    ties: Ties = "full",
    look_ahead: int | None = None,
    opponents: int = 1,
    weights: Weights | None = None,
) -> EffectiveHandStrength:
    """Return HS, PPot, NPot and EHS of a hand, exactly.

    Parameters
    ----------
    hole
        Two cards: hold'em. Four: Omaha, where two of them count with three of the
        board. Five or six: Omaha, on the river only.
    board
        Three to five board cards.
    ties
        How the divisor of a potential counts the hands that one ties with: "full" or
        "half" (S3). With "half", EHS is the equity against one random hand (S4).
    look_ahead
        The number of cards to come, all by default; 1 on the flop: the turn alone.
    opponents
        HS is raised to this power, 1 to 22 (S5).
    weights
        What each hold'em hand of the opponent counts: a range such as "QQ+, AKs", a
        mapping of such parts to weights, or 1,326 numbers; each 1 unless given.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.
    ValueError
        If another argument is none of those named, or no hand of the opponent is left.

    Examples
    --------
    >>> s = effective_hand_strength("Ad Qc", "3h 4c Jh")
    >>> round(s.ehs, 5), s.ahead, s.tied, s.behind
    (0.51167, 628, 9, 444)
    >>> round(effective_hand_strength("Ad Qc", "3h 4c Jh", ties="half").ehs, 5)
    0.5114
    >>> effective_hand_strength("Ad Qc", "3h 4c Jh", weights="JJ+, AK").behind
    27.0
    """
    hole_cards, board_cards = _read_hand(hole, board)
    if ties not in get_args(Ties):
        raise ValueError(say("strength.bad_ties", given=ties))
    cards_to_come = _read_look_ahead(look_ahead, 5 - len(board_cards))
    if not is_whole(opponents, 1, _MOST_OPPONENTS):
        said = {"given": opponents, "most": _MOST_OPPONENTS}
        raise ValueError(say("strength.bad_opponents", **said))
    return EffectiveHandStrength(
        hole=hole_cards,
        board=board_cards,
        transitions=_way_to_count(len(hole_cards), weights)(
            hole_cards, board_cards, cards_to_come
        ),
        runouts=runout_count(len(hole_cards), len(board_cards), cards_to_come),
        look_ahead=cards_to_come,
        ties=ties,
        opponents=opponents,
    )


def hand_strength(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    *,
    opponents: int = 1,
    weights: Weights | None = None,
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
    return effective_hand_strength(
        hole, board, opponents=opponents, weights=weights, look_ahead=0
    ).hs


def hand_potential(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    *,
    ties: Ties = "full",
    look_ahead: int | None = None,
    weights: Weights | None = None,
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
    result = effective_hand_strength(
        hole, board, ties=ties, look_ahead=look_ahead, weights=weights
    )
    return result.ppot, result.npot


def _read_hand(
    hole: str | Sequence[int], board: str | Sequence[int]
) -> tuple[Cards, Cards]:
    if not len(read_cards(board, "board")):
        raise CardError(say("strength.before_the_flop"))
    hole_cards, board_cards = read_spot(hole, board, _HOLES)
    if len(hole_cards) > 4 and len(board_cards) < 5:
        raise CardError(say("strength.omaha_river_only", count=len(hole_cards)))
    return hole_cards, board_cards


def _read_look_ahead(look_ahead: int | None, most: int) -> int:
    if look_ahead is None:
        return most
    if not is_whole(look_ahead, 0, most):
        said = {"given": look_ahead, "expected": either(range(most + 1))}
        raise ValueError(say("strength.bad_look_ahead", board=5 - most, **said))
    return look_ahead


def _way_to_count(
    hole_cards: int, weights: Weights | None
) -> Callable[[Cards, Cards, int], Transitions]:
    """The function that counts transitions for such a hand against such opponents."""
    if hole_cards == 2:
        return _unweighted if weights is None else _weighted_by(weights)
    if weights is not None:
        raise ValueError(say("strength.weights_of_omaha", count=hole_cards))
    return omaha_transitions


def _unweighted(hole: Cards, board: Cards, look_ahead: int) -> Transitions:
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


def _weighted_by(weights: Weights) -> Callable[[Cards, Cards, int], Transitions]:
    def count(hole: Cards, board: Cards, look_ahead: int) -> Transitions:
        each = read_weights(weights, {*hole, *board})
        return warmup.answer(
            "count_weighted",
            lambda kernels: weighted_counts(kernels, hole, board, look_ahead, each),
            lambda: transition_counts(hole, board, look_ahead, weights=square(each)),
        )

    return count


def weighted_counts(
    kernels: ModuleType,
    hole: Sequence[int],
    board: Sequence[int],
    look_ahead: int,
    each: NDArray[np.float64],
) -> NDArray[np.float64]:
    """Return what the compiled twin of ``transition_counts`` counts with weights.

    ``each`` is the weight of each of the 1,326 hands, 0 where a card is seen.
    """
    unseen = [card for card in DECK if card not in {*hole, *board}]
    runouts = np.array(list(combinations(unseen, look_ahead)), dtype=np.uint8)
    counts = np.zeros((3, 3))
    kernels.count_weighted(
        np.array(hole, dtype=np.uint8),
        np.array(board, dtype=np.uint8),
        PAIRS[each > 0],
        each[each > 0],
        runouts.reshape(-1, look_ahead) if look_ahead else _NO_RUNOUT,
        load_tables(),
        counts,
    )
    return counts
