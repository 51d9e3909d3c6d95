"""Uses of explorers that hypothesis makes up, and makes short where one goes wrong."""

from __future__ import annotations

import re

import pytest
import random_user
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    rule,
    run_state_machine_as_test,
)
from ipywidgets.widgets import widget

import holdem_teach as ht
from holdem_teach.cards import DECK
from holdem_teach.widgets.answer import gap_sentence
from holdem_teach.widgets.pages import PAGES

pytestmark = pytest.mark.slow

TYPED = st.sampled_from(random_user.TYPED) | st.text(max_size=8)
NAMES_OF_PLACES = r"Flop \d|Hole card \d"


class Use(RuleBasedStateMachine):
    """What is done to cards in any explorer, and what holds after each step."""

    def __init__(self):
        super().__init__()
        self.before = set(widget._instances)
        self.explorer = self.made()
        self.opened = len(widget._instances)

    @rule(text=TYPED)
    def type_hole_cards(self, text):
        self.explorer.picker.hole.value = text

    @rule(text=TYPED)
    def type_board(self, text):
        self.explorer.picker.board.value = text

    @rule(card=st.sampled_from(DECK))
    def pick(self, card):
        if not self.explorer.picker.deck[card].disabled:
            self.explorer.picker.deck[card].click()

    @rule(name=st.sampled_from(["deal", "next_street", "take_back", "clear", "game"]))
    def press(self, name):
        getattr(self.explorer.picker, name).click()

    @invariant()
    def nothing_went_wrong(self):
        assert "Something went wrong" not in self.explorer.note
        assert len(widget._instances) == self.opened
        assert self.explorer.text()

    @invariant()
    def no_card_lies_twice(self):
        out = [card for card in self.explorer.state.cards.places if card is not None]
        assert len(set(out)) == len(out)
        deck = [button.disabled for button in self.explorer.picker.deck]
        assert deck == [card in out for card in DECK]

    @invariant()
    def its_python_gives_its_value(self):
        if self.explorer.python.value and not self.is_random():
            assert self.same(eval(self.explorer.python.value, {"ht": ht}))

    def is_random(self):
        return False

    def teardown(self):
        for name in set(widget._instances) - self.before:
            widget._instances[name].close()


class StrengthUse(Use):
    def made(self):
        return ht.explore(seed=1)

    def is_random(self):
        return self.explorer.state.samples > 0

    def same(self, found):
        return found.ehs == self.explorer.value.ehs

    @rule(text=TYPED)
    def type_their_range(self, text):
        self.explorer.weights.value = text

    @rule(text=TYPED)
    def type_their_hand(self, text):
        self.explorer.hand.value = text

    @rule(opponents=st.integers(-3, 20))
    def count_opponents(self, opponents):
        self.explorer.opponents.value = opponents

    @rule(samples=st.sampled_from([0, 1, 99, 99_999]))
    def count_samples(self, samples):
        self.explorer.samples.value = samples

    @rule(page=st.integers(0, len(PAGES) - 1))
    def turn(self, page):
        self.explorer.tabs.selected_index = page

    @rule(percent=st.integers(-5, 120))
    def guess(self, percent):
        self.explorer.guess.value = percent
        self.explorer.reveal.click()

    @rule(guess_first=st.booleans())
    def choose_whether_to_guess(self, guess_first):
        self.explorer.guess_first.value = guess_first

    @rule()
    def practise(self):
        self.explorer.practise.click()

    @invariant()
    def numbers_come_after_the_guess(self):
        open_page = self.explorer.tabs.selected_index
        said = re.sub("<[^>]*>", "", self.explorer.pages[open_page].value)
        assert said and "Something went wrong" not in said
        if not self.explorer.state.shows_numbers and PAGES[open_page] != "history":
            assert not re.search(r"\d", re.sub(NAMES_OF_PLACES, "", said))

    @invariant()
    def a_guess_is_of_the_answer_that_is_shown(self):
        state, value = self.explorer.state, self.explorer.value
        assert (value is None) == bool(state.cards.missing)
        if state.guess is not None:
            assert state.guesses[-1].percent == state.guess
            assert f"the answer is {100 * value.ehs:.1f} %" in gap_sentence(
                state, value
            )


class RangeUse(Use):
    def made(self):
        return ht.explore_range(seed=1)

    def same(self, found):
        return found == self.explorer.value == ht.read_range(str(found))

    @rule(text=TYPED)
    def type_range(self, text):
        self.explorer.range.value = text

    @rule(text=TYPED | st.sampled_from(["AKs", "72o", "KK", "10 9s"]))
    def choose_hand(self, text):
        self.explorer.hand.value = text

    @rule(per_cent=st.integers(-1, 101))
    def weigh(self, per_cent):
        self.explorer.weight.value = per_cent

    @rule()
    def put_in_or_take_out(self):
        self.explorer.toggle.click()

    @invariant()
    def no_hand_is_no_value(self):
        assert (self.explorer.value is None) == (not self.explorer.range.value) or (
            self.explorer.note
        )


@pytest.mark.parametrize("machine", [StrengthUse, RangeUse])
def test_what_holds_after_each_step_of_any_use(machine):
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=60,
            stateful_step_count=25,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
