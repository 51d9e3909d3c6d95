"""No lesson quotes a number that neither a cell nor the ledger of facts comes to."""

import figures
import nbformat
import pytest

# What may stand in a text all the same: examples of answers, and what is given.
ALLOWED = {
    "00": {"40": "minutes, which the lint holds", "50": "minutes"},
    "01": {"20": "an example of an answer"},
    "05": {"2015": "a year"},
    "06": {"160": "the wrong answer of somebody who doubles 80"},
    "08": {"80": "what a range is looked for with"},
    "09": {
        "1998": "a year",
        "2002": "a year",
        "0.4": "the fact draw_ppot, rounded",
    },
    "10": {"2000": "an answer to choose from", "10000": "an answer to choose from"},
    "11": {
        "0.75": "a number of Easy, held by test_claims.py",
        "20": "hands to play; the width of an interval that is asked for",
        "80": "the width of an interval that is given",
    },
    "13": {"16": "the square of 4; four times four bits", "21": "comb(7, 5)"},
}


@pytest.fixture
def lesson(first_lesson):
    return nbformat.read(first_lesson, as_version=4)


def test_every_figure_of_every_lesson_is_accounted_for(notebooks):
    found = {}
    for path in notebooks:
        read = nbformat.read(path, as_version=4)
        left = list(figures.out_of_nowhere(read, ALLOWED.get(path.name[:2], {})))
        found |= {path.name: left} if left else {}
    assert found == {}


@pytest.mark.parametrize("number", ["3,871", "0.5123", "47.25"])
def test_a_figure_out_of_nowhere_is_found(lesson, number):
    cell = next(cell for cell in lesson.cells if cell.cell_type == "markdown")
    cell.source += f"\n\nIn {number} of all cases it is so."
    wanted = (cell.id, number.replace(",", ""))
    assert wanted in list(figures.out_of_nowhere(lesson, {}))


def test_what_is_no_figure_is_passed_over():
    text = """In lesson 871 and lessons 872 and 873: `874`, [875](876.md), ex877, L878.
1. A list.

| section | 879 |

**Time:** 880 minutes. [CC BY 4.0](https://example.org/881)"""
    assert figures.figures(text) == []
    assert figures.figures("1,081 hands, 58.5 %, x-ray 12.") == ["1081", "58.5", "12"]


def test_the_lessons_ask_the_ledger(notebooks):
    asking = {
        path.name[:2]
        for path in notebooks
        if any(
            "fact(" in cell.source
            for cell in nbformat.read(path, as_version=4).cells
            if cell.cell_type == "code"
        )
    }
    assert {f"{number:02}" for number in range(2, 14)} - asking == set()
