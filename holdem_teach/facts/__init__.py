"""What does the course say about chance? Facts as exact fractions, with sources.

A fact is a number of ways out of a number of all ways that are equally likely. The
tests count every one of them case by case, and simulate it.
"""

from __future__ import annotations

from typing import Final

from holdem_teach.facts import choices, dealing, drawing, ranking, spots
from holdem_teach.facts.fact import Fact
from holdem_teach.facts.ledger import Ledger
from holdem_teach.words import say

__all__ = ["FACTS", "Fact", "Ledger", "fact", "ledger"]

FACTS: Final[dict[str, Fact]] = {
    each.name: each
    for topic in (dealing, drawing, ranking, spots, choices)
    for group in topic.GROUPS
    for each in group
}


def fact(name: str) -> Fact:
    """Return a fact of the course by its name.

    Raises
    ------
    LookupError
        If there is none of that name.

    Examples
    --------
    >>> fact("five_flush").ways
    5108
    """
    if name not in FACTS:
        raise LookupError(say("facts.missing", given=name))
    return FACTS[name]


def ledger(lesson: int | None = None) -> Ledger:
    """Return the table of facts, of one lesson or of all in the lessons' order.

    It is Markdown where it is printed, and a table in a notebook.

    Raises
    ------
    LookupError
        If the lesson has no facts.

    Examples
    --------
    >>> print(ledger(12))  # doctest: +ELLIPSIS
    | what happens | chance | cases | how it is counted | source | name |
    | --- | --- | --- | --- | --- | --- |
    | ... | 58.2 % | 576 of 990 | one by one | ... | `three_sevens_shared` |
    | ... | 5.15 % | 51 of 990 | one by one | ... | `three_sevens_shared_as_usual` |
    """
    facts = [each for each in FACTS.values() if lesson in (None, each.lesson)]
    if not facts:
        raise LookupError(say("facts.no_lesson", given=lesson))
    return Ledger(sorted(facts, key=lambda each: each.lesson))
