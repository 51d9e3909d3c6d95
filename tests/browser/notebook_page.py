"""A notebook with one explorer in a browser, worked by keyboard."""

import json
import re
from urllib.parse import urlsplit

import pytest

MILLISECONDS = 60_000
IS_IDLE = """() => window.jupyterapp?.shell.currentWidget?.sessionContext
    ?.kernelDisplayStatus === 'idle'"""
RUN_ALL = "() => window.jupyterapp.commands.execute('notebook:run-all-cells')"
SAVE = "() => window.jupyterapp.commands.execute('docmanager:save')"
SHUT_DOWN = "() => window.jupyterapp.shell.currentWidget.sessionContext.shutdown()"
# What a screen reader says of what has the focus: its label, its name or its text.
FOCUSED = """() => {
    const control = document.activeElement;
    return control.labels?.[0]?.textContent || control.textContent;
}"""
# Each kind of quiz, in one explorer's place.
QUIZZES = """import ipywidgets
asked = [
    ht.quiz.choice("q.suits", "How many suits are there?",
        {"four": "c, d, h and s.", "thirteen": "So many ranks."}, right="four"),
    ht.quiz.number("q.hands", "How many hands of two cards?", 1326,
        "52 times 51, halved.", said={2652: "Each is counted twice."}),
    ht.quiz.predict("q.wins", "Which wins more often before the flop?",
        among=("a pair of twos", "an ace and a king of one suit, though they are no"
            " pair as yet and have to find one among the five cards on the board")),
    ht.quiz.predict("q.flush", "How many of 100 hands are flushes?", unit="%"),
]
ipywidgets.VBox(asked).add_class("holdem-live")"""
CONTROL = re.compile(
    r"^ *- (combobox|textbox|spinbutton|button|checkbox|tab)\b(.*)$", re.M
)


class Watched:
    """A page worked by keyboard, and what it asked for and complained of.

    ``live`` is the part that answers; ``start_of_tabs`` puts the focus before it.
    """

    milliseconds = MILLISECONDS
    not_ours = ()  # complaints that come without us as well

    def __init__(self, page):
        self.page = page
        self.requests, self.errors = [], []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._on_console)

    def _on_console(self, message):
        if message.type == "error":
            self.errors.append(message.text)

    def see(self, text):
        from playwright.sync_api import expect

        expect(self.live).to_contain_text(text, timeout=self.milliseconds)

    def tab_to(self, name):
        for _ in range(45):
            if self.page.evaluate(FOCUSED) == name:
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"the tab key does not lead to {name}")

    def type_into(self, name, text):
        self.start_of_tabs()
        self.tab_to(name)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def nothing_left_the_machine(self):
        """No request to others, and no complaint but those that are not ours."""
        hosts = {
            urlsplit(url).hostname
            for url in self.requests
            if not url.startswith(("data:", "blob:"))
        }
        assert hosts == {"127.0.0.1"}
        assert [error for error in self.errors if error not in self.not_ours] == []


class Page(Watched):
    """A notebook with one explorer; ``code`` may be several cells."""

    def __init__(self, page, address, course, name, code, size=(1000, 900)):
        super().__init__(page)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        _write_notebook(course / name.partition("?")[0], code)
        page.goto(f"{address}/{name}")
        page.wait_for_function(IS_IDLE)
        page.evaluate("() => window.jupyterapp.shell.collapseLeft?.()")
        page.evaluate(RUN_ALL)
        self.live = page.locator(".holdem-live").first
        self.live.wait_for()

    def start_of_tabs(self):
        """Put the focus before the explorer's first control, as a click there does."""
        self.live.evaluate("live => { live.tabIndex = -1; live.focus(); }")

    def press(self, name, key="Enter"):
        self.start_of_tabs()
        self.tab_to(name)
        self.page.keyboard.press(key)

    def next_page(self, name):
        """Go to the next page, which has this name."""
        self.press("Next page")
        self.live.get_by_role("tab", name=name, selected=True).wait_for()


def _write_notebook(path, code):
    first, *others = [code] if isinstance(code, str) else code
    sources = [f"import holdem_teach as ht\n{first}", *others]
    cell = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
    cells = [
        {**cell, "id": f"cell-{number}", "source": source}
        for number, source in enumerate(sources)
    ]
    kernel = {"name": "python3", "display_name": "Python 3"}
    notebook = {"cells": cells, "metadata": {"kernelspec": kernel}}
    notebook |= {"nbformat": 4, "nbformat_minor": 5}
    path.write_text(json.dumps(notebook), encoding="utf-8")


def controls(tree):
    """Names and states of what can be operated, as a screen reader tells them."""
    return CONTROL.findall(tree)


def named(tree):
    """Whether each control has a name."""
    return [kind for kind, name in controls(tree) if ' "' not in f" {name}"] == []
