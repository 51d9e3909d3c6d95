"""Which file of a student counts for which exercise, and what is said of the others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from holdem_teach.course.plain import one_line
from holdem_teach.grading.intake.member import (
    BROKEN,
    LONGEST_PATH,
    MAX_BYTES,
    MAX_MEMBERS,
    Known,
    Member,
)
from holdem_teach.grading.intake.names import Meant, meant
from holdem_teach.grading.intake.submission import Attempt, Origin, Submission
from holdem_teach.words import say

_MAX_READ: Final = 8_000_000  # bytes of one student's files, attempts too
_LONGEST: Final = 80  # characters of a name in a sentence


@dataclass(frozen=True)
class _Candidate:
    """A file that may count for an exercise."""

    member: Member
    meant: Meant
    known: Known
    is_canvas: bool

    @property
    def is_exact(self) -> bool:
        """Canvas itself puts "-1" behind the name of a file that comes again."""
        is_its_own = self.is_canvas and self.meant.copy > 0
        asked = f"{self.meant.module}-{self.meant.copy}.py"
        return self.meant.is_exact or (is_its_own and self.member.name == asked)

    @property
    def place(self) -> tuple[int, int, bool, str, int, float]:
        """The larger place counts: later, nearer to the top, called as asked for."""
        member, when = self.member, self.known[0]
        saved = when.timestamp() if when else 0.0
        upload_and_depth = member.upload, -member.depth
        return (*upload_and_depth, self.is_exact, member.made, self.meant.copy, saved)


def choose(
    student: str, members: Iterable[Member], modules: Collection[str], origin: Origin
) -> Submission:
    """Return what counts of all that one student has handed in."""
    choice = _Choice(modules, origin.system == "canvas")
    found = list(islice(members, MAX_MEMBERS + 1))
    for member in found[:MAX_MEMBERS]:
        choice.look_at(member)
    if len(found) > MAX_MEMBERS:
        choice.left.append(say("grading.too_many", limit=MAX_MEMBERS))
    for module, candidates in choice.candidates.items():
        choice.decide(module, sorted(candidates, key=lambda each: each.place))
    return choice.submission(student, origin)


@dataclass
class _Choice:
    """What is known while the files of one student are looked at."""

    modules: Collection[str]
    is_canvas: bool
    candidates: dict[str, list[_Candidate]] = field(
        default_factory=lambda: defaultdict(list)
    )
    attempts: dict[str, tuple[Attempt, ...]] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)
    refused: dict[str, str] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    room: int = _MAX_READ

    def look_at(self, member: Member) -> None:
        """Put a file with those that may count, or say why it does not."""
        known = meant(member.name, self.modules)
        refused = member.refused or (known.refused if known else "grading.left_other")
        if known and not refused:
            each = _Candidate(member, known, member.when(), self.is_canvas)
            self.candidates[known.module].append(each)
            return
        hit = self.modules if member.is_closed else [known.module] if known else []
        self.leave(refused, member, hit)

    def leave(self, key: str, member: Member, modules: Iterable[str]) -> None:
        """Say why a file is not taken in, also of the exercises it is meant for."""
        asked = " or ".join(f"{module}.py" for module in modules)
        self.left.append(say(key, name=_shown(member.path), meant=asked))
        for module in modules:
            self.refused.setdefault(module, self.left[-1])

    def decide(self, module: str, candidates: list[_Candidate]) -> None:
        """Take in the last of the candidates, and keep those before it."""
        # the one that counts first, so that the others leave it room
        read = [(each, self._read(each)) for each in reversed(candidates)]
        tried = [(each, attempt) for each, attempt in read if attempt is not None]
        if not tried:
            return
        (last, counts), *others = tried
        rivals = [each for each, other in others if other.data != counts.data]
        if any(each.place == last.place for each in rivals):
            for each, _attempt in tried:
                self.leave("grading.left_unclear", each.member, [module])
            return
        self.attempts[module] = tuple(attempt for _each, attempt in reversed(tried))
        for each, _attempt in others:
            self.leave("grading.left_twice", each.member, [])
        if not last.is_exact:
            said = {"name": _shown(last.member.path), "meant": f"{module}.py"}
            self.notes.append(say("grading.taken_as", **said))

    def _read(self, candidate: _Candidate) -> Attempt | None:
        """Return a file as it was read, or say why that cannot be done."""
        member, module = candidate.member, candidate.meant.module
        key, data = _read(member, self.room)
        if key:
            self.leave(key, member, [module])
            return None
        self.room -= len(data)
        return Attempt(module, data, member.path, *candidate.known, member.late)

    def submission(self, student: str, origin: Origin) -> Submission:
        """Return what was found."""
        files = {module: tried[-1].data for module, tried in self.attempts.items()}
        refused = {
            name: said for name, said in self.refused.items() if name not in files
        }
        left, notes = tuple(self.left), tuple(self.notes)
        return Submission(student, files, left, refused, self.attempts, notes, origin)


def _read(member: Member, room: int) -> tuple[str, bytes]:
    """Return a file's bytes, or the key of why it is not taken in."""
    try:
        data = member.read()
    except BROKEN:
        return "grading.left_broken", b""
    if len(data) > MAX_BYTES:
        return "grading.left_large", b""
    return ("grading.left_full", b"") if len(data) > room else ("", data)


def _shown(path: str) -> str:
    name = one_line(path[:LONGEST_PATH])
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST - 3]}..."
