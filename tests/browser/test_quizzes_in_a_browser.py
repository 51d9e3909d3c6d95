"""Each kind of quiz in JupyterLab and Notebook 7, by keyboard alone, offline."""

import json

import pytest
from notebook_page import QUIZZES, controls, named

pytestmark = pytest.mark.slow

FOCUS_LAST = """() => {
    const notebook = window.jupyterapp.shell.currentWidget.content;
    notebook.activeCellIndex = notebook.widgets.length - 1;
    notebook.mode = 'command';
    notebook.activeCell.node.focus();
}"""


def test_each_kind_by_keyboard_alone_and_kept_in_the_copy(open_in_each, course):
    kept = course / ".holdem-teach-answers.json"
    kept.unlink(missing_ok=True)
    page = open_in_each("quiz.ipynb", [QUIZZES, "asked[-1].reveal(0.00198)"])
    below = page.page.locator(".jp-Notebook")
    page.press("thirteen")
    page.see("Not yet. So many ranks.")
    page.press("four")
    page.see("Right. c, d, h and s. (2 answers so far)")
    page.type_into("My answer", "lots")
    page.tab_to("Answer")
    page.page.keyboard.press("Enter")
    page.see("'lots' is no number")
    page.type_into("My answer", "2652")
    page.tab_to("Answer")
    page.page.keyboard.press("Enter")
    page.see("Not yet. Each is counted twice. (1 answer so far)")
    page.press("a pair of twos", key="Space")
    page.see("You predict a pair of twos. Now run the next cell.")
    page.tab_to("My answer")
    page.page.keyboard.type("5")
    page.tab_to("Answer")
    assert "Answer in the cell above first" in below.inner_text()
    page.page.keyboard.press("Enter")
    page.see("You predict 5 %. Now run the next cell.")
    page.page.evaluate(FOCUS_LAST)
    page.page.keyboard.press("Control+Enter")
    page.see("You predicted 5 %, the answer is 0.198 %: the gap is 4.802 points.")
    tree = page.live.aria_snapshot()
    assert named(tree)
    assert [name.split('"')[1] for _, name in controls(tree)] == [
        *("→ four", "thirteen", "My answer", "Answer", "→ a pair of twos"),
        "an ace and a king of one suit, though they are no pair as yet and have to"
        " find one among the five cards on the board",
        *("My answer", "Answer"),
    ]
    answers = json.loads(kept.read_text(encoding="utf-8"))["q.suits"]
    assert [each["answer"] for each in answers] == ["thirteen", "four"]
    page.nothing_left_the_machine()
