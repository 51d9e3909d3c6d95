"""A word means one thing in all lessons, and the course's glossary has them all."""

import glossary_page
import pytest


@pytest.fixture(scope="module")
def rows():
    return list(glossary_page.entries(glossary_page.lessons()))


def test_each_lesson_explains_words(rows, notebooks):
    assert {row.lesson for row in rows} == {path.name for path in notebooks}


def test_a_word_has_one_meaning(rows):
    assert glossary_page.quarrels(rows) == {}


def test_the_glossary_is_that_of_the_lessons(root, rows):
    page = (root / "notebooks" / "glossary.md").read_text(encoding="utf-8")
    again = "python tests/notebooks/glossary_page.py makes it anew"
    assert page == glossary_page.text(rows), again


def test_two_meanings_are_found():
    row = glossary_page.Entry("HS, EHS", "strength", "01_a.ipynb")
    other = glossary_page.Entry("HS", "how strong", "08_b.ipynb")
    assert glossary_page.quarrels([row, other]) == {"HS": {"strength", "how strong"}}
