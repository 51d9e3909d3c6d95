"""`holdem-teach explore`: the explorers as a page by Voilà, by keyboard, offline."""

import os
import re
import signal
import socket
import subprocess
import sys
from importlib.util import find_spec
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from full_uses import compare_rules, weigh_a_range
from notebook_page import FOCUSED, Watched

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("voila") is None, reason="Voilà is not installed"),
]

MILLISECONDS = 30_000
TABS = ["Hand strength", "Hands", "Ranges", "Pots", "Play"]


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """The address of the page."""
    home = tmp_path_factory.mktemp("explore")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    told = ["explore", "--no-browser", "--port", str(port)]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "holdem_teach", *told],
            env={**os.environ, "HOME": str(home)},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/voila/static/voila-style.js", server)
            yield f"http://127.0.0.1:{port}/"
        finally:
            os.killpg(server.pid, signal.SIGINT)  # as Ctrl-C in a terminal does
            server.wait(timeout=30)


def wait_for(address, server):
    deadline = monotonic() + 60
    while monotonic() < deadline and server.poll() is None:
        try:
            urlopen(address, timeout=5).close()
        except URLError as trouble:
            if hasattr(trouble, "code"):
                return
            sleep(0.2)
        else:
            return
    pytest.fail(f"Voilà did not answer at {address}")


class Page(Watched):
    """The page of all explorers."""

    milliseconds = MILLISECONDS

    def __init__(self, page, address):
        super().__init__(page)
        page.set_default_timeout(MILLISECONDS)
        page.goto(address)
        page.get_by_role("tab", name=TABS[0], exact=True).wait_for()
        self.live = page.locator("body")

    def start_of_tabs(self):
        self.live.evaluate("live => { live.tabIndex = -1; live.focus(); }")

    def turn_to(self, name):
        """Go to an explorer by keyboard."""
        self.tab_to(TABS[0])
        for _ in range(TABS.index(name)):
            self.page.keyboard.press("ArrowRight")
        assert self.page.evaluate(FOCUSED) == name
        self.page.keyboard.press("Enter")

    def press(self, name):
        self.start_of_tabs()
        self.tab_to(name)
        self.page.keyboard.press("Enter")


@pytest.fixture
def page(browser, served):
    made = browser.new_page(viewport={"width": 1000, "height": 900})
    yield Page(made, served)
    made.close()


def test_each_explorer_is_reached_and_worked_by_keyboard_alone(page):
    page.tab_to(TABS[0])
    for name in TABS[1:]:
        page.page.keyboard.press("ArrowRight")
        assert page.page.evaluate(FOCUSED) == name
        page.page.keyboard.press("Enter")
        page.page.wait_for_timeout(500)
    page.see("seat 3 (station)")
    page.page.keyboard.press("ArrowLeft")
    page.page.keyboard.press("Enter")
    page.see("Who may win what: main pot of 90")
    page.type_into("Put in", "50 200 80")
    page.see("120 that nobody matched go back to seat 1")
    page.type_into("Folded", "2")
    page.see("side pot 1 of 60: seat 1;")
    tree = page.page.locator("body").aria_snapshot()
    assert 'heading "Explore Texas Hold\'em"' in tree
    assert 'tab "Pots" [selected]' in tree
    unnamed = re.findall(r"^ *- (?:textbox|spinbutton|button|checkbox)$", tree, re.M)
    assert unnamed == []
    assert len(page.page.locator(".jp-InputArea-editor:visible").all()) == 0


def test_hands_are_worked_through_by_keyboard_alone(page):
    page.turn_to("Hands")
    page.see("What an opponent can hold")
    page.type_into("Board", "As Ks Qs Js Ts")
    page.type_into("Hole cards", "Ad Ah")
    page.see("Your hand: straight flush, ace high")
    compare_rules(page)
    page.press("Random cards")
    page.see("How rare")
    page.press("Take back")
    page.press("A♠")
    page.nothing_left_the_machine()


def test_ranges_are_worked_through_by_keyboard_alone(page):
    page.turn_to("Ranges")
    page.see("The range has 22 hands")
    weigh_a_range(page)
    page.type_into("Range", "JJ+, XX")
    page.see("XX")
    tree = page.live.aria_snapshot()
    assert 'cell "T9s: 3 of 4 hands, weight 50 per cent"' in tree
    page.nothing_left_the_machine()


def test_at_twice_the_size_no_explorer_is_wider_than_the_page(page, picture):
    page.page.set_viewport_size({"width": 500, "height": 2600})
    for name in TABS:
        page.page.get_by_role("tab", name=name, exact=True).click()
        page.page.wait_for_timeout(1000)
        picture(f"voila-{name}", page.page)
        needed, there = page.page.evaluate(
            "() => [document.body.scrollWidth, document.documentElement.clientWidth]"
        )
        assert needed <= there, name


def test_the_answer_of_the_first_explorer_is_there(page):
    page.type_into("My guess, %", "40")
    page.tab_to("Reveal")
    page.page.keyboard.press("Enter")
    page.see("You guessed 40 %, the answer is 51.2 %")


def test_nothing_leaves_the_machine_and_nothing_complains(page):
    page.page.wait_for_timeout(1000)
    page.nothing_left_the_machine()
