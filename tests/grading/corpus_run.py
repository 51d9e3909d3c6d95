"""Grade a class at one level, as one user: a program of its own, for test_corpus."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from holdem_teach.grading import batch
from holdem_teach.sandbox.levels import refusal


def main(
    level: str, user: str, jobs: str, submissions: str, out: str, course: str
) -> None:
    """Give up root's powers if a user is named, then grade at exactly this level."""
    if user:
        os.setgroups([])
        os.setgid(int(user))
        os.setuid(int(user))
    if refusal(level):
        sys.exit(f"not offered: {refusal(level)}")
    batch.best_level = lambda least: level
    how = batch.How(course=Path(course), jobs=int(jobs), seed=7)
    print(batch.grade(Path(submissions), Path(out), how))


if __name__ == "__main__":
    main(*sys.argv[1:])
