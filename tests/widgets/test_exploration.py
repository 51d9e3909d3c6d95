"""The hand-strength explorer's states: ask, guess, reveal, and what is refused."""

import pytest

import holdem_teach as ht
from holdem_teach.cards import CardError, parse_cards
from holdem_teach.strength.ranges import RangeError
from holdem_teach.widgets.asking import answer, as_python
from holdem_teach.widgets.exploration import GuessError, start

(ACE_OF_SPADES,) = parse_cards("As")


@pytest.fixture
def flop():
    return start("Ad Qc", "3h 4c Jh")


def on_turn(state, card=ACE_OF_SPADES):
    return state.with_cards(state.cards.with_card(5, card))


def test_numbers_are_hidden_until_a_guess_is_committed(flop):
    assert not flop.shows_numbers
    assert flop.commit(50, truth=0.5).shows_numbers


def test_numbers_show_at_once_where_no_guess_is_asked(flop):
    assert flop.with_guess_first(False).shows_numbers


def test_new_cards_hide_the_numbers_and_keep_the_gaps(flop):
    state = on_turn(flop.commit(60, truth=0.512))
    assert not state.shows_numbers
    assert state.guess is None
    assert [guess.gap for guess in state.guesses] == [8.8]
    assert [g.gap for g in state.commit(40, truth=0.5).guesses] == [8.8, 10.0]


def test_a_guess_is_refused_without_cards_and_after_the_answer(flop):
    with pytest.raises(GuessError, match="Still to choose: Turn"):
        flop.with_cards(flop.cards.with_card(6, ACE_OF_SPADES)).commit(50, truth=0.5)
    with pytest.raises(GuessError, match="You have seen this answer"):
        flop.with_guess_first(False).commit(50, truth=0.5)


def test_bad_cards_at_the_start_raise():
    with pytest.raises(CardError, match="Board: Ad at card 1 is already in Hole cards"):
        start("Ad Qc", "Ad 4c Jh")


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.with_opponents(2),
        lambda state: state.with_weights("QQ+"),
        lambda state: state.with_cards(state.cards.with_hole_places(4)),
        on_turn,
    ],
)
def test_another_question_asks_for_another_guess(flop, change):
    seen = flop.commit(60, truth=0.512)
    assert change(seen).guess is None
    assert change(seen).guesses == seen.guesses


def test_how_the_answer_is_counted_is_no_other_question(flop):
    assert flop.commit(60, truth=0.512).with_samples(100).shows_numbers


def test_a_range_that_cannot_be_read_is_refused(flop):
    with pytest.raises(RangeError, match="'QX' is not understood"):
        flop.with_weights("QX")
    assert flop.with_weights("  ").weights == ""


def test_four_hole_cards_are_omaha():
    omaha = start("As Kd Qc Jc", "3h 4c Jh 2c 9d")
    assert not omaha.is_holdem
    expected = ht.effective_hand_strength("As Kd Qc Jc", "3h 4c Jh 2c 9d").ehs
    assert answer(omaha).ehs == expected
    assert answer(omaha.with_weights("QQ+")).ehs == expected  # it does not apply


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state,
        lambda state: state.with_opponents(3).with_weights("QQ+, 76s@0.5"),
        lambda state: state.with_samples(1000),
        lambda state: start("As Kd Qc Jc", "3h 4c Jh 2c").with_opponents(2),
    ],
)
def test_the_line_of_python_gives_the_same_answer(flop, change):
    from dataclasses import replace

    state = replace(change(flop), seed=7)
    value = eval(as_python(state), {"ht": ht})
    assert value.transitions.tolist() == answer(state).transitions.tolist()
    assert value.ehs == answer(state).ehs


def test_a_range_that_the_cards_block_is_refused(flop):
    with pytest.raises(ValueError, match="no hand is left that an opponent can hold"):
        answer(flop.with_weights("AdKd"))
