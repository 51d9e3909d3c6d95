"""What a sample says about a hand: the four measures, and how far off they may be."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import isnan, nan, sqrt
from statistics import NormalDist
from typing import Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from holdem_teach.cards import card_html
from holdem_teach.strength.result import EffectiveHandStrength, transitions_html
from holdem_teach.strength.sampling import real_number
from holdem_teach.words import say

Measure = Literal["hs", "ppot", "npot", "ehs"]
Interval = tuple[float, float]
_Cells = NDArray[np.float64]  # (3, 3): rows now, columns at the river

# What one sample in each cell adds to the numerator and to the divisor of a measure.
_HS: Final = np.repeat([[1.0], [0.5], [0.0]], 3, axis=1)
_FROM_BEHIND: Final = np.array([[0, 0, 0], [0.5, 0, 0], [1, 0.5, 0]])
_NOT_AHEAD: Final = np.repeat([[0.0], [1.0], [1.0]], 3, axis=1)
_FALL_BEHIND: Final = _FROM_BEHIND[::-1, ::-1]
_NOT_BEHIND: Final = _NOT_AHEAD[::-1]


@dataclass(frozen=True, eq=False, repr=False)
class SampledHandStrength(EffectiveHandStrength):
    """HS, PPot, NPot and EHS of a sample, each with its standard error.

    It has what the exact answer has. A sample is one opponent's hand that meets one
    runout, so ``runouts`` is 1, and ``ahead``, ``tied``, ``behind`` and ``transitions``
    count samples.

    Attributes
    ----------
    stopped
        Whether the sample was interrupted before its goal; it is valid all the same.

    Notes
    -----
    The errors come from the delta method (G. Casella and R. L. Berger, Statistical
    Inference, 2nd edition, 2002, section 5.5.4). With p the shares of the nine cells
    of ``transitions``, n samples, and g the derivatives of a measure by those shares,
    the variance of the measure is about ::

        (sum of p * g ** 2 - (sum of p * g) ** 2) / (n - 1)

    A quotient U / V of sums of u and v over samples has g = (u - U / V * v) / V.

    Examples
    --------
    >>> import holdem_teach as ht
    >>> ht.sample_effective_hand_strength("Ad Qc", "3h 4c Jh", samples=1000, seed=1)
    Ad Qc on 3h 4c Jh: HS 0.584 ± 0.0155, PPot 0.207 ± 0.0197, NPot 0.283 ± 0.0185, \
