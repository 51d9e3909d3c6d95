"""What a quiz asks, and what it says to each answer: no screen needed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, Protocol

from holdem_teach.words import say

_NUMBER: Final = re.compile(
    r"\s*([-+]?[0-9]{1,12}(?:[.,][0-9]{1,12})?)(?:\s*/\s*([0-9]{1,12}))?\s*(%?)\s*"
)
# The way in which number_text and the lessons write thousands: 2,598,960.
_GROUPED: Final = re.compile(r"(?<![0-9.,])[1-9][0-9]{0,2}(?:,[0-9]{3})+(?![0-9.,])")
# A number that was typed is seldom equal to a computed one in the last bit.
_NONE: Final = 1e-9
_DIGITS: Final = 3  # of a share that a prediction meets, as the lessons' bars show


@dataclass(frozen=True)
class Verdict:
    """What is said to an answer.

    Attributes
    ----------
    right
        Whether it is right; None where that is not known yet.
    said
        The feedback, one or two sentences.
    """

    right: bool | None
    said: str


class Question(Protocol):
    """Something that is asked, and can judge an answer."""

    @property
    def text(self) -> str:
        """What is asked."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers to choose from; none where one is typed."""

    def judge(self, answer: str) -> Verdict:
        """Return what is said to an answer, or raise ValueError if it is none."""


