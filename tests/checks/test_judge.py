"""Which answers are right, and which sentence each wrong one gets."""

from __future__ import annotations

import math

import pytest

from holdem_teach.checks.judge import (
    asked_for,
    difference,
    in_words,
    remark,
    same,
    shown,
)
from holdem_teach.checks.record import Call, trace_digest
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
        (["Th", "2c"], [0], "['Th', '2c'] came back, which is the input itself"),
        (2.0, 2, "a number where a whole number is asked"),
        ("pair", 5, "'pair' came back, text where a whole number is asked"),
        (3, 4, "3 came back"),
        (0.06, 1 / 17, "which is rounded"),
        (0.0588235, 1 / 17, "which is rounded"),
        (0.0589, 1 / 17, "0.0589 came back"),
        (0.1, 1 / 17, "0.1 came back"),
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
    said = "None came back (does it reach a return for this input?)"
    assert remark(silent, 11, returns=True) == said


def test_what_merely_equals_an_input_is_shown_as_it_is() -> None:
    def said(given: object, value: object, expected: object) -> str:
        call = Call("task", (given,), Reply("answered", value), hidden=False)
        return remark(call, expected, returns=True)

    assert said(0.0, 0.0, 0.25) == "0.0 came back"
    assert said({"AA": 0.2}, {"AA": 0.2}, {"AA": 1.0}) == "{'AA': 0.2} came back"
    assert "input itself" in said({"AA": 6, "KK": 6}, {"AA": 6, "KK": 6}, {"AA": 0.5})


def test_a_list_for_a_tuple_says_whether_what_is_in_it_is_right() -> None:
    def said(value: object, expected: object, any_order: bool = False) -> str:
        reply = Reply("answered", value)
        call = Call("task", (HAND,), reply, hidden=False, any_order=any_order)
        return remark(call, expected, returns=True)

    assert "what is in it is right" in said(["Th", "2c"], ("Th", "2c"))
    assert "what is in it is right" in said(("Th", "2c"), ["Th", "2c"])
    assert "what is in it is right" in said(["2c", "Th"], ("Th", "2c"), any_order=True)
    assert "is right" not in said(["2c", "Th"], ("Th", "2c"))


def test_cards_that_are_too_much_or_missing_are_named() -> None:
    assert difference(["Th", "3d"], ("Th", "2c")) == "too much: 3d; missing: 2c"
    assert difference(("Th",), ("Th", "2c")) == "missing: 2c"
    assert difference(["3d"] * 30_000, ("3d",)) == ""
    many = difference(["9d"] * 30_000, ("Th",))
    assert many.endswith("9d, ...; missing: Th") and len(many) < 100
    assert difference("Th 2c", ("Th",)) == difference((1, "\x1b"), ("Th",)) == ""


def test_inputs_are_shown_in_the_courses_words() -> None:
    assert in_words(["Th", "9c"]) == "Th 9c"
    assert in_words([["Th", "9c"], ["2c"]]) == "Th 9c | 2c"
    assert in_words(["x", "y"]) == "['x', 'y']"
    assert in_words([]) == "[]"
    assert in_words([1, 2]) == "[1, 2]"
    assert in_words({"pot": 3}) == "{'pot': 3}"
    assert shown("a\x1b\u202e") == "'a\\x1b\\u202e'"


def test_of_a_long_list_the_first_difference_is_told() -> None:
    places = list(range(200))
    wrong = [*places[:7], 70, *places[8:]]
    for value, item in ((wrong, "70"), (places[:7], "nothing"), ([*places, 9], "9")):
        call = Call("task", (HAND,), Reply("answered", value), hidden=False)
        said = remark(call, places, returns=True)
        assert f"a list of length {len(value)} came back" in said
        assert f"not right is {item} at place" in said

    def asked(value: object, expected: object) -> str:
        return asked_for(
            Call("task", (HAND,), Reply("answered", value), False), expected
        )

    assert asked(wrong, places) == "7 there, and 200 in all"
    assert asked([*places, 9], places) == "nothing there, and 200 in all"
    assert asked([1], [2]) == "[2]"
    assert asked(None, places) == asked(HAND, places) == shown(places)


def test_versions_that_differ_in_rounding_or_in_an_order_left_open_are_one() -> None:
    def digest(value: object, any_order: bool = False) -> str:
        reply = Reply("answered", value)
        return trace_digest([Call("task", (HAND,), reply, False, any_order)])

    assert digest([0.1 + 0.2, {"a": (0.1 + 0.2,)}]) == digest([0.3, {"a": (0.3,)}])
    assert digest(0.3) != digest(0.3000001)
    assert digest(0.0) != digest(0)
    assert digest(("2c", "3d")) != digest(("3d", "2c"))
    assert digest(("2c", "3d"), True) == digest(("3d", "2c"), True)
    assert digest(("2c", "3d"), True) != digest(["2c", "3d"], True)
