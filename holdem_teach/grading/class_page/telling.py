"""A sentence of the teacher's, to all who fail in the same way."""

from __future__ import annotations

from pathlib import Path

from holdem_teach.grading.marks.courses import last_class
from holdem_teach.grading.marks.sentences import Told, say_to_group
from holdem_teach.grading.outcome import rewrite_for


def tell(
    out: Path, code: str, text: str, author: str, clone: Path | None = None
) -> Told:
    """Keep a sentence for a group of the class page, and write it on their pages.

    It stands for whoever fails in that way, after a regrade and in the next term too.

    Parameters
    ----------
    code
        The group's, as the class page has it.
    text
        The sentence; "none" takes an earlier one back.

    Raises
    ------
    WrongUse
        If there is no such group, or sentence or author are empty.
    """
    with last_class(out, clone) as (book, run, settings):
        told = say_to_group(book, run, code, text, author)
        rewrite_for(book, run, out, told.students, settings)
    return told
