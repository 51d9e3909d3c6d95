"""The explorer's states: set a card, type, guess, reveal, and what is refused."""

import pytest

from holdem_teach.cards import CardError, parse_cards
from holdem_teach.widgets.exploration import PLACES, GuessError, start

ACE_OF_SPADES, QUEEN_OF_CLUBS = parse_cards("As Qc")


@pytest.fixture
def flop():
    return start("Ad Qc", "3h 4c Jh")


def test_a_card_can_be_put_at_every_place(flop):
    for place in range(len(PLACES)):
        state = flop.with_card(place, ACE_OF_SPADES)
        assert state.places[place] == ACE_OF_SPADES
        others = [card for at, card in enumerate(state.places) if at != place]
        assert others == [card for at, card in enumerate(flop.places) if at != place]


@pytest.mark.parametrize("place", [0, 2, 5])
def test_a_card_that_is_taken_is_refused_with_both_places_named(flop, place):
    with pytest.raises(CardError, match=f"{PLACES[place]}: Qc is already Hole card 2"):
        flop.with_card(place, QUEEN_OF_CLUBS)


def test_the_same_card_at_its_own_place_changes_nothing(flop):
    assert flop.with_card(1, QUEEN_OF_CLUBS) is flop


@pytest.mark.parametrize(
    ("hole", "board", "missing"),
    [
        ("", "", PLACES[:5]),
        ("Ad", "3h 4c Jh", ("Hole card 2",)),
        ("Ad Qc", "3h 4c", ("Flop 3",)),
        ("Ad Qc", "3h 4c Jh", ()),
        ("Ad Qc", "3h 4c Jh 5s", ()),
        ("Ad Qc", "3h 4c Jh 5s 6s", ()),
    ],
)
def test_what_is_still_to_choose_is_named(hole, board, missing):
    state = start(hole, board)
    assert state.missing == missing
    assert state.is_complete == (not missing)
    assert all(name in state.prompt for name in missing)


def test_a_river_without_a_turn_is_not_complete(flop):
    state = flop.with_card(6, ACE_OF_SPADES)
    assert state.missing == ("Turn",)
    assert not state.with_guess_first(False).shows_numbers


def test_typed_cards_may_come_in_any_spelling(flop):
    assert str(flop.with_hole("10♠kS").hole) == "Ts Ks"
    assert str(flop.with_board("2c2d 2h").board) == "2c 2d 2h"


@pytest.mark.parametrize(
    ("step", "text", "said"),
    [
        ("with_hole", "Ad Xc", "Hole cards: 'Xc' at card 2 has an unknown rank"),
        ("with_hole", "Ad Ad", "Hole cards: Ad at card 2 is there twice"),
        ("with_hole", "Ad 3h", "Hole cards: 3h at card 2 is already in Board"),
        ("with_hole", "2c 3c 4d", "Hole cards: 3 given"),
        ("with_board", "Qc 4c Jh", "Board: Qc at card 1 is already in Hole cards"),
        ("with_board", "2c 3c 4d 5d 6d 7d", "Board: 6 given"),
    ],
)
def test_typed_cards_that_are_wrong_are_refused_in_one_line(flop, step, text, said):
    with pytest.raises(CardError, match=said) as refusal:
        getattr(flop, step)(text)
    assert "\n" not in str(refusal.value)


def test_numbers_are_hidden_until_a_guess_is_committed(flop):
    assert not flop.shows_numbers
    assert flop.commit(50, truth=0.5).shows_numbers


def test_numbers_show_at_once_where_no_guess_is_asked(flop):
    assert flop.with_guess_first(False).shows_numbers


def test_new_cards_hide_the_numbers_and_keep_the_gaps(flop):
    state = flop.commit(60, truth=0.512).with_card(5, ACE_OF_SPADES)
    assert not state.shows_numbers
    assert state.guess is None
    assert state.gaps == (8.8,)
    assert state.commit(40, truth=0.5).gaps == (8.8, 10.0)


def test_a_guess_is_refused_without_cards_and_after_the_answer(flop):
    with pytest.raises(GuessError, match="Still to choose: Turn"):
        flop.with_card(6, ACE_OF_SPADES).commit(50, truth=0.5)
    with pytest.raises(GuessError, match="You have seen this answer"):
        flop.with_guess_first(False).commit(50, truth=0.5)


def test_bad_cards_at_the_start_raise():
    with pytest.raises(CardError, match="Board: Ad at card 1 is already in Hole cards"):
        start("Ad Qc", "Ad 4c Jh")
