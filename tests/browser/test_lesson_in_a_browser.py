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
    ("combobox", "Hole card 1"),
    ("combobox", "Hole card 2"),
    ("combobox", "Flop 1"),
    ("combobox", "Flop 2"),
    ("combobox", "Flop 3"),
    ("combobox", "Turn"),
    ("combobox", "River"),
    ("textbox", "Hole cards"),
    ("textbox", "Board"),
    ("spinbutton", "My guess, %"),
    ("button", "Reveal"),
    ("checkbox", "Guess first"),
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

    def see(self, card):
        """Wait until a card lies there, as a person does who types fast."""
        self.explorer.get_by_role("img", name=card).wait_for()

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

    def type_into(self, name, text):
        """Go to the explorer by keyboard and type into one of its lines."""
        self.page.evaluate(GO_TO_EXPLORER)
        self.tab_to(name)
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
    assert stderr.count() == 0


def test_a_card_is_changed_by_keyboard_alone_and_the_new_ehs_is_read(lesson):
    lesson.type_into("Board", "3h 4c Jh")
    lesson.type_into("Hole cards", "Ad Qc")
    lesson.page.evaluate(GO_TO_EXPLORER)
    lesson.tab_to("Turn")
    lesson.page.keyboard.type("Qh")
    lesson.see("queen of hearts")
    lesson.guess(70)
    answer = lesson.explorer.get_by_role("status")
    answer.filter(has_text="You guessed 70 %").wait_for()
    assert f"the answer is {ehs('Ad Qc', '3h 4c Jh Qh')}" in answer.inner_text()
    row = lesson.explorer.get_by_role("row", name="Effective hand strength (EHS)")
    assert ehs("Ad Qc", "3h 4c Jh Qh") in row.inner_text()


def test_what_is_refused_is_said_and_the_last_good_cards_stay(lesson):
    lesson.type_into("Board", "3h 4c Jh")
    lesson.type_into("Hole cards", "Ad Qc")
    lesson.see("queen of clubs")
    lesson.type_into("Hole cards", "Ad 3h")
    alert = lesson.explorer.get_by_role("alert")
    alert.filter(has_text="3h at card 2 is already in Board").wait_for()
    assert "Ad Qc on 3h 4c Jh" in alert.inner_text()
    lesson.type_into("Hole cards", "Ad Kd")
    alert.wait_for(state="detached")


def test_every_control_has_a_name_and_every_picture_its_words(lesson):
    lesson.type_into("Hole cards", "8d 7d")
    lesson.type_into("Board", "9d 6c 2d")
    lesson.see("two of diamonds")
    lesson.guess(40)
    lesson.explorer.get_by_text("You guessed 40 %").wait_for()
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
