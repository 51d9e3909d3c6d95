"""The record of a hand: events, sentences, replay from any point."""

from __future__ import annotations

from holdem_teach.game.state import Event, HandState


class History:
    """What has happened in a hand so far."""

    def __init__(self, state: HandState) -> None:
        self._state = state

    @property
    def events(self) -> list[Event]:
        """What everybody has seen happen."""
        return [event.copy() for event in self._state.events]

    def events_of_round(self) -> list[Event]:
        """The events since the last cards of the board."""
        events = self.events
        boards = [i for i, event in enumerate(events) if event[0] == "board"]
        return events[boards[-1] + 1 if boards else 0 :]
