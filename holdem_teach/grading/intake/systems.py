"""What Canvas and Moodle call the files that they hand out.

Canvas ("submissions.zip"): ``lovelaceada_LATE_12345_67890_ex02_ranking-1.py``: the name
in small letters without signs, a mark if it is late, the number of the user, the number
of the file, and the file's own name; a resubmitted file of the same name has "-1" and
so on behind it. Without names: ``anon_x1y2z_67890_ex02_ranking.py``. Text typed into a
page is ``lovelaceada_12345_text.html``. (instructure/canvas-lms, content_zipper.rb)

Moodle: a folder ``Ada Lovelace_12345_assignsubmission_file`` for each student (with "_"
behind it before 4.1), or, where it does not make folders, that before each file's name.
The number is the participant's; with anonymous marking the name is "Participant".
(moodle/moodle, mod/assign/feedback/file/importziplib.php)
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

_CANVAS: Final = re.compile(
    r"(?P<name>(?:\w+?_)??)(?P<late>LATE_)?"
    r"(?P<number>\d{1,18}|anon_[0-9A-Za-z]+)_(?P<upload>\d{1,18})_(?P<own>.+)",
    re.DOTALL,
)
_CANVAS_TEXT: Final = re.compile(
    r"(?P<name>\w+?)_(?P<late>LATE_)?(?P<number>\d+)_(?P<own>(?:text|link)\.html)"
)
_MOODLE: Final = re.compile(
    r"(?P<name>.+?)_(?P<number>\d+)_assignsubmission_[a-z]+(?:_(?P<own>.*))?", re.DOTALL
)
_NO_NAME: Final = re.compile(r'[\x00-\x1f\\/:*?"<>|]')


@dataclass(frozen=True)
class HandedOut:
    """A name that a system has made, in its parts.

    ``own`` is the file's own name; "" for the folder of a student. ``upload`` is
    Canvas's number of the file, 0 elsewhere.
    """

    system: str
    name: str
    number: str
    own: str
    upload: int = 0
    late: bool = False

    @property
    def who(self) -> tuple[str, str, str]:
        """What tells the student from all others of the class."""
        return self.system, self.name, self.number

    @property
    def student(self) -> str:
        """A name that can be shown and that a file can have."""
        return _NO_NAME.sub("_", self.name).strip(" .") or self.number


def handed_out(name: str) -> HandedOut | None:
    """Return the parts of a name that Canvas or Moodle has made, None for others.

    Examples
    --------
    >>> handed_out("lovelaceada_LATE_12345_67890_ex02_ranking-1.py")
    HandedOut(system='canvas', name='lovelaceada', number='12345', \
own='ex02_ranking-1.py', upload=67890, late=True)
    >>> handed_out("Ada Lovelace_123_assignsubmission_file_").student
    'Ada Lovelace'
    >>> handed_out("ada") is None
    True
    """
    moodle = _MOODLE.fullmatch(name)
    if moodle:
        return HandedOut(
            "moodle", moodle["name"], moodle["number"], moodle["own"] or ""
        )
    canvas = _CANVAS.fullmatch(name) or _CANVAS_TEXT.fullmatch(name)
    if canvas is None:
        return None
    parts = canvas.groupdict()
    name, late = parts["name"].rstrip("_"), parts["late"] is not None
    upload = int(parts.get("upload") or 0)
    return HandedOut("canvas", name, parts["number"], parts["own"], upload, late)
