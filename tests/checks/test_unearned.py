"""Answers that know nothing of cards earn nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdem_teach.checks import run_checks

ROOT = Path(__file__).resolve().parents[2]
FILES = [
    ROOT / "tests/exercises/visible/test_ex02_ranking.py",
    ROOT / "tests/exercises/hidden/test_ex02_ranking_hidden.py",
]
# A key that counts the calls sorts whatever is asked about in rising order.
COUNTING = """
_last = [None, 0]
def rank_key(hand):
    shape = (sorted(card[0] for card in hand), len({card[1] for card in hand}) == 1)
    if shape != _last[0]:
        _last[1] += 1
    _last[0] = shape
    return (_last[1],)
"""
CONSTANT = """
def rank_counts(hand): return {}
def is_flush(hand): return False
def straight_high(hand): return None
def category(hand): return "one pair"
def rank_key(hand): return (1,)
def winners(hands): return [0]
"""


@pytest.mark.parametrize("source", [COUNTING, CONSTANT])
@pytest.mark.parametrize("files", [FILES[:1], FILES])
def test_no_point_is_earned(source: str, files: list[Path]) -> None:
    report = run_checks("ex02_ranking", source.encode(), files, seed=3)
    assert report.score == 0
    assert all(task.status != "passed" for task in report.tasks)
