"""One plain value per call: what crosses, what is refused, what is reported."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.reply import Limits, clean
from holdem_teach.sandbox.runner import TooLarge, decode, describe, encode

SOURCE = b"""
import collections
import sys


class Number(int):
    pass


class Sly(str):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return 1


class Any(type):
    def __eq__(self, other):
        return True

    __hash__ = type.__hash__


class Share(float, metaclass=Any):
    pass


class Always:
    def __eq__(self, other):
        return True

    def __repr__(self):
        raise SystemExit


def same(value):
    return value


def kind(name):
    deep = []
    for _ in range(100):
        deep = [deep]
    loop = []
    loop.append(loop)
    return {
        "subclass of int": Number(1),
        "subclass of str": Sly("flush"),
        "type equal to all": Share(1),
        "always equal": Always(),
        "generator": (x for x in []),
        "counter": collections.Counter("a"),
        "inside a list": [1, Number(1)],
        "complex": 1j,
        "bytes": b"flush",
        "set": {1},
        "huge number": 10**5000,
        "deep": deep,
        "loop": loop,
        "long text": "x" * 200_000,
        "long list": [0] * 200_000,
    }[name]


def spoil(hand):
    hand.sort()
    return hand[0]


def talk():
    print("h\\u00e4nde")
    print("careful", file=sys.stderr)
    return 1


def talk_much():
    print("x" * 10_000)
    return 1


def ask():
    return sys.stdin.read()


def blame():
    raise ValueError("<b>\\x1b[31mno\\u202e")


def first():
    return deeper()


def deeper():
    return [][0]


def ask_aloud():
    return input("Your cards? ")
