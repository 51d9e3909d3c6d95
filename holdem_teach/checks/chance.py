"""Is an estimate by chance right? Complaints for ``Answer.should_meet``.

Nobody can say which number a right estimate is; but it lies near the exact one, and its
standard error says how near. The limits are wide enough that a right function fails by
chance less than once in a million checks, and narrow enough for typical mistakes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from holdem_teach.words import say

ESTIMATE: Final = (0.5, 0.1)  # an answer of the right kind: estimate, standard error
_ERRORS: Final = 5  # standard errors; chance goes further once in 1.7 million
_TOO_FAR: Final = 0.25  # share by which a standard error may be off

Estimate = tuple[float, float]


def estimate_of(
    outcomes: tuple[int, int, int], samples: int
) -> Callable[[Estimate], str]:
    """Return what complains of an estimated share of the pot and its standard error.

    Parameters
    ----------
    outcomes
        In how many of all equally likely cases one is ahead, tied and behind at the
        river; a tie is worth half.
    samples
        How many were drawn.

    Examples
    --------
    >>> complaint = estimate_of((50, 0, 50), samples=400)
    >>> complaint((0.51, 0.025))
    ''
    >>> complaint((0.51, 0.5))
    'the standard error is about 16 times what it should be with 400 samples'
    """
    ahead, tied, behind = outcomes
    total = ahead + tied + behind
    exact = (ahead + tied / 2) / total
    spread = math.sqrt((ahead + tied / 4) / total - exact**2)
    right = spread / math.sqrt(samples)

    def complaint(answer: Estimate) -> str:
        estimate, error = answer
        if not 0 <= estimate <= 1:
            is_percent = abs(estimate / 100 - exact) <= _ERRORS * right
            return say(f"checks.estimate_{'percent' if is_percent else 'no_share'}")
        return _of_estimate((estimate - exact) / right) or _of_error(
            error / right, samples
        )

    return complaint


def _of_estimate(errors_off: float) -> str:
    if abs(errors_off) <= _ERRORS:
        return ""
    key = "estimate_high" if errors_off > 0 else "estimate_low"
    return say(f"checks.{key}", errors=_ERRORS)


def _of_error(times: float, samples: int) -> str:
    if times <= 0:
        return say("checks.error_not_above_0")
    if abs(times - 1) <= _TOO_FAR:
        return ""
    doublings = round(math.log2(times))
    if doublings == 0:
        return say("checks.error_near" if times > 1 else "checks.error_near_below")
    size = f"{2**doublings}" if doublings > 0 else f"1/{2**-doublings}"
    return say("checks.error_off", times=size, samples=samples)


def repeated(last: Estimate, *before: Estimate) -> str:
    """Complain if calls that were made twice did not answer the same both times.

    ``before`` are the answers to all calls, then those to the same calls again, except
    for the last.
    """
    answers = [*before, last]
    half = len(answers) // 2
    is_same = answers[:half] == answers[half:]
    return "" if is_same else say("checks.not_repeated")


def drawn_anew(last: Estimate, *before: Estimate) -> str:
    """Complain if every seed gave the same answer. Two may, by chance."""
    seen: Sequence[Estimate] = [last, *before]
    return say("checks.not_drawn_anew") if len(set(seen)) == 1 else ""
