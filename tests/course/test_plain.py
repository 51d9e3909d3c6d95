"""Text from a student is made harmless, and receipts are of exact bytes."""

import pytest

from holdem_teach.course.plain import one_line, plain
from holdem_teach.course.receipt import receipt


@pytest.mark.parametrize(
    "sign", ["\x00", "\x07", "\x1b", "\x7f", "\x9b", "\r", "\u202e", "\u200b", "\ud800"]
)
def test_signs_that_act_or_hide_are_shown_as_escapes(sign):
    shown = plain(f"a{sign}b")
    assert sign not in shown and shown.startswith("a\\") and shown.isprintable()
    shown.encode("utf-8")


@pytest.mark.parametrize("text", ["", "A♠ é 漢 😀", "two\nlines\tand more"])
def test_honest_text_stays(text):
    assert plain(text) == text


def test_one_line_is_one_line():
    assert one_line(" a\r\n\tb\u2028c ") == "a b c"


def test_a_receipt_is_of_the_exact_bytes():
    texts = [b"", b"x = 1\n", b"x = 1\r\n", b"x = 1\n\n", b"\xef\xbb\xbfx = 1\n"]
    codes = {receipt(text) for text in texts}
    assert len(codes) == len(texts)
    # SHA-256 of nothing, as published with the standard, in base 32
    assert receipt(b"") == "4OYM-IQUY-7QOB-JGX3"