@dataclass(frozen=True)
class Choice:
    """A question with answers to choose from.

    Raises
    ------
    ValueError
        If there are fewer than two answers, or the right one is not among them.

    Examples
    --------
    >>> question = Choice("How many suits?", {"four": "c, d, h, s.", "13": "Ranks."},
    ...                   "four")
    >>> question.judge("13")
    Verdict(right=False, said='Not yet. Ranks.')
    """

    text: str
    answers: Mapping[str, str]
    right: str

    def __post_init__(self) -> None:
        if len(self.answers) < 2 or self.right not in self.answers:
            given = ", ".join(self.answers)
            raise ValueError(say("quiz.bad_choice", right=self.right, given=given))

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers, in their order."""
        return tuple(self.answers)

    def judge(self, answer: str) -> Verdict:
        """Return whether the answer is right, and its own feedback."""
        right = answer == self.right
        return Verdict(right, _said(right, self.answers[answer]))


@dataclass(frozen=True)
class Number:
    """A question whose answer is a number.

    Parameters
    ----------
    text
        What is asked.
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
    >>> question = Number("A pair of pocket cards?", 1 / 17, "3 of 51 match.", 0.001,
    ...                   "%", {0.0045: "That is a pair of aces."})
    >>> question.judge("1/17").said
    'Right. 3 of 51 match.'
    >>> question.judge("0.45 %").said
    'Not yet. That is a pair of aces.'
    >>> question.judge("20").said
    'Not yet. 20 % is too much.'
    """

    text: str
    right: float
    why: str
    within: float = 0
    unit: str = ""
    said: Mapping[float, str] = field(default_factory=dict)

    @property
    def choices(self) -> tuple[str, ...]:
        """None: a number is typed."""
        return ()

    def judge(self, answer: str) -> Verdict:
        """Return whether a number is right, with the feedback that is nearest to it."""
        given = read_number(answer, self.unit)
        if self._is(given, self.right):
            return Verdict(True, _said(True, self.why))
        for wrong, said in self.said.items():
            if self._is(given, wrong):
                return Verdict(False, _said(False, said))
        key = "too_much" if given > self.right else "too_little"
        amount = number_text(given, self.unit)
        return Verdict(False, _said(False, say(f"quiz.{key}", amount=amount)))

    def _is(self, given: float, expected: float) -> bool:
        return abs(given - expected) <= self.within + _NONE * max(1, abs(expected))


@dataclass(frozen=True)
class Prediction:
    """What one expects before a cell is run: a number, or one of some answers.

    Examples
    --------
    >>> Prediction("How many of 100?", unit="%").judge("40").said
    'You predict 40 %. Now run the next cell.'
    """

    text: str
    choices: tuple[str, ...] = ()
    unit: str = ""

    def judge(self, answer: str) -> Verdict:
        """Return what was predicted, in words; nobody says yet whether it is right."""
        return Verdict(None, say("quiz.predicted", answer=self.shown(answer)))

    def shown(self, answer: str) -> str:
        """Return an answer with its unit."""
        if self.choices:
            return answer
        return number_text(read_number(answer, self.unit), self.unit)

    def gap(self, answer: str, truth: float | str) -> Verdict:
        """Return how far a prediction was off.

        Raises
        ------
        ValueError
            If the truth is not of the kind that was asked for.

        Examples
        --------
        >>> Prediction("How many of 100?", unit="%").gap("40", 0.585).said
        'You predicted 40 %, the answer is 58.5 %: the gap is 18.5 points.'
        """
        if self.choices:
            return self._choice_gap(answer, truth)
        if not hasattr(truth, "__float__") or isinstance(truth, bool):
            raise ValueError(say("quiz.no_truth", truth=truth))
        met = float(truth)
        if self.unit == "%":
            met = float(f"{met:.{_DIGITS}g}")
        gap = abs(read_number(answer, self.unit) - met)
        said = {
            "answer": self.shown(answer),
            "truth": number_text(met, self.unit),
            "gap": say("quiz.points", gap=number_text(100 * gap))
            if self.unit == "%"
            else number_text(gap, self.unit),
        }
        return Verdict(gap < _NONE, say("quiz.gap", **said))

    def _choice_gap(self, answer: str, truth: float | str) -> Verdict:
        if truth not in self.choices:
            raise ValueError(say("quiz.no_truth", truth=truth))
        key = "as_predicted" if answer == truth else "otherwise"
        said = {"answer": answer, "truth": truth}
        return Verdict(answer == truth, say(f"quiz.{key}", **said))


def read_number(text: str, unit: str = "") -> float:
    """Return a number that was typed: "5.9", "5,9 %", "1/17" or "2,598,960".

    Where the unit is "%", what stands without a stroke is in per cent, and a share is
    returned. A comma before three digits parts thousands, but in a number of per cent,
    which has none, it is a decimal comma as anywhere else.

    Raises
    ------
    ValueError
        If it is no number.

    Examples
    --------
    >>> read_number("5,5"), read_number("50", "%"), read_number("1/2", "%")
    (5.5, 0.5, 0.5)
    >>> read_number("1,326"), read_number("23,529", "%")
    (1326.0, 0.23529)
    """
    bare = text.replace(unit, "") if unit and unit != "%" else text
    if "/" in bare or "%" not in bare + unit:
        bare = _GROUPED.sub(lambda number: number[0].replace(",", ""), bare)
    found = _NUMBER.fullmatch(bare)
    if found is None or (found[2] and not int(found[2])):
        raise ValueError(say("quiz.no_number", given=text))
    share = Fraction(found[1].replace(",", ".")) / int(found[2] or 1)
    in_percent = found[3] or (unit == "%" and not found[2])
    return float(share / 100 if in_percent else share)


def number_text(number: float, unit: str = "") -> str:
    """Return a number with its unit; shares as per cent where that is the unit.

    Examples
    --------
    >>> number_text(0.25, "%"), number_text(1326.0), number_text(12, "chips")
    ('25 %', '1,326', '12 chips')
    """
    shown = 100 * number if unit == "%" else number
    return f"{round(shown, 4):,.10g} {unit}".strip()


def check_choices(choices: Sequence[str]) -> tuple[str, ...]:
    """Return answers to choose from.

    Raises
    ------
    ValueError
        If there is one alone.
    """
    if len(choices) == 1:
        raise ValueError(say("quiz.one_choice", given=choices[0]))
    return tuple(choices)


def _said(right: bool, feedback: str) -> str:
    return say("quiz.right" if right else "quiz.wrong", feedback=feedback)
