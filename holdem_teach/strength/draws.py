"""What a hand is and can still become: made hand and draws in players' words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from holdem_teach.cards import Card, Cards, card_html, read_spot
from holdem_teach.ranking.categories import CATEGORIES, FLUSH, STRAIGHT, category
from holdem_teach.ranking.evaluator import evaluate
from holdem_teach.strength.made_hands import made_word
from holdem_teach.words import say

Ranks = frozenset[int]

# Five in a row, from the wheel's with its low ace to the royal one's.
_FIVES: Final = tuple(
    frozenset(14 if rank == 1 else rank for rank in range(low, low + 5))
    for low in range(1, 11)
)
_NUT_FLUSH, _FLUSH = say("draws.nut_flush_draw"), say("draws.flush_draw")
_OPEN_ENDED, _DOUBLE = say("draws.open_ended"), say("draws.double_gutshot")
_GUTSHOT: Final = say("draws.gutshot")
_BACKDOOR_FLUSH: Final = say("draws.backdoor_flush")
_BACKDOOR_STRAIGHT: Final = say("draws.backdoor_straight")
_ONE_OVER, _TWO_OVER = say("draws.one_overcard"), say("draws.two_overcards")

DRAWS: Final = (
    _NUT_FLUSH,
    _FLUSH,
    _OPEN_ENDED,
    _DOUBLE,
    _GUTSHOT,
    _BACKDOOR_FLUSH,
    _BACKDOOR_STRAIGHT,
    _TWO_OVER,
    _ONE_OVER,
)
"""All words for draws, in the order in which a hand's are listed."""


@dataclass(frozen=True, repr=False)
class MadeHand:
    """What a hand is now, in players' words, and which draws it has.

    Attributes
    ----------
    hole, board
        The cards.
    category
        The standard name, "high card" to "straight flush".
    made
        The player's word, such as "top pair".
    draws
        Words of ``DRAWS``, perhaps none.

    Examples
    --------
    >>> made_hand("Ah Kh", "Qh 7h 2c").draws
    ('nut flush draw', 'backdoor straight draw', 'two overcards')
    """

    hole: Cards
    board: Cards
    category: str
    made: str
    draws: tuple[str, ...]

    def __repr__(self) -> str:
        return self._sentence(str(self.hole), str(self.board))

    def _repr_html_(self) -> str:
        cards = ("".join(map(card_html, cards)) for cards in (self.hole, self.board))
        return f"<p>{self._sentence(*cards)}</p>"

    def _sentence(self, hole: str, board: str) -> str:
        draws = ", ".join(self.draws) or say("draws.no_draw")
        said = {"hole": hole, "board": board, "made": self.made, "draws": draws}
        return say("draws.made_sentence", **said)


def made_hand(hole: str | Sequence[int], board: str | Sequence[int]) -> MadeHand:
    """Return what a hand is now and which draws it has, in players' words.

    The words for made hands are those of
    :func:`holdem_teach.strength.made_hands.made_word`. The draws, before the river and
    only while the hand is worth less than what they lead to:

    - "flush draw": four cards of a suit, of which the hand holds one or two; "nut" when
      it holds the highest card of that suit that is not on the board.
    - A card of some rank would make a straight that the board with that card alone
      does not make: "gutshot" for one rank; for more, "open-ended straight draw" when
      two lie at both ends of four in a row, else "double gutshot".
    - On the flop "backdoor flush draw" (three cards of a suit, one or two of them held)
      and, without another straight draw, "backdoor straight draw" (three ranks within
      five in a row, one or two of them held and not on the board).
    - "one overcard", "two overcards": cards of the hand above all board cards, while no
      hole card has a pair.

    Parameters
    ----------
    hole, board
        Two hole cards and three to five board cards.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.

    Examples
    --------
    >>> made_hand("As Kd", "Kh 7s 2s")
    As Kd on Kh 7s 2s: top pair; backdoor flush draw
    >>> made_hand("9h 8h", "Th 7s 2h")
    9h 8h on Th 7s 2h: high card; flush draw, open-ended straight draw
    """
    cards = read_spot(hole, board)
    hand = category(evaluate([*cards[0], *cards[1]]))
    return MadeHand(*cards, hand, made_word(*cards), draw_words(*cards))


def draw_words(hole: Sequence[Card], board: Sequence[Card]) -> tuple[str, ...]:
    """Return the draws of a hand, in the order of ``DRAWS``; none on the river.

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> draw_words(parse_cards("Jh Ts"), parse_cards("Qd 8c 2s"))
    ('gutshot',)
    """
    if len(board) == 5:
        return ()
    worth = CATEGORIES.index(category(evaluate([*hole, *board])))
    found = {*_overcards(hole, board, worth)}
    if worth < FLUSH:
        found |= {*_flush_draws(hole, board)}
    if worth < STRAIGHT:
        found |= {*_straight_draws(_ranks(hole), _ranks(board), len(board) == 3)}
    return tuple(word for word in DRAWS if word in found)


def _ranks(cards: Sequence[Card]) -> Ranks:
    return frozenset(card.rank for card in cards)


def _overcards(
    hole: Sequence[Card], board: Sequence[Card], worth: int
) -> Iterator[str]:
    mine, on_board = _ranks(hole), _ranks(board)
    # a pair of one's own makes the hand a made one; a pair on the board is anybody's
    if len(mine) == 2 and not mine & on_board and worth < STRAIGHT:
        over = sum(rank > max(on_board) for rank in mine)
        yield from {0: (), 1: (_ONE_OVER,), 2: (_TWO_OVER,)}[over]


def _flush_draws(hole: Sequence[Card], board: Sequence[Card]) -> Iterator[str]:
    for suit in {card.suit for card in hole}:
        held = {card.rank for card in hole if card.suit == suit}
        on_board = {card.rank for card in board if card.suit == suit}
        if len(held) + len(on_board) == 4:
            best = max(rank for rank in range(2, 15) if rank not in on_board)
            yield _NUT_FLUSH if best in held else _FLUSH
        elif len(held) + len(on_board) == 3 == len(board):
            yield _BACKDOOR_FLUSH


def _straight_draws(mine: Ranks, on_board: Ranks, is_flop: bool) -> Iterator[str]:
    known = mine | on_board
    completing = {
        rank
        for rank in range(2, 15)
        if _straight_high(known | {rank}) > _straight_high(on_board | {rank})
    }
    if len(completing) == 1:
        yield _GUTSHOT
    elif completing:
        yield _OPEN_ENDED if _has_four_in_a_row(known) else _DOUBLE
    elif is_flop and any(
        len(five & known) == 3 and five & mine - on_board for five in _FIVES
    ):
        yield _BACKDOOR_STRAIGHT


def _straight_high(ranks: Ranks) -> int:
    """The place of the best straight in ``_FIVES``, from 1; 0 without one."""
    if len(ranks) < 5:
        return 0
    places = range(len(_FIVES), 0, -1)
    return next((place for place in places if _FIVES[place - 1] <= ranks), 0)


def _has_four_in_a_row(ranks: Ranks) -> bool:
    """Whether there are four in a row that both ends would make a straight."""
    # five and the next five in a row share the four in the middle
    return any(lower & upper <= ranks for lower, upper in pairwise(_FIVES))
