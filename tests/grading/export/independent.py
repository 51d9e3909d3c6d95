"""A reader of the schools' formats written from their rules alone.

It shares nothing with the exporters, not even a CSV parser: a fault in one of them does
not hide in the other.
"""

from __future__ import annotations

import json
import re


def cells(data: bytes, delimiter: str = ",") -> list[list[str]]:
    """Read CSV by RFC 4180, sign by sign."""
    text = data.decode("utf-8")
    text = text[1:] if text[:1] == "\ufeff" else text
    rows, row, cell, place, quoted = [], [], "", 0, False
    while place < len(text):
        sign = text[place]
        if quoted:
            if sign == '"' and text[place + 1 : place + 2] == '"':
                cell, place = cell + '"', place + 1
            elif sign == '"':
                quoted = False
            else:
                cell += sign
        elif sign == '"':
            assert cell == "", "a quotation mark within a plain cell"
            quoted = True
        elif sign == delimiter:
            row, cell = [*row, cell], ""
        elif sign in "\r\n":
            if text[place : place + 2] == "\r\n":
                place += 1
            rows, row, cell = [*rows, [*row, cell]], [], ""
        else:
            cell += sign
        place += 1
    assert not quoted, "a quotation mark that is not closed"
    return [*rows, [*row, cell]] if row or cell else rows


def changed(before: bytes, after: bytes, delimiter: str = ",") -> dict:
    """Return what differs: (row, header) to the text before and after.

    The shape has to be the same: rows, columns, and all headers.
    """
    was, now = cells(before, delimiter), cells(after, delimiter)
    assert [len(row) for row in was] == [len(row) for row in now]
    assert was[0] == now[0], "a header that a system does not know"
    return {
        (number, was[0][place]): (old, new)
        for number, (one, other) in enumerate(zip(was, now, strict=True))
        for place, (old, new) in enumerate(zip(one, other, strict=True))
        if old != new
    }


def check_canvas(data: bytes, delimiter: str = ",") -> list[list[str]]:
    """Check what Canvas asks of a gradebook; return its rows."""
    rows = cells(data, delimiter)
    assert rows[0][:5] == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section"]
    possible = next(n for n, row in enumerate(rows) if "Points Possible" in row[0])
    for place, header in enumerate(rows[0][5:], start=5):
        assert (
            re.fullmatch(r".+ \(\d+\)", header) or "read only" in rows[possible][place]
        )
        for row in rows[possible + 1 :]:
            text = row[place] if place < len(row) else ""
            assert text in ("", "EX") or float(text) >= 0
    return rows


def check_worksheet(data: bytes) -> list[list[str]]:
    """Check what Moodle asks of an offline grading worksheet; return its rows."""
    header, *rows = cells(data)
    grade, highest = header.index("Grade"), header.index("Maximum Grade")
    for row in rows:
        assert re.fullmatch(r"Participant \d+", row[header.index("Identifier")])
        assert row[grade] == "" or 0 <= float(row[grade]) <= float(row[highest])
    return [header, *rows]


def check_gradebook(data: bytes) -> list[list[str]]:
    """Check what Moodle's gradebook import asks: no feedback without its grade."""
    header, *rows = cells(data)
    for place, name in enumerate(header):
        if name.endswith(" (Feedback)"):
            grade = header.index(name.replace(" (Feedback)", " (Real)"))
            assert all(row[grade] for row in rows if row[place])
    return [header, *rows]


RESULT_KEYS = {"score", "output", "stdout_visibility", "tests"}
TEST_KEYS = {"name", "number", "score", "max_score", "status", "output"}
TEST_KEYS |= {"output_format", "visibility"}
VISIBLE = ("visible", "after_due_date", "after_published", "hidden")


def check_results(data: bytes) -> dict:
    """Check what Gradescope asks of ``results.json``; return it."""
    results = json.loads(data.decode("utf-8"))
    assert set(results) == RESULT_KEYS
    assert results["stdout_visibility"] in VISIBLE
    for test in results["tests"]:
        assert set(test) == TEST_KEYS
        assert test["status"] in ("passed", "failed")
        assert test["output_format"] == "text" and test["visibility"] in VISIBLE
        assert 0 <= test["score"] <= test["max_score"]
    return results
