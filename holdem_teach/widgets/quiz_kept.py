"""The answers to quizzes, kept in a student's copy of the course."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from holdem_teach.course.files import CourseError, read_bytes, write_aside
from holdem_teach.course.find import find_course
from holdem_teach.course.last_checks import move_aside
from holdem_teach.words import say

ANSWERS: Final = ".holdem-teach-answers.json"


@dataclass(frozen=True)
class Answer:
    """One answer that was given.

    Attributes
    ----------
    answer
        As it was chosen or typed.
    right
        Whether it was right; None of a prediction that has not met the truth.
    at
        When, as ISO 8601 has it.
    truth
        What a prediction met.
    """

    answer: str
    right: bool | None
    at: str
    truth: float | str | None = None


def answers_file() -> Path | None:
    """Return where answers are kept; None where this is no student's copy.

    The search goes upwards from the current folder, as for exercises. The checkout
    itself is no student's copy.
    """
    try:
        course = find_course()
    except CourseError:
        return None
    return None if course.version is None else course.root / ANSWERS


def read_answers(path: Path) -> dict[str, list[Answer]]:
    """Return all answers by the name of the question.

    Raises
    ------
    CourseError
        If the file cannot be read.
    ValueError
        If it does not hold answers.
    """
    if not path.exists():
        return {}
    try:
        content = json.loads(read_bytes(path).decode("utf-8"))
        return {
            str(name): [_read(each) for each in given]
            for name, given in content.items()
        }
    except (KeyError, TypeError, AttributeError, RecursionError) as trouble:
        raise ValueError(str(trouble)) from trouble


def _read(given: dict[str, Any]) -> Answer:
    found = Answer(**given)
    if type(found.answer) is not str or type(found.right) not in (bool, type(None)):
        raise TypeError(given)
    return found


def given_before(name: str) -> list[Answer]:
    """Return the answers that a student has given to a question, in order.

    Nothing that cannot be read is lost: the next answer moves it aside.
    """
    path = answers_file()
    try:
        return read_answers(path).get(name, []) if path else []
    except ValueError:
        return []


def keep_answer(
    name: str, answer: str, right: bool | None, truth: float | str | None = None
) -> str:
    """Keep an answer; return a note, empty if all is well.

    Trouble with the file never stops a quiz: the note says it.
    """
    path = answers_file()
    if path is None:
        return say("quiz.not_a_copy")
    note = ""
    try:
        try:
            kept = read_answers(path)
        except CourseError:
            raise
        except ValueError:
            kept, aside = {}, move_aside(path)
            note = say("quiz.bad_file", path=path, aside=aside.name)
        now = datetime.now().isoformat(timespec="seconds")
        kept.setdefault(name, []).append(Answer(answer, right, now, truth))
        write_aside(path, _as_json(kept))
    except CourseError as trouble:
        return say("quiz.not_kept", trouble=trouble)
    return note


def _as_json(kept: dict[str, list[Answer]]) -> bytes:
    content = {name: list(map(asdict, given)) for name, given in sorted(kept.items())}
    return (json.dumps(content, indent=1, ensure_ascii=False) + "\n").encode("utf-8")
