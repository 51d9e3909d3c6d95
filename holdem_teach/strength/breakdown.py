"""How often a range has made what on a board, and how often it has which draw."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from holdem_teach.cards import Cards, card_html, read_cards
from holdem_teach.ranking.categories import CATEGORIES, category
from holdem_teach.ranking.evaluator import evaluate
from holdem_teach.strength.draws import DRAWS, draw_words
from holdem_teach.strength.html_tables import table_html
from holdem_teach.strength.made_hands import MADE_HANDS, made_word
from holdem_teach.strength.ranges import Range, read_range
from holdem_teach.words import say


@dataclass(frozen=True, eq=False, repr=False)
class Breakdown:
    """What a range is on a board; all shares are by weight, 0 to 1.

    Attributes
    ----------
    range
        The range as it was given.
    board
        The board.
    combos
        How many hands are left that the board does not block.
    categories
        The share of each of the nine categories, strongest first; they add up to 1.
    made
        The share of each made hand in players' words, strongest first, of those that
        there are; they add up to 1.
    draws
        The share that has each draw, of those that there are. A hand may have several.

    Examples
    --------
    >>> breakdown("AK, QQ", "Kd 7s 2h")
    QQ, AK on Kd 7s 2h: 18 hands; top pair 66.7%, pocket pair between board cards 33.3%
    """

    range: Range
    board: Cards
    combos: int
    categories: Mapping[str, float]
    made: Mapping[str, float]
    draws: Mapping[str, float]

    def __repr__(self) -> str:
        return self._sentence(str(self.board))

    def _sentence(self, board: str) -> str:
        listed = ", ".join(
            say("draws.breakdown_share", word=word, share=share)
            for word, share in self.made.items()
        )
        said = {"range": self.range.in_short, "combos": self.combos, "board": board}
        return say("draws.breakdown", listed=listed, **said)

    def _repr_html_(self) -> str:
        sentence = self._sentence("".join(map(card_html, self.board)))
        made = _table(say("draws.breakdown_made"), self.made)
        draws = _table(say("draws.breakdown_draws"), self.draws) if self.draws else ""
        return f"<p>{sentence}</p>{made}{draws}"


def breakdown(
    range_text: str | Range | Sequence[int], board: str | Sequence[int]
) -> Breakdown:
    """Return how often a range has made each hand on a board, and has each draw.

    Parameters
    ----------
    range_text
        A range, as :func:`holdem_teach.read_range` takes it.
    board
        Three to five board cards.

    Raises
    ------
    RangeError
        If the range cannot be read, or the board blocks all of it.
    CardError
        If the board cannot be read, repeats a card, or has too few or too many.

    Examples
    --------
    >>> found = breakdown("JTs, AsKs", "Qs 9s 2d")
    >>> found.combos, round(found.draws["open-ended straight draw"], 2)
    (5, 0.8)
    """
    board_cards = read_cards(board, "board", {3, 4, 5})
    asked = read_range(range_text)
    left = asked.without(board_cards)
    categories, made, draws = (defaultdict[str, float](float) for _ in range(3))
    weights = left.weights[left.weights > 0].tolist()
    for hole, weight in zip(left.hands, weights, strict=True):
        categories[category(evaluate([*hole, *board_cards]))] += weight
        made[made_word(hole, board_cards)] += weight
        for word in draw_words(hole, board_cards):
            draws[word] += weight
    return Breakdown(
        range=asked,
        board=board_cards,
        combos=left.combos,
        categories=_shares(categories, CATEGORIES[::-1], left.total),
        made=_shares(made, [word for word in MADE_HANDS if word in made], left.total),
        draws=_shares(draws, [word for word in DRAWS if word in draws], left.total),
    )


def _shares(
    sums: Mapping[str, float], words: Iterable[str], total: float
) -> dict[str, float]:
    return {word: sums[word] / total for word in words}


def _table(caption: str, shares: Mapping[str, float]) -> str:
    rows = ((word, f"{share:.1%}") for word, share in shares.items())
    return table_html(caption, say("draws.breakdown_heads").split("|"), rows)
