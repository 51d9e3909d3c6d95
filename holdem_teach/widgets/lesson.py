"""What the lessons show besides the explorer: pictures and sentences for a cell.

Each function returns something :class:`Shown`, which is text in a terminal and HTML in
a notebook, both with the same facts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from math import sqrt
from typing import Final

from holdem_teach.cards import DECK, Card, card_html, parse_cards
from holdem_teach.ranking.categories import category_words, describe
from holdem_teach.strength.result import EffectiveHandStrength
from holdem_teach.widgets import pot_page
from holdem_teach.widgets.answer import sentence
from holdem_teach.widgets.flow import flow_svg
from holdem_teach.widgets.hand_rules import RULES
from holdem_teach.widgets.pot_picture import pots_svg
from holdem_teach.widgets.pot_shares import divided
from holdem_teach.widgets.pot_state import build_pots
from holdem_teach.words import say

_CELL: Final = "text-align:left"
# an example of each category, the weakest first
_EXAMPLES: Final = (
    "As Qd 9h 6c 3s",
    "Jh Jc As 8d 4c",
    "Kd Kc 5s 5h 9d",
    "7h 7s 7c Qd 2c",
    "9c 8d 7h 6s 5c",
    "Ah Jh 8h 4h 2h",
    "Td Ts Th 6c 6d",
    "Qs Qh Qd Qc 3h",
    "8s 7s 6s 5s 4s",
)
Share = float | Fraction  # a chance, 0 to 1
Cards = str | Sequence[int]

_SURE: Final = 1.96  # standard errors that hold 95 of 100 results of a normal law


@dataclass(frozen=True, repr=False)
class Shown:
    """Something to look at, as text and as HTML.

    Examples
    --------
    >>> Shown("ahead", "<b>ahead</b>")
    ahead
    """

    text: str
    html: str

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return self.html


def category_table() -> Shown:
    """Return the nine categories, the strongest first, each with a hand and its name.

    Examples
    --------
    >>> print(str(category_table()).splitlines()[-1])
    high card: As Qd 9h 6c 3s (high card, ace, queen, nine, six and three)
    """
    rows = [
        (name, hand, describe(hand))
        for name, hand in zip(category_words(), _EXAMPLES, strict=True)
    ]
    text = "\n".join(
        f"{name}: {hand} ({words})" for name, hand, words in reversed(rows)
    )
    heads = say("lesson.category_heads").split("|")
    body = "".join(_row(*row) for row in reversed(rows))
    return Shown(text, _table(say("lesson.category_caption"), heads, body))


def _table(caption: str, heads: Iterable[str], body: str) -> str:
    cells = "".join(f'<th scope="col" style="{_CELL}">{head}</th>' for head in heads)
    return f"<table><caption>{caption}</caption><tr>{cells}</tr>{body}</table>"


def _row(name: str, hand: str, words: str) -> str:
    cards = "".join(map(card_html, parse_cards(hand)))
    return (
        f'<tr><th scope="row" style="{_CELL}">{name}</th>'
        f'<td style="{_CELL};white-space:nowrap">{cards}</td>'
        f'<td style="{_CELL}">{words}</td></tr>'
    )


def shape(hand: str) -> str:
    """Return how often each rank is in a hand, the largest number first.

    Examples
    --------
    >>> shape("Td Ts Th 6c 6d"), shape("Jh Jc As 8d 4c")
    ('3, 2', '2, 1, 1, 1')
    """
    counts = Counter(card.rank for card in parse_cards(hand))
    return ", ".join(map(str, sorted(counts.values(), reverse=True)))


def shape_table(hands: Iterable[str]) -> Shown:
    """Return the shape of each hand beside its cards.

    Examples
    --------
    >>> shape_table(["Kh Ks 7d 7c 2s"])
    Kh Ks 7d 7c 2s: 2, 2, 1
    """
    rows = [(hand, shape(hand)) for hand in hands]
    caption, heads = say("lesson.shape_caption"), say("lesson.shape_heads").split("|")
    cards = [("".join(map(card_html, parse_cards(hand))), said) for hand, said in rows]
    body = "".join(
        f'<tr><th scope="row" style="{_CELL};white-space:nowrap">{hand}</th>'
        f'<td style="{_CELL}">{said}</td></tr>'
        for hand, said in cards
    )
    text = "\n".join(f"{hand}: {said}" for hand, said in rows)
    return Shown(text, _table(caption, heads, body))


def rules_table(hole: str, board: str) -> Shown:
    """Return the five cards that count by each rule of what may be used.

    Examples
    --------
    >>> rules_table("As Ks 9s 4s", "Qs Jd Tc 2h 2c")
    Standard: any five cards: As Ks Qs 9s 4s (flush, ace, king, queen, nine and four)
    Freezeout: one of your own at least: As Ks Qs 9s 4s (flush, ace, king, queen, \
nine and four)
    Omaha: two of your own: As Ks Qs Jd Tc (straight, ace high)
    """
    own, shared = parse_cards(hole), parse_cards(board)
    best = {rule.asks: rule.best(own, shared) for rule in RULES.values()}
    rows = [(asks, str(five), describe(five)) for asks, five in best.items()]
    text = "\n".join(f"{asks}: {five} ({words})" for asks, five, words in rows)
    heads = say("lesson.rules_heads").split("|")
    body = "".join(_row(*row) for row in rows)
    return Shown(text, _table(say("lesson.rules_caption"), heads, body))


def now_to_river(result: EffectiveHandStrength) -> Shown:
    """Return the picture of a hand's way from now to the river, and its sentence.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> now_to_river(ht.effective_hand_strength("Ad Qc", "3h 4c Jh"))
    Of 100 hands that an opponent can hold here, yours is ahead of 58, tied with 1 and \
