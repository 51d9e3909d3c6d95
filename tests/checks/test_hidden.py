"""What is said of a task that fails in hidden checks alone gives none of them away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from holdem_teach.checks import ModuleReport

# Right on the hands that can be read in the visible checks; then it tells what it got.
TELL_TALE = """
def is_flush(hand):
    if " ".join(hand) not in VISIBLE:
        print("seen", hand)
        SEEN.extend(hand)
        {unseen}
    return len({{card[1] for card in hand}}) == 1
SEEN = []
"""
HOARDER = """
SEEN = []
def is_flush(hand):
    SEEN.append(hand)
    raise ValueError(SEEN)
"""


@pytest.mark.parametrize(
    ("unseen", "status", "said"),
    [
        ("return 'seen ' + hand[0]", "wrong", "not all of the hidden ones"),
        ("raise ValueError(hand)", "crashed", "in a hidden one it ended with an error"),
        ("return type('seen', (), {})()", "refused", "no plain value"),
        ("del globals()['is_flush']", "missing", "was not there any more"),
        ("\n        while True: pass", "slow", "it took longer than it may"),
    ],
)
def test_a_hidden_failure_is_said_without_its_input(
    unseen: str,
    status: str,
    said: str,
    files: dict[str, Path],
    report_of: Callable[..., ModuleReport],
) -> None:
    visible = files["visible"].read_text(encoding="utf-8")
    source = f"VISIBLE = {visible!r}\n{TELL_TALE.format(unseen=unseen)}"
    report = report_of(source, graded=True)
    (task,) = (task for task in report.tasks if task.task == "is_flush")
    assert task.status == status and task.score == 0
    assert task.message.startswith("It passes its 8 visible checks")
    assert said in task.message and "seen" not in task.message
    assert not task.printed and not task.traceback and not task.explore


def test_hidden_inputs_do_not_come_back_in_a_visible_failure(
    report_of: Callable[..., ModuleReport],
) -> None:
    report = report_of(HOARDER, graded=True)
    (task,) = (task for task in report.tasks if task.task == "is_flush")
    assert task.message.count("Th") == 2  # the call, and what it has seen so far
