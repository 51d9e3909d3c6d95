"""What an export did: cells filled in, and whom it left out for which reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from holdem_teach.course.plain import one_line
from holdem_teach.grading.naming import some_of
from holdem_teach.words import plural, say

_MOST_SHOWN: Final = 10


@dataclass
class Filled:
    """What an export did.

    ``filled`` counts the cells by their column; ``left`` has names by the key of the
    sentence that says why nothing was filled in for them.
    """

    path: Path
    filled: dict[str, int] = field(default_factory=dict)
    left: dict[str, list[str]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def leave(self, key: str, name: str) -> None:
        """Note somebody for whom nothing was filled in."""
        names = self.left.setdefault(key, [])
        if name not in names:
            names.append(name)

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        for column, count in self.filled.items():
            said = {"column": one_line(column), "marks": plural(count, "mark")}
            yield say("export.filled", path=self.path, **said)
        yield from self.notes
        for key, names in self.left.items():
            yield say(key, names=some_of(names, _MOST_SHOWN, "; "))
