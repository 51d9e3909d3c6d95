"""How a sample closes in on the exact value."""

from __future__ import annotations

from collections.abc import Sequence

from holdem_teach.plots.picture import BLUE, INK, SKY_BLUE, Picture
from holdem_teach.strength.estimate import SampledHandStrength
from holdem_teach.strength.exact import effective_hand_strength
from holdem_teach.words import say


def convergence(estimates: Sequence[SampledHandStrength]) -> Picture:
    """Return the EHS of a growing sample with its 95 % interval and the exact value.

    Parameters
    ----------
    estimates
        One spot's, as :func:`holdem_teach.strength.sampled.stream` gives them.

    Raises
    ------
    ValueError
        If there are none.

    Examples
    --------
    >>> from itertools import islice
    >>> from holdem_teach.strength.sampled import stream
    >>> growing = stream("Ad Qc", "3h 4c Jh", seed=1, block=200)
    >>> picture = convergence(list(islice(growing, 50)))
    >>> print(picture.description)
    A line with a band around it, from 200 to 10,000 samples of Ad Qc on 3h 4c Jh. \
The last estimate of EHS is 0.5125, its 95 % interval 0.5029 to 0.5222; the exact \
value is 0.5117.
    """
    if not estimates:
        raise ValueError(say("plots.no_estimates"))
    last = estimates[-1]
    exact = effective_hand_strength(last.hole, last.board).ehs
    picture = Picture(_text(estimates, exact), width=7, height=4.2)
    axes = picture.subplots()
    sizes = [each.samples for each in estimates]
    low, high = zip(*(each.interval() for each in estimates), strict=True)
    axes.fill_between(
        sizes,
        low,
        high,
        label=say("plots.sample_band"),
        facecolor=SKY_BLUE,
        edgecolor=BLUE,
        alpha=0.4,
        hatch="//",
    )
    values = [each.ehs for each in estimates]
    axes.plot(sizes, values, label=say("plots.sample_line"), color=BLUE)
    label = say("plots.sample_exact", exact=exact)
    axes.axhline(exact, label=label, color=INK, linestyle="--")
    axes.set_title(say("plots.sample_title", hole=last.hole, board=last.board))
    axes.set_xlabel(say("plots.sample_axis"))
    axes.set_ylabel(say("plots.sample_values"))
    axes.set_xlim(sizes[0], sizes[-1])
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.legend()
    return picture


def _text(estimates: Sequence[SampledHandStrength], exact: float) -> str:
    last = estimates[-1]
    low, high = last.interval()
    return say(
        "plots.sample_text",
        first=estimates[0].samples,
        last=last.samples,
        hole=last.hole,
        board=last.board,
        estimate=last.ehs,
        low=low,
        high=high,
        exact=exact,
    )