EHS 0.505 ± 0.0157 (one standard error); ahead in 580, tied in 7, behind in 413 of \
1,000 samples
    """

    stopped: bool = False

    @property
    def samples(self) -> int:
        """How many samples were drawn."""
        return int(self.transitions.sum())

    @property
    def hs_error(self) -> float:
        """The standard error of HS; nan for a single sample."""
        return self._error(_HS)

    @property
    def ppot_error(self) -> float:
        """The standard error of PPot; nan if no sample is behind or tied now."""
        return self._error(self._ppot_slopes)

    @property
    def npot_error(self) -> float:
        """The standard error of NPot; nan if no sample is ahead or tied now."""
        return self._error(self._npot_slopes)

    @property
    def ehs_error(self) -> float:
        """The standard error of EHS; nan for a single sample."""
        slopes = _HS * (1 - self.npot - self.ppot)
        if self.hs > 0:  # else NPot has no weight, and perhaps no sample
            slopes = slopes - self.hs * self._npot_slopes
        if self.hs < 1:
            slopes = slopes + (1 - self.hs) * self._ppot_slopes
        return self._error(slopes)

    def interval(self, measure: Measure = "ehs", level: float = 0.95) -> Interval:
        """Return a confidence interval that also holds for shares near 0 and 1.

        Parameters
        ----------
        measure
            "hs", "ppot", "npot" or "ehs".
        level
            In which share of samples the interval holds the exact value, 0 to 1.

        Raises
        ------
        ValueError
            If an argument is none of those named.

        Examples
        --------
        >>> import holdem_teach as ht
        >>> s = ht.sample_effective_hand_strength("Ad Qc", "3h 4c Jh", seed=1)
        >>> low, high = s.interval()
        >>> low < 0.51167 < high
        True
        """
        if measure not in get_args(Measure):
            expected = ", ".join(get_args(Measure))
            raise ValueError(
                say("sampled.bad_measure", given=measure, expected=expected)
            )
        counted = {"ppot": self.tied + self.behind, "npot": self.ahead + self.tied}
        size = round(counted.get(measure, self.samples))
        error: float = getattr(self, f"{measure}_error")
        return wilson_interval(getattr(self, measure), error, size, level)

    @cached_property
    def _shares(self) -> _Cells:
        shares: _Cells = self.transitions / self.samples
        return shares

    @property
    def _ppot_slopes(self) -> _Cells:
        return self._quotient_slopes(_FROM_BEHIND, _NOT_AHEAD, self.ppot)

    @property
    def _npot_slopes(self) -> _Cells:
        return self._quotient_slopes(_FALL_BEHIND, _NOT_BEHIND, self.npot)

    def _quotient_slopes(self, above: _Cells, below: _Cells, value: float) -> _Cells:
        divisor = float((self._shares * below).sum())
        return (above - value * below) / (divisor or nan)

    def _error(self, slopes: _Cells) -> float:
        if self.samples < 2:
            return nan
        # from the fullest cell: samples all alike have no error, to the last bit
        apart = slopes - slopes.flat[self.transitions.argmax()]
        mean = (self._shares * apart).sum()
        variance = (self._shares * (apart - mean) ** 2).sum()
        return sqrt(variance / (self.samples - 1))

    def __repr__(self) -> str:
        return self._sentence(hole=self.hole, board=self.board)

    def _sentence(self, **cards: object) -> str:
        names = [f"{measure}_error" for measure in get_args(Measure)]
        errors = {name: error_text(getattr(self, name)) for name in names}
        sentence = say("sampled.sentence", **(self._said() | errors | cards))
        return say("sampled.stopped", sentence=sentence) if self.stopped else sentence

    def _repr_html_(self) -> str:
        hole, board = ("".join(map(card_html, c)) for c in (self.hole, self.board))
        sentence = self._sentence(hole=hole, board=board)
        return f"<p>{sentence}</p>{transitions_html(self)}"


def error_text(error: float) -> str:
    """Return a standard error as it is said.

    Examples
    --------
    >>> error_text(0.00163), error_text(nan)
    ('0.0016', 'unknown')
    """
    return say("sampled.unknown_error") if isnan(error) else f"{error:.4f}"


def wilson_interval(value: float, error: float, size: int, level: float) -> Interval:
    """Return Wilson's interval for a mean of numbers from 0 to 1.

    E. B. Wilson, Probable inference, the law of succession, and statistical inference,
    Journal of the American Statistical Association 22 (1927), with the effective size
    ``value * (1 - value) / error ** 2`` of the sample, as surveys use it (N. Dean and
    M. Pagano, Evaluating confidence interval methods for binomial proportions in
    clustered surveys, Journal of Survey Statistics and Methodology 3, 2015).

    Parameters
    ----------
    value, error
        The mean and its standard error.
    size
        How many numbers there are: the effective size where all were alike.

    Examples
    --------
    >>> [round(end, 4) for end in wilson_interval(0.0, 0.0, 100, 0.95)]
    [0.0, 0.037]
    """
    if not 0 < real_number(level) < 1:
        raise ValueError(say("sampled.bad_level", given=level))
    if size == 0:
        return 0.0, 1.0
    effective = value * (1 - value) / error**2 if error > 0 else size
    squared = NormalDist().inv_cdf((1 + level) / 2) ** 2
    middle = (value + squared / (2 * effective)) / (1 + squared / effective)
    spread = value * (1 - value) / effective + squared / (4 * effective**2)
    half = sqrt(squared * spread) / (1 + squared / effective)
    # at the ends it is exact, and rounding must not leave them out
    low = 0.0 if value == 0 else middle - half
    return low, 1.0 if value == 1 else middle + half
