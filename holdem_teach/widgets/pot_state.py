"""Who put in what and who has the better hand, as one builds it: no screen needed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from holdem_teach.strength.numbers import is_whole
from holdem_teach.words import plural, say

FEWEST, MOST = 2, 9
MOST_CHIPS: Final = 1_000_000
_BETWEEN: Final = re.compile(r"[\s,;]+")

Groups = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class PotState:
    """One state of the pot builder.

    Attributes
    ----------
    chips
        What each seat has put in.
    folded
        The seats that have folded.
    ranking
        All seats in groups, the best hands first; the seats of a group tie.
    button
        The seat from which odd chips are counted.

    Examples
    --------
    >>> state = build_pots("30 70 70", ranking="0 = 1")
    >>> state.ranking_text
    '0 = 1 > 2'
    >>> state.with_folded("1").still_in
    ((0,), (2,))
    """

    chips: tuple[int, ...]
    folded: frozenset[int] = frozenset()
    ranking: Groups = ()
    button: int = 0

    @property
    def still_in(self) -> Groups:
        """The groups without the seats that have folded."""
        left = (
            tuple(seat for seat in group if seat not in self.folded)
            for group in self.ranking
        )
        return tuple(filter(None, left))

    @property
    def chips_text(self) -> str:
        """What each seat has put in, as it can be typed."""
        return " ".join(map(str, self.chips))

    @property
    def folded_text(self) -> str:
        """Who has folded, as it can be typed."""
        return " ".join(map(str, sorted(self.folded)))

    @property
    def ranking_text(self) -> str:
        """Who is better, as it can be typed."""
        return " > ".join(" = ".join(map(str, group)) for group in self.still_in)

    def with_chips(self, text: str) -> PotState:
        """Return the state with other contributions; there may be other seats.

        Raises
        ------
        ValueError
            If these are not two to nine whole numbers of chips, or all seats that are
            left have folded.

        Examples
        --------
        >>> build_pots("30 70 70", "2").with_chips("5, 5").folded
        frozenset()
        """
        chips = tuple(_whole_numbers(text, say("pots.chips_wanted"), MOST_CHIPS))
        if not FEWEST <= len(chips) <= MOST:
            seats = plural(len(chips), "seat")
            said = {"seats": seats, "fewest": FEWEST, "most": MOST}
            raise ValueError(say("pots.seats_wanted", **said))
        count = len(chips)
        state = replace(self, chips=chips, button=min(self.button, count - 1))
        there = frozenset(seat for seat in self.folded if seat < count)
        return replace(state, ranking=_completed(self.ranking, count))._fold(there)

    def with_folded(self, text: str) -> PotState:
        """Return the state in which these seats have folded, and no others.

        Raises
        ------
        ValueError
            If one is no seat, or nobody would be left.
        """
        return self._fold(frozenset(self._seats(text)))

    def _fold(self, folded: frozenset[int]) -> PotState:
        if len(folded) == len(self.chips):
            raise ValueError(say("pots.nobody_in"))
        return replace(self, folded=folded)

    def with_ranking(self, text: str) -> PotState:
        """Return the state with another order, such as "1 > 0 = 2".

        Who is not named comes last; of several, these tie.

        Raises
        ------
        ValueError
            If one is no seat, has folded, or is named twice.

        Examples
        --------
        >>> build_pots("30 70 70").with_ranking("2").ranking_text
        '2 > 0 = 1'
        """
        groups = tuple(
            tuple(self._seats(part.replace("=", " "))) for part in text.split(">")
        )
        named = [seat for group in groups for seat in group]
        for seat in named:
            if seat in self.folded:
                raise ValueError(say("pots.has_folded", seat=seat))
            if named.count(seat) > 1:
                raise ValueError(say("pots.named_twice", seat=seat))
        return replace(self, ranking=_completed(groups, len(self.chips)))

    def with_button(self, button: int) -> PotState:
        """Return the state with the button elsewhere.

        Raises
        ------
        ValueError
            If that is no seat.
        """
        self._check_seat(button)
        return replace(self, button=button)

    def _seats(self, text: str) -> list[int]:
        seats = _whole_numbers(text, say("pots.seat_wanted"), MOST_CHIPS)
        for seat in seats:
            self._check_seat(seat)
        return seats

    def _check_seat(self, seat: int) -> None:
        if not is_whole(seat, 0, len(self.chips) - 1):
            raise ValueError(say("pots.no_seat", seat=seat, last=len(self.chips) - 1))

    def drawn(self, random: Random) -> PotState:
        """Return a random case with as many seats: somebody all-in, perhaps a tie.

        Examples
        --------
        >>> state = build_pots("30 70 70").drawn(Random(1))
        >>> len(state.chips), len(state.folded) < 3
        (3, True)
        """
        seats = list(range(len(self.chips)))
        chips = random.choices(range(10, 210, 10), k=len(seats))
        folded = random.sample(seats, random.randrange(len(seats) - 1))
        random.shuffle(seats)
        ties = random.random() < 0.5
        first = (tuple(sorted(seats[:2])),) if ties else ((seats[0],), (seats[1],))
        ranking = (*first, *((seat,) for seat in seats[2:]))
        return PotState(tuple(chips), frozenset(folded), ranking, self.button)


def build_pots(
    chips: str | Sequence[int],
    folded: str | Iterable[int] = "",
    ranking: str = "",
    button: int = 0,
) -> PotState:
    """Return a state from text or numbers.

    Raises
    ------
    ValueError
        As the steps of :class:`PotState`.

    Examples
    --------
    >>> build_pots([30, 70, 70], [2]).still_in
    ((0, 1),)
    """
    state = PotState(()).with_chips(_as_text(chips)).with_folded(_as_text(folded))
    return state.with_ranking(ranking).with_button(button)


def _as_text(given: str | Iterable[int]) -> str:
    return given if isinstance(given, str) else " ".join(map(str, given))


def _whole_numbers(text: str, wanted: str, most: int) -> list[int]:
    """Read whole numbers from 0, with spaces or commas between them."""
    tokens = [token for token in _BETWEEN.split(text) if token]
    for token in tokens:
        if not re.fullmatch("[0-9]{1,9}", token) or int(token) > most:
            raise ValueError(say("pots.no_number", token=token, wanted=wanted))
    return list(map(int, tokens))


def _completed(groups: Groups, count: int) -> Groups:
    """Return the groups with all seats and no others; new ones tie at the end."""
    there = tuple(tuple(seat for seat in group if seat < count) for group in groups)
    named = {seat for group in there for seat in group}
    rest = tuple(seat for seat in range(count) if seat not in named)
    return tuple(filter(None, (*there, rest)))
