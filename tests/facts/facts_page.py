"""The page of facts, made of the ledger: ``python tests/facts/facts_page.py``."""

from __future__ import annotations

from pathlib import Path

from holdem_teach.facts import FACTS, ledger

PAGE = Path(__file__).resolve().parents[2] / "notebooks" / "facts.md"
TOP = """# The facts

What this course says about chance, as exact numbers of cases. Each was counted case by
case and simulated; the tests of the project do both again. The counting is Python: type
it into a cell after `from math import comb, prod`.

In a notebook, `fact("pocket_pair")` of `holdem_teach.facts` gives one of them by its
name, and `ledger(2)` those of lesson 2.

A source is a place to compare with. Numbers are nobody's; the texts of Wikipedia are
under [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/). The paper is by
D. Billings, A. Davidson, J. Schaeffer and D. Szafron, in Artificial Intelligence 134.
The [rules](rules.md) are those of this course; words are in the
[glossary](glossary.md).
"""
BOTTOM = "This page may be shared and changed under CC BY 4.0. Play money only.\n"


def text() -> str:
    """Return the page, one table for each lesson."""
    lessons = sorted({fact.lesson for fact in FACTS.values()})
    parts = [f"## Lesson {lesson}\n\n{ledger(lesson)!r}\n" for lesson in lessons]
    return "\n".join([TOP, *parts, BOTTOM])


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
