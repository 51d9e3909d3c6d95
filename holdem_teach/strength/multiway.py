"""How strong is a hand against several opponents at once?

HS ** n treats n opponents as if each were dealt from a deck of their own. In truth
their hands share one deck and one board: who is beaten by one of them is more often
beaten by the next one too, or less, as the cards will have it. Here all n hands are
dealt at once, and the chance to hold the best is estimated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan, sqrt

import numpy as np

from holdem_teach.cards import DECK, Cards, read_spot
from holdem_teach.strength.estimate import Interval, error_text, wilson_interval
from holdem_teach.strength.exact import hand_strength
from holdem_teach.strength.sampled import values_on
from holdem_teach.strength.sampling import Counts, deal, gather, read_goal
from holdem_teach.words import say


@dataclass(frozen=True, eq=False, repr=False)
class MultiwayStrength:
    """The estimated chance to hold the best hand now against several opponents.

    Attributes
    ----------
    hole, board, opponents
        The cards, and how many opponents there are.
    shares
        Shape (opponents + 2,), int64: how many samples were lost, won alone, won by
        two hands, by three, and so on; one's own among them.
    power
        HS ** n, to compare.
    stopped
        Whether the sample was interrupted before its goal; it is valid all the same.
    """

    hole: Cards
    board: Cards
    opponents: int
    shares: Counts
    power: float
    stopped: bool = False

    @property
    def samples(self) -> int:
        """How many samples were drawn."""
        return int(self.shares.sum())

    @property
    def strength(self) -> float:
        """The chance to hold the best hand, 0 to 1; one of k best counts 1 / k."""
        return _mean_and_error(self.shares)[0]

    @property
    def standard_error(self) -> float:
        """The standard error of ``strength``; nan for a single sample."""
        return _mean_and_error(self.shares)[1]

    def interval(self, level: float = 0.95) -> Interval:
        """Return a confidence interval of ``strength``, as a sampled EHS has it.

        Examples
        --------
        >>> s = sample_multiway_strength("Ad Qc", "3h 4c Jh", 5, seed=1)
        >>> low, high = s.interval()
        >>> low < s.strength < high
        True
        """
        return wilson_interval(self.strength, self.standard_error, self.samples, level)

    def __repr__(self) -> str:
        sentence = say(
            "sampled.multiway",
            hole=self.hole,
            board=self.board,
            hands=self.opponents + 1,
            strength=self.strength,
            standard_error=error_text(self.standard_error),
            samples=f"{self.samples:,}",
            opponents=self.opponents,
            power=self.power,
        )
        return say("sampled.stopped", sentence=sentence) if self.stopped else sentence


def sample_multiway_strength(
    hole: str | Sequence[int],
    board: str | Sequence[int],
    opponents: int,
    *,
    samples: int | None = None,
    tolerance: float | None = None,
    seed: int | None = None,
) -> MultiwayStrength:
    """Return an estimate of the chance to be ahead of all opponents at once, now.

    Parameters
    ----------
    hole, board
        Two hole cards and three to five board cards.
    opponents
        How many, 1 to 22.
    samples, tolerance, seed
        As for :func:`~holdem_teach.sample_effective_hand_strength`.

    Raises
    ------
    CardError
        If cards cannot be read, repeat, or are too few or too many.
    ValueError
        If another argument is none of those named.

    Examples
    --------
    >>> sample_multiway_strength("2c 2d", "Ah Ks Qd", 3, samples=10_000, seed=1)
    2c 2d on Ah Ks Qd is the best of 4 hands with a chance of 0.1873 ± 0.0039 (one \
standard error, 10,000 samples); HS ** 3 says 0.2003
    """
    power = hand_strength(hole, board, opponents=opponents)  # reads all three
    hole_cards, board_cards = read_spot(hole, board)
    shares, stopped = gather(
        lambda generator, size: _count(
            generator, size, hole_cards, board_cards, opponents
        ),
        read_goal(samples, tolerance),
        lambda shares: _mean_and_error(shares)[1],
        seed,
    )
    return MultiwayStrength(hole_cards, board_cards, opponents, shares, power, stopped)


def _count(
    generator: np.random.Generator, size: int, hole: Cards, board: Cards, opponents: int
) -> Counts:
    """Count by among how many hands each sample was shared, none if it was lost."""
    unseen = [card for card in DECK if card not in {*hole, *board}]
    theirs = deal(generator, unseen, size, 2 * opponents).reshape(-1, 2)
    table = np.array([board], dtype=np.uint8)
    values = values_on(theirs, np.repeat(table, len(theirs), axis=0))
    mine = values_on(np.array([hole], dtype=np.uint8), table)
    by_sample = values.reshape(size, opponents)
    winners = 1 + (by_sample == mine).sum(axis=1)
    winners[(by_sample > mine).any(axis=1)] = 0
    return np.bincount(winners, minlength=opponents + 2)


def _mean_and_error(shares: Counts) -> tuple[float, float]:
    """The mean share of the pot, and its standard error."""
    samples = int(shares.sum())
    parts = np.array([0, *(1 / winners for winners in range(1, len(shares)))])
    mean = float(shares @ parts) / max(samples, 1)
    if samples < 2:
        return mean, nan
    # from the commonest, so that samples all alike have no error, to the last bit
    apart = parts - parts[shares.argmax()]
    spread = (apart - shares @ apart / samples) ** 2
    variance = float(shares @ spread) / (samples - 1)
    return mean, sqrt(variance / samples)
