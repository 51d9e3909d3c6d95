"""What is asked of a match that a student's program has played; each is one check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from holdem_teach.checks.record import Failure, Record, Verdict
from holdem_teach.words import plural, say

if TYPE_CHECKING:
    from holdem_teach.checks.match import Played


class Match:
    """A match of one task; ``played`` is None if the task had ended before."""

    def __init__(self, record: Record, played: Played | None, *, hidden: bool) -> None:
        self._record, self._played, self._hidden = record, played, hidden

    def should_keep_the_rules(self, *, part: str) -> None:
        """Check that every action was one, and legal, up to the end of the match."""
        self._check_faults("rules", "wrong", part)

    def should_be_in_time(self, *, part: str) -> None:
        """Check that no decision was late, nor all together."""
        self._check_faults("time", "slow", part)

    def should_win(self, least: float, *, part: str) -> None:
        """Check that it won so many big blinds in 100 hands, or more."""
        played, failure = self._played, self._stopped()
        if failure is None and played and played.rate < least:
            rate, hands = f"{played.rate:.0f}", plural(played.hands, "hand")
            said = say("checks.match_rate", rate=rate, hands=hands, least=f"{least:g}")
            failure = Failure("wrong", said)  # no input is told by it
        self._count(failure, part)

    def _check_faults(self, kind: str, status: str, part: str) -> None:
        failure = self._stopped()
        if self._played and (times := self._played.faults[kind]):
            first = self._played.examples[kind]
            said = say(f"checks.match_{kind}", times=plural(times, "time"), first=first)
            failure = Failure(status, said, hidden=self._hidden)
        self._count(failure, part)

    def _stopped(self) -> Failure | None:
        """Return why a match has no result, None if it has one."""
        if self._played is None:
            return self._record.failure
        said = self._played.stopped
        return Failure("wrong", said, hidden=self._hidden) if said else None

    def _count(self, failure: Failure | None, part: str) -> None:
        verdict = Verdict(None, ("play", None), failure, self._hidden, part)
        self._record.count(verdict)