behind 41; with the cards still to come, it is worth about 51 in 100.
    """
    said = sentence(result)
    return Shown(said, f"{flow_svg(result)}<p>{escape(said)}</p>")


def pot_layers(chips: str | Sequence[int], folded: str | Iterable[int] = "") -> Shown:
    """Return the picture of the layers of a pot, and their sentence.

    Parameters
    ----------
    chips
        What each seat has put in, two to nine of them.
    folded
        The seats that have folded.

    Raises
    ------
    ValueError
        If these are no chips or seats, or nobody is left.

    Examples
    --------
    >>> pot_layers("30 70 70")
    Who may win what: main pot of 90: seat 0, seat 1 or seat 2; side pot 1 of 80: \
seat 1 or seat 2.
    """
    state = build_pots(chips, folded)
    shares = divided(state)
    picture = pots_svg(
        pot_page.seat_names(state), shares.pots, shares.in_pots, shares.returned
    )
    said = pot_page.sentence(state, shares)
    return Shown(said, f"{picture}<p>{escape(said)}</p>")


def unseen(seen: Cards) -> list[Card]:
    """Return the cards of the deck that have not been seen, from which one deals.

    Examples
    --------
    >>> len(unseen("Ad Qc 3h 4c Jh"))
    47
    """
    known = set(parse_cards(seen))
    return [card for card in DECK if card not in known]


def compare(counted: Share, simulated: Share, tries: int) -> Shown:
    """Return how far a simulated chance is from the counted one, and what is usual.

    Parameters
    ----------
    counted, simulated
        The same chance, 0 to 1, found in two ways.
    tries
        How many times the simulation tried; each try gave 0, 1 or something between.

    Examples
    --------
    >>> compare(0.5, 0.51, 10_000)
    Counted: 50.00 %. Simulated with 10,000 tries: 51.00 %. They are 1.00 points \
apart; about 95 of 100 such simulations come within 0.98 points.
    """
    exact, found = float(counted), float(simulated)
    usual = _SURE * sqrt(exact * (1 - exact) / tries)
    said = say(
        "lesson.compare",
        counted=100 * exact,
        simulated=100 * found,
        tries=tries,
        apart=100 * abs(exact - found),
        usual=100 * usual,
    )
    return _said(said)


def _said(text: str) -> Shown:
    return Shown(text, f"<p>{escape(text)}</p>")
