"""Cards are read in every spelling, and what is wrong with bad ones is said."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdem_teach.cards import (
    DECK,
    Card,
    CardError,
    all_pairs,
    card_html,
    parse_cards,
    read_cards,
    read_spot,
)


def test_codes_follow_the_formula() -> None:
    assert [4 * (card.rank - 2) + card.suit for card in DECK] == list(range(52))
    assert (str(DECK[0]), str(DECK[51])) == ("2c", "As")


@pytest.mark.parametrize(
    "text",
    [
        "Ad Qc",
        "AdQc",
        "ad qc",
        "aDQC",
        "A♦ Q♣",
        "A♦Q♣",
        "A♢ Q♧",
        "A♦\ufe0f Q♣\ufe0f",
        "  Ad\tQc\n",
    ],
)
def test_spellings(text: str) -> None:
    assert parse_cards(text) == (50 - 1, 40)


@pytest.mark.parametrize("text", ["10d Qc", "10dQc", "Td Qc", "tdqc", "10♦Q♣"])
def test_a_ten_may_be_written_10(text: str) -> None:
    assert str(parse_cards(text)) == "Td Qc"


@given(
    st.lists(st.sampled_from(DECK), unique=True, max_size=52),
    st.sampled_from(["", " "]),
)
def test_what_is_printed_is_read_back(cards: list[Card], between: str) -> None:
    text = between.join(map(str, cards))
    assert parse_cards(text) == parse_cards(text.swapcase()) == tuple(cards)


@pytest.mark.parametrize(
    "cards",
    [
        [49, 40],
        (49, 40),
        [Card(49), 40],
        np.array([49, 40], np.uint8),
        [np.int64(49), 40],
    ],
)
def test_sequences_of_codes(cards: object) -> None:
    assert parse_cards(cards) == (49, 40)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("Xd", "'Xd' at card 1 has an unknown rank 'X'"),
        ("Ad Qx", "'Qx' at card 2 has an unknown suit 'x'"),
        ("1d", "'1d' at card 1 has an unknown rank '1'"),
        ("Ad Q", "'Q' at card 2 is only half a card"),
        ("Ad Qc 3", "'3' at card 3 is only half a card"),
        ("10", "'10' at card 1 is only half a card"),
        ("Ad, Qc", "',' at card 2 has an unknown rank ','"),
        ("Ad Qc Ad", "Ad at card 3 is there twice"),
        ([3, 3], "2s at card 2 is there twice"),
        (None, "None is no way to give cards"),
        (7, "7 is no way to give cards"),
        (b"Ad", "b'Ad' is no way to give cards"),
        ({49, 40}, "is no way to give cards"),
        (2.5, "2.5 is no way to give cards"),
        (["Ad", "Qc"], "'Ad' at card 1 is text in a list; expected one text"),
        ([1.0], "1.0 at card 1 is not a card"),
        ([0, True], "True at card 2 is not a card"),
        ([np.True_], "at card 1 is not a card"),
        ([52], "52 at card 1 is not a card"),
        ([0, -1], "-1 at card 2 is not a card"),
        ([None], "None at card 1 is not a card"),
        (np.array([1.5]), "1.5 at card 1 is not a card"),
        (np.array([[1]]), "[1] at card 1 is not a card"),
        (np.array(3), "is no way to give cards"),
    ],
)
def test_bad_cards_are_named(cards: object, said: str) -> None:
    with pytest.raises(
        CardError, match=r"expected|a rank|a suit|once|a card is"
    ) as caught:
        parse_cards(cards)  # type: ignore[arg-type]
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@given(st.text(max_size=12))
def test_any_text_is_read_or_refused_in_one_line(text: str) -> None:
    try:
        cards = parse_cards(text)
    except CardError as error:
        said = str(error)
    else:
        said = f"cards: {len(cards)}"
        assert len(text.split()) <= len(cards) <= len(text)
    assert said.startswith("cards: ")


@pytest.mark.parametrize(
    ("hole", "board", "said"),
    [
        ("", "3h 4c Jh", "hole: 0 given (none), expected 2"),
        ("Ad", "3h 4c Jh", "hole: 1 given (Ad), expected 2"),
        ("Ad Qc 2c", "3h 4c Jh", "hole: 3 given (Ad Qc 2c), expected 2"),
        ("Ad Qc 2c 2d 2h 2s 3c", "3h 4c Jh", "hole: 7 given"),
        ("Ad Qc", "3h", "board: 1 given (3h), expected 3, 4 or 5"),
        ("Ad Qc", "3h 4c", "board: 2 given (3h 4c), expected 3, 4 or 5"),
        ("Ad Qc", "3h 4c Jh 2s 2d 5c", "board: 6 given"),
        ("Ad Qc", "3h 4c Qc", "board: Qc at card 3 is already in hole"),
        ("Ad Ad", "3h 4c Jh", "hole: Ad at card 2 is there twice"),
    ],
)
def test_bad_spots_are_named(hole: str, board: str, said: str) -> None:
    with pytest.raises(CardError) as caught:
        read_spot(hole, board)
    assert said in str(caught.value)


def test_counts_are_listed_in_order() -> None:
    with pytest.raises(CardError, match="expected 5, 6 or 7"):
        read_cards("Ad", "cards", {7, 5, 6})


def test_a_card_is_an_int_that_survives_copying() -> None:
    ace = DECK[51]
    assert ace == 51
    assert isinstance(ace, int)
    for twin in (pickle.loads(pickle.dumps(ace)), copy.deepcopy(ace), Card(51)):
        assert type(twin) is Card
        assert str(twin) == "As"
    with pytest.raises(CardError, match="52 at card 1"):
        Card(52)


def test_a_notebook_shows_letters_symbol_name_and_colour() -> None:
    html = parse_cards("Ad Qc")._repr_html_()  # type: ignore[attr-defined]
    assert html == card_html(DECK[49]) + card_html(DECK[40])
    for part in ("Ad♦", "Qc♣", "ace of diamonds", "queen of clubs", 'role="img"'):
        assert part in html
    colours = {card_html(card).split("color:")[-1][:7] for card in DECK[:4]}
    assert len(colours) == 4


def test_pairs_come_in_the_stated_order() -> None:
    pairs = list(all_pairs())
    assert len(pairs) == 1326
    assert pairs[0] == (0, 1)
    assert pairs[51] == (1, 2)
    assert pairs[-1] == (50, 51)