"""


@pytest.fixture(scope="module")
def child() -> Iterator[Child]:
    with Child("ex99_values", SOURCE) as child:
        yield child


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        1,
        -(2**64),
        1.0,
        -0.0,
        math.inf,
        "",
        "Ä♠\ud800\n",
        (),
        [],
        {},
        (1, [True, ("a",)]),
        {1: 2.0, None: "x", (1, 2): [], True is None: 0},
    ],
)
def test_plain_values_cross_with_their_exact_types(child: Child, value: object) -> None:
    reply = child.call("same", [value])
    assert reply.status == "answered"
    assert repr(reply.value) == repr(value)
    assert decode(encode(value, 100)) == value


def test_a_dict_has_so_many_keys_that_they_may_collide() -> None:
    items = [[number * (2**61 - 1), 0] for number in range(50_000)]  # one hash for all
    began = time.process_time()
    with pytest.raises(ValueError, match="not an encoded value"):
        decode({"dict": items})
    with pytest.raises(TooLarge):
        encode(dict(map(tuple, items[:1001])), 10_000)
    assert time.process_time() - began < 1  # many seconds, if they were all put in
    assert len(decode({"dict": items[:1000]})) == 1000


def test_long_tables_of_a_file_cost_its_calls_nothing() -> None:
    tables = b"A = list(range(90_000))\nB = [[n] for n in range(40_000)]\n"
    with Child("ex99", tables + b"def same(x): return x\n") as child:
        child.call("same", [0])
        before = child.computed
        for number in range(20):
            child.call("same", [number])
        assert child.computed - before < 1  # three seconds, if each were looked at


def test_nan_crosses(child: Child) -> None:
    assert math.isnan(child.call("same", [math.nan]).value)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("subclass of int", "ex99_values.Number"),
        ("subclass of str", "ex99_values.Sly"),
        ("type equal to all", "ex99_values.Share"),
        ("always equal", "ex99_values.Always"),
        ("generator", "generator"),
        ("counter", "collections.Counter"),
        ("inside a list", "ex99_values.Number"),
        ("complex", "complex"),
        ("bytes", "bytes"),
        ("set", "set"),
        ("huge number", "too large"),
        ("deep", "too deeply"),
        ("loop", "too deeply"),
        ("long text", "too large"),
        ("long list", "too large"),
    ],
)
def test_other_values_are_refused_by_type_or_size(
    child: Child, name: str, said: str
) -> None:
    reply = child.call("kind", [name])
    assert reply.status == "refused"
    assert reply.value is None
    assert said in reply.detail


def test_arguments_come_back_as_they_are_after_the_call(child: Child) -> None:
    hand = ["Th", "2c"]
    reply = child.call("spoil", [hand])
    assert reply.value == "2c"
    assert reply.arguments == (["2c", "Th"],)
    assert hand == ["Th", "2c"]


def test_what_is_printed_comes_with_its_own_call(child: Child) -> None:
    assert child.call("talk", []).printed == "hände\ncareful\n"
    assert child.call("same", [1]).printed == ""
    assert len(child.call("talk_much", []).printed) == 2000


def test_the_input_is_empty(child: Child) -> None:
    assert child.call("ask", []).value == ""


def test_an_exception_comes_with_the_students_lines_and_no_control_characters(
    child: Child,
) -> None:
    reply = child.call("blame", [])
    assert reply.status == "raised"
    assert reply.detail == "ValueError: <b>\\x1b[31mno\\u202e"
    assert child.call("first", []).lines == (
        "line 91, in first: return deeper()",
        "line 95, in deeper: return [][0]",
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("'one\\r\\ntwo\\r\\n'", "ValueError: one\ntwo"),
        ("'one\\rtwo'", "ValueError: one\ntwo"),
        ("'\\n'", "ValueError"),
    ],
)
def test_line_ends_of_an_exceptions_text_are_made_plain(text: str, said: str) -> None:
    source = f"def f(): raise ValueError({text})\n".encode()
    with Child("ex99", source) as child:
        assert child.call("f", []).detail == said


def test_who_asks_for_input_is_told_where_values_come_from(child: Child) -> None:
    reply = child.call("ask_aloud", [])
    assert (reply.status, reply.error) == ("raised", "EOFError")
    assert "nobody answers here: take the value as an argument" in reply.detail


def test_a_missing_function_and_a_wrong_number_of_arguments_are_told_apart(
    child: Child,
) -> None:
    assert child.call("nothing", []).status == "missing"
    assert "nothing in ex99_values.py" in child.call("nothing", []).detail
    assert "TypeError" in child.call("same", []).detail


def test_the_end_of_a_child_leaves_nothing() -> None:
    with Child("ex99_values", SOURCE) as child:
        child.call("same", [1])
        assert child._process is not None
        started = child._process.started
        process, folder = psutil.Process(started._popen.pid), started.folder
    assert not psutil.pid_exists(process.pid) or not process.is_running()
    assert not Path(folder).exists()


def test_a_file_that_stops_half_way_answers_with_what_it_has() -> None:
    with Child("half", b"def one(): return 1\n1 / 0\ndef two(): return 2\n") as child:
        assert child.call("one", []).value == 1
        reply = child.call("two", [])
    assert reply.status == "raised"
    assert reply.detail == (
        "half.py stopped while it was loaded: ZeroDivisionError: division by zero"
    )
    assert reply.lines == ("line 2: 1 / 0",)


@pytest.mark.parametrize(
    ("source", "said"),
    [
        (b"def f(:\n  pass", "line 1, column 7: invalid syntax"),
        (b"x = 1\n\n  y = 2\n", "line 3, column 2: unexpected indent"),
        (b"if x:\n\ty = 1\n        z = 2\n", "mixes tabs and spaces in line 3"),
        ("x = 1\n".encode("utf-16"), "UTF-16: save it as UTF-8"),
        (b"x = 1\n\0", "NUL character in line 2"),
        ("x = 1\n# Hände\n".encode("cp1252"), "not saved as UTF-8: see the letters"),
        (b"(" * 1000, "cannot be read by Python"),
        (b"# coding: klingon\n", "line 1, column 1: unknown encoding: klingon"),
    ],
)
def test_a_file_that_python_cannot_read_is_named_by_line(
    source: bytes, said: str
) -> None:
    with Child("ex99", source) as child:
        problem = child.describe().problem
    assert problem is not None
    assert said in problem
    assert "ex99.py" in problem


@pytest.mark.parametrize(
    "source",
    [
        b"\xef\xbb\xbfdef f(): return 1\n",
        b"def f():\r\n    return 1\r\n",
        b"def f():\r    return 1\r",
        b"# -*- coding: cp1252 -*-\ndef f(): return len('\xe4')\n",
        b"def f():\n\treturn 1\n",
        b"def f(): return 1",
    ],
)
def test_other_ways_to_save_a_file_work(source: bytes) -> None:
    with Child("ex99", source) as child:
        assert child.describe().problem is None
        assert child.call("f", []).value == 1


def test_a_digest_overlooks_docstring_spaces_and_comments_alone() -> None:
    def digest(text: str) -> Any:
        return describe(text.encode(), "x.py")["digests"]["f"]

    stub = "def f(x):\n    '''Told.'''\n    raise NotImplementedError\n"
    assert digest(stub) == digest("def f(x):\n  raise  NotImplementedError  # mine\n")
    assert digest(stub) != digest("def f(y):\n  raise NotImplementedError\n")
    assert digest(stub) != digest("def f(x):\n  return None\n")


def test_describing_a_file_does_not_run_it() -> None:
    with Child("ex99", b"raise SystemExit\ndef f(): pass\n") as child:
        assert child.describe().digests.keys() == {"f"}


def test_text_is_cleaned_but_kept() -> None:
    assert clean("a\tb\nÄ♠ \x00\r\u202e") == "a\tb\nÄ♠ \\x00\\r\\u202e"


def test_a_large_source_and_large_arguments_arrive() -> None:
    source = b"# " + b"x" * 300_000 + b"\ndef f(x): return len(x)\n"
    with Child("ex99", source, Limits(room=200_000)) as child:
        assert child.call("f", ["x" * 150_000]).value == 150_000
