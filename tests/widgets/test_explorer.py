"""The explorer, spoken to as a browser does: by setting what its controls hold."""

import asyncio

import pytest
import random_user
from ipywidgets.widgets import widget

import holdem_teach as ht
from holdem_teach.cards import DECK, CardError, parse_cards
from holdem_teach.widgets import asking
from holdem_teach.widgets.pages import PAGES

(ACE_OF_SPADES,) = parse_cards("As")
(QUEEN_OF_CLUBS,) = parse_cards("Qc")


@pytest.fixture
def explorer():
    return ht.explore("Ad Qc", "3h 4c Jh")


def shown(explorer):
    return explorer.pages[explorer.tabs.selected_index].value


def note(explorer):
    return explorer.note


def test_value_is_the_result_of_the_cards(explorer):
    expected = ht.effective_hand_strength("Ad Qc", "3h 4c Jh")
    assert explorer.value.transitions.tolist() == expected.transitions.tolist()
    assert ht.explore("", "").value is None


def test_the_defaults_are_the_example_of_the_papers():
    assert str(ht.explore().value.hole) == "Ad Qc"


def test_picking_a_card_changes_the_value_and_the_typed_text(explorer):
    explorer.picker.deck[ACE_OF_SPADES].click()
    assert str(explorer.value.board) == "3h 4c Jh As"
    assert explorer.picker.board.value == "3h 4c Jh As"


def test_typing_changes_the_value_and_the_deck(explorer):
    explorer.picker.hole.value = "10s 9s"
    assert str(explorer.value.hole) == "Ts 9s"
    assert explorer.picker.deck[parse_cards("Ts")[0]].disabled
    assert explorer.picker.hole.value == "Ts 9s"


def test_taking_a_card_away_leaves_no_value(explorer):
    explorer.picker.take_back.click()
    assert explorer.value is None
    assert "Still to choose: Flop 3." in shown(explorer)
    explorer.reveal.click()
    assert "Still to choose: Flop 3." in note(explorer)


def test_the_lowest_card_is_a_card(explorer):
    explorer.picker.deck[0].click()
    assert str(explorer.value.board) == "3h 4c Jh 2c"


def test_a_taken_card_cannot_be_pressed_and_is_refused_if_it_is(explorer):
    before, state = explorer.value, explorer.state
    button = explorer.picker.deck[QUEEN_OF_CLUBS]
    assert button.disabled
    button.click()  # as by a browser that has not heard of it yet
    assert "Turn: Qc is already Hole card 2" in note(explorer)
    assert "Ad Qc on 3h 4c Jh" in note(explorer)
    assert explorer.value is before
    assert explorer.state is state
    explorer.picker.deck[ACE_OF_SPADES].click()
    assert note(explorer) == ""
    assert str(explorer.value.board) == "3h 4c Jh As"


def test_exactly_the_taken_cards_cannot_be_pressed(explorer):
    taken = [card for card in DECK if explorer.picker.deck[card].disabled]
    assert sorted(taken) == sorted([*explorer.state.hole, *explorer.state.board])
    explorer.picker.clear.click()
    assert not any(button.disabled for button in explorer.picker.deck)


def test_on_a_full_table_a_card_is_refused():
    explorer = ht.explore("Ad Qc", "3h 4c Jh 2s 9d")
    explorer.picker.deck[ACE_OF_SPADES].click()
    assert "No place is empty for As" in note(explorer)


def test_wrong_text_is_said_and_stays_to_be_mended(explorer):
    explorer.picker.board.value = "3h 4x Jh"
    assert "has an unknown suit" in note(explorer)
    assert explorer.picker.board.value == "3h 4x Jh"
    assert str(explorer.value.board) == "3h 4c Jh"


def test_guess_and_reveal(explorer):
    assert "EHS" not in shown(explorer)
    explorer.guess.value = 60
    explorer.reveal.click()
    assert "You guessed 60 %, the answer is 51.2 %" in shown(explorer)
    explorer.reveal.click()
    assert ">You have seen this answer" in note(explorer)
    explorer.picker.deck[ACE_OF_SPADES].click()
    assert note(explorer) == ""
    assert "EHS" not in shown(explorer)


def test_without_guessing_the_numbers_follow_the_cards(explorer):
    explorer.guess_first.value = False
    assert "51.2 %" in shown(explorer)
    explorer.picker.deck[ACE_OF_SPADES].click()
    assert f"{100 * explorer.value.ehs:.1f} %" in shown(explorer)


def test_trouble_in_a_callback_becomes_one_readable_line(explorer, monkeypatch):
    def broken(*args, **kwargs):
        raise MemoryError("no room")

    before = explorer.value
    monkeypatch.setattr(asking, "effective_hand_strength", broken)
    explorer.picker.deck[ACE_OF_SPADES].click()
    assert "Something went wrong here (MemoryError: no room)" in note(explorer)
    assert explorer.value is before


def test_bad_cards_in_the_call_raise():
    with pytest.raises(CardError, match="Hole cards: 'Xc' at card 2"):
        ht.explore("Ad Xc", "3h 4c Jh")


