"""What can be asked in the hand-strength explorer, and what may be seen of the answer.

An :class:`Exploration` is one state: the cards, against whom, whether the answer has
been seen, and earlier guesses. Each step gives a new state or raises, so that a refused
step leaves the last good one as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from holdem_teach.cards import Cards
from holdem_teach.strength.ranges import read_range
from holdem_teach.widgets.history import Guess
from holdem_teach.widgets.picking import HOLDEM, Picked, pick
from holdem_teach.widgets.practice import kind_of
from holdem_teach.words import say


class GuessError(ValueError):
    """A guess where none is asked: cards are missing, or the answer has been seen."""


@dataclass(frozen=True)
class Exploration:
    """One state of the explorer.

    Parameters
    ----------
    cards
        The cards at their places.
    opponents
        How many there are, 1 to 8.
    weights
        A range that an opponent may hold, as text; empty: any hand.
    samples
        How many samples the answer is made of; 0: every case is counted.
    seed
        Of the samples; None: new ones each time.
    guess_first
        Whether the numbers stay hidden until a guess is committed.
    guess
        The guess that was committed for this question, in per cent, or None.
    guesses
        All guesses so far, in order.

    Examples
    --------
    >>> state = start("Ad Qc", "3h 4c Jh")
    >>> state.is_complete, state.shows_numbers
    (True, False)
    >>> state.commit(60, truth=0.512).guesses[-1].gap
    8.8
    """

    cards: Picked
    opponents: int = 1
    weights: str = ""
    samples: int = 0
    seed: int | None = None
    guess_first: bool = True
    guess: int | None = None
    guesses: tuple[Guess, ...] = ()

    @property
    def hole(self) -> Cards:
        """The hole cards chosen so far."""
        return self.cards.hole

    @property
    def board(self) -> Cards:
        """The board cards chosen so far."""
        return self.cards.board

    @property
    def is_holdem(self) -> bool:
        """Whether there are two hole cards, and not the four of Omaha."""
        return len(self.cards.mine) == HOLDEM

    @property
    def is_complete(self) -> bool:
        """Whether there are hole cards and a flop, and no turn is left out."""
        return not self.cards.missing

    @property
    def options(self) -> dict[str, Any]:
        """What the function that answers is told besides the cards, by name.

        What does not apply is left out.
        """
        if self.samples:
            told = {"samples": self.samples, "seed": self.seed}
            return {name: value for name, value in told.items() if value is not None}
        return self.against

    @property
    def against(self) -> dict[str, Any]:
        """How many opponents there are and what they hold, as far as it counts.

        A sample is always against one opponent with any hand, and Omaha hands have no
        weights.

        Examples
        --------
        >>> state = start("Ad Qc", "3h 4c Jh").with_weights("QQ+").with_opponents(2)
        >>> state.against, state.with_samples(100).against
        ({'opponents': 2, 'weights': 'QQ+'}, {})
        """
        against: dict[str, Any] = {}
        if self.opponents > 1 and not self.samples:
            against["opponents"] = self.opponents
        if self.weights and self.is_holdem and not self.samples:
            against["weights"] = self.weights
        return against

    @property
    def question(self) -> tuple[object, ...]:
        """All that the answer depends on."""
        return self.cards, self.opponents, self.weights, self.samples

    @property
    def shows_numbers(self) -> bool:
        """Whether the numbers may be seen."""
        return self.is_complete and not (self.guess_first and self.guess is None)

    def with_cards(self, cards: Picked) -> Exploration:
        """Return the state for other cards: a new question, if they are other ones."""
        return self._asking(replace(self, cards=cards))

    def with_opponents(self, opponents: int) -> Exploration:
        """Return the state with so many opponents, 1 to 8."""
        return self._asking(replace(self, opponents=opponents))

    def with_weights(self, text: str) -> Exploration:
        """Return the state in which an opponent holds a range; any hand if it is empty.

        Raises
        ------
        RangeError
            If the range cannot be read.

        Examples
        --------
        >>> start("Ad Qc", "3h 4c Jh").with_weights("QQ+").options
        {'weights': 'QQ+'}
        """
        stripped = text.strip()
        if stripped:
            read_range(stripped)
        return self._asking(replace(self, weights=stripped))

    def with_samples(self, samples: int) -> Exploration:
        """Return the state that is answered by so many samples, or exactly (0)."""
        return replace(self, samples=samples)

    def with_guess_first(self, guess_first: bool) -> Exploration:
        """Return the state in which a guess comes first, or in which none is asked."""
        return replace(self, guess_first=guess_first)

    def commit(self, percent: int, truth: float) -> Exploration:
        """Return the state after a guess, in per cent, at a chance from 0 to 1.

        Raises
        ------
        GuessError
            If cards are missing, or if the numbers have been seen already.

        Examples
        --------
        >>> seen = start("Ad Qc", "3h 4c Jh").commit(50, truth=0.512)
        >>> seen.shows_numbers
        True
        >>> seen.commit(51, truth=0.512)
        Traceback (most recent call last):
            ...
        holdem_teach.widgets.exploration.GuessError: You have seen this answer; change \
a card to guess again
        """
        if not self.is_complete:
            raise GuessError(self.prompt.rstrip("."))
        if self.shows_numbers:
            raise GuessError(say("widgets.seen"))
        kind = kind_of(self.hole, self.board)
        guess = Guess(self.hole, self.board, kind, percent, truth)
        return replace(self, guess=percent, guesses=(*self.guesses, guess))

    @property
    def prompt(self) -> str:
        """What to do next, in a sentence."""
        if not self.is_complete:
            return say("picker.choose", places=", ".join(self.cards.missing))
        if self.shows_numbers:
            return say("widgets.go_on")
        return say("widgets.guess_now")

    def _asking(self, other: Exploration) -> Exploration:
        """Return another state, with the guess forgotten if the question is new."""
        return other if other.question == self.question else replace(other, guess=None)


def start(hole: str | Sequence[int], board: str | Sequence[int]) -> Exploration:
    """Return the first state: cards as they were given, nothing guessed.

    Raises
    ------
    CardError
        If the cards cannot be read, repeat, or are too many.

    Examples
    --------
    >>> start("", "").is_complete, start("As Kd Qc Jc", "").is_holdem
    (False, False)
    """
    return Exploration(pick(hole, board))
