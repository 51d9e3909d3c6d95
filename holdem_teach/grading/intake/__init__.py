"""What has been handed in? Folders and archives read, for each student what counts."""

from holdem_teach.grading.intake.reading import (
    MAX_BYTES,
    read_submissions,
    stray_entries,
)
from holdem_teach.grading.intake.submission import Attempt, Origin, Submission

__all__ = [
    "MAX_BYTES",
    "Attempt",
    "Origin",
    "Submission",
    "read_submissions",
    "stray_entries",
]
