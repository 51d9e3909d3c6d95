"""Each explorer in JupyterLab and Notebook 7, offline, worked by keyboard alone."""

from itertools import product
from random import Random
from statistics import median

import pytest
from full_uses import compare_rules, weigh_a_range
from notebook_page import QUIZZES, named

import holdem_teach as ht
from holdem_teach.cards import DECK, parse_cards

pytestmark = pytest.mark.slow

THEME = (
    """theme => window.jupyterapp.commands.execute('apputils:change-theme', {theme})"""
)
# How long until the page says something else, in milliseconds; nothing if it says the
# same of other cards.
CHANGE = """([name, value]) => new Promise(done => {
    const live = document.querySelector('.holdem-live');
    const line = [...live.querySelectorAll('input')].find(
        each => each.labels[0]?.textContent === name);
    setTimeout(() => done(null), 2000);
    const before = live.querySelector('.holdem-answer')?.textContent;
    const started = performance.now();
    const watch = new MutationObserver(() => {
        const now = live.querySelector('.holdem-answer')?.textContent;
        if (now && now !== before) {
            watch.disconnect();
            done(performance.now() - started);
        }
    });
    watch.observe(live, {childList: true, subtree: true, characterData: true});
    line.value = value;
    line.dispatchEvent(new Event('input', {bubbles: true}));
    line.dispatchEvent(new Event('change', {bubbles: true}));
})"""


def test_hand_strength_by_keyboard_alone(open_in_each):
    page = open_in_each("strength.ipynb", "ht.explore(seed=1)")
    page.type_into("Hole cards", "8d 7d")
    page.see("Your cards: 8d♦7d♦")
    page.type_into("Board", "9d 6c 2d")
    page.see("On the board: 9d♦6c♣2d♦")
    page.type_into("My guess, %", "40")
    page.press("Reveal")
    result = ht.effective_hand_strength("8d 7d", "9d 6c 2d")
    page.see(f"You guessed 40 %, the answer is {100 * result.ehs:.1f} %")
    page.type_into("Their range", "99+, AdKd")
    page.press("Guess first", "Space")
    against = ht.effective_hand_strength("8d 7d", "9d 6c 2d", weights="99+, AdKd")
    page.see(f"{100 * against.ehs:.1f} %")
    page.next_page("Streets")
    page.see("On the flop the EHS is")
    page.next_page("Their hands")
    page.see("Their hands now")
    page.type_into("Story of", "99")
    page.see("Against 99 you are behind now.")
    page.next_page("Next card")
    page.see("Outs of 8d 7d on 9d 6c 2d against 99+, AdKd")
    page.next_page("All hands")
    page.see("87s is number")
    page.next_page("My guesses")
    page.see("1 guess so far")
    page.press("Practise")
    page.next_page("Answer")
    page.see("How strong is this hand, in per cent?")
    tree = page.live.aria_snapshot()
    assert named(tree)
    assert 'tab "Answer" [selected]' in tree
    assert 'checkbox "Guess first" [checked]' in tree
    page.nothing_left_the_machine()


def test_hand_by_keyboard_alone(open_in_each):
    page = open_in_each("hand.ipynb", "ht.explore_hand()")
    page.type_into("Board", "As Ks Qs Js Ts")
    page.see("straight flush, ace high")
    compare_rules(page)
    page.see("Still to choose: Hole card 1")
    page.press("Next street")
    page.see("Still to choose: Hole card 1, Hole card 2.")
    page.press("Random cards")
    page.see("How rare")
    assert 'group "plays"' in page.live.aria_snapshot()
    page.nothing_left_the_machine()


def test_range_by_keyboard_alone(open_in_each):
    page = open_in_each("range.ipynb", "ht.explore_range()")
    weigh_a_range(page)
    tree = page.live.aria_snapshot()
    assert 'cell "T9s: 3 of 4 hands, weight 50 per cent"' in tree
    assert "JJ+, AKs, T9s@0.5" in page.page.get_by_label("In Python").input_value()
    page.nothing_left_the_machine()


def test_pots_by_keyboard_alone(open_in_each):
    page = open_in_each("pots.ipynb", "ht.explore_pots(seed=1)")
    page.type_into("Put in", "50 200 80")
    page.see("120 that nobody matched go back to seat 1")
    page.type_into("Folded", "2")
    page.see("side pot 1 of 60: seat 1;")
    page.type_into("Folded", "0 1 2")
    page.see("All seats would have folded")
    page.type_into("Folded", "")
    page.type_into("Best hands", "0 = 1 > 2")
    page.type_into("Button", "1")
    page.see("150 of 480")
    page.press("Random case")
    tree = page.live.aria_snapshot()
    assert named(tree)
    assert 'img "main pot of' in tree
    assert 'table "What each seat put in and gets.' in tree
    page.nothing_left_the_machine()


def test_an_answer_follows_within_a_tenth_of_a_second(open_page):
    page = open_page("speed.ipynb", "ht.explore(guess_first=False)")
    took = times(page, 60)
    print(f"an answer: {median(took):.0f} ms, the median of {len(took)} changes")
    assert len(took) > 25
    assert median(took) < 100


@pytest.mark.parametrize("tab", ["Their hands", "Next card", "All hands"])
def test_a_map_follows_within_half_a_second(open_page, tab):
    page = open_page("maps.ipynb", "ht.explore(guess_first=False)")
    page.live.get_by_role("tab", name=tab).click()
    took = times(page, 12)
    print(f"{tab}: {median(took):.0f} ms, the median of {len(took)} changes")
    assert median(took) < 500


def times(page, number):
    """How long changes of the flop take, once what they need has been compiled."""
    random = Random(1)
    page.page.wait_for_timeout(8000)
    took = []
    for _ in range(number + 5):
        deck = [card for card in DECK if card not in (*parse_cards("Ad Qc"),)]
        board = " ".join(map(str, random.sample(deck, 3)))
        took.append(page.page.evaluate(CHANGE, ["Board", board]))
        page.page.wait_for_timeout(150)
    return [each for each in took[5:] if each is not None]


SHOWN = {
    "strength": "ht.explore(guess_first=False)",
    "hand": "ht.explore_hand()",
    "range": "ht.explore_range()",
    "pots": "ht.explore_pots('1 2 3 4 5 6 7 8 9')",
    "play": "ht.play('rock, rock, rock, rock', game='freezeout', seed=1)",
    "quiz": QUIZZES,
}
# At 200 % a page of 1,000 pixels has room for half as many; high, for the pictures.
SIZES = [(1000, 1600), (500, 2600)]
WIDTHS = """() => {
    const shown = document.querySelectorAll('.jp-OutputArea-output, .holdem-square');
    return [...shown].map(each => [each.scrollWidth, each.clientWidth]);
}"""


@pytest.mark.parametrize("name", SHOWN)
def test_nothing_is_wider_than_the_page(open_page, picture, name):
    page = open_page("zoom.ipynb", SHOWN[name])
    for tab in page.live.get_by_role("tab").all()[2:3]:
        tab.click()
        page.see("Their hands now")
    for theme, size in product(("Light", "Dark"), SIZES):
        page.page.evaluate(THEME, f"JupyterLab {theme}")
        page.page.set_viewport_size({"width": size[0], "height": size[1]})
        page.page.wait_for_timeout(500)
        picture(f"{name}-{theme}-{size[0]}", page.live)
        widths = page.page.evaluate(WIDTHS)
        assert widths
        assert all(needed <= there + 1 for needed, there in widths), (theme, size)
