"""Which next cards help a hand, and to what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import DECK, Card, Cards, card_html, read_spot
from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.evaluator import evaluate, evaluate_many
from holdem_teach.strength.hand_names import PAIRS
from holdem_teach.strength.html_tables import table_html
from holdem_teach.strength.made_hands import MADE_HANDS, made_word
from holdem_teach.strength.odds import chance_to_hit
from holdem_teach.strength.range_reading import RangeError
from holdem_teach.strength.ranges import Range, read_range
from holdem_teach.words import say

_AHEAD, _TIED = 1, 0
_TWO_PAIR = CATEGORIES[2]


@dataclass(frozen=True, repr=False)
class Outs:
    """The next cards that help a hand.

    Attributes
    ----------
    hole, board
        The cards.
    against
        The range that the outs are meant against, or None: any hand.
    to
        The outs by what the hand is then in players' words, the strong ones first.
    ties
        Cards after which one ties and did not before; none without ``against``.
    unseen
        How many next cards are possible.
    already_ahead
        Whether one is ahead already; False without ``against``.

    Examples
    --------
    >>> found = outs("Ah Kh", "Qh 7h 2c", against="QsQd")
    >>> found.count, found.to
    (8, {'flush': (3h, 4h, 5h, 6h, 8h, 9h, Th, Jh)})
    """

    hole: Cards
    board: Cards
    against: Range | None
    to: Mapping[str, Cards]
    ties: Cards
    unseen: int
    already_ahead: bool

    @property
    def cards(self) -> Cards:
        """All outs, the strong ones first; cards that only tie are not among them."""
        return Cards(card for cards in self.to.values() for card in cards)

    @property
    def count(self) -> int:
        """How many outs there are."""
        return len(self.cards)

    @property
    def next_card(self) -> float:
        """The chance, 0 to 1, that the next card is an out."""
        return chance_to_hit(self.count, self.unseen, 1)

    @property
    def by_river(self) -> float:
        """The chance, 0 to 1, that one of all cards to come is one of these outs."""
        return chance_to_hit(self.count, self.unseen, 5 - len(self.board))

    def __repr__(self) -> str:
        sentence = self._found()
        if self.ties:
            said = {"count": len(self.ties), "cards": self.ties}
            return say("draws.ties", sentence=sentence, **said)
        return sentence

    def _found(self) -> str:
        spot = self._spot()
        if self.already_ahead:
            return say("draws.already_ahead", spot=spot)
        if not self.to:
            return say("draws.no_outs", spot=spot, unseen=self.unseen)
        parts = [
            say("draws.out_to", made=made, cards=cards)
            for made, cards in self.to.items()
        ]
        said = {"count": self.count, "unseen": self.unseen, "chance": self._chance()}
        return say("draws.outs", spot=spot, listed="; ".join(parts), **said)

    def _chance(self) -> str:
        if len(self.board) == 4:
            return say("draws.chance_1", next_card=self.next_card)
        chances = {"next_card": self.next_card, "by_river": self.by_river}
        return say("draws.chance_2", **chances)

    def _spot(self) -> str:
        said = {"hole": self.hole, "board": self.board}
        if self.against is None:
            return say("draws.improve", **said)
        return say("draws.outs_against", against=self.against.in_short, **said)

    def _repr_html_(self) -> str:
        if not self.to:
            return f"<p>{self!r}</p>"
        rows = (
            (made, "".join(map(card_html, cards)), len(cards))
            for made, cards in self.to.items()
        )
        heads = say("draws.outs_heads").split("|")
        return f"<p>{self!r}</p>{table_html(self._spot(), heads, rows)}"


def outs(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    against: str | Range | Sequence[int] | None = None,
) -> Outs:
    """Return which next cards help a hand, and to what.

    Against a hand or a range, a card is an out when one is ahead after it and is not
    now. *Ahead* means to be ahead of more of the range's hands than one is behind, by
    weight: of one hand, to beat it. Hands that hold the card do not count after it.

    Without ``against`` a card is an out when it lifts the category of the hand (high
    card, one pair, two pair and so on) above what it is now, and above what the board
    with that card makes alone. A card that pairs the board and so lays a second pair
    beside one's own is none, for it gives everybody a pair; nor are better kickers.

    What an out does for the opponent is looked at only for one card: on the flop, one
    may still be overtaken on the river.

    Parameters
    ----------
    hole, board
        Two hole cards and three or four board cards.
    against
        A hand, a range, or None; ``"random"`` is the range of all hands.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.
    RangeError
        If the range cannot be read, or the cards seen block all of it.

    Examples
    --------
    >>> outs("9h 8h", "Th 7s 2c").count
    14
    >>> outs("Kd Qd", "Js 7h 2c", against="AsJd").to
    {'top pair': (Qc, Qh, Qs, Kc, Kh, Ks)}
    """
    cards = read_spot(hole, board, boards={3, 4})
    if against is None:
        return _improving(*cards)
    return _overtaking(*cards, read_range(against))


def _improving(hole: Cards, board: Cards) -> Outs:
    unseen = _unseen(hole, board)
    now = _place([*hole, *board])
    found = [card for card in unseen if _improves(hole, board, card, now)]
    to = _by_made_hand(hole, board, found)
    return Outs(hole, board, None, to, Cards(), len(unseen), False)


def _improves(hole: Cards, board: Cards, card: Card, now: int) -> bool:
    then = _place([*hole, *board, card])
    if then <= now or then <= _place([*board, card]):
        return False
    # a second pair that is the board's: it gives everybody a pair
    pairs_the_board = card.rank in {shown.rank for shown in board}
    return not (pairs_the_board and CATEGORIES[then] == _TWO_PAIR)


def _unseen(hole: Cards, board: Cards) -> list[Card]:
    return [card for card in DECK if card not in {*hole, *board}]


def _place(cards: Sequence[Card]) -> int:
    """The place of three to seven cards' category, 0 to 8."""
    if len(cards) >= 5:
        return CATEGORIES.index(category(evaluate(cards)))
    ranks = [card.rank for card in cards]
    counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
    return {1: 0, 2: 1, 3: 3, 4: 7}[counts[0]] + (counts[:2] == [2, 2])


