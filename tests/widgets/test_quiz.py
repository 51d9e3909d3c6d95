"""Quizzes: feedback for each answer, answers kept in the copy, predictions met."""

import json
import re
from fractions import Fraction

import pytest

import holdem_teach as ht
from holdem_teach.course.handout import start
from holdem_teach.widgets.quiz_kept import ANSWERS, read_answers
from holdem_teach.widgets.quiz_questions import (
    Choice,
    Number,
    number_text,
    read_number,
)

SUITS = {"four": "c, d, h and s.", "thirteen": "So many ranks.", "52": "The deck."}


@pytest.fixture(autouse=True)
def outside(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def copy(tmp_path, monkeypatch):
    """A student's copy, with the work going on in one of its folders."""
    root = tmp_path / "mein Kurs é"
    start(root)
    monkeypatch.chdir(root / "notebooks")
    return root


def suits():
    return ht.quiz.choice("02.suits", "How many suits?", SUITS, right="four")


def press(quiz, answer):
    place = quiz.state.question.choices.index(answer)
    quiz.choices[place].click()


def type_in(quiz, answer):
    quiz.answer.value = answer
    quiz.commit.click()


@pytest.mark.parametrize(("answer", "feedback"), SUITS.items())
def test_each_choice_has_its_own_feedback(answer, feedback):
    quiz = suits()
    press(quiz, answer)
    assert quiz.state.verdict.right == (answer == "four")
    assert feedback in quiz.page.value
    assert quiz.value == answer
    chosen = [
        button.description for button in quiz.choices if "→" in button.description
    ]
    assert chosen == [f"→ {answer}"]


def test_one_may_try_again():
    quiz = suits()
    press(quiz, "52")
    press(quiz, "four")
    assert "Right. c, d, h and s. (2 answers so far)" in quiz.page.value


@pytest.mark.parametrize(
    ("typed", "unit", "number"),
    [
        ("5.9", "", 5.9),
        (" 5,9 ", "", 5.9),
        ("-3", "", -3),
        ("12 chips", "chips", 12),
        ("25", "%", 0.25),
        ("25 %", "%", 0.25),
        ("25%", "", 0.25),
        ("1/4", "%", 0.25),
        ("1/4", "", 0.25),
        ("3,744", "", 3744),
        ("2,598,960 hands", "hands", 2_598_960),
        ("5,148/2,598,960", "%", 5148 / 2_598_960),
        ("23,529", "%", 0.23529),
        ("23,529 %", "", 0.23529),
        ("0,125", "", 0.125),
        ("1234,567", "", 1234.567),
    ],
)
def test_numbers_are_read_as_they_are_typed(typed, unit, number):
    assert read_number(typed, unit) == pytest.approx(number, abs=1e-12)


@pytest.mark.parametrize(
    "typed", ["", "x", "1/0", "1e9", "1.2.3", "1,2345,678", "9" * 40, "nan"]
)
def test_no_number_is_refused(typed):
    with pytest.raises(ValueError, match=re.escape(f"{typed!r} is no number")):
        read_number(typed)


def test_numbers_are_judged_within_their_bounds():
    flush = Number("?", 0.00198, "Yes.", 0.0005, "%", {0.5: "That is a coin."})
    right = {text: flush.judge(text).right for text in ("0.2", "0.24", "0.26", "1/505")}
    assert right == {"0.2": True, "0.24": True, "0.26": False, "1/505": True}
    assert flush.judge("50").said == "Not yet. That is a coin."
    assert flush.judge("0.1").said == "Not yet. 0.1 % is too little."
    assert flush.judge("3").said == "Not yet. 3 % is too much."


def test_a_number_that_cannot_be_read_is_one_line_and_no_answer():
    quiz = ht.quiz.number("02.hands", "How many?", 1326, "52 times 51, halved.")
    type_in(quiz, "lots")
    assert "lots&#x27; is no number" in quiz.note
    assert "What was there stays: no answer" in quiz.note
    type_in(quiz, "1326")
    assert quiz.note == ""
    assert "Right." in quiz.page.value


def test_a_prediction_comes_before_the_truth():
    quiz = ht.quiz.predict("02.flush", "How many of 100?", unit="%")
    assert "Answer in the cell above first" in repr(quiz.reveal(0.002))
    type_in(quiz, "5")
    assert "You predict 5 %" in quiz.page.value
    assert repr(quiz.reveal(0.002)).endswith("the gap is 4.8 points.")
    type_in(quiz, "0.2")
    assert "You have seen the answer" in quiz.note
    assert quiz.value == "5"


def test_a_share_is_told_with_the_digits_that_matter():
    quiz = ht.quiz.predict("01.ahead", "How many of 100?", unit="%")
    type_in(quiz, "50")
    said = repr(quiz.reveal(Fraction(1265, 2162)))
    assert said == "You predicted 50 %, the answer is 58.5 %: the gap is 8.5 points."


def test_a_prediction_may_be_one_of_some_answers():
    quiz = ht.quiz.predict("01.wins", "Which wins?", among=("first", "second"))
    press(quiz, "first")
    assert repr(quiz.reveal("second")) == "You predicted first; it is second."
    with pytest.raises(ValueError, match="truth: 'third' given"):
        quiz.reveal("third")


def test_other_units_are_said_with_the_gap():
    quiz = ht.quiz.predict("06.pot", "How large is the pot?", unit="chips")
    type_in(quiz, "100 chips")
    assert repr(quiz.reveal(130)).endswith("130 chips: the gap is 30 chips.")


def test_wrong_use_is_said():
    with pytest.raises(ValueError, match="right: 'five' given"):
        Choice("?", SUITS, "five")
    with pytest.raises(ValueError, match="among: 'one' alone given"):
        ht.quiz.predict("q", "?", among=["one"])
    with pytest.raises(ValueError, match=r"02\.suits is no prediction"):
        suits().reveal(1)
    quiz = ht.quiz.predict("q", "?")
    type_in(quiz, "1")
    with pytest.raises(ValueError, match="truth: None given"):
        quiz.reveal(None)


def test_answers_are_kept_in_the_students_copy(copy):
    press(suits(), "52")
    again = suits()
    assert again.value == "52"
    assert "Not yet. The deck. (1 answer so far)" in again.page.value
    press(again, "four")
    kept = read_answers(copy / ANSWERS)
    assert [(each.answer, each.right) for each in kept["02.suits"]] == [
        ("52", False),
        ("four", True),
    ]


def test_a_prediction_that_has_met_the_truth_is_closed_for_good(copy):
    def flush():
        return ht.quiz.predict("02.flush", "How many of 100?", unit="%")

    quiz = flush()
    type_in(quiz, "5")
    assert flush().state.is_closed is False
    quiz.reveal(0.002)
    quiz.reveal(0.002)
    again = flush()
    assert "the gap is 4.8 points" in again.page.value
    assert again.state.is_closed
    assert len(read_answers(copy / ANSWERS)["02.flush"]) == 2


def test_outside_a_copy_nothing_is_written(tmp_path):
    quiz = suits()
    press(quiz, "four")
    assert "your answer is not kept" in quiz.page.value
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", ["{", "[]", '{"a": [1]}', '{"a": [{"answer": 1}]}'])
def test_a_file_that_is_broken_is_moved_aside(copy, content):
    (copy / ANSWERS).write_text(content, encoding="utf-8")
    quiz = suits()
    assert quiz.value is None
    press(quiz, "four")
    assert "could not be understood" in quiz.page.value
    aside = copy / ".holdem-teach-answers.broken-1.json"
    assert aside.read_text(encoding="utf-8") == content
    assert suits().value == "four"


def test_a_file_that_cannot_be_written_is_said(copy):
    (copy / ANSWERS).mkdir()
    quiz = suits()
    press(quiz, "four")
    assert "Your answer could not be kept" in quiz.page.value
    assert "Right." in quiz.page.value


def test_answers_that_fit_no_more_are_passed_over(copy):
    odd = [{"answer": "five", "right": True, "at": "2026-10-01T10:00:00"}]
    odd.append({"answer": "52", "right": False, "at": "", "truth": None})
    content = json.dumps({"02.suits": odd})
    (copy / ANSWERS).write_text(content, encoding="utf-8")
    assert suits().value == "52"


def test_there_is_text_where_no_widget_can_be():
    quiz = suits()
    assert quiz.text() == "How many suits? four / thirteen / 52"
    press(quiz, "52")
    assert quiz.text().endswith("Not yet. The deck.")


def test_numbers_are_shown_plainly():
    assert number_text(1 / 3, "%") == "33.3333 %"
    assert number_text(2_598_960) == "2,598,960"
