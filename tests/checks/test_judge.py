"""Which answers are right, and which sentence each wrong one gets."""

from __future__ import annotations

import math

import pytest

from holdem_teach.checks.judge import in_words, remark, same, shown
from holdem_teach.checks.record import Call
from holdem_teach.sandbox.reply import Reply


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1, 1),
        (1, 1.0),
        (1.0 + 1e-12, 1.0),
        (0.1 + 0.2, 0.3),
        (True, True),
        (None, None),
        ((1, [2.0]), (1, [2.0])),
        ({2: 1, 3: 1}, {3: 1, 2: 1}),
        ({(1, "a"): None}, {(1, "a"): None}),
    ],
)
def test_right(value: object, expected: object) -> None:
    assert same(value, expected)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (True, 1),
        (1, True),
        (True, 1.0),
        (1.0, 1),
        (1.001, 1.0),
        (math.nan, 1.0),
        (math.inf, 1.0),
        (10**400, 1.0),
        ("1", 1),
        ([1], (1,)),
        ((1,), [1]),
        ((1, True), (1, 1)),
        ((1,), (1, 2)),
        ({1: 1}, {True: 1}),
        ({1: True}, {1: 1}),
        ({1: 1, 2: 0}, {1: 1}),
        (None, False),
        ("flush ", "flush"),
    ],
)
def test_not_right(value: object, expected: object) -> None:
    assert not same(value, expected)


def test_a_tolerance_can_be_wider() -> None:
    assert same(1.001, 1.0, 0.01)
    assert not same(1.1, 1.0, 0.01)


HAND = ["Th", "2c"]


@pytest.mark.parametrize(
    ("value", "expected", "said"),
    [
        (None, 1, "None came back (was return forgotten?)"),
        ([10, 2], (10, 2), "a list where a tuple is asked"),
        ((10, 2), [10, 2], "a tuple where a list is asked"),
        (True, 1, "a truth value where a number is asked"),
        (True, 1.0, "a truth value where a number is asked"),
        (1, True, "a number where True or False is asked"),
        ("True", True, "text where a truth value is asked"),
        ("7", 7, "text where a whole number is asked"),
        (math.nan, 1.0, "no number"),
        (["Th", "2c"], [0], "the input itself came back"),
        (2.0, 2, "a number where a whole number is asked"),
        ("pair", 5, "'pair' came back, text where a whole number is asked"),
        (3, 4, "3 came back"),
        ("x" * 900, "y", " ... "),
    ],
)
def test_each_wrong_answer_has_its_sentence(
    value: object, expected: object, said: str
) -> None:
    call = Call("task", (HAND,), Reply("answered", value, (HAND,)), hidden=False)
    assert said in remark(call, expected, returns=False)
    assert len(remark(call, expected, returns=False)) < 400


def test_printed_instead_of_returned_and_none_for_one_input_alone() -> None:
    printed = Call("task", (HAND,), Reply("answered", None, printed="flush\n"), False)
    assert "with return instead of print" in remark(printed, "flush", returns=False)
    silent = Call("task", (HAND,), Reply("answered", None), False)
    assert remark(silent, 11, returns=True) == "None came back"


def test_inputs_are_shown_in_the_courses_words() -> None:
    assert in_words(["Th", "9c"]) == "Th 9c"
    assert in_words([["Th", "9c"], ["2c"]]) == "Th 9c | 2c"
    assert in_words(["x", "y"]) == "['x', 'y']"
    assert in_words([]) == "[]"
    assert in_words([1, 2]) == "[1, 2]"
    assert in_words({"pot": 3}) == "{'pot': 3}"
    assert shown("a\x1b\u202e") == "'a\\x1b\\u202e'"
