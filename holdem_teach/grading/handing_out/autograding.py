"""One submission graded where Gradescope has put it, and what it reads of that.

``BASE`` has ``submission/`` with the student's files, ``submission_metadata.json`` with
who they are, ``source/`` with what the archive held, and ``results/`` to write to.
"""

from __future__ import annotations

import json
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from holdem_teach.course.files import CourseError, WrongUse
from holdem_teach.course.settings import Settings
from holdem_teach.grading.batch import How, grade
from holdem_teach.grading.export.gradescope import RESULTS, results_of, write_results
from holdem_teach.grading.gradebook import gradebook
from holdem_teach.grading.gradebook_results import class_of
from holdem_teach.grading.handing_out.autograder import COURSE
from holdem_teach.words import say

_NOBODY: Final = "student"
_METADATA: Final = "submission_metadata.json"


@dataclass(frozen=True)
class Autograded:
    """The file that was written for Gradescope, its score, and what went wrong, if so.

    Gradescope shows what is printed to teachers alone.
    """

    path: Path
    score: float
    trouble: str = ""

    def __str__(self) -> str:
        done = say("export.graded", path=self.path, score=self.score)
        return "\n".join(filter(None, [self.trouble, done]))


def autograde(base: Path) -> Autograded:
    """Grade the submission of one student and write ``results/results.json``.

    What cannot be graded through a fault of ours is 0 points and says so.

    Raises
    ------
    WrongUse
        If there is no submission in that folder.
    """
    submission, path = base / "submission", base / "results" / RESULTS
    if not submission.is_dir():
        raise WrongUse(say("export.not_gradescope", path=base))
    trouble = ""
    try:
        results = _graded(submission, base / "source" / COURSE, _student(base))
    except CourseError as ours:
        results = results_of([]) | {"output": say("grading.our_fault")}
        trouble = str(ours)
    write_results(path, results)
    return Autograded(path, results["score"], trouble)


def _graded(submission: Path, course: Path, student: str) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="holdem-teach-") as folder:
        handed_in, out = Path(folder, "in"), Path(folder, "out")
        shutil.copytree(submission, handed_in / student, symlinks=True)
        batch = grade(handed_in, out, How(course=course, jobs=1))
        with gradebook(out) as book:
            # Gradescope has dates and late rules of its own
            (graded,) = class_of(book, batch.run, Settings())
    return results_of(graded.reports)


def _student(base: Path) -> str:
    """Return who has handed in, from whom hidden inputs are drawn."""
    try:
        metadata = json.loads((base / _METADATA).read_text(encoding="utf-8"))
        users = sorted(str(user["id"]) for user in metadata["users"])
    except (OSError, ValueError, KeyError, TypeError):
        return _NOBODY  # tried out by hand, or of an older shape: graded all the same
    named = "-".join(filter(str.isalnum, users))
    return named or _NOBODY
