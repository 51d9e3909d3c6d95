"""Every lesson passes the lint, and the lint finds what it is for."""

import nbformat
import notebook_lint
import pytest
import tools


@pytest.fixture
def lesson(first_lesson):
    return nbformat.read(first_lesson, as_version=4)


def cell(lesson, name):
    return next(cell for cell in lesson.cells if cell.id == name)


def test_every_lesson_passes_and_is_stripped(notebooks):
    assert [trouble for path in notebooks for trouble in tools.check(path)] == []


def test_the_command_measures_each_notebook_beside_the_pattern(notebooks, capsys):
    assert tools.main(["measure", *map(str, notebooks)]) == 0
    lines = capsys.readouterr().out.splitlines()
    head, _, pattern, *rows = [line.strip("| ").split(" | ") for line in lines]
    assert head[:4] == ["lesson", "minutes", "cells", "% text"]
    assert pattern[:4] == ["the pattern", "40 to 50", "35 to 60", "40 to 60"]
    assert [row[0] for row in rows] == [path.stem for path in notebooks]
    assert {len(row) for row in rows} == {len(head)}
    assert rows[0][1] == "**10**"  # the start page is no lesson


def with_text(name, old, new):
    def change(lesson):
        changed = cell(lesson, name)
        assert old in changed.source
        changed.source = changed.source.replace(old, new)

    return change


def with_code(line):
    def change(lesson):
        cell(lesson, "deck").source += f"\n{line}"

    return change


def with_output(data):
    def change(lesson):
        output = nbformat.v4.new_output("display_data", data)
        cell(lesson, "deck").outputs = [output]

    return change


def with_error(lesson):
    cell(lesson, "deck").outputs = [nbformat.v4.new_output("error", ename="NameError")]


def never_run(lesson):
    cell(lesson, "deck").execution_count = None


def never_stored(lesson):
    cell(lesson, "deck").outputs = []


def live_and_checked(lesson):
    cell(lesson, "deck").metadata["tags"] = ["live"]


def widget_state(lesson):
    lesson.metadata["widgets"] = {}


def much_too_short(lesson):
    del lesson.cells[20:]


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (with_text("cards", "## Cards", "# Cards"), "expected one H1"),
        (with_text("cards", "## Cards", "##### Cards"), "skips from level 3"),
        (with_text("recap", "## Recap", "## The end"), "no heading 'Recap'"),
        (with_text("next", "CC BY 4.0", "a licence"), "'CC BY 4.0' is said nowhere"),
        (with_text("goals", "**", ""), "fewer than three goals"),
        (with_text("before-you-start", "| 12 |", "| 13 |"), "do not add up"),
        (with_text("before-you-start", "**Time:**", "Time:"), "minutes of the whole"),
        (with_text("cards", "## Cards", "## Card"), "does not list the sections"),
        (with_text("before-you-start", "#Cards", "#Card"), "there is no heading Card"),
        (with_text("next", "ex02", "ex99"), "no file ../exercises/ex99_ranking.py"),
        (with_text("next", "https:", "http:"), "is not https"),
        (
            with_text("explore", "![The hand", "![](no.png) ![The hand"),
            "no alternative",
        ),
        (with_text("cards", "A card", "<img src='x'> A card"), "an <img> has no alt="),
        (with_output({"text/html": "<svg></svg>"}), "an <svg> has no aria-label="),
        (with_output({"image/png": "AA=="}), "drops the alt text"),
        (with_code("len(DECK);"), "a semicolon at the end"),
        (with_code("%matplotlib inline"), "a magic"),
        (with_code("!ls"), "a magic"),
        (with_code("ht.check?"), "a magic"),
        (with_code("open('/home/ada/cards.txt')"), "a path of a machine: /home/"),
        (with_output({"text/plain": "C:\\Users\\Ada"}), "a path of a machine: C:"),
        (with_output({notebook_lint.WIDGET: {}}), "the view of a widget"),
        (with_error, "an error or a warning is stored"),
        (never_run, "not every cell was run once"),
        (never_stored, "is checked, and none is stored"),
        (live_and_checked, "is checked, and other each time"),
        (widget_state, "metadata.widgets"),
        (much_too_short, "expected 35 to 60 cells"),
    ],
)
def test_each_fault_is_found(lesson, first_lesson, change, trouble):
    change(lesson)
    found = notebook_lint.lint(lesson, first_lesson.parent)
    assert any(trouble in sentence for sentence in found), found
