"""The corpus of submissions: read from its tables, and made into a class.

Archives, links, odd encodings and sizes are made here from text, so that nothing that
acts lies about in the repository. See tests/data/submissions/README.md.
"""

from __future__ import annotations

import base64
import io
import tarfile
import tomllib
import zipfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

LEVELS = ("bubblewrap", "landlock", "process")
ARCHIVES = ("zip", "tar", "tar.gz")


@dataclass(frozen=True)
class Case:
    """One submission, and what may come of it."""

    name: str
    kind: str
    exercise: str
    files: dict[str, Any]
    tasks: dict[str, list[str]] = field(default_factory=dict)
    others: list[str] | None = None
    says: list[str] = field(default_factory=list)
    never: list[str] = field(default_factory=list)
    archive: str = ""
    folder: bool = True
    levels: tuple[str, ...] = LEVELS

    def allowed(self, task: str) -> list[str]:
        """Return the statuses that a task of the exercise may have."""
        solved = any("@SOLUTION@" in str(file) for file in self.files.values())
        others = self.others or (["passed"] if solved else ["missing"])
        return self.tasks.get(task, others)


def read_cases(folder: Path) -> list[Case]:
    """Read all tables of a folder; a key that is not known is an error."""
    cases = []
    for path in sorted(folder.glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for entry in table["submission"]:
            levels = tuple(entry.pop("levels", LEVELS))
            cases.append(Case(kind=table["kind"], levels=levels, **entry))
    return cases


class Class:
    """A class's folder, filled with cases."""

    def __init__(self, folder: Path, root: Path, words: dict[str, str]) -> None:
        self.folder, self.root, self.words = folder, root, words

    def hand_in(self, case: Case) -> None:
        """Write what one student hands in."""
        if case.archive and not case.folder:
            ending = "zip" if case.archive == "none" else case.archive
            (data,) = self._packed(case)
            (self.folder / f"{case.name}.{ending}").write_bytes(data)
            return
        place = self.folder / case.name
        place.mkdir(parents=True)
        if case.archive:
            (data,) = self._packed(case)
            (place / f"work.{case.archive}").write_bytes(data)
            return
        for name, content in case.files.items():
            self._write(place / name, content, case.exercise)

    def _packed(self, case: Case) -> list[bytes]:
        if case.archive == "none":
            return [self.bytes_of(content, "") for content in case.files.values()]
        return [self._archive(case.archive, case.files, case.exercise)]

    def _write(self, path: Path, content: Any, exercise: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(content, dict) and "link" in content:
            path.symlink_to(content["link"])
        elif isinstance(content, dict) and "folder" in content:
            path.mkdir()
        elif isinstance(content, dict) and "zeros" in content:
            with path.open("wb") as file:
                file.truncate(content["zeros"])
        else:
            path.write_bytes(self.bytes_of(content, exercise))

    def bytes_of(self, content: Any, exercise: str) -> bytes:
        """Return the bytes of a file as a table describes it."""
        if isinstance(content, str):
            return self.text_of(content, exercise).encode("utf-8", "surrogateescape")
        if "base64" in content:
            return base64.b64decode(content["base64"])
        if "zeros" in content:
            return bytes(content["zeros"])
        if "repeated" in content:
            begin, part, times = content["repeated"]
            return (begin + part * times).encode()
        if "archive" in content:
            return self._archive(content["archive"], content["files"], exercise)
        text = self.text_of(content["text"], exercise)
        text = text.replace("    ", content.get("indent", "    "))
        text = text.replace("\n", content.get("line_end", "\n"))
        return text.encode(content.get("encoding", "utf-8"))

    def text_of(self, text: str, exercise: str) -> str:
        """Put solutions, stubs and the words of this run into a text."""
        if "@SOLUTION@" in text:
            solution = self.root / "solutions" / f"{exercise}.py"
            text = text.replace("@SOLUTION@", solution.read_text(encoding="utf-8"))
        if "@STUB@" in text:
            stub = self.root / "exercises" / f"{exercise}.py"
            text = text.replace("@STUB@", stub.read_text(encoding="utf-8"))
        if "@VISIBLE@" in text:
            file = self.root / f"tests/exercises/visible/test_{exercise}.py"
            text = text.replace("@VISIBLE@", repr(file.read_text(encoding="utf-8")))
        for word, meant in self.words.items():
            text = text.replace(f"@{word}@", meant)
        return text

    def _archive(self, kind: str, files: dict[str, Any], exercise: str) -> bytes:
        members = {self.text_of(name, exercise): file for name, file in files.items()}
        return (self._zip if kind == "zip" else self._tar)(members, exercise, kind)

    def _zip(self, files: dict[str, Any], exercise: str, _kind: str) -> bytes:
        buffer = io.BytesIO()
        with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in files.items():
                info = zipfile.ZipInfo(name)
                info.filename = name  # with NUL, backslash and all
                info.compress_type = zipfile.ZIP_DEFLATED
                if isinstance(content, dict) and "link" in content:
                    info.external_attr = 0o120777 << 16
                    content = content["link"]
                archive.writestr(info, self.bytes_of(content, exercise))
        return buffer.getvalue()

    def _tar(self, files: dict[str, Any], exercise: str, kind: str) -> bytes:
        buffer = io.BytesIO()
        mode = "w:gz" if kind == "tar.gz" else "w:"
        with tarfile.open(fileobj=buffer, mode=mode) as archive:
            for name, content in files.items():
                info = tarfile.TarInfo(name)
                if isinstance(content, dict) and "link" in content:
                    info.type, info.linkname = tarfile.SYMTYPE, content["link"]
                    archive.addfile(info)
                    continue
                data = self.bytes_of(content, exercise)
                info.size = len(data)
                archive.addfile(info, io.BytesIO(data))
        return buffer.getvalue()
