"""A student's program at the table: a file with ``act(view)``, run in the sandbox.

It gets views, and what it keeps between hands is its own affair. A program that raises
or gives no action stays where it is. One that *dies* (ends its process, or is late, or
takes more than it may) has lost what it kept, is out of the hand, and starts anew with
the next one. After :data:`DEATHS` deaths it is *removed*: it is asked no more. A file
that Python cannot read is never asked.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from holdem_teach.players.claims import claim
from holdem_teach.players.spot import Action, Spot, View
from holdem_teach.sandbox.child import Child
from holdem_teach.sandbox.levels import available
from holdem_teach.sandbox.reply import MEGABYTE, Limits, Reply

DEATHS: Final = 3
SECONDS: Final = 0.5  # of processor time for a decision
MEMORY: Final = 512 * MEGABYTE
LIBRARY: Final = ("evaluate", "parse_cards")
# What the file is called inside: one that is called re.py must not stand in for re
_MODULE: Final = "player"
# How a call of the file ends, and what a fault of that kind is called
_FAULTS: Final = {
    "raised": "raised",
    "missing": "raised",
    "refused": "no action",
    "crashed": "died",
    "slow": "late",
}
_HALF: Final = 160  # signs of a sentence, from its beginning and from its end
_DEADLY: Final = ("crashed", "slow")


class Program:
    """A student's file as a player.

    Parameters
    ----------
    path
        The file, which has a function ``act(view)``.
    source
        Its bytes, if they were read before.
    seconds
        Processor time for each decision; ten times that on the clock.
    level
        The level of isolation; the best of this machine if None.

    Attributes
    ----------
    faults
        How often it was at fault, by kind: "illegal", "false claim", "raised", "no
        action", "died", "late", "unreadable".
    examples
        By kind, what was wrong the first time, in a sentence.
    """

    def __init__(
        self,
        path: str | Path,
        source: bytes | None = None,
        *,
        seconds: float = SECONDS,
        level: str | None = None,
    ) -> None:
        self.path = Path(path)
        self.faults: Counter[str] = Counter()
        self.examples: dict[str, str] = {}
        self._deaths = 0
        self._child = Child(
            _MODULE,
            self.path.read_bytes() if source is None else source,
            Limits(cpu_seconds=seconds, memory=MEMORY),
            library=LIBRARY,
            level=level or available()[0],
        )
        problem = self._child.describe().problem
        self._is_readable = problem is None
        self._is_out = not self._is_readable
        if problem is not None:
            self.blame("unreadable", problem)

    def __enter__(self) -> Program:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End its process."""
        self._child.close()

    @property
    def is_removed(self) -> bool:
        """Whether it has died so often that it is asked no more."""
        return self._deaths >= DEATHS

    def start_hand(self) -> None:
        """Let one that died play again."""
        self._is_out = self.is_removed or not self._is_readable

    def act(self, view: View) -> Action:
        """Return what the program answers, whatever that is, or a way out.

        The answer may be no legal action: the table judges that, and says so to
        :meth:`blame`.
        """
        if self._is_out:
            return way_out(view)
        reply = self._child.call("act", [view])
        if reply.status == "answered":
            return _as_action(reply.value)
        self._note(reply)
        return way_out(view)

    def _note(self, reply: Reply) -> None:
        self.blame(_FAULTS[reply.status], reply.detail)
        if reply.status in _DEADLY:
            self._deaths += 1
            self._is_out = True

    def blame(self, kind: str, sentence: str) -> None:
        """Count a fault."""
        self.faults[kind] += 1
        named = sentence.replace(f"{_MODULE}.py", self.path.name)
        self.examples.setdefault(kind, _short(named))


def _as_action(value: Any) -> Action:
    """The answer as a list: one word alone is an action, too."""
    if isinstance(value, str):
        return [value]
    return list(value) if isinstance(value, tuple) else value


def _short(sentence: str) -> str:
    """A sentence without the middle of what a program made too long."""
    if len(sentence) <= 2 * _HALF:
        return sentence
    return f"{sentence[:_HALF]} … {sentence[-_HALF:]}"


def way_out(view: View) -> Action:
    """Return what is done for a player who does nothing: check, or else fold.

    At the showdown it mucks; who is called and must show announces the best hand.

    Examples
    --------
    >>> from holdem_teach.game import Hand, NoLimitRules
    >>> way_out(Hand(NoLimitRules(1, 2), [200, 200]).view(0))
    ['fold']
    """
    spot = Spot(view)
    if spot.claims:
        return ["muck"] if view["legal"]["can_muck"] else claim(spot)
    return spot.fold()
