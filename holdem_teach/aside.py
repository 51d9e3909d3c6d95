"""Writing a whole file or nothing."""

from __future__ import annotations

import errno
import os
from pathlib import Path


def write_aside(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there: all of it or nothing.

    Folders that are missing on the way are made.

    Raises
    ------
    OSError
        If the file cannot be written; what was there before is unchanged.
    """
    if not path.name:
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    aside = path.with_name(f".{path.name}.{os.getpid()}.part")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        aside.write_bytes(data)
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)
