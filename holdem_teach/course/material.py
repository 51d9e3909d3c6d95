"""Where does what a student is given stand? In the wheel, or in a checkout."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from holdem_teach.course.files import CourseError
from holdem_teach.words import LANGUAGE, LANGUAGES, say

# A folder of the student's copy, and where its content stands in a checkout.
FOLDERS: Final = {
    "notebooks": "notebooks",
    "exercises": "exercises",
    "checks": "tests/exercises/visible",
}
# It stands in exercises/ in a checkout, and at the top of a student's copy.
COURSE_TOML: Final = "course.toml"
# What never travels: checkpoints, caches, the teacher's notebooks; nor other languages.
_KEPT_BACK: Final = (".", "__pycache__", "teacher")


def checkout() -> Path | None:
    """Return the folder of the checkout that this package is run from, if it is.

    An editable install hides from ``importlib.resources`` what the wheel is given by
    force, so the checkout itself is looked at.
    """
    root = Path(__file__).resolve().parents[2]
    return root if (root / FOLDERS["checks"]).is_dir() else None


def course_files(course: Path | None = None) -> dict[str, bytes]:
    """Return all lessons, stubs and visible checks, by their path in a student's copy.

    Lessons go out without the outputs that are stored with them: a student predicts
    first and then runs the cell.

    Parameters
    ----------
    course
        The folder of a course; None for the course of this installation.

    Raises
    ------
    CourseError
        If there is no course.

    Examples
    --------
    >>> sorted({path.split("/")[0] for path in course_files()})
    ['checks', 'course.toml', 'exercises', 'notebooks']
    """
    found = {
        _place_in_copy(path): _handed_out(path, file.read_bytes())
        for name, folder in _folders(course).items()
        for path, file in _walk(folder, name)
    }
    if not found:
        raise CourseError(say("course.no_material"))
    return found


def _place_in_copy(path: str) -> str:
    return COURSE_TOML if path == f"exercises/{COURSE_TOML}" else path


def _handed_out(path: str, data: bytes) -> bytes:
    if not path.endswith(".ipynb"):
        return data
    notebook = json.loads(data.decode("utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell |= {"outputs": [], "execution_count": None}
    text = json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True)
    return f"{text}\n".encode()


def _folders(course: Path | None) -> dict[str, Traversable]:
    packed = files("holdem_teach") / "student"
    root = course or checkout()
    if root is None or (course is None and packed.is_dir()):
        found = {name: packed / name for name in FOLDERS}
    else:
        found = {name: root / place for name, place in FOLDERS.items()}
    return found | {"notebooks": _in_our_language(found["notebooks"])}


def _in_our_language(notebooks: Traversable) -> Traversable:
    """The lessons in the language that is chosen, where there are such."""
    own = notebooks / LANGUAGE
    return own if own.is_dir() else notebooks


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.name.startswith(_KEPT_BACK) or entry.name in LANGUAGES:
            continue
        if entry.is_dir():
            yield from _walk(entry, f"{path}/{entry.name}")
        else:
            yield f"{path}/{entry.name}", entry
