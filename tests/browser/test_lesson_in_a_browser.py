"""The first lesson in JupyterLab, offline, as one works with it without a mouse."""

import re
from urllib.parse import urlsplit

import pytest

import holdem_teach as ht

pytestmark = pytest.mark.slow

LESSON = "notebooks/01_what_is_a_hand_worth.ipynb"
SECONDS = 60
IS_IDLE = """() => window.jupyterapp?.shell.currentWidget?.sessionContext
    ?.kernelDisplayStatus === 'idle'"""
RUN_ALL = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"
# Run-all leaves the last cell active; a reader goes to the explorer's by arrow keys.
GO_TO_EXPLORER = """() => {
    const notebook = window.jupyterapp.shell.currentWidget.content;
    notebook.activeCellIndex = notebook.widgets.findIndex(
        cell => cell.model.id === 'explorer');
    notebook.mode = 'command';
    notebook.activeCell.node.focus();
}"""
FOCUSED = """() => {
    const control = document.activeElement;
    return control.labels?.[0]?.textContent || control.textContent;
}"""
CONTROL = re.compile(
    r'^ *- (combobox|textbox|spinbutton|button|checkbox)(?: "([^"]*)")?', re.MULTILINE
)
CONTROLS = [
    ("textbox", "Hole cards"),
    ("textbox", "Board"),
    ("button", "Next street"),
    ("button", "Random cards"),
    ("button", "Take back"),
    ("button", "Clear"),
    ("button", "Change to Omaha"),
    ("spinbutton", "Opponents"),
    ("textbox", "Their range"),
    ("spinbutton", "Samples"),
    ("spinbutton", "My guess, %"),
    ("button", "Reveal"),
    ("button", "Practise"),
    ("checkbox", "Guess first"),
    ("button", "Next page"),
    ("textbox", "In Python"),
    *(("button", f"{rank}{suit}") for suit in "♠♥♦♣" for rank in "AKQJT98765432"),
]


class Lesson:
    """The lesson, and what its page asked for and complained of."""

    def __init__(self, page, address):
        self.page = page
        self.requests, self.errors = [], []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("websocket", lambda socket: self.requests.append(socket.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._on_console)
        page.goto(f"{address}/doc/tree/{LESSON}")
        page.wait_for_function(IS_IDLE)
        page.evaluate(RUN_ALL)  # resolves when all cells have run, or one has failed
        self.explorer = page.locator(".jp-OutputArea-output").filter(
            has=page.get_by_label("Guess first")
        )
        self.explorer.wait_for()

    def _on_console(self, message):
        if message.type == "error":
            self.errors.append(message.text)

    def see(self, text):
        """Wait until the explorer says something; a failure tells what it says."""
        from playwright.sync_api import expect

        expect(self.explorer).to_contain_text(text, timeout=1000 * SECONDS)

    def tab_to(self, name):
        """Press the tab key until a control has the focus."""
        for _ in range(20):
            if self.page.evaluate(FOCUSED) == name:
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"the tab key does not lead to {name}")

    def guess(self, percent):
        """Type a guess and press Reveal, by keyboard alone."""
        self.tab_to("My guess, %")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(str(percent))
        self.tab_to("Reveal")
        self.page.keyboard.press("Enter")

    def go_to(self, name):
        """Go to a control of the explorer from its cell."""
        self.page.evaluate(GO_TO_EXPLORER)
        self.tab_to(name)

    def type_into(self, name, text):
        """Go to one of the explorer's lines and type into it."""
        self.go_to(name)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")


@pytest.fixture(scope="module")
def lesson(lab, chromium, flags):
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=flags)
        page = browser.new_page(viewport={"width": 1000, "height": 900})
        page.set_default_timeout(1000 * SECONDS)
        yield Lesson(page, lab)
        browser.close()


def ehs(hole, board):
    return f"{100 * ht.effective_hand_strength(hole, board).ehs:.1f} %"


def test_every_cell_has_run_without_an_error(lesson):
    counts = lesson.page.evaluate(
        """() => window.jupyterapp.shell.currentWidget.content.widgets
            .filter(cell => cell.model.type === 'code')
            .map(cell => cell.model.executionCount)"""
    )
    assert counts == list(range(1, len(counts) + 1))
    stderr = lesson.page.locator('.jp-OutputArea-output[data-mime-type$="stderr"]')
    assert stderr.all_inner_texts() == []


def choose(lesson, hole, board):
    """Type cards, one line after the other, each when the one before is shown."""
    lesson.type_into("Board", board)
    lesson.see(as_shown("On the board: ", board))
    lesson.type_into("Hole cards", hole)
    lesson.see(as_shown("Your cards: ", hole))


def as_shown(before, cards):
    signs = dict(zip("cdhs", "♣♦♥♠", strict=True))
    return before + "".join(f"{card}{signs[card[1]]}" for card in cards.split())


def test_a_card_is_changed_by_keyboard_alone_and_the_new_ehs_is_read(lesson):
    choose(lesson, "Ad Qc", "3h 4c Jh")
    lesson.type_into("Board", "3h 4c Jh Qh")
    lesson.see(as_shown("On the board: ", "3h 4c Jh Qh"))
    lesson.guess(70)
    expected = ehs("Ad Qc", "3h 4c Jh Qh")
    lesson.see(f"You guessed 70 %, the answer is {expected}")
    row = lesson.explorer.get_by_role("row", name="Effective hand strength (EHS)")
    assert expected in row.inner_text()


def test_what_is_refused_is_said_and_the_last_good_cards_stay(lesson):
    choose(lesson, "Ad Qc", "3h 4c Jh")
    lesson.type_into("Hole cards", "Ad 3h")
    lesson.see("3h at card 2 is already in Board")
    alert = lesson.explorer.get_by_role("alert")
    assert "Ad Qc on 3h 4c Jh" in alert.inner_text()
    lesson.type_into("Hole cards", "Ad Kd")
    lesson.see(as_shown("Your cards: ", "Ad Kd"))
    assert alert.count() == 0


def test_every_control_has_a_name_and_every_picture_its_words(lesson):
    choose(lesson, "8d 7d", "9d 6c 2d")
    lesson.guess(40)
    lesson.see("You guessed 40 %")
    tree = lesson.explorer.aria_snapshot()
    assert CONTROL.findall(tree) == CONTROLS
    assert 'img "eight of diamonds"' in tree
    assert 'img "Of 100 hands of the opponent: now ahead of' in tree
    assert 'table "The four numbers"' in tree
    assert "- status:" in tree


def test_nothing_leaves_the_machine_and_nothing_complains(lesson):
    hosts = {
        urlsplit(url).hostname
        for url in lesson.requests
        if not url.startswith(("data:", "blob:"))
    }
    assert hosts == {"127.0.0.1"}
    assert lesson.errors == []