def _overtaking(hole: Cards, board: Cards, against: Range) -> Outs:
    possible = against.without([*hole, *board])
    now = _relation(hole, board, possible)
    then = {
        card: _relation(hole, Cards((*board, card)), left)
        for card, left in _after_each(hole, board, possible)
    }
    better = [card for card in then if then[card] == _AHEAD > now]
    ties = Cards(card for card in then if then[card] == _TIED > now)
    to = _by_made_hand(hole, board, better)
    return Outs(hole, board, against, to, ties, len(then), now == _AHEAD)


def _after_each(
    hole: Cards, board: Cards, against: Range
) -> Iterator[tuple[Card, Range]]:
    for card in _unseen(hole, board):
        try:
            yield card, against.without([card])
        except RangeError:  # every hand of the range holds it: it cannot come
            continue


def _relation(hole: Cards, board: Cards, against: Range) -> int:
    """Whether one is ahead of more hands of the range than behind, by weight."""
    held = against.weights > 0
    theirs = evaluate_many(_with_board(PAIRS[held], board))
    signs = np.sign(evaluate([*hole, *board]) - theirs.astype(np.int64))
    # weights are sums of fractions: a hair's difference is none
    return int(np.sign((signs @ against.weights[held]).round(9)))


def _with_board(pairs: NDArray[np.uint8], board: Cards) -> NDArray[np.uint8]:
    table = np.broadcast_to(np.array(board, np.uint8), (len(pairs), len(board)))
    return np.hstack([pairs, table])


def _by_made_hand(hole: Cards, board: Cards, cards: list[Card]) -> dict[str, Cards]:
    words = {card: made_word(hole, [*board, card]) for card in cards}
    return {
        word: Cards(card for card in cards if words[card] == word)
        for word in MADE_HANDS
        if word in words.values()
    }
