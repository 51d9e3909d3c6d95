"""What a hand is in players' words: a set, top pair, an overpair.

The category says what all cards make together; these words say what the two hole cards
have to do with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from holdem_teach.cards import Card
from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.evaluator import evaluate
from holdem_teach.words import say

_HIGH_CARD, _PAIR, _TWO_PAIR, _THREE = CATEGORIES[:4]
_FOUR: Final = CATEGORIES[7]
_ACE: Final = 14

_SET, _TRIPS, _ACE_HIGH = say("draws.set"), say("draws.trips"), say("draws.ace_high")
_TOP_TWO, _TOP_AND_BOTTOM = say("draws.top_two_pair"), say("draws.top_and_bottom_pair")
_BOTTOM_TWO, _OTHER_TWO = say("draws.bottom_two_pair"), say("draws.two_pair")
_OVERPAIR, _UNDERPAIR = say("draws.overpair"), say("draws.underpair")
_BETWEEN: Final = say("draws.pair_between")
*_BY_PLACE, _BOTTOM = say("draws.board_pairs").split("|")


def _on_the_board(hand: str) -> str:
    return say("draws.on_the_board", hand=hand)


def _on_a_paired_board(pair: str) -> str:
    return say("draws.on_a_paired_board", pair=pair)


def _all_words() -> tuple[str, ...]:
    high = [word for hand in CATEGORIES[:3:-1] for word in (hand, _on_the_board(hand))]
    threes = [_SET, _TRIPS, _on_the_board(_THREE)]
    two_pairs = [_TOP_TWO, _TOP_AND_BOTTOM, _BOTTOM_TWO, _OTHER_TWO]
    top, *others = _BY_PLACE
    pairs = [_OVERPAIR, top, _BETWEEN, *others, _BOTTOM, _UNDERPAIR]
    # a paired board has four ranks at most, so that its fourth is the bottom one
    beside = [pair for pair in pairs if pair != _BY_PLACE[3]]
    two_pairs += [*map(_on_a_paired_board, beside), _on_the_board(_TWO_PAIR)]
    pairs += [_on_the_board(_PAIR)]
    rest = [_ACE_HIGH, _HIGH_CARD, _on_the_board(_HIGH_CARD)]
    return (*high, *threes, *two_pairs, *pairs, *rest)


MADE_HANDS: Final = _all_words()
"""All words for made hands, the strong ones first."""


def made_word(hole: Sequence[Card], board: Sequence[Card]) -> str:
    """Return what two hole cards make with three to five board cards, in a word.

    - "straight" to "straight flush": the category.
    - "set": a pocket pair and a board card; "trips": a hole card and a board pair.
    - Each hole card pairs a board card: "top two pair" (the two highest ranks of the
      board), "top and bottom pair", "bottom two pair" (the two lowest), "two pair".
    - A pocket pair: "overpair" (above all board cards), "underpair" (below all),
      "pocket pair between board cards".
    - One hole card pairs a board card: "top pair", "second pair" and so on by the place
      of its rank among the board's; the lowest, if third or later, is "bottom pair".
    - Such a pair beside one on the board makes two pair: "top pair on a paired board".
    - "... on the board": the hole cards have no part in it, or only as kickers of
      pairs, of three or of four of a kind.
    - "ace high" with an ace in the hand, else "high card".

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> made_word(parse_cards("7s 7d"), parse_cards("7c Kh 2s"))
    'set'
    >>> made_word(parse_cards("As 7d"), parse_cards("7c Kh Ks"))
    'second pair on a paired board'
    """
    value = evaluate([*hole, *board])
    hand = category(value)
    if len(board) == 5 and evaluate(board) == value:
        return _on_the_board(hand)
    if hand == _HIGH_CARD:
        return _ACE_HIGH if _ACE in _ranks(hole) else hand
    if hand in (_PAIR, _TWO_PAIR):
        return _pairs(hand, hole, board)
    if hand in (_THREE, _FOUR):
        return _alike(hand, hole, board)
    return hand


def _ranks(cards: Sequence[Card]) -> list[int]:
    return [card.rank for card in cards]


def _alike(hand: str, hole: Sequence[Card], board: Sequence[Card]) -> str:
    counts = Counter(_ranks([*hole, *board]))
    held = _ranks(hole).count(max(counts, key=lambda rank: counts[rank]))
    if not held:
        return _on_the_board(hand)
    return hand if hand == _FOUR else _SET if held == 2 else _TRIPS


def _pairs(hand: str, hole: Sequence[Card], board: Sequence[Card]) -> str:
    counts = Counter(_ranks([*hole, *board]))
    paired = sorted((rank for rank in counts if counts[rank] == 2), reverse=True)
    own = [rank for rank in paired[:2] if rank in _ranks(hole)]  # the third is no use
    if not own:
        return _on_the_board(hand)
    on_board = sorted(set(_ranks(board)), reverse=True)
    if len(own) == 2:
        return _two_pair(on_board.index(own[0]), on_board.index(own[1]), len(on_board))
    pair = _pair(own[0], on_board)
    return pair if hand == _PAIR else _on_a_paired_board(pair)


def _two_pair(higher: int, lower: int, ranks: int) -> str:
    if higher == 0:
        return {1: _TOP_TWO, ranks - 1: _TOP_AND_BOTTOM}.get(lower, _OTHER_TWO)
    return _BOTTOM_TWO if higher == ranks - 2 else _OTHER_TWO


def _pair(rank: int, on_board: list[int]) -> str:
    if rank in on_board:
        place = on_board.index(rank)
        is_bottom = place >= 2 and place == len(on_board) - 1
        return _BOTTOM if is_bottom else _BY_PLACE[place]
    if rank > on_board[0]:
        return _OVERPAIR
    return _UNDERPAIR if rank < on_board[-1] else _BETWEEN