def test_every_control_has_a_name_of_its_own(explorer):
    names = [
        control.description
        for control in random_user.controls_of(explorer)
        if control is not explorer.tabs
    ]
    assert all(names)
    assert len(set(names)) == len(names) == 52 + 17


def test_four_places_are_there_for_omaha_and_two_for_holdem(explorer):
    explorer.picker.game.click()
    assert explorer.value is None
    assert "Still to choose: Hole card 3, Hole card 4." in shown(explorer)
    assert explorer.picker.game.description == "Change to Hold'em"
    explorer.picker.hole.value = "Ad Qc 2c 7d"
    explorer.picker.board.value = "3h 4c Jh 7s 2d"
    expected = ht.effective_hand_strength("Ad Qc 2c 7d", "3h 4c Jh 7s 2d")
    assert explorer.value.ehs == expected.ehs
    assert explorer.weights.disabled
    explorer.picker.game.click()
    assert explorer.picker.game.description == "Change to Omaha"
    assert str(explorer.state.hole) == "Ad Qc"
    assert not explorer.weights.disabled


def test_opponents_and_a_range_change_the_value(explorer):
    explorer.opponents.value = 3
    explorer.weights.value = "QQ+, AK"
    expected = ht.effective_hand_strength(
        "Ad Qc", "3h 4c Jh", opponents=3, weights="QQ+, AK"
    )
    assert explorer.value.ehs == expected.ehs
    assert explorer.python.value == (
        'ht.effective_hand_strength("Ad Qc", "3h 4c Jh", opponents=3, '
        'weights="QQ+, AK")'
    )


def test_a_range_that_is_wrong_is_said_and_stays_to_be_mended(explorer):
    explorer.weights.value = "QQ+, AX"
    assert "AX" in note(explorer)
    assert explorer.state.weights == ""
    assert explorer.weights.value == "QQ+, AX"


def test_an_estimate_that_was_revealed_stays_what_it_was(explorer):
    explorer.samples.value = 100
    before = explorer.value
    explorer.reveal.click()
    assert explorer.value is before
    assert explorer.state.guesses[-1].truth == before.ehs
    assert explorer.opponents.disabled


def test_buttons_deal_and_clear(explorer):
    explorer.picker.next_street.click()
    assert len(explorer.value.board) == 4
    explorer.picker.deal.click()
    assert len(explorer.value.board) == 4
    explorer.picker.clear.click()
    assert explorer.value is None
    explorer.practise.click()
    assert explorer.value is not None
    assert not explorer.state.shows_numbers


def test_the_same_seed_deals_the_same_cards():
    first, second = (ht.explore(seed=5) for _ in range(2))
    for explorer in (first, second):
        explorer.picker.deal.click()
    assert first.state == second.state


def test_only_the_open_page_is_filled(explorer):
    explorer.guess_first.value = False
    for place in range(len(PAGES)):
        explorer.tabs.selected_index = place
        assert [bool(page.value) for page in explorer.pages] == [
            at == place for at in range(len(PAGES))
        ]


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("opponents", "Their hands now"),
        ("next", "Outs of"),
        ("all", "EHS of all hands"),
    ],
)
def test_a_map_is_made_beside_the_page_which_says_so(explorer, page, said):
    async def use():
        explorer.guess_first.value = False
        explorer.tabs.selected_index = PAGES.index(page)
        assert "Working ..." in shown(explorer)
        await random_user.until_idle()
        assert said in shown(explorer)

    asyncio.run(use())


def test_a_button_turns_the_pages_and_comes_round(explorer):
    for place in [1, 2, 3, 4, 5, 0, 1]:
        explorer.next_page.click()
        assert explorer.tabs.selected_index == place


def test_the_story_of_a_chosen_hand_is_told(explorer):
    explorer.guess_first.value = False
    explorer.tabs.selected_index = PAGES.index("opponents")
    assert "Each KJs that" not in shown(explorer)
    explorer.hand.value = "KJs"
    assert "Each KJs that an opponent can hold" in shown(explorer)
    explorer.hand.value = "K"
    assert "&#x27;K&#x27; is no kind of hand" in shown(explorer)
    assert "Their hands now" in shown(explorer)


@pytest.mark.parametrize(
    "given", [{"opponents": 9}, {"samples": 10001}, {"weights": "X"}]
)
def test_other_arguments_that_are_wrong_raise(given):
    with pytest.raises(ValueError, match=str(next(iter(given.values())))):
        ht.explore(**given)


def test_few_channels_are_opened_and_use_opens_no_more():
    before = set(widget._instances)
    explorer = ht.explore()
    opened = len(set(widget._instances) - before)
    assert opened < 120
    for turn in range(20):
        explorer.picker.deal.click()
        explorer.picker.game.click()
        explorer.tabs.selected_index = turn % len(PAGES)
    assert len(set(widget._instances) - before) == opened


def test_where_no_widget_can_be_shown_there_is_text(explorer, capsys):
    explorer._ipython_display_()
    printed = capsys.readouterr().out
    assert "Hand explorer: Ad Qc on 3h 4c Jh. How strong is this hand" in printed
    assert "application/vnd.jupyter.widget-view+json" in printed
