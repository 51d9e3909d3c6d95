"""What is a card? Codes, text in and out, and what is wrong with bad input.

A card is a whole number from 0 to 51, ``4 * (rank - 2) + suit``: the two of clubs is 0,
the ace of spades 51, the suits in the order clubs, diamonds, hearts, spades.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from operator import index
from typing import Final

from holdem_teach.words import either, say

RANKS: Final = "23456789TJQKA"
SUITS: Final = "cdhs"
SYMBOLS: Final = "♣♦♥♠"
# Four colours that differ in lightness too; each card shows its letters as well.
SUIT_COLOURS: Final = ("#00643c", "#0050b4", "#b00020", "#1a1a1a")

_TEXTS: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
_RANK_OF: Final = {symbol: rank for rank, symbol in enumerate(RANKS)} | {"10": 8}
_SUIT_OF: Final = {
    symbol: suit
    for group in (SUITS, SYMBOLS, "♧♢♡♤")
    for suit, symbol in enumerate(group)
}
# A variation selector may follow a suit that was typed as an emoji.
_TOKEN: Final = re.compile(r"(?:10|\S)[^\s\ufe0e\ufe0f]?[\ufe0e\ufe0f]?")


class CardError(ValueError):
    """Cards that cannot be read, are there twice, or are too few or too many.

    Examples
    --------
    >>> parse_cards("Ad Xc")
    Traceback (most recent call last):
        ...
    holdem_teach.cards.CardError: cards: 'Xc' at card 2 has an unknown rank 'X'; \
