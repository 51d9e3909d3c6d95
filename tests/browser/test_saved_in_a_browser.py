"""A saved notebook without a kernel: a readable text in place of each widget."""

import json
import re

import pytest
from nbconvert import HTMLExporter
from notebook_page import SAVE, SHUT_DOWN, Page

import holdem_teach as ht

pytestmark = pytest.mark.slow

OPEN_WITHOUT_KERNEL = """path => window.jupyterapp.commands.execute('docmanager:open',
    {path, kernelPreference: {shouldStart: false, autoStartDefault: false}})"""
WIDGETS = [
    "ht.explore('Kh Kd', '2c 7s 9d')",
    "ht.explore_hand('Ad Qc', '3h 4c Jh Qd 2s')",
    "ht.explore_range('QQ+, AKs')",
    "ht.explore_pots('30 70 70')",
    "ht.quiz.choice('s.suits', 'How many suits?', {'4': 'Yes.', '5': 'No.'}, '4')",
    "ht.quiz.number('s.hands', 'How many hands of two cards?', 1326, 'Yes.')",
    "ht.quiz.predict('s.wins', 'Which wins?', among=('the first', 'the second'))",
    "ht.quiz.predict('s.flush', 'How many of 100?', unit='%')",
    "ht.play('station', seed=7)",
]
TEXTS = [eval(code).text() for code in WIDGETS]


@pytest.fixture(scope="module")
def saved(browser, lab, course):
    """A saved notebook with everything that there is, whose kernel is gone."""
    page = Page(
        browser.new_page(), f"{lab}/doc/tree", course, "saved.ipynb?reset", WIDGETS
    )
    page.page.locator(".jp-InputPrompt", has_text=f"[{len(WIDGETS)}]:").wait_for()
    assert page.page.locator(".holdem-text:visible").count() == 0
    page.page.evaluate(SAVE)
    page.page.evaluate(SHUT_DOWN)
    page.page.close()
    return course / "saved.ipynb"


@pytest.fixture
def reader(browser):
    page = browser.new_page(viewport={"width": 1000, "height": 3000})
    yield page
    page.close()


def reads_all(page):
    from playwright.sync_api import expect

    shown = page.locator(".holdem-text:visible")
    expect(shown).to_have_text(TEXTS)
    assert "Loading widget" not in page.locator("body").inner_text()


def test_without_a_kernel_there_is_text_for_each(saved, reader, lab):
    reader.goto(f"{lab}/lab?reset")
    reader.wait_for_function("() => window.jupyterapp?.restored")
    reader.evaluate(OPEN_WITHOUT_KERNEL, saved.name)
    reads_all(reader)


def test_a_page_made_of_it_has_text_for_each(saved, reader, tmp_path):
    page = tmp_path / "saved.html"
    page.write_text(HTMLExporter().from_filename(saved)[0], encoding="utf-8")
    reader.goto(page.as_uri())
    reads_all(reader)


def test_no_hidden_card_is_saved(saved):
    cells = json.loads(saved.read_text(encoding="utf-8"))["cells"]
    outputs = json.dumps(cells[-1]["outputs"], ensure_ascii=False)
    hand = ht.play("station", seed=7).state.hand
    assert str(hand.view(0)["hole"][0]) in outputs
    for card in hand.view(1)["hole"]:
        assert re.search(rf"\b{card}\b", outputs) is None
