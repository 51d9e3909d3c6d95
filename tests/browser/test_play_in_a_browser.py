"""The betting table in JupyterLab: by keyboard, with nothing hidden in the page."""

import re

import pytest
from notebook_page import SAVE, named

import holdem_teach as ht

pytestmark = pytest.mark.slow


def test_a_hand_by_keyboard_alone_with_no_hidden_card_in_the_page(open_in_each, course):
    page = open_in_each("play.ipynb", "table = ht.play('station, rock', seed=7)\ntable")
    theirs = ht.play("station, rock", seed=7).state
    page.see("Your turn:")
    page.type_into("My read", "1: 22+, A2s+")
    page.see("seat 1 (station): 22+, A2s+")
    page.press("Odds help")
    page.see("Against one hand of any kind")
    page.page.evaluate(SAVE)
    saved = (course / "play.ipynb").read_text(encoding="utf-8")
    sources = page.page.locator(".jp-OutputArea").inner_html() + saved
    for seat in (1, 2):
        for card in theirs.hand.view(seat)["hole"]:
            assert re.search(rf"\b{card}\b", sources) is None
    page.press("Check (not now)")
    page.see("What was there stays: the hand as it is")
    page.press("Fold")
    page.see("The hand is over")
    page.see("Why the others did what they did")
    page.see("It held")
    page.press("Step back")
    page.see("You look at turn")
    page.press("Step forward")
    page.press("Next hand")
    page.see("Your turn:")
    tree = page.live.aria_snapshot()
    assert named(tree)
    assert 'table "Who sits where"' in tree
    assert 'textbox "My read"' in tree
    page.nothing_left_the_machine()


COLD = """import os, tempfile
os.environ["NUMBA_CACHE_DIR"] = tempfile.mkdtemp()
table = ht.play("hard", seed=7)
table"""


def test_the_first_hand_against_hard_says_that_it_compiles(open_page):
    page = open_page("cold.ipynb", COLD)
    page.see("being compiled for the first time")
    page.type_into("My read", "1: QQ+")
    page.see("The others are still at work; wait for your turn")
    page.see("Your turn:")
    page.type_into("My read", "1: QQ+")
    page.see("seat 1 (hard): QQ+")
    page.nothing_left_the_machine()
