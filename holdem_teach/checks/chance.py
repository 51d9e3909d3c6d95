"""Is an estimate by chance right, and are all cases counted? Complaints for answers.

Nobody can say which number a right estimate is; but it lies near the exact one, and its
standard error says how near. The limits are wide enough that a right function fails by
chance less than once in a million checks, and narrow enough for typical mistakes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from holdem_teach.words import say

# An answer of the right kind, and what it is in words
ESTIMATE: Final = {"like": (0.5, 0.1), "kind": say("checks.estimate_and_error")}
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
    >>> complaint((0.515, 0.025))
    ''
    >>> complaint((0.515, 0.5))
    'the standard error is about 16 times what it should be with 400 samples'
    """
    ahead, tied, behind = outcomes
    total = ahead + tied + behind
    exact = (ahead + tied / 2) / total
    spread = math.sqrt((ahead + tied / 4) / total - exact**2)
    right = spread / math.sqrt(samples)

    def complaint(answer: Estimate) -> str:
        estimate, error = answer
        if abs(estimate - exact) > _ERRORS * right:
            key = _looks_like(answer, samples, lambda one: (one - exact) / right)
            return say(f"checks.estimate_{key}", errors=_ERRORS)
        return mean_of(samples)(answer) or _of_error(error / right, samples)

    return complaint


def _looks_like(
    answer: Estimate, samples: int, errors_off: Callable[[float], float]
) -> str:
    """Return what kind of mistake would explain an estimate that is too far off."""
    estimate, error = answer
    readings = {
        "percent": estimate / 100,
        "sum": estimate / samples,
        "swapped": error,
    }
    if abs(errors_off(0.5)) > _ERRORS:  # else both shares are about as large
        readings["the_opponents"] = 1 - estimate
    for key, reading in readings.items():
        if abs(errors_off(reading)) <= _ERRORS:
            return key
    if not 0 <= estimate <= 1:
        return "no_share"
    return "high" if errors_off(estimate) > 0 else "low"


def counts_of(hands: int) -> Callable[[tuple[int, ...]], str]:
    """Return what complains of counts that do not make so many hands together.

    Examples
    --------
    >>> counts_of(1081)((0, 1, 0))
    'the counts make 1 together, and there are 1,081 hands'
    """

    def complaint(counts: tuple[int, ...]) -> str:
        told = {"sum": sum(counts), "all": hands}
        return say("checks.sum_of_counts", **told) * (sum(counts) != hands)

    return complaint


def mean_of(samples: int) -> Callable[[Estimate], str]:
    """Return what complains of an estimate that is no mean of so many shares.

    Examples
    --------
    >>> complaint = mean_of(2)
    >>> complaint((0.75, 0.25)), complaint((0.64, 0.34)) == ""
    ('', False)
    """

    def complaint(answer: Estimate) -> str:
        halves = 2 * samples * answer[0]  # each share is 0, 1 or 2 halves of the pot
        is_mean = math.isclose(halves, round(halves), abs_tol=1e-6)
        return "" if is_mean else say("checks.no_mean", samples=samples)

    return complaint


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
