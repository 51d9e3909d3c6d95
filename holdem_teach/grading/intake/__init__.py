"""What has been handed in? Folders and archives read, for each student what counts.

Nothing is unpacked to disk, no link is followed and nothing of a clone is run: only the
exercise files are read, up to a size that no honest one has, and all else is named and
left.
"""

from holdem_teach.grading.intake.member import MAX_BYTES
from holdem_teach.grading.intake.reading import Submissions, read_submissions
from holdem_teach.grading.intake.submission import Attempt, Origin, Submission

__all__ = [
    "MAX_BYTES",
    "Attempt",
    "Origin",
    "Submission",
    "Submissions",
    "read_submissions",
]
