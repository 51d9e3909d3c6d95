"""Quizzes for a lesson: choose, type a number, or predict before a cell is run.

Each answer gets feedback of its own and is kept in the student's copy of the course,
under the name of the question, so that a lesson that is opened again still knows it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Any

import traitlets

from holdem_teach.widgets.controls import Kit
from holdem_teach.widgets.lesson import Shown
from holdem_teach.widgets.panel import Panel, status_html
from holdem_teach.widgets.quiz_kept import Answer, given_before, keep_answer
from holdem_teach.widgets.quiz_questions import (
    Choice,
    Number,
    Prediction,
    Question,
    Verdict,
    check_choices,
)
from holdem_teach.words import plural, say


@dataclass(frozen=True)
class Asked:
    """One state of a quiz: the question, the last answer, and what is said to it.

    Examples
    --------
    >>> asked = Asked("01.cards", Number("How many cards?", 52, "Four times 13."))
    >>> asked.answered("52").verdict.right
    True
    """

    name: str
    question: Question
    answer: str = ""
    verdict: Verdict | None = None
    tries: int = 0
    is_closed: bool = False

    def answered(self, answer: str) -> Asked:
        """Return the state after an answer.

        Raises
        ------
        ValueError
            If it is no answer, or the truth has been seen.
        """
        if self.is_closed:
            raise ValueError(say("quiz.closed"))
        verdict = self.question.judge(answer)
        return replace(self, answer=answer, verdict=verdict, tries=self.tries + 1)


class Quiz(Panel):
    """A question to answer; made by :func:`choice`, :func:`number`, :func:`predict`.

    Attributes
    ----------
    value
        The last answer as text; None before the first.
    state
        The :class:`Asked` that is shown.
    """

    value = traitlets.Any(None, allow_none=True)

    def __init__(self, name: str, question: Question) -> None:
        kit = Kit()
        self._text, self.page = kit.html(), kit.html()
        self._text.value = f'<p style="font-weight:bold">{escape(question.text)}</p>'
        self.choices = [kit.answer(answer) for answer in question.choices]
        self.answer, self.commit = kit.text("answer"), kit.button("commit", "primary")
        typed = [] if self.choices else [kit.row([self.answer, self.commit])]
        above = [self._text, *self.choices, *typed]
        super().__init__(kit, above, [self.page])
        self.show(_as_before(name, question))
        for button, answer in zip(self.choices, question.choices, strict=True):
            self.on_press(button, _giving(answer))
        self.on_press(self.commit, lambda asked: asked.answered(self.answer.value))

    def show(self, state: Asked) -> None:
        """Show a state, and keep the answer if it is a new one."""
        before, note = self.state, ""
        if before is not None and state.tries > before.tries and state.verdict:
            note = keep_answer(state.name, state.answer, state.verdict.right)
        self._show(state, note)

    def _show(self, state: Asked, note: str = "") -> None:
        self.state, self.value = state, state.answer or None
        for button, answer in zip(self.choices, state.question.choices, strict=True):
            chosen = answer == state.answer
            button.description = say("quiz.chosen", answer=answer) if chosen else answer
        if state.answer and not self.choices:
            self.answer.value = state.answer
        self.page.value = _feedback_html(state) + (
            f"<p>{escape(note)}</p>" * bool(note)
        )

    def text(self) -> str:
        """Return the question, its answers and the feedback in a line."""
        said = self.state.verdict.said if self.state.verdict else ""
        question = self.state.question
        answers = " / ".join(question.choices)
        return " ".join(filter(None, (question.text, answers, said)))

    def kept(self) -> str:
        """Return the answer that stays when another is refused."""
        return self.state.answer or say("quiz.no_answer")

    def reveal(self, truth: float | str) -> Shown:
        """Return how far a prediction was off, or ask for one first.

        Parameters
        ----------
        truth
            What came out: a number (with the unit "%" a share), or one of the answers
            to choose from.

        Raises
        ------
        ValueError
            If it is of another kind, or nothing was predicted here.
        """
        asked: Asked = self.state
        if not isinstance(asked.question, Prediction):
            raise ValueError(say("quiz.no_prediction", name=asked.name))
        if not asked.answer:
            return _shown(say("quiz.predict_first"))
        verdict = asked.question.gap(asked.answer, truth)
        note = ""
        if not asked.is_closed:
            met = truth if isinstance(truth, str) else float(truth)
            note = keep_answer(asked.name, asked.answer, verdict.right, met)
        self._show(replace(asked, verdict=verdict, is_closed=True), note)
        return _shown(verdict.said)


def choice(name: str, question: str, answers: Mapping[str, str], right: str) -> Quiz:
    """Return a question with answers to choose from.

    Parameters
    ----------
    name
        Of the question, under which answers are kept, such as "02.suits".
    question
        What is asked.
    answers
        Each answer with what is said to it.
    right
        The right one of them.

    Raises
    ------
    ValueError
        If there are fewer than two answers, or the right one is not among them.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> quiz = ht.quiz.choice("01.suits", "How many suits?",
    ...     {"four": "c, d, h and s.", "thirteen": "So many ranks."}, right="four")
    >>> quiz.choices[1].click()
    >>> quiz.state.verdict.said
    'Not yet. So many ranks.'
    """
    return Quiz(name, Choice(question, answers, right))


def number(
    name: str,
    question: str,
    right: float,
    why: str,
    *,
    within: float = 0,
    unit: str = "",
    said: Mapping[float, str] | None = None,
) -> Quiz:
    """Return a question whose answer is a number.

    Parameters
    ----------
    name, question
        As for :func:`choice`.
    right
        The answer; with the unit "%" a share, such as 0.25 for 25 %.
    why
        What is said to the right answer.
    within
        How far off an answer may be, in the same measure.
    unit
        Stands after numbers; "%" reads and shows shares as per cent.
    said
        What is said to answers that are typically wrong, by their number.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> quiz = ht.quiz.number("02.hands", "How many hands of two cards?", 1326,
    ...     "52 times 51, halved.", said={2652: "Each hand is counted twice."})
    >>> quiz.answer.value = "2652"; quiz.commit.click()
    >>> quiz.state.verdict.said
    'Not yet. Each hand is counted twice.'
    """
    return Quiz(name, Number(question, right, why, within, unit, said or {}))


def predict(
    name: str, question: str, *, among: Sequence[str] = (), unit: str = ""
) -> Quiz:
    """Return a question to be answered before a cell is run; see :meth:`Quiz.reveal`.

    Parameters
    ----------
    name, question
        As for :func:`choice`.
    among
        Answers to choose from; none: a number is typed.
    unit
        Of the number; "%" reads and shows shares as per cent.

    Raises
    ------
    ValueError
        If there is one answer alone to choose from.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> quiz = ht.quiz.predict("02.flush", "How many flushes in 100 hands?", unit="%")
    >>> quiz.reveal(0.00198)
    Answer in the cell above first, then run this cell again.
    >>> quiz.answer.value = "1"; quiz.commit.click()
    >>> quiz.reveal(0.00198)
    You predicted 1 %, the answer is 0.198 %: the gap is 0.802 points.
    """
    return Quiz(name, Prediction(question, check_choices(among), unit))


def _as_before(name: str, question: Question) -> Asked:
    """Return the question with the last answer that was kept, if it still fits."""
    asked = Asked(name, question)
    for kept in given_before(name):
        try:
            asked = _repeated(asked, kept)
        except ValueError:  # the question has been another one, or the file is edited
            continue
    return asked


def _repeated(asked: Asked, kept: Answer) -> Asked:
    question = asked.question
    if question.choices and kept.answer not in question.choices:
        raise ValueError(kept.answer)
    again = replace(asked, is_closed=False).answered(kept.answer)
    if kept.truth is None or not isinstance(question, Prediction):
        return again
    verdict = question.gap(kept.answer, kept.truth)
    return replace(again, verdict=verdict, is_closed=True)


def _giving(answer: str) -> Any:
    return lambda asked: asked.answered(answer)


def _feedback_html(asked: Asked) -> str:
    if asked.verdict is None:
        return ""
    tries = say("quiz.tries", tries=plural(asked.tries, "answer"))
    said = asked.verdict.said
    return status_html(said if asked.verdict.right is None else f"{said} {tries}")


def _shown(text: str) -> Shown:
    return Shown(text, f"<p>{escape(text)}</p>")
