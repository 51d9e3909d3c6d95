"""The card picker's states: pick, type, clear, deal, and what is refused."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holdem_teach.cards import CardError, parse_cards
from holdem_teach.widgets.picking import pick

ACE_OF_SPADES, QUEEN_OF_CLUBS = parse_cards("As Qc")
NAMES = pick("", "").names


@pytest.fixture
def flop():
    return pick("Ad Qc", "3h 4c Jh")


def test_a_card_can_be_put_at_every_place(flop):
    for place in range(len(NAMES)):
        state = flop.with_card(place, ACE_OF_SPADES)
        assert state.places[place] == ACE_OF_SPADES
        others = [card for at, card in enumerate(state.places) if at != place]
        assert others == [card for at, card in enumerate(flop.places) if at != place]


@pytest.mark.parametrize("place", [0, 2, 5])
def test_a_card_that_is_taken_is_refused_with_both_places_named(flop, place):
    with pytest.raises(CardError, match=f"{NAMES[place]}: Qc is already Hole card 2"):
        flop.with_card(place, QUEEN_OF_CLUBS)


def test_the_same_card_at_its_own_place_changes_nothing(flop):
    assert flop.with_card(1, QUEEN_OF_CLUBS) == flop


@pytest.mark.parametrize(
    ("hole", "board", "missing"),
    [
        ("", "", NAMES[:5]),
        ("Ad", "3h 4c Jh", ("Hole card 2",)),
        ("Ad Qc", "3h 4c", ("Flop 3",)),
        ("Ad Qc", "3h 4c Jh", ()),
        ("Ad Qc", "3h 4c Jh 5s", ()),
        ("Ad Qc", "3h 4c Jh 5s 6s", ()),
    ],
)
def test_what_is_still_to_choose_is_named(hole, board, missing):
    assert pick(hole, board).missing == missing


def test_a_river_without_a_turn_is_not_complete(flop):
    assert flop.with_card(6, ACE_OF_SPADES).missing == ("Turn",)


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


def test_clearing_leaves_every_place_open(flop):
    assert set(flop.cleared().places) == {None}
    assert len(flop.cleared().places) == len(flop.places)


@given(st.integers(0, 10**6), st.sampled_from([2, 4]), st.integers(0, 5))
def test_random_cards_are_distinct_and_as_many_as_before(seed, size, out):
    before = pick("", "", size).with_board("2c 3c 4c 5c 6c"[: 3 * out])
    dealt = before.dealt(Random(seed))
    assert len(dealt.hole) == size
    assert len(dealt.board) == max(3, out)
    assert len({*dealt.hole, *dealt.board}) == size + max(3, out)
    assert before.dealt(Random(seed)) == dealt


@pytest.mark.parametrize(
    ("board", "out"),
    [("", 3), ("3h", 3), ("3h 4c", 3), ("3h 4c Jh", 4), ("3h 4c Jh 2s", 5)],
)
def test_the_next_street_is_dealt_beside_what_lies_there(board, out):
    before = pick("Ad Qc", board)
    after = before.next_street(Random(1))
    assert len({*after.hole, *after.board}) == 2 + out
    assert str(after.board).startswith(board)
    assert after.missing == ()


def test_a_gap_is_filled_by_the_next_street(flop):
    gap = flop.with_card(6, ACE_OF_SPADES).next_street(Random(1))
    assert gap.missing == ()
    assert gap.table[-1] == ACE_OF_SPADES


def test_after_the_river_no_street_is_dealt():
    with pytest.raises(CardError, match="The river is out"):
        pick("Ad Qc", "3h 4c Jh 2s 9d").next_street(Random(1))


def test_another_game_keeps_the_first_cards(flop):
    omaha = flop.with_hole_places(4)
    assert omaha.mine == (*flop.mine, None, None)
    assert omaha.missing == ("Hole card 3", "Hole card 4")
    assert omaha.with_hole("2c 2d 2h 2s").with_hole_places(2).hole == parse_cards(
        "2c 2d"
    )


def test_cards_fill_places_in_order_and_are_taken_back_in_reverse():
    picked = pick("", "")
    for card in parse_cards("Ad Qc 3h 4c Jh 2s 9d"):
        picked = picked.with_next(card)
    assert picked == pick("Ad Qc", "3h 4c Jh 2s 9d")
    with pytest.raises(CardError, match="No place is empty for As"):
        picked.with_next(ACE_OF_SPADES)
    for _ in range(8):  # once more than there are cards
        picked = picked.taken_back()
    assert picked == pick("", "")