a rank is one of 2 3 4 5 6 7 8 9 T (or 10) J Q K A
    """


class Card(int):
    """One playing card, a whole number from 0 (2c) to 51 (As).

    Raises
    ------
    CardError
        If the number is outside 0 to 51.

    Examples
    --------
    >>> ace = Card(51)
    >>> ace, ace.rank, ace.suit, ace.name
    (As, 14, 3, 'ace of spades')
    """

    __slots__ = ()

    def __new__(cls, code: int) -> Card:
        if not 0 <= code < 52:
            raise _bad_code("card", code, 1)
        return super().__new__(cls, code)

    @property
    def rank(self) -> int:
        """The rank, 2 to 14; 11 is a jack and 14 an ace."""
        return self // 4 + 2

    @property
    def suit(self) -> int:
        """The suit, 0 to 3: clubs, diamonds, hearts, spades."""
        return self % 4

    @property
    def name(self) -> str:
        """The name as it is said, such as "ace of spades"."""
        rank = say("cards.rank_names").split()[self.rank - 2]
        suit = say("cards.suit_names").split()[self.suit]
        return say("cards.card_name", rank=rank, suit=suit)

    def __str__(self) -> str:
        return _TEXTS[self]

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return card_html(self)


class Cards(tuple[Card, ...]):
    """A tuple of cards that prints as text and, in a notebook, as small cards.

    Examples
    --------
    >>> print(parse_cards("A♦ 10c"))
    Ad Tc
    """

    __slots__ = ()

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def _repr_html_(self) -> str:
        return "".join(map(card_html, self))


DECK: Final = Cards(Card(code) for code in range(52))


def card_html(card: Card) -> str:
    """Return a small four-colour card with its letters, as HTML for a notebook.

    Examples
    --------
    >>> 'aria-label="ace of spades"' in card_html(Card(51))
    True
    """
    return (
        f'<span role="img" aria-label="{card.name}" style="display:inline-block;'
        "min-width:2.1em;padding:.1em .25em;margin:.1em;border:1px solid #777;"
        "border-radius:.3em;background:#fff;text-align:center;font-weight:bold;"
        f'color:{SUIT_COLOURS[card.suit]}">{card}{SYMBOLS[card.suit]}</span>'
    )


def parse_cards(cards: str | Sequence[int]) -> tuple[Card, ...]:
    """Read cards from text or from a sequence of cards or of numbers 0 to 51.

    Parameters
    ----------
    cards
        Text such as ``"Ad Qc"``, ``"AdQc"``, ``"A♦ Q♣"`` or ``"10d Qc"``, in any case,
        or a sequence (list, tuple, array) of ``Card`` or int.

    Returns
    -------
    tuple of Card
        In the order given; empty for empty text.

    Raises
    ------
    CardError
        If a card cannot be read or is there twice.

    Examples
    --------
    >>> parse_cards("Ad Qc")
    (Ad, Qc)
    >>> parse_cards([0, 51])
    (2c, As)
    """
    return read_cards(cards, "cards")


def read_cards(
    cards: str | Sequence[int],
    name: str,
    counts: Collection[int] | None = None,
    *,
    apart_from: tuple[str, Sequence[Card]] | None = None,
) -> Cards:
    """Read one argument's cards, as :func:`parse_cards` does, and check their count.

    Parameters
    ----------
    cards
        What was given.
    name
        The argument's name, for messages.
    counts
        The numbers of cards that are right; any number if None.
    apart_from
        The name and the cards of another argument that none of these may repeat.

    Raises
    ------
    CardError
        If a card cannot be read or is there twice, or their number is wrong.

    Examples
    --------
    >>> read_cards("AdQc", "hole", {2})
    (Ad, Qc)
    >>> read_cards("Ad", "hole", {2})
    Traceback (most recent call last):
        ...
    holdem_teach.cards.CardError: hole: 1 given (Ad), expected 2
    """
    read = Cards(
        _from_text(cards, name) if isinstance(cards, str) else _from_codes(cards, name)
    )
    _check_distinct(read, name, apart_from)
    if counts is not None and len(read) not in counts:
        token = str(read) or say("cards.none_given")
        raise CardError(
            say(
                "cards.wrong_count",
                name=name,
                count=len(read),
                token=token,
                expected=either(counts),
            )
        )
    return read


def read_spot(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    holes: Collection[int] = (2,),
    boards: Collection[int] = (3, 4, 5),
) -> tuple[Cards, Cards]:
    """Read hole cards and a board that share no card.

    Raises
    ------
    CardError
        As :func:`read_cards`, and if a card is both in the hole and on the board.

    Examples
    --------
    >>> read_spot("Ad Qc", "3h 4c Jh")
    ((Ad, Qc), (3h, 4c, Jh))
    """
    hole_cards = read_cards(hole, "hole", holes)
    return hole_cards, read_cards(
        board, "board", boards, apart_from=("hole", hole_cards)
    )


def all_pairs() -> Iterable[tuple[Card, Card]]:
    """Return the 1,326 two-card hands, in the order of ``combinations(range(52), 2)``.

    Examples
    --------
    >>> next(iter(all_pairs()))
    (2c, 2d)
    """
    return combinations(DECK, 2)


def _from_text(text: str, name: str) -> list[Card]:
    tokens = _TOKEN.findall(text)
    return [_from_token(token, name, place) for place, token in enumerate(tokens, 1)]


def _from_token(token: str, name: str, place: int) -> Card:
    """Read one card; ``token`` is a rank, a suit, and perhaps a variation selector."""
    bare = token.rstrip("\ufe0e\ufe0f")
    rank, suit = (bare[:2], bare[2:]) if bare.startswith("10") else (bare[:1], bare[1:])
    said = {"name": name, "token": token, "place": place}
    if rank.upper() not in _RANK_OF:
        expected = say("cards.ranks_expected")
        raise CardError(say("cards.unknown_rank", part=rank, expected=expected, **said))
    if not suit:
        raise CardError(say("cards.half_card", **said))
    if suit.lower() not in _SUIT_OF:
        expected = say("cards.suits_expected")
        raise CardError(say("cards.unknown_suit", part=suit, expected=expected, **said))
    return DECK[4 * _RANK_OF[rank.upper()] + _SUIT_OF[suit.lower()]]


def _from_codes(codes: object, name: str) -> list[Card]:
    # An array of NumPy gives plain numbers by tolist(); other arrays do so as well.
    plain = codes.tolist() if hasattr(codes, "tolist") else codes
    if not isinstance(plain, Sequence) or isinstance(plain, (bytes, bytearray)):
        raise CardError(say("cards.bad_type", name=name, token=codes))
    return [_from_code(code, name, place) for place, code in enumerate(plain, 1)]


def _from_code(code: object, name: str, place: int) -> Card:
    if isinstance(code, Card):
        return code
    if isinstance(code, bool) or not hasattr(code, "__index__"):
        raise _bad_code(name, code, place)
    try:
        number = index(code)
    except TypeError:  # a truth value of NumPy has __index__, and refuses
        raise _bad_code(name, code, place) from None
    if not 0 <= number < 52:
        raise _bad_code(name, code, place)
    return DECK[number]


def _bad_code(name: str, token: object, place: int) -> CardError:
    key = "text_among_codes" if isinstance(token, str) else "bad_code"
    return CardError(say(f"cards.{key}", name=name, token=token, place=place))


def _check_distinct(
    cards: Cards, name: str, apart_from: tuple[str, Sequence[Card]] | None
) -> None:
    other_name, other = apart_from or ("", ())
    seen: set[Card] = set()
    for place, card in enumerate(cards, 1):
        if card in seen:
            raise CardError(say("cards.duplicate", name=name, token=card, place=place))
        if card in other:
            raise CardError(
                say(
                    "cards.duplicate_across",
                    name=name,
                    token=card,
                    place=place,
                    other=other_name,
                )
            )
        seen.add(card)
