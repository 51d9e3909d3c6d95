"""What one student has handed in: plain, frozen data for whoever grades it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from holdem_teach.course.receipt import receipt


@dataclass(frozen=True)
class Attempt:
    """One file that came for an exercise, whether it counts or not.

    Attributes
    ----------
    module
        The exercise, such as "ex02_ranking".
    data
        The file's exact bytes.
    name
        Its path, as it was handed in.
    handed_in
        When it was handed in, with a time zone; None where nobody knows.
    known_from
        Where that is known from: "metadata" (``handed_in.csv``), "git" (the last commit
        of the file), "name" (of an archive that ``submit`` made), "archive" (the time
        that an archive gives for the file, which is when it was last saved); "" if it
        is not known.
    late
        Whether the system that it was handed in to has marked it as late.

    Examples
    --------
    >>> Attempt("ex02_ranking", b"def category(hand): ...", "ex02_ranking.py").receipt
    '5LBA-5SJB-P6GP-OZZV'
    """

    module: str
    data: bytes
    name: str
    handed_in: datetime | None = None
    known_from: str = ""
    late: bool = False

    @property
    def receipt(self) -> str:
        """The code that the student got for these bytes from ``submit``."""
        return receipt(self.data)


@dataclass(frozen=True)
class Origin:
    """Where a student's files came from, and what the student is called there.

    Attributes
    ----------
    system
        "canvas", "moodle" or "files" (folders and archives of a teacher's own).
    name
        The name as the system writes it: Canvas "lovelaceada", Moodle "Ada Lovelace".
    number
        Canvas's number of the user, Moodle's of the participant; "" where there is
        none.
    handed_out
        The names of the student's files in the archive that the system handed out,
        exactly; feedback goes back under them.
    """

    system: str = "files"
    name: str = ""
    number: str = ""
    handed_out: tuple[str, ...] = ()


@dataclass(frozen=True)
class Submission:
    """What one student has handed in.

    Attributes
    ----------
    student
        The student's name, other than that of all others in the class.
    files
        The exact bytes of each exercise file that counts, by module.
    left
        A sentence about each thing that was not taken in.
    refused
        Of each exercise that came and could not be taken in, the sentence that says
        why; of all that are not there, where an archive could not be opened.
    attempts
        Of each exercise, every file that came for it, the one that counts last.
    notes
        A sentence about each file that was taken in under another name than asked for.
    origin
        Where the files came from, and what the student is called there.
    """

    student: str
    files: dict[str, bytes]
    left: tuple[str, ...]
    refused: Mapping[str, str] = field(default_factory=dict)
    attempts: Mapping[str, tuple[Attempt, ...]] = field(default_factory=dict)
    notes: tuple[str, ...] = ()
    origin: Origin = Origin()

    def counted(self, module: str) -> Attempt | None:
        """Return the file of an exercise that counts, None where there is none."""
        return next(reversed(self.attempts.get(module, ())), None)
