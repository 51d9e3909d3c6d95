"""The explorer, spoken to as a browser does: by setting what its controls hold."""

import pytest
from ipywidgets.widgets import widget

import holdem_teach as ht
from holdem_teach.cards import CardError, parse_cards
from holdem_teach.widgets import explorer as explorer_module
from holdem_teach.widgets.controls import EMPTY
from holdem_teach.widgets.exploration import PLACES

(ACE_OF_SPADES,) = parse_cards("As")
(QUEEN_OF_CLUBS,) = parse_cards("Qc")


@pytest.fixture
def explorer():
    return ht.explore("Ad Qc", "3h 4c Jh")


def shown(explorer):
    return explorer.children[-1].value


def note(explorer):
    return explorer.children[-3].value


def test_value_is_the_result_of_the_cards(explorer):
    expected = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    assert explorer.value.transitions.tolist() == expected.transitions.tolist()
    assert ht.explore("", "").value is None


def test_the_defaults_are_the_example_of_the_papers():
    assert str(ht.explore().value.hole) == "Ad Qc"


def test_picking_a_card_changes_the_value_and_the_typed_text(explorer):
    explorer.controls.cards[5].value = ACE_OF_SPADES
    assert str(explorer.value.board) == "3h 4c Jh As"
    assert explorer.controls.board.value == "3h 4c Jh As"


def test_typing_changes_the_value_and_the_picked_cards(explorer):
    explorer.controls.hole.value = "10s 9s"
    assert str(explorer.value.hole) == "Ts 9s"
    assert [str(each.value) for each in explorer.controls.cards[:2]] == ["Ts", "9s"]
    assert explorer.controls.hole.value == "Ts 9s"


def test_taking_a_card_away_leaves_no_value(explorer):
    explorer.controls.cards[4].value = EMPTY
    assert explorer.value is None
    assert "Still to choose: Flop 3." in shown(explorer)
    assert explorer.controls.cards[4].label == "no card"
    explorer.controls.reveal.click()
    assert "Still to choose: Flop 3." in note(explorer)


def test_the_lowest_card_is_a_card(explorer):
    explorer.controls.cards[4].value = parse_cards("2c")[0]
    assert str(explorer.value.board) == "3h 4c 2c"


def test_a_taken_card_is_refused_and_the_last_good_cards_stay(explorer):
    before, state = explorer.value, explorer.state
    explorer.controls.cards[2].value = QUEEN_OF_CLUBS
    assert "Flop 1: Qc is already Hole card 2" in note(explorer)
    assert "Ad Qc on 3h 4c Jh" in note(explorer)
    assert explorer.value is before
    assert explorer.state is state
    explorer.controls.cards[2].value = ACE_OF_SPADES
    assert note(explorer) == ""
    assert str(explorer.value.board) == "As 4c Jh"


def test_wrong_text_is_said_and_stays_to_be_mended(explorer):
    explorer.controls.board.value = "3h 4x Jh"
    assert "has an unknown suit" in note(explorer)
    assert explorer.controls.board.value == "3h 4x Jh"
    assert str(explorer.value.board) == "3h 4c Jh"


def test_guess_and_reveal(explorer):
    assert "EHS" not in shown(explorer)
    explorer.controls.guess.value = 60
    explorer.controls.reveal.click()
    assert "You guessed 60 %, the answer is 51.2 %" in shown(explorer)
    explorer.controls.reveal.click()
    assert ">You have seen this answer" in note(explorer)
    explorer.controls.cards[5].value = ACE_OF_SPADES
    assert note(explorer) == ""
    assert "EHS" not in shown(explorer)


def test_without_guessing_the_numbers_follow_the_cards(explorer):
    explorer.controls.guess_first.value = False
    assert "51.2 %" in shown(explorer)
    explorer.controls.cards[5].value = ACE_OF_SPADES
    assert f"{100 * explorer.value.ehs:.1f} %" in shown(explorer)


def test_trouble_in_a_callback_becomes_one_readable_line(explorer, monkeypatch):
    def broken(*args, **kwargs):
        raise MemoryError("no room")

    before = explorer.value
    monkeypatch.setattr(explorer_module, "effective_hand_strength", broken)
    explorer.controls.cards[5].value = ACE_OF_SPADES
    assert "Something went wrong in the explorer (MemoryError: no room)" in note(
        explorer
    )
    assert explorer.value is before


def test_bad_cards_in_the_call_raise():
    with pytest.raises(CardError, match="Hole cards: 'Xc' at card 2"):
        ht.explore("Ad Xc", "3h 4c Jh")


def test_every_control_has_a_name(explorer):
    controls = [each for row in explorer.children[:-3] for each in row.children]
    names = [each.description for each in controls]
    assert names[: len(PLACES)] == list(PLACES)
    assert all(names)
    assert len(set(names)) == len(names) == 12


def test_few_channels_are_opened_to_the_browser():
    before = set(widget._instances)
    ht.explore()
    assert len(set(widget._instances) - before) <= 28


def test_where_no_widget_can_be_shown_there_is_text(explorer):
    bundle = explorer._repr_mimebundle_()
    assert bundle["text/plain"].startswith("Hand explorer: Ad Qc on 3h 4c Jh.")
    assert "application/vnd.jupyter.widget-view+json" in bundle
