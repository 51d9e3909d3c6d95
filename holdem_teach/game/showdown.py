"""The showdown: who shows first, what an announced hand is, and what is shown.

Where hands are announced (rule L11) players claim or muck in turn; where cards speak
(rule N8) the dealer does it all without turns.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from holdem_teach.cards import CardError, Cards, read_cards
from holdem_teach.game.betting import Betting, IllegalAction
from holdem_teach.game.pots import Pot
from holdem_teach.game.rule_set import Rules, Worth
from holdem_teach.ranking.categories import category
from holdem_teach.ranking.one_hand import evaluate
from holdem_teach.words import say

# A claim that stands beats every hand that is not claimed (rule L12).
CLAIMED: Final = 1
UNCLAIMED: Final = 0
UNSEEN: Final[Worth] = (-1, 0)  # cards that nobody has seen win against none


def show_order(betting: Betting, first_place: int) -> list[int]:
    """Return the seats still in, in the order in which they show (L11, N8).

    The last to bet or raise on the river is called and shows first; if nobody did, the
    first player still in, counted from the button or from its left.
    """
    seats = betting.seats
    place = first_place if betting.aggressor is None else seats.index(betting.aggressor)
    folded = betting.folded
    return [seat for seat in seats[place:] + seats[:place] if not folded[seat]]


def worth_of(rules: Rules, hole: Cards | None, board: Cards) -> Worth:
    """Return what a hand is worth that nobody has claimed."""
    return UNSEEN if hole is None else (UNCLAIMED, rules.value(hole, board))


def read_claim(cards: str | Sequence[int]) -> Cards:
    """Read the five cards of a claim.

    Raises
    ------
    IllegalAction
        If they are not five cards.
    """
    try:
        return read_cards(cards, "cards", {5})
    except CardError as error:
        raise IllegalAction(say("game.not_five", error=error)) from None


def why_refused(
    five: Cards, word: str, hole: Cards | None, board: Cards, least: int
) -> str | None:
    """Return the dealer's reason to refuse a claim, None if it stands (rule L11).

    Examples
    --------
    >>> from holdem_teach.cards import parse_cards
    >>> hole, board = Cards(parse_cards("KsKc")), Cards(parse_cards("AsKd7c7h2d"))
    >>> four = Cards(parse_cards("Ks Kc Kd Kh 7c"))
    >>> why_refused(four, "four of a kind", hole, board, 1)
    'Kh is neither in the hand nor on the board (rule L11)'
    """
    own = [card for card in five if hole and card in hole]
    strange = [card for card in five if card not in own and card not in board]
    if strange:
        return say("game.refused.strange", card=strange[0])
    if len(own) < least:
        return say("game.refused.board", least=least)
    name = category(evaluate(five))
    return None if word == name else say("game.refused.word", word=word, name=name)


def shown_hands(
    order: Sequence[int],
    betting: Betting,
    pots: Sequence[Pot],
    worth: Mapping[int, Worth],
) -> list[int]:
    """Return the seats that show where cards speak; the others muck (rules N7, N8).

    Everybody shows when the betting ended early. Else the first does, whoever is
    all-in, and each whom no hand shown so far beats in every pot.
    """
    everybody = betting.is_closed()
    seats_of_pots = [seats for _, seats in pots] or [tuple(order)]  # an empty pot
    shown: list[int] = []
    for seat in order:
        if worth[seat] == UNSEEN:
            continue
        all_in = betting.stacks[seat] == 0
        if everybody or all_in or not _is_beaten(seat, shown, seats_of_pots, worth):
            shown.append(seat)
    return shown


def _is_beaten(
    seat: int,
    shown: Sequence[int],
    seats_of_pots: Sequence[tuple[int, ...]],
    worth: Mapping[int, Worth],
) -> bool:
    def beaten_in(eligible: Sequence[int]) -> bool:
        return any(worth[o] > worth[seat] for o in shown if o in eligible)

    return all(beaten_in(eligible) for eligible in seats_of_pots if seat in eligible)
