"""A file given back is of the type that it came in, and says what is said of it.

Systems that take feedback go by the name: a page in the place of a program arrives as a
file that nobody can open.
"""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import PurePath
from typing import Final, Literal

from holdem_teach.grading.handing_out.packing import add

Compression = Literal["w", "w:gz", "w:bz2", "w:xz"]

_MARK: Final = b"\xef\xbb\xbf"
_COMMENTED: Final = (".py", ".txt")
_TARS: Final[Mapping[str, Compression]] = {
    ".tar": "w",
    ".gz": "w:gz",
    ".tgz": "w:gz",
    ".bz2": "w:bz2",
    ".tbz": "w:bz2",
    ".tbz2": "w:bz2",
    ".xz": "w:xz",
    ".txz": "w:xz",
}


def with_feedback(name: str, data: bytes, text: str, page: str) -> bytes | None:
    """Return a file of the type of ``name`` that holds feedback.

    Parameters
    ----------
    data
        The student's own file, where it is a program; it stands below the feedback.
    text, page
        The feedback, in Markdown and in HTML.

    Returns
    -------
    bytes or None
        None for a type that no feedback can be put into.
    """
    ending = PurePath(name.lower()).suffix
    if ending in _COMMENTED:
        return commented(data, text)
    if ending == ".html":
        return page.encode("utf-8")
    if ending == ".md":
        return text.encode("utf-8")
    if ending == ".ipynb":
        return _notebook(text)
    inside = {
        "feedback.html": page.encode("utf-8"),
        "feedback.md": text.encode("utf-8"),
    }
    if ending == ".zip":
        return _zipped(inside)
    return _tarred(inside, _TARS[ending]) if ending in _TARS else None


def commented(data: bytes, text: str) -> bytes:
    r"""Return a program with some text before it, as comments.

    Its own bytes stay as they are; the text is in its encoding and has its line ends.

    Examples
    --------
    >>> commented(b"def f():\r\n    pass\r\n", "Well done.\n")
    b'# Well done.\r\n\r\ndef f():\r\n    pass\r\n'
    """
    ending = "\r\n" if b"\r\n" in data or b"\r\0\n\0" in data else "\n"
    lines = (f"# {line}".rstrip() for line in text.splitlines())
    comment = "".join(f"{line}{ending}" for line in lines) + ending
    if data.startswith(_MARK):
        return _MARK + comment.encode("utf-8") + data.removeprefix(_MARK)
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        codec = "utf-16-le" if data.startswith(b"\xff") else "utf-16-be"
        return data[:2] + comment.encode(codec) + data[2:]
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return comment.encode("ascii", "backslashreplace") + data
    return comment.encode("utf-8") + data


def _notebook(text: str) -> bytes:
    cell = {"cell_type": "markdown", "metadata": {}, "source": text, "id": "feedback"}
    notebook = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(notebook, ensure_ascii=False, indent=1).encode("utf-8")


def _zipped(files: Mapping[str, bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as made:
        for name, data in files.items():
            add(made, name, data)
    return buffer.getvalue()


def _tarred(files: Mapping[str, bytes], how: Compression) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode=how) as made:
        for name, data in files.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            made.addfile(info, io.BytesIO(data))
    return buffer.getvalue()
