"""Each lesson in JupyterLab, offline: it runs, and its explorer answers."""

from pathlib import Path

import pytest
from notebook_page import IS_IDLE, RUN_ALL, SHUT_DOWN, Watched

pytestmark = pytest.mark.slow

LESSONS = sorted(path.stem for path in Path("notebooks").glob("[0-9][0-9]_*.ipynb"))
SECONDS = 60
COUNTS = """() => window.jupyterapp.shell.currentWidget.content.widgets
    .filter(cell => cell.model.type === 'code' && cell.model.sharedModel.source)
    .map(cell => cell.model.executionCount)"""
# JupyterLab keeps away what is not near the active cell
GO_TO = """place => {
    const notebook = window.jupyterapp.shell.currentWidget.content;
    notebook.activeCellIndex = place;
    notebook.scrollToItem(place, 'start');
    notebook.activeCell.node.dataset.holdem = 'here';
}"""
FIND = r"""() => window.jupyterapp.shell.currentWidget.content.widgets.findIndex(
    cell => /\bht\.(explore\w*|play)\(/.test(cell.model.sharedModel.source)
        && cell.model.type === 'code')"""
# What each kind of explorer answers to.
BUTTONS = ("Random cards", "Random case", "Fold")


class Lesson(Watched):
    """A lesson that has been run."""

    def __init__(self, page, address):
        super().__init__(page)
        page.goto(address)
        page.wait_for_function(IS_IDLE)
        page.evaluate("() => window.jupyterapp.shell.collapseLeft()")
        page.evaluate(RUN_ALL)  # resolves when all cells have run, or one has failed

    def go_to(self, place):
        """Go to a cell."""
        self.page.evaluate(GO_TO, place)
        self.live = self.page.locator('[data-holdem="here"] .holdem-live')

    def answers(self):
        """Press what the explorer answers to, and wait until it says something else."""
        from playwright.sync_api import expect

        self.live.wait_for()
        button = next(filter(lambda each: each.count(), map(self.button, BUTTONS)))
        before = self.live.inner_text()
        button.focus()
        self.page.keyboard.press("Enter")
        expect(self.live).not_to_have_text(before, use_inner_text=True)

    def button(self, name):
        return self.live.get_by_role("button", name=name, exact=True)


@pytest.fixture
def lesson(browser, lab, request):
    page = browser.new_page(viewport={"width": 1000, "height": 900})
    page.set_default_timeout(1000 * SECONDS)
    lesson = Lesson(page, f"{lab}/doc/tree/notebooks/{request.param}.ipynb?reset")
    yield lesson
    page.evaluate(SHUT_DOWN)
    page.close()


@pytest.mark.parametrize("lesson", LESSONS, indirect=True, ids=str)
def test_a_lesson_runs_and_its_explorer_answers(lesson, picture, request):
    name = request.node.callspec.id
    counts = lesson.page.evaluate(COUNTS)
    assert counts == list(range(1, len(counts) + 1))
    stderr = lesson.page.locator('[data-mime-type$="stderr"]')
    assert stderr.all_inner_texts() == []
    lesson.go_to(0)
    picture(f"{name}-top", lesson.page)
    place = lesson.page.evaluate(FIND)
    assert place > 0 or name.startswith("00_")
    if place > 0:
        lesson.go_to(place)
        lesson.answers()
        picture(f"{name}-explorer", lesson.live)
    lesson.nothing_left_the_machine()
